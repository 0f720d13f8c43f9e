"""The dialogs: new game, about."""
