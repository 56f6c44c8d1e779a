"""Trains a linear policy with REINFORCE against random play, for about a minute.

    FOURFOLD_BIN=target/release/fourfold python examples/reinforce.py

The policy gives every option a score: the sum of learned weights of its word, by the step of the turn, and of a few
numbers about it. It plays an option with a probability that grows with its score. After a match each weight moves so
that what was played becomes likelier if the match was won, and less likely if it was lost.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

import fourfold
from fourfold.environment import Observation

Vector = NDArray[np.float64]


class Policy:
    """A weight for each word, a weight for each word in each step, and one for the amount."""

    def __init__(self, words: int, steps: int, chance: np.random.Generator) -> None:
        self.words, self.steps, self.chance = words, steps, chance
        self.weights: Vector = np.zeros(words * (steps + 1) + 1)

    def features(self, seen: Observation) -> NDArray[np.float64]:
        """A row for each option."""
        count = int(seen["action_mask"].sum())
        rows, step = seen["options"][:count], int(np.argmax(seen["observation"][: self.steps]))
        found = np.zeros((count, len(self.weights)))
        places = np.arange(count)
        word = np.clip(rows[:, 0], 0, self.words - 1)
        found[places, word] = 1.0
        found[places, self.words * (step + 1) + word] = 1.0
        found[:, -1] = np.clip(rows[:, -1] / 10.0, -1.0, 1.0)
        return found

    def choose(self, seen: Observation) -> tuple[int, Vector]:
        """An option, and how the logarithm of its probability changes with the weights."""
        features = self.features(seen)
        scores = features @ self.weights
        likely = np.exp(scores - scores.max())
        likely /= likely.sum()
        at = int(self.chance.choice(len(likely), p=likely))
        return at, features[at] - likely @ features


def play(env: fourfold.raw_env, policy: Policy, seat: int, seed: int) -> tuple[float, list[Vector]]:
    """A match with the policy in one seat and random play in the others: the reward, and a gradient for each choice."""
    env.reset(seed=seed)
    own, gradients = env.possible_agents[seat], []
    while not any(env.terminations.values()):
        seen = env.observe(env.agent_selection)
        if env.agent_selection == own:
            at, gradient = policy.choose(seen)
            gradients.append(gradient)
        else:
            at = int(policy.chance.integers(seen["action_mask"].sum()))
        env.step(at)
    return float(env.rewards[own]), gradients


def main() -> None:
    """Trains, and prints the share of wins on the way."""
    parser = argparse.ArgumentParser(description="REINFORCE against random play")
    parser.add_argument("--game", default="sanctuary")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=0.5, help="how far a match moves the weights")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with fourfold.Client() as client:
        about = client.games()[asked.game]
        env = fourfold.raw_env(asked.game, client=client)
        policy = Policy(len(about["words"]), 30, np.random.default_rng(asked.seed))
        rewards: list[float] = []
        began = told = time.monotonic()
        while time.monotonic() - began < asked.seconds:
            reward, gradients = play(env, policy, len(rewards) % env.max_num_agents, asked.seed + len(rewards))
            usual = float(np.mean(rewards[-100:])) if rewards else 0.0
            rewards.append(reward)
            if gradients:
                # A step of the same length whatever the number of choices.
                policy.weights += asked.rate * (reward - usual) * np.sum(gradients, axis=0) / len(gradients) ** 0.5
            if time.monotonic() - told > 5:
                told = time.monotonic()
                print(f"{len(rewards):5} matches, {share(rewards[-100:]):4.0%} of the last {min(100, len(rewards))} won")
        if rewards:
            print(f"{len(rewards):5} matches: {share(rewards[:100]):.0%} of the first won, {share(rewards[-100:]):.0%} of the last")


def share(rewards: list[float]) -> float:
    """The share of wins."""
    return float(np.mean([reward > 0 for reward in rewards]))


if __name__ == "__main__":
    main()
