// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <cstdint>
#include <span>

namespace lightsout {

/// Choices made by the bytes of a fuzzer's input, one after the other. All choices after the end
/// are 0.
class Choices {
public:
    Choices(const std::uint8_t* data, std::size_t size) : bytes_(data, size) {}

    bool atEnd() const { return bytes_.empty(); }

    /// Returns a number in 0 … bound-1, for 0 < bound ≤ 65536.
    std::size_t below(std::size_t bound);
    bool flip() { return below(2) == 1; }
    BitVector vector(std::size_t size);

    /// Returns a lattice with sides of at most `side`.
    Lattice lattice(std::size_t side);
    /// Returns a graph with at most `vertices` vertices, with directed or mutual influences.
    Graph graph(std::size_t vertices);
    /// Returns either a lattice or a graph with at most this many cells or vertices.
    Rule rule(std::size_t vertices);

private:
    std::uint8_t byte();

    std::span<const std::uint8_t> bytes_;
};

} // namespace lightsout
