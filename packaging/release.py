"""Make a release: check, build, try what was built, and mark the commit. Nothing is sent anywhere.

    python packaging/release.py [--dry-run]

The version is that of laksewhist/__init__.py, its date that of the changelog. An unfinished changelog, a tree with
changes that are not committed, a mark that is taken, or a test that fails: each stops it. `--dry-run` looks at all but
the tests, and prints what would be done.
"""

from __future__ import annotations

import datetime
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from facts import ROOT, FactsError, read_changelog, read_version

STEPS = ("test.sh", "build.sh", "wheel_test.sh", "fresh_root_test.sh")


def changelog_faults(text: str, version: str, today: datetime.date) -> Iterator[str]:
    """What keeps the changelog from being that of a release of `version`. Raises FactsError for another form."""
    sections = read_changelog(text)
    for section in sections:
        if section.date is None and section.changes:
            yield f"CHANGELOG.md: changes under [{section.version}]; give them a version and a date"
    dated = [section for section in sections if section.date is not None]
    if not dated or dated[0].version != version:
        yield f"CHANGELOG.md: the newest section is not [{version}] with a date"
        return
    newest = dated[0]
    assert newest.date is not None
    if not newest.changes:
        yield f"CHANGELOG.md: nothing is told of {version}"
    if newest.date > today:
        yield f"CHANGELOG.md: {newest.date} is still to come"
    if len(dated) > 1 and dated[1].date is not None and dated[1].date > newest.date:
        yield f"CHANGELOG.md: {version} is older than {dated[1].version}"
    yield from (f"CHANGELOG.md: unfinished: {each}" for _, each in newest.changes if is_unfinished(each))


def is_unfinished(sentence: str) -> bool:
    """Whether a line of the changelog waits for its words."""
    return not sentence or sentence.endswith("...") or any(word in sentence for word in ("TODO", "TBD", "FIXME"))


def git(root: Path, *words: str) -> str:
    """What git prints. Raises FactsError if it fails."""
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise FactsError(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout


def tree_faults(root: Path, tag: str) -> Iterator[str]:
    """What keeps the working copy from being released: changes, files that git does not know, a mark that is taken."""
    if changed := git(root, "status", "--porcelain").splitlines():
        yield f"not committed: {', '.join(line[3:] for line in changed)}"
    if git(root, "tag", "--list", tag):
        yield f"the mark {tag} is taken"


def faults(root: Path, today: datetime.date) -> list[str]:
    """All that can be seen without running anything. Raises FactsError."""
    version = read_version(root)
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    return [*changelog_faults(text, version, today), *tree_faults(root, f"v{version}")]


def failed_step(root: Path) -> str | None:
    """Run every step in turn until one fails; that one, or None."""
    for step in STEPS:
        print(f"sh packaging/{step}", flush=True)
        if subprocess.run(["sh", f"packaging/{step}"], cwd=root, stdin=subprocess.DEVNULL, check=False).returncode != 0:
            return step
    return None


def release(root: Path, dry_run: bool) -> int:
    """Do it, or say what would be done; the exit status. Raises FactsError."""
    tag = f"v{read_version(root)}"
    found = faults(root, datetime.datetime.now(datetime.UTC).date())
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    if dry_run:
        print("\n".join([*(f"would run: sh packaging/{step}" for step in STEPS), f"would mark the commit: {tag}"]))
        return 1 if found else 0
    if found:
        return 1
    if (step := failed_step(root)) is not None:
        print(f"packaging/{step} failed: nothing is released", file=sys.stderr)
        return 1
    if left := list(tree_faults(root, tag)):
        print("\n".join(left), file=sys.stderr)
        return 1
    git(root, "tag", "--annotate", tag, "--message", f"laksewhist {tag[1:]}")
    print(f"{tag} is marked; what belongs to it is in dist/")
    return 0


def main(arguments: Sequence[str]) -> int:
    """Release this working copy. Returns the exit status: 1 where something stops it, 2 for wrong usage."""
    if any(argument != "--dry-run" for argument in arguments):
        print("usage: python packaging/release.py [--dry-run]", file=sys.stderr)
        return 2
    try:
        return release(ROOT, "--dry-run" in arguments)
    except FactsError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
