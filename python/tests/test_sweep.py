"""A sweep finds what one run finds."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.sweep import comparable, main, merge, merge_lab, ranges, run_lab_part, run_part, sweep, sweep_lab


def test_ranges_cover_every_game_once() -> None:
    for games in (1, 2, 7, 100):
        for parts in (1, 2, 3, 200):
            numbers = [n for first, size in ranges(games, parts) for n in range(first, first + size)]
            assert numbers == list(range(games))


def test_parts_here_are_one_run(game: str) -> None:
    arguments, done = ["--game", game], [0]

    def count(games: int) -> None:
        done[0] += games

    one = run_part(arguments, 3, 0, 20)
    many = sweep(20, arguments, seed=3, parts=7, progress=count)
    assert many == comparable(one)
    assert done == [20]
    assert many["sum_digest"] != sweep(20, arguments, seed=4, parts=7)["sum_digest"]
    assert many["sum_digest"] != sweep(19, arguments, seed=3, parts=7)["sum_digest"]


def test_results_that_do_not_follow_each_other_are_refused() -> None:
    parts = [run_part([], 3, first, 2) for first in (0, 2, 4)]
    assert merge(list(reversed(parts))) == merge(parts)
    for wrong in ([], parts[::2], [parts[0], parts[0]], [parts[0], run_part([], 4, 2, 2)]):
        with pytest.raises(ValueError, match="nothing|comes next|different"):
            merge(wrong)


LAB = ["--game", "sanctuary", "--bot", "random"]


def test_parts_of_the_lab_are_one_run() -> None:
    one = run_lab_part(LAB, 3, 0, 3, threads=2)
    done = [0]

    def count(games: int) -> None:
        done[0] += games

    many = sweep_lab(6, LAB, seed=3, parts=2, progress=count)
    assert {**many, "seconds": 0.0} == {**one, "seconds": 0.0}
    assert many["digest"] == one["digest"] and done == [6]
    with pytest.raises(RuntimeError, match="comes next"):
        merge_lab([one, one])


def test_mistakes_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="gives this option itself"):
        sweep(10, ["--games=5"])
    with pytest.raises(RuntimeError, match="unknown bot"):
        sweep(10, ["--bots", "nobody"])
    assert main(["10", "--", "--game", "chess"]) == 2
    assert "unknown game" in capsys.readouterr().err
    assert main(["6", "--parts", "2", "--", "--game", "biomes"]) == 0
    assert '"games": 6' in capsys.readouterr().out


@pytest.fixture(scope="module")
def cluster() -> Any:
    """A local Ray of two workers."""
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


def test_two_workers_of_ray_are_one_run(cluster: Any, game: str) -> None:
    arguments = ["--game", game, "--bots", "random,greedy"] if game == "biomes" else ["--game", game]
    many = sweep(12, arguments, seed=11, parts=5, ray=True)
    assert many == comparable(run_part(arguments, 11, 0, 12))


def test_two_workers_of_ray_are_one_lab(cluster: Any) -> None:
    many = sweep_lab(6, LAB, seed=11, parts=3, ray=True)
    assert {**many, "seconds": 0.0} == {**run_lab_part(LAB, 11, 0, 3), "seconds": 0.0}
