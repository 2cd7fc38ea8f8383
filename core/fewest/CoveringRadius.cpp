// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/CoveringRadius.h"

#include "fewest/CosetWeights.h"
#include "fewest/DirectSum.h"
#include "fewest/GreatestSum.h"
#include "fewest/HardestBoards.h"
#include "fewest/PlaceClasses.h"
#include "gf2/DotProduct.h"
#include "solve/KernelBasis.h"

#include <algorithm>
#include <array>
#include <map>

namespace lightsout {

namespace {

/// Maximum number of comparisons in one call to searchBalances(). This many take a few seconds.
constexpr std::uint64_t comparedSums = std::uint64_t{1} << 31;
/// Total number of entries of W that a random walk changes.
constexpr std::uint64_t walkedEntries = std::uint64_t{1} << 29;
/// Number of steps without any gain after which a walk restarts.
constexpr std::uint64_t stepsOfWalk = 20'000;

/// A board of one summand, represented by the balances of its columns.
class Balances {
public:
    Balances(const ColumnNumbers& multiplicities, std::size_t dimension)
        : sums_(std::max(blockSize, std::size_t{1} << dimension)) {
        for (const auto& [column, multiplicity] : multiplicities) {
            groups_.push_back({column, multiplicity, 0});
            positions_ += static_cast<std::size_t>(multiplicity);
            if (multiplicity % 2 == 1) {
                change(groups_.size() - 1, 1);
                odd_.push_back(groups_.size() - 1);
            }
        }
    }

    struct Group {
        std::uint64_t column;
        int multiplicity;
        int balance;
    };
    const std::vector<Group>& groups() const { return groups_; }
    const std::vector<std::size_t>& odd() const { return odd_; }
    /// Returns the number of positions whose column is not 0.
    std::size_t placeCount() const { return positions_; }
    int greatestSum() const { return *std::ranges::max_element(sums_); }
    std::size_t sumCount() const { return sums_.size(); }

    void set(const ColumnNumbers& balances) {
        for (std::size_t group = 0; group < groups_.size(); ++group) {
            change(group, balances.at(groups_[group].column) - groups_[group].balance);
        }
    }

    void change(std::size_t group, int by) {
        groups_[group].balance += by;
        const std::uint64_t column = groups_[group].column;
        std::array<int, blockSize> changes{};
        for (std::size_t c = 0; c < blockSize; ++c) {
            changes[c] = parity(c & column) ? -by : by;
        }
        for (std::size_t first = 0; first < sums_.size(); first += blockSize) {
            const int sign = parity(first & column) ? -1 : 1;
            for (std::size_t c = 0; c < blockSize; ++c) {
                sums_[first + c] += sign * changes[c];
            }
        }
    }

    /// Returns a measure of how far W exceeds a goal: the sum of the squared excesses.
    std::int64_t excess(int goal) const {
        std::int64_t sum = 0;
        for (const int one : sums_) {
            const std::int64_t above = std::max(one - goal, 0);
            sum += above * above;
        }
        return sum;
    }

private:
    /// Sums whose numbers differ only in the lowest bits are changed together.
    static constexpr std::size_t blockSize = 64;

