"""What lasts, in a folder of the test's own."""

import pytest

from .evenings import opened


@pytest.fixture
def memory(tmp_path):
    made = opened(tmp_path)
    yield made
    made.close()


@pytest.fixture
def there(tmp_path):
    """A memory in which nothing is yet, for what another one gives away."""
    made = opened(tmp_path / "there")
    yield made
    made.close()
