"""Where the tour's card stands, by numbers alone."""

import pytest
from PySide6.QtCore import QRectF, QSizeF

from laksewhist.gui.tour.placing import Side, place_card

AREA = QRectF(10, 10, 780, 580)
NOTHING = QRectF()


@pytest.mark.parametrize(
    ("target", "side"),
    [
        (QRectF(10, 100, 100, 300), Side.LEFT),
        (QRectF(690, 100, 100, 300), Side.RIGHT),
        (QRectF(100, 10, 600, 60), Side.TOP),
        (QRectF(100, 530, 600, 60), Side.BOTTOM),
    ],
)
def test_it_looks_at_its_target_from_the_side_that_is_free(target, side):
    spot = place_card(QSizeF(300, 180), [target], AREA, 16, NOTHING)
    assert spot.side is side
    assert AREA.contains(spot.rect)
    assert not spot.rect.intersects(target.adjusted(-15, -15, 15, 15))
    assert spot.rect.contains(spot.tip)


def test_it_avoids_every_target_and_rather_the_spare_place_too():
    targets = [QRectF(300, 200, 200, 200), QRectF(500, 100, 290, 400)]
    spare = QRectF(100, 420, 500, 170)
    spot = place_card(QSizeF(250, 150), targets, AREA, 16, spare)
    assert not any(spot.rect.intersects(each) for each in (*targets, spare))


def test_where_there_is_no_room_it_covers_as_little_as_it_can():
    target = QRectF(10, 10, 780, 500)
    spot = place_card(QSizeF(300, 180), [target], AREA, 16, NOTHING)
    assert AREA.contains(spot.rect)
    assert spot.rect.bottom() == AREA.bottom()
