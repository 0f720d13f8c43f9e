"""Pictures of the cards, drawn once for each size and kept.

The SVG of the deck is drawn straight at the size in device pixels, so it is sharp at every scale.  Suit colours
and paper are written in lower case in those files; that is how they are found and replaced here.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping

from PySide6.QtCore import QByteArray, QRectF, QResource, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from laksewhist.gui.table import card_shapes
from laksewhist.gui.table.colours import mix, readable
from laksewhist.gui.table.paint import card_radius, draw_covering, draw_shadow
from laksewhist.gui.table.places import CARD_RATIO
from laksewhist.gui.table.strong import strengthened
from laksewhist.gui.table.style import OWN_BACK, TableStyle
from laksewhist.gui.table.theme import SALMON, SALMON_DEEP, Theme

LIMIT = 128 * 1024 * 1024
"""Bytes of pixels kept: two whole decks, plain and dimmed, on a screen of 3840 x 2160."""
INDEX_CONTRAST, STRONG_CONTRAST = 3.2, 4.6
"""The index of a dimmed card has at least this contrast on its paper; the second in high contrast."""
OWN_EDGE = 11
"""How much paper is round a picture of one's own, in card units."""
SEAL_X, SEAL_Y, SEAL_DIAMETER = 29, 139, 46
"""The seal of the called card, in card units: in the strip that stays visible."""

Key = tuple[str, float, float, bool]


