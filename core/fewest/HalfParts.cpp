// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/HalfParts.h"

#include "fewest/CosetWeights.h"
#include "game/Reduction.h"
#include "support/Parallel.h"

#include <algorithm>
#include <bit>
#include <mutex>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace lightsout {

namespace {

std::vector<BitVector> entriesOfAllAt(const std::vector<BitVector>& vectors,
                                      const std::vector<std::size_t>& positions) {
    std::vector<BitVector> entries;
    entries.reserve(vectors.size());
    for (const BitVector& vector : vectors) {
        entries.push_back(selectedEntries(vector, positions));
    }
    return entries;
}

constexpr std::size_t bitsOfSum = 4;
constexpr std::size_t sumsOfBits = std::size_t{1} << bitsOfSum;

/// For each of `groups` · CombinedParts::groupSize vectors, counts the bits in which it differs
/// from `vector`.
using CountDifferences = void (*)(const std::uint64_t* vector, std::size_t words,
                                  const std::uint64_t* grouped, std::size_t groups,
                                  std::uint64_t* differences);

[[gnu::always_inline]] inline void
countDifferencesAs(const std::uint64_t* vector, std::size_t words, const std::uint64_t* grouped,
                   std::size_t groups, std::uint64_t* differences) {
    for (std::size_t group = 0; group < groups; ++group) {
        std::array<std::uint64_t, CombinedParts::groupSize> counts{};
        for (std::size_t w = 0; w < words; ++w) {
            for (std::size_t lane = 0; lane < CombinedParts::groupSize; ++lane) {
                counts[lane] += static_cast<std::uint64_t>(std::popcount(
                    vector[w] ^ grouped[(group * words + w) * CombinedParts::groupSize + lane]));
            }
        }
        std::ranges::copy(counts, differences + group * CombinedParts::groupSize);
    }
}

void countDifferencesPlain(const std::uint64_t* vector, std::size_t words,
                           const std::uint64_t* grouped, std::size_t groups,
                           std::uint64_t* differences) {
    countDifferencesAs(vector, words, grouped, groups, differences);
}

#if defined(__x86_64__)
[[gnu::target("popcnt")]] void countDifferencesWord(const std::uint64_t* vector, std::size_t words,
                                                    const std::uint64_t* grouped,
                                                    std::size_t groups,
                                                    std::uint64_t* differences) {
    countDifferencesAs(vector, words, grouped, groups, differences);
}

[[gnu::target("avx512f,avx512vpopcntdq")]] void
countDifferencesWide(const std::uint64_t* vector, std::size_t words, const std::uint64_t* grouped,
                     std::size_t groups, std::uint64_t* differences) {
    for (std::size_t group = 0; group < groups; ++group) {
        __m512i counts = _mm512_setzero_si512();
        const std::uint64_t* rows = grouped + group * words * CombinedParts::groupSize;
        for (std::size_t w = 0; w < words; ++w) {
            const __m512i word = _mm512_set1_epi64(static_cast<std::int64_t>(vector[w]));
            const __m512i different =
                _mm512_xor_si512(word, _mm512_loadu_si512(rows + w * CombinedParts::groupSize));
            counts = _mm512_add_epi64(counts, _mm512_popcnt_epi64(different));
        }
        _mm512_storeu_si512(differences + group * CombinedParts::groupSize, counts);
    }
}
#endif

CountDifferences fastestCountDifferences() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") != 0 && __builtin_cpu_supports("avx512vpopcntdq") != 0) {
        return countDifferencesWide;
    }
    if (__builtin_cpu_supports("popcnt") != 0) {
        return countDifferencesWord;
    }
#endif
    return countDifferencesPlain;
}

} // namespace

