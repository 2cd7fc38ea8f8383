// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/Determinant.h"

#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/WorkLimit.h"
#include "game/Reduction.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

namespace {

/// Maximum number of vertices. The whole matrix, including its zeros, is stored.
constexpr std::size_t maxVertices = std::size_t{1} << 15;

Outcome runDeterminant(const Arguments& arguments, Progress& progress) {
    const SavedBoard board = boardOf(arguments);
    const Rule& rule = board.game.rule();
    if (rule.vertexCount() > maxVertices) {
        throw Failure{Status::tooLarge, "--board",
                      std::to_string(rule.vertexCount()) + " vertices; up to " +
                          std::to_string(maxVertices) + " are feasible"};
    }
    const Reduction reduction(rule);
    if (!reduction.isSquare()) {
        throw Failure{.where = "--board",
                      .what = "the matrix is not square: the board has " +
                              counted(rule.lightCount(), "light", "lights") + " and " +
                              counted(rule.buttonCount(), "button", "buttons")};
    }
    const BitMatrix matrix = reduction.matrix(rule);
    checkWork(arguments, "--board", determinantEstimate(matrix, arguments.threads()));
    const std::string value = determinant(matrix, arguments.threads(), progress);
    const int modulo2 = (value.back() - '0') % 2;
    if (arguments.wantsJson()) {
        const nlohmann::ordered_json answer{{"value", value}, {"modulo_2", modulo2}};
        return {.text = answer.dump() + "\n"};
    }
    return {.text = "Determinant " + value + ", modulo 2: " + std::to_string(modulo2) + "\n"};
}

} // namespace

const Command determinantCommand{
    .name = "determinant",
    .help = "Compute the determinant over the integers and modulo 2",
    .examples = {"determinant --board grid:5x5", "determinant --board petersen --self off"},
    .run = runDeterminant};

} // namespace lightsout::cli
