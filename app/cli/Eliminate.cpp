// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/Watch.h"
#include "cli/WorkLimit.h"
#include "game/Reduction.h"
#include "game/VertexName.h"
#include "gf2/RecordedElimination.h"
#include "solve/RecordedChase.h"
#include "support/Assert.h"

#include <nlohmann/json.hpp>

#include <array>
#include <numeric>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 2> eliminateOptions{{
    {"--method", "gauss|chase", "Gaussian elimination or light chasing (default gauss)"},
    {"--show-matrices", nullptr, "The matrix after each operation"},
}};

/// Maximum number of rows. Every step is recorded; in the worst case, there are about N² steps.
constexpr std::size_t maxRows = 2500;

struct Recording {
    RecordedElimination elimination;
    std::optional<std::size_t> smallSystem; ///< number of operations before it, if there is one
    std::size_t unknowns = 0; ///< number in the small system: cells 0, 1, … of the first row
    bool isInterrupted = false;
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
        throw Failure{Status::badInput, "--method", "chase works only on rectangular plane grids"};
    }
    if (rule.vertexCount() > maxRows && !arguments.has("--unlimited")) {
        throw Failure{Status::tooLarge, "--board",
                      "the steps of " + std::to_string(rule.vertexCount()) +
                          " rows are too many to print; up to " + std::to_string(maxRows) +
                          " vertices are feasible"};
    }
    const Reduction reduction(rule);
    const auto n = static_cast<double>(rule.vertexCount());
    constexpr double wordBits = 64;
    constexpr double bytesPerStep = 128; // recorded and as text; half of the entries need a step
    checkWork(arguments, "--board",
              {.operations = n * n * n / wordBits, .bytes = n * n * bytesPerStep});
    BitMatrix matrix = reduction.system(game);
    Recording recording;
    auto [elimination, isInterrupted] =
        untilInterrupted(RecordedElimination(), [&](RecordedElimination* known) {
            if (!isChase) {
                return recordElimination(std::move(matrix), reduction.buttons().size(), progress,
                                         known);
            }
            RecordedChase chase = recordChase(*lattice, std::move(matrix), progress, known);
            recording.smallSystem = chase.smallSystem;
            recording.unknowns = lattice->cols;
            return std::move(chase.elimination);
        });
    recording.elimination = std::move(elimination);
    recording.isInterrupted = isInterrupted;
    return recording;
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

/// The equations for the presses of the first row that remain after light chasing.
struct ChasedSystem {
    std::vector<std::string> rows; ///< 0/1 strings with one digit for each unknown
    std::string rightSide;
};

ChasedSystem chasedSystem(const RecordedElimination& elimination, std::size_t operations,
                          std::size_t unknowns) {
    BitMatrix matrix = elimination.start;
    for (std::size_t i = 0; i < operations; ++i) {
        apply(matrix, elimination.operations[i]);
    }
    ChasedSystem system;
    for (std::size_t row = matrix.rows() - unknowns; row < matrix.rows(); ++row) {
        const std::string digits = matrix.row(row).toString();
        LIGHTSOUT_ASSERT(digits.find('1', unknowns) >= digits.size() - 1);
        system.rows.push_back(digits.substr(0, unknowns));
        system.rightSide += digits.back();
    }
    return system;
}

/// Returns one equation per line, such as "x2 + x3 = 1".
std::string textFor(const ChasedSystem& system) {
    std::string text = "The small system for the presses of the first row:\n";
    for (std::size_t row = 0; row < system.rows.size(); ++row) {
        std::string sum;
        for (std::size_t i = 0; i < system.rows[row].size(); ++i) {
            if (system.rows[row][i] == '1') {
                sum += (sum.empty() ? "x" : " + x") + std::to_string(i + 1);
            }
        }
        text += (sum.empty() ? "0" : sum) + " = " + system.rightSide[row] + "\n";
    }
    return text;
}

std::string textFor(const BitMatrix& matrix) {
    std::string text;
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        const std::string digits = matrix.row(row).toString();
        text += digits.substr(0, digits.size() - 1) + " | " + digits.back() + "\n";
    }
    return text;
}

