// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/HardestBoards.h"

#include "fewest/CosetWeights.h"
#include "fewest/DirectSum.h"
#include "fewest/PlaceClasses.h"
#include "game/Reduction.h"
#include "gf2/DotProduct.h"
#include "gf2/Elimination.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>
#include <span>

namespace lightsout {

namespace {

using BigInteger = boost::multiprecision::cpp_int;

/// Maximum number of operations for one part. This many operations take a few seconds.
constexpr double maxOperationsByClasses = 0x1p32;
constexpr double operationsOfProduct = 10; // per word
/// Maximum dimension of a part that is enumerated by classes.
constexpr std::size_t maxDimensionOfClasses = 16;

struct CountedBoards {
    std::vector<BigInteger> counts; ///< number of boards for each number of presses needed
    BitVector hardest;
};

/// Counts the boards of one part by the number of presses that they need. Tries all numbers of
/// pressed positions in each class, because nothing else about the pressed positions matters.
class BoardsOfClasses {
public:
    BoardsOfClasses(const std::vector<BitVector>& basis, Progress& progress)
        : basis_(basis), columns_(columnWords(basis)), progress_(progress),
          counts_(columns_.size() + 1) {
        std::map<std::uint64_t, std::size_t> multiplicities;
        for (const std::uint64_t column : columns_) {
            ++multiplicities[column];
        }
        classes_.assign(multiplicities.begin(), multiplicities.end());
    }

    /// Returns the number of operations that count() needs. Each combination of numbers of presses
    /// takes operations for its weights and for a product of numbers with as many bits as there are
    /// positions.
    double operations() const {
        const double words = 1 + static_cast<double>(columns_.size()) / bitsPerWord;
        double operations = std::exp2(basis_.size()) + operationsOfProduct * words * words;
        for (const auto& [column, multiplicity] : classes_) {
            operations *= static_cast<double>(multiplicity + 1);
        }
        return operations;
    }

    CountedBoards count() {
        const std::size_t solutions = std::size_t{1} << basis_.size();
        weights_.assign(classes_.size() + 1, std::vector<std::uint32_t>(solutions));
        pressed_.assign(classes_.size(), 0);
        hardest_ = pressed_;
        lookAt(0, 1);
        while (counts_.back() == 0) {
            counts_.pop_back();
        }
        for (BigInteger& count : counts_) {
            count >>= basis_.size(); // each board was counted once for each of its solutions
        }
        return {.counts = std::move(counts_), .hardest = hardest()};
    }

private:
    /// Chooses the number of presses in class `number` and each later class, in all possible ways.
    /// `ways` is the number of sets of presses that match the numbers already chosen for the
    /// previous classes.
    void lookAt(std::size_t number, const BigInteger& ways) {
        const std::vector<std::uint32_t>& before = weights_[number];
        if (number == classes_.size()) {
            const std::size_t needed = *std::ranges::min_element(before);
            counts_[needed] += ways;
            if (needed > most_) {
                most_ = needed;
                hardest_ = pressed_;
            }
            return;
        }
        progress_.checkpoint();
        const auto& [column, multiplicity] = classes_[number];
        std::vector<std::uint32_t>& after = weights_[number + 1];
        BigInteger binomial = 1;
        for (std::size_t pressed = 0; pressed <= multiplicity; ++pressed) {
            const std::array<std::uint32_t, 2> weights{
                static_cast<std::uint32_t>(pressed),
                static_cast<std::uint32_t>(multiplicity - pressed)};
            for (std::size_t pattern = 0; pattern < before.size(); ++pattern) {
                after[pattern] = before[pattern] + weights[parity(pattern & column) ? 1 : 0];
            }
            pressed_[number] = pressed;
            lookAt(number + 1, ways * binomial);
            binomial = binomial * (multiplicity - pressed) / (pressed + 1);
        }
    }

    /// Returns a shortest solution of the hardest board found.
    BitVector hardest() {
        BitVector presses(columns_.size());
        for (std::size_t place = 0; place < columns_.size(); ++place) {
            const auto found = std::ranges::lower_bound(classes_, columns_[place], {},
                                                        [](const auto& one) { return one.first; });
            std::size_t& left = hardest_[static_cast<std::size_t>(found - classes_.begin())];
            if (left > 0) {
                --left;
                presses.set(place);
            }
        }
        return leastWeight(presses, basis_, 1, progress_).vector;
    }

