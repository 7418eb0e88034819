"""The one command of the project: `python3 build.py <verb>`. Needs Python 3.11 and nothing else.

Each verb is a module with a `main(args)`: of web/build/, which makes and serves the site, or of tests/tools/, which
tests, checks and measures. It runs in a virtual environment that is made here.
"""

import ast
import importlib
import os
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(f"This project needs Python 3.11 or newer; this is {sys.version.split()[0]}. See python.org.")

from web.build import environment

ROOT = Path(__file__).resolve().parent
MODULES = {
    "serve": "web.build.serve",
    "test": "tests.tools.test",
    "check": "tests.tools.check",
    "site": "web.build.site",
    "bench": "tests.tools.bench",
    "shots": "tests.tools.shots",
    "reasons": "tests.tools.reasons",
    "browsers": "tests.tools.browsers",
    "chaos": "tests.tools.chaos",
    "lock": "web.build.lock",
    "called": "web.build.called",
}


def verbs() -> dict[str, str]:
    """Every verb, with the first line of its module as its explanation."""
    found = {}
    for name, module in MODULES.items():
        source = (ROOT / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
        found[name] = (ast.get_docstring(ast.parse(source)) or "").partition("\n")[0]
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
    result: int | None = importlib.import_module(MODULES[verb]).main(args)
    return result or 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
