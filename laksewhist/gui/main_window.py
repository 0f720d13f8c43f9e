"""The window: it binds the game model to the page, and the menu to both."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QCloseEvent

from laksewhist.gui import window_place
from laksewhist.gui.background import Background, Runner
from laksewhist.gui.binding import bind
from laksewhist.gui.clock import Countdown
from laksewhist.gui.curtains import Curtains
from laksewhist.gui.deciding import Deciding
from laksewhist.gui.dress import dress_application
from laksewhist.gui.game_model import GameModel
from laksewhist.gui.languages import set_language
from laksewhist.gui.later import Later
from laksewhist.gui.memory_desk import MemoryDesk
from laksewhist.gui.mute import switch_sounds
from laksewhist.gui.new_match import match_setup, person_name
from laksewhist.gui.own_pictures import OwnPictures
from laksewhist.gui.played_for import PlayedFor
from laksewhist.gui.preferences import LOOKS, PACES, WAYS, Preferences
from laksewhist.gui.session import MatchSetup
from laksewhist.gui.sound_device import Device, is_installed
from laksewhist.gui.sounds import Player, Sounds
from laksewhist.gui.table.hand_order import Sort
from laksewhist.gui.table.pace import SPEEDS, Pace
from laksewhist.gui.table_page import TablePage
from laksewhist.gui.take_back import take_back
from laksewhist.gui.tricks_desk import show_all_tricks
from laksewhist.gui.window_dialogs import open_about, open_preferences
from laksewhist.gui.window_parts import PARTS, WindowParts

if TYPE_CHECKING:  # the first table does not wait for it
    from laksewhist.gui.evidence import Evidence
    from laksewhist.gui.help.topics import Place

MEMORY_MS: Final = 1500
"""What lasts is opened so long after the first picture, when a first deal has been dealt, if nothing asked before."""


class MainWindow(WindowParts):
    """Everything on the screen. `start` begins a match, and shows a record where one was named.

    With `tour`, whoever has never been here is shown round once the first deal has been dealt. What the first picture
    does not need is made right after it, or when it is asked for: menu, help, records and the like.
    """

    def __init__(
        self,
        preferences: Preferences,
        data: Path,
        *,
        runner: Runner | None = None,
        pace: Pace | None = None,
        player: Player | None = None,
    ) -> None:
        super().__init__()
        self.preferences = preferences
        self.pace = pace or Pace(SPEEDS[preferences.settings.speed])
        self.pace.reduced = preferences.settings.reduced_motion
        self.pace.trick_rest = preferences.settings.trick_rest
        self.pace.trick_waits = preferences.settings.trick_stays == "click"
        set_language(preferences.language)
        self.data = data
        self.runner = runner or Background(self)
        self.model = GameModel(self.runner, self)
        self.desk = MemoryDesk(self, self.model, preferences.folder, data)
        self.page = TablePage(self.pace, self)
        self.countdown = Countdown(self.page.hint, self)
        self.deciding = Deciding(self.model, self.page.scene, self.countdown, self.pace)
        self.played_for = PlayedFor(self.model, self.page.hint, self.pace, self)
        self.played_for.serve(self.page.column, preferences)
        self.curtains = Curtains(self.model, self.page, self)
        self.sounds = Sounds(preferences, player or Device(self), self)
        self.setCentralWidget(self.page)
        self.setMinimumSize(window_place.SMALLEST)
        self.setWindowTitle(self.tr("Laksewhist"))
        window_place.restore(self, preferences.settings.window)
        self.page.resize(self.size())
        self.own_pictures = OwnPictures(self, preferences, data)
        for name in ("theme", "text_size", "dealing_pattern", "card_click", "hand_sort"):
            self._apply(name)
        self._connect()
        self.later = Later(self.page, (self.page.view, self), self._finish)

    def _finish(self) -> None:
        """Makes what is not made yet."""
        from PySide6.QtGui import QIcon

        self.setWindowIcon(QIcon(":/cards/app.svg"))
        self.make(*PARTS)
        QTimer.singleShot(MEMORY_MS, self.desk, self.desk.tell_problems)

    def start(self, record: Path | None = None, setup: MatchSetup | None = None, *, tour: bool = False) -> None:
        """Begins the match; where none is given, offers to go on with the last one, or begins one by the settings."""
        if tour and record is None and not self.preferences.settings.tour_seen:
            self.guidance.start_tour_when_dealt()
        if setup is not None:
            self.desk.begin(setup)
        elif not self.desk.go_on_with_last(self.page, lambda: self.guidance, ask=record is None):
            self.desk.begin(self._usual_setup())
        if self.desk.is_open:
            self.desk.tell_problems()
        if self.preferences.problem is not None:
            self.records.tell_problem(self.preferences.problem)
        self.own_pictures.tell_lost()
        if record is not None:
            self.records.show(record)

    def _usual_setup(self) -> MatchSetup:
        settings = self.preferences.settings
        name = settings.player_name or person_name()
        return match_setup(name, settings.participants, settings.house_rules, level=settings.level)

    def tell_error(self, error: BaseException) -> None:
        """Tells that the program itself was at fault; the game goes on."""
        from PySide6.QtWidgets import QMessageBox

        sentence = self.tr("Something went wrong in the program. The game goes on; the log tells more.\n\n{error}")
        QMessageBox.warning(self, self.tr("Laksewhist"), sentence.format(error=error))

    # ---- wiring

    def _connect(self) -> None:
        model, page = self.model, self.page
        bind(model, page)
        model.clockStarted.connect(self.countdown.start)
        model.misbehaved.connect(self._keep_bug)
        page.helpRequested.connect(self._help_at)
        page.nextDealRequested.connect(model.next_deal)
        page.pointsRequested.connect(self._show_point_table)
        page.has_sheet = True
        page.sheetRequested.connect(lambda: self.scores.open_current())
        page.whyRequested.connect(lambda: self.advice.why())
        page.menuRequested.connect(self._show_menu)
        self._connect_sounds()
        self.desk.newRequested.connect(self._new_game)
        self.preferences.changed.connect(self._apply)

    def _connect_sounds(self) -> None:
        self.sounds.follow(self.page.director)
        self.countdown.counted.connect(self.sounds.count)
        self.page.strip.soundsSwitched.connect(lambda on: self.preferences.change(sounds=on))
        if is_installed():
            self.page.strip.show_sounds(self.preferences.settings.sounds)

    def _help_at(self, place: Place) -> None:
        self.help.open(place)

    def _keep_bug(self, evidence: Evidence) -> None:
        self.records.keep_bug(evidence)

    def _on_practice(self) -> None:
        if self.guidance.practice.table is not None:
            self.sounds.follow(self.guidance.practice.table.page.director)
            self.guidance.practice.table.countdown.counted.connect(self.sounds.count)

    # ---- commands: what opens a dialog imports it, so that the first table does not wait for it

    def _on_command(self, name: str) -> None:
        commands: dict[str, Callable[[], object]] = {
            "new_game": self._new_game,
            "new_tournament": lambda: self.tournaments.make(),
            "tournaments": lambda: self.tournaments.open(),
            "next_deal": self.model.next_deal,
            "claim": self.played_for.claim,
            "let_play": self.played_for.switch,
            "take_back": lambda: take_back(self.model, self.page.hint),
            "hint": lambda: self.advice.hint(),
            "why": lambda: self.advice.why(),
            "all_tricks": lambda: show_all_tricks(self),
            "score_sheet": lambda: self.scores.open_current(),
            "point_table": self._show_point_table,
            "point_tables": self.tables.open,
            **self.file_commands,
            "preferences": lambda: open_preferences(self, self.sounds),
            "mute": lambda: switch_sounds(self.preferences, self.page.hint),
            "full_screen": self._toggle_full_screen,
            "help": self._open_help,
            **self.guidance.commands,
            "about": lambda: open_about(self),
            "quit": self.close,
        }
        commands[name]()

    def _new_game(self) -> None:
        from laksewhist.gui.quick_game import open_quick_game

        open_quick_game(self)

    def _seat(self, name: str) -> None:
        """Whoever was welcomed plays under this name: the deal in progress is dealt anew where it was another."""
        settings, match = self.preferences.settings, self.model.match
        if match is not None and name not in match.participants:
            self.desk.begin(match_setup(name, settings.participants, settings.house_rules, level=settings.level))

    def _show_point_table(self) -> None:
        from laksewhist.gui.dialogs.sheets import point_table_dialog

        if self.model.match is not None:
            point_table_dialog(self.model.match.table, self.page.look, self).open()

    def _open_help(self) -> None:
        """Explains what is going on at the table that is to be seen: a practice deal may lie over the match."""
        seen = self.guidance.practice.table or self
        self.help.open_now(seen.model, seen.page)

    def _show_menu(self) -> None:
        strip, menu = self.page.strip, self.commands.menu
        self.commands.set_look(self.page.look)
        menu.popup(strip.mapToGlobal(QPoint(strip.width() - menu.sizeHint().width(), strip.height())))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)  # a maximised window stays so

    # ---- settings and the window's life

    def _apply(self, name: str) -> None:
        """Puts a setting into force, and ticks it in the menu."""
        preferences = self.preferences
        match name:
            case "language":
                set_language(preferences.language)
            case _ if name in LOOKS:
                self.page.set_theme(preferences.theme, preferences.style)
                dress_application(self.page.look)
            case _ if name in WAYS:
                self.page.scene.set_ways(preferences.ways)
            case "sounds":
                self.page.strip.sound_button.setChecked(preferences.settings.sounds)
            case "hand_sort":
                self.page.scene.set_sort(Sort(preferences.settings.hand_sort))
            case "text_size":
                self.page.set_text_size(preferences.settings.text_size)
            case _ if name in PACES:
                preferences.set_pace(self.pace)
            case "dealing_pattern" | "thinking_seconds":
                self.model.pattern = preferences.settings.dealing_pattern
                self.model.computers.limit_ms = 1000 * preferences.settings.thinking_seconds
        self._mark(name)

    def _mark(self, name: str) -> None:
        """Shows in the menu what is in force, where there is a menu already."""
        if not self.has("commands"):
            return
        preferences = self.preferences
        match name:
            case "shortcuts":
                from laksewhist.gui.shortcuts import in_force

                self.commands.set_shortcuts(in_force(preferences.settings.shortcuts))
            case "language":
                self.commands.mark(name, preferences.language)
            case _ if name in LOOKS:
                self.commands.mark("theme", preferences.theme.name)
            case "speed" | "dealing_pattern":
                self.commands.mark(name, getattr(preferences.settings, name))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.has("commands"):
            self.commands.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.has("tables") and not self.tables.may_close():
            event.ignore()
            return
        self.later.drop()
        self.preferences.change(window=window_place.place_of(self) or self.preferences.settings.window)
        if self.has("tournaments"):
            self.tournaments.close()
        if self.has("guidance"):
            self.guidance.close()
        for part in ("help", "advice", "statistics", "books", "scores"):
            if self.has(part):
                getattr(self, part).close()
        self.model.close()
        self.desk.close()
        super().closeEvent(event)
