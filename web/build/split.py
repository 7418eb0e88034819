"""A runtime in two parts: the functions that a game calls come first, and all others when they have time.

Of Pyodide's 14,000 functions that are left (lean.py) a game calls one in fourteen, which are an eleventh of the code.
Both parts keep the number of every function, and share memory, tables, globals and tags. In the place of a function
that is in the other part stands one that calls it, through a table which both parts fill; where the rest has not come
yet, it is asked for first.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from web.build.wasm import (
    CODE,
    ELEMENTS,
    EXPORTS,
    FUNCTION,
    FUNCTIONS,
    GLOBAL,
    GLOBALS,
    IMPORTS,
    MEMORIES,
    MEMORY,
    TABLE,
    TABLES,
    TAG,
    TAGS,
    TYPES,
    chunk,
    chunks,
    constant,
    imports,
    longer,
    module,
    numbers,
    read,
    sections,
    sized,
    vector,
    written,
)

Function: TypeAlias = int
"""A function by its number among those that are defined, without those that are imported."""

# What both parts share goes by these names, and the first part is the module of them; the page's script knows them too.
FIRST, SHARED = b"first", "first "
ACROSS = f"{SHARED}across"  # the table through which the parts call each other; its first place asks for the rest
WHOLE = f"{SHARED}whole"  # a number that is not nought when both parts are there
USED = "used "  # before the number of a function: in a runtime that is watched, whether it was called

CONST, GET, SET, LOCAL, CALL, INDIRECT, NOT, IF, END = 0x41, 0x23, 0x24, 0x20, 0x10, 0x11, 0x45, 0x04, 0x0B
I32, FUNCREF, FUNCTION_TYPE, NOTHING, VARIABLE = 0x7F, 0x70, 0x60, 0x40, 1
NEVER = bytes([0, 0, END])  # the body of a function that nobody calls
ZERO = bytes([I32, VARIABLE, CONST, 0, END])  # a number that may change, and begins as nought
WIDTHS = {0x43: 4, 0x44: 8}  # of constants that are no whole numbers


class Runtime(NamedTuple):
    """What has to be known of a runtime to take it apart."""

    parts: dict[int, bytes]
    types: list[tuple[int, bool]]  # how many parameters, and whether that is all there is to it
    imports: list[bytes]  # functions, as they are written
    kinds: list[int]  # the type of every function
    bodies: list[bytes]
    shared: list[tuple[str, int, bytes]]  # a name, a kind, and a type as it is written

    @property
    def signal(self) -> int:
        """The type of a function that is told nothing and answers nothing."""
        return next(number for number, (_, all_of_it) in enumerate(self.types) if all_of_it)

    def many(self, kind: int) -> int:
        """How many tables, globals … there are."""
        return sum(of == kind for _, of, _ in self.shared)


def split(wasm: bytes, wanted: Callable[[Function], bool]) -> tuple[bytes, bytes]:
    """The two parts of a runtime; `wanted` says which functions come first."""
    runtime = _read(wasm)
    every = range(len(runtime.bodies))
    kept, others = ([each for each in every if wanted(each) is first] for first in (True, False))
    places = {each: place for place, each in enumerate((*kept, *others), 1)}
    return _first(runtime, kept, places), _rest(runtime, others, places)


def watched(wasm: bytes) -> bytes:
    """A runtime that notes of every function whether it was called."""
    runtime = _read(wasm)
    before, count = runtime.many(GLOBAL), len(runtime.bodies)
    bodies = []
    for number, body in enumerate(runtime.bodies):
        start = _after_locals(body)
        note = bytes([CONST, 1, SET]) + written(before + number)
        bodies.append(sized(body[:start] + note + body[start:]))
    names = (_named(f"{USED}{number}") + bytes([GLOBAL]) + written(before + number) for number in range(count))
    return _with(
        runtime,
        {
            GLOBALS: longer(runtime.parts[GLOBALS], [ZERO] * count),
            EXPORTS: longer(runtime.parts[EXPORTS], names),
            CODE: vector(bodies),
        },
    )


# ── The parts ──


def _first(runtime: Runtime, kept: list[Function], places: dict[Function, int]) -> bytes:
    """What is called, all that is shared, and a way to everything else for whoever may be sent there."""
    inside, whole = set(kept), runtime.many(GLOBAL)
    have_it = len(runtime.imports) + len(runtime.bodies)  # the function that sees to it that the rest is there
    reached = _reached(runtime, kept)

    def body(number: Function) -> bytes:
        if number in inside:
            return runtime.bodies[number]
        return _across(runtime, number, places, bytes([CALL]) + written(have_it)) if number in reached else NEVER

    ask = bytes([CONST, 0, INDIRECT]) + written(runtime.signal) + written(runtime.many(TABLE))
    unless_whole = bytes([0, GET]) + written(whole) + bytes([NOT, IF, NOTHING]) + ask + bytes([END, END])
    table = _table_of(places)
    return _with(
        runtime,
        {
            FUNCTIONS: longer(runtime.parts[FUNCTIONS], [written(runtime.signal)]),
            TABLES: longer(runtime.parts[TABLES], [table]),
            GLOBALS: longer(runtime.parts[GLOBALS], [ZERO]),
            EXPORTS: longer(runtime.parts[EXPORTS], _offered(runtime)),
            ELEMENTS: longer(runtime.parts[ELEMENTS], [_filling(runtime, kept, places)]),
            CODE: vector([*(sized(body(number)) for number in range(len(runtime.bodies))), sized(unless_whole)]),
        },
    )


def _rest(runtime: Runtime, others: list[Function], places: dict[Function, int]) -> bytes:
    inside = set(others)
    bodies = (
        sized(body if number in inside else _across(runtime, number, places))
        for number, body in enumerate(runtime.bodies)
    )
    taken = [
        sized(FIRST) + _named(name) + bytes([kind]) + type_
        for name, kind, type_ in (*runtime.shared, (ACROSS, TABLE, _table_of(places)))
    ]
    own = {
        TYPES: runtime.parts[TYPES],
        IMPORTS: vector([*runtime.imports, *taken]),
        FUNCTIONS: runtime.parts[FUNCTIONS],
        ELEMENTS: vector([_filling(runtime, others, places)]),
        CODE: vector(bodies),
    }
    return module(own.items())


def _with(runtime: Runtime, changed: dict[int, bytes]) -> bytes:
    return module((number, changed.get(number, content)) for number, content in runtime.parts.items())


def _across(runtime: Runtime, number: Function, places: dict[Function, int], before: bytes = b"") -> bytes:
    """The body of a function that calls the one in the other part."""
    kind = runtime.kinds[number]
    given = b"".join(bytes([LOCAL]) + written(each) for each in range(runtime.types[kind][0]))
    call = constant(places[number]) + bytes([INDIRECT]) + written(kind) + written(runtime.many(TABLE))
    return b"\0" + before + given + call + bytes([END])


def _filling(runtime: Runtime, functions: list[Function], places: dict[Function, int]) -> bytes:
    """A part of the table: these functions, which have their places one after another."""
    start = constant(places[functions[0]]) if functions else constant(1)
    listed = vector(written(len(runtime.imports) + number) for number in functions)
    return b"\2" + written(runtime.many(TABLE)) + start + bytes([END, 0]) + listed


def _table_of(places: dict[Function, int]) -> bytes:
    return bytes([FUNCREF, 0]) + written(len(places) + 1)


def _offered(runtime: Runtime) -> Iterator[bytes]:
    """What is shared, by its kind and number; table and number that only the first part has come last."""
    counted = {TABLE: 0, MEMORY: 0, GLOBAL: 0, TAG: 0}
    for name, kind, _ in (*runtime.shared, (ACROSS, TABLE, b""), (WHOLE, GLOBAL, b"")):
        yield _named(name) + bytes([kind]) + written(counted[kind])
        counted[kind] += 1


def _reached(runtime: Runtime, kept: list[Function]) -> set[Function]:
    """Functions that can be called from outside, by their number in a table, or by one of those that are kept.

    Whatever looks like a call is taken for one: bodies are not understood here, and too many do no harm.
    """
    found = set(_listed(runtime.parts[ELEMENTS])) | _exported(runtime.parts[EXPORTS])
    for number in kept:
        body = runtime.bodies[number]
        at = body.find(CALL)
        while at >= 0:
            if at + 5 < len(body):
                found.add(read(body, at + 1)[0])
            at = body.find(CALL, at + 1)
    return {number - len(runtime.imports) for number in found}


# ── Reading ──


def _read(wasm: bytes) -> Runtime:
    parts = dict(sections(wasm))
    taken = list(imports(parts[IMPORTS]))
    globals_ = [*(type_ for _, kind, _, type_ in taken if kind == GLOBAL), *_globals(parts[GLOBALS])]
    alike = {
        TABLE: list(_typed(parts[TABLES], _limited)),
        MEMORY: list(_typed(parts[MEMORIES], lambda content, at: _limited(content, at - 1))),
        GLOBAL: globals_,
        TAG: list(_typed(parts[TAGS], read)),
    }
    return Runtime(
        parts,
        list(_types(parts[TYPES])),
        [entry for _, kind, entry, _ in taken if kind == FUNCTION],
        numbers(parts[FUNCTIONS]),
        chunks(parts[CODE]),
        [
            (f"{SHARED}{kind} {number}", kind, type_)
            for kind, types in alike.items()
            for number, type_ in enumerate(types)
        ],
    )


def _types(content: bytes) -> Iterator[tuple[int, bool]]:
    count, at = read(content, 0)
    for _ in range(count):
        if content[at] != FUNCTION_TYPE:
            raise ValueError("only types of functions are expected here")
        parameters, at = chunk(content, at + 1)
        results, at = chunk(content, at)
        yield len(parameters), not parameters and not results


def _typed(content: bytes, type_: Callable[[bytes, int], tuple[int, int]]) -> Iterator[bytes]:
    """The entries of a vector as they are written, whose first byte says what they are and is followed by more."""
    count, at = read(content, 0)
    for _ in range(count):
        start = at
        _, at = type_(content, at + 1)
        yield content[start:at]


def _limited(content: bytes, at: int) -> tuple[int, int]:
    """How many there are at least and, if that is said, at most; and where it ends."""
    least, end = read(content, at + 1)
    return read(content, end) if content[at] & 1 else (least, end)


def _globals(content: bytes) -> Iterator[bytes]:
    """The types of globals, which begin with a constant or with another global."""
    count, at = read(content, 0)
    for _ in range(count):
        yield content[at : at + 2]
        begins, at = content[at + 2], at + 3
        at = at + WIDTHS[begins] if begins in WIDTHS else read(content, at)[1]
        at += 1  # where that is said to end


def _listed(content: bytes) -> list[int]:
    """The functions that have a place in the table of all pointers."""
    count, at = read(content, 0)
    if count != 1 or content[at : at + 2] != bytes([0, CONST]):
        raise ValueError("one list of functions is expected, which begins at a fixed place")
    _, at = read(content, at + 2)
    return numbers(content[at + 1 :])


def _exported(content: bytes) -> set[int]:
    count, at = read(content, 0)
    found = set()
    for _ in range(count):
        _, at = chunk(content, at)
        kind = content[at]
        number, at = read(content, at + 1)
        if kind == FUNCTION:
            found.add(number)
    return found


def _after_locals(body: bytes) -> int:
    """Where the variables of a function have been told, and what it does begins."""
    count, at = read(body, 0)
    for _ in range(count):
        _, at = read(body, at)
        at += 1
    return at


def _named(name: str) -> bytes:
    return sized(name.encode())
