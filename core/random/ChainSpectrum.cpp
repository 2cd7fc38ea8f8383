// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ChainSpectrum.h"

#include "random/WinningTimes.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lightsout {

namespace {

using PressMatrix = std::vector<std::vector<std::size_t>>;

/// Absolute values of eigenvalues within this distance of 1 count as 1; rounding moves them by at
/// most 10⁻¹⁵ times the number of states.
constexpr double tolerance = 1e-10;

double probability(const PressMatrix& presses, std::size_t from, std::size_t to) {
    const auto all = std::accumulate(presses[from].begin(), presses[from].end(), std::size_t{0});
    return static_cast<double>(presses[from][to]) / static_cast<double>(all);
}

/// Returns the states that can be reached from `first`, with their distances. All steps are
/// reversible.
std::map<std::size_t, std::size_t> distancesFrom(const PressMatrix& presses, std::size_t first) {
    std::map<std::size_t, std::size_t> distances{{first, 0}};
    std::vector<std::size_t> queue{first};
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const std::size_t from = queue[next];
        for (std::size_t to = 0; to < presses.size(); ++to) {
            if (presses[from][to] > 0 && distances.emplace(to, distances.at(from) + 1).second) {
                queue.push_back(to);
            }
        }
    }
    return distances;
}

/// Returns 2 if every step changes the parity of the distance from the first state, otherwise 1.
std::size_t periodOf(const PressMatrix& presses,
                     const std::map<std::size_t, std::size_t>& distances) {
    for (const auto& [from, distance] : distances) {
        for (const auto& [to, other] : distances) {
            if (presses[from][to] > 0 && (distance + other) % 2 == 0) {
                return 1;
            }
        }
    }
    return 2;
}

BigInteger binomial(std::size_t n, std::size_t k) {
    BigInteger result = 1;
    for (std::size_t i = 1; i <= k; ++i) {
        result = result * (n - k + i) / i;
    }
    return result;
}

/// Returns weights in detailed balance: π(i) P(i, j) = π(j) P(j, i). In each class, the weight of
/// the first state is the number of boards with this number of lights on, so that single boards
/// have the same weight in all classes.
std::vector<BigInteger> balancedWeights(const CountChain& chain, const PressMatrix& presses,
                                        const std::vector<std::vector<std::size_t>>& classes) {
    using Fraction = boost::multiprecision::cpp_rational;
    const auto vertices = std::accumulate(presses[0].begin(), presses[0].end(), std::size_t{0});
    std::vector<Fraction> weights(presses.size());
    for (const std::vector<std::size_t>& states : classes) {
        const std::size_t first = states.front();
        weights[first] = Fraction(binomial(vertices, chain.states[first]).str());
        std::vector<std::size_t> queue{first};
        for (std::size_t next = 0; next < queue.size(); ++next) {
            const std::size_t from = queue[next];
            for (const std::size_t to : states) {
                if (presses[from][to] > 0 && weights[to] == 0) {
                    LIGHTSOUT_ASSERT(presses[to][from] > 0);
                    weights[to] = weights[from] * Fraction(presses[from][to], presses[to][from]);
                    queue.push_back(to);
                }
            }
        }
    }
    boost::multiprecision::cpp_int common = 1;
    for (std::size_t from = 0; from < presses.size(); ++from) {
        common = lcm(common, denominator(weights[from]));
        for (std::size_t to = 0; to < presses.size(); ++to) {
            LIGHTSOUT_ASSERT(weights[from] * presses[from][to] == weights[to] * presses[to][from]);
        }
    }
    std::vector<BigInteger> whole;
    for (const Fraction& weight : weights) {
        whole.emplace_back(numerator(Fraction(weight * common)));
    }
    return whole;
}

} // namespace

std::optional<double> ChainSpectrum::second() const {
    std::optional<double> second;
    for (const double value : eigenvalues) {
        if (std::abs(value) < 1 - tolerance) {
            second = std::max(second.value_or(0), std::abs(value));
        }
    }
    return second;
}

RealMatrix ChainSpectrum::power(std::size_t time) const {
    const std::size_t states = stationary.size();
    RealMatrix result(states, std::vector<double>(states));
    for (std::size_t k = 0; k < states; ++k) {
        const double factor = std::pow(eigenvalues[k], static_cast<double>(time));
        for (std::size_t i = 0; i < states; ++i) {
            for (std::size_t j = 0; j < states; ++j) {
                result[i][j] += factor * eigenvectors[k][i] * eigenvectors[k][j] *
                                quotient(stationary[j], denominator);
            }
        }
    }
    return result;
}

