#!/bin/sh
# Check everything: sh packaging/test.sh
# Style, types, import rules, translations; the tests below gui where PySide6 is not installed; the rest without a
# screen; those that need a real one on an X server of their own. Ends with "passed", or names what failed.
set -eu
. "$(dirname -- "$0")/common.sh"
cd "$root"

# shellcheck disable=SC2086 # one word for each package
need_packages $qt_packages $screen_packages $reader_packages
venv=$root/.venv
make_environment "$venv"
pip_install "$venv" test -e "$root[test,dev,package]"
mark_installed "$venv" play
build_resources "$venv/bin/python"
PATH=$venv/bin:$PATH
export PATH

plain=$root/.venv-noqt
make_environment "$plain"
requirements=$(python - <<'END'
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text())["project"]
wanted = project["dependencies"] + project["optional-dependencies"]["test"]
print("\n".join(name for name in wanted if not name.startswith(("pyside6", "pytest-qt"))))
END
)
# shellcheck disable=SC2086 # one word for each requirement: they hold no blanks
pip_install "$plain" rules $requirements

trap stop_screen EXIT
trap 'stop_limited; exit 130' INT TERM
unset DISPLAY WAYLAND_DISPLAY
export QT_QPA_PLATFORM=offscreen
failed=

# check NAME COMMAND...: note a failure and go on, so that one run shows all of them.
check() {
    name=$1
    shift
    began=$(date +%s)
    if logged "$name" "$@"; then
        say "$name: ok, $(($(date +%s) - began)) s"
    else
        say "$name: FAILED"
        failed="$failed $name"
    fi
}

# A test that hangs is ended by its own limit (pyproject.toml). This is for what that does not see, as a worker that
# never ends; a stage takes two to six minutes.
stage_seconds=1800
# No other worker takes the place of one that died: with --dist loadfile pytest-xdist 3.8 may then wait for ever, since it
# gives out again what was done already; and it runs the test that was fatal once more.
workers='-n 2 --max-worker-restart 0'

# tests NAME PYTHON ARGUMENTS...: the same for pytest, whose closing line is shown.
tests() {
    name=$1 interpreter=$2
    shift 2
    check "$name" within "$stage_seconds" "$interpreter" -m pytest -q --durations=5 "$@"
    tail -n 1 "$logs/$name.log"
}

# covered_tests NAME ...: the same, and notes which lines of the program ran.
covered_tests() {
    COVERAGE_FILE=$root/build/coverage/.coverage.$1
    export COVERAGE_FILE
    tests "$@" --cov --cov-report= --cov-fail-under=0
}

check ruff ruff check .
check format ruff format --check .
check types mypy --strict laksewhist
check imports lint-imports
check translations python packaging/translations.py check

rm -rf build/coverage
mkdir -p build/coverage
# shellcheck disable=SC2086 # the words of the options
covered_tests rules "$plain/bin/python" tests --ignore tests/gui --ignore tests/packaging $workers
# shellcheck disable=SC2086 # the words of the options
covered_tests screenless python tests/gui tests/packaging -m 'not xcb' $workers --dist loadfile
start_screen
export QT_QPA_PLATFORM=xcb
covered_tests screen python tests/gui -m xcb
stop_screen
python -m coverage combine -q --data-file build/coverage/.coverage build/coverage
check coverage python -m coverage report --data-file build/coverage/.coverage
grep '^TOTAL' "$logs/coverage.log" || true

[ -z "$failed" ] || fail "failed:$failed"
echo passed
