// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/NamedGraph.h"

#include "graph/CircleLayout.h"
#include "io/Text.h"

#include <algorithm>
#include <numeric>
#include <unordered_set>

namespace lightsout {

namespace {

/// An integer of any length for comparisons: its sign and its digits without leading zeros.
struct Integer {
    bool isNegative;
    std::string_view digits;
};

std::optional<Integer> integer(std::string_view text) {
    const bool isNegative = text.starts_with('-');
    text.remove_prefix(isNegative || text.starts_with('+') ? 1 : 0);
    if (text.empty() || !std::ranges::all_of(text, isDigit)) {
        return std::nullopt;
    }
    text.remove_prefix(std::min(text.find_first_not_of('0'), text.size()));
    return Integer{isNegative && !text.empty(), text};
}

bool operator<(const Integer& a, const Integer& b) {
    if (a.isNegative != b.isNegative) {
        return a.isNegative;
    }
    const auto& [smaller, larger] = a.isNegative ? std::pair(b, a) : std::pair(a, b);
    return std::pair(smaller.digits.size(), smaller.digits) <
           std::pair(larger.digits.size(), larger.digits);
}

/// Returns the final number of each vertex: its rank by value if all names are integers, otherwise
/// its position in `names`, which is in order of occurrence.
std::vector<Vertex> numbering(const std::vector<std::string_view>& names) {
    std::vector<Vertex> order(names.size());
    std::iota(order.begin(), order.end(), Vertex{0});
    std::vector<Integer> integers;
    for (const std::string_view name : names) {
        const auto value = integer(name);
        if (!value) {
            return order;
        }
        integers.push_back(*value);
    }
    std::ranges::stable_sort(order, [&](Vertex a, Vertex b) { return integers[a] < integers[b]; });
    std::vector<Vertex> numbers(names.size());
    for (Vertex v = 0; v < order.size(); ++v) {
        numbers[order[v]] = v;
    }
    return numbers;
}

} // namespace

Result<Vertex> NamedGraph::vertex(std::string_view name) {
    const auto [place, isNew] = vertexOf_.try_emplace(name, names_.size());
    if (isNew) {
        names_.push_back(name);
        if (auto refused = GraphBuilder::checkVertexCount(names_.size())) {
            return *refused;
        }
    }
    return place->second;
}

std::optional<Vertex> NamedGraph::find(std::string_view name) const {
    const auto place = vertexOf_.find(name);
    return place == vertexOf_.end() ? std::nullopt : std::optional(place->second);
}

AttributedVertex& NamedGraph::attributes(Vertex vertex) {
    if (vertex >= attributes_.size()) {
        attributes_.resize(vertex + 1);
    }
    return attributes_[vertex];
}

std::optional<Error> NamedGraph::addEdge(Vertex from, Vertex to, bool isDirected) {
    const bool isAdded = isDirected ? arcs_.addArc(from, to) : arcs_.addEdge(from, to);
    return isAdded ? std::nullopt : std::optional(GraphBuilder::tooManyArcs());
}

SavedBoard NamedGraph::board(const ReadOptions& options, bool byNumber) {
    if (!attributes_.empty()) {
        attributes_.resize(names_.size());
        for (Vertex v = 0; v < names_.size(); ++v) {
            AttributedVertex& vertex = attributes_[v];
            if (vertex.label.empty() && keepsNames_) {
                vertex.label = names_[v];
            } else if (vertex.label == names_[v] && !keepsNames_) {
                vertex.label.clear();
            }
        }
        return boardWith(std::move(attributes_), std::move(arcs_), options);
    }
    Graph vertices(names_.size(), options.selfInfluence);
    placeOnCircle(vertices);
    const bool isRenumbered = byNumber && !names_.empty();
    const std::vector<Vertex> numbers = isRenumbered ? numbering(names_) : std::vector<Vertex>();
    if (isRenumbered) {
        arcs_.renumber(numbers);
    }
    for (Vertex v = 0; keepsNames_ && v < names_.size(); ++v) {
        vertices.setLabel(isRenumbered ? numbers[v] : v, std::string(names_[v]));
    }
    return {.game = Game::allOn(arcs_.build(std::move(vertices), options))};
}

std::vector<std::string> uniqueLabels(const Graph& graph, std::size_t first,
                                      const Progress* progress) {
    std::vector<std::string> names;
    std::unordered_set<std::string_view> taken;
    names.reserve(graph.vertexCount()); // so that `taken` can refer to the names
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        checkpoint(progress);
        const std::string number = std::to_string(first + v);
        std::string& name = names.emplace_back(graph.label(v).empty() ? number : graph.label(v));
        while (taken.contains(name)) {
            name += " (" + number + ")";
        }
        taken.insert(name);
    }
    return names;
}

} // namespace lightsout
