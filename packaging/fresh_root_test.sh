#!/bin/sh
# Try the Debian package as a user gets it: sh packaging/fresh_root_test.sh
# In a fresh minimal Debian 12 without Python it is installed by apt, draws, is played with the mouse, opens a record as
# a double click does, says what is missing, and is removed: only the files of its user may be left. Needs root
# (debootstrap, chroot) and what packaging/build.sh leaves: dist/laksewhist_*.deb and .venv-package. Screenshots of it
# are then in build/screens.
set -eu
. "$(dirname -- "$0")/common.sh"
cd "$root"

[ "$(id -u)" -eq 0 ] || fail 'only root can make a fresh Debian (debootstrap, chroot); the package was NOT tried'
need_packages debootstrap xvfb xdotool
if [ "${1:-}" != inside ]; then
    # Mounts of our own: they are gone with the last process, however this ends.
    exec unshare --mount --propagation private sh "$0" inside
fi

set -- dist/laksewhist_*.deb
{ [ $# -eq 1 ] && [ -f "$1" ]; } || fail 'dist/ must hold one Debian package: sh packaging/build.sh makes it'
package=$1
python=$root/.venv-package/bin/python
began=$(date +%s)
scratch=$(mktemp -d)
fresh=$scratch/debian
screens=$root/build/screens
mkdir -p "$screens"

clean_up() {
    stop_screen
    for mounted in proc dev/shm tmp/.X11-unix; do umount "$fresh/$mounted" 2>/dev/null || true; done
    rm -rf --one-file-system "$scratch"
}
trap clean_up EXIT
trap 'stop_limited; exit 130' INT TERM

step() { say "$(($(date +%s) - began)) s: $*"; }

# as_player COMMAND...: inside, as a user who has nothing but a home.
as_player() {
    within 300 chroot --userspec=player:player "$fresh" /usr/bin/env -i HOME=/home/player USER=player LANG=C.UTF-8 \
        PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games "$@"
}

# inside NAME COMMAND...: as root.
inside() {
    name=$1
    shift
    logged "$name" within 1800 chroot "$fresh" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin \
        DEBIAN_FRONTEND=noninteractive "$@"
}

# files: what is there, without the user's own, without the notes of apt and dpkg on what they did, and without what
# the libraries of others keep for themselves.
files() {
    (cd "$fresh" && find . -xdev \( -path ./home -o -path ./tmp -o -path ./proc -o -path ./var/cache -o -path ./var/log \
        -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./root \) -prune -o -print) | LC_ALL=C sort
}

mirror=$(apt-get indextargets --format '$(ORIGIN) $(CODENAME) $(COMPONENT) $(REPO_URI)' 'Created-By: Packages' |
    sed -n 's/^Debian bookworm main //p' | head -n 1)
[ -n "$mirror" ] || fail 'apt of this machine knows no mirror of Debian 12 (bookworm); the package was NOT tried'
step 'a fresh Debian 12'
logged debootstrap within 1800 debootstrap --variant=minbase bookworm "$fresh" "$mirror" || fail 'debootstrap failed'
[ ! -e "$fresh/usr/bin/python3" ] || fail 'there is a Python in the fresh Debian: it would prove nothing'
apt-config dump | grep -i '^Acquire::.*Proxy' >"$fresh/etc/apt/apt.conf.d/00machine" || true
mount -t proc proc "$fresh/proc"
mkdir -p "$fresh/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$fresh/dev/shm"
inside user useradd --create-home --shell /bin/sh player
files >"$scratch/before"

step 'installing'
cp "$package" "$fresh/var/cache/laksewhist.deb"
inside install apt-get -q -y install --no-install-recommends /var/cache/laksewhist.deb || fail 'apt could not install it'
rm "$fresh/var/cache/laksewhist.deb"
[ ! -e "$fresh/usr/bin/python3" ] || fail 'the package brought a Python with it'
chroot "$fresh" dpkg-query -L laksewhist | while read -r path; do
    [ ! -f "$fresh$path" ] || printf '%s\n' "$path"
done >"$scratch/ours"
[ -s "$scratch/ours" ] || fail 'dpkg does not know what it has installed'

step 'without a screen: deals, replayed, by two processes, and every standard picture'
as_player laksewhist-lab selfplay --deals 3 --seed 1 --out '/home/player/en aften.laksewhist'
as_player laksewhist-lab replay '/home/player/en aften.laksewhist' >"$logs/replay.log" || fail 'the record does not replay'
logged jobs as_player laksewhist-lab selfplay --deals 20 --seed 1 --jobs 2 || fail 'two processes do not play'
logged pictures as_player laksewhist --screenshots /home/player/pictures || fail 'the pictures could not be drawn'
"$python" packaging/check_pictures.py "$fresh/home/player/pictures"
rm -r "$fresh/home/player/pictures"

step 'in a window, on an X server'
mkdir -p "$fresh/tmp/.X11-unix"
start_screen
mount --bind /tmp/.X11-unix "$fresh/tmp/.X11-unix"
# in_window NAME LOOK... -- COMMAND...: let a program of ours start the command inside, and keep a picture of it.
in_window() {
    LAKSEWHIST_SCREENSHOT=$screens/$1.png
    export LAKSEWHIST_SCREENSHOT
    shift
    look=
    while [ "$1" != -- ]; do
        look="$look $1"
        shift
    done
    shift
    # shellcheck disable=SC2086 # the words of the look, none with a blank
    within 600 "$python" $look chroot --userspec=player:player "$fresh" /usr/bin/env -i HOME=/home/player USER=player \
        LANG=C.UTF-8 DISPLAY="$DISPLAY" PATH=/usr/bin:/bin:/usr/games "$@"
}
in_window installed-start packaging/check_window.py -- laksewhist
in_window installed-deal packaging/play_deal.py "$fresh/home/player/.local/share/laksewhist" -- laksewhist
command=$(sed -n 's/^Exec=\(.*\) %f$/\1/p' "$fresh/usr/share/applications/laksewhist.desktop")
[ -n "$command" ] || fail 'the menu entry opens no file'
# shellcheck disable=SC2086 # the words of the line
in_window installed-record packaging/check_window.py -- $command '/home/player/en aften.laksewhist'

step 'without a library that the screen needs'
library=$(chroot "$fresh" dpkg-query -L libxcb-icccm4 | grep '/libxcb-icccm\.so\.4$')
mv "$fresh$library" "$scratch/"
if told=$(as_player DISPLAY="$DISPLAY" laksewhist 2>&1); then fail 'it started without libxcb-icccm4'; fi
case $told in
*'apt install libxcb-icccm4'*) ;;
*) fail "what it says does not name libxcb-icccm4: $told" ;;
esac
mv "$scratch/${library##*/}" "$fresh$library"
umount "$fresh/tmp/.X11-unix"
stop_screen

step 'removing'
inside remove apt-get -q -y purge laksewhist || fail 'apt could not remove it'
inside autoremove apt-get -q -y autoremove --purge || fail 'apt could not remove what came with it'
while read -r path; do
    [ ! -e "$fresh$path" ] || fail "left behind: $path"
done <"$scratch/ours"
files >"$scratch/after"
left=$(LC_ALL=C comm -13 "$scratch/before" "$scratch/after")
[ -z "$left" ] || fail "left behind: $left"
[ -f "$fresh/home/player/en aften.laksewhist" ] || fail "the user's own record is gone"
[ -f "$fresh/home/player/.local/share/laksewhist/history.sqlite" ] || fail "the deal that the user played is gone"
step 'the Debian package installs, plays and leaves nothing but the files of its user'
