// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ProfileWinningTime.h"

#include "gf2/DotProduct.h"
#include "graph/Limits.h"
#include "support/Parallel.h"

#include <boost/math/special_functions/legendre.hpp>

#include <array>
#include <bit>
#include <cmath>

namespace lightsout {

namespace {

/// A node of Gaussian quadrature on the interval [0, 1], and its weight.
struct Node {
    double place = 0;
    double weight = 0;
};

/// Returns the nodes of the Gaussian quadrature that is exact for polynomials up to degree 2 ·
/// count - 1.
std::vector<Node> gaussianNodes(std::size_t count) {
    const auto order = static_cast<int>(count);
    std::vector<Node> nodes;
    for (const double zero : boost::math::legendre_p_zeros<double>(order)) {
        const double slope = boost::math::legendre_p_prime<double>(order, zero);
        const double weight = 1 / ((1 - zero * zero) * slope * slope);
        nodes.push_back({(1 + zero) / 2, weight});
        if (zero != 0) {
            nodes.push_back({(1 - zero) / 2, weight});
        }
    }
    return nodes;
}

/// For each state of the profile, the sums over all y that lead to it and have an even or an odd
/// number of lights in common with the difference. The index of a state is
/// presses | lights << cols.
using States = std::vector<std::array<double, 2>>;

/// Computes the enumerator at one point, divided by 2^N.
class Sweep {
public:
    Sweep(const ProfileGrid& grid, const std::vector<std::uint32_t>& rows, double place,
          const Progress& progress)
        : grid_(grid), place_(place), states_(std::size_t{1} << (2 * grid.cols)),
          next_(states_.size()) {
        beginWith(rows[0]);
        for (std::size_t row = 1; row < rows.size(); ++row) {
            for (std::size_t column = 0; column < grid.cols; ++column) {
                progress.checkpoint();
                sweepCell(column, ((rows[row] >> column) & 1U) != 0);
            }
        }
    }

    double odd() const {
        double sum = 0;
        for (std::size_t state = 0; state < states_.size(); ++state) {
            sum += states_[state][1] * std::pow(place_, std::popcount(state >> grid_.cols));
        }
        return sum;
    }

private:
    void beginWith(std::uint32_t difference) {
        const double share = std::ldexp(1.0, -static_cast<int>(grid_.cols));
        for (std::uint32_t presses = 0; presses < std::uint32_t{1} << grid_.cols; ++presses) {
            const std::size_t sign = parity(presses & difference) ? 1 : 0;
            states_[presses | std::size_t{grid_.changedInRow(presses)} << grid_.cols][sign] = share;
        }
    }

    void sweepCell(std::size_t column, bool differs) {
        const std::size_t pressBit = std::size_t{1} << column;
        const std::size_t lightBit = pressBit << grid_.cols;
        const std::size_t touched = grid_.touchedBefore(column);
        for (std::size_t state = 0; state < states_.size(); ++state) {
            if ((state & lightBit) != 0) {
                continue;
            }
            const bool above = (state & pressBit) != 0;
            const bool beside = parity(state & touched);
            const bool lit = above != beside;
            const std::size_t rest = state & ~(pressBit | lightBit);
            auto& without = next_[rest | (lit ? lightBit : 0)];
            const bool litByPress = lit != grid_.selfInfluence;
            auto& with =
                next_[(rest ^ (touched << grid_.cols)) | pressBit | (litByPress ? lightBit : 0)];
            const auto& off = states_[state];
            const auto& on = states_[state | lightBit];
            for (std::size_t parity = 0; parity < 2; ++parity) {
                without[parity] = (off[parity] + place_ * on[parity]) / 2;
                with[differs ? 1 - parity : parity] = (on[parity] + place_ * off[parity]) / 2;
            }
        }
        states_.swap(next_);
    }

    const ProfileGrid& grid_;
    double place_;
    States states_;
    States next_;
};

} // namespace

double meanWinningTime(const ProfileGrid& grid, const BitVector& difference, std::size_t rank,
                       std::size_t threads, Progress& progress) {
    LIGHTSOUT_ASSERT(rank <= maxProfileRank);
    const std::size_t cells = grid.rows * grid.cols;
    const std::vector<std::uint32_t> rows = grid.rowsOf(difference);
    const std::vector<Node> nodes = gaussianNodes((cells + 1) / 2);
    std::vector<double> terms(nodes.size());
    FinishedPieces finished(nodes.size(), progress);
    forEachInParallel(nodes.size(), threads, progress, [&](std::size_t i) {
        terms[i] =
            nodes[i].weight * Sweep(grid, rows, nodes[i].place, progress).odd() / nodes[i].place;
        finished.add();
    });
    double integral = 0;
    for (const double term : terms) {
        integral += term;
    }
    return std::ldexp(static_cast<double>(cells) * integral, static_cast<int>(rank));
}

std::optional<ProfileGrid> winningTimeGridOf(const Rule& rule, std::size_t rank) {
    constexpr std::uint64_t maxSteps = 1'000'000'000'000;
    if (rank > maxProfileRank) {
        return std::nullopt;
    }
    for (const ProfileGrid& grid : profileGridsOf(rule, maxWinningTimeWidth)) {
        const std::uint64_t cells = grid.rows * grid.cols;
        const std::uint64_t steps =
            saturatingProduct(saturatingProduct(cells, cells), std::uint64_t{1} << (2 * grid.cols));
        if (grid.ends == ProfileGrid::Ends::open && steps <= maxSteps) {
            return grid;
        }
    }
    return std::nullopt;
}

} // namespace lightsout
