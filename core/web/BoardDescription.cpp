// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/BoardDescription.h"

#include "challenge/ChallengeCode.h"
#include "challenge/ResultsCode.h"
#include "io/LatticeNames.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <string>

namespace lightsout {

namespace {

using Json = nlohmann::ordered_json;

void addArcs(Json& description, const Graph& graph) {
    Json arcs = Json::array();
    std::string selves;
    for (Vertex vertex = 0; vertex < graph.vertexCount(); ++vertex) {
        arcs.push_back(graph.targets(vertex));
        selves += graph.selfInfluence(vertex) ? '1' : '0';
    }
    description["arcs"] = std::move(arcs);
    description["selves"] = std::move(selves);
}

/// Rounds to two decimals, which are enough for drawing.
double rounded(double coordinate) {
    constexpr double hundred = 100;
    return std::round(coordinate * hundred) / hundred;
}

void addDrawing(Json& description, const Graph& graph) {
    Json x = Json::array();
    Json y = Json::array();
    Json labels = Json::array();
    bool hasLabels = false;
    for (Vertex vertex = 0; vertex < graph.vertexCount(); ++vertex) {
        x.push_back(rounded(graph.position(vertex).x));
        y.push_back(rounded(graph.position(vertex).y));
        labels.push_back(graph.label(vertex));
        hasLabels = hasLabels || !graph.label(vertex).empty();
    }
    description["x"] = std::move(x);
    description["y"] = std::move(y);
    if (hasLabels) {
        description["labels"] = std::move(labels);
    }
}

Json descriptionWithoutDigest(const Game& game) {
    Json description;
    const Rule& rule = game.rule();
    if (const Lattice* cells = rule.cells()) {
        description["rows"] = cells->rows;
        description["cols"] = cells->cols;
    }
    if (const Lattice* lattice = rule.lattice()) {
        description["topology"] = nameOf(lattice->topology);
        description["neighbours"] = nameOf(lattice->neighbours);
        description["self"] = lattice->selfInfluence;
    } else {
        addArcs(description, *rule.graph());
    }
    if (rule.isDrawn()) {
        addDrawing(description, *rule.graph());
    }
    description["lights"] = game.lights().toString();
    if (game.target().any()) {
        description["target"] = game.target().toString();
    }
    return description;
}

} // namespace

std::uint32_t webDigest(const Game& game) {
    const Lattice* lattice = game.rule().lattice();
    if (lattice != nullptr && hasChallengeCode(*lattice) && game.target().none()) {
        return boardDigest({*lattice, game.lights()});
    }
    return textDigest(
        descriptionWithoutDigest(game).dump(-1, ' ', false, Json::error_handler_t::replace));
}

Json boardDescription(const Game& game) {
    Json description = descriptionWithoutDigest(game);
    description["digest"] = webDigest(game);
    return description;
}

} // namespace lightsout
