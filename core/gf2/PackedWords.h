// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <utility>
#include <vector>

namespace lightsout {

/// Number of 64-bit words per cache line.
inline constexpr std::size_t wordsPerCacheLine = 8;

/// Memory for words. It is aligned to a cache line unless it is small, because aligned allocation
/// takes longer than most operations on a short row. Large blocks are requested from the system in
/// large pages, so that fewer pages have to be mapped and cleared. These blocks use no memory until
/// they are written to.
class PackedWordMemory {
public:
    static void* allocate(std::size_t bytes) {
        void* memory = nullptr;
        if (isLarge(bytes)) {
            memory = allocateLarge(bytes);
        } else if (bytes < minAligned) {
            memory = std::malloc(roundedUp(bytes, cacheLine));
        } else {
            return ::operator new(roundedUp(bytes, cacheLine), std::align_val_t(cacheLine));
        }
        if (memory == nullptr) {
            throw std::bad_alloc();
        }
        return memory;
    }

    static void deallocate(void* memory, std::size_t bytes) {
        if (isLarge(bytes)) {
            deallocateLarge(memory, bytes);
        } else if (bytes < minAligned) {
            std::free(memory);
        } else {
            ::operator delete(memory, std::align_val_t(cacheLine));
        }
    }

    /// Returns whether newly allocated memory of this size is filled with zeros.
    static bool isZeroAtFirst(std::size_t bytes) { return isLarge(bytes); }

private:
    static constexpr std::size_t cacheLine = wordsPerCacheLine * sizeof(std::uint64_t);
    static constexpr std::size_t minAligned = 4 * cacheLine;

    static std::size_t roundedUp(std::size_t bytes, std::size_t unit) {
        return (bytes + unit - 1) / unit * unit;
    }

    /// Minimum size of large blocks, in bytes. A large block is returned to the system when it is
    /// freed, so the system has to clear memory for every new block.
    static constexpr std::size_t minLarge = std::size_t{1} << 25;

    static bool isLarge(std::size_t bytes) { return bytes >= minLarge; }
    static void* allocateLarge(std::size_t bytes);
    static void deallocateLarge(void* memory, std::size_t bytes);
};

/// An allocator that leaves words uninitialised if no value is given; see zeroWords().
template <typename Word>
struct PackedWordAllocator {
    using value_type = Word;

    PackedWordAllocator() = default;
    template <typename Other>
    PackedWordAllocator(const PackedWordAllocator<Other>&) {}

    Word* allocate(std::size_t count) {
        if (count > SIZE_MAX / sizeof(Word)) {
            throw std::bad_array_new_length();
        }
        return static_cast<Word*>(PackedWordMemory::allocate(count * sizeof(Word)));
    }
    void deallocate(Word* memory, std::size_t count) {
        PackedWordMemory::deallocate(memory, count * sizeof(Word));
    }

    template <typename Other>
    void construct(Other* /*place*/) {}
    template <typename Other, typename... Arguments>
    void construct(Other* place, Arguments&&... arguments) {
        ::new (static_cast<void*>(place)) Other(std::forward<Arguments>(arguments)...);
    }

    friend bool operator==(const PackedWordAllocator&, const PackedWordAllocator&) = default;
};

/// The words of a packed type, uninitialised if no value is given.
using PackedWords = std::vector<std::uint64_t, PackedWordAllocator<std::uint64_t>>;

/// Returns this many words, all zero.
inline PackedWords zeroWords(std::size_t count) {
    PackedWords words(count);
    if (!PackedWordMemory::isZeroAtFirst(count * sizeof(std::uint64_t))) {
        std::fill(words.begin(), words.end(), 0);
    }
    return words;
}

} // namespace lightsout
