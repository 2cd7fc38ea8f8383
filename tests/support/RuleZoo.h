// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "graph/Families.h"
#include "tests/support/Lattices.h"
#include "tests/support/RandomGames.h"

#include <string>
#include <vector>

namespace lightsout {

struct NamedRule {
    std::string name;
    Rule rule;
};

/// Returns rules of every kind: lattices of all surfaces and neighbours, graphs with and without
/// directions and self-influence, empty and disconnected graphs, and sizes around the word length.
inline std::vector<NamedRule> ruleZoo() {
    std::vector<NamedRule> zoo{
        {"empty board", Rule()},
        {"isolated, pressing themselves", Graph(65)},
        {"isolated, pressing nothing", Graph(65, false)},
        {"Petersen", generalizedPetersenGraph(5, 2)},
        {"star 129", starGraph(129)},
        {"plane 5 x 5", Lattice{.rows = 5, .cols = 5}},
        {"plane 3 x 65", Lattice{.rows = 3, .cols = 65}},
        {"plane 65 x 3, sigma", Lattice{.rows = 65, .cols = 3, .selfInfluence = false}},
        {"plane 1 x 1", Lattice{}},
        {"plane 1 x 1, sigma", Lattice{.selfInfluence = false}},
    };
    for (const auto& [topology, topologyName] : allTopologies) {
        for (const auto& [neighbours, neighboursName] : allNeighbours) {
            const std::string name = std::string(topologyName) + ' ' + neighboursName;
            zoo.push_back({name + " 5 x 4", Lattice{5, 4, topology, neighbours, true}});
            zoo.push_back({name + " 2 x 7, sigma", Lattice{2, 7, topology, neighbours, false}});
        }
    }
    Random random(99);
    for (const std::size_t size : {1U, 2U, 7U, 63U, 64U, 65U, 129U}) {
        for (const bool directed : {false, true}) {
            for (const SelfInfluences selves :
                 {SelfInfluences::all, SelfInfluences::none, SelfInfluences::mixed}) {
                const std::string name = (directed ? "directed " : "undirected ") +
                                         std::to_string(size) + " self " +
                                         std::to_string(static_cast<int>(selves));
                zoo.push_back({name, randomGraph(size, 30, directed, selves, random)});
            }
        }
    }
    zoo.push_back({"torus 3 x 4 with its own patterns",
                   Rule::onCells(Lattice{.rows = 3, .cols = 4, .topology = Topology::torus},
                                 randomGraph(12, 30, true, SelfInfluences::mixed, random))});
    // Two components.
    Graph parts(70);
    for (Vertex v = 0; v + 1 < 70; ++v) {
        if (v != 34) {
            parts.addArc(v, v + 1);
        }
    }
    zoo.push_back({"two directed paths", parts});
    return zoo;
}

/// Adds a data row for each rule of the zoo, in the column "rule".
inline void addRuleZoo() {
    QTest::addColumn<Rule>("rule");
    for (const auto& [name, rule] : ruleZoo()) {
        QTest::newRow(name.c_str()) << rule;
    }
}

} // namespace lightsout