/// Returns text that lists the vertices to which the rows and columns belong.
std::string textFor(const Rule& rule, const Reduction& reduction) {
    return "Rows: lights of the vertices " + namesOf(rule, reduction.lights()) +
           "\nColumns: buttons of the vertices " + namesOf(rule, reduction.buttons()) + "\n";
}

std::string textFor(const Recording& recording, bool showsMatrices) {
    const RecordedElimination& elimination = recording.elimination;
    const std::size_t operations = elimination.operations.size();
    BitMatrix matrix = showsMatrices ? elimination.start : BitMatrix();
    std::string text = textFor(matrix);
    for (std::size_t i = 0; i <= operations; ++i) {
        if (recording.smallSystem == i) {
            text += textFor(chasedSystem(elimination, i, recording.unknowns));
        }
        if (i == operations) {
            break;
        }
        if (elimination.phaseChange == i) {
            text += "Backward:\n";
        }
        text += words(elimination.operations[i]) + "\n";
        if (showsMatrices) {
            apply(matrix, elimination.operations[i]);
            text += textFor(matrix);
        }
    }
    if (!showsMatrices) {
        text += textFor(elimination.result);
    }
    if (recording.isInterrupted) {
        return text + stoppedAfter(counted(operations, "operation", "operations"));
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

std::string jsonFor(const Recording& recording, const Rule& rule, bool showsMatrices) {
    const RecordedElimination& elimination = recording.elimination;
    nlohmann::ordered_json json;
    if (rule.isMarked()) {
        const Reduction reduction(rule);
        json["rows"] = reduction.lights();
        json["columns"] = reduction.buttons();
    }
    addLabels(json, rule);
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
    json["rank"] = nullptr;
    json["consistent"] = nullptr;
    if (!recording.isInterrupted) {
        json["rank"] = elimination.rank();
        json["consistent"] = !elimination.contradiction.has_value();
    }
    json["matrix"] = rowsOf(elimination.start);
    json["result"] = rowsOf(elimination.result);
    if (showsMatrices) {
        BitMatrix matrix = elimination.start;
        json["matrices"] = nlohmann::ordered_json::array();
        for (const RowOperation& operation : elimination.operations) {
            apply(matrix, operation);
            json["matrices"].push_back(rowsOf(matrix));
        }
    }
    if (recording.smallSystem) {
        const ChasedSystem system =
            chasedSystem(elimination, *recording.smallSystem, recording.unknowns);
        std::vector<std::size_t> unknowns(recording.unknowns);
        std::iota(unknowns.begin(), unknowns.end(), std::size_t{0});
        json["small_system"] = {
            {"rows", system.rows}, {"rhs", system.rightSide}, {"unknowns", unknowns}};
    }
    if (recording.isInterrupted) {
        json["interrupted"] = true;
    }
    return json.dump() + "\n";
}

Outcome runEliminate(const Arguments& arguments, Progress& progress) {
    const SavedBoard board = boardOf(arguments);
    const Recording recording =
        record(board.game, arguments.text("--method").value_or("gauss"), arguments, progress);
    const Rule& rule = board.game.rule();
    const bool showsMatrices = arguments.has("--show-matrices");
    const bool namesVertices = rule.isMarked() || hasLabels(rule);
    if (showsMatrices) {
        const auto n = static_cast<double>(recording.elimination.start.rows());
        constexpr double bytesPerEntry = 4; // as text, and in the strings of the JSON lists
        const double entries = static_cast<double>(recording.elimination.operations.size()) * n * n;
        checkWork(arguments, "--show-matrices",
                  {.operations = entries, .bytes = bytesPerEntry * entries});
    }
    return {.status = recording.isInterrupted               ? Status::interrupted
                      : recording.elimination.contradiction ? Status::answeredNo
                                                            : Status::answered,
            .text = arguments.wantsJson() ? jsonFor(recording, rule, showsMatrices)
                                          : (namesVertices ? textFor(rule, Reduction(rule)) : "") +
                                                textFor(recording, showsMatrices)};
}

} // namespace

const Command eliminateCommand{
    .name = "eliminate",
    .help = "Show the steps of the elimination of [A | d]",
    .options = eliminateOptions,
    .examples = {"eliminate --board grid:3x3", "eliminate --board grid:4x4 --method chase"},
    .run = runEliminate};

} // namespace lightsout::cli
