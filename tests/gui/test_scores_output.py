"""The score sheet on paper and in files: what they hold, what they are called, and what a disk that refuses brings."""

import csv
import errno
import io
import os
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageLayout
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from laksewhist.gui.languages import set_language
from laksewhist.gui.panels.widgets import DEFAULT_LOOK
from laksewhist.gui.scores import output
from laksewhist.gui.scores.csv_text import BOM, csv_bytes
from laksewhist.gui.scores.file_names import file_name
from laksewhist.gui.scores.page_plan import FOOT, GRAPH, HEAD, ROW, columns, pages
from laksewhist.gui.scores.paper import page_layout, pdf_bytes
from laksewhist.gui.scores.window import ScoresWindow
from tests.gui.score_ledgers import LONG, book_ledger, ledger


@pytest.fixture
def window(qtbot):
    host = QWidget()
    host.resize(1000, 700)
    qtbot.addWidget(host)
    made = ScoresWindow(book_ledger(), DEFAULT_LOOK, host)
    made.show()
    made.host = host  # or it goes with this function
    return made


@pytest.fixture
def told(monkeypatch):
    said = []
    monkeypatch.setattr(QMessageBox, "open", lambda box: said.append(box.text()))
    return said


def read(data, delimiter):
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=delimiter))


# ---- CSV


def test_plain_csv_tells_every_deal_in_figures():
    rows = read(csv_bytes(book_ledger(), for_spreadsheet=False), ",")
    assert rows[0][:4] == ["Deal", "Time", "Dealer", "Bid"]
    assert rows[1][2:8] == ["Søren", "9 gode", "", "Karen", "Mads", "10"]
    assert rows[2][2:8] == ["Karen", "10 vip", "3", "Bodil", "alone", "8"]
    assert rows[3][3:12] == ["Nobody bid", "", "", "", "", "", "", "", ""]
    assert rows[4][5:8] == ["Søren and Bodil", "", "1 + 2"]


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_points_and_sums_read_back_as_they_were(participants):
    shown = ledger(participants)
    rows = read(csv_bytes(shown, for_spreadsheet=False), ",")[1:]
    assert len(rows) == len(shown.deals)
    for line, deal, sums in zip(rows, shown.deals, shown.sums, strict=True):
        given, total = line[8 : 8 + participants], line[8 + participants :]
        assert tuple(int(each or 0) for each in given) == deal.points
        assert tuple(map(int, total)) == sums
        if deal.is_scored:
            assert tuple(who for who, each in enumerate(given) if not each) == deal.seating.sitting_out


def test_a_spreadsheet_gets_its_mark_and_in_danish_semicolons():
    assert csv_bytes(book_ledger(), for_spreadsheet=True).startswith(BOM.encode())
    assert not csv_bytes(book_ledger(), for_spreadsheet=False).startswith(BOM.encode())
    assert csv_bytes(book_ledger(), for_spreadsheet=True).decode().splitlines()[1].count(",") > 10
    set_language("da")
    line = csv_bytes(book_ledger(), for_spreadsheet=True).decode().splitlines()[1]
    assert line.startswith('1;"";"Søren";"9 gode"')


def test_every_name_comes_back_from_csv_and_none_is_a_formula():
    shown = ledger(6, names=LONG)
    plain = read(csv_bytes(shown, for_spreadsheet=False), ",")
    assert {line[2] for line in plain[1:]} == set(LONG)
    table = read(csv_bytes(shown, for_spreadsheet=True), ",")
    assert "'" + LONG[4] in {line[2] for line in table[1:]}
    assert not any(cell.startswith("=") for line in table for cell in line)


# ---- file names


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Søren Ærø-Østergård", "Søren Ærø-Østergård.pdf"),
        ("a/b\\c:d*e?f", "a b c d e f.pdf"),
        ("...", "laksewhist.pdf"),
        ("\u202efdp.exe", "fdp.exe.pdf"),
        ("ערב ויסט 🐟", "ערב ויסט 🐟.pdf"),
    ],
)
def test_a_file_is_called_after_its_sheet(title, name):
    assert file_name(title, ".pdf") == name


def test_the_longest_names_fit_on_every_disk(tmp_path):
    for title in ("W" * 64, "🐟" * 64, "Å" * 64):
        name = file_name(title, ".pdf")
        assert len(name.encode()) <= 200
        (tmp_path / name).write_bytes(b"x")


# ---- pages


