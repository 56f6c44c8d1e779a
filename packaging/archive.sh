#!/usr/bin/env bash
# archive.sh PROGRAM TARGET: packs a program for Windows or macOS with its notices into dist/fourfold-VERSION-TARGET.zip. On macOS the
# program comes as an application that can be moved to the folder of applications.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=$1 target=$2
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
name="fourfold-$version-$target"
folder="dist/work/$name"
python=$(command -v python3 || command -v python)

rm -rf "$folder"
mkdir -p "$folder"
cp README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE assets/CREDITS.md assets/fonts/*-OFL.txt "$folder"
PYTHONUTF8=1 "$python" packaging/notices.py "$target" >"$folder/THIRD-PARTY.md"

case "$target" in
    *-apple-darwin)
        app="$folder/Fourfold.app/Contents"
        mkdir -p "$app/MacOS" "$app/Resources" "dist/work/fourfold.iconset"
        cp "$program" "$app/MacOS/fourfold"
        sed "s/@VERSION@/$version/" packaging/Info.plist >"$app/Info.plist"
        for size in 16 32 128 256; do
            sips -z $size $size packaging/fourfold.png --out "dist/work/fourfold.iconset/icon_${size}x$size.png" >/dev/null
        done
        iconutil --convert icns dist/work/fourfold.iconset --output "$app/Resources/fourfold.icns"
        (cd dist/work && zip --quiet --recurse-paths "../$name.zip" "$name")
        ;;
    *-windows-*)
        cp "$program" "$folder"
        (cd dist/work && 7z a -bso0 "../$name.zip" "$name")
        ;;
    *) echo "archive.sh packs for Windows and macOS; ./package packs for Linux" >&2 && exit 2 ;;
esac
