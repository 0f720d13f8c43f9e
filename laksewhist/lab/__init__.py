"""The program without a screen: replays, checks, and lets computers play. Imports no Qt."""
