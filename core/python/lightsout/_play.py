# SPDX-License-Identifier: GPL-3.0-or-later
"""Random play: laws, chains, simulations and winning by chance."""

from __future__ import annotations

import fractions
import typing
from dataclasses import dataclass
from typing import Any, List, Optional, Tuple, Union

from . import _lightsout
from ._board import BoardLike, board_of, game_of
from ._board import natural as _natural
from ._types import Bits, Counts, Reals


class Moments(typing.NamedTuple):
    """Mean and variance of the number of lights on."""

    mean: float
    variance: float


@dataclass(frozen=True, eq=False)
class LimitLaw:
    """The limits of the law of the number of lights on.

    Attributes:
        even, odd: limits of the probabilities of 0 … N lights on if the number of presses is even
            or odd.
        period: 2 if the two limits differ, else 1.
    """

    even: List[fractions.Fraction]
    odd: List[fractions.Fraction]
    period: int


class Covariance(typing.NamedTuple):
    """The covariance of two lights, where on counts as 1 and off as 0."""

    exact: float
    simulated: float
    standard_error: float


@dataclass(frozen=True, eq=False)
class Simulation:
    """The results of random games.

    Attributes:
        games, presses: the number of games, and of presses in each.
        histogram: N + 1 counts of games, by the number of lights on at the end.
        mean, variance: the mean and the unbiased variance of this number.
        means_over_time: the mean after 0 … presses presses, if requested; else None.
        covariance: the covariance of the two requested lights; None if none were requested.
    """

    games: int
    presses: int
    histogram: Counts
    mean: float
    variance: float
    means_over_time: Optional[Reals]
    covariance: Optional[Covariance]


@dataclass(frozen=True, eq=False)
class Spectrum:
    """The eigenvalues and the long-run behaviour of a chain.

    Attributes:
        eigenvalues: all of them, descending.
        second: the greatest absolute value below 1; None if there is none.
        period: 1 or 2.
        stationary: the probability of each state in the law that a press does not change.
        hitting: the mean number of presses from each state until the number of lights is that of
            the target; None if that never happens.
    """

    eigenvalues: Reals
    second: Optional[float]
    period: int
    stationary: List[fractions.Fraction]
    hitting: List[Optional[float]]


@dataclass(frozen=True, eq=False)
class Chain:
    """The number of lights on as a Markov chain, or a proof that it is not one.

    Attributes:
        lumpable: whether it is a chain.
        states: the numbers of lights on that occur, ascending.
        transition: entry [i][j] is the probability that a press leads from states[i] to states[j].
        witness: if it is not a chain, two boards with the same number of lights on that behave
            differently, a row for each; otherwise None.
        spectrum: the spectrum; None if not requested.
        power: like transition, but for the requested number of presses; None if not requested.
    """

    lumpable: bool
    states: List[int]
    transition: List[List[fractions.Fraction]]
    witness: Optional[Bits]
    spectrum: Optional[Spectrum]
    power: Optional[List[List[fractions.Fraction]]]


@dataclass(frozen=True, eq=False)
class States:
    """The state graph: the 2^N boards, joined by presses.

    Attributes:
        states: the number of boards.
        reachable: the number of boards from which the target can be reached.
        boards_by_presses: the number of reachable boards that need 0, 1, 2 … presses.
        games: the number of sequences of presses of the requested length that lead from the lights
            to the target; None if no length was given.
    """

    states: int
    reachable: int
    boards_by_presses: List[int]
    games: Optional[int]

    @property
    def diameter(self) -> int:
        """The maximum number of presses that a board needs."""
        return len(self.boards_by_presses) - 1


class Layer(typing.NamedTuple):
    """Boards that need equally many presses: their number, and mean lengths of random play."""

    boards: int
    mean: float
    least: float
    greatest: float


