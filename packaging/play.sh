#!/bin/sh
# Play laksewhist from this folder: sh packaging/play.sh [arguments of laksewhist]
# The first time it installs what is missing; after that it needs no network, also not after a git pull
# that left pyproject.toml as it was.
set -eu
. "$(dirname -- "$0")/common.sh"

venv=$root/.venv
if ! in_step "$venv" play; then
    # shellcheck disable=SC2086 # one word for each package
    need_packages $qt_packages
    make_environment "$venv"
    pip_install "$venv" play -e "$root[compile]"
fi
build_resources "$venv/bin/python"

if [ $# -eq 0 ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    fail 'there is no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set)'
fi
exec "$venv/bin/laksewhist" "$@"
