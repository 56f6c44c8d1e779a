"""Plays a match of every game with the pure client: nothing but the standard library. Run it as a program."""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from fourfold.client import Client, FourfoldError  # noqa: E402
from fourfold.sweep import comparable, run_part, sweep  # noqa: E402


def play(client: Client, game: str) -> None:
    """A match at random, with undo, snapshot, restore and replay."""
    chance = random.Random(game)
    match = client.begin(game, seed=3)
    kept, after = 0, ""
    while not match.over:
        if match.state["picks"] == 20:
            kept = match.snapshot()
        options = match.state["options"] or 0
        match.choose(chance.randrange(options))
        if match.state["picks"] == 21:
            after = match.state["digest"]
            picked = match.replay()
    again = client.load(picked)
    assert again.state["digest"] == after, "a replay plays the same"
    match.restore(kept)
    assert match.state["picks"] == 20
    view = match.view(0)
    assert view["seat"] == 0 and "step" in view
    features, options_seen = match.observe(match.asked or 0)
    assert len(features) == client.games()[game]["features"] and options_seen
    match.end()


def main() -> int:
    """Every game, an error, a sweep."""
    with Client() as client:
        games = client.games()
        for game in games:
            play(client, game)
        try:
            client.begin("chess")
        except FourfoldError as error:
            assert error.code == "game", error
        else:
            raise AssertionError("there is no chess")
    for game in games:
        arguments = ["--game", game]
        one = comparable(run_part(arguments, 5, 0, 10))
        assert sweep(10, arguments, seed=5, parts=3) == one, "a sweep finds what one run finds"
    print(f"the client plays {', '.join(games)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
