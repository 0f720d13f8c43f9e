"""The real program on a real X server, heard through AT-SPI as a screen reader hears it.

Not among the checks of every change, since it hangs on the D-Bus of the machine: `-m "xcb and stress"` runs it.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from laksewhist.engine.house_rules import HouseRules, IronHand
from laksewhist.store.settings import Settings, SettingsFile

NEVER_OVER_AT_ONCE = HouseRules(iron_hand=IronHand.OFF)
"""An iron hand of a computer would end the deal before anybody has looked at it."""
READER = Path(__file__).with_name("screen_reader.py")
START = "import sys; from laksewhist.gui.app import main; sys.exit(main(sys.argv[1:]))"
BUS = '/usr/libexec/at-spi-bus-launcher --launch-immediately & exec /usr/bin/python3 "$@"'


@pytest.mark.xcb
@pytest.mark.stress
def test_a_screen_reader_finds_cards_gives_one_the_focus_and_hears_the_bidding(tmp_path):
    folders = ["--config-dir", str(tmp_path / "config"), "--data-dir", str(tmp_path / "data")]
    SettingsFile(tmp_path / "config").save(Settings(speed="off", tour_seen=True, house_rules=NEVER_OVER_AT_ONCE))
    reader = ["dbus-run-session", "--", "sh", "-c", BUS, "sh", str(READER)]
    done = subprocess.run(
        [*reader, sys.executable, "-c", START, "--language", "en", *folders],
        env={**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["card"] in found["table"]
    assert any("cards: 13" in name for name in found["table"])
    assert any("You: pass." in text for text in found["heard"])
