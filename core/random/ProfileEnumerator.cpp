// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ProfileEnumerator.h"

#include "graph/Limits.h"
#include "random/PressLightTable.h"
#include "random/ProfileGrid.h"
#include "support/FastestClones.h"

#include <functional>
#include <map>

namespace lightsout {

namespace {

/// The presses of two neighbouring rows of a ring of rows, and the size of the pair's class.
struct RowPair {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    std::uint32_t like = 1;
};

/// The column to which each column of a row is moved.
using ColumnMap = std::vector<std::size_t>;

std::uint32_t moved(std::uint32_t row, const ColumnMap& map) {
    std::uint32_t result = 0;
    for (std::size_t column = 0; column < map.size(); ++column) {
        result |= ((row >> column) & 1U) << map[column];
    }
    return result;
}

/// Returns the symmetries that all rows have in common.
std::vector<ColumnMap> symmetriesOfRows(const ProfileGrid& grid,
                                        const std::vector<std::uint32_t>& rowLights) {
    std::vector<ColumnMap> maps;
    for (std::size_t shift = 0; shift < (grid.isCylinder ? grid.cols : 1); ++shift) {
        for (const bool isReflected : {false, true}) {
            ColumnMap map;
            for (std::size_t column = 0; column < grid.cols; ++column) {
                const std::size_t image = isReflected ? grid.cols - 1 - column : column;
                map.push_back((image + shift) % grid.cols);
            }
            const auto isKept = [&](std::uint32_t lights) { return moved(lights, map) == lights; };
            bool passesJoint = true;
            for (std::uint32_t cell = 1; cell < std::uint32_t{1} << grid.cols; cell *= 2) {
                passesJoint = passesJoint && moved(grid.acrossJoint(cell), map) ==
                                                 grid.acrossJoint(moved(cell, map));
            }
            if (passesJoint && std::all_of(rowLights.begin(), rowLights.end(), isKept)) {
                maps.push_back(std::move(map));
            }
        }
    }
    return maps;
}

/// Returns whether the reflection of the ring that swaps its first two rows maps the ring to
/// itself.
bool isMirrored(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights) {
    if (grid.ends != ProfileGrid::Ends::joined) {
        return false;
    }
    for (std::size_t row = 0; row < grid.rows; ++row) {
        if (rowLights[row] != rowLights[(grid.rows + 1 - row) % grid.rows]) {
            return false;
        }
    }
    return true;
}

/// Returns whether half a turn maps the ring to itself.
bool isTurned(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights) {
    if (grid.ends != ProfileGrid::Ends::joined || grid.rows % 2 != 0) {
        return false;
    }
    const auto half = rowLights.begin() + static_cast<std::ptrdiff_t>(grid.rows / 2);
    return std::equal(rowLights.begin(), half, half);
}

/// Classes of the presses of two neighbouring rows in a ring of rows. The classes are orbits under
/// the symmetries of rows with these lights: rotations and reflections of all rows at once, and the
/// reflection of the ring that swaps the two rows.
class PairClasses {
public:
    PairClasses(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights)
        : cols_(grid.cols), isTurned_(isTurned(grid, rowLights)),
          classOf_(std::size_t{1} << (2 * grid.cols)) {
        const std::vector<ColumnMap> maps = symmetriesOfRows(grid, rowLights);
        const bool maySwap = isMirrored(grid, rowLights);
        const std::uint32_t rows = std::uint32_t{1} << cols_;
        std::map<std::uint32_t, std::vector<std::uint32_t>> classes; // keyed by their smallest pair
        for (std::uint32_t first = 0; first < rows; ++first) {
            for (std::uint32_t second = 0; second < rows; ++second) {
                std::uint32_t least = UINT32_MAX;
                for (const ColumnMap& map : maps) {
                    const std::uint32_t a = moved(first, map);
                    const std::uint32_t b = moved(second, map);
                    least =
                        std::min({least, a | b << cols_, maySwap ? b | a << cols_ : UINT32_MAX});
                }
                classes[least].push_back(first | second << cols_);
            }
        }
        std::vector<std::vector<std::uint32_t>> largestFirst;
        for (auto& [least, pairs] : classes) {
            largestFirst.push_back(std::move(pairs));
        }
        std::ranges::stable_sort(largestFirst, std::ranges::greater{},
                                 &std::vector<std::uint32_t>::size);
        for (const std::vector<std::uint32_t>& pairs : largestFirst) {
            for (const std::uint32_t pair : pairs) {
                classOf_[pair] = static_cast<std::uint32_t>(pairs_.size());
            }
            pairs_.push_back({.first = pairs[0] % rows,
                              .second = pairs[0] / rows,
                              .like = static_cast<std::uint32_t>(pairs.size())});
        }
    }

