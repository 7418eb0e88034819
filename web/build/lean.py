"""Pyodide without what no engine of ours touches: a sixth of what a first visit loads, and much of what starting takes.

Its runtime offers every function of Python's to packages written in C, and looks each one up when it starts: it keeps
those that its own scripts or ours name. Left out of its memory are the characters of East Asian encodings, of Python's
and of the C library, and the names of characters; asking for those fails as it does for an encoding or a name that does
not exist. Where these lie is known for one file only; any other keeps them, and a test of the site's weight says so.
"""

import re
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from web.build.built import sha256

WORD = re.compile(r"[\w$]+")
# How the script of the runtime takes over a function, and where it declares them all.
TAKEN = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\];')
DECLARED = re.compile(r"var ([\w$]+(?:,[\w$]+)+);")
ONLY_TAKEN = 3  # times that such a function is named: where it is declared, and twice where it is taken over

# Numbers of sections, and of what may stand in them.
IMPORTS, EXPORTS, DATA = 2, 7, 11
FUNCTION, GLOBAL = 0, 3
CONST = 0x41
MORE = 0x80  # set in every byte of a number but the last

KNOWN = "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6"


class Part(NamedTuple):
    """A part of the memory that a program starts with, and what is there instead."""

    first: int
    end: int
    instead: bytes = b"\0"


CHARACTERS = Part(0xC3720, 0x153530)  # of _codecs_cn, _codecs_hk, _codecs_jp, _codecs_kr and _codecs_tw
BLANK = (
    Part(CHARACTERS.first, 0x140020),
    Part(0x140250, CHARACTERS.end),  # between them, how Korean syllables are put together
    Part(0x1815F0, 0x1997F0, b"\xf7\x9f"),  # where the name of a character stands: none has one
    Part(0x1997F0, 0x1C3750),  # the names
    Part(0x1C5480, 0x1ED45C),  # whose names they are
    Part(0x2B2800, 0x2D3400),  # of iconv, which Python does not call
)
# By first byte, where among the characters its own are: an entry that is nought has none.
INDEX, ENTRY = range(0x3769A8, 0x384570, 8), struct.Struct("<IHH")


def lean(wasm: bytes, script: str, others: str) -> tuple[bytes, str]:
    """A runtime and its script; `others` are all other scripts that name its functions."""
    wanted = {*WORD.findall(others), *_imported(wasm)}
    kept = _without_unused(script, wanted)
    return _lean_wasm(wasm, {*wanted, *WORD.findall(kept)}), kept


# ── The script ──


def _without_unused(script: str, wanted: AbstractSet[str]) -> str:
    named = Counter(WORD.findall(script))
    unused = {
        name
        for name, export in TAKEN.findall(script)
        if (named[name], named[export]) == (ONLY_TAKEN, 1) and not {name, export} & wanted
    }

    def declared(found: re.Match[str]) -> str:
        names = [name for name in found[1].split(",") if name not in unused]
        return f"var {','.join(names)};" if names else ""

    return DECLARED.sub(declared, TAKEN.sub(lambda found: "" if found[1] in unused else found[0], script))


# ── The runtime ──


def _lean_wasm(wasm: bytes, named: AbstractSet[str]) -> bytes:
    change: dict[int, Callable[[bytes], bytes]] = {EXPORTS: lambda content: _exports(content, named)}
    if sha256(wasm) == KNOWN:
        change[DATA] = _data
    sections = ((number, change.get(number, bytes)(content)) for number, content in _sections(wasm))
    return wasm[:8] + b"".join(bytes([number]) + _sized(content) for number, content in sections)


def _sections(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    at = 8
    while at < len(wasm):
        content, end = _bytes(wasm, at + 1)
        yield wasm[at], content
        at = end


def _imported(wasm: bytes) -> Iterator[str]:
    """What a runtime asks for by name, which may be its own."""
    content = next(content for number, content in _sections(wasm) if number == IMPORTS)
    count, at = _read(content, 0)
    for _ in range(count):
        _, at = _bytes(content, at)
        name, at = _bytes(content, at)
        kind, at = content[at], at + 1
        if kind == FUNCTION:
            _, at = _read(content, at)
        elif kind == GLOBAL:
            at += 2
        else:
            raise ValueError("only functions and globals are expected here")
        yield name.decode()


def _exports(content: bytes, named: AbstractSet[str]) -> bytes:
    """Those that somebody names, as they are or as scripts call them."""
    count, at = _read(content, 0)
    kept = []
    for _ in range(count):
        start = at
        name, at = _bytes(content, at)
        _, at = _read(content, at + 1)
        if named & {name.decode(), f"_{name.decode()}"}:
            kept.append(content[start:at])
    return _written(len(kept)) + b"".join(kept)


def _data(content: bytes) -> bytes:
    """The memory, in pieces that have an address each."""
    count, at = _read(content, 0)
    pieces = []
    for _ in range(count):
        start = at
        if content[at : at + 2] != bytes([0, CONST]):
            raise ValueError("a piece of the memory has no fixed address")
        address, at = _read(content, at + 2)
        head = content[start : at + 1]
        piece, at = _bytes(content, at + 1)
        pieces.append((head, address, piece))
    memory = bytearray(max(address + len(piece) for _, address, piece in pieces))
    for _, address, piece in pieces:
        memory[address : address + len(piece)] = piece
    _blank(memory)
    lean_pieces = (head + _sized(bytes(memory[address : address + len(was)])) for head, address, was in pieces)
    return _written(count) + b"".join(lean_pieces)


def _blank(memory: bytearray) -> None:
    for at in INDEX:
        if CHARACTERS.first <= ENTRY.unpack_from(memory, at)[0] < CHARACTERS.end:
            ENTRY.pack_into(memory, at, 0, 0, 0)
    for first, end, instead in BLANK:
        memory[first:end] = instead * ((end - first) // len(instead))


# ── Numbers as WebAssembly writes them, seven bits at a time, and bytes with their number before them ──


def _read(wasm: bytes, at: int) -> tuple[int, int]:
    """A number, and where it ends."""
    number = shift = 0
    while wasm[at] & MORE:
        number |= (wasm[at] & ~MORE) << shift
        shift, at = shift + 7, at + 1
    return number | wasm[at] << shift, at + 1


def _written(number: int) -> bytes:
    parts = []
    while number >= MORE:
        parts.append(number % MORE | MORE)
        number >>= 7
    return bytes([*parts, number])


def _bytes(wasm: bytes, at: int) -> tuple[bytes, int]:
    size, start = _read(wasm, at)
    return wasm[start : start + size], start + size


def _sized(content: bytes) -> bytes:
    return _written(len(content)) + content
