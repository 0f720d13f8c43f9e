"""The widget that the table is seen through."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from laksewhist.gui.table.ahead import DrawnAhead
from laksewhist.gui.table.scene import TableScene


class TableView(QGraphicsView):
    """Shows the scene pixel for pixel; lay it on the field of the layout."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._table = scene
        self.ahead = DrawnAhead(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A viewport that Qt had made would have PySide6 look through every kind of widget for what it might be.
        viewport = QWidget()
        viewport.setMouseTracking(True)
        self.setViewport(viewport)
        scene.relaid.connect(self._on_relaid)
        self._on_relaid()

    def _on_relaid(self) -> None:
        """Looks at the field, and at no more than there is room for: so nothing can scroll."""
        corner = self._table.sceneRect().topLeft().toPoint()
        self.setSceneRect(QRectF(corner, self.viewport().size()))
        self.ahead.set_ratio(self.devicePixelRatioF())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self.ahead.set_ratio(self.devicePixelRatioF())
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._on_relaid()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._table.retranslate()

    def viewportEvent(self, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Leave:
                self._table.pointer_left()
            case QEvent.Type.WindowDeactivate:
                self._table.let_go()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
