// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardSpec.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "graph/Limits.h"
#include "graph/RandomGraphs.h"
#include "graph/SmallGraphs.h"
#include "io/GraphBuilder.h"
#include "io/LatticeNames.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace lightsout {

namespace {

/// Reads a specification from left to right and stores the first error. After an error, its
/// functions return valid values.
class SpecText {
public:
    SpecText(std::string_view text, const ReadOptions& options)
        : text_(text), rest_(text), memory_(options.memory), seed_(options.seed) {}

    std::uint64_t seed() const { return seed_; }

    const std::optional<Error>& error() const { return error_; }
    bool atEnd() const { return rest_.empty(); }

    void fail(ErrorCode code, std::string_view part) {
        if (!error_) {
            error_ = errorAbout(code, text_, part);
        }
    }

    /// Stores the error that an option's value is repeated somewhere before the current position.
    void failRepeated(std::string value) {
        fail(ErrorCode::repeated, rest_);
        error_->subject = std::move(value);
    }

    /// Stores the error that a number is larger than the board allows.
    void failBeyond(std::string_view digits, std::uint64_t max) {
        if (!error_) {
            fail(ErrorCode::numberOutOfRange, digits);
            error_->expected = max;
        }
    }

    /// Returns the digits that come next, without consuming them.
    std::string_view digits() const {
        return {rest_.begin(), std::ranges::find_if_not(rest_, isDigit)};
    }

    /// Consumes the characters up to the first of `ends`, or all characters if there is none.
    std::string_view takeUntil(std::string_view ends) {
        const std::string_view taken = rest_.substr(0, rest_.find_first_of(ends));
        rest_.remove_prefix(taken.size());
        return taken;
    }

    bool skip(char expected) {
        if (!rest_.starts_with(expected)) {
            return false;
        }
        rest_.remove_prefix(1);
        return true;
    }

    void require(char expected) {
        if (!skip(expected)) {
            fail(ErrorCode::syntax, rest_.substr(0, rest_.find(',')));
        }
    }

    /// Skips a comma before a number.
    bool skipToNumber() {
        return rest_.size() > 1 && rest_[0] == ',' && isDigit(rest_[1]) && skip(',');
    }

    std::uint64_t number(std::uint64_t min, std::uint64_t max = UINT64_MAX) {
        const std::string_view digits = this->digits();
        if (digits.empty()) {
            fail(ErrorCode::notANumber, rest_.substr(0, rest_.find(',')));
            return min;
        }
        rest_.remove_prefix(digits.size());
        std::uint64_t value = 0;
        const auto [stop, failure] =
            std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (failure != std::errc{} || value < min || value > max) {
            if (!error_) {
                fail(ErrorCode::numberOutOfRange, digits);
                error_->expected = failure == std::errc{} && value < min ? min : max;
            }
            return min;
        }
        return value;
    }

    /// Reads a probability.
    double chance() {
        const std::string_view digits = takeUntil(",");
        const auto value = realNumber(digits);
        if (!value) {
            fail(ErrorCode::notANumber, digits);
        } else if (!(*value >= 0 && *value <= 1)) {
            fail(ErrorCode::numberOutOfRange, digits);
            error_->expected = 1;
        } else {
            return *value;
        }
        return 0;
    }

    /// Read ":N" and ":MxN".
    std::uint64_t size(std::uint64_t min) {
        require(':');
        return number(min);
    }
    std::pair<std::uint64_t, std::uint64_t> sizes() {
        const std::uint64_t first = size(1);
        require('x');
        return {first, number(1)};
    }

    /// Returns true if there has been no error so far and a graph of this size is allowed.
    bool admits(std::uint64_t vertices, std::uint64_t arcs) {
        if (error_) {
            return false;
        }
        if (auto refused = GraphBuilder::checkVertexCount(vertices)) {
            error_ = std::move(refused);
        } else if (arcs > maxGraphArcs) {
            error_ = GraphBuilder::tooManyArcs(arcs);
        } else {
            constexpr std::uint64_t bytesPerVertex = 100;
            constexpr std::uint64_t bytesPerArc = 16;
            return fits(vertices * bytesPerVertex + arcs * bytesPerArc);
        }
        placeAtSize();
        return false;
    }

