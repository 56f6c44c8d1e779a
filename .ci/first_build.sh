# What ./play says before and after a build, in words that need no knowledge of Rust.
# shellcheck shell=bash

# Measured on an empty target folder; see docs/figures.md. Two cores take FIRST_BUILD_BASE + FIRST_BUILD_WORK / 2 minutes.
FIRST_BUILD_BASE=3
FIRST_BUILD_WORK=20
# What the build files take, and what has to be free besides: downloads, and room for what the compiler writes in between.
FIRST_BUILD_MB=3200
FIRST_BUILD_SPARE_MB=1300

say() { printf '%s\n' "$*" >&2; }

cores() { nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 1; }

# free_mb FOLDER: megabytes free on the disk on which FOLDER is, or will be.
free_mb() {
    local folder=$1
    while [ ! -d "$folder" ]; do folder=$(dirname "$folder"); done
    df -Pk "$folder" | awk 'NR == 2 { print int($4 / 1024) }'
}

# gb MEGABYTES: as gigabytes with one digit.
gb() { awk -v mb="$1" 'BEGIN { printf "%.1f GB", mb / 1024 }'; }

# Says what a first build takes in FOLDER. Stops if the disk is too full for it.
announce_first_build() {
    local folder=$1 free cores need=$FIRST_BUILD_MB kept=0
    free=$(free_mb "$folder")
    cores=$(cores)
    # What a stopped build has left is not needed again.
    [ ! -d "$folder/debug" ] || kept=$(du -sk "$folder/debug" | awk '{ print int($1 / 1024) }')
    need=$((kept < need ? need - kept : 0))
    if [ "$free" -lt $((need + FIRST_BUILD_SPARE_MB)) ]; then
        say "The disk is too full to build Fourfold: the build needs $(gb $((need + FIRST_BUILD_SPARE_MB))), and $(gb "$free") are free" \
            "at $folder. Free some space, or name a folder on another disk: CARGO_TARGET_DIR=/other/disk ./play"
        exit 2
    fi
    say "Fourfold is built before its first start. With $cores cores this takes up to" \
        "$((FIRST_BUILD_BASE + FIRST_BUILD_WORK / cores)) minutes, and $(gb "$need") of the $(gb "$free") that are free on the disk."
    say "Build files are kept in $folder; later starts take seconds. Ctrl-C stops the build, and the next ./play goes on from there."
}

# run_cargo LOG ARGUMENTS..: cargo with its progress bar, and a copy of what it says in LOG.
run_cargo() {
    local log=$1 bar=()
    shift
    if [ -t 2 ]; then
        bar=(env CARGO_TERM_PROGRESS_WHEN=always CARGO_TERM_PROGRESS_WIDTH="$(tput cols 2>/dev/null || echo 80)"
            CARGO_TERM_COLOR=always)
    fi
    ${bar[@]+"${bar[@]}"} cargo "$@" 2>&1 | tee "$log" >&2
}

# explain_failure LOG FOLDER: one sentence on why cargo stopped, and one on what to do.
explain_failure() {
    local log=$1 folder=$2
    say
    if grep -qiE 'no space left on device|os error 28|disk quota exceeded' "$log"; then
        say "The disk is full ($(gb "$(free_mb "$folder")") free at $folder). Free some space and run ./play again: it goes on from where it stopped."
    elif grep -qiE 'permission denied|read-only file system' "$log"; then
        say "A file could not be written: see the message above. Check who owns $folder, or name another folder: CARGO_TARGET_DIR=/some/folder ./play"
    elif grep -qiE 'failed to (download|get|fetch|query)|could not resolve|timed? ?out|network|connection|unable to update registry' "$log"; then
        say "A download failed. Check the connection and run ./play again: what has arrived is kept."
    elif grep -qiE 'SIGKILL|signal: 9|cannot allocate memory' "$log"; then
        say "The machine ran out of memory. Close other programs, or build fewer parts at once: CARGO_BUILD_JOBS=1 ./play"
    else
        say "The build failed: the message above says why. If you changed nothing, please report it, with that message."
    fi
}

# build_program FOLDER FLAGS..: downloads and builds. Exits with a sentence if that fails.
build_program() {
    local folder=$1 log first=
    shift
    log=$(mktemp)
    # shellcheck disable=SC2064 # the name of the file is that of now
    trap "rm -f '$log'" EXIT
    trap 'say; say "Stopped. What has been built is kept; the next ./play goes on from there."; exit 130' INT
    [ -x "$folder/debug/fourfold" ] || first=1
    if [ -n "$first" ]; then
        announce_first_build "$folder"
        say "1 of 2: downloading the parts that others wrote ..."
        run_cargo "$log" fetch --locked --target "$(rustc -vV | sed -n 's/^host: //p')" ||
            { explain_failure "$log" "$folder" && exit 1; }
        say "2 of 2: building. The bar counts parts; the last one, the game itself, takes longest."
    fi
    run_cargo "$log" build --locked --bin fourfold "$@" || { explain_failure "$log" "$folder" && exit 1; }
    [ -z "$first" ] || say "Built in $((SECONDS / 60)) min $((SECONDS % 60)) s."
    rm -f "$log"
    trap - EXIT INT
}
