"""The pictures of participants go with a tournament that is given away, and are read with care on the other side."""

import base64
import io
import json
from dataclasses import replace

import pytest
from PIL import Image

from laksewhist.store import own_picture
from laksewhist.store.errors import FormatError
from laksewhist.store.exchange import export_tournament, import_tournament
from laksewhist.store.exchange_pictures import LARGEST_FACE
from laksewhist.store.own_picture import FACE, keep_copy
from laksewhist.store.tournament import FACES
from laksewhist.store.trouble import StoreError

from .evenings import book, keep_book, opened
from .test_own_picture import png


def packed(picture: Image.Image) -> bytes:
    data = io.BytesIO()
    picture.save(data, "PNG")
    return data.getvalue()


@pytest.fixture
def here(tmp_path):
    """A book-keeper's evening in which two have pictures, one of them with a strange name."""
    made = opened(tmp_path / "here")
    names = []
    for word, colour in (("Søren Ærø", "red"), ("fish", "blue")):
        Image.new("RGB", (300, 200), colour).save(tmp_path / f"{word}.png")
        names.append(keep_copy(tmp_path / f"{word}.png", made.config / FACES, FACE).name)
    found = book(id="book")
    people = [replace(each, picture=name) for each, name in zip(found.participants, names, strict=False)]
    made.save(replace(found, participants=(*people, *found.participants[2:])))
    keep_book(made.history, made.tournament("book"))
    yield made
    made.close()


def file_of(here, path):
    export_tournament(here, "book", path)
    return json.loads(path.read_bytes())


def changed(file, path, data):
    """The file with other bytes, or another text, in the first picture."""
    text = data if isinstance(data, str) else base64.b64encode(data).decode()
    file["pictures"][next(iter(file["pictures"]))] = text
    path.write_text(json.dumps(file), "utf-8")
    return path


def test_the_pictures_are_the_same_on_the_other_side(tmp_path, here, there):
    export_tournament(here, "book", tmp_path / "x")
    taken = import_tournament(there, tmp_path / "x")
    assert taken == here.tournament("book")
    for each in taken.participants[:2]:
        assert (there.config / FACES / each.picture).read_bytes() == (here.config / FACES / each.picture).read_bytes()


def test_a_file_without_pictures_of_an_older_program_is_taken_in(tmp_path, here, there):
    file = file_of(here, tmp_path / "x")
    del file["pictures"]
    file["version"] = 1
    (tmp_path / "x").write_text(json.dumps(file), "utf-8")
    assert import_tournament(there, tmp_path / "x") == here.tournament("book")
    assert not (there.config / FACES).exists()


def test_a_picture_that_is_gone_here_is_not_in_the_file(tmp_path, here, there):
    gone, kept = (each.picture for each in here.tournament("book").participants[:2])
    (here.config / FACES / gone).unlink()
    assert list(file_of(here, tmp_path / "x")["pictures"]) == [kept]
    import_tournament(there, tmp_path / "x")
    assert [each.name for each in (there.config / FACES).iterdir()] == [kept]


def test_any_picture_is_cut_to_the_size_of_a_face_and_written_anew(tmp_path, here, there):
    tagged = io.BytesIO()
    Image.new("RGB", (40, 90), "green").save(tagged, "JPEG", comment=b"where I live")
    taken = import_tournament(there, changed(file_of(here, tmp_path / "x"), tmp_path / "x", tagged.getvalue()))
    copy = there.config / FACES / taken.participants[0].picture
    assert b"where I live" not in copy.read_bytes()
    with Image.open(copy) as picture:
        assert (picture.format, picture.size) == ("PNG", (FACE.width, FACE.height))


@pytest.mark.parametrize("name", ["../../evil.png", "con.png", "face-x-0123456789.png\n", "a" * 300 + ".png"])
def test_the_name_in_the_file_leads_nowhere_else(tmp_path, here, there, name):
    file = file_of(here, tmp_path / "x")
    file["pictures"][name] = next(iter(file["pictures"].values()))
    (tmp_path / "x").write_text(json.dumps(file), "utf-8")
    with pytest.raises(FormatError, match=r"^pictures: .*belongs to nobody"):
        import_tournament(there, tmp_path / "x")
    assert not (there.config / FACES).exists()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"no picture at all", "broken"),
        (packed(Image.new("RGB", (192, 192)))[:-40], "broken"),
        ("not base64!", "broken"),
        ("æ", "broken"),
        (png(60_000, 60_000), "50 million"),
        (b"x" * (LARGEST_FACE + 3), "larger than 1 MB"),
    ],
)
def test_a_broken_or_huge_picture_is_refused_and_nothing_is_changed(tmp_path, here, there, data, words):
    path = changed(file_of(here, tmp_path / "x"), tmp_path / "x", data)
    with pytest.raises(FormatError, match=rf"^pictures\..*{words}"):
        import_tournament(there, path)
    assert there.tournaments() == ()
    assert there.history.ids() == ()
    assert not (there.config / FACES).exists()


def test_where_no_picture_can_be_written_nothing_is_taken_in(tmp_path, here, there, monkeypatch):
    def refuse(_path, _data):
        raise OSError(28, "no room")

    export_tournament(here, "book", tmp_path / "x")
    monkeypatch.setattr(own_picture, "write_atomically", refuse)
    with pytest.raises(StoreError):
        import_tournament(there, tmp_path / "x")
    assert there.tournaments() == ()
    assert there.history.ids() == ()
