"""Spreads the games of ``fourfold sim`` or ``fourfold lab run`` over many processes, and merges what they find.

The result is that of one run: the same counts, and the same ``sum_digest``, which covers every event, every choice and
the number of every game. Only what depends on the clock or on one run's order is left out.

>>> sweep(1000, ["--game", "biomes", "--bots", "greedy,random"], seed=7, parts=4)

``python -m fourfold.sweep 1000 --parts 4 -- --game biomes --bots greedy,random`` prints the result as JSON. With Ray,
parts are tasks of the cluster (``--ray``); each worker needs the program. Without Ray they are processes here.
``sweep_lab`` and ``--lab`` do the same with the lab: the report, with its ``digest``, is that of one run.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from .binary import find_binary

Tally = dict[str, Any]

#: What is the same in every part.
SAME = ("game", "seed")
#: What adds up.
SUMS = ("games", "decisions", "choices", "shared", "lost", "draws", "unfinished", "turns")
#: Lists that add up place by place.
LISTS = ("wins", "wins_by_seat")
#: Options that the sweep gives itself.
OWN = ("--games", "--first", "--seed", "--threads", "--json", "--save-replays", "--out")

#: Plays a range and returns what was found: seed, first, size.
Part = Callable[[int, int, int], Tally]


def ranges(games: int, parts: int) -> list[tuple[int, int]]:
    """First game and number of games of each part: as equal as can be, in order, none empty."""
    parts = max(1, min(parts, games))
    share, more = divmod(games, parts)
    sizes = [share + (part < more) for part in range(parts)]
    return [(sum(sizes[:part]), size) for part, size in enumerate(sizes)]


def run_part(arguments: Sequence[str], seed: int, first: int, games: int, threads: int = 1) -> Tally:
    """Plays a range of games in a process of its own."""
    command = ["sim", *arguments, "--json", f"--first={first}", f"--games={games}"]
    return _found([*command, f"--seed={seed}", f"--threads={threads}"])


def run_lab_part(arguments: Sequence[str], seed: int, first: int, rounds: int, threads: int = 1) -> Tally:
    """Plays a range of rounds of the lab, two games a pair of decks each, in a process of its own."""
    command = ["lab", "run", *arguments, "--json", f"--first={first}", f"--games={2 * rounds}"]
    return _found([*command, f"--seed={seed}", f"--threads={threads}"])


def _found(command: Sequence[str]) -> Tally:
    """What the program prints as JSON."""
    done = subprocess.run([find_binary(), *command], capture_output=True, text=True, check=False)
    # 1: some games did not end; they are counted.
    if done.returncode not in (0, 1) or not done.stdout:
        raise RuntimeError(done.stderr.strip() or f"`fourfold {command[0]}` ended with {done.returncode}")
    tally: Tally = json.loads(done.stdout)
    return tally


def merge(tallies: Sequence[Tally]) -> Tally:
    """One result of the results of ranges that follow each other."""
    parts = sorted(tallies, key=lambda tally: int(tally["first"]))
    if not parts:
        raise ValueError("there is nothing to merge")
    merged: Tally = {name: parts[0][name] for name in SAME}
    merged["first"] = parts[0]["first"]
    expected = parts[0]["first"]
    for part in parts:
        if any(part[name] != merged[name] for name in SAME):
            raise ValueError("these results are of different games or seeds")
        if part["first"] != expected:
            raise ValueError(f"game {expected} comes next, and these results go on with game {part['first']}")
        expected += part["games"]
    for name in SUMS:
        merged[name] = sum(part[name] for part in parts)
    for name in LISTS:
        merged[name] = [sum(places) for places in zip(*(part[name] for part in parts), strict=True)]
    merged["most_options"] = max(part["most_options"] for part in parts)
    merged["turns_mean"] = merged["turns"] / max(1, merged["games"])
    total = sum(int(part["sum_digest"], 16) for part in parts)
    merged["sum_digest"] = f"{total % 2**64:016x}"
    if all("asked" in part for part in parts):
        asked = {name: sum(part["asked"][name] for part in parts) for name in ("windows", "asked")}
        merged["asked"] = {**asked, "share": asked["asked"] / max(1, asked["windows"])}
    return merged


def merge_lab(reports: Sequence[Tally]) -> Tally:
    """One report of the lab of those of rounds that follow each other; the program works out all shares anew."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{at}.json") for at in range(len(reports))]
        for file, report in zip(files, reports, strict=True):
            file.write_text(json.dumps(report), encoding="utf-8")
        return _found(["lab", "merge", *map(str, files), "--json"])


