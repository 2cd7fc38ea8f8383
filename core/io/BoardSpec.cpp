// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardSpec.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "graph/Limits.h"
#include "graph/PlatonicSolids.h"
#include "graph/RandomGraphs.h"
#include "io/GraphBuilder.h"
#include "io/LatticeNames.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace lightsout {

namespace {

constexpr bool isDigit(char character) {
    return character >= '0' && character <= '9';
}

/// Reads a specification from left to right and remembers the first thing wrong with it. After an
/// error it goes on with harmless values.
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

    /// Says that a number is larger than the board allows.
    void failBeyond(std::string_view digits, std::uint64_t most) {
        if (!error_) {
            fail(ErrorCode::numberOutOfRange, digits);
            error_->expected = most;
        }
    }

    /// The digits that come next, which stay.
    std::string_view digits() const {
        return {rest_.begin(), std::ranges::find_if_not(rest_, isDigit)};
    }

    /// Takes the characters up to the first of `ends`, or all.
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

    std::uint64_t number(std::uint64_t least, std::uint64_t most = UINT64_MAX) {
        const std::string_view digits = this->digits();
        if (digits.empty()) {
            fail(ErrorCode::notANumber, rest_.substr(0, rest_.find(',')));
            return least;
        }
        rest_.remove_prefix(digits.size());
        std::uint64_t value = 0;
        const auto [stop, failure] =
            std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (failure != std::errc{} || value < least || value > most) {
            if (!error_) {
                fail(ErrorCode::numberOutOfRange, digits);
                error_->expected = failure == std::errc{} && value < least ? least : most;
            }
            return least;
        }
        return value;
    }

    /// A probability.
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

    /// ":N" and ":MxN".
    std::uint64_t size(std::uint64_t least) {
        require(':');
        return number(least);
    }
    std::pair<std::uint64_t, std::uint64_t> sizes() {
        const std::uint64_t first = size(1);
        require('x');
        return {first, number(1)};
    }

    /// Whether nothing was wrong so far and a graph of that size is possible.
    bool admits(std::uint64_t vertices, std::uint64_t arcs) {
        if (error_) {
            return false;
        }
        if (auto refused = GraphBuilder::checkVertexCount(vertices)) {
            error_ = std::move(refused);
        } else if (arcs > graphArcLimit) {
            error_ = GraphBuilder::tooManyArcs(arcs);
        } else {
            constexpr std::uint64_t bytesPerVertex = 100;
            constexpr std::uint64_t bytesPerArc = 16;
            return fits(vertices * bytesPerVertex + arcs * bytesPerArc);
        }
        placeAtSize();
        return false;
    }

    bool admitsVertices(std::uint64_t vertices, std::uint64_t most) {
        if (!error_ && vertices > most) {
            error_ = Error{.code = ErrorCode::tooManyVertices, .expected = most, .found = vertices};
            placeAtSize();
        }
        return !error_;
    }

    bool admitsLattice(std::uint64_t cells) {
        return admitsVertices(cells, latticeCellLimit) && fits(cells / 2); // four vectors of them
    }

private:
    bool fits(std::uint64_t bytes) {
        if (bytes > memory_) {
            error_ = Error{.code = ErrorCode::tableTooLarge, .expected = memory_, .found = bytes};
            placeAtSize();
        }
        return !error_;
    }

    /// Says that the error is about the sizes, behind the first colon.
    void placeAtSize() { error_->position = positionAt(text_, text_.find(':') + 1); }

    std::string_view text_;
    std::string_view rest_;
    std::uint64_t memory_;
    std::uint64_t seed_;
    std::optional<Error> error_;
};

constexpr auto times = saturatingProduct;

Graph graphOfSize(SpecText& spec, std::uint64_t least, std::uint64_t arcsPerVertex,
                  Graph (*make)(std::size_t)) {
    const std::uint64_t n = spec.size(least);
    return spec.admits(n, times(arcsPerVertex, n)) ? make(n) : Graph();
}

Graph graphOfSizes(SpecText& spec, std::uint64_t arcsPerVertex,
                   Graph (*make)(std::size_t, std::size_t)) {
    const auto [m, n] = spec.sizes();
    return spec.admits(times(m, n), times(arcsPerVertex, times(m, n))) ? make(m, n) : Graph();
}

Graph complete(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    return spec.admits(n, times(n, n - 1)) ? completeGraph(n) : Graph();
}

Graph bipartite(SpecText& spec) {
    const auto [m, n] = spec.sizes();
    const std::uint64_t vertices = m > UINT64_MAX - n ? UINT64_MAX : m + n;
    return spec.admits(vertices, times(2, times(m, n))) ? completeBipartiteGraph(m, n) : Graph();
}

Graph hypercube(SpecText& spec) {
    const std::uint64_t d = spec.size(1);
    const std::uint64_t vertices = d < 64 ? std::uint64_t{1} << d : UINT64_MAX;
    return spec.admits(vertices, times(d, vertices)) ? hypercubeGraph(d) : Graph();
}

Graph cube(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    const std::uint64_t squares = times(6, times(n, n));
    return spec.admits(squares, times(4, squares)) ? cubeSurfaceGraph(n) : Graph();
}

Graph circulant(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    spec.require(':');
    // A step of n and more would be a shorter one, or none.
    const std::uint64_t longest = std::max<std::uint64_t>(n, 2) - 1;
    std::vector<std::size_t> steps{spec.number(1, longest)};
    while (spec.skipToNumber()) {
        steps.push_back(spec.number(1, longest));
    }
    return spec.admits(n, times(2, times(n, steps.size()))) ? circulantGraph(n, steps) : Graph();
}