    /// Returns one pair of each class, largest classes first.
    const std::vector<RowPair>& pairs() const { return pairs_; }

    /// Returns how many times to count the presses `above` and `below` the second cut of
    /// JoinedHalves together with pair number `pair` at the first cut. The result is 1, unless half
    /// a turn of the ring swaps the cuts. In that case, if the classes at the cuts differ, one
    /// order counts twice and the other not at all.
    std::uint32_t times(std::size_t pair, std::uint32_t above, std::uint32_t below) const {
        const std::uint32_t opposite = classOf_[above | below << cols_];
        if (!isTurned_ || opposite == pair) {
            return 1;
        }
        return opposite > pair ? 2 : 0;
    }

private:
    std::size_t cols_;
    bool isTurned_ = false; ///< true if half a turn maps the ring to itself
    std::vector<RowPair> pairs_;
    std::vector<std::uint32_t> classOf_; ///< class of each pair, at index first | second << cols
};

/// A ring of rows that is cut between the first and the second row, and between the two rows
/// opposite them. Each of the two halves starts with the presses on both sides of the first cut.
/// The counts of `first` are multiplied by the size of the pair's class.
struct JoinedHalves {
    ProfileHalf first;  ///< starts with the second row
    ProfileHalf second; ///< goes backwards from the first row

    /// The memory of both halves.
    using Memory = std::array<ProfileHalf::Memory, 2>;

    /// Computes both halves. `pair` holds the presses of the first two rows. `memory` can be the
    /// memory of earlier halves. Throws Cancelled.
    static JoinedHalves sweep(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights,
                              RowPair pair, std::uint32_t modulus, const Progress& progress,
                              Memory memory = {}) {
        const auto second = rowLights.begin() + 1;
        const auto cut = second + static_cast<std::ptrdiff_t>(firstRows(grid));
        // The second half goes backwards from the first row. In this direction, the first row is
        // separated from the others by the joint.
        std::vector<std::uint32_t> back{grid.acrossJoint(rowLights[0])};
        back.insert(back.end(), rowLights.rbegin(), std::make_reverse_iterator(cut));
        return {
            .first = ProfileHalf(
                grid, {second, cut},
                ProfileHalf::Start{.row = pair.second, .before = pair.first, .times = pair.like},
                modulus, 1, progress, std::move(memory[0])),
            .second = ProfileHalf(grid, back,
                                  ProfileHalf::Start{.row = grid.acrossJoint(pair.first),
                                                     .before = grid.acrossJoint(pair.second)},
                                  modulus, 1, progress, std::move(memory[1]))};
    }
    Memory takeMemory() && {
        return {std::move(first).takeMemory(), std::move(second).takeMemory()};
    }
    /// Returns the number of rows of the first half; the second half has the others.
    static std::size_t firstRows(const ProfileGrid& grid) { return grid.rows / 2; }
};

/// Maximum number of cells for which all counts of a half are below 2^32, and those of the whole
/// board below 2^64.
constexpr std::size_t maxCellsOfWords = 64;
/// Maximum number of cells of boards whose halves have fewer than 2^17 counts; the sum of that many
/// products of numbers below 2^23 is less than 2^63.
constexpr std::size_t maxCells = 512;
constexpr std::uint32_t primesBelow = std::uint32_t{1} << 23;
constexpr std::size_t bitsPerPrime = 22;

/// result[i + j][v + w] += a[i][v] · b[j][w] for counts by presses and lights.
LIGHTSOUT_FASTEST_CLONES
void addProduct(const ProfileHalf& first, const std::uint32_t* a, const ProfileHalf& second,
                const std::uint32_t* b, std::uint64_t* result, std::size_t stride) {
    const std::size_t width = second.maxLights() + 1;
    for (std::size_t i = 0; i <= first.maxPresses(); ++i) {
        for (std::size_t v = 0; v <= first.maxLights(); ++v) {
            const std::uint64_t factor = a[i * first.stride() + v];
            if (factor == 0) {
                continue;
            }
            for (std::size_t j = 0; j <= second.maxPresses(); ++j) {
                const std::uint32_t* from = b + j * second.stride();
                std::uint64_t* to = result + (i + j) * stride + v;
                for (std::size_t w = 0; w < width; ++w) {
                    to[w] += factor * from[w];
                }
            }
        }
    }
}

bool isPrime(std::uint32_t number) {
    for (std::uint32_t divisor = 3; divisor * divisor <= number; divisor += 2) {
        if (number % divisor == 0) {
            return false;
        }
    }
    return true;
}

/// Returns primes whose product exceeds 2^bits, largest first.
std::vector<std::uint32_t> primesFor(std::size_t bits) {
    std::vector<std::uint32_t> primes;
    for (std::uint32_t odd = primesBelow - 1; primes.size() * bitsPerPrime <= bits; odd -= 2) {
        if (isPrime(odd)) {
            primes.push_back(odd);
        }
    }
    return primes;
}

/// Sums the products of two halves that meet at a cut; each thread has its own sum.
class ProductSum {
public:
    ProductSum(const ProfileGrid& grid, std::uint32_t modulus)
        : stride_(grid.rows * grid.cols + 1), modulus_(modulus), once_(stride_ * stride_),
          twice_(stride_ * stride_) {}

