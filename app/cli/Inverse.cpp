// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/WorkLimit.h"
#include "game/Reduction.h"
#include "game/VertexName.h"
#include "gf2/Elimination.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

namespace {

/// Maximum number of vertices of a board whose inverse is printed; it has N² entries.
constexpr std::size_t maxInverted = 4096;

/// Returns A⁻¹, or nullopt if it does not exist. Vertices without a button or a light have zeros.
std::optional<BitMatrix> inverseOf(const Rule& rule, const Arguments& arguments,
                                   Progress& progress) {
    const std::size_t vertices = rule.vertexCount();
    if (vertices > maxInverted && !arguments.has("--unlimited")) {
        throw Failure{Status::tooLarge, "--board",
                      "the formulas of " + std::to_string(vertices) +
                          " vertices are too long; up to " + std::to_string(maxInverted) +
                          " vertices are feasible"};
    }
    const auto n = static_cast<double>(vertices);
    constexpr double wordBits = 64;
    constexpr double bytesPerEntry = 8; // for the matrices, and for half of all entries as text
    checkWork(arguments, "--board",
              {.operations = n * n * n / wordBits, .bytes = n * n * bytesPerEntry});
    const Reduction reduction(rule);
    if (!reduction.isSquare()) {
        return std::nullopt;
    }
    const std::size_t buttons = reduction.buttons().size();
    const EchelonForm form =
        reducedEchelonForm(reduction.matrix(rule).augmented(BitMatrix::identity(buttons)), buttons,
                           progress, arguments.threads());
    if (form.rank() < buttons) {
        return std::nullopt;
    }
    const BitMatrix inverse = form.matrix.columns(buttons, buttons);
    return rule.isMarked() ? reduction.spreadInverse(inverse, vertices) : inverse;
}

std::string textFor(const Rule& rule, const std::optional<BitMatrix>& inverse) {
    if (!inverse) {
        return "Not invertible\n";
    }
    // "x1", but "x[Hall]" for a label
    const auto variable = [&rule, areLabelled = hasLabels(rule)](const char* letter, Vertex v) {
        const std::string name = vertexName(rule, v);
        return letter + (areLabelled ? "[" + name + "]" : name);
    };
    std::string text;
    for (std::size_t row = 0; row < inverse->rows(); ++row) {
        if (!rule.hasButton(row)) {
            continue;
        }
        text += variable("x", row) + " =";
        const char* separator = " ";
        inverse->row(row).forEachOne([&](std::size_t light) {
            text += separator + variable("d", light);
            separator = " + ";
        });
        text += "\n";
    }
    return text;
}

std::string jsonFor(const Rule& rule, const std::optional<BitMatrix>& inverse) {
    nlohmann::ordered_json json;
    json["invertible"] = inverse.has_value();
    addLabels(json, rule);
    if (inverse) {
        json["rows"] = nlohmann::ordered_json::array();
        for (std::size_t row = 0; row < inverse->rows(); ++row) {
            auto lights = nlohmann::ordered_json::array();
            inverse->row(row).forEachOne([&](std::size_t light) { lights.push_back(light); });
            json["rows"].push_back(std::move(lights));
        }
    }
    return json.dump() + "\n";
}

Outcome runInverse(const Arguments& arguments, Progress& progress) {
    const SavedBoard board = boardOf(arguments);
    const std::optional<BitMatrix> inverse = inverseOf(board.game.rule(), arguments, progress);
    return {.status = inverse ? Status::answered : Status::answeredNo,
            .text = arguments.wantsJson() ? jsonFor(board.game.rule(), inverse)
                                          : textFor(board.game.rule(), inverse)};
}

} // namespace

const Command inverseCommand{
    .name = "inverse",
    .help = "Express each press by the lights, on an invertible board",
    .examples = {"inverse --board grid:3x3", "inverse --board cycle:7 --json"},
    .run = runInverse};

} // namespace lightsout::cli
