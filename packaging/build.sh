#!/bin/sh
# Build what is handed out, from a clean copy, on Debian 12: sh packaging/build.sh
# Wheel, source distribution, one-folder bundle and Debian package end up in dist/; see packaging/build_packages.py.
set -eu
. "$(dirname -- "$0")/common.sh"
cd "$root"

command -v dpkg-query >/dev/null || fail 'the Debian package can be built on Debian only'
# shellcheck disable=SC2086 # one word for each package
need_packages $qt_packages binutils dpkg-dev zstd lintian desktop-file-utils appstream man-db groff-base
venv=$root/.venv
make_environment "$venv"
pip_install "$venv" package -e "$root[package]"
mark_installed "$venv" play
exec "$venv/bin/python" packaging/build_packages.py
