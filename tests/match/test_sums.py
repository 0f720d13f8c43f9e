"""The sum that needs no other library is the one that everybody has."""

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from laksewhist.match import sums


@given(st.binary(max_size=300))
def test_it_is_sha_256(data):
    assert sums.sha256(data) == hashlib.sha256(data).digest()


def test_a_python_without_it_built_in_has_hashlib(monkeypatch):
    real = sums.import_module

    def only_hashlib(name):
        if name != "hashlib":
            raise ImportError(name)
        return real(name)

    monkeypatch.setattr(sums, "import_module", only_hashlib)
    assert sums._built_in() is hashlib.sha256
