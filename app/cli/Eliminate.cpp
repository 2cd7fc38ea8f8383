// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/WorkLimit.h"
#include "gf2/RecordedElimination.h"
#include "solve/RecordedChase.h"

#include <nlohmann/json.hpp>

#include <array>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 1> eliminateOptions{{
    {"--method", "gauss|chase", "Gaussian elimination, or row-by-row filling (default gauss)"},
}};

/// Every step is written down, some N² of them in the worst case.
constexpr std::size_t maxRows = 2048;

struct Recording {
    RecordedElimination elimination;
    std::optional<std::size_t> smallSystem;
};

Recording record(const Game& game, const std::string& method, const Arguments& arguments,
                 Progress& progress) {
    const Rule& rule = game.rule();
    if (method != "gauss" && method != "chase") {
        throw Failure{Status::badInput, "--method", "must be gauss or chase, not " + shown(method)};
    }
    const Lattice* lattice = rule.lattice();
    const bool isChase = method == "chase";
    if (isChase && (lattice == nullptr || !lattice->isPlaneGrid())) {
        throw Failure{Status::badInput, "--method", "chase is for rectangular plane grids"};
    }
    if (rule.vertexCount() > maxRows && !arguments.has("--unlimited")) {
        throw Failure{Status::tooLarge, "--board",
                      "the steps of " + std::to_string(rule.vertexCount()) +
                          " rows are too many to write down; up to " + std::to_string(maxRows) +
                          " vertices are feasible"};
    }
    const auto n = static_cast<double>(rule.vertexCount());
    constexpr double wordBits = 64;
    constexpr double bytesPerStep = 128; // as a record and as text, for every other entry
    checkWork(arguments, "--board",
              {.operations = n * n * n / wordBits, .bytes = n * n * bytesPerStep});
    BitMatrix rightSide(rule.vertexCount(), 1);
    rightSide.setColumn(0, game.difference());
    BitMatrix matrix = rule.influenceMatrix().augmented(rightSide);
    if (isChase) {
        RecordedChase chase = recordChase(*lattice, std::move(matrix), progress);
        return {std::move(chase.elimination), chase.smallSystem};
    }
    return {recordElimination(std::move(matrix), rule.vertexCount(), progress), std::nullopt};
}

std::string rowName(std::size_t row) {
    return "R" + std::to_string(row + 1);
}

std::string words(const RowOperation& operation) {
    const std::string target = rowName(operation.target);
    const std::string source = rowName(operation.source);
    return operation.kind == RowOperation::Kind::swap ? source + " <-> " + target
                                                      : target + " <- " + target + " + " + source;
}

std::string textFor(const Recording& recording) {
    const RecordedElimination& elimination = recording.elimination;
    std::string text;
    for (std::size_t i = 0; i < elimination.operations.size(); ++i) {
        if (recording.smallSystem == i) {
            text += "The small system in the presses of the first row:\n";
        }
        if (elimination.phaseChange == i) {
            text += "Backward:\n";
        }
        text += words(elimination.operations[i]) + "\n";
    }
    for (std::size_t row = 0; row < elimination.result.rows(); ++row) {
        const std::string digits = elimination.result.row(row).toString();
        text += digits.substr(0, digits.size() - 1) + " | " + digits.back() + "\n";
    }
    text += "Rank " + std::to_string(elimination.rank()) + ", " +
            (elimination.contradiction ? "no solution\n" : "solvable\n");
    return text;
}

nlohmann::ordered_json rowsOf(const BitMatrix& matrix) {
    auto rows = nlohmann::ordered_json::array();
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        rows.push_back(matrix.row(row).toString());
    }
    return rows;
}

std::string jsonFor(const RecordedElimination& elimination) {
    nlohmann::ordered_json json;
    json["operations"] = nlohmann::ordered_json::array();
    for (const RowOperation& operation : elimination.operations) {
        if (operation.kind == RowOperation::Kind::swap) {
            json["operations"].push_back(
                {{"op", "swap"}, {"a", operation.source}, {"b", operation.target}});
        } else {
            json["operations"].push_back(
                {{"op", "add"}, {"source", operation.source}, {"target", operation.target}});
        }
    }
    json["phase_change"] = elimination.phaseChange;
    json["pivots"] = elimination.pivots;
    json["free"] = elimination.freeColumns;
    json["rank"] = elimination.rank();
    json["consistent"] = !elimination.contradiction.has_value();
    json["matrix"] = rowsOf(elimination.start);
    json["result"] = rowsOf(elimination.result);
    return json.dump() + "\n";
}

Outcome runEliminate(const Arguments& arguments, Progress& progress) {
    const SavedBoard board = boardOf(arguments);
    const Recording recording =
        record(board.game, arguments.text("--method").value_or("gauss"), arguments, progress);
    return {.status = recording.elimination.contradiction ? Status::answeredNo : Status::answered,
            .text = arguments.wantsJson() ? jsonFor(recording.elimination) : textFor(recording)};
}

} // namespace

const Command eliminateCommand{.name = "eliminate",
                               .help = "The steps of the elimination of [A | d]",
                               .positionals = {},
                               .options = eliminateOptions,
                               .takesBoard = true,
                               .run = runEliminate};

} // namespace lightsout::cli