class CardArt:
    """The pictures of the cards in one theme.

    Widths are in the units of the painter that will draw the picture, `dpr` is how many device pixels one unit
    has there (scale of the view times pixel ratio of the screen). `limit` is how many bytes of pixels are kept, and
    `generation` another number after each change of colours.  A picture has a shadow round the card: draw it
    `margin(width)` to the left of and above the card's own corner.  Needs a QGuiApplication and the resources.
    """

    def __init__(self, theme: Theme, style: TableStyle | None = None, *, limit: int = LIMIT) -> None:
        self._theme = theme
        self._style = style or TableStyle()
        self.limit = limit
        self.generation = 0
        self._bytes = 0
        self._kept: OrderedDict[Key, QPixmap] = OrderedDict()
        self._last_shadow: tuple[tuple[float, float], QPixmap] | None = None

    @property
    def kept_bytes(self) -> int:
        """Bytes of pixels held now, never more than the limit, or one picture where that is larger."""
        return self._bytes

    @staticmethod
    def margin(width: float) -> float:
        """Room for the shadow on each side of a card of this width."""
        return 4 if width < 64 else 8

    def restyle(self, theme: Theme, style: TableStyle) -> None:
        """Change colours and choices: every picture is drawn anew when it is next asked for."""
        self._theme, self._style = theme, style
        self.generation += 1
        self._kept.clear()
        self._last_shadow = None
        self._bytes = 0

    def forget_but(self, dprs: Collection[float]) -> None:
        """Let go of the pictures for other pixel ratios than these."""
        for key in [key for key in self._kept if key[2] not in dprs]:
            self._bytes -= _bytes_of(self._kept.pop(key))

    def face(self, code: str, width: float, dpr: float, *, dimmed: bool = False) -> QPixmap:
        """The face of a card (code as in SA, HT, X1); `dimmed` where it may not be played.

        A dimmed card's picture fades into the field, its index stays readable.  Raises LookupError for a code
        that is no card.
        """
        return self._picture((code, width, dpr, dimmed))

    def back(self, name: str, width: float, dpr: float) -> QPixmap:
        """A back by name: see `TableStyle.back_at` (LookupError for one that there is not)."""
        return self._picture((name, width, dpr, False))

    def seal(self, diameter: float, dpr: float) -> QPixmap:
        """The round seal of the called card, without margin."""
        return self._picture(("seal", diameter, dpr, False))

    def draw_seal(self, painter: QPainter, card: QRectF, dpr: float) -> None:
        """Put the seal into the left strip of a card that lies in this rectangle."""
        unit = card.width() / card_shapes.CARD_WIDTH
        half = SEAL_DIAMETER * unit / 2
        corner = card.topLeft()
        corner.setX(corner.x() + SEAL_X * unit - half)
        corner.setY(corner.y() + SEAL_Y * unit - half)
        painter.drawPixmap(corner, self.seal(2 * half, dpr))

    def _picture(self, key: Key) -> QPixmap:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        name, width, dpr, dimmed = key
        pixmap = self._draw_seal(width, dpr) if name == "seal" else self._draw_card(name, width, dpr, dimmed)
        self._kept[key] = pixmap
        self._bytes += _bytes_of(pixmap)
        while self._bytes > self.limit and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= _bytes_of(oldest)
        return pixmap

    def _draw_card(self, name: str, width: float, dpr: float, dimmed: bool) -> QPixmap:
        text = self._own_frame() if name == OWN_BACK else self._drawing(name)
        theme, margin = self._theme, self.margin(width)
        card = QRectF(margin, margin, width, width * CARD_RATIO)
        pixmap = self._shadow(card, dpr)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        suit = self._suit_colour(name)
        _render(painter, card, _recoloured(text, {card_shapes.PAPER.lower(): theme.paper} | suit))
        if name == OWN_BACK:
            self._draw_own(painter, card)
        if dimmed:
            self._dim(painter, card)
            _render(painter, card, _recoloured(_only_index(text), self._dimmed_colours(suit)))
        painter.end()
        return pixmap

    def _shadow(self, card: QRectF, dpr: float) -> QPixmap:
        """A card's picture with nothing but its shadow: drawn once for cards of one size."""
        key = (card.width(), dpr)
        if self._last_shadow is None or self._last_shadow[0] != key:
            pixmap = _empty(card.width() + 2 * card.x(), card.height() + 2 * card.y(), dpr)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            depth = 0.9 if card.width() > 60 else 0.6
            draw_shadow(painter, card, card_radius(card.width()), self._theme, depth)
            painter.end()
            self._last_shadow = key, pixmap
        return QPixmap(self._last_shadow[1])

    def _dimmed_colours(self, suit: Mapping[str, str]) -> dict[str, str]:
        """The colours of an index on dimmed paper."""
        theme = self._theme
        paper = mix(theme.paper, theme.field, theme.dim)
        least = STRONG_CONTRAST if theme.strong else INDEX_CONTRAST
        return {old: readable(new, paper, theme.card_ink, least) for old, new in suit.items()}

    def _drawing(self, name: str) -> str:
        """The file of a face or back as this style and theme have it."""
        danish = self._style.danish and len(name) == 2 and name[1] in card_shapes.DANISH_FACES
        text = _read(name + "_da" if danish else name)
        return strengthened(text) if self._theme.strong else text

    def _own_frame(self) -> str:
        """The paper of a back, without its picture."""
        if self._style.own_back is None:
            raise LookupError("there is no picture of one's own")
        text = self._drawing("back_quiet")
        return text[: text.index("/>") + len("/>")] + "</svg>"

    def _draw_own(self, painter: QPainter, card: QRectF) -> None:
        """The player's picture, in the middle of the card's paper, cut to the room there."""
        assert self._style.own_back is not None
        edge = OWN_EDGE * card.width() / card_shapes.CARD_WIDTH
        inside = card.adjusted(edge, edge, -edge, -edge)
        draw_covering(painter, inside, self._style.own_back, radius=card_radius(card.width()) / 2)

    def _dim(self, painter: QPainter, card: QRectF) -> None:
        cover = QColor(self._theme.field)
        cover.setAlphaF(self._theme.dim)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(cover)
        painter.drawRoundedRect(card, card_radius(card.width()), card_radius(card.width()))

    def _draw_seal(self, diameter: float, dpr: float) -> QPixmap:
        theme = self._theme
        pixmap = _empty(diameter, diameter, dpr)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.seal))
        painter.drawEllipse(QRectF(0, 0, diameter, diameter))
        # The lines, drawn in paper, come first: the fish takes that colour afterwards.
        flat = {card_shapes.PAPER: theme.seal}
        flat |= dict.fromkeys((SALMON, SALMON_DEEP, card_shapes.INK), card_shapes.PAPER)
        fish = QRectF(diameter * 0.08, diameter * 0.28, diameter * 0.84, diameter * 0.548)
        _render(painter, fish, _recoloured(_read("salmon"), flat))
        painter.end()
        return pixmap

    def _suit_colour(self, name: str) -> dict[str, str]:
        """The colour of the index as it is written in the file, to the colour it has here."""
        suit = name[0]
        if suit in card_shapes.TWO_COLOURS and len(name) == 2:
            return {card_shapes.TWO_COLOURS[suit].lower(): self._theme.card_suit(suit, four=self._style.four_colours)}
        if suit == "X":
            return {card_shapes.JOKER_COLOURS[name[1]].lower(): card_shapes.JOKER_COLOURS[name[1]]}
        return {}


def _read(name: str) -> str:
    drawing = QResource(f":/cards/{name}.svg")
    if not drawing.isValid():
        raise LookupError(f"there is no picture of {name!r}")
    return bytes(drawing.uncompressedData().data()).decode("utf-8")


def _recoloured(text: str, colours: Mapping[str, str]) -> str:
    """The drawing with other colours, replaced one after the other."""
    for old, new in colours.items():
        text = text.replace(old, new)
    return text


def _only_index(text: str) -> str:
    """The drawing without anything but its index."""
    head = text[: text.index(">") + 1]
    return head + text[text.index(card_shapes.INDEX_GROUP) :]


def _render(painter: QPainter, rect: QRectF, text: str) -> None:
    QSvgRenderer(QByteArray(text.encode("utf-8"))).render(painter, rect)


def _empty(width: float, height: float, dpr: float) -> QPixmap:
    pixmap = QPixmap(round(width * dpr), round(height * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
