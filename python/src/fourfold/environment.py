"""PettingZoo environments of every game.

``env`` is the turn-based one (AEC): the seat that is asked chooses. ``parallel_env`` asks every seat in every cycle; the
action of a seat that is not asked does not count, and its mask allows only action 0.

An action is the place of an option among those that are offered. ``observation`` is the view of the seat as numbers
from -1 to 1, ``action_mask`` says which actions there are, ``options`` describes each option in a row of numbers.
Rewards come at the end and add up to 0: every loser gets -1, the winners share what the losers lose; a draw, and a game
that all won or lost together, gives nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from .client import Client, Match

Observation = dict[str, NDArray[Any]]

#: The lowest and the highest number in a row of ``options``.
ROW_LIMITS = (-(2**31), 2**31 - 1)


class Game:
    """One match after the other of a game, with the spaces that its seats share. Both environments are made of it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        decks: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        client: Client | None = None,
    ) -> None:
        self._owns = client is None
        self._client = client or Client()
        about = self._client.games().get(game)
        if about is None:
            known = ", ".join(sorted(self._client.games()))
            raise ValueError(f"there is no game {game!r}; known: {known}")
        self.name = game
        self.seats = seats or max(about["seats"][0], len(decks))
        self.actions = int(about["actions"])
        self._width = int(about["option_width"])
        self._features = int(about["features"])
        self._decks, self._options = list(decks), dict(options or {})
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._match: Match | None = None

    def action_space(self) -> spaces.Discrete:
        """One action for each option that can be offered."""
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        """The vector of a view, the mask, and a row for each option."""
        low, high = ROW_LIMITS
        return spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self._features,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                "options": spaces.Box(low, high, (self.actions, self._width), np.int32),
            }
        )

    def begin(self, seed: int) -> None:
        """Begins another match."""
        if self._match is not None:
            self._match.end()
        self._match = self._client.begin(
            self.name, seats=self.seats, decks=self._decks, seed=seed, options=self._options
        )

    @property
    def match(self) -> Match:
        """The match that goes on."""
        if self._match is None:
            raise RuntimeError("call reset() first")
        return self._match

    @property
    def legal(self) -> int:
        """How many actions the asked seat has; options beyond the last action are not offered."""
        return min(self.match.state["options"] or 0, self.actions)

    def observe(self, seat: int, waits: bool) -> Observation:
        """What a seat sees. ``waits``: a seat that is not asked has action 0."""
        features, options = self.match.observe(seat)
        mask = np.zeros(self.actions, np.int8)
        rows = np.zeros((self.actions, self._width), np.int32)
        mask[: len(options)] = 1
        if options:
            rows[: len(options)] = options
        elif waits:
            mask[0] = 1
        return {"observation": np.array(features, np.float32), "action_mask": mask, "options": rows}

    def rewards(self) -> list[float]:
        """The reward of each seat, now that the match is over."""
        winners = self.match.state["winners"] or []
        losers = self.seats - len(winners)
        if not winners or not losers:
            return [0.0] * self.seats
        return [losers / len(winners) if seat in winners else -1.0 for seat in range(self.seats)]

    def show(self) -> str:
        """The last lines of the log, as a spectator sees them."""
        lines, _ = self.match.log()
        return "\n".join(lines[-20:])

    def close(self) -> None:
        """Ends the match, and the server if no other environment uses it."""
        if self._owns:
            self._client.close()
        elif self._match is not None:
            self._match.end()
        self._match = None


class _Environment:
    """A match of a game with what its agents can do and see, for both kinds of environments."""

    traits: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        decks: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        client: Client | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"fourfold_{game}_v0", "render_modes": ["human", "ansi"], **self.traits}
        self.render_mode = render_mode
        self._game = Game(game, seats, decks, options, client)
        self._max_cycles, self._cycles = max_cycles, 0
        self._seeds = np.random.default_rng()
        self.possible_agents = list(self._game.agents)
        self.agents: list[str] = []
        self._actions = {agent: self._game.action_space() for agent in self.possible_agents}
        self._observations = {agent: self._game.observation_space() for agent in self.possible_agents}

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same object for an agent every time."""
        return self._actions[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object for an agent every time."""
        return self._observations[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._game.begin(int(self._seeds.integers(2**63)))
        self._cycles = 0
        self.agents = list(self.possible_agents)

    def render(self) -> str:
        """The last lines of the log, as a spectator sees them."""
        return self._game.show()

    def close(self) -> None:
        """Ends the server."""
        self._game.close()


class raw_env(_Environment, AECEnv):  # type: ignore[misc]
    """The turn-based environment without wrappers. An action that is not offered is a ``ValueError``."""

    traits: ClassVar[dict[str, Any]] = {"is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins another match. The same seed gives the same match and the same ones after it."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        asked = self._game.match.asked
        if asked is not None:
            self.agent_selection = self.possible_agents[asked]

    def observe(self, agent: str) -> Observation:
        """What an agent sees."""
        return self._game.observe(self.possible_agents.index(agent), waits=False)

    def step(self, action: int | None) -> None:
        """The selected agent chooses an option."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= int(action) < self._game.legal:
            raise ValueError(f"{agent} has the actions 0 to {self._game.legal - 1}, and {action} is none of them")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._game.match.choose(int(action))
        self._cycles += 1
        if self._game.match.over:
            self.rewards = dict(zip(self.possible_agents, self._game.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and self._cycles >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            print(self.render())


class raw_parallel_env(_Environment, ParallelEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """Every seat acts in every cycle. An action beyond the options is taken modulo their number, so that programs that
    do not know the mask can play."""

    def _observe_all(self) -> dict[str, Observation]:
        return {agent: self._game.observe(seat, waits=True) for seat, agent in enumerate(self.possible_agents)}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begins another match. The same seed gives the same match and the same ones after it."""
        self._begin(seed)
        return self._observe_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """The seat that is asked chooses; the actions of the others do not count."""
        match = self._game.match
        if match.asked is not None:
            action = int(actions[self.possible_agents[match.asked]])
            match.choose(action % self._game.legal)
        self._cycles += 1
        over = match.over
        cut = not over and self._max_cycles is not None and self._cycles >= self._max_cycles
        rewards = self._game.rewards() if over else [0.0] * self._game.seats
        agents = self.agents
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            print(self.render())
        return (
            self._observe_all(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )


def env(game: str, **settings: Any) -> AECEnv:
    """The turn-based environment of a game. Who takes an action that is not offered loses at once."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(game: str, **settings: Any) -> raw_parallel_env:
    """The environment of a game in which every seat acts in every cycle."""
    return raw_parallel_env(game, **settings)
