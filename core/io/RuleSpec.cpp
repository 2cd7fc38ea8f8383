// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/RuleSpec.h"

#include "io/BoardSpec.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <string_view>
#include <vector>

namespace lightsout {

namespace {

constexpr std::array<std::string_view, 11> wellKnown{
    "merlin",  "petersen",       "tetrahedron", "octahedron", "dodecahedron", "icosahedron",
    "heawood", "moebius-kantor", "desargues",   "nauru",      "pappus"};
constexpr std::array<std::string_view, 4> ofOneSize{"path", "cycle", "star", "wheel"};
constexpr std::array<std::string_view, 2> ofTwoSides{"hex", "triangular"};

/// Adds the boxes with these numbers of cells and arcs whose sides are at least 2.
void addBoxes(std::size_t cells, std::size_t arcs, std::vector<std::string>& specs) {
    for (std::size_t a = 2; 4 * a <= cells; ++a) {
        for (std::size_t b = 2; cells % a == 0 && 2 * a * b <= cells; ++b) {
            if (cells % (a * b) != 0) {
                continue;
            }
            std::size_t pairs = 0;  // of neighbours in a grid
            std::size_t joined = 0; // in a torus
            for (const std::size_t side : {a, b, cells / a / b}) {
                pairs += cells / side * (side - 1);
                joined += cells / side * (side > 2 ? side : 1);
            }
            const std::string sides =
                std::to_string(a) + "x" + std::to_string(b) + "x" + std::to_string(cells / a / b);
            if (2 * pairs == arcs) {
                specs.push_back("grid3d:" + sides);
            }
            if (2 * joined == arcs) {
                specs.push_back("torus3d:" + sides);
            }
        }
    }
}

/// Adds the generalised Petersen graph and the circulant graph that could match, judging by the
/// neighbours of a vertex.
void addByStep(const Graph& graph, std::vector<std::string>& specs) {
    const std::size_t n = graph.vertexCount();
    if (n % 2 == 0 && graph.arcCount() == 3 * n) {
        for (const Vertex v : graph.targets(n / 2)) {
            if (v > n / 2 && 2 * (v - n / 2) < n / 2) {
                specs.push_back("petersen:" + std::to_string(n / 2) + ":" +
                                std::to_string(v - n / 2));
            }
        }
    }
    std::string steps;
    for (const Vertex v : graph.targets(0)) {
        if (2 * v <= n) {
            steps += (steps.empty() ? "" : ",") + std::to_string(v);
        }
    }
    if (!steps.empty()) {
        specs.push_back("circulant:" + std::to_string(n) + ":" + steps);
    }
}

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
        if (rows * (rows + 1) / 2 == vertices) {
            specs.push_back("discs:" + std::to_string(rows));
        }
    }
    if (vertices * (vertices - 1) == graph.arcCount()) {
        specs.push_back("complete:" + std::to_string(vertices));
    }
    if (std::has_single_bit(vertices) && vertices > 1) {
        specs.push_back("hypercube:" + std::to_string(std::countr_zero(vertices)));
    }
    addBoxes(vertices, graph.arcCount(), specs);
    addByStep(graph, specs);
    return specs;
}

/// Returns the specifications of long arms that could match a graph on the cells of a grid.
std::vector<std::string> armsOn(const Lattice& cells, const Graph& graph) {
    std::vector<std::string> specs;
    std::size_t arcs = 0;
    for (std::size_t reach = 1; reach < std::max(cells.rows, cells.cols); ++reach) {
        arcs += 2 * cells.rows * (cells.cols - std::min(reach, cells.cols));
        arcs += 2 * cells.cols * (cells.rows - std::min(reach, cells.rows));
        if (arcs == graph.arcCount()) {
            specs.push_back("arms:" + std::to_string(cells.rows) + "x" +
                            std::to_string(cells.cols) + ":" + std::to_string(reach));
        }
    }
    return specs;
}

/// Returns the specification of the switches for rows and columns of lights, or nullopt if the rule
/// is not such a board.
std::optional<std::string> specOfSwitches(const Rule& rule) {
    for (std::size_t rows = 1; rows < rule.buttonCount(); ++rows) {
        const std::size_t cols = rule.buttonCount() - rows;
        if (rows * cols == rule.lightCount()) {
            const std::string spec =
                "switches:" + std::to_string(rows) + "x" + std::to_string(cols);
            const Result<Rule> made = parseBoardSpec(spec);
            if (made->vertexCount() == rule.vertexCount() && made->hasSameInfluence(rule)) {
                return spec;
            }
        }
    }
    return std::nullopt;
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
        return rule.cells() != nullptr ? specWithHoles(rule) : specOfSwitches(rule);
    }
    const ReadOptions options{.selfInfluence = rule.graph()->selfInfluence(0)};
    std::vector<std::string> specs = candidates(*rule.graph());
    if (rule.cells() != nullptr) {
        std::ranges::move(armsOn(*rule.cells(), *rule.graph()), std::back_inserter(specs));
    }
    for (const std::string& spec : specs) {
        const Result<Rule> made = parseBoardSpec(spec, options);
        if (made && made->vertexCount() == rule.vertexCount() && made->hasSameInfluence(rule)) {
            return spec + (options.selfInfluence ? "" : ",self=off");
        }
    }
    return std::nullopt;
}

} // namespace lightsout