@dataclass(frozen=True, eq=False)
class Chance:
    """How long random play takes to win, in steps.

    Attributes:
        reachable: whether the target can be reached; random play never ends otherwise.
        mean: the mean from the lights of the board; None if the target can't be reached.
        greatest: the mean from the board that takes longest; None if it is not known.
        sum_rule: the mean after one random press from the target.
        method: ``"walsh-hadamard"`` or ``"broken-profile"``; None if no mean was computed.
        layers: the boards that need 0, 1, 2 … presses; empty if the rank is above 23.
        game_lengths: the lengths of the games that were played; None if none were played.
    """

    reachable: bool
    mean: Optional[float]
    greatest: Optional[float]
    sum_rule: fractions.Fraction
    method: Optional[str]
    layers: List[Layer]
    game_lengths: Optional[Counts]

    @property
    def mean_of_games(self) -> Optional[float]:
        """The mean length of the games that were played; None if none were played."""
        return None if self.game_lengths is None else float(self.game_lengths.mean())


def law(board: BoardLike, presses: int, lazy: bool = False, threads: int = 0) -> Reals:
    """Returns the exact law of the number of lights on after random presses on a board.

    Each press is on a random button; all buttons are equally likely. The array contains the
    probabilities of 0 … M lights on, where M is the number of lights.

    Args:
        presses: the number of presses.
        lazy: whether each step presses nothing with probability 1/2.
        threads: the number of threads; 0 means one per core.

    Raises:
        lightsout.TooLarge: the board is too large; the message names a feasible size.

    >>> import lightsout
    >>> lightsout.law(lightsout.Board(1, 2), 1).tolist()
    [1.0, 0.0, 0.0]
    """
    return _lightsout.law(
        game_of(board), _natural("presses", presses), lazy, _natural("threads", threads)
    )


def limit_law(board: BoardLike, lazy: bool = False) -> LimitLaw:
    """Returns the limits of law() after even and odd numbers of presses, as exact fractions.

    >>> import lightsout
    >>> lightsout.limit_law(lightsout.Board(1, 2)).even
    [Fraction(0, 1), Fraction(0, 1), Fraction(1, 1)]
    """
    even, odd, denominator, period = _lightsout.limit_law(game_of(board), lazy)
    return LimitLaw(_over(denominator, even), _over(denominator, odd), period)


def law_distance(board: BoardLike, presses: int, lazy: bool = False, threads: int = 0) -> float:
    """Returns the total variation distance, from 0 to 1, of law() to its limit of the same parity."""
    return _lightsout.law_distance(
        game_of(board), _natural("presses", presses), lazy, _natural("threads", threads)
    )


def moments(board: BoardLike, presses: int, lazy: bool = False) -> Moments:
    """Returns the mean and variance of the number of lights on, also for boards too large for law().

    >>> import lightsout
    >>> mean, variance = lightsout.moments(lightsout.Board(100, 100), 10**6)
    >>> round(mean)
    5000
    """
    return Moments(*_lightsout.moments(game_of(board), _natural("presses", presses), lazy))


def simulate(
    board: BoardLike,
    games: int,
    presses: int,
    *,
    seed: int = 1,
    lazy: bool = False,
    over_time: bool = False,
    covariance: Optional[Tuple[Any, Any]] = None,
    batch: int = 0,
    threads: int = 0,
) -> Simulation:
    """Plays random games from the board's lights. The result depends on neither threads nor machine.

    Args:
        games: the number of games.
        presses: the number of random presses in each.
        seed: the same seed gives the same games, as on the command line.
        lazy: whether each step presses nothing with probability 1/2.
        over_time: whether to compute the mean after each press; this changes the games played.
        covariance: two vertices, named as for ``Board.vertex``, whose covariance is computed too.
        batch: different batch numbers give different games for the same seed.
        threads: the number of threads; 0 means one per core.

    >>> import lightsout
    >>> int(lightsout.simulate(lightsout.Board(5, 5), games=1000, presses=20).histogram.sum())
    1000
    """
    pair = None
    if covariance is not None:
        first, second = covariance
        board = board_of(board)
        pair = board.vertex(first), board.vertex(second)
    histogram, mean, variance, means, found = _lightsout.simulate(
        game_of(board),
        _natural("games", games),
        _natural("presses", presses),
        _natural("seed", seed),
        _natural("batch", batch),
        lazy,
        over_time,
        pair,
        _natural("threads", threads),
    )
    return Simulation(
        games, presses, histogram, mean, variance, means, None if found is None else Covariance(*found)
    )


