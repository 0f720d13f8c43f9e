"""SHA-256 as Python has it built in: `hashlib` loads the library of OpenSSL first, for the same digits."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final


def _built_in() -> Any:
    """Python 3.11 has it in one module, later ones in another; where there is neither, hashlib's."""
    for name in ("_sha256", "_sha2", "hashlib"):
        try:
            return import_module(name).sha256
        except (ImportError, AttributeError):
            continue
    raise ImportError("this Python has no SHA-256")


_sha256: Final = _built_in()


def sha256(data: bytes) -> bytes:
    """The 32 bytes of the sum."""
    digest: bytes = _sha256(data).digest()
    return digest
