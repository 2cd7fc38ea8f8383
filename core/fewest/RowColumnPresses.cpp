// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/RowColumnPresses.h"

#include "engines/RowColumnSolver.h"
#include "game/LineParities.h"
#include "gf2/Transposition.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace lightsout {

namespace {

/// The lines of a matrix, grouped into kinds: lines of the same kind are equal or complementary.
struct LineKinds {
    std::vector<BitVector> lines;    ///< one line of each kind, with 0 as its first entry
    std::vector<std::size_t> sizes;  ///< number of lines of each kind
    std::vector<std::size_t> kindOf; ///< the kind of each line of the matrix
    BitVector areComplements;        ///< for each line of the matrix, whether it is the complement
                                     ///< of its kind's line
};

/// A matrix reduced to one line of each kind, with the number of rows or columns that each line
/// represents.
struct Folded {
    std::vector<std::vector<std::uint8_t>> rows; ///< one row of each kind, the most frequent first
    std::vector<std::size_t> rowSizes;
    std::vector<std::size_t> colSizes;
    std::vector<std::size_t> kinds; ///< the kind of each row, as numbered in LineKinds
    bool oddRows;                   ///< whether an odd number of rows is to be flipped
    bool oddCols;
};

/// Returns the kinds of the rows of a matrix of `count` rows and `length` columns. O(entries / 64 ·
/// log count).
LineKinds kindsOf(const BitVector& matrix, std::size_t count, std::size_t length) {
    LineKinds kinds{{}, {}, std::vector<std::size_t>(count), BitVector(count)};
    std::map<std::vector<std::uint64_t>, std::size_t> known;
    for (std::size_t i = 0; i < count; ++i) {
        BitVector line = matrix.slice(i * length, length);
        if (line[0]) {
            kinds.areComplements.set(i);
            line ^= BitVector::ones(length);
        }
        const auto [place, isNew] =
            known.try_emplace(std::vector<std::uint64_t>(line.words().begin(), line.words().end()),
                              kinds.lines.size());
        if (isNew) {
            kinds.lines.push_back(std::move(line));
            kinds.sizes.push_back(0);
        }
        kinds.kindOf[i] = place->second;
        ++kinds.sizes[place->second];
    }
    return kinds;
}

Folded fold(const LineKinds& rowKinds, std::size_t cols) {
    BitVector kinds(rowKinds.lines.size() * cols);
    for (std::size_t i = 0; i < rowKinds.lines.size(); ++i) {
        kinds.assign(i * cols, rowKinds.lines[i]);
    }
    const LineKinds colKinds =
        kindsOf(transposed(kinds, rowKinds.lines.size(), cols), cols, rowKinds.lines.size());
    Folded folded{.rows = {},
                  .rowSizes = {},
                  .colSizes = colKinds.sizes,
                  .kinds = std::vector<std::size_t>(rowKinds.lines.size()),
                  .oddRows = isOdd(rowKinds.areComplements.count()),
                  .oddCols = isOdd(colKinds.areComplements.count())};
    std::iota(folded.kinds.begin(), folded.kinds.end(), std::size_t{0});
    std::ranges::stable_sort(folded.kinds, [&](std::size_t a, std::size_t b) {
        return rowKinds.sizes[a] > rowKinds.sizes[b];
    });
    for (const std::size_t kind : folded.kinds) {
        folded.rowSizes.push_back(rowKinds.sizes[kind]);
        folded.rows.emplace_back();
        for (const BitVector& col : colKinds.lines) {
            folded.rows.back().push_back(col[kind] ? 1 : 0);
        }
    }
    return folded;
}

/// Number of entries examined between two checkpoints.
constexpr std::size_t entriesOfBatch = 1 << 16;
/// Maximum number of descents, and maximum number of operations for all of them together.
constexpr double descents = 64;
constexpr double operationsOfDescents = 1 << 24;
/// Number of word operations per entry of a board in a descent, for all passes and transpositions.
constexpr double operationsOfDescentPerEntry = 2;
/// Maximum number of kinds of rows in a block. Blocks are bounded separately if there are too many
/// kinds to bound all of them together.
constexpr std::size_t maxOfBlock = 14;
/// For random boards, the search visits about 2^(kinds · exponentOfKind) nodes.
constexpr double exponentOfKind = 0.75;

/// Thrown to end a search that exceeds its limit of operations.
struct TooMuchWork {};

/// Searches depth first over the number of flipped rows of each kind.
class FlipSearch {
public:
    FlipSearch(const Folded& folded, double operations, Progress& progress)
        : folded_(folded), left_(operations), progress_(progress),
          ones_(folded.rows.size() + 1, std::vector<std::uint32_t>(folded.colSizes.size())),
          flips_(folded.rows.size()), leastOfRest_(folded.rows.size() + 1) {}

