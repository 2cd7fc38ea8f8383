// SPDX-License-Identifier: GPL-3.0-or-later
// Tests board specifications on the command line, and pasted boards.

#include "io/BoardSpec.h"

#include "formats/BoardFile.h"
#include "tests/fuzz/Targets.h"

namespace lightsout {

namespace {

constexpr std::uint64_t boardBytes = 1 << 14;

void checkRule(const Rule& rule) {
    constexpr std::size_t maxVertices = 200;
    if (rule.vertexCount() <= maxVertices) {
        LIGHTSOUT_ASSERT(rule.influenceMatrix() == Rule(rule.toGraph()).influenceMatrix());
    }
}

} // namespace

void fuzzBoardSpec(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<Rule> rule = parseBoardSpec(text, {.memory = boardBytes});
    if (!rule) {
        LIGHTSOUT_ASSERT(rule.error().position.column <= size + 1);
        return;
    }
    LIGHTSOUT_ASSERT(isBoardSpec(text));
    LIGHTSOUT_ASSERT(rule->vertexCount() > 0);
    checkRule(*rule);
}

void fuzzPastedBoard(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const Result<SavedBoard> board = readPastedBoard(text, {.memory = boardBytes});
    if (board) {
        checkRule(board->game.rule());
    }
}

} // namespace lightsout
