# Lays out what a package installs, without the packages' own frames.
# shellcheck shell=bash

# stage_tree PROGRAM FOLDER TARGET: bin and share as they are below /usr.
stage_tree() {
    local program=$1 folder=$2 target=$3 share=$2/share doc=$2/share/doc/fourfold page
    rm -rf "$folder"
    install -Dm755 "$program" "$folder/bin/fourfold"
    install -Dm644 -t "$share/applications" packaging/fourfold.desktop packaging/fourfold-watch.desktop
    install -Dm644 packaging/fourfold.svg "$share/icons/hicolor/scalable/apps/fourfold.svg"
    install -Dm644 packaging/fourfold.png "$share/icons/hicolor/256x256/apps/fourfold.png"
    install -Dm644 packaging/fourfold.metainfo.xml "$share/metainfo/org.fourfold.fourfold.metainfo.xml"
    install -Dm644 packaging/fourfold.mime.xml "$share/mime/packages/fourfold.xml"

    "$program" manual "$share/man/man1" >/dev/null
    for page in "$share"/man/man1/*.1; do gzip -9n "$page"; done
    mkdir -p "$share/bash-completion/completions" "$share/zsh/vendor-completions" "$share/fish/vendor_completions.d"
    "$program" completions bash >"$share/bash-completion/completions/fourfold"
    "$program" completions zsh >"$share/zsh/vendor-completions/_fourfold"
    "$program" completions fish >"$share/fish/vendor_completions.d/fourfold.fish"

    install -Dm644 -t "$doc" README.md CHANGELOG.md LICENSE-MIT LICENSE-APACHE assets/CREDITS.md assets/fonts/*-OFL.txt
    packaging/notices.py "$target" >"$doc/THIRD-PARTY.md"
}

# newest_glibc PROGRAM: the version of glibc that the program needs, for example 2.31.
newest_glibc() { objdump -T "$1" | grep -oE 'GLIBC_[0-9.]+' | sort -Vu | tail -n 1 | cut -d_ -f2; }
