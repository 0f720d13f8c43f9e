"""What the player has set, in one small file that is never lost: a broken one is put aside and told of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from laksewhist.engine.house_rules import HouseRules
from laksewhist.engine.values import dataclass
from laksewhist.match.dealing import DEFAULT_PATTERN, DealingPattern
from laksewhist.store.atomic import put_aside, write_atomically
from laksewhist.store.errors import FormatError
from laksewhist.store.house_rules import options_of
from laksewhist.store.json_text import an_object, readable
from laksewhist.store.sealed import KEY, sealed, unsealed
from laksewhist.store.strict_json import parse
from laksewhist.store.versions import FileFormat

SETTINGS_FORMAT: Final = FileFormat("laksewhist-settings", 1)
FILE_NAME: Final = "settings.json"

Language: TypeAlias = Literal["da", "en"]
ThemeName: TypeAlias = Literal["light", "dark", "contrast"]
Back: TypeAlias = Literal["wave", "flower", "heart"]
Cloth: TypeAlias = Literal["terracotta", "petrol", "sage", "sand"]
Speed: TypeAlias = Literal["calm", "normal", "quick", "off"]
CardClick: TypeAlias = Literal["plays", "lifts", "double", "nothing"]
HandSort: TypeAlias = Literal["suit", "rank", "colours", "trumps", "own"]
TrickRest: TypeAlias = int
"""Milliseconds at normal speed."""
TrickStays: TypeAlias = Literal["time", "click"]
Participants: TypeAlias = Literal[4, 5, 6]
Level: TypeAlias = Literal["begynder", "øvet", "stærk", "mester"]
ThinkingSeconds: TypeAlias = Literal[2, 5, 10, 30]
TextSize: TypeAlias = Literal[90, 100, 115, 130]
"""Percent of the usual size of type."""
Volume: TypeAlias = int
"""Percent of the loudest."""
RANGES: Final[Mapping[str, tuple[int, int]]] = {"trick_rest": (200, 5000), "sound_volume": (0, 100)}
"""The least and the most that these may be."""
SOUND_SWITCHES: Final = tuple(
    f"sound_{name}" for name in ("card", "deal", "trick", "bid", "pass", "made", "fell", "clock", "joker")
)
"""The settings that switch one sound each."""


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """Where the window was, in pixels that do not depend on the screen's scale: see `PLACE_RANGES`."""

    x: int
    y: int
    width: int
    height: int


PLACE_RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "x": (-100_000, 100_000),
    "y": (-100_000, 100_000),
    "width": (1, 100_000),
    "height": (1, 100_000),
}
"""The least and the most of a window's place."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings; None for `language` and `theme` means as the system has it.

    None for `cloth` is the table that belongs to the colours. `own_back` and `own_cloth` are paths of pictures.
    `sounds` switches all sounds, `sound_card` and the like one each. `participants`, `level` (of the computers) and
    `house_rules` are those of the last new game. `tour_seen` is False on the very first start only: whoever has a
    settings file that does not say it has been here before. `unknown` holds keys that this program does not know,
    perhaps from a newer one, and gives them back when saving.
    """

    language: Language | None = None
    theme: ThemeName | None = None
    player_name: str = ""
    dealing_pattern: DealingPattern = DEFAULT_PATTERN
    speed: Speed = "normal"
    reduced_motion: bool = False
    text_size: TextSize = 100
    danish_indices: bool = False
    four_colours: bool = False
    back: Back = "wave"
    own_back: str | None = None
    cloth: Cloth | None = None
    own_cloth: str | None = None
    trick_stays: TrickStays = "time"
    trick_rest: TrickRest = 900
    card_click: CardClick = "plays"
    card_drag: bool = True
    select_ahead: bool = True
    play_forced: bool = False
    finish_settled: bool = True
    thinking_seconds: ThinkingSeconds = 10
    see_all_tricks: bool = False
    hand_sort: HandSort = "suit"
    shortcuts: Mapping[str, str] = field(default_factory=dict)
    participants: Participants = 4
    level: Level = "stærk"
    house_rules: HouseRules = field(default_factory=HouseRules)
    sounds: bool = True
    sound_volume: Volume = 70
    sound_card: bool = True
    sound_deal: bool = True
    sound_trick: bool = True
    sound_bid: bool = True
    sound_pass: bool = True
    sound_made: bool = True
    sound_fell: bool = True
    sound_clock: bool = True
    sound_joker: bool = True
    window: WindowPlace | None = None
    tour_seen: bool = False
    unknown: Mapping[str, Any] = field(default_factory=dict)


NAMES: Final = tuple(each.name for each in fields(Settings) if each.name != "unknown")
"""The settings that this program knows, as they are called in the file."""


@dataclass(frozen=True, slots=True)
class SettingsProblem:
    """What was wrong with the file, and where it lies now: None where it could not be moved and still lies there."""

    path: Path
    aside: Path | None
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """The settings to go on with, and what the player must be told about the file."""

    settings: Settings
    problem: SettingsProblem | None


class SettingsFile:
    """The settings in a folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME

    def load(self) -> LoadedSettings:
        """The settings, the default where there is no file; never raises.

        A file with a fault is put aside under a new name. Keys of it that can be read are kept, the others get their
        defaults.
        """
        settings, faults = self._read()
        if not faults:
            return LoadedSettings(settings, None)
        aside: Path | None = None
        try:
            aside = put_aside(self.path)
            self.save(settings)
        except OSError as error:
            faults = (*faults, str(error))
        return LoadedSettings(settings, SettingsProblem(self.path, aside, faults))

    def save(self, settings: Settings) -> None:
        """Writes the settings, atomically; a broken file that lies there is put aside first. Raises OSError."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._read()[1]:
            put_aside(self.path)
        write_atomically(self.path, write_settings(settings))

    def _read(self) -> tuple[Settings, tuple[str, ...]]:
        try:
            return read_settings(self.path.read_bytes())
        except FileNotFoundError:
            return Settings(), ()
        except (OSError, FormatError) as error:
            return Settings(tour_seen=True), (str(error),)


def read_settings(data: bytes) -> tuple[Settings, tuple[str, ...]]:
    """The settings that can be read, and the faults of the others; raises FormatError where nothing can be read."""
    given = parse(data)
    document = SETTINGS_FORMAT.up_to_date(given)
    faults: list[str] = []
    try:
        unsealed(an_object(given, ""))
    except FormatError as error:  # every value that can be read is used all the same
        faults.append(str(error))
    document.pop(KEY, None)
    found: dict[str, Any] = {"tour_seen": True}
    for name in NAMES:
        if name not in document:
            continue
        try:
            found[name] = _value(name, document[name])
        except FormatError as error:
            faults.append(str(error))
    unknown = {key: value for key, value in document.items() if key not in NAMES}
    return Settings(**found, unknown=unknown), tuple(sorted(faults))


def _value(name: str, given: object) -> object:
    """The setting's value; raises FormatError for what it cannot be."""
    from laksewhist.store.plain_settings import UNSURE, plain_value

    value = plain_value(name, given)
    if value is not UNSURE:
        return value
    from laksewhist.store.settings_forms import checked_value

    return checked_value(name, given)


def write_settings(settings: Settings) -> bytes:
    """The file that `read_settings` reads as the same."""
    import msgspec  # nothing is written before the first table

    known = {name: getattr(settings, name) for name in NAMES}
    plain = msgspec.to_builtins({**known, "house_rules": options_of(settings.house_rules)})
    return (readable(sealed({**SETTINGS_FORMAT.heading, **plain, **settings.unknown})) + "\n").encode()
