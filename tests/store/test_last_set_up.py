"""The last set-up comes back as it was, and a damaged one is put aside."""

from laksewhist.match.length import Length, LengthKind
from laksewhist.store.last_set_up import FILE_NAME, keep_set_up, last_set_up
from laksewhist.store.tournament import Participant, new_tournament

PEOPLE = (Participant("Søren"), *(Participant(name, "mester") for name in ("אסתר", "👩‍👩‍👧", "W" * 64)))


def test_what_was_kept_is_filled_in(tmp_path):
    assert last_set_up(tmp_path / "config") is None
    made = new_tournament(PEOPLE, length=Length(LengthKind.POINTS, 300))
    keep_set_up(tmp_path / "config", made)
    assert last_set_up(tmp_path / "config") == made


def test_a_damaged_set_up_is_put_aside_and_none_is_filled_in(tmp_path):
    keep_set_up(tmp_path, new_tournament(PEOPLE))
    path = tmp_path / FILE_NAME
    whole = path.read_bytes()
    broken = whole[:40] + bytes([whole[40] ^ 1]) + whole[41:]
    path.write_bytes(broken)
    assert last_set_up(tmp_path) is None
    assert not path.exists()
    assert [each.read_bytes() for each in tmp_path.iterdir()] == [broken]


def test_a_folder_in_its_place_stops_nobody(tmp_path):
    (tmp_path / FILE_NAME).mkdir()
    assert last_set_up(tmp_path) is None