    /// Returns the least weight that any flips can give to the rows first … end-1.
    std::size_t leastOf(std::size_t first, std::size_t end) {
        begin_ = first;
        end_ = end;
        weight_ = SIZE_MAX;
        std::ranges::fill(ones_[first], 0);
        relaxed(first, 0);
        return weight_;
    }

    /// For each row except the first, computes the least total weight of this row and all later
    /// ones, beginning with the last row.
    void boundRest() {
        const std::size_t count = folded_.rows.size();
        for (bounded_ = count; bounded_ > 1;) {
            leastOfRest_[bounded_ - 1] = leastOf(bounded_ - 1, count);
            --bounded_;
            progress_.checkpoint(static_cast<double>(count - bounded_) /
                                 static_cast<double>(2 * count));
        }
    }
    /// Returns the least total weight of all rows except the first or, if boundRest() did not
    /// finish, of the rows that it did bound.
    std::size_t leastOfBounded() const { return leastOfRest_[bounded_]; }

    /// Visits all boards of weight up to `weight`. Calls onLighter(flips, weight) for each board
    /// that is lighter than `weight` and all previous boards.
    void
    findAll(std::size_t weight,
            const std::function<void(const std::vector<std::size_t>&, std::size_t)>& onLighter) {
        weight_ = weight;
        ways_ = 0;
        onLighter_ = &onLighter;
        std::ranges::fill(ones_[0], 0);
        descend(0, 0, {.isOdd = false, .hasException = false, .begin = 0.5, .length = 0.5});
    }
    std::size_t weight() const { return weight_; }
    const boost::multiprecision::cpp_int& ways() const { return ways_; }

private:
    struct Branch {
        bool isOdd;        ///< parity of the number of rows flipped so far
        bool hasException; ///< whether only some rows of a kind were flipped
        double begin;      ///< share of all the work before this node
        double length;
    };

    void count() {
        const std::size_t entries = folded_.colSizes.size();
        left_ -= static_cast<double>(entries);
        batch_ += entries;
        if (batch_ > entriesOfBatch) {
            batch_ = 0;
            progress_.checkpoint();
        }
        if (left_ < 0) {
            throw TooMuchWork{};
        }
    }

    /// Flips `flipped` rows of a kind. Returns the least total weight that column flips can achieve
    /// in the rows of all kinds up to this one.
    std::size_t flip(std::size_t kind, std::size_t flipped, std::size_t rowsBefore) {
        count();
        const auto kept = static_cast<std::uint32_t>(folded_.rowSizes[kind] - flipped);
        const std::array<std::uint32_t, 2> added{static_cast<std::uint32_t>(flipped), kept};
        const std::vector<std::uint8_t>& row = folded_.rows[kind];
        const std::vector<std::uint32_t>& before = ones_[kind];
        std::vector<std::uint32_t>& after = ones_[kind + 1];
        const auto height = static_cast<std::uint32_t>(rowsBefore + folded_.rowSizes[kind]);
        std::size_t weight = 0;
        for (std::size_t c = 0; c < row.size(); ++c) {
            const std::uint32_t ones = before[c] + added[row[c]];
            after[c] = ones;
            weight += folded_.colSizes[c] * std::min(ones, height - ones);
        }
        return weight;
    }

