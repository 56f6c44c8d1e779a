# The Python package: what the usual check does, and what `./check python` does.
# shellcheck shell=bash

PYTHON_NEEDED=3.10

need_python() {
    command -v python3 >/dev/null || need_packages python3
    if ! python3 -c "import sys; sys.exit(sys.version_info < tuple(map(int, '$PYTHON_NEEDED'.split('.'))))" 2>/dev/null; then
        echo "Python $PYTHON_NEEDED or later is needed as python3" >&2
        exit 2
    fi
}

# python_smoke PROGRAM: the client plays every game; needs the standard library alone.
python_smoke() { FOURFOLD_BIN="$1" PYTHONDONTWRITEBYTECODE=1 python3 python/tests/smoke.py; }

# python_all PROGRAM FOLDER: everything, in a virtual environment in that folder.
python_all() {
    local bin="$2/bin"
    if ! cmp -s python/requirements-check.txt "$2/installed.txt"; then
        python3 -c 'import ensurepip' 2>/dev/null || need_packages python3-venv
        rm -rf "$2"
        python3 -m venv "$2"
        "$bin/pip" install --quiet --disable-pip-version-check -r python/requirements-check.txt
        cp python/requirements-check.txt "$2/installed.txt"
    fi
    "$bin/pip" install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall ./python
    export FOURFOLD_BIN="$1" PYTHONDONTWRITEBYTECODE=1 RAY_USAGE_STATS_ENABLED=0
    (cd python && "$bin/mypy" --cache-dir "$2/mypy" && "$bin/pytest" -q -o cache_dir="$2/pytest" &&
        "$bin/python" examples/reinforce.py --game sanctuary --seconds 5)
}