Graph gnp(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    spec.require(':');
    const double chance = spec.chance();
    const double pairs = static_cast<double>(n) * static_cast<double>(n - 1);
    // Each pair is looked at.
    constexpr std::uint64_t maxVertices = std::uint64_t{1} << 17;
    if (!spec.admitsVertices(n, maxVertices) ||
        !spec.admits(n, static_cast<std::uint64_t>(std::min(pairs, 1e18) * chance))) {
        return {};
    }
    Random random(spec.seed());
    return binomialGraph(n, chance, random);
}

Graph regular(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    spec.require(':');
    const std::string_view digits = spec.digits();
    const std::uint64_t degree = spec.number(0);
    if (degree >= n) {
        spec.failBeyond(digits, n - 1);
    } else if (n % 2 == 1 && degree % 2 == 1) { // the degrees add up to twice the edges
        spec.failBeyond(digits, degree - 1);
    }
    if (!spec.admits(n, times(n, degree))) {
        return {};
    }
    Random random(spec.seed());
    return randomRegularGraph(n, degree, random);
}

Graph tree(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    if (!spec.admits(n, times(2, n))) {
        return {};
    }
    Random random(spec.seed());
    return randomTree(n, random);
}

Graph planar(SpecText& spec) {
    const std::uint64_t n = spec.size(1);
    if (!spec.admits(n, times(6, n))) {
        return {};
    }
    Random random(spec.seed());
    return randomPlanarGraph(n, random);
}

constexpr std::string_view merlinName = "merlin";

struct Family {
    std::string_view name;
    Graph (*make)(SpecText& spec);
};

constexpr std::array<Family, 26> families{{
    {"hex", [](SpecText& spec) { return graphOfSizes(spec, 6, hexagonGraph); }},
    {"triangular", [](SpecText& spec) { return graphOfSizes(spec, 3, triangleGraph); }},
    {"cube", cube},
    {merlinName, [](SpecText&) { return merlinGraph(); }},
    {"path", [](SpecText& spec) { return graphOfSize(spec, 1, 2, pathGraph); }},
    {"cycle", [](SpecText& spec) { return graphOfSize(spec, 3, 2, cycleGraph); }},
    {"complete", complete},
    {"star", [](SpecText& spec) { return graphOfSize(spec, 1, 2, starGraph); }},
    {"wheel", [](SpecText& spec) { return graphOfSize(spec, 4, 4, wheelGraph); }},
    {"bipartite", bipartite},
    {"hypercube", hypercube},
    {"circulant", circulant},
    {"gnp", gnp},
    {"regular", regular},
    {"tree", tree},
    {"planar", planar},
    {"petersen", [](SpecText&) { return generalizedPetersenGraph(5, 2); }},
    {"tetrahedron", [](SpecText&) { return tetrahedronGraph(); }},
    {"octahedron", [](SpecText&) { return octahedronGraph(); }},
    {"dodecahedron", [](SpecText&) { return dodecahedronGraph(); }},
    {"icosahedron", [](SpecText&) { return icosahedronGraph(); }},
    {"heawood",
     [](SpecText&) {
         return lcfGraph({5, -5}, 7);
     }},
    {"moebius-kantor", [](SpecText&) { return generalizedPetersenGraph(8, 3); }},
    {"desargues", [](SpecText&) { return generalizedPetersenGraph(10, 3); }},
    {"nauru", [](SpecText&) { return generalizedPetersenGraph(12, 5); }},
    {"pappus",
     [](SpecText&) {
         return lcfGraph({5, 7, -7, 7, -7, -5}, 3);
     }},
}};

constexpr std::string_view latticeName = "grid";

const Family* familyNamed(std::string_view name) {
    const auto* family = std::ranges::find(families, name, &Family::name);
    return family == families.end() ? nullptr : family;
}

std::string_view nameIn(std::string_view text) {
    return text.substr(0, text.find_first_of(":,"));
}

/// What the options say; topology and neighbours only where they are allowed.
struct Options {
    bool selfInfluence;
    Topology topology = Topology::plane;
    Neighbours neighbours = Neighbours::plus;
};

void readOptions(SpecText& spec, Options& options, bool isLattice) {
    std::vector<std::string_view> seen;
    while (!spec.error() && !spec.atEnd()) {
        spec.require(',');
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
        if (name == "self") {
            const bool isKnown = value == "on" || value == "off";
            choose(options.selfInfluence, isKnown ? std::optional(value == "on") : std::nullopt);
        } else if (name == "topology" && isLattice) {
            choose(options.topology, topologyNamed(value));
        } else if (name == "neighbours" && isLattice) {
            choose(options.neighbours, neighboursNamed(value));
        } else {
            spec.fail(ErrorCode::unknownOption, name);
        }
    }
}

} // namespace

bool isBoardSpec(std::string_view text) {
    const std::string_view name = nameIn(text);
    return name == latticeName || familyNamed(name) != nullptr;
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
        readOptions(spec, options, true);
        if (!spec.admitsLattice(times(rows, cols))) {
            return *spec.error();
        }
        return Rule(Lattice{.rows = rows,
                            .cols = cols,
                            .topology = options.topology,
                            .neighbours = options.neighbours,
                            .selfInfluence = options.selfInfluence});
    }
    const Family* family = familyNamed(name);
    if (family == nullptr) {
        return errorAbout(ErrorCode::unknownBoard, text, name);
    }
    Graph graph = family->make(spec);
    readOptions(spec, options, false);
    if (spec.error()) {
        return *spec.error();
    }
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        graph.setSelfInfluence(v, options.selfInfluence);
    }
    return name == merlinName ? Rule::onCells(Lattice{.rows = 3, .cols = 3}, std::move(graph))
                              : Rule(std::move(graph));
}

} // namespace lightsout
