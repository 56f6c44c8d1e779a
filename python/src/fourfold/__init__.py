"""Fourfold for programs: a client of ``fourfold serve``, PettingZoo environments, and sweeps over many games.

The client and the sweep need nothing but the standard library and the program ``fourfold``. The environments need the
extra ``env`` (``pip install fourfold[env]``), sweeps over a cluster the extra ``ray``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .binary import BinaryNotFound, find_binary
from .client import SCHEMA, Client, FourfoldError, Match, Option, State

if TYPE_CHECKING:
    from .environment import env, parallel_env, raw_env

__all__ = [
    "SCHEMA",
    "BinaryNotFound",
    "Client",
    "FourfoldError",
    "Match",
    "Option",
    "State",
    "env",
    "find_binary",
    "parallel_env",
    "raw_env",
]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Loads the environments when they are asked for: they need PettingZoo."""
    if name in ("env", "raw_env", "parallel_env"):
        from . import environment

        return getattr(environment, name)
    raise AttributeError(f"module 'fourfold' has no attribute {name!r}")
