# `./check package`: the packages are made, looked at, installed, started, and removed.
# shellcheck shell=bash
# ./check sets `work`, a folder that it removes at its end, and stops at the first failure.
# shellcheck disable=SC2154,SC2164

# Where a package puts files. Caches that other packages keep of these folders are left out.
installed_files() {
    { find /usr /etc /opt -xdev \( -type f -o -type l \) 2>/dev/null || true; } |
        grep -vE '/(mimeinfo\.cache|icon-theme\.cache|__pycache__/.*|ld\.so\.cache)$|^/usr/share/mime/' | sort
}

# starts_a_window PROGRAM: a match of two bots in a window, until it reports on its frames; its picture is dist/window.png.
starts_a_window() {
    local program=$1
    mkdir -p "$work/home" "$work/run"
    chmod 700 "$work/run"
    # shellcheck disable=SC2016 # for the inner shell
    HOME="$work/home" XDG_RUNTIME_DIR="$work/run" XDG_DATA_HOME='' XDG_CONFIG_HOME='' xvfb-run -a -s '-screen 0 1280x800x24' bash -c '
        "$1" --bots greedy,greedy --seed 7 --frame-report 2>"$2/report" &
        for _ in $(seq 180); do
            sleep 1
            kill -0 $! 2>/dev/null || break
            ! grep -q "main thread" "$2/report" || break
        done
        ! command -v import >/dev/null || import -window root "$2/window.png"
        kill $! || echo "it ended by itself"
        wait $! || true
    ' _ "$program" "$work"
    if ! grep 'first frame' "$work/report"; then
        cat "$work/report"
        echo "no frame was drawn" && return 1
    fi
    grep -m 1 'main thread' "$work/report" || true
    cp "$work/window.png" "$pictures" 2>/dev/null || true
}

metainfo_has_version() {
    local version
    version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
    grep -q "<release version=\"$version\"" packaging/fourfold.metainfo.xml ||
        { echo "packaging/fourfold.metainfo.xml has no release $version" && return 1; }
}

# The parts of the package that other programs read.
well_formed() {
    desktop-file-validate packaging/*.desktop
    appstreamcli validate --no-net packaging/fourfold.metainfo.xml
    metainfo_has_version
    bash -n dist/stage/share/bash-completion/completions/fourfold
    local page
    for page in dist/stage/share/man/man1/*.gz; do
        ! MANWIDTH=80 man --warnings -l "$page" 2>&1 >/dev/null | grep . || return 1
    done
    dpkg-deb --info "$package"
    dpkg-deb --contents "$package" | awk '{ print $1, $3, $6 }'
}

# A save and a replay are known by how they begin, whatever their names are.
types_are_known() {
    command -v gio >/dev/null || { echo "not checked: there is no gio here" && return 0; }
    local kind
    fourfold sim --games 1 --save-replays "$work/files" >/dev/null
    cp "$work"/files/*.ron "$work/files/replay.fourfold"
    printf 'fourfold save 1 #00000000\n' | tee "$work/files/a.save" >"$work/files/save.fourfold"
    for kind in replay:replay.fourfold replay:game-000000.ron save:a.save save:save.fourfold; do
        gio info -a standard::content-type "$work/files/${kind#*:}" | grep -q "application/x-fourfold-${kind%%:*}" ||
            { gio info -a standard::content-type "$work/files/${kind#*:}" && return 1; }
    done
    echo "saves and replays have their types"
}

# Installs the package, uses it, and removes it. Leaves the machine as it was.
installs() {
    installed_files >"$work/before"
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "./$package" >"$work/apt" 2>&1 || { cat "$work/apt" && return 1; }
    (
        cd /
        fourfold --version
        fourfold packs list
        man -w fourfold fourfold-sim
        types_are_known
        starts_a_window fourfold
    )
    dpkg --purge fourfold >/dev/null
    installed_files >"$work/after"
    if ! diff "$work/before" "$work/after"; then
        echo "the package left these files behind" && return 1
    fi
    echo "removed without a trace; of the player's own files these are kept:"
    (cd "$work/home" && find . -type f | sort)
}

# The folder that runs where it is unpacked, with and without ALSA.
runs_unpacked() {
    local folder
    tar --extract --gzip --file "$unpacked" --directory "$work"
    folder=$(basename "$unpacked" .tar.gz)
    (cd / && "$work/$folder/fourfold" --version && starts_a_window "$work/$folder/fourfold")
    [ ! -d "$work/$folder/lib" ] ||
        LD_LIBRARY_PATH="$work/$folder/lib/silent" LD_BIND_NOW=1 "$work/$folder/bin/fourfold" --version
}

# The source knows all its crates without a network. SOURCE_BUILD=1 also compiles it, without the window.
source_is_whole() {
    local folder
    tar --extract --xz --file "$source" --directory "$work"
    folder=$(basename "$source" .tar.xz)
    (
        cd "$work/$folder"
        # None of the crates that this machine has already.
        export CARGO_HOME="$work/cargo"
        cargo metadata --locked --offline --format-version 1 >/dev/null
        echo "$(find vendor -mindepth 1 -maxdepth 1 -type d | wc -l) crates are inside"
        [ -z "${SOURCE_BUILD:-}" ] || cargo check --locked --offline --no-default-features
    )
}

# package_all: everything. Only as root, since it installs; only where Fourfold is not installed, since it removes it.
package_all() {
    [ "$(id -u)" -eq 0 ] || { echo "./check package installs a package: run it as root, best in a container" >&2 && exit 2; }
    ! dpkg-query -W fourfold >/dev/null 2>&1 || { echo "fourfold is installed already: remove it first" >&2 && exit 2; }
    need_packages xvfb xauth desktop-file-utils appstream man-db shared-mime-info libglib2.0-bin xz-utils
    local package unpacked source pictures="$PWD/dist"
    rm -f dist/*.deb dist/*.tar.?z
    ./package
    package=$(echo dist/*.deb) unpacked=$(echo dist/fourfold-*-linux-*.tar.gz) source=$(echo dist/*-source.tar.xz)
    # Whatever happens, the machine does not keep the package.
    trap 'code=$?; dpkg --purge fourfold >/dev/null 2>&1 || true; finish "$code"' EXIT
    section "Metadata" well_formed
    section "The Debian package is installed, started and removed" installs
    section "The unpacked folder runs" runs_unpacked
    section "The source builds without a network" source_is_whole
}
