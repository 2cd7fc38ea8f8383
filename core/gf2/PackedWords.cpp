// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/PackedWords.h"

#include "support/Platform.h"

namespace lightsout {

void* PackedWordMemory::allocateLarge(std::size_t bytes) {
    return platform::allocatePages(bytes);
}

void PackedWordMemory::deallocateLarge(void* memory, std::size_t bytes) {
    platform::freePages(memory, bytes);
}

} // namespace lightsout
