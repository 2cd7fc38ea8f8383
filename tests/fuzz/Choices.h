// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <cstdint>
#include <span>

namespace lightsout {

/// Choices that the bytes of a fuzzer's input make, one after the other; all 0 behind their end.
class Choices {
public:
    Choices(const std::uint8_t* data, std::size_t size) : bytes_(data, size) {}

    bool atEnd() const { return bytes_.empty(); }

    /// 0 … bound-1, for 0 < bound ≤ 65536.
    std::size_t below(std::size_t bound);
    bool flip() { return below(2) == 1; }
    BitVector vector(std::size_t size);

    /// A lattice with sides of at most `side`.
    Lattice lattice(std::size_t side);
    /// A graph of at most `vertices`, with influences one way or both ways.
    Graph graph(std::size_t vertices);
    /// One or the other, of at most so many cells or vertices.
    Rule rule(std::size_t vertices);

private:
    std::uint8_t byte();

    std::span<const std::uint8_t> bytes_;
};

} // namespace lightsout