    bool admitsVertices(std::uint64_t vertices, std::uint64_t max) {
        if (!error_ && vertices > max) {
            error_ = Error{.code = ErrorCode::tooManyVertices, .expected = max, .found = vertices};
            placeAtSize();
        }
        return !error_;
    }

    bool admitsLattice(std::uint64_t cells) {
        return admitsVertices(cells, maxSpecifiedCells) && fits(cells / 2); // four bit vectors
    }

private:
    static constexpr bool isDigit(char character) { return character >= '0' && character <= '9'; }

    bool fits(std::uint64_t bytes) {
        if (bytes > memory_) {
            error_ = Error{.code = ErrorCode::tableTooLarge, .expected = memory_, .found = bytes};
            placeAtSize();
        }
        return !error_;
    }

    /// Sets the position of the error to that of the sizes, after the first colon.
    void placeAtSize() { error_->position = positionAt(text_, text_.find(':') + 1); }

    std::string_view text_;
    std::string_view rest_;
    std::uint64_t memory_;
    std::uint64_t seed_;
    std::optional<Error> error_;
};

constexpr auto times = saturatingProduct;

Rule graphOfSize(SpecText& spec, std::uint64_t least, std::uint64_t arcsPerVertex,
                 Graph (*make)(std::size_t)) {
    const std::uint64_t n = spec.size(least);
    return spec.admits(n, times(arcsPerVertex, n)) ? make(n) : Graph();
}

Rule graphOfSizes(SpecText& spec, std::uint64_t arcsPerVertex,
                  Graph (*make)(std::size_t, std::size_t)) {
    const auto [m, n] = spec.sizes();
    return spec.admits(times(m, n), times(arcsPerVertex, times(m, n))) ? make(m, n) : Graph();
}

/// Complete graphs with more vertices are too crowded to draw.
constexpr std::uint64_t maxCompleteVertices = 2000;

Rule complete(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    return spec.admits(n, times(n, n - 1)) ? completeGraph(n) : Graph();
}

/// Returns a complete graph as a lattice: a row of cells that are all neighbours of each other.
Lattice completeRow(std::uint64_t vertices) {
    return {.rows = 1, .cols = vertices, .neighbours = Neighbours::rowColumn};
}

Rule bipartite(SpecText& spec) {
    const auto [m, n] = spec.sizes();
    const std::uint64_t vertices = m > UINT64_MAX - n ? UINT64_MAX : m + n;
    return spec.admits(vertices, times(2, times(m, n))) ? completeBipartiteGraph(m, n) : Graph();
}

Rule hypercube(SpecText& spec) {
    const std::uint64_t d = spec.size(1);
    const std::uint64_t vertices = d < 64 ? std::uint64_t{1} << d : UINT64_MAX;
    return spec.admits(vertices, times(d, vertices)) ? hypercubeGraph(d) : Graph();
}

Rule cube(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    const std::uint64_t squares = times(6, times(n, n));
    return spec.admits(squares, times(4, squares)) ? cubeSurfaceGraph(n) : Graph();
}

Rule discs(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    const std::uint64_t discs = n < maxGraphVertices ? n * (n + 1) / 2 : UINT64_MAX;
    return spec.admits(discs, times(6, discs)) ? discTriangleGraph(n) : Graph();
}

Rule box(SpecText& spec, bool isTorus) {
    const auto [layers, rows] = spec.sizes();
    spec.require('x');
    const std::uint64_t cols = spec.number(1);
    const std::uint64_t cells = times(layers, times(rows, cols));
    return spec.admits(cells, times(6, cells)) ? boxGraph({layers, rows, cols}, isTorus) : Graph();
}

Rule longArms(SpecText& spec) {
    const auto [rows, cols] = spec.sizes();
    spec.require(':');
    const std::uint64_t reach = spec.number(1);
    const std::uint64_t most = std::min(reach, std::max(rows, cols));
    const std::uint64_t cells = times(rows, cols);
    return spec.admits(cells, times(4 * most, cells))
               ? Rule::onCells(Lattice{.rows = rows, .cols = cols},
                               longArmsGraph(rows, cols, reach))
               : Rule();
}

Rule switches(SpecText& spec) {
    const auto [rows, cols] = spec.sizes();
    const std::uint64_t lights = times(rows, cols);
    const std::uint64_t vertices = lights > maxGraphVertices ? lights : lights + rows + cols;
    return spec.admits(vertices, times(2, lights)) ? switchesGraph(rows, cols) : Graph();
}

Rule circulant(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    spec.require(':');
    // A step of n or more would be equivalent to a shorter one, or to no step at all.
    const std::uint64_t longest = std::max<std::uint64_t>(n, 2) - 1;
    std::vector<std::size_t> steps{spec.number(1, longest)};
    while (spec.skipToNumber()) {
        steps.push_back(spec.number(1, longest));
    }
    return spec.admits(n, times(2, times(n, steps.size()))) ? circulantGraph(n, steps) : Graph();
}

/// Reads "" for the Petersen graph, or ":N:K" for a generalised one.
Rule petersen(SpecText& spec) {
    if (!spec.skip(':')) {
        return generalizedPetersenGraph(5, 2);
    }
    const std::uint64_t n = spec.number(3);
    spec.require(':');
    const std::string_view digits = spec.digits();
    const std::uint64_t step = spec.number(1);
    if (step > (n - 1) / 2) {
        spec.failBeyond(digits, (n - 1) / 2);
    }
    return spec.admits(times(2, n), times(6, n)) ? generalizedPetersenGraph(n, step) : Graph();
}

Rule gnp(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    spec.require(':');
    const double chance = spec.chance();
    const double pairs = static_cast<double>(n) * static_cast<double>(n - 1);
    // A limit is needed because every pair of vertices is examined.
    constexpr std::uint64_t maxVertices = std::uint64_t{1} << 17;
    if (!spec.admitsVertices(n, maxVertices) ||
        !spec.admits(n, static_cast<std::uint64_t>(std::min(pairs, 1e18) * chance))) {
        return {};
    }
    Random random(spec.seed());
    return binomialGraph(n, chance, random);
}

Rule regular(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    spec.require(':');
    const std::string_view digits = spec.digits();
    const std::uint64_t degree = spec.number(0);
    if (degree >= n) {
        spec.failBeyond(digits, n - 1);
    } else if (n % 2 == 1 && degree % 2 == 1) { // the sum of the degrees must be even
        spec.failBeyond(digits, degree - 1);
    }
    if (!spec.admits(n, times(n, degree))) {
        return {};
    }
    Random random(spec.seed());
    return randomRegularGraph(n, degree, random);
}

Rule tree(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    if (!spec.admits(n, times(2, n))) {
        return {};
    }
    Random random(spec.seed());
    return randomTree(n, random);
}

Rule planar(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    if (!spec.admits(n, times(6, n))) {
        return {};
    }
    Random random(spec.seed());
    return randomPlanarGraph(n, random);
}

Rule numbered(SpecText& spec, GraphKind kind) {
    const std::uint64_t n = spec.size(1);
    if (!spec.admitsVertices(n, maxNumberedGraph)) {
        return {};
    }
    spec.require(':');
    const std::uint64_t number = spec.number(1, smallGraphCount(kind, n));
    return spec.error() ? Graph() : numberedGraph(kind, n, number - 1);
}

constexpr std::string_view completeName = "complete";

struct Family {
    std::string_view name;
    Rule (*make)(SpecText& spec);
};

constexpr std::array<Family, 33> families{{
    {"hex", [](SpecText& spec) -> Rule { return graphOfSizes(spec, 6, hexagonGraph); }},
    {"triangular", [](SpecText& spec) -> Rule { return graphOfSizes(spec, 3, triangleGraph); }},
    {"cube", cube},
    {"discs", discs},
    {"grid3d", [](SpecText& spec) { return box(spec, false); }},
    {"torus3d", [](SpecText& spec) { return box(spec, true); }},
    {"arms", longArms},
    {"switches", switches},
    {"merlin",
     [](SpecText&) -> Rule { return Rule::onCells(Lattice{.rows = 3, .cols = 3}, merlinGraph()); }},
    {"path", [](SpecText& spec) -> Rule { return graphOfSize(spec, 1, 2, pathGraph); }},
    {"cycle", [](SpecText& spec) -> Rule { return graphOfSize(spec, 3, 2, cycleGraph); }},
    {completeName, complete},
    {"star", [](SpecText& spec) -> Rule { return graphOfSize(spec, 1, 2, starGraph); }},
    {"wheel", [](SpecText& spec) -> Rule { return graphOfSize(spec, 4, 4, wheelGraph); }},
    {"bipartite", bipartite},
    {"hypercube", hypercube},
    {"circulant", circulant},
    {"gnp", gnp},
    {"regular", regular},
    {"tree", tree},
    {"planar", planar},
    {"simple", [](SpecText& spec) -> Rule { return numbered(spec, GraphKind::any); }},
    {"connected", [](SpecText& spec) -> Rule { return numbered(spec, GraphKind::connected); }},
    {"petersen", petersen},
    {"tetrahedron", [](SpecText&) -> Rule { return tetrahedronGraph(); }},
    {"octahedron", [](SpecText&) -> Rule { return octahedronGraph(); }},
    {"dodecahedron", [](SpecText&) -> Rule { return dodecahedronGraph(); }},
    {"icosahedron", [](SpecText&) -> Rule { return icosahedronGraph(); }},
    {"heawood", [](SpecText&) -> Rule { return heawoodGraph(); }},
    {"moebius-kantor", [](SpecText&) -> Rule { return generalizedPetersenGraph(8, 3); }},
    {"desargues", [](SpecText&) -> Rule { return generalizedPetersenGraph(10, 3); }},
    {"nauru", [](SpecText&) -> Rule { return generalizedPetersenGraph(12, 5); }},
    {"pappus", [](SpecText&) -> Rule { return pappusGraph(); }},
}};

constexpr std::string_view latticeName = "grid";
constexpr std::string_view holesName = "holes";

const Family* familyNamed(std::string_view name) {
    const auto* family = std::ranges::find(families, name, &Family::name);
    return family == families.end() ? nullptr : family;
}

std::string_view nameIn(std::string_view text) {
    return text.substr(0, text.find_first_of(":,"));
}

/// The values of the options; topology, neighbours and holes are only accepted for grids.
struct Options {
    bool selfInfluence;
    bool offersSelfInfluence = true;
    Topology topology = Topology::plane;
    Neighbours neighbours = Neighbours::plus;
    std::vector<Vertex> holes{};
};

/// Reads "13,14,…", the numbers of cells, counted from 1.
void readHoles(SpecText& spec, std::vector<Vertex>& holes, std::uint64_t cells) {
    do {
        const std::string_view digits = spec.digits();
        const std::uint64_t number = spec.number(1, cells);
        if (spec.error()) {
            return;
        }
        if (holes.size() == maxGraphVertices) { // some must be repeated
            spec.fail(ErrorCode::repeated, digits);
            return;
        }
        holes.push_back(number - 1);
    } while (spec.skipToNumber());
    std::ranges::sort(holes);
    const auto repeated = std::ranges::adjacent_find(holes);
    if (repeated != holes.end()) {
        spec.failRepeated(std::to_string(*repeated + 1));
    }
}

/// Reads the options after the sizes. `cells` is the number of cells of a grid, or 0.
void readOptions(SpecText& spec, Options& options, std::uint64_t cells = 0) {
    const bool isLattice = cells > 0;
    std::vector<std::string_view> seen;
    while (!spec.error() && !spec.atEnd()) {
        spec.require(',');
        const SpecText before = spec;
        const std::string_view option = spec.takeUntil(",");
        const std::string_view name = option.substr(0, option.find('='));
        const std::string_view value = option.substr(std::min(name.size() + 1, option.size()));
        const bool isRepeated = std::ranges::find(seen, name) != seen.end();
        seen.push_back(name);
        const auto choose = [&](auto& choice, auto chosen) {
            if (isRepeated) {
                spec.fail(ErrorCode::repeated, name);
            } else if (chosen) {
                choice = *chosen;
            } else {
                spec.fail(ErrorCode::unknownOptionValue, option);
            }
        };
        if (name == "self" && options.offersSelfInfluence) {
            const bool isKnown = value == "on" || value == "off";
            choose(options.selfInfluence, isKnown ? std::optional(value == "on") : std::nullopt);
        } else if (name == "topology" && isLattice) {
            choose(options.topology, topologyNamed(value));
        } else if (name == "neighbours" && isLattice) {
            choose(options.neighbours, neighboursNamed(value));
        } else if (name == holesName && isLattice && option.size() > name.size() && !isRepeated) {
            spec = before;
            spec.takeUntil("=");
            spec.require('=');
            readHoles(spec, options.holes, cells);
        } else if (name == holesName && isLattice) {
            choose(options.holes, std::optional<std::vector<Vertex>>());
        } else {
            spec.fail(ErrorCode::unknownOption, name);
        }
    }
}

} // namespace

