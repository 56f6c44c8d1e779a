"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

import fourfold
from fourfold import Client

#: What PettingZoo says about every environment with an action mask.
MASKED = (".*probably should be gymnasium.spaces.box.*", ".*Observation is not a NumPy array.*")


@pytest.fixture(autouse=True)
def strict() -> Any:
    """A warning of PettingZoo is a failure."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        for message in MASKED:
            warnings.filterwarnings("ignore", message)
        yield


def play(env: Any, seed: int) -> dict[str, float]:
    """A match of random actions. Returns what each agent got in all."""
    env.reset(seed=seed)
    chance, got = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        mask = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated or truncated else int(chance.choice(mask)))
    return got


def test_api(client: Client, game: str) -> None:
    env = fourfold.env(game, client=client)
    api_test(env, num_cycles=300)
    env.close()


def test_seeds(client: Client, game: str) -> None:
    seed_test(lambda: fourfold.env(game, client=client), num_cycles=200)
    parallel_seed_test(lambda: fourfold.parallel_env(game, client=client), num_cycles=100)


def test_parallel_api(client: Client, game: str) -> None:
    env = fourfold.parallel_env(game, client=client)
    parallel_api_test(env, num_cycles=300)
    env.close()


def test_max_cycles(client: Client, game: str) -> None:
    """The seats of these games do not act in turn, so the test takes the parallel environment in both forms."""
    from pettingzoo.utils.conversions import parallel_to_aec

    def parallel_env(**settings: Any) -> Any:
        return fourfold.parallel_env(game, client=client, **settings)

    def env(**settings: Any) -> Any:
        return parallel_to_aec(parallel_env(**settings))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


def test_max_cycles_of_the_turn_based_one(client: Client, game: str) -> None:
    env = fourfold.env(game, client=client, max_cycles=4)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        assert not terminated
        steps += not truncated
        env.step(None if truncated else int(np.argmax(observation["action_mask"])))
    assert steps == 4
    env.close()


def test_rewards_add_up_to_nothing(client: Client, game: str) -> None:
    env = fourfold.env(game, client=client)
    for seed in range(3):
        got = play(env, seed)
        assert sum(got.values()) == 0
        assert got == play(env, seed)
        assert set(got.values()) <= {0.0, 1.0, -1.0}
    env.close()


def test_several_seats_and_options(client: Client) -> None:
    together = fourfold.env("souls", client=client, options={"together": 4})
    assert set(play(together, 5).values()) == {0.0}
    four = fourfold.env("souls", client=client, seats=4)
    assert sum(play(four, 5).values()) == 0
    battle = fourfold.env("frames", client=client, seats=3, options={"battle": True}, max_cycles=200)
    assert len(play(battle, 5)) == 3


def test_an_action_that_is_not_offered_loses(client: Client) -> None:
    env = fourfold.env("biomes", client=client)
    env.reset(seed=1)
    agent, actions = env.agent_selection, env.action_space("seat_0").n
    env.step(actions - 1)
    assert env.terminations[agent] and env.rewards[agent] == -1
    raw = fourfold.raw_env("biomes", client=client)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="none of them"):
        raw.step(actions - 1)
    with pytest.raises(ValueError, match="known: biomes"):
        fourfold.raw_env("chess", client=client)