    void relaxed(std::size_t kind, std::size_t rows) {
        for (const std::size_t flipped : {std::size_t{0}, folded_.rowSizes[kind]}) {
            if (flipped > 0 && kind == begin_) {
                break; // redundant: flipping all rows changes no weight
            }
            const std::size_t weight = flip(kind, flipped, rows);
            if (kind + 1 == end_) {
                weight_ = std::min(weight_, weight);
            } else if (weight + (end_ == folded_.rows.size() ? leastOfRest_[kind + 1] : 0) <
                       weight_) {
                relaxed(kind + 1, rows + folded_.rowSizes[kind]);
            }
        }
    }

    void descend(std::size_t kind, std::size_t rows, const Branch& branch) {
        const std::size_t size = folded_.rowSizes[kind];
        std::vector<std::size_t> choices{0, size};
        if (!branch.hasException && size > 1) {
            choices.push_back(1);
            if (size > 2) {
                choices.push_back(size - 1);
            }
        }
        const double length = branch.length / static_cast<double>(choices.size());
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const std::size_t flipped = choices[i];
            flips_[kind] = flipped;
            const Branch next{branch.isOdd != isOdd(flipped),
                              branch.hasException || (flipped != 0 && flipped != size),
                              branch.begin + static_cast<double>(i) * length, length};
            const std::size_t weight = flip(kind, flipped, rows);
            if (kind + 1 == folded_.rows.size()) {
                if (next.isOdd == folded_.oddRows && weight <= weight_) {
                    look(weight, rows + size);
                }
            } else if (weight + leastOfRest_[kind + 1] <= weight_) {
                descend(kind + 1, rows + size, next);
            }
            progress_.checkpoint(next.begin + length);
        }
    }

    /// Evaluates a complete choice of row flips. `weight` is the weight if each column is flipped
    /// whenever that makes it lighter, regardless of the parity of the number of flipped columns.
    void look(std::size_t weight, std::size_t height) {
        const std::vector<std::uint32_t>& ones = ones_.back();
        bool flipsOdd = false;
        std::size_t leastLoss = SIZE_MAX;
        std::size_t colsOfLeast = 0;
        for (std::size_t c = 0; c < ones.size(); ++c) {
            const bool isFlipped = 2 * std::size_t{ones[c]} > height;
            flipsOdd ^= isFlipped && isOdd(folded_.colSizes[c]);
            const std::size_t loss =
                isFlipped ? 2 * std::size_t{ones[c]} - height : height - 2 * std::size_t{ones[c]};
            if (loss < leastLoss) {
                leastLoss = loss;
                colsOfLeast = 0;
            }
            colsOfLeast += loss == leastLoss ? folded_.colSizes[c] : 0;
        }
        boost::multiprecision::cpp_int ways = 1;
        if (flipsOdd != folded_.oddCols) {
            weight += leastLoss;
            ways = colsOfLeast;
        }
        for (std::size_t kind = 0; kind < flips_.size(); ++kind) {
            if (flips_[kind] != 0 && flips_[kind] != folded_.rowSizes[kind]) {
                ways *= folded_.rowSizes[kind]; // either one row is flipped, or all but one
            }
        }
        if (weight < weight_) {
            weight_ = weight;
            ways_ = 0;
            (*onLighter_)(flips_, weight);
        }
        if (weight == weight_) {
            ways_ += ways;
        }
    }

