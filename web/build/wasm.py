"""WebAssembly as bytes: sections with their numbers, vectors, and numbers written seven bits at a time."""

from collections.abc import Iterable, Iterator

# Numbers of sections, in the order of their contents.
TYPES, IMPORTS, FUNCTIONS, TABLES, MEMORIES, GLOBALS, EXPORTS = range(1, 8)
ELEMENTS, CODE, DATA, DATA_COUNT, TAGS = range(9, 14)
OTHER = 0  # whatever a tool has to say
NAMES, OF_FUNCTIONS = b"name", 1  # names, and those of functions among them

# Kinds of what is imported and exported.
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)

MORE = 0x80  # set in every byte of a number but the last
HEAD = 8  # bytes before the first section


def sections(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    """Every section, by its number."""
    at = HEAD
    while at < len(wasm):
        content, end = chunk(wasm, at + 1)
        yield wasm[at], content
        at = end


def module(parts: Iterable[tuple[int, bytes]]) -> bytes:
    """A module of these sections."""
    return b"\0asm\1\0\0\0" + b"".join(bytes([number]) + sized(content) for number, content in parts)


def read(wasm: bytes, at: int) -> tuple[int, int]:
    """A number, and where it ends."""
    number = shift = 0
    while wasm[at] & MORE:
        number |= (wasm[at] & ~MORE) << shift
        shift, at = shift + 7, at + 1
    return number | wasm[at] << shift, at + 1


def written(number: int) -> bytes:
    """A number as it is read."""
    parts = []
    while number >= MORE:
        parts.append(number % MORE | MORE)
        number >>= 7
    return bytes([*parts, number])


def constant(number: int) -> bytes:
    """The instruction that puts down a number, whose highest bit would otherwise be taken for a sign."""
    digits = written(number)
    return b"\x41" + (digits[:-1] + bytes([digits[-1] | MORE, 0]) if digits[-1] & 0x40 else digits)


def chunk(wasm: bytes, at: int) -> tuple[bytes, int]:
    """Bytes with their number before them, and where they end."""
    size, start = read(wasm, at)
    return wasm[start : start + size], start + size


def sized(content: bytes) -> bytes:
    """Bytes with their number before them."""
    return written(len(content)) + content


def vector(entries: Iterable[bytes]) -> bytes:
    """Entries, with how many there are before them."""
    listed = list(entries)
    return written(len(listed)) + b"".join(listed)


def longer(content: bytes, entries: Iterable[bytes]) -> bytes:
    """A vector with more entries at its end."""
    count, at = read(content, 0)
    added = list(entries)
    return written(count + len(added)) + content[at:] + b"".join(added)


def chunks(content: bytes) -> list[bytes]:
    """The entries of a vector that have their sizes before them, such as the bodies of functions."""
    count, at = read(content, 0)
    found = []
    for _ in range(count):
        entry, at = chunk(content, at)
        found.append(entry)
    return found


def numbers(content: bytes) -> list[int]:
    """The entries of a vector of numbers."""
    count, at = read(content, 0)
    found = []
    for _ in range(count):
        number, at = read(content, at)
        found.append(number)
    return found


def imports(content: bytes) -> Iterator[tuple[str, int, bytes, bytes]]:
    """The name and kind of everything that is imported, all of it as it is written, and its type."""
    count, at = read(content, 0)
    for _ in range(count):
        start = at
        _, at = chunk(content, at)
        name, at = chunk(content, at)
        kind, type_at = content[at], at + 1
        if kind not in {FUNCTION, GLOBAL}:
            raise ValueError("only functions and globals are expected here")
        at = read(content, type_at)[1] if kind == FUNCTION else type_at + 2
        yield name.decode(), kind, content[start:at], content[type_at:at]


# ── Names, which tools keep with a function wherever they move it ──


def numbered(wasm: bytes) -> bytes:
    """A module whose own functions are called by their numbers, imported ones not counted."""
    parts = dict(sections(wasm))
    imported = sum(kind == FUNCTION for _, kind, _, _ in imports(parts[IMPORTS]))
    own = range(read(parts[FUNCTIONS], 0)[0])
    names = vector(written(imported + number) + sized(str(number).encode()) for number in own)
    return wasm + bytes([OTHER]) + sized(sized(NAMES) + bytes([OF_FUNCTIONS]) + sized(names))


def without_numbers(wasm: bytes) -> tuple[bytes, list[int]]:
    """The module without names, and by which numbers its functions were called."""
    parts = list(sections(wasm))
    imported = sum(kind == FUNCTION for _, kind, _, _ in imports(dict(parts)[IMPORTS]))
    told = next(part for part in parts if part[0] == OTHER and part[1].startswith(sized(NAMES)))
    names = _names(told[1].removeprefix(sized(NAMES)))
    return module(part for part in parts if part is not told), [int(name) for at, name in names if at >= imported]


def _names(content: bytes) -> Iterator[tuple[int, bytes]]:
    """Names of functions, with their numbers now; they come first among names."""
    if content[0] != OF_FUNCTIONS:
        raise ValueError("names of functions are expected first")
    _, at = read(content, 1)
    count, at = read(content, at)
    for _ in range(count):
        number, at = read(content, at)
        name, at = chunk(content, at)
        yield number, name
