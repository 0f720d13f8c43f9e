"""The sounds as they leave the program: recorded at the far end of a sound server that belongs to the test."""

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from array import array
from pathlib import Path

import pytest

from laksewhist.gui.sounds import Sound

ROOT = Path(__file__).parents[2]
RATE = 44100
NEEDED = [
    *(name for name in ("pulseaudio", "parec") if shutil.which(name) is None),
    *(name for name in ("PySide6.QtMultimedia",) if importlib.util.find_spec(name) is None),
]
SERVER = (
    *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"),
    *("-L", "module-native-protocol-unix", "-L", "module-null-sink sink_name=nobody"),
)
RECORDER = (
    *("parec", "--latency-msec=20", "-d", "nobody.monitor"),
    *("--format=s16le", f"--rate={RATE}", "--channels=1"),
)
AUDIBLE = 300
"""Of 32767."""


def peaks_of_sounds(numbers: array) -> list[int]:
    """The peak of each sound; between two of them there is silence for half a second, as there is within none."""
    size = RATE // 20
    found: list[tuple[int, int]] = []
    for at in range(0, len(numbers), size):
        peak = max(abs(value) for value in numbers[at : at + size])
        if peak > AUDIBLE:
            _last, most = found.pop() if found and at - found[-1][0] <= RATE / 2 else (at, 0)
            found.append((at, max(most, peak)))
    return [most for _last, most in found]


@pytest.fixture
def environment(tmp_path):
    """That of programs which have a sound server of their own."""
    found = {**os.environ, "XDG_RUNTIME_DIR": str(tmp_path), "PULSE_RUNTIME_PATH": str(tmp_path / "pulse")}
    found |= {"HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    found.pop("PULSE_SERVER", None)
    server = subprocess.Popen(SERVER, env=found, stderr=subprocess.DEVNULL)
    end = time.monotonic() + 10
    while not (tmp_path / "pulse" / "native").exists() and time.monotonic() < end:
        time.sleep(0.1)
    yield found
    server.terminate()
    server.wait(10)


@pytest.mark.slow
@pytest.mark.skipif(bool(NEEDED), reason=f"needs {', '.join(NEEDED)}")
def test_every_sound_is_heard_once(environment, tmp_path):
    recorded = tmp_path / "recorded"
    with recorded.open("wb") as file:
        recorder = subprocess.Popen(RECORDER, env=environment, stdout=file)
        try:
            sounding = [sys.executable, ROOT / "tests" / "gui" / "sounding.py"]
            subprocess.run(sounding, env=environment, check=True, timeout=120)
        finally:
            recorder.terminate()
            recorder.wait(10)
    data = recorded.read_bytes()
    found = peaks_of_sounds(array("h", data[: len(data) // 2 * 2]))
    assert len(found) == len(Sound), found
    assert all(5000 < peak < 24000 for peak in found), found
