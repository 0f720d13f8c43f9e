# Read by play.sh, test.sh and .ci/run. Plain POSIX sh. Sets `root`; changes no folder, so that arguments stay right.

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
logs=$root/build/logs
mkdir -p "$logs"

# Found by trial in an empty Debian 12: what the wheel of PySide6 needs from the system, offscreen and on X.
qt_packages='libglib2.0-0 libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 libgssapi-krb5-2
    libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0'
screen_packages='xvfb xdotool'
# For the test that hears the program as a screen reader does.
reader_packages='at-spi2-core dbus gir1.2-atspi-2.0 python3-gi'

say() { printf 'laksewhist: %s\n' "$*" >&2; }
fail() { say "$*"; exit 1; }

# logged NAME COMMAND...: run it with its output in a log, which is shown if it fails.
logged() {
    log=$logs/$1.log
    shift
    "$@" >"$log" 2>&1 </dev/null && return 0
    tail -n 200 "$log" >&2
    return 1
}

# within SECONDS COMMAND...: run it; where it takes longer, end it with all that it has started: with SIGABRT, at which
# Python tells where each of its threads is when `faulthandler` is on, as in pytest; with SIGKILL where that does not
# help. In the background and waited for, so that a trap for Ctrl+C does not come only when it is over: see stop_limited.
within() {
    seconds=$1
    shift
    if ! command -v timeout >/dev/null; then # not of GNU: there nobody ends it
        "$@"
        return
    fi
    timeout --signal=ABRT --kill-after=20 "$seconds" "$@" &
    limited_pid=$!
    status=0
    wait "$limited_pid" || status=$?
    limited_pid=
    case $status in 124 | 137) say "not over after $seconds s, and ended: $*" ;; esac
    return "$status"
}

# stop_limited: for a trap; ends what `within` runs, if anything.
stop_limited() {
    [ -z "${limited_pid:-}" ] || kill "$limited_pid" 2>/dev/null || true
}

is_installed() {
    # Newer Debians call some libraries NAMEt64.
    for candidate in "$1" "$1t64"; do
        case $(dpkg-query -W -f '${Status}' "$candidate" 2>/dev/null) in *' installed') return 0 ;; esac
    done
    return 1
}

# need_packages NAME...: install the Debian packages that are missing, as root or through sudo.
need_packages() {
    command -v dpkg-query >/dev/null || return 0 # not a Debian: Qt will say what it misses
    missing=
    for package in "$@"; do
        is_installed "$package" || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    by_hand="apt-get install --no-install-recommends$missing"
    if [ "$(id -u)" -eq 0 ]; then
        sudo=
    elif command -v sudo >/dev/null; then
        sudo=sudo
        sudo -v || fail "these Debian packages are missing; ask somebody who may: $by_hand"
    else
        fail "these Debian packages are missing, and without sudo only root can install them: $by_hand"
    fi
    say "installing the Debian packages$missing"
    logged apt-update $sudo apt-get -q update || say 'apt-get update failed; trying with the lists that are there'
    # shellcheck disable=SC2086 # one word for each package
    logged apt-install $sudo env DEBIAN_FRONTEND=noninteractive apt-get -q -y install --no-install-recommends $missing ||
        fail "apt-get could not install what is missing: $by_hand"
}

is_right_python() {
    command -v "$1" >/dev/null && "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null
}

# find_python: set `python` to one that the program can run with and that can make environments.
find_python() {
    for round in first second; do
        for python in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11 /usr/bin/python3; do
            is_right_python "$python" || continue
            "$python" -c 'import ensurepip, venv' 2>/dev/null && return 0
            # Debian has the second half of venv in a package of its own.
            need_packages "python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
            "$python" -c 'import ensurepip, venv' 2>/dev/null && return 0
        done
        [ "$round" = second ] || need_packages python3 python3-venv
    done
    fail 'Python 3.11, 3.12, 3.13 or 3.14 is needed, and there is none here'
}

# make_environment FOLDER: a virtual environment that works; one that no longer does is made again.
make_environment() {
    if [ -f "$1/pyvenv.cfg" ] && is_right_python "$1/bin/python" && "$1/bin/python" -m pip --version >/dev/null 2>&1; then
        return 0
    fi
    find_python
    say "making $1"
    logged venv "$python" -m venv --clear "$1" || fail "no virtual environment could be made in $1"
}

stamp_key() { printf '%s ' "$root" && sha256sum <"$root/pyproject.toml"; }

# in_step FOLDER WHAT: whether WHAT was installed in FOLDER from this pyproject.toml and this place, and Python is still
# there (an upgrade of the system can take it away).
in_step() {
    [ "$(cat "$1/.installed-$2" 2>/dev/null)" = "$(stamp_key)" ] && "$1/bin/python" -c '' 2>/dev/null
}

mark_installed() { stamp_key >"$1/.installed-$2"; }

# pip_install FOLDER WHAT ARGUMENTS...: once for each pyproject.toml; needs the network.
pip_install() {
    folder=$1 what=$2
    shift 2
    in_step "$folder" "$what" && return 0
    say "installing for $what (once; the first time this fetches about 100 MB)"
    logged "pip-$what" "$folder/bin/python" -m pip install --disable-pip-version-check --no-input "$@" ||
        fail "pip could not install for $what; the whole of its output is in $logs/pip-$what.log"
    mark_installed "$folder" "$what"
}

# build_resources PYTHON: compile cards, fonts, translations and (where it can be) the solver if a source is newer.
build_resources() {
    "$1" "$root/packaging/build_hook.py" || fail 'the resources or the solver could not be compiled'
}

# start_screen: an X server without a monitor. Sets DISPLAY, LAKSEWHIST_FRAMEBUFFER and screen_pid.
start_screen() {
    screen_folder=$(mktemp -d)
    mkfifo "$screen_folder/number"
    Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset -fbdir "$screen_folder" \
        3>"$screen_folder/number" 2>"$logs/xvfb.log" </dev/null &
    screen_pid=$!
    number=$(timeout 60 head -n 1 "$screen_folder/number") && [ -n "$number" ] ||
        fail "the X server did not start; see $logs/xvfb.log"
    export DISPLAY=":$number" LAKSEWHIST_FRAMEBUFFER="$screen_folder/Xvfb_screen0"
}

# stop_screen: for a trap; harmless where no screen was started.
stop_screen() {
    [ -n "${screen_pid:-}" ] || return 0
    kill "$screen_pid" 2>/dev/null || true
    wait "$screen_pid" 2>/dev/null || true
    rm -rf "$screen_folder"
    screen_pid=
}
