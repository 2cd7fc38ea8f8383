// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/BigNumbers.h"
#include "random/CountChain.h"
#include "random/ReachableBoards.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <map>
#include <optional>
#include <vector>

namespace lightsout {

/// A dense real matrix of a chain; entry [i][j] belongs to the transition from state i to state j.
using RealMatrix = std::vector<std::vector<double>>;

/// The law and the long-run behaviour of a reversible Markov chain with few states.
///
/// If the number of lights on is a Markov chain at all, the chain is reversible: a press undoes
/// itself, so the walk on the boards is symmetric, and lumping preserves detailed balance (Levin,
/// Peres, Wilmer, Markov Chains and Mixing Times, § 1.6 and 2.3).
struct ChainSpectrum {
    /// The communicating classes. Each lists the indices of states that lead to each other, in
    /// ascending order.
    std::vector<std::vector<std::size_t>> classes;
    /// Least common multiple of the classes' periods, each of which is 1 or 2.
    std::size_t period = 1;
    /// The stationary law, which a step does not change: the law of the number of lights on if a
    /// board is drawn uniformly from the boards of the chain. It is unique if there is only one
    /// class.
    std::vector<BigInteger> stationary;
    BigInteger denominator = 1; ///< denominator of `stationary`
    /// All eigenvalues of the transition matrix with their multiplicity, descending from 1.
    std::vector<double> eigenvalues;
    /// Element k is the right eigenvector of eigenvalues[k]. The eigenvectors are orthonormal if
    /// weighted with `stationary`.
    RealMatrix eigenvectors;

    /// Returns the largest absolute value below 1 that an eigenvalue has. In the long run, the
    /// distance to the limits shrinks by this factor with each press. Returns nullopt if all
    /// eigenvalues are 1 or -1.
    std::optional<double> second() const;
    /// Returns the transition matrix raised to the power `time`: Σ λᵗ v vᵀ π. O(n³).
    RealMatrix power(std::size_t time) const;
};

/// Maximum number of states for spectrumOf(), whose computation of the eigenvalues cannot be
/// cancelled.
inline constexpr std::size_t maxSpectrumStates = 300;

/// Computes the spectrum of a CountChain. Uses the stationary law to make the transition matrix
/// symmetric, and computes the eigenvalues with Eigen. O(n³). Returns the error tooManySteps for
/// more than maxSpectrumStates states.
Result<ChainSpectrum> spectrumOf(const CountChain& chain);

/// Returns the mean numbers of visits before the chain enters `target` for the first time: (I -
/// Q)⁻¹, where Q is the transition matrix without the target. Entry [i][j] is the mean number of
/// visits to state j when starting in state i, including the start. The row and the column of the
/// target are 0; rows of states that never reach it are empty. The sum of a row is the mean time
/// until the target is reached.
///
/// Eliminates the states one after the other without subtractions (Grassmann, Taksar, Heyman 1985),
/// so entries have relative errors of about 10⁻¹³ even if they are huge. O(n³). Throws Cancelled.
RealMatrix fundamentalMatrix(const CountChain& chain, std::size_t target, Progress& progress);

/// Returns the mean number of presses until state `target` is reached from each state, with nullopt
/// for states that never reach it.
std::vector<std::optional<double>> hittingTimes(const CountChain& chain, std::size_t target,
                                                Progress& progress);

/// Returns the spectrum of the walk on all boards that presses can make. A key k represents the
/// eigenvalue k / N, where N is the number of buttons; its value is the multiplicity of this
/// eigenvalue. The eigenvectors are the characters of the group of these boards. O(2^rank · rank).
/// Throws Cancelled.
std::map<std::int64_t, std::uint64_t> stateSpectrum(const ReachableBoards& boards,
                                                    std::size_t threads, const Progress& progress);

} // namespace lightsout