LightParts::LightParts(const PairHalf& half, const BitVector& offset, std::size_t threads,
                       Progress& progress)
    : dimension_(half.basis.size()),
      sweep_(selectedEntries(offset, half.positions), entriesOfAllAt(half.basis, half.positions),
             CosetSweep::Order::given) {
    counts_ = weightCounts(selectedEntries(offset, half.positions),
                           entriesOfAllAt(half.basis, half.positions), threads, progress);
    const auto first = std::ranges::find_if(counts_, [](std::uint64_t count) { return count > 0; });
    leastWeight_ = static_cast<std::size_t>(first - counts_.begin());
    counts_.erase(counts_.begin(), first);
    while (counts_.back() == 0) {
        counts_.pop_back();
    }
}

const std::vector<LightParts::NumberedPart>& LightParts::ofLevel(std::size_t level) const {
    static const std::vector<NumberedPart> none;
    LIGHTSOUT_ASSERT(level < parts_.size() || parts_.size() == levels());
    return level < parts_.size() ? parts_[level] : none;
}

std::uint64_t LightParts::memoryNeeded(std::size_t levels) const {
    std::uint64_t parts = 0;
    for (std::size_t level = 0; level < std::min(levels, counts_.size()); ++level) {
        parts += counts_[level];
    }
    return parts * sizeof(NumberedPart);
}

void LightParts::collect(std::size_t levels, const HalfSymmetries* symmetries, std::size_t threads,
                         Progress& progress) {
    parts_.clear();
    parts_.resize(std::min(levels, counts_.size()));
    const std::size_t order = symmetries != nullptr ? symmetries->order() : 1;
    for (std::size_t level = 0; level < parts_.size(); ++level) {
        parts_[level].reserve(counts_[level] / order);
    }
    if (sweep_.fitsShort()) {
        collectAs<std::int16_t>(symmetries, threads, progress);
    } else {
        collectAs<std::int32_t>(symmetries, threads, progress);
    }
}

template <typename Integer>
void LightParts::collectAs(const HalfSymmetries* symmetries, std::size_t threads,
                           Progress& progress) {
    if (parts_.empty()) {
        return;
    }
    // If there are fewer vectors than lanes, the remaining lanes repeat the same vectors.
    const std::uint64_t lanes = CosetSweep::lanes / sweep_.repetitions();
    const std::size_t heaviest = leastWeight_ + parts_.size() - 1;
    const auto least =
        static_cast<Integer>(sweep_.balanceOfZero() - 2 * static_cast<std::int64_t>(heaviest));
    std::mutex merging;
    std::size_t done = 0;
    forEachInParallel(sweep_.pieceCount(), threads, progress, [&](std::size_t piece) {
        std::vector<std::vector<NumberedPart>> ofPiece(parts_.size());
        sweep_.sweepPiece<Integer>(piece, progress, [&](const CosetSweep::Block<Integer>& block) {
            for (std::size_t row = 0; row < block.rowCount; ++row) {
                bool isAny = false;
                for (const Integer balance : block.rows[row]) {
                    isAny |= balance >= least; // this loop is vectorised
                }
                for (std::uint64_t lane = 0; isAny && lane < lanes; ++lane) {
                    const Integer balance = block.rows[row][lane];
                    if (balance < least) {
                        continue;
                    }
                    const std::uint64_t number = block.firstNumber + row * CosetSweep::lanes + lane;
                    const std::size_t orbit =
                        symmetries != nullptr ? symmetries->orbitOfLeast(number) : 1;
                    if (orbit > 0) {
                        ofPiece[sweep_.weightOf(balance) - leastWeight_].push_back({number, orbit});
                    }
                }
            }
        });
        const std::scoped_lock lock(merging);
        for (std::size_t level = 0; level < parts_.size(); ++level) {
            parts_[level].insert(parts_[level].end(), ofPiece[level].begin(), ofPiece[level].end());
        }
        progress.checkpoint(static_cast<double>(++done) / static_cast<double>(sweep_.pieceCount()));
    });
}

