#!/bin/sh
# Build what is handed out, from a clean copy, on Debian 12: sh packaging/build.sh
# Wheel, source distribution, one-folder bundle and Debian package end up in dist/; see packaging/build_packages.py.
set -eu
. "$(dirname -- "$0")/common.sh"
cd "$root"

command -v dpkg-query >/dev/null || fail 'the Debian package can be built on Debian only'
# shellcheck disable=SC2086 # one word for each package
need_packages $qt_packages python3 python3-venv python3-dev gcc libc6-dev binutils dpkg-dev zstd lintian desktop-file-utils appstream man-db groff-base
# The interpreter goes into the bundle: it must be Debian's, not one that was built for a folder of this machine.
PYTHON=/usr/bin/python3
# Nothing is handed out that is slower than it can be.
export LAKSEWHIST_COMPILE=1
venv=$root/.venv-package
make_environment "$venv"
pip_install "$venv" package -e "$root[package]"
trap 'stop_limited; exit 130' INT TERM
within 1800 "$venv/bin/python" packaging/build_packages.py
