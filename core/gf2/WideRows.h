// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Transposition.h"

#include <bit>
#include <utility>

namespace lightsout {

// Functions that process several words of a board's rows at a time, in the widest registers of the
// processor. They use the vector types of GCC and Clang; withWidestRegisters() calls code compiled
// for the processor's instructions.

/// A vector of `words` words. Operators work elementwise.
template <std::size_t words>
struct WideWords {
    using Type __attribute__((vector_size(words * sizeof(std::uint64_t)))) = std::uint64_t;
};
template <std::size_t words>
using Wide = typename WideWords<words>::Type;

/// Maximum number of words in a register.
inline constexpr std::size_t maxWideWords = 8;

// Results are returned in the last argument, because the calling convention for returning registers
// depends on the processor.

template <std::size_t words>
LIGHTSOUT_INLINE void load(const std::uint64_t* from, Wide<words>& to) {
    __builtin_memcpy(&to, from, sizeof to);
}
template <std::size_t words>
LIGHTSOUT_INLINE void store(const Wide<words>& from, std::uint64_t* to) {
    __builtin_memcpy(to, &from, sizeof from);
}

/// Considers the words of `first` followed by those of `second`, and sets `result` to the words
/// that begin at index `from`.
template <std::size_t words, std::size_t from>
LIGHTSOUT_INLINE void wordsFrom(const Wide<words>& first, const Wide<words>& second,
                                Wide<words>& result) {
    const auto shuffle = [&]<std::size_t... i>(std::index_sequence<i...>) LIGHTSOUT_INLINED {
        result = __builtin_shufflevector(first, second, (from + i)...);
    };
    shuffle(std::make_index_sequence<words>());
}

/// Returns true if all rows of this many cells begin at a byte boundary. Then one load or store is
/// enough, and no words have to be shifted.
inline bool beginWithBytes(std::size_t columns) {
    return std::endian::native == std::endian::little && columns % 8 == 0;
}

/// Loads the bits that begin at bit `shift` < 64 of the word `from`. Reads at most one word more
/// than `words`.
template <std::size_t words, bool isByte>
LIGHTSOUT_INLINE void loadFromBit(const std::uint64_t* from, std::size_t shift, Wide<words>& to) {
    if constexpr (isByte) {
        __builtin_memcpy(&to, reinterpret_cast<const unsigned char*>(from) + shift / 8, sizeof to);
    } else {
        Wide<words> high;
        load<words>(from, to);
        load<words>(from + 1, high);
        // In two steps, because shifting by 64 is undefined.
        to = (to >> shift) | ((high << 1) << (bitsPerWord - 1 - shift));
    }
}

/// Stores the bits of `here`, beginning at bit `shift` of the word `to`. For each word, `before`
/// contains the preceding word; `first` contains the bits that must remain in the first word.
template <std::size_t words, bool isByte>
LIGHTSOUT_INLINE void storeFromBit(const Wide<words>& here, const Wide<words>& before,
                                   std::uint64_t first, std::uint64_t* to, std::size_t shift) {
    if constexpr (isByte) {
        __builtin_memcpy(reinterpret_cast<unsigned char*>(to) + shift / 8, &here, sizeof here);
    } else {
        const Wide<words> staying{first};
        store<words>((here << shift) | ((before >> 1) >> (bitsPerWord - 1 - shift)) | staying, to);
    }
}

/// An aligned row in memory, stored as whole registers between two registers of zeros that
/// represent the cells beyond the borders.
class WorkingRow {
public:
    explicit WorkingRow(std::size_t columns)
        : words_(zeroWords((wordsFor(columns) / maxWideWords + 3) * maxWideWords)) {}

    std::uint64_t* data() { return words_.data() + maxWideWords; }

private:
    PackedWords words_;
};

/// A row and the row above it.
struct TwoRows {
    WorkingRow above;
    WorkingRow here;
};

/// An aligned row of `registers` registers, kept in registers while other rows are computed from
/// it: reading it from memory right after it was written would be slow.
template <std::size_t words, std::size_t registers>
class WideRow {
public:
    LIGHTSOUT_INLINE WideRow(std::uint64_t* row, std::size_t /*count*/) {
        for (std::size_t i = 0; i < registers; ++i) {
            load<words>(row + i * words, parts_[i]);
        }
    }
    LIGHTSOUT_INLINE void save(std::uint64_t* row) const {
        for (std::size_t i = 0; i < registers; ++i) {
            store<words>(parts_[i], row + i * words);
        }
    }

    LIGHTSOUT_INLINE static std::size_t count() { return registers; }
    LIGHTSOUT_INLINE void get(std::size_t i, Wide<words>& to) const { to = parts_[i]; }
    /// Get, for each word of register i, the preceding or the following word of the row.
    LIGHTSOUT_INLINE void getBefore(std::size_t i, Wide<words>& to) const {
        wordsFrom<words, words - 1>(i > 0 ? parts_[i - 1] : Wide<words>{}, parts_[i], to);
    }
    LIGHTSOUT_INLINE void getAfter(std::size_t i, Wide<words>& to) const {
        wordsFrom<words, 1>(parts_[i], i + 1 < registers ? parts_[i + 1] : Wide<words>{}, to);
    }
    LIGHTSOUT_INLINE void put(std::size_t i, const Wide<words>& part) { parts_[i] = part; }

private:
    Wide<words> parts_[registers]; // NOLINT(*-avoid-c-arrays): std::array loses the alignment
};

/// A row that is so long that much time passes before a written word is read again. It therefore
/// stays in memory, with zeros before and after it.
template <std::size_t words>
class WideRow<words, 0> {
public:
    LIGHTSOUT_INLINE WideRow(std::uint64_t* row, std::size_t count) : row_(row), count_(count) {}
    LIGHTSOUT_INLINE void save(std::uint64_t* /*row*/) const {}

