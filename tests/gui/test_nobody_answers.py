"""A box that waits for an answer which no test gives fails the test, and holds up nobody."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget


def test_a_box_that_asks_raises_what_it_says(qtbot):
    box = QMessageBox()
    qtbot.addWidget(box)
    box.setText("Give the changes up?")
    with pytest.raises(AssertionError, match=r"Give the changes up\?"):
        box.exec()


@pytest.mark.parametrize("ask", ["warning", "getOpenFileName"])
def test_so_does_one_that_is_opened_by_its_class(ask):
    with pytest.raises(AssertionError, match="nobody answers"):
        getattr(QMessageBox if ask == "warning" else QFileDialog, ask)(None, "Laksewhist", "words")


def test_one_that_comes_from_a_slot_fails_the_test_too(qtbot):
    with qtbot.captureExceptions() as raised:
        QTimer.singleShot(0, lambda: QMessageBox.warning(None, "Laksewhist", "late words"))
        qtbot.waitUntil(lambda: bool(raised))
    assert "late words" in str(raised[0][1])


def test_a_window_that_asks_when_it_is_closed_is_not_waited_for():
    class Asks(QWidget):
        def closeEvent(self, event):
            QMessageBox.question(self, "Laksewhist", "Really?")

    window = Asks()
    window.show()
    with pytest.raises(AssertionError, match=r"Really\?"):
        window.close()
    window.deleteLater()
