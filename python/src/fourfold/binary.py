"""Finds the program ``fourfold``."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

#: The name of the program on this system.
NAME = "fourfold.exe" if sys.platform == "win32" else "fourfold"


class BinaryNotFound(RuntimeError):
    """There is no program ``fourfold`` to start."""


def find_binary() -> str:
    """The path of the program: from ``FOURFOLD_BIN``, else beside this package, else on ``PATH``.

    Raises :class:`BinaryNotFound` if it is in none of these places.
    """
    named = os.environ.get("FOURFOLD_BIN")
    if named:
        if not Path(named).is_file():
            raise BinaryNotFound(f"FOURFOLD_BIN is {named!r}, and there is no such file")
        return named
    beside = Path(__file__).parent / NAME
    if beside.is_file():
        return str(beside)
    found = shutil.which(NAME)
    if found:
        return found
    raise BinaryNotFound(
        "the program `fourfold` was not found: put it on PATH, or name its file in FOURFOLD_BIN; "
        "`cargo build --release --no-default-features` builds it"
    )
