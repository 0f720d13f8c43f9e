"""What of the table is painted, when, and in which pixels."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from laksewhist.engine.view import Phase
from tests.gui.table_deals import Table, my_turn_in, new_deal, play_until

pytestmark = pytest.mark.usefixtures("qapp")


def test_an_idle_table_does_not_paint(qtbot):
    table = Table()
    qtbot.addWidget(table.view)
    shown = play_until(new_deal(4), my_turn_in(Phase.PLAY), 4, "9 sans")
    table.show(shown)
    with qtbot.waitExposed(table.view):
        table.view.show()
    qtbot.wait(50)
    painted = []
    paint = table.scene.drawBackground
    table.scene.drawBackground = lambda *args: (painted.append(args), paint(*args))
    table.scene.sync(shown)
    qtbot.wait(150)
    assert painted == []


def test_the_picture_has_the_colours_of_the_look():
    table = Table()
    table.scene.sync(new_deal(1).shown)
    image = QImage(880, 724, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    table.scene.render(painter)
    painter.end()
    assert image.pixelColor(0, 0).name() == "#f3ece1"
    assert image.pixelColor(120, 200).name() == "#ddaf99"


@pytest.mark.parametrize("dpr", [1, 1.25, 2])
def test_a_straight_card_is_painted_in_the_pixels_of_its_picture(dpr):
    table = Table()
    shown = play_until(new_deal(4), lambda s: s.view.phase is Phase.PLAY, 4, "9 sans")
    table.scene.sync(shown)
    image = QImage(round(880 * dpr), round(724 * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    asked = []
    art = table.scene.cards.art
    back = art.back
    art.back = lambda name, width, dpr: asked.append(dpr) or back(name, width, dpr)
    table.scene.render(painter, QRectF(0, 0, 880, 724))
    painter.end()
    assert set(asked) == {dpr}


def test_a_card_is_found_by_its_words():
    shown = new_deal(1).shown
    table = Table()
    table.scene.sync(shown)
    item = table.scene.cards.item(shown.view.hand[0].code)
    assert item.card_text
    assert item.mapToScene(QPointF(0, 0)) == item.pos()


class Painted(QObject):
    """The parts of a widget that are painted, in the order in which they are."""

    def __init__(self, widget):
        super().__init__(widget)
        self.rects = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched, event):
        if event.type() is QEvent.Type.Paint:
            self.rects.extend(event.region())
        return False


def test_another_turn_has_the_wedges_painted_anew_and_not_the_whole_field(qtbot):
    """A large window takes long to paint: what has not changed is left alone."""
    table = Table()
    scene, viewport = table.scene, table.view.viewport()
    with qtbot.waitExposed(table.view):
        table.view.show()
    table.show(play_until(new_deal(4), my_turn_in(Phase.PLAY), 4, "9 sans"))
    qtbot.wait(20)
    painted = Painted(viewport)
    scene._set_backdrop(replace(scene._backdrop, turn=(scene._backdrop.turn + 1) % 4))
    qtbot.waitUntil(lambda: bool(painted.rects))
    share = sum(rect.width() * rect.height() for rect in painted.rects) / (viewport.width() * viewport.height())
    assert 0 < share < 0.005
    painted.rects.clear()
    scene._set_ready(True)
    qtbot.waitUntil(lambda: bool(painted.rects))
    assert any(rect.contains(viewport.rect()) for rect in painted.rects)
