#!/usr/bin/env bash
# silent_alsa.sh PROGRAM FILE: writes a libasound.so.2 with just the functions that PROGRAM asks for. Each reports that there
# is no such device. With it the program starts, without sound, where ALSA is not installed.
set -euo pipefail
program=$1 file=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Lines of "VERSION NAME", for example "ALSA_0.9 snd_pcm_open".
objdump -T "$program" | sed -nE 's/.*\*UND\*.*\((ALSA_[^)]*)\) +(snd_[a-z0-9_]+)$/\1 \2/p' | sort -u >"$work/functions"

# A program that was built without sound asks for none.
[ -s "$work/functions" ] || exit 0

while read -r _ name; do
    case "$name" in
        snd_strerror | snd_asoundlib_version) echo "const char *$name(void) { return \"ALSA is not installed\"; }" ;;
        *) echo "long $name(void) { return -ENODEV; }" ;;
    esac
done <"$work/functions" | cat <(echo '#include <errno.h>') - >"$work/silent.c"
awk '{ names[$1] = names[$1] " " $2 ";" } END { for (v in names) print v " { global:" names[v] " };" }' "$work/functions" >"$work/versions"
mkdir -p "$(dirname "$file")"
cc -shared -fPIC -O1 -s -Wl,-soname,libasound.so.2 -Wl,--version-script,"$work/versions" -o "$file" "$work/silent.c"