std::string gridMeant(std::string_view text) {
    const std::size_t cross = text.find('x');
    const bool isSize = cross != std::string_view::npos && wholeNumber(text.substr(0, cross)) &&
                        wholeNumber(text.substr(cross + 1));
    return isSize ? "grid:" + std::string(text) : std::string();
}

bool isBoardSpec(std::string_view text) {
    const std::string_view name = nameIn(text);
    return name == latticeName || familyNamed(name) != nullptr;
}

std::vector<std::string_view> boardSpecNames() {
    std::vector<std::string_view> names{latticeName};
    for (const Family& family : families) {
        names.push_back(family.name);
    }
    return names;
}

std::span<const std::string_view> boardSpecOptions() {
    static constexpr std::array<std::string_view, 13> options{"self=on",
                                                              "self=off",
                                                              "topology=plane",
                                                              "topology=cylinder",
                                                              "topology=torus",
                                                              "topology=moebius",
                                                              "topology=klein",
                                                              "topology=projective",
                                                              "neighbours=plus",
                                                              "neighbours=king",
                                                              "neighbours=diagonal",
                                                              "neighbours=knight",
                                                              "neighbours=row-column"};
    return options;
}

Result<Rule> parseBoardSpec(std::string_view text, const ReadOptions& defaults) {
    if (const auto bad = firstBadByte(text)) {
        return errorAbout(ErrorCode::syntax, text, text.substr(*bad, 1));
    }
    SpecText spec(text, defaults);
    Options options{.selfInfluence = defaults.selfInfluence};
    const std::string_view name = spec.takeUntil(":,");
    if (name == latticeName) {
        const auto [rows, cols] = spec.sizes();
        readOptions(spec, options, times(rows, cols));
        if (!spec.admitsLattice(times(rows, cols))) {
            return *spec.error();
        }
        const Lattice lattice{.rows = rows,
                              .cols = cols,
                              .topology = options.topology,
                              .neighbours = options.neighbours,
                              .selfInfluence = options.selfInfluence};
        if (options.holes.empty()) {
            return Rule(lattice);
        }
        const std::uint64_t neighbours =
            lattice.neighbours == Neighbours::rowColumn ? rows + cols : 8;
        if (!spec.admits(times(rows, cols), times(neighbours, times(rows, cols)))) {
            return *spec.error();
        }
        return latticeWithHoles(lattice, options.holes);
    }
    const Family* family = familyNamed(name);
    if (family == nullptr) {
        return errorAbout(ErrorCode::unknownBoard, text, name);
    }
    if (SpecText ahead = spec; name == completeName) {
        if (const std::uint64_t vertices = ahead.size(1);
            !ahead.error() && vertices > maxCompleteVertices) {
            readOptions(ahead, options);
            if (!ahead.admitsLattice(vertices)) {
                return *ahead.error();
            }
            Lattice row = completeRow(vertices);
            row.selfInfluence = options.selfInfluence;
            return Rule(row);
        }
    }
    Rule rule = family->make(spec);
    options.offersSelfInfluence = !rule.isMarked();
    readOptions(spec, options);
    if (spec.error()) {
        return *spec.error();
    }
    for (Vertex v = 0; options.offersSelfInfluence && v < rule.vertexCount(); ++v) {
        rule.editGraph().setSelfInfluence(v, options.selfInfluence);
    }
    return rule;
}

Rule latticeWithHoles(const Lattice& lattice, const std::vector<Vertex>& holes) {
    Graph graph = toGraph(lattice);
    std::vector<VertexMark> marks;
    for (const Vertex hole : holes) {
        marks.push_back({.vertex = hole, .hasButton = false, .hasLight = false});
    }
    graph.mark(marks);
    return Rule::onCells(lattice, std::move(graph));
}

std::string boardSpec(const Lattice& lattice) {
    std::string spec = std::string(latticeName) + ":" + std::to_string(lattice.rows) + "x" +
                       std::to_string(lattice.cols);
    if (lattice.topology != Topology::plane) {
        spec += ",topology=" + std::string(nameOf(lattice.topology));
    }
    if (lattice.neighbours != Neighbours::plus) {
        spec += ",neighbours=" + std::string(nameOf(lattice.neighbours));
    }
    return spec + (lattice.selfInfluence ? "" : ",self=off");
}

} // namespace lightsout
