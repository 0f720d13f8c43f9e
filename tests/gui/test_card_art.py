"""Pictures of the cards: size, sharpness, colours, dimming, and the bound of what is kept."""

import pytest
from PySide6.QtCore import QByteArray, QFile, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from laksewhist.gui.table.card_art import CardArt
from laksewhist.gui.table.card_shapes import INDEX_GROUP
from laksewhist.gui.table.colours import contrast, mix
from laksewhist.gui.table.places import CARD_RATIO
from laksewhist.gui.table.strong import PURE, strengthened
from laksewhist.gui.table.style import QUIET_BACKS, QUIET_BELOW, TableStyle
from laksewhist.gui.table.theme import CONTRAST, DARK, LIGHT, THEMES

FOUR = TableStyle(four_colours=True)
RATIOS = (1, 1.25, 1.5, 2, 2.7, 3)
BACKS = ("back_wave", "back_flower", "back_heart", "back_quiet", "back_flower_quiet", "back_heart_quiet")
CODES = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"] + ["X1", "X2", "X3"]
BOTH_WAYS = Qt.Orientation.Horizontal | Qt.Orientation.Vertical

pytestmark = pytest.mark.usefixtures("qapp")


def shade(pixmap: QPixmap, x: float, y: float, width: float = 96) -> str:
    """Colour at a place given in card units (240 wide) of a picture with its margin."""
    ratio, unit, margin = pixmap.devicePixelRatio(), width / 240, CardArt.margin(width)
    return (
        pixmap.toImage().pixelColor(int((margin + x * unit) * ratio), int((margin + y * unit) * ratio)).name().upper()
    )


def colours_in(pixmap: QPixmap, area: QRectF) -> set[str]:
    """Every colour inside an area given in card units, 960 pixels a card."""
    image, margin = pixmap.toImage(), CardArt.margin(960)
    xs = range(int(area.left() * 4 + margin), int(area.right() * 4 + margin))
    ys = range(int(area.top() * 4 + margin), int(area.bottom() * 4 + margin), 3)
    return {image.pixelColor(x, y).name().upper() for x in xs for y in ys}


def worst_difference(first: QImage, second: QImage, step: int = 1) -> int:
    """The largest difference of any channel of any pixel, 0 to 255."""
    spots = [(x, y) for x in range(0, first.width(), step) for y in range(0, first.height(), step)]
    pairs = ((first.pixelColor(*spot).toTuple(), second.pixelColor(*spot).toTuple()) for spot in spots)
    return max(abs(a - b) for one, other in pairs for a, b in zip(one[:3], other[:3], strict=True))


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_a_picture(code):
    picture = CardArt(LIGHT).face(code, 60, 1)
    assert picture.size().toTuple() == (68, round(60 * CARD_RATIO + 8))
    assert shade(picture, 8, 200, 60) == LIGHT.paper


@pytest.mark.parametrize("name", BACKS)
def test_every_back_has_a_picture_that_looks_the_same_turned(name):
    picture = CardArt(LIGHT).back(name, 480, 1).toImage()
    inside = picture.copy(18, 18, 460, 650)  # without the shadow, which falls down
    assert worst_difference(inside, inside.flipped(BOTH_WAYS), step=3) <= 24
    assert worst_difference(inside.copy(20, 0, 400, 600), inside.copy(0, 20, 400, 600), step=3) > 24


@pytest.mark.parametrize("ratio", RATIOS)
def test_picture_is_as_sharp_as_the_drawing_itself(ratio):
    width, margin = 96, CardArt.margin(96)
    picture = CardArt(LIGHT).face("SK", width, ratio)
    assert picture.devicePixelRatio() == ratio
    assert picture.width() == round((width + 2 * margin) * ratio)
    direct = QImage(picture.size(), QImage.Format.Format_ARGB32_Premultiplied)
    direct.fill(QColor(LIGHT.paper))
    painter = QPainter(direct)
    painter.scale(ratio, ratio)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(":/cards/SK.svg").render(painter, QRectF(margin, margin, width, width * CARD_RATIO))
    painter.end()
    inner = (round((margin + 12) * ratio), round((margin + 12) * ratio), round(72 * ratio), round(110 * ratio))
    drawn = picture.toImage().copy(*inner)
    assert worst_difference(drawn, direct.copy(*inner)) <= 6  # rounding in the antialiasing, no more
    blurred = drawn.scaledToWidth(round(drawn.width() * 0.8), Qt.TransformationMode.SmoothTransformation)
    blurred = blurred.scaled(drawn.size(), mode=Qt.TransformationMode.SmoothTransformation)
    assert worst_difference(blurred, direct.copy(*inner)) > 60


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_paper_follows_the_theme_and_cloth_does_not(theme):
    art = CardArt(theme)
    assert shade(art.face("C2", 96, 2), 120, 167) == theme.paper
    assert shade(art.back("back_quiet", 96, 2), 6, 167) == theme.paper
    robes = colours_in(art.face("HK", 960, 1), QRectF(60, 20, 120, 140))
    assert ("#B00010" if theme.strong else "#BC2F26") in robes


