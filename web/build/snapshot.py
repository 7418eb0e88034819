"""The memory snapshot: a Python that has imported and exercised our package, sparse and gzipped."""

import tempfile
import zipfile
from pathlib import Path

from web.build import pyodide_core
from web.build.built import built, gzipped, run_node

HERE = Path(__file__).resolve().parent
SCRIPT, PYTHON = HERE / "snapshot.mjs", HERE / "python"


def snapshot(wheel: Path) -> Path:
    """The snapshot for this wheel, from the cache if nothing it depends on has changed."""
    stdlib = pyodide_core.stdlib()
    files = (
        SCRIPT,
        *sorted(PYTHON.glob("*.py")),
        wheel,
        stdlib,
        *(pyodide_core.directory() / name for name in pyodide_core.CORE),
    )

    def make(out: Path) -> None:
        with tempfile.TemporaryDirectory() as scratch:
            raw, unpacked = Path(scratch) / "snapshot", Path(scratch) / "wheel"
            zipfile.ZipFile(wheel).extractall(unpacked)
            run_node(SCRIPT, pyodide_core.directory(), stdlib, wheel, unpacked, PYTHON, raw)
            # Hosts compress by type and know none for this: so it travels as .gz, and the worker inflates it.
            out.write_bytes(gzipped(raw.read_bytes()))

    return built("engine.snapshot.gz", (path.read_bytes() for path in files), make)
