"""A client of ``fourfold serve --stdio``. It needs nothing but the standard library.

>>> with Client() as client:
...     match = client.begin("biomes", seed=7, bots=[None, "greedy"])
...     while not match.over:
...         match.choose(0)
"""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, TypedDict

from .binary import find_binary

#: The version of the messages that this client speaks.
SCHEMA = 1


class State(TypedDict):
    """Who is asked, or how the match ended."""

    match: int
    game: str
    seats: int
    picks: int
    undoable: int
    asked: int | None
    topic: str | None
    options: int | None
    over: bool
    winners: list[int] | None
    lost: bool
    turns: int | None
    digest: str


class Option(TypedDict):
    """One option of the open question."""

    text: str
    label: str
    word: str
    subject: Any
    target: Any
    amount: int


class FourfoldError(RuntimeError):
    """The server did not do what was asked. ``code`` is one of those of docs/serve.md."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        self.code: str = str(error.get("code", "internal"))
        self.message: str = str(error.get("message", ""))
        self.help: str = str(error.get("help", ""))
        self.rules: list[str] = list(error.get("rules", []))
        rules = f" ({', '.join(self.rules)})" if self.rules else ""
        advice = f"; {self.help}" if self.help else ""
        super().__init__(f"{self.code}: {self.message}{rules}{advice}")


class Client:
    """A running server. Several threads may use it; their requests are answered one after the other."""

    def __init__(self, binary: str | None = None, packs: Sequence[str] = ()) -> None:
        command = [binary or find_binary(), "serve", "--stdio"]
        for folder in packs:
            command += ["--packs", folder]
        self._lock = threading.Lock()
        self._last = 0
        self._process: subprocess.Popen[bytes] | None = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the server and all its matches. More calls do nothing."""
        with self._lock:
            process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.wait(timeout=30)
        process.stdout.close()

    def request(self, do: str, **fields: Any) -> Any:
        """Sends one message and returns what is answered. Raises :class:`FourfoldError` if it is refused."""
        with self._lock:
            process = self._process
            if process is None:
                raise RuntimeError("this client is closed")
            assert process.stdin is not None and process.stdout is not None
            self._last += 1
            asked = {"schema": SCHEMA, "id": self._last, "do": do, **fields}
            try:
                process.stdin.write(json.dumps(asked).encode() + b"\n")
                process.stdin.flush()
                line = process.stdout.readline()
            except BrokenPipeError:
                line = b""
            if not line:
                raise RuntimeError(f"the server ended while it was asked for `{do}`")
            answer = json.loads(line)
        if answer["schema"] != SCHEMA or answer["id"] not in (self._last, None):
            raise RuntimeError(f"an answer to something else: {answer}")
        if "error" in answer:
            raise FourfoldError(answer["error"])
        return answer["ok"]

    def games(self) -> dict[str, dict[str, Any]]:
        """Every game by name: seats, bots, options, packs, sizes of vectors."""
        return {about["game"]: about for about in self.request("games")["games"]}

    def catalogue(self, game: str) -> dict[str, list[dict[str, str]]]:
        """The names of what views number: cards, decks, zones and so on."""
        found: dict[str, list[dict[str, str]]] = self.request("catalogue", game=game)
        return found

    def begin(
        self,
        game: str,
        *,
        seats: int | None = None,
        decks: Sequence[str] = (),
        seed: int = 0,
        bots: Sequence[str | None] = (),
        options: Mapping[str, Any] | None = None,
    ) -> Match:
        """Begins a match. ``bots`` has a name for each seat that a bot plays, and ``None`` for the others."""
        fields: dict[str, Any] = {"game": game, "seed": seed, "decks": list(decks), "bots": list(bots)}
        if seats is not None:
            fields["seats"] = seats
        if options:
            fields["options"] = dict(options)
        return Match(self, self.request("begin", **fields))

    def load(self, replay: str, *, bots: Sequence[str | None] = (), to: int | None = None) -> Match:
        """Continues the match of a replay, after all of its picks or the first ``to``."""
        fields: dict[str, Any] = {"replay": replay, "bots": list(bots)}
        if to is not None:
            fields["to"] = to
        return Match(self, self.request("load", **fields))


class Match:
    """A match of a server."""

    def __init__(self, client: Client, state: State) -> None:
        self._client = client
        #: Who is asked, or how it ended, after the last request.
        self.state: State = state

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.state["over"]

    @property
    def asked(self) -> int | None:
        """The seat that chooses next."""
        return self.state["asked"]

    def _request(self, do: str, **fields: Any) -> Any:
        return self._client.request(do, match=self.state["match"], **fields)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know; what a spectator may, if none is named."""
        found: dict[str, Any] = self._request("view", seat=seat)
        return found

    def observe(self, seat: int) -> tuple[list[float], list[list[int]]]:
        """The view as numbers, and the options as rows of numbers if the seat is asked."""
        found = self._request("observe", seat=seat)
        return found["features"], found["options"]

    def question(self) -> dict[str, Any]:
        """The open question: seat, topic, options, region."""
        found: dict[str, Any] = self._request("options")
        return found

    def options(self) -> list[Option]:
        """The options of the open question."""
        found: list[Option] = self.question()["options"]
        return found

    def choose(self, choice: int | str, *, seat: int | None = None) -> State:
        """Chooses by the place of the option or by its text, for the seat that is asked if none is named."""
        chooser = self.asked if seat is None else seat
        self.state = self._request("choose", seat=chooser or 0, choice=choice)
        return self.state

    def log(self, seat: int | None = None, start: int = 0) -> tuple[list[str], int]:
        """What happened from event ``start`` on, in sentences, and where to go on."""
        found = self._request("log", seat=seat, **{"from": start})
        return found["lines"], found["next"]

    def undo(self, count: int = 1) -> State:
        """Takes back the last choices, with what bots answered."""
        self.state = self._request("undo", count=count)
        return self.state

    def snapshot(self) -> int:
        """Keeps this point. Returns its number."""
        return int(self._request("snapshot")["snapshot"])

    def restore(self, snapshot: int) -> State:
        """Goes to a point that was kept."""
        self.state = self._request("restore", snapshot=snapshot)
        return self.state

    def forget(self, snapshot: int) -> None:
        """Keeps that point no longer."""
        self._request("forget", snapshot=snapshot)

    def replay(self) -> str:
        """The text of a replay file."""
        return str(self._request("replay")["replay"])

    def end(self) -> None:
        """Forgets the match."""
        self._request("end")
