"""House rules that a person keeps by name, to begin tournaments with."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

from laksewhist.store.house_rules import NamedRules, read_rules, write_rules
from laksewhist.store.named_files import NamedFiles, Stored

FOLDER: Final = "house-rules"
StoredRules: TypeAlias = Stored[NamedRules]
RulesFolder: TypeAlias = NamedFiles[NamedRules]


def rules_folder(config: Path) -> RulesFolder:
    """The named rules below a config folder."""
    return NamedFiles(config / FOLDER, read_rules, write_rules, lambda named: named.name)
