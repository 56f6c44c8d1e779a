"""The client, against the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourfold import BinaryNotFound, Client, FourfoldError, find_binary


def test_the_games_are_those_of_the_tests(client: Client) -> None:
    from conftest import GAMES

    assert tuple(client.games()) == GAMES


def test_a_match_against_a_bot(client: Client, game: str) -> None:
    match = client.begin(game, seed=4, bots=[None, "random"])
    while not match.over:
        assert match.asked == 0
        match.choose(match.options()[-1]["text"])
    assert match.state["winners"] is not None
    assert match.view(1)["outcome"] is not None
    lines, end = match.log()
    assert lines and end >= len(lines)
    again = client.load(match.replay())
    assert again.state["digest"] == match.state["digest"]
    match.end()
    again.end()


def test_undo_and_restore_come_back_to_the_same(client: Client, game: str) -> None:
    match = client.begin(game, seed=9)
    while match.state["picks"] < 30 and not match.over:
        before = match.snapshot(), match.state, match.view(0)
        match.choose((match.state["options"] or 1) - 1)
        after = match.state
        if after["undoable"] > 0:
            assert match.undo() == before[1]
            assert match.choose((before[1]["options"] or 1) - 1) == after
        match.restore(before[0])
        assert (match.state, match.view(0)) == before[1:]
        match.choose((match.state["options"] or 1) - 1)
        assert match.state == after
    match.end()


def test_errors_say_what_is_wrong(client: Client) -> None:
    match = client.begin("souls", seats=3)
    other = ((match.asked or 0) + 1) % 3
    for code, ask in (
        ("turn", lambda: match.choose(0, seat=other)),
        ("option", lambda: match.choose(99_999)),
        ("option", lambda: match.choose("fly")),
        ("seat", lambda: match.view(7)),
        ("snapshot", lambda: match.restore(5)),
        ("undo", lambda: match.undo(1000)),
        ("game", lambda: client.begin("chess")),
        ("setup", lambda: client.begin("souls", seats=9)),
        ("setup", lambda: client.begin("biomes", bots=["nobody"])),
        ("replay", lambda: client.load("nothing")),
        ("message", lambda: client.request("dance")),
        ("fields", lambda: client.request("view", match="one")),
    ):
        with pytest.raises(FourfoldError) as found:
            ask()
        assert found.value.code == code
        assert found.value.message
    match.end()
    with pytest.raises(FourfoldError, match="no match"):
        match.view(0)


def test_the_program_is_looked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = find_binary()
    monkeypatch.setenv("FOURFOLD_BIN", str(tmp_path / "none"))
    with pytest.raises(BinaryNotFound, match="no such file"):
        find_binary()
    monkeypatch.delenv("FOURFOLD_BIN")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BinaryNotFound, match="cargo build"):
        find_binary()
    (tmp_path / "fourfold").symlink_to(program)
    assert find_binary() == str(tmp_path / "fourfold")


def test_a_closed_client_says_so() -> None:
    client = Client()
    client.close()
    client.close()
    with pytest.raises(RuntimeError, match="closed"):
        client.games()
