#!/bin/sh
# Try the wheel as a user gets it: sh packaging/wheel_test.sh
# In an empty environment of the lowest and of the highest Python that is here and that the game runs with, away from
# the sources. Needs dist/laksewhist-*.whl, which packaging/build.sh leaves.
set -eu
. "$(dirname -- "$0")/common.sh"

set -- "$root"/dist/laksewhist-*.whl
{ [ $# -eq 1 ] && [ -f "$1" ]; } || fail 'dist/ must hold one wheel: sh packaging/build.sh makes it'
wheel=$1
# shellcheck disable=SC2086 # one word for each package
need_packages $qt_packages $screen_packages
scratch=$(mktemp -d)
trap 'stop_screen; rm -rf "$scratch"' EXIT
trap 'stop_limited; exit 130' INT TERM
cd "$scratch"
export XDG_CONFIG_HOME="$scratch/config" XDG_DATA_HOME="$scratch/data" XDG_CACHE_HOME="$scratch/cache"

# pythons: each Python that the game runs with, the lowest first: those on PATH, and those that pyenv has.
pythons() {
    for minor in 11 12 13 14; do
        for candidate in python3.$minor "${PYENV_ROOT:-$HOME/.pyenv}/versions/3.$minor".*/bin/python3.$minor; do
            is_right_python "$candidate" && "$candidate" -c 'import ensurepip, venv' 2>/dev/null || continue
            printf '%s\n' "$candidate"
            break
        done
    done
}

# try_wheel PYTHON: install, start in a window, play without one.
try_wheel() {
    name=$("$1" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
    began=$(date +%s)
    logged "wheel-venv-$name" "$1" -m venv "$scratch/$name" || fail "$name makes no environment"
    logged "wheel-install-$name" "$scratch/$name/bin/python" -m pip install --no-input "$wheel" ||
        fail "the wheel could not be installed with $name"
    within 300 env QT_QPA_PLATFORM=xcb "$scratch/$name/bin/python" "$root/packaging/check_window.py" \
        "$scratch/$name/bin/laksewhist"
    logged "wheel-play-$name" within 300 "$scratch/$name/bin/laksewhist-lab" selfplay --deals 5 --seed 1 ||
        fail "the wheel does not play with $name"
    say "the wheel works with $name, $(($(date +%s) - began)) s"
}

found=$(pythons)
[ -n "$found" ] || fail 'no Python from 3.11 to 3.14 that can make environments is here; the wheel was NOT tried'
lowest=$(printf '%s\n' "$found" | head -n 1)
highest=$(printf '%s\n' "$found" | tail -n 1)
start_screen
try_wheel "$lowest"
[ "$highest" = "$lowest" ] || try_wheel "$highest"