    const std::vector<BitVector>& basis_;
    std::vector<std::uint64_t> columns_;
    Progress& progress_;
    std::vector<std::pair<std::uint64_t, std::size_t>> classes_; ///< columns and multiplicities
    std::vector<BigInteger> counts_;
    std::vector<std::vector<std::uint32_t>> weights_; ///< weight of each solution up to each class
    std::vector<std::size_t> pressed_;                ///< number of pressed positions in each class
    std::vector<std::size_t> hardest_;                ///< the same for a hardest board
    std::size_t most_ = 0;
};

std::optional<CountedBoards> boardsOfPart(const std::vector<BitVector>& basis, std::size_t maxRank,
                                          Progress& progress) {
    const std::size_t positions = basis.front().size();
    if (positions - basis.size() <= maxRank) {
        BoardsByPresses boards = boardsByPresses(positions, basis, progress);
        return CountedBoards{.counts = {boards.counts.begin(), boards.counts.end()},
                             .hardest = std::move(boards.hardest)};
    }
    if (basis.size() > maxDimensionOfClasses) {
        return std::nullopt;
    }
    BoardsOfClasses classes(basis, progress);
    return classes.operations() <= maxOperationsByClasses ? std::optional(classes.count())
                                                          : std::nullopt;
}

std::vector<BigInteger> product(const std::vector<BigInteger>& a, const std::vector<BigInteger>& b,
                                const Progress& progress) {
    std::vector<BigInteger> result(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); ++i) {
        progress.checkpoint();
        for (std::size_t j = 0; j < b.size(); ++j) {
            result[i + j] += a[i] * b[j];
        }
    }
    return result;
}

constexpr int climbs = 12;

std::vector<std::size_t> shuffled(std::size_t count, Random& random) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::size_t i = count; i > 1; --i) {
        std::swap(order[i - 1], order[random.below(i)]);
    }
    return order;
}

constexpr std::uint64_t boardsBetweenCheckpoints = std::uint64_t{1} << 16;

BoardsByPresses withoutQuietPatterns(std::size_t vertices, const Progress& progress) {
    BoardsByPresses boards{.counts = {}, .hardest = BitVector::ones(vertices)};
    boost::multiprecision::cpp_int count = 1;
    for (std::size_t presses = 0; presses <= vertices; ++presses) {
        progress.checkpoint();
        boards.counts.push_back(count.str());
        count = count * (vertices - presses) / (presses + 1);
    }
    return boards;
}

/// A press that has the same effect as the presses of `pattern`, which are at positions without a
/// pivot.
struct Press {
    std::size_t vertex;
    std::uint32_t pattern;
};

/// Includes a kernel vector: one press, at its pivot, may replace the presses of `pattern`.
void takeIn(std::span<std::uint8_t> needed, std::uint32_t pattern, const Progress& progress) {
    const auto boards = static_cast<std::uint32_t>(needed.size());
    if (pattern == 0) {
        return;
    }
    const std::uint32_t top = std::bit_floor(pattern);
    // Visits each pair of boards x and x ^ pattern once; x is the one without the highest bit of
    // the pattern.
    for (std::uint32_t high = 0; high < boards; high += 2 * top) {
        for (std::uint32_t x = high; x < high + top; ++x) {
            if (x % boardsBetweenCheckpoints == 0) {
                progress.checkpoint();
            }
            const std::uint32_t y = x ^ pattern;
            const std::uint8_t ofX = needed[x];
            const std::uint8_t ofY = needed[y];
            needed[x] = std::min<std::uint8_t>(ofX, static_cast<std::uint8_t>(ofY + 1));
            needed[y] = std::min<std::uint8_t>(ofY, static_cast<std::uint8_t>(ofX + 1));
        }
    }
}

} // namespace

std::vector<BitVector> restrictedToButtons(const Rule& rule, const std::vector<BitVector>& kernel) {
    if (!rule.isMarked()) {
        return kernel;
    }
    const Reduction reduction(rule);
    std::vector<BitVector> restricted;
    for (const BitVector& pattern : kernel) {
        restricted.push_back(selectedEntries(pattern, reduction.buttons()));
    }
    return restricted;
}

BoardsByPresses boardsByPresses(const Rule& rule, const std::vector<BitVector>& kernel,
                                Progress& progress) {
    BoardsByPresses boards =
        boardsByPresses(rule.buttonCount(), restrictedToButtons(rule, kernel), progress);
    if (rule.isMarked()) {
        boards.hardest =
            spreadEntries(boards.hardest, Reduction(rule).buttons(), rule.vertexCount());
    }
    return boards;
}