    LIGHTSOUT_INLINE std::size_t count() const { return count_; }
    LIGHTSOUT_INLINE void get(std::size_t i, Wide<words>& to) const {
        load<words>(row_ + i * words, to);
    }
    LIGHTSOUT_INLINE void getBefore(std::size_t i, Wide<words>& to) const {
        load<words>(row_ + i * words - 1, to);
    }
    LIGHTSOUT_INLINE void getAfter(std::size_t i, Wide<words>& to) const {
        load<words>(row_ + i * words + 1, to);
    }
    LIGHTSOUT_INLINE void put(std::size_t i, const Wide<words>& part) {
        store<words>(part, row_ + i * words);
    }

private:
    std::uint64_t* row_;
    std::size_t count_;
};

/// Returns the number of registers of `words` words for a row of `columns` > 0 cells.
LIGHTSOUT_INLINE std::size_t registersOfRow(std::size_t columns, std::size_t words) {
    return (wordsFor(columns) + words - 1) / words;
}

/// Sets `cells` to a mask of the bits that represent cells in the last register of a row of
/// `columns` > 0 cells.
template <std::size_t words>
LIGHTSOUT_INLINE void cellsInLastRegister(std::size_t columns, Wide<words>& cells) {
    const std::size_t wordsBefore = (registersOfRow(columns, words) - 1) * words;
    for (std::size_t w = 0; w < words; ++w) {
        const std::size_t before = (wordsBefore + w) * bitsPerWord;
        cells[w] = before >= columns ? 0
                                     : ~std::uint64_t{0} >>
                                           (bitsPerWord - std::min(columns - before, bitsPerWord));
    }
}

/// Adds to `sum` the changes in register i of a row that are caused by the presses `row` in the
/// same row. Each press changes the cell's horizontal neighbours and, where `selfMask` has ones,
/// the cell itself.
template <std::size_t words, std::size_t registers>
LIGHTSOUT_INLINE void addHorizontalChange(const WideRow<words, registers>& row, std::size_t i,
                                          std::uint64_t selfMask, Wide<words>& sum) {
    Wide<words> here;
    Wide<words> before;
    Wide<words> behind;
    row.get(i, here);
    row.getBefore(i, before);
    row.getAfter(i, behind);
    sum ^= (here << 1) ^ (before >> (bitsPerWord - 1)) ^ (here >> 1) ^
           (behind << (bitsPerWord - 1)) ^ (here & selfMask);
}

/// Returns the same change for one word of a row.
inline std::uint64_t horizontalChange(const std::uint64_t* here, std::uint64_t selfMask) {
    return (*here << 1) ^ (*(here - 1) >> (bitsPerWord - 1)) ^ (*here >> 1) ^
           (*(here + 1) << (bitsPerWord - 1)) ^ (*here & selfMask);
}

/// Moves down from row `row`, which is rows.here, to row `end`. step(above, here, row) overwrites
/// the row above `here` with the row below it. `above` and `here` are WideRows of `count`
/// registers. Returns the number of the row that was reached: the maximum of `row` and `end`.
template <std::size_t words, std::size_t registers, typename Step>
LIGHTSOUT_INLINE std::size_t goDown(TwoRows& rows, std::size_t count, std::size_t row,
                                    std::size_t end, const Step& step) {
    WideRow<words, registers> above(rows.above.data(), count);
    WideRow<words, registers> here(rows.here.data(), count);
    for (; row + 1 < end; row += 2) {
        step(above, here, row);
        step(here, above, row + 1);
    }
    const bool isOdd = row < end;
    if (isOdd) {
        step(above, here, row);
        ++row;
    }
    above.save(rows.above.data());
    here.save(rows.here.data());
    if (isOdd) {
        std::swap(rows.above, rows.here);
    }
    return row;
}

template <std::size_t words, typename Work>
LIGHTSOUT_INLINE void withRegistersOf(std::size_t columns, const Work& work) {
    switch (registersOfRow(columns, words)) {
    case 1:
        return work.template operator()<words, 1>();
    case 2:
        return work.template operator()<words, 2>();
    case 3:
        return work.template operator()<words, 3>();
    case 4:
        return work.template operator()<words, 4>();
    default:
        return work.template operator()<words, 0>();
    }
}

#if defined(__x86_64__)
template <typename Work>
__attribute__((target("avx512f"))) void withEightWords(std::size_t columns, const Work& work) {
    withRegistersOf<8>(columns, work);
}
template <typename Work>
__attribute__((target("avx2"))) void withFourWords(std::size_t columns, const Work& work) {
    withRegistersOf<4>(columns, work);
}
#endif

/// Calls work<words, registers>(), a lambda that is LIGHTSOUT_INLINED, where `words` is the size of
/// the processor's widest registers and `registers` the number of them in a WideRow of `columns`
/// cells, or 0 if the row stays in memory.
template <typename Work>
void withWidestRegisters(std::size_t columns, const Work& work) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") != 0) {
        return withEightWords(columns, work);
    }
    if (__builtin_cpu_supports("avx2") != 0) {
        return withFourWords(columns, work);
    }
#endif
    work.template operator()<2, 0>();
}

} // namespace lightsout
