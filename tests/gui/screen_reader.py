"""Stands in for a screen reader, over AT-SPI: run by the system's Python, which has the bindings, in a D-Bus session.

Starts the program given as arguments, waits for its table, gives a card of the hand the focus, presses a bid away, and
prints one line of JSON: the names in the table, whether the focus arrived, and what was announced.
"""

import json
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  # the version must be chosen first

PATIENCE = 20.0


def inside(node):
    """Everything below a node."""
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield child
            yield from inside(child)


def wait_for(find):
    """What `find` returns once it is something."""
    loop, end = GLib.MainContext.default(), time.monotonic() + PATIENCE
    while time.monotonic() < end:
        while loop.pending():
            loop.iteration(False)
        try:
            found = find()
        except GLib.Error:  # it went away while it was looked at
            found = None
        if found:
            return found
        time.sleep(0.1)
    raise SystemExit(f"nothing came of {find.__name__}")


def program(pid):
    desktop = Atspi.get_desktop(0)
    apps = [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]
    return next((app for app in apps if app is not None and app.get_process_id() == pid), None)


def act(node, name):
    """Does the action with this name."""
    actions = node.get_action_iface()
    names = [actions.get_action_name(i) for i in range(actions.get_n_actions())]
    return actions.do_action(names.index(name))


def listen(pid):
    """Hears and does what the docstring says; returns what it found."""
    heard = []
    listener = Atspi.EventListener.new(lambda event: heard.append(str(event.any_data)))
    listener.register("object:announcement")
    in_focus = []
    watcher = Atspi.EventListener.new(lambda event: in_focus.append(event.source.get_name()) if event.detail1 else None)
    watcher.register("object:state-changed:focused")

    def app():
        return program(pid)

    def table():
        lists = [node for node in inside(app()) if node.get_role() == Atspi.Role.LIST]
        return next((each for each in lists if each.get_name() == "The table" and each.get_child_count() >= 20), None)

    def own_turn():
        return any("your turn" in node.get_name() for node in inside(shown))

    wait_for(app)
    shown = wait_for(table)
    wait_for(own_turn)
    # Without a window manager nobody makes the window the active one.
    subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", "Laksewhist", "windowfocus"], check=True, timeout=10
    )
    cards = [card for card in inside(shown) if card.get_description().startswith("in the hand")]
    card = cards[5]
    act(card, "SetFocus")

    def focused():
        return card.get_name() in in_focus

    wait_for(focused)
    before = len(heard)
    act(card, "Press")  # at its own turn to bid it does nothing, and nothing breaks
    buttons = [node for node in inside(app()) if node.get_role() == Atspi.Role.PUSH_BUTTON]
    act(next(each for each in buttons if each.get_name() == "Pass"), "Press")

    def heard_pass():
        return any("You: pass." in text for text in heard[before:])

    wait_for(heard_pass)
    return {"table": [node.get_name() for node in inside(shown)], "card": card.get_name(), "heard": heard}


def main():
    """Runs the program as long as it is listened to."""
    started = subprocess.Popen(sys.argv[1:])
    try:
        print(json.dumps(listen(started.pid)), flush=True)
    finally:
        started.terminate()
        started.wait(10)


if __name__ == "__main__":
    main()
