"""What lasts, in a folder of the test's own."""

import pytest

from .evenings import opened


@pytest.fixture
def memory(tmp_path):
    made = opened(tmp_path)
    yield made
    made.close()