@pytest.mark.parametrize("suit", "SHDC")
def test_four_colours_change_the_index_only(suit):
    plain, four = CardArt(LIGHT), CardArt(LIGHT, FOUR)
    index, picture = QRectF(8, 16, 42, 95), QRectF(60, 20, 120, 140)
    colour = LIGHT.card_suit(suit, four=True)
    assert LIGHT.card_suit(suit) in colours_in(plain.face(suit + "K", 960, 1), index)
    assert colour in colours_in(four.face(suit + "K", 960, 1), index)
    same = [colours_in(art.face(suit + "K", 960, 1), picture) for art in (plain, four)]
    assert same[0] == same[1]


DANISH = TableStyle(danish=True)


@pytest.mark.parametrize(("code", "changes"), [("SA", True), ("HQ", True), ("DJ", True), ("CK", False), ("X1", False)])
def test_danish_letters_stand_in_the_index_only(code, changes):
    international, danish = (CardArt(LIGHT, style).face(code, 240, 1).toImage() for style in (None, DANISH))
    assert (international.copy(8, 8, 55, 70) != danish.copy(8, 8, 55, 70)) == changes
    picture = QRect(8 + 54, 8 + 17, 132, 301)
    assert international.copy(picture) == danish.copy(picture)


@pytest.mark.parametrize(("back", "quiet"), QUIET_BACKS.items())
def test_each_back_has_a_plainer_one_for_small_cards(back, quiet):
    style = TableStyle(back=back)
    assert (style.back_at(QUIET_BELOW), style.back_at(QUIET_BELOW - 1)) == (back, quiet)
    large, small = (CardArt(LIGHT, style).back(name, 60, 1).toImage() for name in (back, quiet))
    assert worst_difference(large, small) > 24


def own_picture() -> QImage:
    """Red at the left, blue at the right, much wider than a card."""
    image = QImage(900, 300, QImage.Format.Format_RGB32)
    image.fill(QColor("#AA0000"))
    painter = QPainter(image)
    painter.fillRect(450, 0, 450, 300, QColor("#0000AA"))
    painter.end()
    return image


@pytest.mark.parametrize(("width", "ratio"), [(48, 1), (96, 1.5), (96, 3)])
def test_a_picture_of_ones_own_lies_on_every_card_within_its_paper(width, ratio):
    style = TableStyle(own_back=own_picture())
    picture = CardArt(LIGHT, style).back(style.back_at(width), width, ratio)
    assert shade(picture, 5, 167, width) == LIGHT.paper
    assert shade(picture, 20, 167, width) == "#AA0000"
    assert shade(picture, 220, 167, width) == "#0000AA"
    assert shade(picture, 120 - 240 / width, 30, width) == "#AA0000"  # its middle is the card's
    assert shade(picture, 120 + 240 / width, 300, width) == "#0000AA"


def test_without_a_picture_of_ones_own_there_is_no_such_back():
    with pytest.raises(LookupError, match="own"):
        CardArt(LIGHT).back("back_own", 96, 1)


def ink_in_index(theme, code: str) -> int:
    """How many pixels of the index are dark."""
    image, margin = CardArt(theme).face(code, 480, 1).toImage(), 8
    spots = [(x, y) for x in range(10, 104) for y in range(30, 132)]
    return sum(image.pixelColor(x + margin, y + margin).lightness() < 110 for x, y in spots)


@pytest.mark.parametrize("code", ["SA", "HT", "DQ", "C7"])
def test_high_contrast_has_a_heavier_index_and_pure_colours(code):
    assert ink_in_index(CONTRAST, code) > 1.15 * ink_in_index(LIGHT, code)
    edge = CardArt(CONTRAST).face(code, 960, 1).toImage().pixelColor(8 + 480, 8 + 3).lightness()
    assert edge < 20


def test_high_contrast_court_has_no_colour_of_the_usual_one_that_was_made_pure():
    area = QRectF(60, 20, 120, 140)
    usual, pure = (colours_in(CardArt(theme).face("HK", 960, 1), area) for theme in (LIGHT, CONTRAST))
    assert "#BC2F26" in usual - pure
    assert {"#B00010", "#000000", "#FFFFFF"} <= pure