    const Folded& folded_;
    double left_; ///< remaining operations
    Progress& progress_;
    std::size_t batch_ = 0;
    std::vector<std::vector<std::uint32_t>> ones_; ///< ones per column after each kind
    std::vector<std::size_t> flips_;               ///< number of flipped rows of each kind
    std::vector<std::size_t> leastOfRest_;
    std::size_t bounded_ = 0;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    std::size_t weight_ = SIZE_MAX;
    boost::multiprecision::cpp_int ways_ = 0;
    const std::function<void(const std::vector<std::size_t>&, std::size_t)>* onLighter_ = nullptr;
};

void flipRows(BitVector& board, std::size_t rows, std::size_t cols, const BitVector& flips) {
    LIGHTSOUT_ASSERT(flips.size() == rows);
    flipLines(board, {flips, BitVector(cols)});
}

/// Applies lightestByRows() to the columns and to the rows in turn, beginning with the columns, as
/// long as the board gets lighter.
BitVector descended(BitVector board, std::size_t rows, std::size_t cols, const Progress& progress) {
    for (std::size_t weight = SIZE_MAX; board.count() < weight;) {
        progress.checkpoint();
        weight = board.count();
        const BitVector turned = lightestByRows(transposed(board, rows, cols), cols, rows).board;
        BitVector better = lightestByRows(transposed(turned, cols, rows), rows, cols).board;
        if (better.count() < weight || weight == SIZE_MAX) {
            board = std::move(better);
        }
    }
    return board;
}

BitVector bestOfDescents(const BitVector& board, std::size_t rows, std::size_t cols,
                         Progress& progress) {
    BitVector best = descended(board, rows, cols, progress);
    const double rounds =
        std::min(descents, operationsOfDescents /
                               (operationsOfDescentPerEntry * static_cast<double>(board.size())));
    Random random(1);
    for (double round = 1; round < rounds; ++round) {
        BitVector start = best;
        BitVector flips = BitVector::random(rows, random);
        flips.set(0, isOdd(flips.count()) != flips[0]);
        flipRows(start, rows, cols, flips);
        BitVector found = descended(std::move(start), rows, cols, progress);
        if (found.count() < best.count()) {
            best = std::move(found);
        }
    }
    return best;
}

/// Returns the board after flipping the given number of rows of each kind, and then the columns
/// whose flips make the board lightest.
BitVector boardOf(BitVector board, std::size_t rows, std::size_t cols, const LineKinds& kinds,
                  const Folded& folded, const std::vector<std::size_t>& flips) {
    std::vector<std::size_t> left(flips.size());
    for (std::size_t i = 0; i < flips.size(); ++i) {
        left[folded.kinds[i]] = flips[i];
    }
    BitVector flipped = kinds.areComplements;
    for (std::size_t r = 0; r < rows; ++r) {
        std::size_t& more = left[kinds.kindOf[r]];
        if (more > 0) {
            --more;
            flipped.flip(r);
        }
    }
    LIGHTSOUT_ASSERT(!isOdd(flipped.count()));
    flipRows(board, rows, cols, flipped);
    return transposed(lightestByRows(transposed(board, rows, cols), cols, rows).board, cols, rows);
}

double operationsFor(const Folded& folded, double exponent) {
    return std::exp2(exponent) * static_cast<double>(folded.colSizes.size());
}

/// Returns a lower bound on the total weight of the rows: the sum of the least weights of blocks of
/// a few kinds each.
std::size_t boundByBlocks(const Folded& folded, double operations, Progress& progress) {
    const std::size_t kinds = folded.rows.size();
    std::size_t size = std::min(maxOfBlock, kinds);
    while (size > 1 && operationsFor(folded, static_cast<double>(size)) *
                               static_cast<double>(kinds / size + 1) >
                           operations) {
        --size;
    }
    FlipSearch search(folded, INFINITY, progress);
    std::size_t bound = 0;
    for (std::size_t first = 0; first < kinds; first += size) {
        progress.checkpoint(static_cast<double>(first) / static_cast<double>(kinds));
        bound += search.leastOf(first, std::min(first + size, kinds));
    }
    return bound;
}