    std::vector<int> sums_; ///< W, repeated if it has fewer entries than a block
    std::size_t positions_ = 0;
    std::vector<Group> groups_;
    std::vector<std::size_t> odd_; ///< groups of odd multiplicity
};

/// Walks through boards, changing one balance at a time, to lower the largest sum, ideally to
/// `least`.
Balances walk(Balances balances, int least, const Progress& progress) {
    if (balances.odd().empty() || balances.greatestSum() <= least) {
        return balances;
    }
    Random random(1);
    Balances best = balances;
    int bestSum = balances.greatestSum();
    // Returns a random change of a balance: usually a change of sign if the balance is ±1,
    // otherwise a step to a neighbouring value.
    const auto drawnChange = [&](std::size_t group) {
        const auto& [column, multiplicity, balance] = balances.groups()[group];
        if (std::abs(balance) == 1 && random.below(4) != 0) {
            return -2 * balance;
        }
        const int by = random.below(2) == 0 ? 2 : -2;
        return std::abs(balance + by) <= multiplicity ? by : 0;
    };
    const std::uint64_t steps = walkedEntries / balances.sumCount();
    std::uint64_t sinceGain = 0;
    std::int64_t excess = balances.excess(bestSum - 1);
    for (std::uint64_t step = 0; step < steps && bestSum > least; ++step) {
        progress.checkpoint();
        if (++sinceGain > stepsOfWalk) {
            sinceGain = 0;
            for (const std::size_t group : balances.odd()) {
                if (random.below(2) == 1) {
                    balances.change(group, -2 * balances.groups()[group].balance);
                }
            }
            excess = balances.excess(bestSum - 1);
        }
        const std::size_t group = random.below(balances.groups().size());
        const int by = drawnChange(group);
        balances.change(group, by);
        const std::int64_t changed = balances.excess(bestSum - 1);
        // Worse steps are accepted now and then, to escape local minima.
        if (changed > excess && random.below(64) != 0) {
            balances.change(group, -by);
            continue;
        }
        excess = changed;
        if (excess == 0) {
            best = balances;
            bestSum = balances.greatestSum();
            excess = balances.excess(bestSum - 1);
            sinceGain = 0;
        }
    }
    return best;
}

/// Sets the board to one with these balances. The 1s are at the first positions of each column.
void setBoard(BitVector& board, const Balances& balances,
              const std::vector<std::uint64_t>& columns) {
    std::map<std::uint64_t, int> ones;
    for (const Balances::Group& group : balances.groups()) {
        ones[group.column] = (group.multiplicity - group.balance) / 2;
    }
    for (std::size_t place = 0; place < columns.size(); ++place) {
        if (columns[place] != 0 && ones[columns[place]]-- > 0) {
            board.set(place);
        }
    }
}

/// Finds the least value that the greatest sum can have; `least` is a lower bound on this value.
/// Sets the balances to values that attain it or, if the search gives up, to the best values found
/// by a walk. Returns the greatest proven lower bound.
std::size_t lowerGreatestSum(Balances& balances, const ColumnNumbers& multiplicities,
                             std::size_t dimension, std::size_t least, const Progress& progress) {
    least += (least + balances.placeCount()) % 2; // all sums have this parity
    for (; dimension <= maxBalanceDimension; least += 2) {
        const BalanceSearch search = searchBalances(
            multiplicities, dimension, static_cast<int>(least), comparedSums, progress);
        if (search.balances) {
            balances.set(*search.balances);
            return least;
        }
        if (!search.isComplete) {
            break;
        }
    }
    balances = walk(std::move(balances), static_cast<int>(least), progress);
    return least;
}

/// Computes the bounds for one direct summand, whose vectors are 0 at all positions outside it.
CoveringRadius radiusOfSummand(const Summand& summand, std::size_t threads, Progress& progress) {
    const std::vector<std::uint64_t> columns = columnWords(summand.basis);
    ColumnNumbers multiplicities;
    for (const std::uint64_t column : columns) {
        multiplicities[column] += 1;
    }
    multiplicities.erase(0);
    const std::size_t dimension = summand.basis.size();
    Balances balances(multiplicities, dimension);
    const std::size_t least = lowerGreatestSum(balances, multiplicities, dimension,
                                               leastGreatestSum(columns, progress), progress);
    BitVector board(columns.size());
    setBoard(board, balances, columns);
    return {.hardest = leastWeight(board, summand.basis, threads, progress).vector,
            .upperBound = (balances.placeCount() - least) / 2};
}

/// Returns the positions at which some vector is 1.
BitVector support(const std::vector<BitVector>& basis) {
    BitVector positions = basis.front();
    for (const BitVector& vector : basis) {
        for (std::size_t w = 0; w < positions.words().size(); ++w) {
            positions.words()[w] |= vector.words()[w];
        }
    }
    return positions;
}

} // namespace

CoveringRadius coveringRadius(std::size_t vertices, const std::vector<BitVector>& kernel,
                              std::size_t threads, Progress& progress) {
    // Positions outside all summands need one press each.
    CoveringRadius radius{.hardest = BitVector::ones(vertices), .upperBound = vertices};
    if (kernel.empty()) {
        return radius;
    }
    for (const Summand& summand : directSum(BitVector(vertices), kernel, progress).summands) {
        const BitVector positions = support(summand.basis);
        CoveringRadius part{.hardest = BitVector(vertices), .upperBound = positions.count() / 2};
        if (summand.basis.size() <= maxCoveringRadiusDimension) {
            part = radiusOfSummand(summand, threads, progress);
        }
        radius.hardest ^= positions ^ part.hardest;
        radius.upperBound -= positions.count() - part.upperBound;
    }
    LIGHTSOUT_ASSERT(radius.lowerBound() <= radius.upperBound);
    return radius;
}

HardestBoards hardestBoards(const Solver& solver, std::size_t threads, Progress& progress) {
    const Rule& rule = solver.rule();
    const std::size_t buttons = rule.buttonCount();
    const std::vector<BitVector> kernel = restrictedToButtons(rule, kernelBasis(solver, progress));
    // The more buttons, the more digits the counts of boards have. With more buttons than this,
    // boards are counted only if the rank is small.
    const std::size_t maxCounted = kernel.empty() ? 10'000 : 2'000;
    std::optional<BoardsByPresses> boards;
    if (buttons <= maxCounted || solver.rank() <= maxBoardsByPressesRank) {
        boards = boardsByParts(buttons, kernel, progress);
    }
    HardestBoards result;
    if (boards) {
        const std::size_t presses = boards->hardest.count();
        result = {.radius = {.hardest = std::move(boards->hardest), .upperBound = presses},
                  .boardsByPresses = std::move(boards->counts)};
    } else {
        result.radius = coveringRadius(buttons, kernel, threads, progress);
    }
    if (rule.isMarked()) {
        result.radius.hardest =
            spreadEntries(result.radius.hardest, Reduction(rule).buttons(), rule.vertexCount());
    }
    return result;
}

} // namespace lightsout