def comparable(tally: Tally) -> Tally:
    """A result of one run without what a merged one cannot have."""
    return merge([tally])


def sweep(
    games: int,
    arguments: Sequence[str] = (),
    *,
    seed: int = 1,
    parts: int | None = None,
    ray: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Plays ``games`` games of ``fourfold sim`` with these arguments in ``parts`` ranges and merges the results.

    ``ray``: as tasks of the Ray cluster that is running, or of a local one. ``progress`` is called with the number of
    games of each part that is done.
    """
    return merge(_all_parts(run_part, games, arguments, seed, parts, ray, progress))


def sweep_lab(
    games: int,
    arguments: Sequence[str] = (),
    *,
    seed: int = 1,
    parts: int | None = None,
    ray: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Plays ``games`` games a pair of decks (an odd number is one more) of ``fourfold lab run``, and merges the reports.

    ``progress`` is called with the number of games a pair of each part that is done.
    """
    told = progress or (lambda _: None)
    rounds = (games + 1) // 2
    reports = _all_parts(run_lab_part, rounds, arguments, seed, parts, ray, lambda rounds: told(2 * rounds))
    return merge_lab(reports)


def _all_parts(
    run: Callable[..., Tally],
    count: int,
    arguments: Sequence[str],
    seed: int,
    parts: int | None,
    ray: bool,
    progress: Callable[[int], None] | None,
) -> list[Tally]:
    for argument in arguments:
        if argument.split("=")[0] in OWN:
            raise ValueError(f"{argument}: the sweep gives this option itself")
    if count < 1:
        raise ValueError("a sweep has at least one game")
    work = ranges(count, parts or 4 * (os.cpu_count() or 1))
    spread = _on_ray if ray else _here
    return spread(partial(run, list(arguments)), seed, work, progress or (lambda _: None))


def _here(run: Part, seed: int, work: list[tuple[int, int]], progress: Callable[[int], None]) -> list[Tally]:
    # Each thread only waits for the process that plays.
    def play(part: tuple[int, int]) -> Tally:
        tally = run(seed, *part)
        progress(part[1])
        return tally

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return list(pool.map(play, work))


def _on_ray(run: Part, seed: int, work: list[tuple[int, int]], progress: Callable[[int], None]) -> list[Tally]:
    import ray

    if not ray.is_initialized():
        ray.init(log_to_driver=False)

    def play(first: int, size: int) -> Tally:
        return run(seed, first, size)

    task = ray.remote(num_cpus=1)(play)
    waiting = {task.remote(*part): part for part in work}
    tallies: list[Tally] = []
    while waiting:
        done, _ = ray.wait(list(waiting))
        for one in done:
            tallies.append(ray.get(one))
            progress(waiting.pop(one)[1])
    return tallies


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    cut = given.index("--") if "--" in given else len(given)
    own, sim = given[:cut], given[cut + 1 :]
    parser = argparse.ArgumentParser(
        prog="python -m fourfold.sweep",
        usage="%(prog)s [options] games [-- options of `fourfold sim` or `fourfold lab run`]",
        description=(__doc__ or "").split("\n\n")[0],
    )
    parser.add_argument("games", type=int, help="games to play; with --lab for each pair of decks")
    parser.add_argument("--lab", action="store_true", help="a report of the lab instead of counts")
    parser.add_argument("--seed", type=int, default=1, help="seed of the run")
    parser.add_argument("--parts", type=int, help="ranges of games; four for each core if left out")
    parser.add_argument("--ray", action="store_true", help="as tasks of a Ray cluster")
    asked = parser.parse_args(own)
    try:
        run = sweep_lab if asked.lab else sweep
        result = run(asked.games, sim, seed=asked.seed, parts=asked.parts, ray=asked.ray)
    except (RuntimeError, ValueError) as error:
        print(error if str(error).startswith("error") else f"error: {error}", file=sys.stderr)
        return 2
    print(json.dumps(result, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
