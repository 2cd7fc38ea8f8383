// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"
#include "support/Result.h"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace lightsout {

/// What a document tells of one vertex of a drawn graph. Each field is there or not.
struct VertexFields {
    std::optional<double> x;
    std::optional<double> y;
    std::optional<std::string> label;
    std::optional<bool> self;

    /// Takes over the field called `key`. What is wrong with it otherwise, without a place:
    /// `repeated`, `wrongType`, `numberOutOfRange`, or `syntax` where there is no such field.
    std::optional<Error> take(const std::string& key, nlohmann::json& value);

    /// The vertex as the last of the graph. Needs x and y.
    void addTo(Graph& graph) const;
};

} // namespace lightsout
