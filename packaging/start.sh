#!/bin/sh
# Starts Fourfold, wherever this folder is.
here=$(dirname "$(readlink -f "$0")")
program=$here/bin/fourfold
# A machine without the ALSA library gets one that says there is no sound card.
if ! "$program" --version >/dev/null 2>&1; then
    LD_LIBRARY_PATH=$here/lib/silent${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    export LD_LIBRARY_PATH
fi
exec "$program" "$@"
