"""The course: every seat count trained by itself, from where its notes stop, and one file of weights made of all."""

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from turandot.engine.errors import BadSetup
from turandot.engine.game import check_seed
from turandot.games.penguin.bots.model import SEATS, Model, untrained, write_model
from turandot.games.penguin.training.lessons import Course, Notes, read_notes, train, write_notes

SAVE_EVERY = 50
BAR = 40


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the verb to the parser."""
    parser.add_argument("--out", required=True, metavar="FILE", help="where the finished weights go")
    parser.add_argument("--notes", required=True, metavar="DIR", help="where training keeps its place, to go on later")
    parser.add_argument("--seed", default="antarctica", help="names the games (default: %(default)s)")
    parser.add_argument("--passes", type=int, default=3, help="passes, each with the last one's weights (%(default)s)")
    parser.add_argument("--games", type=int, default=1000, help="games a pass and seat count (default: %(default)s)")


def run(arguments: Namespace) -> int:
    """Train every seat count, then write one file of weights."""
    for name in ("passes", "games"):
        if getattr(arguments, name) < 1:
            raise BadSetup(f"--{name} takes a number from 1")
    course = Course(check_seed(arguments.seed), arguments.passes, arguments.games)
    place = Path(arguments.notes)
    place.mkdir(parents=True, exist_ok=True)
    whole = {seats: train_one(seats, course, place)[seats] for seats in SEATS}
    Path(arguments.out).write_text(written(write_model(whole)), encoding="utf-8")
    return 0


def written(model: dict[str, object]) -> str:
    """The weights as small readable text."""
    return f"{json.dumps(model, separators=(',', ':'))}\n".replace("],", "],\n")


def train_one(seats: int, course: Course, place: Path) -> Model:
    """Train one seat count, from where its notes stop; notes of another course are an error, not a start."""
    path = place / f"seats-{seats}.json"
    about = [course.seed, course.games]
    notes = Notes(seats, untrained())
    if path.exists():
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["course"] != about:
            raise BadSetup(f"{path} holds another training: seed and games {kept['course']}, not {about}")
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
        filled = BAR * done // total
        end = "\n" if done == total else ""
        bar = f"[{'#' * filled}{'.' * (BAR - filled)}]"
        print(f"\r{notes.seats} seats {bar} {done}/{total} games", end=end, file=sys.stderr, flush=True)
    elif not notes.games:
        print(f"{notes.seats} seats: pass {notes.passes} of {course.passes} done", file=sys.stderr, flush=True)
