// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/WinningTimes.h"

#include "gf2/DotProduct.h"
#include "support/FastestClones.h"
#include "support/Parallel.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// Number of values that fit into a core's cache.
constexpr std::size_t blockSize = std::size_t{1} << 13;

/// Replaces corresponding values of two ranges with their sums and differences.
LIGHTSOUT_FASTEST_CLONES
void addAndSubtract(double* low, double* high, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const double sum = low[i] + high[i];
        high[i] = low[i] - high[i];
        low[i] = sum;
    }
}

void transformBlock(double* values, std::size_t size) {
    for (std::size_t distance = 1; distance < size; distance *= 2) {
        for (std::size_t first = 0; first < size; first += 2 * distance) {
            addAndSubtract(values + first, values + first + distance, distance);
        }
    }
}

/// Replaces the value of every x with Σ_y (-1)^{x·y} value(y), where x·y is the parity of the
/// number of ones that both numbers have in common. The size must be a power of two. Applying the
/// transform twice multiplies the values by the size. O(size · log size). Throws Cancelled.
void walshTransform(std::vector<double>& values, std::size_t threads, const Progress& progress) {
    const std::size_t size = values.size();
    LIGHTSOUT_ASSERT(std::has_single_bit(size));
    if (size <= blockSize) {
        transformBlock(values.data(), size);
        return;
    }
    forEachInParallel(size / blockSize, threads, progress, [&](std::size_t block) {
        transformBlock(values.data() + block * blockSize, blockSize);
    });
    for (std::size_t distance = blockSize; distance < size; distance *= 2) {
        forEachInParallel(size / blockSize / 2, threads, progress, [&](std::size_t pair) {
            const std::size_t blocks = distance / blockSize;
            const std::size_t first = (pair / blocks * 2 * blocks + pair % blocks) * blockSize;
            addAndSubtract(values.data() + first, values.data() + first + distance, blockSize);
        });
    }
}

constexpr std::size_t valuesBetweenCheckpoints = std::size_t{1} << 16;

/// Returns `count` zeros. They are not written all at once, because cancelling would then take too
/// long.
std::vector<double> zeros(std::size_t count, const Progress& progress) {
    std::vector<double> values;
    values.reserve(count);
    while (values.size() < count) {
        progress.checkpoint();
        values.resize(std::min(count, values.size() + valuesBetweenCheckpoints));
    }
    return values;
}

/// Returns a factor that turns all values 1 / (1 - λ) = N / 2j into whole numbers. Returns 1 if
/// sums of 2^rank such numbers might not be exact in doubles.
double exactScale(std::size_t vertices, std::size_t rank) {
    constexpr double exactBelow = 9007199254740992.0; // 2^53
    double multiple = 1;                              // the least common multiple of 1 … N
    for (std::size_t j = 2; j <= vertices && multiple < exactBelow; ++j) {
        const auto present = static_cast<std::uint64_t>(multiple);
        multiple *= static_cast<double>(j / std::gcd(present, std::uint64_t{j}));
    }
    const double scale = 2 * multiple;
    const double largest = scale * static_cast<double>(vertices);
    return std::ldexp(largest, static_cast<int>(rank)) < exactBelow ? scale : 1;
}

/// An eigenvalue 1 - pole of the walk: the fraction of the characters that have it, and that
/// fraction weighted with their signs at the board.
struct Eigenvalue {
    double pole = 0;
    double share = 0;
    double signedShare = 0;
};

/// Computes Σ m(j) / (2j/N - δ) and its derivatives for δ near one of the poles. The distance to
/// the pole is passed separately because it may be far below the rounding error of δ.
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
        // Bisects the exponent as long as the bounds differ by more than a factor of two.
        const double middle =
            low * 2 < high ? std::sqrt(std::max(low, least) * high) : (low + high) / 2;
        if (middle <= low || middle >= high) {
            break;
        }
        // Next to the pole, the sum has the sign of -side.
        (resolvent.sum(pole, side * middle) * side < 0 ? low : high) = middle;
    }
    return high;
}

} // namespace

std::vector<double> scaledEigenvalues(const ReachableBoards& boards, std::size_t threads,
                                      const Progress& progress) {
    std::vector<double> values = zeros(boards.count(), progress);
    for (const std::uint32_t press : boards.presses()) {
        values[press] += 1;
    }
    walshTransform(values, threads, progress);
    return values;
}

Result<WinningTimes> WinningTimes::compute(const Rule& rule, std::size_t threads,
                                           Progress& progress) {
    Result<ReachableBoards> boards = ReachableBoards::find(rule, maxRank, progress);
    if (!boards) {
        return boards.error();
    }
    const std::size_t rank = boards->rank();
    std::vector<double> values = scaledEigenvalues(*boards, threads, progress);
    const auto vertices = static_cast<double>(rule.vertexCount());
    const double scale = exactScale(rule.vertexCount(), rank);
    values[0] = 0;
    for (std::size_t character = 1; character < values.size(); ++character) {
        if (character % valuesBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        values[character] = scale * vertices / (vertices - values[character]);
    }
    walshTransform(values, threads, progress);
    const double sum = values[0];
    for (std::size_t board = 0; board < values.size(); ++board) {
        if (board % valuesBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        values[board] = (sum - values[board]) / scale;
    }
    return WinningTimes(*std::move(boards), std::move(values));
}

std::optional<double> WinningTimes::mean(const BitVector& difference) const {
    const auto number = boards_.number(difference);
    return number ? std::optional(means_[*number]) : std::nullopt;
}

std::uint32_t WinningTimes::hardest() const {
    return static_cast<std::uint32_t>(std::max_element(means_.begin(), means_.end()) -
                                      means_.begin());
}

std::vector<WinningTimes::Layer> WinningTimes::byFewestPresses(Progress& progress) const {
    const std::vector<std::uint8_t> fewest = boards_.fewestPresses(progress);
    std::vector<Layer> layers;
    for (std::size_t board = 0; board < fewest.size(); ++board) {
        if (board % valuesBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        if (fewest[board] >= layers.size()) {
            layers.resize(fewest[board] + std::size_t{1});
        }
        Layer& layer = layers[fewest[board]];
        const double mean = means_[board];
        layer.least = layer.boards == 0 ? mean : std::min(layer.least, mean);
        layer.greatest = std::max(layer.greatest, mean);
        layer.mean += mean;
        ++layer.boards;
    }
    for (Layer& layer : layers) {
        layer.mean /= static_cast<double>(layer.boards);
    }
    return layers;
}

BigInteger meanAfterOnePress(std::size_t rank) {
    return (BigInteger(1) << rank) - 1;
}

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
