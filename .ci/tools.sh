# What ./play and ./check share: finding Rust and installing Debian packages.
# shellcheck shell=bash

RUST_NEEDED=1.95

# Libraries that the window is built with and opened by.
DESKTOP_PACKAGES=(pkg-config libxkbcommon-dev libxkbcommon-x11-0 libx11-6 libx11-xcb1 libxcursor1 libxi6
    libxrandr2 libvulkan1 mesa-vulkan-drivers)

# What sounds are built with. Everything but them works without.
SOUND_PACKAGES=(libasound2-dev)

# Prints the flags that build sounds in, where this machine can: `cargo build $(sound)`.
sound() {
    if [ "$(uname -s)" = Linux ]; then
        (need_packages "${SOUND_PACKAGES[@]}") || true
        if ! pkg-config --exists alsa; then
            echo "Built without sound: the headers of ALSA are missing (Debian: ${SOUND_PACKAGES[*]})." >&2
            return
        fi
    fi
    echo "--features sound"
}

need_rust() {
    # A fresh rustup writes this file; shells that were open before do not know it yet.
    # shellcheck disable=SC1091
    if [ -f "$HOME/.cargo/env" ]; then . "$HOME/.cargo/env"; fi
    local how="install it from https://rustup.rs (or, with rustup there, run: rustup update stable)"
    if ! command -v cargo >/dev/null || ! command -v rustc >/dev/null; then
        echo "Rust is missing: $how" >&2
        exit 2
    fi
    local version
    version=$(rustc --version | cut -d' ' -f2)
    if [ "$(printf '%s\n%s\n' "$RUST_NEEDED" "$version" | sort -V | head -n1)" != "$RUST_NEEDED" ]; then
        echo "Rust $version is too old, $RUST_NEEDED is needed: $how" >&2
        exit 2
    fi
}

# Installs what is missing of the named Debian packages. Elsewhere it leaves that to the reader.
need_packages() {
    command -v dpkg-query >/dev/null || return 0
    local missing=() package
    for package in "$@" $(command -v cc >/dev/null || echo gcc libc6-dev); do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return 0
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        if command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
            root=(sudo)
        else
            echo "Packages are missing. Install them with: sudo apt-get install ${missing[*]}" >&2
            exit 2
        fi
    fi
    echo "Installing ${missing[*]} ..." >&2
    if ! { "${root[@]}" apt-get update -qq &&
        "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"; } >&2; then
        echo "Packages are missing and could not be installed. Try: sudo apt-get install ${missing[*]}" >&2
        exit 2
    fi
}
