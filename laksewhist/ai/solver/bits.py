"""The smallest steps of the solver: bits of 64-bit words, random numbers, and letting others run.

A word is a set of cards: bit `13 * suit + height`, height 0 to 12 in the order of strength, and the jokers are bits
52 to 54, which make suit 4. Other modules of the solver use these as `bits.low(word)`; compiled, the functions of
`bits.pxd` take their place, which are the same in C. Words are never negative.
"""

from __future__ import annotations


def count(word: int) -> int:
    """How many cards the word holds."""
    return word.bit_count()


def low(word: int) -> int:
    """The lowest card of a word that is not empty."""
    return (word & -word).bit_length() - 1


def high(word: int) -> int:
    """The highest card of a word that is not empty."""
    return word.bit_length() - 1


def suit_of(card: int) -> int:
    """The suit of a card: 0 to 3, and 4 for a joker."""
    return card // 13


def one(card: int) -> int:
    """The word that holds this card alone."""
    return 1 << card


def suit(suit: int) -> int:
    """The word that holds all cards of a suit; of suit 4 the three jokers."""
    return (0x1FFF << 13 * suit) & 0x7FFFFFFFFFFFFF


def mix(state: int) -> int:
    """A random word that depends on this one alone (splitmix64): the next state, and what is drawn, in one."""
    state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return state ^ (state >> 31)


def below(drawn: int, limit: int) -> int:
    """A number from 0 to below the limit, made of a random word."""
    return ((drawn >> 32) * limit) >> 32


def let_go() -> int:
    """Compiled: let other threads run until `take_back`, in which time no Python object may be touched."""
    return 0


def take_back(_held: int) -> None:
    """Compiled: wait for the turn that `let_go` gave up, with what it returned."""
