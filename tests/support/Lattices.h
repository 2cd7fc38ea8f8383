// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

#include <QTest>

#include <array>
#include <optional>
#include <utility>

namespace lightsout {

inline constexpr std::array<std::pair<Topology, const char*>, 6> allTopologies{{
    {Topology::plane, "plane"},
    {Topology::cylinder, "cylinder"},
    {Topology::torus, "torus"},
    {Topology::moebius, "Moebius"},
    {Topology::klein, "Klein"},
    {Topology::projective, "projective"},
}};

inline constexpr std::array<std::pair<Neighbours, const char*>, 5> allNeighbours{{
    {Neighbours::plus, "plus"},
    {Neighbours::king, "king"},
    {Neighbours::diagonal, "diagonal"},
    {Neighbours::knight, "knight"},
    {Neighbours::rowColumn, "row and column"},
}};

inline Lattice grid(std::size_t rows, std::size_t cols, Topology topology = Topology::plane,
                    bool self = true) {
    return {.rows = rows, .cols = cols, .topology = topology, .selfInfluence = self};
}

/// Adds a data row for each pair, in the columns "topology" and "neighbours"; omits `except`.
inline void addTopologiesAndNeighbours(std::optional<Topology> except = std::nullopt) {
    QTest::addColumn<Topology>("topology");
    QTest::addColumn<Neighbours>("neighbours");
    for (const auto& [topology, topologyName] : allTopologies) {
        for (const auto& [neighbours, neighboursName] : allNeighbours) {
            if (topology != except) {
                QTest::addRow("%s, %s", topologyName, neighboursName) << topology << neighbours;
            }
        }
    }
}

} // namespace lightsout
