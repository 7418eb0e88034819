"""The course: every seat count trained by itself, from where its notes stop, and one table made of all."""

import json
import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from turandot.engine.errors import BadSetup
from turandot.engine.game import check_seed
from turandot.games.turandot.bots.model import Model, Sheet, read_model, untrained, write_model
from turandot.games.turandot.training.lessons import Course, Notes, read_notes, train, write_notes
from turandot.games.turandot.training.sums import CAUTION, TRUST

SEATS = range(2, 6)
SAVE_EVERY = 50


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the verb to the parser."""
    parser.add_argument("--out", required=True, metavar="FILE", help="where the finished table goes")
    parser.add_argument("--notes", required=True, metavar="DIR", help="where training keeps its place, to go on later")
    parser.add_argument("--seed", default="la-scala", help="names the games (default: %(default)s)")
    parser.add_argument("--passes", type=int, default=3, help="passes, each with the last one's table (%(default)s)")
    parser.add_argument("--games", type=int, default=500, help="games a pass and seat count (default: %(default)s)")
    parser.add_argument("--rehearsals", type=int, default=40, help="of every bid (default: %(default)s)")
    parser.add_argument("--performances", type=int, default=0, help="of every bid, as the maestro's (%(default)s)")
    parser.add_argument("--start", metavar="FILE", help="a table to begin with (default: knowing next to nothing)")
    parser.add_argument("--seats", type=int, action="append", choices=SEATS, help="only these; may be repeated")
    parser.add_argument("--jobs", type=int, default=1, help="seat counts trained side by side (default: %(default)s)")


def run(arguments: Namespace) -> int:
    """Train every seat count, then write one table."""
    for name in ("passes", "games", "rehearsals", "jobs"):
        if getattr(arguments, name) < 1:
            raise BadSetup(f"--{name} takes a number from 1")
    if arguments.performances < 0:
        raise BadSetup("--performances takes a number from 0")
    length = (arguments.passes, arguments.games, arguments.rehearsals, arguments.performances)
    course = Course(check_seed(arguments.seed), *length, TRUST if arguments.start else CAUTION)
    begin = started(arguments.start)
    place = Path(arguments.notes)
    place.mkdir(parents=True, exist_ok=True)
    work = partial(train_one, course=course, place=place, begin=begin)
    taught = sorted(set(arguments.seats or SEATS))
    if arguments.jobs == 1:
        models = list(map(work, taught))
    else:
        with ProcessPoolExecutor(arguments.jobs) as pool:
            models = list(pool.map(work, taught))
    sheets = {key: known for model, seats in zip(models, taught, strict=True) for key, known in own(model, seats)}
    text = json.dumps(write_model(Model({**begin.sheets, **sheets})), separators=(",", ":"))
    Path(arguments.out).write_text(f"{text}\n", encoding="utf-8")
    return 0


def started(path: str | None) -> Model:
    """The table to begin with."""
    if path is None:
        return untrained()
    try:
        return read_model(json.loads(Path(path).read_text(encoding="utf-8")))
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadSetup(f"--start {path}: no table can be read there") from error


def own(model: Model, seats: int) -> list[tuple[tuple[int, int], Sheet]]:
    """The sheets of one seat count."""
    return [(key, known) for key, known in model.sheets.items() if key[0] == seats]


def train_one(seats: int, course: Course, place: Path, begin: Model) -> Model:
    """Train one seat count, from where its notes stop; notes of another course are an error, not a start."""
    path = place / f"seats-{seats}.json"
    about = [course.seed, course.games, course.rehearsals, course.performances]
    notes = Notes(seats, begin)
    if path.exists():
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["course"] != about:
            raise BadSetup(
                f"{path} holds another training: seed, games, rehearsals and performances {kept['course']}, not {about}"
            )
        notes = read_notes(seats, kept["notes"])

    def saw(now: Notes) -> None:
        show(now, course)
        if now.games % SAVE_EVERY == 0:
            text = json.dumps({"course": about, "notes": write_notes(now)})
            part = path.with_suffix(".part")
            part.write_text(text, encoding="utf-8")
            part.replace(path)

    return train(notes, course, saw)


def show(notes: Notes, course: Course) -> None:
    """Draw a progress bar, where somebody is watching; else say when a pass is done."""
    done, total = notes.passes * course.games + notes.games, course.passes * course.games
    if sys.stderr.isatty():
        filled = 40 * done // total
        end = "\n" if done == total else ""
        bar = f"[{'#' * filled}{'.' * (40 - filled)}]"
        print(f"\r{notes.seats} seats {bar} {done}/{total} games", end=end, file=sys.stderr, flush=True)
    elif not notes.games:
        print(f"{notes.seats} seats: pass {notes.passes} of {course.passes} done", file=sys.stderr, flush=True)
