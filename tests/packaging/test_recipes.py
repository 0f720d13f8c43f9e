"""The recipes that could not be run say so, can be read, and name only what is there."""

import json
import plistlib
import re
import struct
import sys
from pathlib import Path

import build_elsewhere
import pytest
from facts import read_names, read_version
from icon_files import ICNS_TYPES, ICO_SIZES, icns, ico
from pictures_for_desktop import SIZES

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
FLATPAK = PACKAGING / "flatpak" / "dk.laksewhist.laksewhist.json"
INSTALLER = PACKAGING / "windows" / "laksewhist.iss"
PROPERTIES = PACKAGING / "macos" / "Info.plist"
DRAWN = {size: bytes([size % 256]) * size for size in SIZES}


def sections() -> dict[str, list[str]]:
    """The lines of the installer's recipe below the name of each section, without comments."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in INSTALLER.read_text().splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            name = heading[1]
        elif line and not line.startswith((";", "#", " ")):
            found.setdefault(name, []).append(line)
    return found


def is_there_or_built(path: str) -> bool:
    """Whether a path below the root is in the sources, or is one that a build makes there."""
    built = path.startswith(("dist/laksewhist/", "build/pictures/icons")) or path == "dist"
    return built or (ROOT / path).exists()


@pytest.mark.parametrize("recipe", [FLATPAK, INSTALLER, PROPERTIES, PACKAGING / "build_elsewhere.py"])
def test_a_recipe_says_that_it_has_not_been_run(recipe: Path) -> None:
    assert "NOT RUN" in recipe.read_text()


def test_the_flatpak_manifest_is_that_of_the_program() -> None:
    manifest = json.loads(FLATPAK.read_text())
    assert manifest["id"] == FLATPAK.stem == read_names().identity
    assert {"runtime", "runtime-version", "sdk", "command", "modules", "finish-args"} <= set(manifest)
    assert "--share=network" not in manifest["finish-args"]
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert (FLATPAK.parent / source["path"]).resolve() == ROOT
    named = re.findall(r"\b((?:packaging|build/pictures)/[\w/.-]*\w)", " ".join(module["build-commands"]))
    assert named
    assert all(is_there_or_built(path) for path in named)
    (sizes,) = re.findall(r"for size in ([\d ]+);", " ".join(module["build-commands"]))
    assert [int(size) for size in sizes.split()] == list(SIZES)
    for kind in ("desktop-file", "mime-file"):
        assert (PACKAGING / "linux" / manifest[f"rename-{kind}"]).is_file()


def test_the_windows_installer_has_its_sections_and_its_files() -> None:
    found = sections()
    assert set(found) == {"Setup", "Languages", "Files", "Icons", "Registry"}
    assert all(re.fullmatch(r"\w+=\S.*", line) for line in found["Setup"])
    for name in ("Languages", "Files", "Icons", "Registry"):
        for line in found[name]:
            assert all(re.fullmatch(r"\w+: .+", field) for field in re.split(r"; (?=\w+: )", line)), line
    named = re.findall(r"\{#Root\}\\([^\"\n]+)", INSTALLER.read_text())
    assert len(named) == 4
    assert all(is_there_or_built(path.replace("\\", "/")) for path in named)


def test_the_windows_installer_is_given_what_it_asks_for() -> None:
    asked = set(re.findall(r"\{#(\w+)\}", INSTALLER.read_text()))
    command = [str(word) for word in build_elsewhere.installer_command(ROOT)]
    assert {word[2:].partition("=")[0] for word in command if word.startswith("/D")} == asked
    assert f"/DVersion={read_version()}" in command
    assert Path(command[-1]) == INSTALLER


def test_macos_is_told_the_file_type_and_the_languages() -> None:
    told = plistlib.loads(PROPERTIES.read_bytes())
    (kind,) = told["CFBundleDocumentTypes"]
    assert kind["CFBundleTypeExtensions"] == ["laksewhist"]
    assert told["CFBundleLocalizations"] == ["da", "en"]
    assert str(build_elsewhere.image_command(ROOT)[-1]).endswith(f"laksewhist-{read_version()}.dmg")


def test_the_recipe_of_the_bundle_can_be_read_and_names_what_is_there() -> None:
    recipe = (PACKAGING / "bundle" / "laksewhist.spec").read_text()
    compile(recipe, "laksewhist.spec", "exec")
    for script in re.findall(r'analysis\("(\w+\.py)"', recipe):
        assert (PACKAGING / "bundle" / script).is_file()
    assert (ROOT / "packaging/macos/Info.plist").is_file()


@pytest.mark.skipif(sys.platform != "linux", reason="it builds on the others")
def test_elsewhere_is_not_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert build_elsewhere.main([]) == 2
    assert "Windows or macOS" in capsys.readouterr().err


def test_an_icon_of_windows_points_to_each_picture() -> None:
    written = ico(DRAWN)
    assert struct.unpack_from("<3H", written) == (0, 1, len(ICO_SIZES))
    for number, size in enumerate(ICO_SIZES):
        width, _, _, _, _, bits, length, offset = struct.unpack_from("<4B2H2I", written, 6 + 16 * number)
        assert (width, bits) == (size % 256, 32)
        assert written[offset : offset + length] == DRAWN[size]


def test_an_icon_of_macos_holds_each_picture() -> None:
    written = icns(DRAWN)
    assert written[:4] == b"icns"
    assert struct.unpack_from(">I", written, 4)[0] == len(written)
    offset, found = 8, {}
    while offset < len(written):
        kind, length = struct.unpack_from(">4sI", written, offset)
        found[kind] = written[offset + 8 : offset + length]
        offset += length
    assert found == {kind: DRAWN[size] for size, kind in ICNS_TYPES.items()}