using BigInteger = boost::multiprecision::cpp_int;

/// The solutions are counted if the number of presses times the longer side length is at most
/// maxCounted, and at most partForCounting times the operations that a proof may use.
constexpr double maxCounted = 1 << 21;
constexpr double partForCounting = 1.0 / 512;

/// Returns the number of sequences of `length` letters from an alphabet of `letters` letters that
/// contain each of the first `odd` letters an odd number of times and each of the others an even
/// number of times. These are the walks between two corners of a hypercube; their number is 2^-n
/// Σ_j K_j(odd) (n - 2 j)^length, where n = `letters` and K_j are the Krawtchouk polynomials.
BigInteger walks(std::size_t letters, std::size_t odd, std::size_t length,
                 const Progress& progress) {
    const auto n = static_cast<std::int64_t>(letters);
    const std::int64_t middle = n - 2 * static_cast<std::int64_t>(odd);
    BigInteger before = 0;
    BigInteger here = 1; // the coefficient of x^j in (1 - x)^odd (1 + x)^(n - odd)
    BigInteger sum = 0;
    for (std::int64_t j = 0; j <= n; ++j) {
        progress.checkpoint();
        sum += here * pow(BigInteger(n - 2 * j), static_cast<unsigned>(length));
        BigInteger next = (middle * here - (n - j + 1) * before) / (j + 1);
        before = std::move(here);
        here = std::move(next);
    }
    return sum >> letters;
}

/// Computes the fewest presses for a rule without self-influence. Then only the parities of presses
/// in rows and columns matter.
FewestPresses fewestWithoutSelf(const Lattice& lattice, const BitVector& solution,
                                const SearchEffort& effort, const Progress& progress) {
    const RowsAndColumns odd = lineParities(solution, lattice.rows, lattice.cols);
    RowsAndColumns others = odd;
    others.rows ^= BitVector::ones(lattice.rows);
    others.cols ^= BitVector::ones(lattice.cols);
    const auto weight = [](const RowsAndColumns& parities) {
        return std::max(parities.rows.count(), parities.cols.count());
    };
    // Flipping the parities of all rows and columns does not change the board. It is possible only
    // if afterwards the sum of the row parities still equals that of the column parities.
    const bool mayFlip = isOdd(lattice.rows) == isOdd(lattice.cols);
    const bool isLighter = mayFlip && weight(others) < weight(odd);
    const RowsAndColumns& best = isLighter ? others : odd;
    FewestPresses fewest{.presses = pressesWithParities(best), .lowerBound = weight(best)};
    if (static_cast<double>(std::max(lattice.rows, lattice.cols) * weight(best)) <=
        std::min(maxCounted, partForCounting * effort.proofOperations)) {
        const auto ways = [&](const RowsAndColumns& parities) {
            const std::size_t rows = parities.rows.count();
            const std::size_t cols = parities.cols.count();
            return rows > cols ? walks(lattice.cols, cols, rows, progress)
                               : walks(lattice.rows, rows, cols, progress);
        };
        BigInteger count = ways(best);
        if (mayFlip && weight(odd) == weight(others)) {
            count += ways(others);
        }
        fewest.ways = count.str();
    }
    return fewest;
}

FewestPresses toFewestPresses(const LightBoard& light) {
    return {.presses = light.board,
            .lowerBound = light.lowerBound,
            .ways = light.ways == 0 ? std::string() : light.ways.str()};
}

} // namespace