BoardsByPresses boardsByPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                Progress& progress) {
    if (kernel.empty()) {
        return withoutQuietPatterns(vertices, progress);
    }
    const EchelonForm form =
        reducedEchelonForm(BitMatrix::fromRows(kernel, vertices), vertices, progress);
    const std::vector<std::size_t> positions = freeColumns(form.pivots, vertices);
    LIGHTSOUT_ASSERT(positions.size() <= maxBoardsByPressesRank);
    // The memory is not zero-initialised, because that alone would take a long time.
    const std::size_t size = std::size_t{1} << positions.size();
    const auto memory = std::make_unique_for_overwrite<std::uint8_t[]>(size);
    const std::span<std::uint8_t> needed(memory.get(), size);
    for (std::uint32_t x = 0; x < needed.size(); ++x) {
        if (x % boardsBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        needed[x] = static_cast<std::uint8_t>(std::popcount(x));
    }
    std::vector<Press> presses;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        presses.push_back({positions[i], std::uint32_t{1} << i});
    }
    for (std::size_t row = 0; row < form.rank(); ++row) {
        std::uint32_t pattern = 0;
        for (std::size_t i = 0; i < positions.size(); ++i) {
            pattern |= (form.matrix.get(row, positions[i]) ? 1U : 0U) << i;
        }
        presses.push_back({form.pivots[row], pattern});
        takeIn(needed, pattern, progress);
        progress.checkpoint(static_cast<double>(row + 1) / static_cast<double>(form.rank()));
    }
    std::vector<std::uint64_t> counts(vertices + 1);
    std::uint32_t hardest = 0;
    for (std::uint32_t x = 0; x < needed.size(); ++x) {
        if (x % boardsBetweenCheckpoints == 0) {
            progress.checkpoint();
        }
        ++counts[needed[x]];
        hardest = needed[x] > needed[hardest] ? x : hardest;
    }
    BoardsByPresses boards;
    while (boards.counts.size() < counts.size() && counts[boards.counts.size()] > 0) {
        boards.counts.push_back(std::to_string(counts[boards.counts.size()]));
    }
    // Starts from a hardest board, and makes presses that each lead to a board that needs one press
    // fewer.
    boards.hardest = BitVector(vertices);
    for (std::uint32_t x = hardest; x != 0;) {
        const auto press = std::ranges::find_if(
            presses, [&](const Press& one) { return needed[x ^ one.pattern] + 1 == needed[x]; });
        LIGHTSOUT_ASSERT(press != presses.end());
        boards.hardest.flip(press->vertex);
        x ^= press->pattern;
    }
    return boards;
}

std::optional<BitVector> harderPresses(std::size_t vertices, const std::vector<BitVector>& kernel,
                                       std::size_t fewest, Random& random, Progress& progress) {
    LIGHTSOUT_ASSERT(vertices <= maxHarderBoardVertices && kernel.size() <= maxHarderBoardNullity);
    const auto lightest = [&](const BitVector& presses) {
        return leastWeight(presses, kernel, 1, progress).vector;
    };
    for (int climb = 0; climb < climbs; ++climb) {
        // Starts with `fewest` presses at random vertices.
        const std::vector<std::size_t> order = shuffled(vertices, random);
        BitVector presses(vertices);
        for (std::size_t i = 0; i < std::min(fewest, vertices); ++i) {
            presses.set(order[i]);
        }
        presses = lightest(presses);
        for (const std::size_t vertex : shuffled(vertices, random)) {
            progress.checkpoint();
            if (presses.count() > fewest) {
                return presses;
            }
            BitVector more = presses;
            more.flip(vertex);
            more = lightest(more);
            if (more.count() > presses.count()) {
                presses = std::move(more);
            }
        }
        if (presses.count() > fewest) {
            return presses;
        }
    }
    return std::nullopt;
}

std::optional<BoardsByPresses> boardsByParts(std::size_t vertices,
                                             const std::vector<BitVector>& kernel,
                                             Progress& progress, std::size_t maxRank) {
    // The offset is a vector of ones, so the offset of each summand marks the summand's positions.
    const DirectSum sum = directSum(BitVector::ones(vertices), kernel, progress);
    CountedBoards all{.counts = {1}, .hardest = sum.fixed};
    for (std::size_t i = 0; i < sum.summands.size(); ++i) {
        const ProgressPart part(progress,
                                static_cast<double>(i) / static_cast<double>(sum.summands.size()),
                                1 / static_cast<double>(sum.summands.size()));
        std::vector<std::size_t> positions;
        sum.summands[i].offset.forEachOne([&](std::size_t place) { positions.push_back(place); });
        std::vector<BitVector> basis;
        for (const BitVector& vector : sum.summands[i].basis) {
            basis.push_back(selectedEntries(vector, positions));
        }
        const std::optional<CountedBoards> boards = boardsOfPart(basis, maxRank, progress);
        if (!boards) {
            return std::nullopt;
        }
        all.counts = product(all.counts, boards->counts, progress);
        for (std::size_t p = 0; p < positions.size(); ++p) {
            all.hardest.set(positions[p], boards->hardest[p]);
        }
    }
    if (sum.fixed.any()) { // positions outside all parts are independent of each other
        const BoardsByPresses others = boardsByPresses(sum.fixed.count(), {}, progress);
        all.counts = product(all.counts, {others.counts.begin(), others.counts.end()}, progress);
    }
    BoardsByPresses result{.counts = {}, .hardest = std::move(all.hardest)};
    for (const BigInteger& count : all.counts) {
        result.counts.push_back(count.str());
    }
    return result;
}

} // namespace lightsout