Result<ChainSpectrum> spectrumOf(const CountChain& chain) {
    const std::size_t states = chain.states.size();
    if (states > maxSpectrumStates) {
        return Error{
            .code = ErrorCode::tooManySteps, .expected = maxSpectrumStates, .found = states};
    }
    const PressMatrix& presses = chain.presses;
    ChainSpectrum spectrum;
    std::vector<bool> isSeen(states);
    for (std::size_t first = 0; first < states; ++first) {
        if (isSeen[first]) {
            continue;
        }
        const auto distances = distancesFrom(presses, first);
        spectrum.classes.emplace_back();
        for (const auto& [state, distance] : distances) {
            isSeen[state] = true;
            spectrum.classes.back().push_back(state);
        }
        spectrum.period = std::max(spectrum.period, periodOf(presses, distances));
    }
    spectrum.stationary = balancedWeights(chain, presses, spectrum.classes);
    spectrum.denominator =
        std::accumulate(spectrum.stationary.begin(), spectrum.stationary.end(), BigInteger(0));

    std::vector<double> roots; // square roots of the stationary probabilities
    for (const BigInteger& weight : spectrum.stationary) {
        roots.push_back(std::sqrt(quotient(weight, spectrum.denominator)));
    }
    const auto size = static_cast<Eigen::Index>(states);
    Eigen::MatrixXd symmetric(size, size);
    for (std::size_t i = 0; i < states; ++i) {
        for (std::size_t j = 0; j < states; ++j) {
            // √(π(i) / π(j)) P(i, j), which is symmetric.
            symmetric(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) =
                std::sqrt(probability(presses, i, j) * probability(presses, j, i));
        }
    }
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(symmetric);
    LIGHTSOUT_ASSERT(solver.info() == Eigen::Success);
    for (Eigen::Index k = size; k-- > 0;) {
        spectrum.eigenvalues.push_back(solver.eigenvalues()[k]);
        spectrum.eigenvectors.emplace_back();
        for (std::size_t i = 0; i < states; ++i) {
            spectrum.eigenvectors.back().push_back(
                solver.eigenvectors()(static_cast<Eigen::Index>(i), k) / roots[i]);
        }
    }
    return spectrum;
}

RealMatrix fundamentalMatrix(const CountChain& chain, std::size_t target, Progress& progress) {
    const PressMatrix& presses = chain.presses;
    const std::size_t states = presses.size();
    const auto reaching = distancesFrom(presses, target);
    std::vector<std::size_t> order; // order of elimination
    RealMatrix steps(states, std::vector<double>(states));
    RealMatrix visits(states);
    for (const auto& [state, distance] : reaching) {
        visits[state].resize(states);
        for (std::size_t to = 0; to < states; ++to) {
            steps[state][to] = probability(presses, state, to);
        }
        if (state != target) {
            visits[state][state] = 1;
            order.push_back(state);
        }
    }
    // Eliminates the states one by one: transitions through an eliminated state then go directly to
    // its successors, and its visits are credited to its predecessors.
    std::vector<double> leaving(states);
    for (std::size_t k = order.size(); k-- > 0;) {
        progress.checkpoint();
        const std::size_t out = order[k];
        leaving[out] = steps[out][target];
        for (std::size_t i = 0; i < k; ++i) {
            leaving[out] += steps[out][order[i]];
        }
        for (std::size_t i = 0; i < k; ++i) {
            const double through = steps[order[i]][out] / leaving[out];
            steps[order[i]][target] += through * steps[out][target];
            for (std::size_t j = 0; j < k; ++j) {
                steps[order[i]][order[j]] += through * steps[out][order[j]];
            }
            for (std::size_t j = 0; j < states; ++j) {
                visits[order[i]][j] += through * visits[out][j];
            }
        }
    }
    for (std::size_t k = 0; k < order.size(); ++k) {
        progress.checkpoint();
        std::vector<double>& row = visits[order[k]];
        for (std::size_t j = 0; j < states; ++j) {
            for (std::size_t i = 0; i < k; ++i) {
                row[j] += steps[order[k]][order[i]] * visits[order[i]][j];
            }
            row[j] /= leaving[order[k]];
        }
    }
    return visits;
}

std::vector<std::optional<double>> hittingTimes(const CountChain& chain, std::size_t target,
                                                Progress& progress) {
    std::vector<std::optional<double>> times;
    for (const std::vector<double>& row : fundamentalMatrix(chain, target, progress)) {
        times.push_back(row.empty() ? std::optional<double>()
                                    : std::accumulate(row.begin(), row.end(), 0.0));
    }
    return times;
}

std::map<std::int64_t, std::uint64_t> stateSpectrum(const ReachableBoards& boards,
                                                    std::size_t threads, const Progress& progress) {
    std::map<std::int64_t, std::uint64_t> multiplicities;
    for (const double scaled : scaledEigenvalues(boards, threads, progress)) {
        ++multiplicities[std::llround(scaled)];
    }
    return multiplicities;
}

} // namespace lightsout