LightBoard lightestByRows(const BitVector& board, std::size_t rows, std::size_t cols) {
    LIGHTSOUT_ASSERT(board.size() == rows * cols && isOdd(cols));
    BitVector flips(rows);
    std::size_t leastLoss = SIZE_MAX;
    std::size_t ways = 0;
    std::size_t row = 0; // a row with the least loss
    for (std::size_t r = 0; r < rows; ++r) {
        const std::size_t ones = board.slice(r * cols, cols).count();
        const bool isHeavy = 2 * ones > cols;
        flips.set(r, isHeavy);
        const std::size_t loss = isHeavy ? 2 * ones - cols : cols - 2 * ones;
        if (loss < leastLoss) {
            leastLoss = loss;
            row = r;
            ways = 0;
        }
        ways += loss == leastLoss ? 1 : 0;
    }
    if (isOdd(flips.count())) {
        flips.flip(row);
    } else {
        ways = 1;
    }
    LightBoard lightest{.board = board, .ways = ways};
    flipRows(lightest.board, rows, cols, flips);
    lightest.lowerBound = lightest.board.count();
    return lightest;
}

LightBoard lightestByRowsAndColumns(const BitVector& board, std::size_t rows, std::size_t cols,
                                    double operations, Progress& progress,
                                    const std::function<void(const LightBoard&)>& onBetter) {
    LIGHTSOUT_ASSERT(isOdd(rows) && isOdd(cols));
    const LineKinds rowKinds = kindsOf(board, rows, cols);
    const BitVector turned = transposed(board, rows, cols);
    const LineKinds colKinds = kindsOf(turned, cols, rows);
    const bool byColumns = colKinds.lines.size() < rowKinds.lines.size();
    const LineKinds& kinds = byColumns ? colKinds : rowKinds;
    const BitVector& start = byColumns ? turned : board;
    const std::size_t height = byColumns ? cols : rows;
    const std::size_t width = byColumns ? rows : cols;
    const Folded folded = fold(kinds, width);
    const auto inPlace = [&](BitVector found) {
        return byColumns ? transposed(found, height, width) : std::move(found);
    };

    LightBoard known{.board = inPlace(bestOfDescents(start, height, width, progress))};
    const auto report = [&] {
        if (onBetter) {
            onBetter(known);
        }
    };
    report();
    if (operationsFor(folded, exponentOfKind * static_cast<double>(folded.rows.size())) >
        operations) {
        known.lowerBound = boundByBlocks(folded, operations, progress);
        report();
        return known;
    }
    FlipSearch search(folded, operations, progress);
    try {
        search.boundRest();
        known.lowerBound = search.leastOfBounded();
        report();
        search.findAll(
            known.board.count(), [&](const std::vector<std::size_t>& flips, std::size_t weight) {
                known.board = inPlace(boardOf(start, height, width, kinds, folded, flips));
                LIGHTSOUT_ASSERT(known.board.count() == weight);
                report();
            });
        known.lowerBound = known.board.count();
        known.ways = search.ways();
    } catch (const TooMuchWork&) {
        known.lowerBound = search.leastOfBounded();
    }
    report();
    return known;
}

FewestPresses fewestRowColumnPresses(const Lattice& lattice, const BitVector& solution,
                                     const SearchEffort& effort, Progress& progress,
                                     const std::function<void(const FewestPresses&)>& onBetter) {
    const auto [rows, cols] = std::pair(lattice.rows, lattice.cols);
    if (!lattice.selfInfluence) {
        return fewestWithoutSelf(lattice, solution, effort, progress);
    }
    if (isOdd(rows) && isOdd(cols)) {
        return toFewestPresses(lightestByRowsAndColumns(
            solution, rows, cols, effort.proofOperations, progress, [&](const LightBoard& light) {
                if (onBetter) {
                    onBetter(toFewestPresses(light));
                }
            }));
    }
    if (isOdd(cols)) {
        return toFewestPresses(lightestByRows(solution, rows, cols));
    }
    if (isOdd(rows)) {
        LightBoard light = lightestByRows(transposed(solution, rows, cols), cols, rows);
        light.board = transposed(light.board, cols, rows);
        return toFewestPresses(light);
    }
    return {.presses = solution, .lowerBound = solution.count(), .ways = "1"};
}

} // namespace lightsout