@pytest.mark.parametrize("name", [*CODES, *BACKS])
def test_high_contrast_changes_every_drawing_and_spares_no_known_colour(name):
    file = QFile(f":/cards/{name}.svg")
    assert file.open(QFile.OpenModeFlag.ReadOnly)
    drawing = bytes(file.readAll().data()).decode()
    strong = strengthened(drawing)
    assert strong != drawing
    picture = strong.split(INDEX_GROUP)[0]
    assert not [colour for colour in PURE if colour in picture]
    assert QSvgRenderer(QByteArray(strong.encode())).isValid()


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("code", ["S7", "HQ", "D9", "CJ", "X1", "X2", "X3"])
def test_dimmed_card_fades_but_its_index_stays_readable(theme, code, four):
    picture = CardArt(theme, TableStyle(four_colours=four)).face(code, 960, 1, dimmed=True)
    paper = shade(picture, 4, 250, 960)
    expected = QColor(mix(theme.paper, theme.field, theme.dim))
    assert all(abs(a - b) <= 2 for a, b in zip(QColor(paper).toTuple(), expected.toTuple(), strict=True))
    index = colours_in(picture, QRectF(8, 16, 42, 95))
    assert max(contrast(colour, paper) for colour in index) >= 3


def test_dimming_leaves_nothing_of_the_full_picture():
    art = CardArt(LIGHT)
    area = QRectF(60, 20, 120, 140)
    assert not {"#16282F", "#BC2F26"} & colours_in(art.face("HK", 960, 1, dimmed=True), area)
    assert {"#16282F", "#BC2F26"} <= colours_in(art.face("HK", 960, 1), area)


def test_margin_holds_the_shadow_and_nothing_of_the_card():
    picture = CardArt(LIGHT).face("SA", 96, 1).toImage()
    below = picture.pixelColor(56, 8 + 134 + 2).alpha()
    assert 0 < below < 128
    edge = [picture.pixelColor(x, y).alpha() for x in range(112) for y in (0, picture.height() - 1)]
    assert max(edge) == 0


def test_a_picture_is_drawn_once_for_each_size():
    art = CardArt(LIGHT)
    first = art.face("SA", 96, 1)
    assert art.face("SA", 96, 1).cacheKey() == first.cacheKey()
    others = (art.face("SA", 97, 1), art.face("SA", 96, 2), art.face("SA", 96, 1, dimmed=True))
    assert len({picture.cacheKey() for picture in (first, *others)}) == 4


def test_what_is_kept_has_a_bound_and_the_latest_survive():
    one = CardArt(LIGHT).face("SA", 96, 1)
    size = one.width() * one.height() * one.depth() // 8
    art = CardArt(LIGHT, limit=3 * size)
    ace = art.face("SA", 96, 1).cacheKey()
    for code in ("S2", "S3", "SA", "S4", "SA", "S5"):
        art.face(code, 96, 1)
        assert art.kept_bytes <= 3 * size
    assert art.face("SA", 96, 1).cacheKey() == ace
    assert art.kept_bytes == 3 * size


def test_two_whole_decks_fit_at_4k():
    art = CardArt(LIGHT)
    one = art.face("SA", 104, 2.5)
    assert 110 * one.width() * one.height() * one.depth() // 8 <= 128 * 1024 * 1024


def test_new_colours_draw_everything_anew():
    art = CardArt(LIGHT)
    art.face("SA", 96, 1)
    art.restyle(DARK, FOUR)
    assert art.kept_bytes == 0
    assert shade(art.face("SA", 96, 1), 6, 200) == DARK.paper


def test_no_such_card():
    art = CardArt(LIGHT)
    with pytest.raises(LookupError, match="S1"):
        art.face("S1", 96, 1)
    with pytest.raises(LookupError, match="back_plaid"):
        art.back("back_plaid", 96, 1)
    assert art.kept_bytes == 0


def test_seal_lies_in_the_strip_that_stays_visible():
    canvas = QImage(240, 335, QImage.Format.Format_ARGB32)
    canvas.fill(QColor("white"))
    painter = QPainter(canvas)
    CardArt(DARK).draw_seal(painter, QRectF(QPointF(0, 0), QPointF(240, 335)), 1)
    painter.end()
    drawn = [(x, y) for x in range(240) for y in range(335) if canvas.pixelColor(x, y) != QColor("white")]
    assert min(x for x, _ in drawn) >= 5
    assert max(x for x, _ in drawn) <= 53
    assert canvas.pixelColor(29, 120).name().upper() == DARK.seal
    fish = {canvas.pixelColor(x, 139).name().upper() for x in range(10, 48)}
    assert "#FFFDF8" in fish