@pytest.mark.parametrize("participants", [4, 5, 6])
@pytest.mark.parametrize("deals", [0, 1, 7, 22, 23, 24, 60])
def test_every_deal_is_on_one_page_and_the_graph_stands_after_the_last(participants, deals):
    whole = ledger(participants)
    shown = replace(whole, deals=(whole.deals * 3)[:deals], sums=(whole.sums * 3)[:deals])
    width, height = (1130, 760) if participants > 4 else (780, 1150)
    plan = pages(shown, width, height, 30)
    assert [row for page in plan for row in range(page.first, page.last)] == list(range(deals))
    for page in plan:
        foot = page.top + HEAD + (page.last - page.first + 1) * ROW
        assert foot <= height - FOOT
        if page.graph is not None:
            assert page.graph.height() >= GRAPH
            assert QRectF(0, 0, width, height - FOOT + 1).contains(page.graph)
            assert page.graph.top() > foot or page.first == page.last
    assert [page.graph is not None for page in plan] == [False] * (len(plan) - 1) + [bool(shown.scored)]


@pytest.mark.parametrize("participants", [4, 5, 6])
def test_columns_fill_the_page_and_leave_room_for_numbers(participants):
    shown = ledger(participants)
    layout = page_layout(shown)
    across = layout.orientation() is QPageLayout.Orientation.Landscape
    assert across == (participants > 4)
    width = layout.paintRect(QPageLayout.Unit.Point).width() * 1.5
    edges = columns(shown, width).edges
    assert len(edges) == 5 + participants + 1
    assert edges[-1] == pytest.approx(width)
    assert all(after - before >= 36 for before, after in pairwise(edges))
    assert edges[-1] - edges[-2] >= 78


@pytest.mark.parametrize("language", ["en", "da"])
def test_a_pdf_is_written_for_every_kind_of_name(language):
    set_language(language)
    data = pdf_bytes(ledger(6, names=LONG))
    assert data.startswith(b"%PDF")
    assert data.rstrip().endswith(b"%%EOF")
    assert data.count(b"/Type /Page\n") + data.count(b"/Type /Page ") >= 1


# ---- printing


@pytest.fixture
def printing(monkeypatch):
    """Whoever is asked for a printer says yes, and it is a file; the printers that were painted on."""
    from PySide6 import QtPrintSupport

    printers = []

    class Asked(QtPrintSupport.QPrintDialog):
        def exec(self):
            self.printer().setOutputFormat(QtPrintSupport.QPrinter.OutputFormat.PdfFormat)
            self.printer().setOutputFileName(str(printers[0]))
            printers.append(self.printer().docName())
            return self.DialogCode.Accepted

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Asked)
    return printers


def test_the_sheet_is_printed_under_its_name(window, tmp_path, printing, told):
    path = tmp_path / "printed.pdf"
    printing.append(path)
    window.print_button.click()
    assert not told
    assert path.read_bytes().startswith(b"%PDF")
    assert printing[1:] == ["Book"]


def test_a_printer_that_refuses_is_told(window, tmp_path, printing, told, qtlog):
    printing.append(tmp_path / "no" / "printed.pdf")
    with qtlog.disabled():
        window.print_button.click()
    assert told == ["The score sheet could not be printed.\n\nThe printer refuses."]


# ---- files


def test_what_is_chosen_is_written(window, tmp_path, monkeypatch, told):
    for kind, save in ((".pdf", window.output.save_pdf), (".csv", window.output.save_csv)):
        chosen = str(tmp_path / "3. december")
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, chosen=chosen: (chosen, ""))
        save()
        path = tmp_path / f"3. december{kind}"
        assert path.stat().st_size > 100
        assert path.name in window.note.text()
    assert not told


def test_the_plain_kind_has_commas_and_no_mark(window, tmp_path, monkeypatch):
    path = tmp_path / "a.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(path), args[3].split(";;")[1]))
    window.output.save_csv()
    assert path.read_bytes().startswith(b'"Deal","Time"')


def test_whoever_chooses_no_name_writes_nothing(window, monkeypatch, tmp_path, told):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    window.output.save_pdf()
    window.output.save_csv()
    assert not [each for each in tmp_path.iterdir() if each.is_file()]
    assert not told


@pytest.mark.parametrize(
    ("code", "reason"),
    [(errno.ENOSPC, "The disk is full."), (errno.EROFS, "Nothing may be written"), (errno.EIO, "Input/output error")],
)
def test_a_disk_that_refuses_is_told_with_file_and_reason(window, tmp_path, monkeypatch, told, code, reason):
    def refuse(path, _data):
        raise OSError(code, os.strerror(code), str(path))

    monkeypatch.setattr(output, "write_atomically", refuse)
    path = tmp_path / "sheet.pdf"
    assert not window.output.write(path, lambda: b"x")
    assert "sheet.pdf" in told[0]
    assert reason in told[0]


def test_a_folder_that_is_not_there_leaves_no_trace(window, tmp_path, told):
    assert not window.output.write(tmp_path / "no" / "sheet.pdf", lambda: b"x")
    assert len(told) == 1
    assert not (tmp_path / "no").exists()
