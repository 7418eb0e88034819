"""Memory snapshots: for every game a Python that has imported and exercised it, sparse and gzipped."""

import io
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from web.build import pyodide_core
from web.build.built import built, gzipped, run_node, sha256

HERE = Path(__file__).resolve().parent
SCRIPT, PYTHON = HERE / "snapshot.mjs", HERE / "python"


def snapshot(game: str, engine: Mapping[str, bytes]) -> Path:
    """The snapshot of an engine with one game, from the cache if nothing it depends on has changed."""
    stdlib = pyodide_core.stdlib()
    files = (
        SCRIPT,
        *sorted(PYTHON.glob("*.py")),
        stdlib,
        *(pyodide_core.core() / name for name in pyodide_core.CORE),
    )
    known = fingerprint(engine)

    def make(out: Path) -> None:
        with tempfile.TemporaryDirectory() as scratch:
            raw, unpacked = Path(scratch) / "snapshot", Path(scratch) / "engine"
            for path, content in engine.items():
                (unpacked / path).parent.mkdir(parents=True, exist_ok=True)
                (unpacked / path).write_bytes(content)
            run_node(SCRIPT, pyodide_core.core(), stdlib, known, unpacked, PYTHON, raw)
            # Hosts compress by type and know none for this: so it travels as .gz, and the worker inflates it.
            out.write_bytes(gzipped(raw.read_bytes()))

    return built(f"{game}.snapshot.gz", [known.encode(), *(path.read_bytes() for path in files)], make)


def engines(games: Iterable[str], wheel: bytes) -> dict[str, dict[str, bytes]]:
    """For each of these games the files of an engine without the others: what a change of those leaves as it is."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as packed:
        names = sorted(name for name in packed.namelist() if ".dist-info/" not in name and not name.endswith("/"))
        files = {name: packed.read(name) for name in names}
    homes = {game: f"/games/{_folder(game)}/" for game in games}
    return {
        game: {
            name: content
            for name, content in files.items()
            if not any(home in f"/{name}" for other, home in homes.items() if other != game)
        }
        for game in homes
    }


def fingerprint(engine: Mapping[str, bytes]) -> str:
    """By what a snapshot and the page know that they speak of the same engine."""
    return sha256("\n".join(f"{sha256(content)}  {path}" for path, content in sorted(engine.items())).encode())


def _folder(game: str) -> str:
    """A game's name may have hyphens, and Python's names have none."""
    return game.replace("-", "_")
