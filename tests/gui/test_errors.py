"""Faults of the program itself: written to the log and told once, and the game goes on."""

import logging
import sys

import pytest

from laksewhist.gui.errors import LOG_NAME, install_hook, start_log, stop_log


@pytest.fixture(autouse=True)
def log_closed():
    yield
    stop_log()


@pytest.fixture
def told(monkeypatch):
    sentences = []
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    install_hook(lambda error: sentences.append(str(error)))
    return sentences


def fail(error):
    """Raises it, and gives it to whoever is there for what nobody caught."""
    with pytest.raises(type(error)) as caught:
        raise error
    sys.excepthook(caught.type, caught.value, caught.tb)


def test_warnings_are_written_below_the_folder(tmp_path):
    start_log(tmp_path / "data")
    logging.getLogger("laksewhist.gui").warning("the cat sat on the kitty: %s", "æøå")
    logging.getLogger("laksewhist.gui").info("nothing to tell")
    written = (tmp_path / "data" / LOG_NAME).read_text(encoding="utf-8")
    assert "the cat sat on the kitty: æøå" in written
    assert "nothing to tell" not in written


def test_a_folder_that_cannot_be_made_leaves_standard_error(tmp_path, capsys):
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    start_log(tmp_path / "file")
    logging.getLogger("laksewhist.gui").warning("still told")
    assert "still told" in capsys.readouterr().err


def test_what_nobody_caught_is_logged_and_told(tmp_path, told):
    start_log(tmp_path)
    fail(ValueError("a card too many"))
    assert told == ["a card too many"]
    written = (tmp_path / LOG_NAME).read_text(encoding="utf-8")
    assert "a card too many" in written
    assert "Traceback" in written


def test_a_fault_while_a_fault_is_told_is_logged_only(tmp_path, monkeypatch):
    start_log(tmp_path)
    sentences = []
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)

    def tell(error):
        sentences.append(str(error))
        fail(ValueError("the second"))

    install_hook(tell)
    fail(ValueError("the first"))
    assert sentences == ["the first"]
    assert "the second" in (tmp_path / LOG_NAME).read_text(encoding="utf-8")


def test_an_interrupt_is_left_to_python(told, monkeypatch):
    seen = []
    monkeypatch.setattr(sys, "__excepthook__", lambda kind, *_: seen.append(kind))
    fail(KeyboardInterrupt())
    assert seen == [KeyboardInterrupt]
    assert told == []
