"""Level `begynder`: rules of thumb only. It counts what has been played, and guesses nothing about who holds what.

It has rules of its own for bidding, calling and the exchange; its cards are those that the solver's play-outs choose.
"""
