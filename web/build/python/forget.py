"""Runs in Pyodide after the warm-up: takes out of memory what Python only needed to get there.

Whoever imports such a module later gets it anew, once the standard library is there (worker/snapshot.js).
"""

import dataclasses
import functools
import gc
import importlib
import re
import sys
import types
import typing
import zipimport


class Later:
    """Stands for a module that is imported as soon as anybody wants something of it."""

    def __init__(self, name: str) -> None:
        """Know its name, and nothing else of it."""
        self.name = name

    def __getattr__(self, wanted: str) -> object:
        """Import it."""
        return getattr(importlib.import_module(self.name), wanted)


MAKERS = ("annotationlib", "ast", "inspect")  # of classes; the last two are stand-ins (spare.py)

vars(sys).update(stdin=None, __stdin__=None)  # nobody types here, and its buffer would be kept too
vars(zipimport)["_zip_directory_cache"].clear()  # read again when something is imported
re.purge()
vars(sys)["_clear_internal_caches"]()

for name in MAKERS:
    del sys.modules[name]
vars(dataclasses).update(annotationlib=Later("annotationlib"), inspect=Later("inspect"))
vars(typing).update(_lazy_annotationlib=Later("annotationlib"))
for thing in gc.get_objects():
    if isinstance(thing, types.FunctionType):
        setattr(thing, "__annotate__", None)  # noqa: B010 - new in the Python that runs this
    elif isinstance(thing, functools._lru_cache_wrapper) and thing.__wrapped__.__code__.co_argcount:  # noqa: SLF001
        thing.cache_clear()  # of the games played here; what depends on nothing is read or made once and for all

for name in [name for name in globals() if not name.startswith("__") and name not in {"Later", "importlib"}]:
    del globals()[name]
import gc  # noqa: E402

gc.collect()
gc.freeze()
