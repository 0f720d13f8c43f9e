"""Build everything that is handed out, into `dist/`, and print its sizes: the work of packaging/build.sh.

laksewhist-VERSION.tar.gz, .whl   the source distribution and the wheel
laksewhist/                       the one-folder bundle: both programs with their Python and their Qt
laksewhist_VERSION_ARCH.deb       the package for Debian 12 and newer, around the bundle
screenshots/                      the pictures that the metadata of the package names
"""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import build_hook
from bundle import build_bundle
from debian import build_package
from distributions import build_distributions
from facts import ROOT, FactsError
from steps import megabytes, output_of

_T = TypeVar("_T")


def timed(what: str, step: Callable[[], _T]) -> _T:
    """The result of the step, after a line with the time that it took."""
    began = time.monotonic()
    result = step()
    print(f"{what}: {time.monotonic() - began:.0f} s", flush=True)
    return result


def draw_pictures(root: Path, target: Path) -> Path:
    """Draw icons and screenshots below `target`, by a process that has a screen of its own in memory."""
    output_of([sys.executable, root / "packaging" / "pictures_for_desktop.py", target], folder=root)
    return target


def build_all(root: Path) -> list[Path]:
    """Build into `dist/`; what is there afterwards. Raises BuildError or FactsError."""
    target = root / "dist"
    target.mkdir(exist_ok=True)
    timed("resources", lambda: build_hook.build(root))
    distributions = timed("wheel and source distribution, twice", lambda: build_distributions(root, target))
    bundle = timed("bundle", lambda: build_bundle(root, target))
    pictures = timed("icons and screenshots", lambda: draw_pictures(root, root / "build" / "pictures"))
    screenshots = Path(shutil.copytree(pictures / "screenshots", target / "screenshots", dirs_exist_ok=True))
    package = timed("Debian package, checked", lambda: build_package(root, bundle, pictures, target))
    return [*distributions, bundle, package, screenshots]


def main() -> int:
    """Build everything. Returns the exit status: 1 after a failure, which is told on standard error."""
    try:
        built = build_all(ROOT)
    except (build_hook.BuildError, FactsError) as error:
        print(error, file=sys.stderr)
        return 1
    for path in built:
        print(f"{megabytes(path):7.1f} MB  dist/{path.name}{'/' if path.is_dir() else ''}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
