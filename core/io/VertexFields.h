// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Result.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <vector>

namespace lightsout {

/// The fields of one vertex of a drawn graph in a document. Every field is optional.
struct VertexFields {
    std::optional<double> x;
    std::optional<double> y;
    std::optional<std::string> label;
    std::optional<bool> self;
    std::optional<bool> button;
    std::optional<bool> light;

    /// Stores the field called `key`, or returns an error without a position: `repeated`,
    /// `wrongType`, `numberOutOfRange`, or `syntax` if there is no such field.
    std::optional<Error> take(const std::string& key, nlohmann::json& value);

    /// Appends the vertex to the graph. x and y must be set. If it lacks a button or a light, adds
    /// that to `marks`, which are to be set once the graph has its arcs.
    void addTo(Graph& graph, std::vector<VertexMark>& marks) const;
};

} // namespace lightsout
