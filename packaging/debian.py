"""The Debian package around the bundle: menu entry, icons, file type, man pages, and the libraries it needs."""

from __future__ import annotations

import hashlib
import shutil
import sys
import tempfile
from importlib.metadata import distribution
from pathlib import Path

from build_hook import BuildError
from bundle import PROGRAMS
from check_package import check_package
from desktop_files import write_texts
from facts import build_time, read_names, releases
from pictures_for_desktop import SIZES
from steps import output_of

# Found by no look at the files: the type of a record is known to the desktop only with these two.
RECOMMENDED = "desktop-file-utils, shared-mime-info"
_BUNDLED = ("msgspec", "pillow", "platformdirs", "PySide6-Essentials", "shiboken6", "pyinstaller")


def is_binary(path: Path) -> bool:
    """Whether the path is a program or library of its own, not a link to one."""
    return path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF"


def needed_libraries(bundle: Path) -> str:
    """The Debian packages whose libraries the bundle's files name, with the versions that have what they call."""
    files = [path for path in bundle.glob("**/*") if is_binary(path)]
    with tempfile.TemporaryDirectory() as scratch:
        (Path(scratch) / "debian").mkdir()
        (Path(scratch) / "debian" / "control").write_text(
            "Source: laksewhist\n\nPackage: laksewhist\nArchitecture: any\n"
        )
        folders = sorted({f"-l{path.parent}" for path in files})
        command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *folders, *sorted(map(str, files))]
        found = output_of(command, folder=Path(scratch), merge=False)
    _, _, depends = found.strip().partition("shlibs:Depends=")
    if not depends:
        raise BuildError("dpkg-shlibdeps found no library that the bundle needs")
    return depends


def python_licence() -> Path:
    """The licence of the Python in the bundle; where it lies depends on who built it. Raises BuildError."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = [Path(sys.base_prefix, "lib", version, "LICENSE.txt"), Path("/usr/share/doc", version, "copyright")]
    places += [Path("/usr/share/doc", f"lib{version}-minimal", "copyright")]
    for place in places:
        if place.is_file():
            return place
    raise BuildError(f"the licence of {version} is at none of {', '.join(map(str, places))}")


def copy_licences(target: Path) -> None:
    """Copy the licences of what is in the bundle, as their makers wrote them. Raises BuildError."""
    target.mkdir(parents=True)
    shutil.copyfile(python_licence(), target / "python")
    for name in _BUNDLED:
        texts = [
            path for path in distribution(name).files or [] if "licen" in str(path).lower() and path.suffix != ".py"
        ]
        for number, path in enumerate(texts):
            suffix = f"-{number + 1}" if number else ""
            shutil.copyfile(str(path.locate()), target / f"{name.lower()}{suffix}")


def place_icons(pictures: Path, share: Path) -> None:
    """Put each icon where a desktop looks for its size."""
    theme = share / "icons" / "hicolor"
    for size in SIZES:
        folder = theme / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True)
        shutil.copyfile(pictures / "icons" / f"{size}.png", folder / "laksewhist.png")
    (theme / "scalable" / "apps").mkdir(parents=True)
    shutil.copyfile(pictures / "icons" / "scalable.svg", theme / "scalable" / "apps" / "laksewhist.svg")


def set_modes(tree: Path) -> None:
    """Files are readable by all and writable by root; only programs and folders may be executed."""
    for path in tree.glob("**/*"):
        if path.is_symlink():
            continue
        program = path.parent.name == "laksewhist" and path.name in PROGRAMS and "lib" in path.parts
        path.chmod(0o755 if path.is_dir() or program else 0o644)


def control(root: Path, tree: Path, bundle: Path) -> str:
    """The description that apt reads."""
    names = read_names(root)
    kilobytes = sum(-(-path.lstat().st_size // 1024) for path in tree.glob("**/*") if not path.is_dir())
    architecture = output_of(["dpkg", "--print-architecture"], folder=root).strip()
    return f"""\
Package: laksewhist
Version: {releases(root)[0].version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {names.contact}
Installed-Size: {kilobytes}
Depends: {needed_libraries(bundle)}
Recommends: {RECOMMENDED}
Homepage: {names.homepage}
Description: Danish house whist with jokers and a kitty
 You bid for tricks with a partner nobody knows yet, because you call an ace and
 its holder stays silent until it falls. Three cards lie on the table to be
 exchanged, and there are three jokers. Three computer players sit at the table,
 the interface is Danish or English, and all of it works from the keyboard.
 .
 The program laksewhist-lab plays and checks deals without a screen.
"""


def lay_out(root: Path, bundle: Path, pictures: Path, tree: Path) -> None:
    """Write the package's files below `tree`, which does not exist. Raises BuildError."""
    share = tree / "usr" / "share"
    shutil.copytree(bundle, tree / "usr" / "lib" / "laksewhist", symlinks=True)
    (tree / "usr" / "games").mkdir()
    for name in PROGRAMS:
        (tree / "usr" / "games" / name).symlink_to(f"../lib/laksewhist/{name}")
    write_texts(root, share)
    place_icons(pictures, share)
    copy_licences(share / "doc" / "laksewhist" / "licences")
    described = control(root, tree, bundle)
    files = [path for path in sorted(tree.glob("usr/**/*")) if path.is_file() and not path.is_symlink()]
    sums = (hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest() for path in files)
    lines = [f"{total}  {path.relative_to(tree)}\n" for total, path in zip(sums, files, strict=True)]
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(described, encoding="utf-8")
    (tree / "DEBIAN" / "md5sums").write_text("".join(lines), encoding="utf-8")
    set_modes(tree)


def pack(root: Path, tree: Path, target: Path, *compression: str) -> Path:
    """Make the package from its files, in the place of every older one in `target`. Raises BuildError."""
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("laksewhist_*.deb"):
        old.unlink()
    output_of(
        ["dpkg-deb", "--root-owner-group", *compression, "--build", tree, target],
        folder=root,
        environment={"SOURCE_DATE_EPOCH": str(build_time(root))},
    )
    (built,) = target.glob("laksewhist_*.deb")
    return built


def build_package(root: Path, bundle: Path, pictures: Path, target: Path) -> Path:
    """Put `laksewhist_VERSION_ARCHITECTURE.deb` into `target`, and check it. Raises BuildError."""
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch, "tree")
        lay_out(root, bundle, pictures, tree)
        tree.chmod(0o755)
        # The lintian of Debian 12 takes a package for broken that is packed as Debian's own dpkg can unpack it.
        check_package(tree, pack(root, tree, Path(scratch, "plain"), "-Zgzip", "-z1"))
        return pack(root, tree, target, "-Zzstd")
