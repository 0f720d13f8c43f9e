"""Every pair of colours that must be told apart: WCAG contrast, and colour-blind differences of the suits."""

import itertools
import math
import re
from dataclasses import fields

import pytest

from laksewhist.gui.table import card_shapes
from laksewhist.gui.table.cloths import CLOTHS, with_cloth
from laksewhist.gui.table.colours import contrast, linear, mix, readable
from laksewhist.gui.table.theme import CONTRAST, DARK, LIGHT, THEMES

TEXT = [("ink", "panel"), ("ink", "room"), ("ink", "field"), ("ink", "inset"), ("ink", "wash")]
TEXT += [("soft", "panel"), ("soft", "room"), ("soft", "inset"), ("accent", "panel"), ("on_accent", "accent")]
TEXT += [("good", "panel"), ("bad", "panel"), ("hot", "panel"), ("card_ink", "gold"), ("card_ink", "paper")]
TEXT += [("ink", "tray")]
MARKS = [("accent", "field"), ("focus", "field"), ("focus", "panel"), ("seal", "paper")]

# Machado, Oliveira and Fernandes 2009, full strength, in linear light.
SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
CLOTHED = {f"{theme.name}-{name}": with_cloth(theme, name) for theme in THEMES.values() for name in (None, *CLOTHS)}
"""Every theme with every cloth."""
MEASURED = {  # S-H, S-D, S-C, H-D, H-C, D-C
    "normal": [41, 48, 28, 34, 52, 43],
    "protan": [21, 43, 26, 25, 26, 33],
    "deutan": [35, 50, 24, 18, 33, 42],
    "tritan": [46, 51, 28, 17, 57, 52],
}


def lab(colour, sight):
    light = linear(colour)
    red, green, blue = (min(1, max(0, sum(k * v for k, v in zip(row, light, strict=True)))) for row in SIGHT[sight])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def mean_hue(h1, h2):
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2


def ciede2000(first, second):
    (l1, a1, b1), (l2, a2, b2) = first, second
    seventh = ((math.hypot(a1, b1) + math.hypot(a2, b2)) / 2) ** 7
    stretch = 1 + 0.5 * (1 - math.sqrt(seventh / (seventh + 25**7)))
    c1, c2 = math.hypot(a1 * stretch, b1), math.hypot(a2 * stretch, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0
    hue = mean_hue(h1, h2) if c1 * c2 else h1 + h2
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    d_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    waves = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.2, 4, -63))
    t = 1 + sum(k * math.cos(math.radians(n * hue + shift)) for k, n, shift in waves)
    rotate = -math.sin(math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2))))
    rotate *= 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    dl = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2))
    dc, dh = (c2 - c1) / (1 + 0.045 * chroma), d_hue / (1 + 0.015 * chroma * t)
    return math.sqrt(dl**2 + dc**2 + dh**2 + rotate * dc * dh)


def difference(colour, other, sight):
    return ciede2000(lab(colour, sight), lab(other, sight))


def test_known_contrasts():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1


def test_known_difference():
    """First and 17th pair of the test data of Sharma, Wu and Dalal 2005."""
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_every_colour_is_a_colour(theme):
    values = [getattr(theme, field.name) for field in fields(theme) if field.type == "str" and field.name != "name"]
    values += [theme.suit(s, four=four) for s in "SHDC" for four in (True, False)]
    assert len(values) > 20
    assert all(re.fullmatch("#[0-9A-F]{6}", value) for value in values)
    assert THEMES[theme.name] is theme


def test_each_cloth_is_another_and_high_contrast_has_its_own():
    for name in ("light", "dark"):
        assert len({with_cloth(THEMES[name], cloth).field for cloth in CLOTHS}) == len(CLOTHS) == 4
    assert all(with_cloth(CONTRAST, cloth) is CONTRAST for cloth in CLOTHS)
    assert with_cloth(LIGHT, "terracotta") == LIGHT
    assert with_cloth(DARK, "petrol") == DARK
    with pytest.raises(KeyError):
        with_cloth(LIGHT, "plaid")


@pytest.mark.parametrize(("first", "second"), list(itertools.combinations(CLOTHS, 2)))
@pytest.mark.parametrize("name", ["light", "dark"])
def test_cloths_can_be_told_apart(name, first, second):
    fields = [with_cloth(THEMES[name], cloth).field for cloth in (first, second)]
    assert difference(*fields, "normal") >= 8


@pytest.mark.parametrize(("mark", "ground"), TEXT)
@pytest.mark.parametrize("theme", CLOTHED.values(), ids=CLOTHED)
def test_text_has_contrast(theme, mark, ground):
    assert contrast(getattr(theme, mark), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize(("mark", "ground"), MARKS)
@pytest.mark.parametrize("theme", CLOTHED.values(), ids=CLOTHED)
def test_marks_have_contrast(theme, mark, ground):
    assert contrast(getattr(theme, mark), getattr(theme, ground)) >= 3


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_suit_signs_have_contrast(theme, four):
    for suit in "SHDC":
        assert contrast(theme.suit(suit, four=four), theme.panel) >= 3
        assert contrast(theme.card_suit(suit, four=four), theme.paper) >= 3


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("theme", CLOTHED.values(), ids=CLOTHED)
def test_index_of_an_illegal_card_stays_readable(theme, four):
    paper = mix(theme.paper, theme.field, theme.dim)
    colours = [theme.card_suit(suit, four=four) for suit in "SHDC"] + list(card_shapes.JOKER_COLOURS.values())
    for colour in colours:
        assert contrast(readable(colour, paper, theme.card_ink, 3.2), paper) >= 3.2


def test_readable_changes_no_colour_that_has_contrast():
    assert readable("#BC2F26", "#FFFFFF", "#000000", 3.2) == "#BC2F26"
    assert readable("#FFFF00", "#FFFFFF", "#888888", 15) == "#888888"


@pytest.mark.parametrize(
    ("theme", "mark", "ground", "ratio"),
    [
        (LIGHT, "ink", "field", 7.7),
        (LIGHT, "accent", "field", 3.7),
        (LIGHT, "soft", "inset", 5.6),
        (DARK, "accent", "panel", 6.2),
        (DARK, "ink", "field", 12.2),
        (CONTRAST, "ink", "field", 15.8),
        (CONTRAST, "bad", "panel", 9.8),
    ],
)
def test_ratios_are_those_of_the_design(theme, mark, ground, ratio):
    assert contrast(getattr(theme, mark), getattr(theme, ground)) == pytest.approx(ratio, abs=0.06)


@pytest.mark.parametrize("sight", SIGHT)
def test_four_suits_differ_for_every_sight(sight):
    pairs = itertools.combinations([LIGHT.card_suit(suit, four=True) for suit in "SHDC"], 2)
    measured = [difference(a, b, sight) for a, b in pairs]
    assert [round(value) for value in measured] == MEASURED[sight]
    assert min(measured) >= 15


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_suits_on_panels_differ_for_every_sight(theme, sight):
    assert difference(theme.suit("H"), theme.suit("S"), sight) >= 15
    four = [theme.suit(suit, four=True) for suit in "SHDC"]
    assert min(difference(a, b, sight) for a, b in itertools.combinations(four, 2)) >= 15
