"""What a person does with a mouse, done to the view of a table."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


def drag(table, start, end, *, release=True, steps=6):
    viewport = table.view.viewport()
    QTest.mouseMove(viewport, start)
    QTest.mousePress(viewport, LEFT, PLAIN, start)
    for i in range(1, steps + 1):
        move(table, start + (end - start) * i / steps)
    if release:
        QTest.mouseRelease(viewport, LEFT, PLAIN, end)


def move(table, to, buttons=LEFT):
    """A move with these buttons down: QTest's own tells none."""
    send(table, QEvent.Type.MouseMove, to, Qt.MouseButton.NoButton, buttons)


def send(table, kind, at, button, buttons, time=0):
    viewport = table.view.viewport()
    event = QMouseEvent(kind, at.toPointF(), viewport.mapToGlobal(at).toPointF(), button, buttons, PLAIN)
    event.setTimestamp(time)
    QApplication.sendEvent(viewport, event)


def many_clicks(table, at, count):
    """Clicks as quick as a hand can, told as a window system tells them: every second press is a double click."""
    kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
    for i in range(count):
        send(table, kinds[i % 2], at, LEFT, LEFT, 1000 + 120 * i)
        send(table, QEvent.Type.MouseButtonRelease, at, LEFT, Qt.MouseButton.NoButton, 1060 + 120 * i)


def click(table, at, button=LEFT):
    QTest.mouseClick(table.view.viewport(), button, PLAIN, at)