def chain(
    board: BoardLike, *, from_lights: bool = False, spectrum: bool = False, power: Optional[int] = None
) -> Chain:
    """Decides whether the number of lights on is a Markov chain in random play.

    Args:
        from_lights: whether to consider only boards that can be reached from the board's lights.
        spectrum: whether to also compute eigenvalues, stationary law and hitting times.
        power: the number of presses for which transition probabilities are also computed.

    >>> import lightsout
    >>> lightsout.chain(lightsout.Board("complete:3,self=off")).transition[0]
    [Fraction(0, 1), Fraction(0, 1), Fraction(1, 1), Fraction(0, 1)]
    """
    witness, states, transition, found, raised = _lightsout.chain(
        game_of(board), from_lights, spectrum, None if power is None else _natural("power", power)
    )
    if states is None or transition is None:
        return Chain(False, [], [], witness, None, None)
    facts = None
    if found is not None:
        eigenvalues, second, period, stationary, denominator, hitting = found
        facts = Spectrum(eigenvalues, second, period, _over(denominator, stationary), hitting)
    return Chain(
        True,
        states,
        [_over(transition[1], row) for row in transition[0]],
        None,
        facts,
        None if raised is None else [_over(raised[1], row) for row in raised[0]],
    )


def states(board: BoardLike, length: Optional[int] = None) -> States:
    """Explores the state graph from the target.

    Args:
        length: the number of presses of games from the lights to the target that are also counted.

    Raises:
        lightsout.TooLarge: there are more than 25 vertices.

    >>> import lightsout
    >>> lightsout.states(lightsout.Board(2, 2)).boards_by_presses
    [1, 4, 6, 4, 1]
    """
    return States(
        *_lightsout.states(game_of(board), None if length is None else _natural("length", length))
    )


def chance(
    board: BoardLike,
    rest: Union[float, str, fractions.Fraction] = 0,
    *,
    games: Optional[int] = None,
    seed: int = 1,
    threads: int = 0,
) -> Chance:
    """Computes the mean number of random steps until the target is reached.

    Args:
        rest: the probability of pressing nothing in a step, below 1; ``"1/3"`` and 0.1 are exact.
        games: the number of games to play until they are won; only for ``rest`` 0 or 1/2.
        seed: the seed of these games.
        threads: the number of threads; 0 means one per core.

    >>> import lightsout
    >>> lightsout.chance(lightsout.Board(2, 2)).sum_rule
    Fraction(15, 1)
    """
    try:
        given = fractions.Fraction(str(rest))
    except (ValueError, ZeroDivisionError):
        given = fractions.Fraction(-1)
    if not 0 <= given < 1 or given.denominator > 10**30:
        raise ValueError(f'"{rest}" is not a probability below 1 such as 0.5')
    if games is not None and 2 * given not in (0, 1):
        raise ValueError("games can only be played with rest 0 or 0.5")
    if games is not None and _natural("games", games) == 0:
        raise ValueError("games must be at least 1")
    game = game_of(board)
    reachable, mean, greatest, numerator, denominator, method, layers = _lightsout.chance(
        game, str(given.numerator), str(given.denominator), _natural("threads", threads)
    )
    lengths = None
    if games is not None and reachable and mean is not None:
        lengths = _lightsout.winning_games(
            game, games, _natural("seed", seed), given != 0, mean, threads
        )
    return Chance(
        reachable,
        mean,
        greatest,
        fractions.Fraction(numerator, denominator),
        method,
        [Layer(*layer) for layer in layers],
        lengths,
    )


def _over(denominator: int, numerators: List[int]) -> List[fractions.Fraction]:
    return [fractions.Fraction(numerator, denominator) for numerator in numerators]
