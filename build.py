"""The one command of the project: `python3 build.py <verb>`. Needs Python 3.11 and nothing else.

Each verb is a module of web/build/ with a `main(args)`; it runs in a virtual environment that is made here.
"""

import ast
import importlib
import os
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"Turandot needs Python 3.11 or newer; this is {sys.version.split()[0]}. See python.org.")

from web.build import environment

MODULES = Path(__file__).resolve().parent / "web" / "build"
ORDER = ("serve", "test", "check", "site", "bench", "shots", "browsers", "chaos", "lock")


def verbs() -> dict[str, str]:
    """Every verb whose module is there, with the first line of that module as its explanation."""
    found = {}
    for name in ORDER:
        path = MODULES / f"{name}.py"
        if path.exists():
            text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
            found[name] = text.partition("\n")[0]
    return found


def usage(known: dict[str, str]) -> str:
    """What `--help` prints."""
    lines = [f"  {name:10}{summary}" for name, summary in known.items()]
    return "\n".join(
        ["usage: python3 build.py <verb> [options]", "", *lines, "", "`build.py <verb> --help` says more."]
    )


def main(argv: list[str]) -> int:
    """Find the verb, step into the virtual environment, and run it there."""
    known = verbs()
    if not argv or argv[0] in {"-h", "--help", "help"}:
        print(usage(known))
        return 0 if argv else 2
    verb, *args = argv
    if verb not in known:
        print(f"There is no verb {verb!r}.\n\n{usage(known)}", file=sys.stderr)
        return 2
    if not environment.is_active():
        environment.make()
        # UTF-8 whatever the system's habit: our files, and what our tools print, are.
        command = [str(environment.python()), "-X", "utf8", str(Path(__file__).resolve()), *argv]
        if os.name == "nt":  # where exec would give the prompt back before the work is done
            return subprocess.run(command, check=False).returncode
        os.execv(command[0], command)
    result: int | None = importlib.import_module(f"web.build.{verb}").main(args)
    return result or 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
