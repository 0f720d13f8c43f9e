"""Shows one page, or what a search has found, with pictures at the sharpness of the screen."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QColor, QResizeEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from laksewhist.gui.help.markup import Page
from laksewhist.gui.help.pictures import HelpPictures
from laksewhist.gui.help.render import PICTURE_SCHEME, page_html, style
from laksewhist.gui.help.search import Hit, marked, marks, words_of
from laksewhist.gui.help.tables import Tables, link
from laksewhist.gui.help.topics import Place, parse_link
from laksewhist.gui.look import Look

COLUMN: Final = 660.0
"""The widest line of text, in layout units."""
EDGE: Final = 32.0
SMOOTH: Final = Qt.TransformationMode.SmoothTransformation
ABOVE: Final = 14.0
"""What is left to see above the section that is shown."""


class HelpBrowser(QTextBrowser):
    """The text of the help window. Signal: `followed(Place)` for a link that was clicked, or pressed by Return."""

    followed = Signal(object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._pictures: HelpPictures | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(self._follow)

    def set_look(self, look: Look) -> None:
        """Takes over colours and sizes for what is shown next."""
        self._look = look
        self._pictures = None
        self.setFont(look.font(15))
        self.document().setDefaultFont(look.font(15))
        self.document().setDefaultStyleSheet(style(look))

    def show_page(self, page: Page, tables: Tables, anchor: str, words: Sequence[str]) -> None:
        """Shows a page from its top, or from the section of the anchor, with words marked."""
        self._show(page_html(page, tables, anchor))
        self._mark(words)
        if anchor:
            self.scrollToAnchor(anchor)
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() - self._look.px(ABOVE))

    def show_hits(self, query: str, hits: Sequence[Hit]) -> None:
        """Shows what was found."""
        words = words_of(query)
        head = self.tr("Nothing found for “{query}”") if not hits else self.tr("Found for “{query}”")
        parts = [f'<p class="title">{escape(head.format(query=query.strip()))}</p>']
        if not hits:
            hint = self.tr("Try fewer letters, or another word: the contents on the left lists every page.")
            parts.append(f"<p>{escape(hint)}</p>")
        for hit in hits:
            heading = link(hit.place.link, hit.heading)
            title = (
                "" if hit.title == hit.heading else f'&nbsp;&nbsp; <span class="tag">{marked(hit.title, words)}</span>'
            )
            parts.append(f"<p><b>{heading}</b>{title}<br>{hit.excerpt}</p>")
        self._show("<body>" + "".join(parts) + "</body>")
        self.setExtraSelections([])

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        if url.scheme() != PICTURE_SCHEME:
            return None  # a page loads nothing from anywhere else
        if self._pictures is None:
            self._pictures = HelpPictures(self._look, self.devicePixelRatioF())
        picture = self._pictures.draw(url.path(QUrl.ComponentFormattingOption.FullyDecoded))
        room = self._room()
        if picture.deviceIndependentSize().width() <= room:
            return picture
        return picture.scaledToWidth(round(room * picture.devicePixelRatio()), SMOOTH)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_margins()

    def _show(self, html: str) -> None:
        self.document().clear()  # and with it the pictures of the page before, perhaps in other colours
        self.document().setDefaultStyleSheet(style(self._look))
        self.setHtml(html)
        self._set_margins()
        self.document().size()  # lays out all of it, so that the scroll bar knows its range

    def _edge(self) -> int:
        return self._look.px(EDGE if self.width() > self._look.px(560) else EDGE / 2)

    def _room(self) -> int:
        """How wide a picture may be, with the bar that scrolls beside it."""
        bar = 0 if self.verticalScrollBar().isVisible() else self.verticalScrollBar().sizeHint().width()
        return self.viewport().width() - bar - 2 * self._edge()

    def _set_margins(self) -> None:
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        edge = self._edge()
        room = self.viewport().width() - 2 * edge - self._look.px(COLUMN * self._look.type_scale)
        form.setMargin(0)
        form.setLeftMargin(edge + max(0, room // 3))
        form.setRightMargin(edge + max(0, room - room // 3))
        form.setTopMargin(self._look.px(24))
        form.setBottomMargin(self._look.px(40))
        if form != frame.frameFormat():
            frame.setFrameFormat(form)

    def _mark(self, words: Sequence[str]) -> None:
        selections = []
        form = QTextCharFormat()
        form.setBackground(QColor(self._look.theme.gold))
        form.setForeground(QColor(self._look.theme.card_ink))
        for begin, end in marks(self.document().toPlainText(), words):
            selection = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document())
            cursor.setPosition(begin)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            selection.cursor = cursor
            selection.format = form
            selections.append(selection)
        self.setExtraSelections(selections)

    def _follow(self, url: QUrl) -> None:
        place: Place | None = parse_link(url.toString())
        if place is not None:
            self.followed.emit(place)
