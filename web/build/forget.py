"""Runs in Pyodide after the warm-up: takes out of memory what Python only needed to get there.

Most of it are modules that take part in the making of classes and nowhere else. Whoever imports one of them later gets
it anew, once the standard library is there (worker/snapshot.js).
"""

import dataclasses
import gc
import importlib
import re
import sys
import typing
import weakref
import zipimport

# What these import is forgotten with them, unless something else has it too.
MAKERS = ("annotationlib", "ast", "_ast", "importlib.machinery", "importlib.util", "inspect", "linecache", "pkgutil")

vars(sys).update(stdin=None, __stdin__=None)  # nobody types here, and its buffer is as large as half our engine
vars(zipimport)["_zip_directory_cache"].clear()  # read again when something is imported
re.purge()
vars(sys)["_clear_internal_caches"]()

forgotten = {name: weakref.ref(sys.modules.pop(name)) for name in MAKERS if name in sys.modules}
for name in ("machinery", "util"):
    vars(importlib).pop(name, None)
vars(dataclasses).update(annotationlib=None, inspect=None)
vars(typing).update(_lazy_annotationlib=vars(typing)["_LazyAnnotationLib"]())  # as it was before anybody asked
gc.collect()
left = [name for name, module in forgotten.items() if module() is not None]
if left:
    raise RuntimeError(f"something still holds on to {left}")
del dataclasses, importlib, typing, weakref, zipimport, forgotten, name, left
gc.collect()
gc.freeze()