    /// Adds the product for the presses above and below the cut, counted once or twice according to
    /// `times`; `more` is the number of further presses that neither half counts.
    void add(const ProfileHalf& top, const ProfileHalf& bottom, std::uint32_t above,
             std::uint32_t below, std::size_t more, std::uint32_t times = 1) {
        std::vector<std::uint64_t>& counts = times == 2 ? twice_ : once_;
        const auto presses = more + static_cast<std::size_t>(std::popcount(above)) +
                             static_cast<std::size_t>(std::popcount(below));
        addProduct(top, top.counts(above, below), bottom, bottom.counts(below, above),
                   counts.data() + presses * stride_, stride_);
        if (modulus_ != 0) {
            for (std::uint64_t& count : counts) {
                count %= modulus_;
            }
        }
    }

    static std::vector<std::uint64_t> total(const std::vector<ProductSum>& parts) {
        std::vector<std::uint64_t> counts(parts[0].once_.size());
        for (const ProductSum& part : parts) {
            for (std::size_t entry = 0; entry < counts.size(); ++entry) {
                counts[entry] += part.once_[entry] + 2 * part.twice_[entry];
            }
        }
        return counts;
    }

private:
    std::size_t stride_;
    std::uint32_t modulus_;
    std::vector<std::uint64_t> once_; ///< products that count once
    std::vector<std::uint64_t> twice_;
};

/// Returns the counts of a whole board, modulo a prime unless `modulus` is 0.
std::vector<std::uint64_t> countOpen(const ProfileGrid& grid,
                                     const std::vector<std::uint32_t>& rows, std::uint32_t modulus,
                                     std::size_t threads, Progress& progress) {
    const auto middle = rows.begin() + static_cast<std::ptrdiff_t>(grid.rows / 2);
    const ProfileHalf top(grid, {rows.begin(), middle}, {}, modulus, threads, progress);
    const ProfileHalf bottom(grid, {rows.rbegin(), std::make_reverse_iterator(middle)}, {}, modulus,
                             threads, progress);
    const std::size_t sides = std::size_t{1} << grid.cols;
    std::vector<ProductSum> parts(std::min(std::max<std::size_t>(threads, 1), sides),
                                  ProductSum(grid, modulus));
    FinishedPieces finished(sides, progress);
    forEachInParallel(parts.size(), threads, progress, [&](std::size_t part) {
        for (std::size_t above = part; above < sides; above += parts.size()) {
            for (std::uint32_t below = 0; below < sides; ++below) {
                progress.checkpoint();
                parts[part].add(top, bottom, static_cast<std::uint32_t>(above), below, 0);
            }
            finished.add();
        }
    });
    return ProductSum::total(parts);
}

/// Returns the same for a ring of rows.
std::vector<std::uint64_t> countJoined(const ProfileGrid& grid,
                                       const std::vector<std::uint32_t>& rows,
                                       std::uint32_t modulus, std::size_t threads,
                                       Progress& progress) {
    const PairClasses classes(grid, rows);
    const std::vector<RowPair>& pairs = classes.pairs();
    const std::uint32_t sides = std::uint32_t{1} << grid.cols;
    std::vector<ProductSum> parts(std::min(std::max<std::size_t>(threads, 1), pairs.size()),
                                  ProductSum(grid, modulus));
    FinishedPieces finished(pairs.size(), progress);
    forEachInParallel(parts.size(), threads, progress, [&](std::size_t part) {
        JoinedHalves::Memory memory;
        for (std::size_t i = part; i < pairs.size(); i += parts.size()) {
            const RowPair& pair = pairs[i];
            JoinedHalves halves =
                JoinedHalves::sweep(grid, rows, pair, modulus, progress, std::move(memory));
            const auto given = static_cast<std::size_t>(std::popcount(pair.first)) +
                               static_cast<std::size_t>(std::popcount(pair.second));
            for (std::uint32_t above = 0; above < sides; ++above) {
                for (std::uint32_t below = 0; below < sides; ++below) {
                    progress.checkpoint();
                    if (const std::uint32_t times = classes.times(i, above, below); times > 0) {
                        parts[part].add(halves.first, halves.second, above, below, given, times);
                    }
                }
            }
            memory = std::move(halves).takeMemory();
            finished.add();
        }
    });
    return ProductSum::total(parts);
}

std::vector<std::uint64_t> countWords(const ProfileGrid& grid,
                                      const std::vector<std::uint32_t>& rows, std::uint32_t modulus,
                                      std::size_t threads, Progress& progress) {
    return grid.ends == ProfileGrid::Ends::open
               ? countOpen(grid, rows, modulus, threads, progress)
               : countJoined(grid, rows, modulus, threads, progress);
}

/// Returns b with a · b = 1 modulo the prime (Fermat).
std::uint64_t inverse(std::uint64_t a, std::uint64_t prime) {
    std::uint64_t result = 1;
    for (std::uint64_t exponent = prime - 2; exponent != 0; exponent >>= 1U) {
        if ((exponent & 1U) != 0) {
            result = result * a % prime;
        }
        a = a * a % prime;
    }
    return result;
}

/// Extends numbers known modulo the product so far to those that also have the remainders `words`
/// modulo `prime` (Garner's form of the Chinese remainder theorem).
void addPrime(std::vector<BigInteger>& numbers, BigInteger& product,
              const std::vector<std::uint64_t>& words, std::uint32_t prime) {
    const std::uint64_t factor = inverse(static_cast<std::uint64_t>(product % prime), prime);
    for (std::size_t entry = 0; entry < numbers.size(); ++entry) {
        const auto present = static_cast<std::uint64_t>(numbers[entry] % prime);
        const std::uint64_t missing = (words[entry] % prime + prime - present) % prime;
        numbers[entry] += product * (missing * factor % prime);
    }
    product *= prime;
}

} // namespace

std::optional<ProfileGrid> profileGridOf(const Rule& rule) {
    std::optional<ProfileGrid> best;
    for (const ProfileGrid& grid : profileGridsOf(rule, PressLightTable::maxProfileWidth)) {
        if (!best || profileSteps(grid) < profileSteps(*best)) {
            best = grid;
        }
    }
    return best;
}

std::uint64_t profileMemory(const ProfileGrid& grid) {
    if (saturatingProduct(grid.rows, grid.cols) > maxCells) {
        return UINT64_MAX;
    }
    const std::size_t first = JoinedHalves::firstRows(grid); // open grids are cut there too
    const std::uint64_t halves =
        ProfileHalf::memory(grid, first) + ProfileHalf::memory(grid, grid.rows - first);
    const std::uint64_t cells = grid.rows * grid.cols + 1;
    return halves + cells * cells * (sizeof(BigInteger) + cells / 4);
}

std::uint64_t profileSteps(const ProfileGrid& grid) {
    const std::size_t cells = grid.rows * grid.cols;
    const std::uint64_t primes = cells <= maxCellsOfWords ? 1 : cells / bitsPerPrime + 1;
    const std::size_t first = JoinedHalves::firstRows(grid);
    const std::uint64_t product = saturatingProduct(ProfileHalf::size(grid, first),
                                                    ProfileHalf::size(grid, grid.rows - first));
    const bool isOpen = grid.ends == ProfileGrid::Ends::open;
    return saturatingProduct(saturatingProduct(product, primes),
                             std::uint64_t{1} << ((isOpen ? 2 : 4) * grid.cols));
}

std::vector<BigInteger> countByProfile(const ProfileGrid& grid, const BitVector& lights,
                                       std::size_t threads, Progress& progress) {
    const std::vector<std::uint32_t> rows = grid.rowsOf(lights);
    const std::size_t cells = grid.rows * grid.cols;
    if (cells <= maxCellsOfWords) {
        const auto words = countWords(grid, rows, 0, threads, progress);
        return {words.begin(), words.end()};
    }
    std::vector<BigInteger> counts((cells + 1) * (cells + 1));
    BigInteger product = 1;
    const std::vector<std::uint32_t> primes = primesFor(cells);
    for (std::size_t i = 0; i < primes.size(); ++i) {
        const ProgressPart part(progress,
                                static_cast<double>(i) / static_cast<double>(primes.size()),
                                1 / static_cast<double>(primes.size()));
        addPrime(counts, product, countWords(grid, rows, primes[i], threads, progress), primes[i]);
    }
    return counts;
}

} // namespace lightsout
