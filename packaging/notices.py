#!/usr/bin/env python3
"""Writes the licence notices of every crate that is compiled into the program.

    packaging/notices.py TARGET >THIRD-PARTY.md

TARGET is the platform, for example x86_64-unknown-linux-gnu. Crates that only build others or test are left out. The
program ends with code 1 if a crate has no licence, or one that is not in ALLOWED.
"""

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

FEATURES = "sound"
OWN = "fourfold"

# Licences whose terms are met by this file and, for the MPL, by the address of the unchanged source in it. Of a choice ("OR"), one of these is enough; of an "AND", each must be here.
ALLOWED = {
    "0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "ISC",
    "MIT", "MIT-0", "MPL-2.0", "OFL-1.1", "Unicode-3.0", "Unlicense", "Zlib",
}
TEXTS = re.compile(r"^(licen[cs]e|copying|notice|copyright|unlicense)", re.IGNORECASE)


def accepted(expression):
    """Whether an SPDX expression is met by the allowed licences."""
    words = re.findall(r"[()]|[^\s()/]+(?:\s+WITH\s+[^\s()/]+)?", expression.replace("/", " OR "))

    def choice():
        met = all_of()
        while words and words[0] == "OR":
            words.pop(0)
            met = all_of() or met
        return met

    def all_of():
        met = one()
        while words and words[0] == "AND":
            words.pop(0)
            met = one() and met
        return met

    def one():
        word = words.pop(0)
        if word != "(":
            return word in ALLOWED
        met = choice()
        words.pop(0)
        return met

    return choice()


def compiled(metadata):
    """The packages that end up in the program: its own dependencies and theirs, without those for builds and tests."""
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    packages = {package["id"]: package for package in metadata["packages"]}
    waiting, found = [metadata["resolve"]["root"]], set()
    while waiting:
        node = waiting.pop()
        if node in found:
            continue
        found.add(node)
        for dependency in nodes[node]["deps"]:
            if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                waiting.append(dependency["pkg"])
    kept = [packages[node] for node in found if packages[node]["name"] != OWN]
    return sorted(kept, key=lambda package: (package["name"], package["version"]))


def texts(package):
    """The licence texts in the folder of a crate."""
    folder = Path(package["manifest_path"]).parent
    files = {path for path in folder.iterdir() if path.is_file() and TEXTS.match(path.name)}
    if package.get("license_file"):
        files.add(folder / package["license_file"])
    read = (path.read_text(encoding="utf-8", errors="replace").strip() for path in sorted(files) if path.is_file())
    return [text.replace("\r\n", "\n") for text in read if text]


def main():
    target = sys.argv[1]
    command = ["cargo", "metadata", "--locked", "--format-version", "1", "--features", FEATURES, "--filter-platform", target]
    metadata = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    used_by, refused, lines = defaultdict(list), [], []
    for package in compiled(metadata):
        name = f"{package['name']} {package['version']}"
        licence = package["license"] or "see the text"
        found = texts(package)
        if not (accepted(package["license"]) if package["license"] else found):
            refused.append(f"{name}: {licence}")
        for text in found:
            used_by[text].append(name)
        where = package["repository"] or package["homepage"] or ""
        lines.append(f"- {name}: {licence}" + (f", <{where}>" if where else ""))
    if refused:
        sys.exit("crates whose licence is not allowed:\n" + "\n".join(refused))
    print(f"# Licences of the {len(lines)} crates in this program\n")
    print("It is also made of the standard library of Rust (MIT OR Apache-2.0). Fonts: see CREDITS.md.\n")
    print("\n".join(lines))
    for text, names in sorted(used_by.items(), key=lambda entry: (-len(entry[1]), entry[1])):
        print(f"\n## {', '.join(names)}\n\n```text\n{text.replace('```', '` ` `')}\n```")


if __name__ == "__main__":
    main()
