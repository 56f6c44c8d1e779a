"""What several tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fourfold import Client

GAMES = ("biomes", "frames", "sanctuary", "souls")


@pytest.fixture(scope="session")
def client() -> Iterator[Client]:
    """A server for all tests."""
    with Client() as running:
        yield running


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Each game in turn."""
    return str(request.param)
