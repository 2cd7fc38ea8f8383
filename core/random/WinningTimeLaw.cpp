// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/WinningTimeLaw.h"

#include "gf2/DotProduct.h"
#include "random/WinningTimes.h"

#include <cmath>

namespace lightsout {

namespace {

/// An eigenvalue 1 - pole of the walk: the fraction of the characters that have it, and that
/// fraction weighted with their signs at the board.
struct Eigenvalue {
    double pole = 0;
    double share = 0;
    double signedShare = 0;
};

/// Computes Σ m(j) / (2j/N - δ) and its derivatives for δ near one of the poles. The distance to
/// the pole is stored separately, since it may be far below the rounding error of δ.
class Resolvent {
public:
    explicit Resolvent(const std::vector<Eigenvalue>& eigenvalues) : eigenvalues_(eigenvalues) {}

    double sum(std::size_t pole, double beside) const {
        return add(pole, beside,
                   [](const Eigenvalue& e, double distance) { return e.share / distance; });
    }
    double signedSum(std::size_t pole, double beside) const {
        return add(pole, beside,
                   [](const Eigenvalue& e, double distance) { return e.signedShare / distance; });
    }
    double slope(std::size_t pole, double beside) const {
        return add(pole, beside, [](const Eigenvalue& e, double distance) {
            return e.share / (distance * distance);
        });
    }

private:
    template <typename Term>
    double add(std::size_t pole, double beside, Term term) const {
        double sum = 0;
        for (const Eigenvalue& e : eigenvalues_) {
            sum += term(e, e.pole - eigenvalues_[pole].pole - beside);
        }
        return sum;
    }

    const std::vector<Eigenvalue>& eigenvalues_;
};

/// Returns (1 - rate)^presses, accurate even for the smallest rates.
double remaining(double rate, std::uint64_t presses) {
    const auto exponent = static_cast<double>(presses);
    return rate < 1 ? std::exp(exponent * std::log1p(-rate)) : std::pow(1 - rate, exponent);
}

/// Returns the distance from the pole, in the direction of `side`, at which the sum changes sign;
/// the zero is closer than `most`.
double zeroNextTo(const Resolvent& resolvent, std::size_t pole, double side, double most) {
    constexpr int halvings = 2000;
    constexpr double least = 1e-300;
    double low = 0;
    double high = most;
    for (int i = 0; i < halvings; ++i) {
        // Bisects the exponent as long as the zero may be many powers of two away.
        const double middle =
            low * 2 < high ? std::sqrt(std::max(low, least) * high) : (low + high) / 2;
        if (middle <= low || middle >= high) {
            break;
        }
        // Next to the pole the sum has the sign of -side.
        (resolvent.sum(pole, side * middle) * side < 0 ? low : high) = middle;
    }
    return high;
}

} // namespace

Result<WinningTimeLaw> WinningTimeLaw::compute(const Rule& rule, const BitVector& difference,
                                               double rest, std::size_t threads,
                                               Progress& progress) {
    LIGHTSOUT_ASSERT(rest >= 0 && rest < 1);
    const Result<ReachableBoards> boards =
        ReachableBoards::find(rule, WinningTimes::maxRank, progress);
    if (!boards) {
        return boards.error();
    }
    const auto board = boards->number(difference);
    LIGHTSOUT_ASSERT(board);
    WinningTimeLaw law;
    if (*board == 0) {
        return law;
    }
    const std::vector<double> values = scaledEigenvalues(*boards, threads, progress);
    const auto vertices = static_cast<double>(rule.vertexCount());
    std::vector<Eigenvalue> all(rule.vertexCount() + 1);
    const double share = 1 / static_cast<double>(values.size());
    constexpr std::uint32_t charactersBetweenCheckpoints = 1U << 16;
    for (std::uint32_t character = 0; character < values.size(); ++character) {
        if (character % charactersBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        Eigenvalue& e = all[static_cast<std::size_t>((vertices - values[character]) / 2)];
        e.share += share;
        e.signedShare += parity(character & *board) ? -share : share;
    }
    std::vector<Eigenvalue> eigenvalues;
    for (std::size_t j = 0; j < all.size(); ++j) {
        all[j].pole = 2 * static_cast<double>(j) / vertices;
        if (all[j].share > 0) {
            eigenvalues.push_back(all[j]);
        }
    }
    const Resolvent resolvent(eigenvalues);
    for (std::size_t i = 0; i + 1 < eigenvalues.size(); ++i) {
        progress.checkpoint();
        const double half = (eigenvalues[i + 1].pole - eigenvalues[i].pole) / 2;
        const bool isNearer = resolvent.sum(i, half) >= 0;
        const std::size_t pole = isNearer ? i : i + 1;
        const double side = isNearer ? 1 : -1;
        const double beside = side * zeroNextTo(resolvent, pole, side, half);
        const double rate = eigenvalues[pole].pole + beside;
        const double residue = -resolvent.signedSum(pole, beside) / resolvent.slope(pole, beside);
        law.terms_.push_back({(1 - rest) * rate, residue / rate});
    }
    return law;
}

double WinningTimeLaw::chance(std::uint64_t presses) const {
    if (presses == 0) {
        return terms_.empty() ? 1 : 0;
    }
    double sum = 0;
    for (const Term& term : terms_) {
        sum += term.share * term.rate * remaining(term.rate, presses - 1);
    }
    return sum;
}

double WinningTimeLaw::tail(std::uint64_t presses) const {
    double sum = 0;
    for (const Term& term : terms_) {
        sum += term.share * remaining(term.rate, presses);
    }
    return sum;
}

double WinningTimeLaw::mean() const {
    double sum = 0;
    for (const Term& term : terms_) {
        sum += term.share / term.rate;
    }
    return sum;
}

double WinningTimeLaw::variance() const {
    // E(T²) = Σ (2t + 1) P(T > t)
    double squares = 0;
    for (const Term& term : terms_) {
        squares += term.share * (2 - term.rate) / (term.rate * term.rate);
    }
    return squares - mean() * mean();
}

std::uint64_t WinningTimeLaw::quantile(double chance) const {
    LIGHTSOUT_ASSERT(chance < 1);
    std::uint64_t above = 1;
    while (tail(above) > 1 - chance) {
        above *= 2;
    }
    std::uint64_t below = 0;
    while (below < above) {
        const std::uint64_t middle = below + (above - below) / 2;
        if (tail(middle) <= 1 - chance) {
            above = middle;
        } else {
            below = middle + 1;
        }
    }
    return below;
}

} // namespace lightsout
