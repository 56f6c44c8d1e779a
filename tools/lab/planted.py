#!/usr/bin/env python3
"""Does `fourfold lab compare` find changes of balance, and nothing where there is none?

Plants changes in copies of a built-in pack: numbers of cards that decks play, one up or down, and changes
that cannot matter (a card's id, a sentence). Prints how many were found.

    tools/lab/planted.py target/release/fourfold --game sanctuary --changes 20 --games 100
"""

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NUMBERS = {
    "biomes": "attack|defense|energy",
    "sanctuary": "cost|strength",
    "souls": "hp|attack|roll|dice|cost",
    "frames": "white|red|blue|green|yellow",
}
ENTRY = re.compile(r"^    \(\n.*?^    \),\n", re.M | re.S)


class Pack:
    """The text files of a pack, by path."""

    def __init__(self, root: Path):
        self.root = root
        self.texts = {p: p.read_text() for p in sorted(root.rglob("*.ron"))}

    def named_by_decks(self, card: str) -> bool:
        """Whether a deck plays the card; packs without decks play all of them."""
        decks = [text for path, text in self.texts.items() if path.parent.name in ("decks", "sets", "companies")]
        return not decks or any(f'"{card}' in text for text in decks)

    def entries(self):
        """Every definition: its file, where it stands, its text."""
        for path, text in self.texts.items():
            if path.parent.name in ("cards", "frames"):
                for found in ENTRY.finditer(text):
                    yield path, found.span(), found.group()


def planted(pack: Pack, game: str, rng: random.Random):
    """A number of a card that decks play, one up or down."""
    number = re.compile(rf"^        (?:{NUMBERS[game]}): (\d+),$", re.M)
    places = []
    for path, (start, _), text in pack.entries():
        card = re.search(r'id: "(\w+)"', text)
        if card and pack.named_by_decks(card.group(1)):
            places += [(path, start + m.start(1), start + m.end(1), card.group(1)) for m in number.finditer(text)]
    path, start, end, card = rng.choice(places)
    text = pack.texts[path]
    old = int(text[start:end])
    new = old + rng.choice([-1, 1]) if old else 1
    line = text[text.rfind("\n", 0, start) + 1 : start].strip()
    return f"{card}: {line} {old} -> {new}", {path: f"{text[:start]}{new}{text[end:]}"}


def null(pack: Pack, _game: str, rng: random.Random):
    """A change that cannot matter: a sentence, or a card's id, which deals other cards with the same seeds."""
    if rng.random() < 0.2:
        path = rng.choice([path for path, text in pack.texts.items() if 'flavor: "' in text])
        return f"a sentence in {path.name}", {path: pack.texts[path].replace('flavor: "', 'flavor: "Really: ', 1)}
    cards = [re.search(r'id: "(\w+)"', text).group(1) for _, _, text in pack.entries()]
    old = rng.choice([card for card in cards if pack.named_by_decks(card)])
    new = rng.choice(["a_", "z_"]) + old
    # Paths of pictures and the first line of an entry in a file of texts name ids too.
    renamed = {path: re.sub(rf'(?<![\w/]){old}(?=[":])', new, text) for path, text in pack.texts.items()}
    return f"{old} is called {new}", renamed


def main() -> int:
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("program")
    args.add_argument("--game", choices=sorted(NUMBERS), default="sanctuary")
    args.add_argument("--changes", type=int, default=20)
    args.add_argument("--games", default="100", help="games of each pair of decks")
    args.add_argument("--seed", type=int, default=1)
    args.add_argument("--threads", default="1")
    args.add_argument("more", nargs="*", help="options for `lab compare`, after `--`")
    args = args.parse_args()
    source = Path(__file__).parents[2] / "assets" / "packs" / args.game
    pack = Pack(source)
    rng = random.Random(args.seed)
    found = {"planted": 0, "null": 0}
    for name, make in (("planted", planted), ("null", null)):
        done = 0
        while done < args.changes:
            what, texts = make(pack, args.game, rng)
            if pack.texts == pack.texts | texts:
                continue
            with tempfile.TemporaryDirectory() as work:
                old, new = Path(work, "old"), Path(work, "new")
                shutil.copytree(source, old)
                shutil.copytree(source, new)
                for path, text in texts.items():
                    (new / path.relative_to(source)).write_text(text)
                line = [args.program, "lab", "compare", old, new, "--json", "--game", args.game]
                line += ["--games", args.games, "--threads", args.threads, "--seed", str(rng.randrange(1 << 30))]
                run = subprocess.run([*line, *args.more], capture_output=True, text=True)
            if run.returncode == 2:
                continue  # not a legal pack
            if run.returncode not in (0, 1):
                sys.exit(f"{what}: `lab compare` ended with {run.returncode}: {run.stderr}")
            report = json.loads(run.stdout)
            done += 1
            found[name] += bool(report["differences"])
            first = (report["differences"] or ["nothing"])[0]
            print(f"{name} {done}: {what}; {report['same_games']} of {report['games']} games the same: {first}", flush=True)
    print(f"{args.game}: {found['planted']} of {args.changes} planted changes found, {found['null']} of {args.changes} null changes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
