"""The round button of a participant in the wizard: shows the medallion, and asks for a colour or a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QColorDialog, QFileDialog, QMenu, QMessageBox, QSizePolicy, QWidget

from laksewhist.gui.badge import COLOURS, Badge
from laksewhist.gui.dress import dress
from laksewhist.gui.medallion import draw_medallion
from laksewhist.gui.own_pictures import fault_text
from laksewhist.gui.panels.buttons import KeyButton
from laksewhist.gui.panels.widgets import draw_focus, name_it, unit_painter
from laksewhist.gui.store_words import fault_words
from laksewhist.gui.words import isolated
from laksewhist.store.tournament import FACES

SIDE: Final = 38.0
COLOUR_NAMES: Final = (
    QT_TRANSLATE_NOOP("Faces", "petrol"),
    QT_TRANSLATE_NOOP("Faces", "rust"),
    QT_TRANSLATE_NOOP("Faces", "ochre"),
    QT_TRANSLATE_NOOP("Faces", "green"),
    QT_TRANSLATE_NOOP("Faces", "plum"),
    QT_TRANSLATE_NOOP("Faces", "blue"),
    QT_TRANSLATE_NOOP("Faces", "wine"),
    QT_TRANSLATE_NOOP("Faces", "grey"),
)
"""In the order of `badge.COLOURS`."""


class FaceButton(KeyButton):
    """Shows `badge`; a press opens a menu of colours and pictures. Copies of pictures go into the config folder.

    Signal: `changed()`.
    """

    changed = Signal()

    def __init__(self, config: Path, parent: QWidget) -> None:
        super().__init__()
        self.setParent(parent)
        self._folder = config / FACES
        self.name, self.colour, self.picture = "", None, None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_menu)

    name: str
    colour: str | None
    picture: str | None

    def show_face(self, name: str, colour: str | None, picture: str | None) -> None:
        """Shows this participant's face."""
        self.name, self.colour, self.picture = name, colour, picture
        words = self.tr("Colour or picture of {name}").format(name=isolated(name))
        name_it(self, words)
        self.setToolTip(words)
        self.update()

    def open_menu(self) -> None:
        """Asks for a colour or a picture, below the button."""
        menu = self._menu()
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        dress(menu, self.look)
        for colour, words in zip(COLOURS, COLOUR_NAMES, strict=True):
            action = menu.addAction(_swatch(colour), QCoreApplication.translate("Faces", str(words)))
            action.triggered.connect(lambda _checked=False, colour=colour: self._choose(colour, None))
        menu.addAction(self.tr("Another colour…"), self._ask_colour)
        menu.addSeparator()
        menu.addAction(self.tr("Picture…"), self._ask_picture)
        if self.picture is not None:
            menu.addAction(self.tr("No picture"), lambda: self._choose(self.colour, None))
        return menu

    def _choose(self, colour: str | None, picture: str | None) -> None:
        self.show_face(self.name, colour, picture)
        self.changed.emit()

    def _ask_colour(self) -> None:
        title = self.tr("Colour of {name}").format(name=isolated(self.name))
        colour = QColorDialog.getColor(QColor(self.colour or COLOURS[0]), self.window(), title)
        if colour.isValid():
            self._choose(colour.name().upper(), None)

    def _ask_picture(self) -> None:
        kinds = self.tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif *.tif *.tiff)")
        title = self.tr("Picture of {name}").format(name=isolated(self.name))
        name, _kind = QFileDialog.getOpenFileName(self.window(), title, "", kinds)
        if name:
            self.take_picture(Path(name))

    def take_picture(self, path: Path) -> None:
        """Keeps a small copy of the picture and shows it; a sentence says why where that cannot be."""
        # Pillow takes long to load, and most people never need it.
        from laksewhist.store.own_picture import FACE, PictureError, keep_copy

        try:
            copy = keep_copy(path, self._folder, FACE)
        except PictureError as error:
            reason = fault_text(error.fault)
        except OSError as error:
            reason = fault_words(error)
        else:
            self._choose(self.colour, copy.name)
            return
        sentence = self.tr("{file} cannot be used.\n\n{reason}")
        QMessageBox.warning(self.window(), self.tr("Picture"), sentence.format(file=isolated(path.name), reason=reason))

    # ---- painting

    @property
    def badge(self) -> Badge:
        """What is shown."""
        return Badge(self.name, self.colour, self.picture)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(SIDE), self.look.px(SIDE))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, box = unit_painter(self, self.look)
        inset = 2 if self.underMouse() else 4
        draw_medallion(painter, QRectF(box).adjusted(inset, inset, -inset, -inset), self.badge, self.look)
        if self.hasFocus():
            draw_focus(painter, self.look, box, box.width() / 2)


def _swatch(colour: str) -> QIcon:
    picture = QPixmap(24, 24)
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(0, 0, 0, 0))
    painter.setBrush(QColor(colour))
    painter.drawEllipse(2, 2, 20, 20)
    painter.end()
    return QIcon(picture)
