#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace lightsout {

/// Memory that begins with a cache line, and, where there is much of it, with a large page: the
/// system then has few pages to find and to clear.
template <typename Word>
struct PackedWordAllocator {
    using value_type = Word;

    PackedWordAllocator() = default;
    template <typename Other>
    PackedWordAllocator(const PackedWordAllocator<Other>&) {} // NOLINT(google-explicit-constructor)

    Word* allocate(std::size_t count) {
        constexpr std::size_t cacheLine = 64;
        constexpr std::size_t largePage = std::size_t{1} << 21;
        const std::size_t bytes = count * sizeof(Word);
        const std::size_t unit = bytes < 2 * largePage ? cacheLine : largePage;
        const std::size_t rounded = (bytes + unit - 1) / unit * unit;
        void* const memory = rounded < bytes ? nullptr : std::aligned_alloc(unit, rounded);
        if (memory == nullptr) {
            throw std::bad_alloc();
        }
#if defined(__linux__) && defined(MADV_HUGEPAGE)
        if (unit == largePage) {
            // A wish: without large pages it goes on with small ones.
            madvise(memory, rounded, MADV_HUGEPAGE);
        }
#endif
        return static_cast<Word*>(memory);
    }
    void deallocate(Word* memory, std::size_t /*count*/) {
        std::free(memory);
    }

    friend bool operator==(const PackedWordAllocator&, const PackedWordAllocator&) = default;
};

/// The words of a packed type.
using PackedWords = std::vector<std::uint64_t, PackedWordAllocator<std::uint64_t>>;

} // namespace lightsout
