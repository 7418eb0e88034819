"""Pyodide without what no engine of ours touches: a sixth of what a first visit loads, and much of what starting takes.

Its runtime offers every function of Python's to packages written in C, and looks each one up when it starts: it keeps
those that its own scripts or ours name. Left out of its memory are the characters of East Asian encodings, of Python's
and of the C library, and the names of characters; asking for those fails as it does for an encoding or a name that does
not exist. Where these lie is known for one file only; any other keeps them, and a test of the site's weight says so.
"""

import re
import struct
from collections import Counter
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from web.build.built import sha256
from web.build.wasm import DATA, EXPORTS, IMPORTS, chunk, imports, module, read, sections, sized, vector

WORD = re.compile(r"[\w$]+")
# How the script of the runtime takes over a function, and where it declares them all.
TAKEN = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\];')
DECLARED = re.compile(r"var ([\w$]+(?:,[\w$]+)+);")
ONLY_TAKEN = 3  # times that such a function is named: where it is declared, and twice where it is taken over

CONST = 0x41

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
    taken = imports(dict(sections(wasm))[IMPORTS])
    wanted = {*WORD.findall(others), *(name for name, *_ in taken)}  # what it asks for may be its own
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
    return module((number, change.get(number, bytes)(content)) for number, content in sections(wasm))


def _exports(content: bytes, named: AbstractSet[str]) -> bytes:
    """Those that somebody names, as they are or as scripts call them."""
    count, at = read(content, 0)
    kept = []
    for _ in range(count):
        start = at
        name, at = chunk(content, at)
        _, at = read(content, at + 1)
        if named & {name.decode(), f"_{name.decode()}"}:
            kept.append(content[start:at])
    return vector(kept)


def _data(content: bytes) -> bytes:
    """The memory, in pieces that have an address each."""
    count, at = read(content, 0)
    pieces = []
    for _ in range(count):
        start = at
        if content[at : at + 2] != bytes([0, CONST]):
            raise ValueError("a piece of the memory has no fixed address")
        address, at = read(content, at + 2)
        head = content[start : at + 1]
        piece, at = chunk(content, at + 1)
        pieces.append((head, address, piece))
    memory = bytearray(max(address + len(piece) for _, address, piece in pieces))
    for _, address, piece in pieces:
        memory[address : address + len(piece)] = piece
    _blank(memory)
    lean_pieces = (head + sized(bytes(memory[address : address + len(was)])) for head, address, was in pieces)
    return vector(lean_pieces)


def _blank(memory: bytearray) -> None:
    for at in INDEX:
        if CHARACTERS.first <= ENTRY.unpack_from(memory, at)[0] < CHARACTERS.end:
            ENTRY.pack_into(memory, at, 0, 0, 0)
    for first, end, instead in BLANK:
        memory[first:end] = instead * ((end - first) // len(instead))