CombinedParts::Sums::Sums(const std::vector<BitVector>& basis, const BitVector& offset,
                          const std::vector<std::size_t>& positions) {
    const auto wordsOf = [&](const BitVector& vector) {
        const BitVector entries = selectedEntries(vector, positions);
        return std::vector<std::uint64_t>(entries.words().begin(), entries.words().end());
    };
    offset_ = wordsOf(offset);
    const std::size_t words = offset_.size();
    const std::size_t nibbles = (basis.size() + bitsOfSum - 1) / bitsOfSum;
    sums_.assign(nibbles * sumsOfBits * words, 0);
    for (std::size_t i = 0; i < basis.size(); ++i) {
        const std::vector<std::uint64_t> vector = wordsOf(basis[i]);
        for (std::size_t value = 0; value < sumsOfBits; ++value) {
            if (((value >> (i % bitsOfSum)) & 1U) != 0) {
                std::uint64_t* sum = sums_.data() + (i / bitsOfSum * sumsOfBits + value) * words;
                for (std::size_t w = 0; w < words; ++w) {
                    sum[w] ^= vector[w];
                }
            }
        }
    }
}

void CombinedParts::Sums::write(std::uint64_t number, std::uint64_t* to) const {
    const std::size_t words = offset_.size();
    std::ranges::copy(offset_, to);
    for (const std::uint64_t* sums = sums_.data(); number != 0;
         number >>= bitsOfSum, sums += sumsOfBits * words) {
        const std::uint64_t* sum = sums + (number % sumsOfBits) * words;
        for (std::size_t w = 0; w < words; ++w) {
            to[w] ^= sum[w];
        }
    }
}

CombinedParts::CombinedParts(const ClassPair& pair, const ClassPair& other, const BitVector& offset)
    : sums_{{{Sums(pair[0].basis, offset, other[0].positions),
              Sums(pair[0].basis, offset, other[1].positions)},
             {Sums(pair[1].basis, BitVector(offset.size()), other[0].positions),
              Sums(pair[1].basis, BitVector(offset.size()), other[1].positions)}}} {}

double CombinedParts::operations() const {
    return static_cast<double>(sums_[0][0].words()) / wordsOfOperation;
}

CombinedParts::Block::Block(const CombinedParts& parts, std::span<const std::uint64_t> seconds)
    : parts_(parts), groups_((seconds.size() + groupSize - 1) / groupSize),
      seconds_(seconds.begin(), seconds.end()) {
    LIGHTSOUT_ASSERT(seconds.size() <= blockSize);
    const Sums& sums = parts.sums_[1][0];
    const std::size_t words = sums.words();
    grouped_.resize(groups_ * words * groupSize);
    inFirst_.resize(words);
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        sums.write(seconds[i], inFirst_.data());
        for (std::size_t w = 0; w < words; ++w) {
            grouped_[(i / groupSize * words + w) * groupSize + i % groupSize] = inFirst_[w];
        }
    }
    inSecond_.resize(2 * parts.sums_[0][1].words());
}

void CombinedParts::Block::combine(std::uint64_t first) {
    static const CountDifferences countDifferences = fastestCountDifferences();
    first_ = first;
    isFirstSpread_ = false;
    parts_.sums_[0][0].write(first, inFirst_.data());
    countDifferences(inFirst_.data(), inFirst_.size(), grouped_.data(), groups_, weights_.data());
}

std::size_t CombinedParts::Block::weightInSecond(std::size_t second) {
    const std::size_t words = inSecond_.size() / 2;
    std::uint64_t* const ofFirst = inSecond_.data();
    std::uint64_t* const ofSecond = ofFirst + words;
    if (!isFirstSpread_) {
        parts_.sums_[0][1].write(first_, ofFirst);
        isFirstSpread_ = true;
    }
    parts_.sums_[1][1].write(seconds_[second], ofSecond);
    std::size_t weight = 0;
    for (std::size_t w = 0; w < words; ++w) {
        weight += static_cast<std::size_t>(std::popcount(ofFirst[w] ^ ofSecond[w]));
    }
    return weight;
}

} // namespace lightsout
