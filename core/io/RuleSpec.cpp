// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/RuleSpec.h"

#include "io/BoardSpec.h"

#include <array>
#include <bit>
#include <string_view>
#include <vector>

namespace lightsout {

namespace {

constexpr std::array<std::string_view, 11> wellKnown{
    "merlin",  "petersen",       "tetrahedron", "octahedron", "dodecahedron", "icosahedron",
    "heawood", "moebius-kantor", "desargues",   "nauru",      "pappus"};
constexpr std::array<std::string_view, 4> ofOneSize{"path", "cycle", "star", "wheel"};
constexpr std::array<std::string_view, 2> ofTwoSides{"hex", "triangular"};

/// Returns the specifications that could match the graph, judging by its size.
std::vector<std::string> candidates(const Graph& graph) {
    const std::size_t vertices = graph.vertexCount();
    std::vector<std::string> specs(wellKnown.begin(), wellKnown.end());
    for (const std::string_view family : ofOneSize) {
        specs.push_back(std::string(family) + ":" + std::to_string(vertices));
    }
    for (std::size_t rows = 1; rows <= vertices; ++rows) {
        const std::string first = std::to_string(rows) + "x";
        if (2 * rows * (vertices - rows) == graph.arcCount()) {
            specs.push_back("bipartite:" + first + std::to_string(vertices - rows));
        }
        if (vertices % rows == 0) {
            for (const std::string_view shape : ofTwoSides) {
                specs.push_back(std::string(shape) + ":" + first + std::to_string(vertices / rows));
            }
        }
        if (6 * rows * rows == vertices) {
            specs.push_back("cube:" + std::to_string(rows));
        }
    }
    if (vertices * (vertices - 1) == graph.arcCount()) {
        specs.push_back("complete:" + std::to_string(vertices));
    }
    if (std::has_single_bit(vertices) && vertices > 1) {
        specs.push_back("hypercube:" + std::to_string(std::countr_zero(vertices)));
    }
    return specs;
}

/// Returns the specification of a grid with holes, or nullopt if the rule is not such a grid.
std::optional<std::string> specWithHoles(const Rule& rule) {
    std::vector<Vertex> holes;
    std::optional<Vertex> rest;
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        if (rule.isHole(v)) {
            holes.push_back(v);
        } else if (!rest) {
            rest = v;
        }
    }
    for (const Neighbours neighbours : {Neighbours::plus, Neighbours::king, Neighbours::diagonal,
                                        Neighbours::knight, Neighbours::rowColumn}) {
        Lattice lattice = *rule.cells();
        lattice.neighbours = neighbours;
        lattice.selfInfluence = !rest || rule.selfInfluence(*rest);
        if (latticeWithHoles(lattice, holes).hasSameInfluence(rule)) {
            std::string spec = boardSpec(lattice) + ",holes=";
            for (const Vertex hole : holes) {
                spec += (spec.ends_with('=') ? "" : ",") + std::to_string(hole + 1);
            }
            return spec;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> specOf(const Rule& rule) {
    if (rule.lattice() != nullptr) {
        return boardSpec(*rule.lattice());
    }
    if (rule.vertexCount() == 0 || rule.vertexCount() > maxSpecifiedVertices) {
        return std::nullopt;
    }
    if (rule.isMarked()) { // no other specification leaves out buttons or lights
        return rule.cells() != nullptr ? specWithHoles(rule) : std::nullopt;
    }
    const ReadOptions options{.selfInfluence = rule.graph()->selfInfluence(0)};
    for (const std::string& spec : candidates(*rule.graph())) {
        const Result<Rule> made = parseBoardSpec(spec, options);
        if (made && made->vertexCount() == rule.vertexCount() && made->hasSameInfluence(rule)) {
            return spec + (options.selfInfluence ? "" : ",self=off");
        }
    }
    return std::nullopt;
}

} // namespace lightsout
