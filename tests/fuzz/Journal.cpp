// SPDX-License-Identifier: GPL-3.0-or-later
// Tests journals. The lines of a text become entries with correct lengths and checksums; after a
// first line "as it is", the text must contain these itself.

#include "documents/Journal.h"

#include "game/Move.h"
#include "io/Text.h"
#include "tests/fuzz/Targets.h"

#include <cstdio>

namespace lightsout {

namespace {

std::string entryOf(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char byte : text) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
    }
    std::array<char, 17> digits{};
    std::snprintf(digits.data(), digits.size(), "%016lx", static_cast<unsigned long>(hash));
    return std::string(digits.data()) + ' ' + std::to_string(text.size()) + ' ' +
           std::string(text) + '\n';
}

} // namespace

void fuzzJournal(const std::uint8_t* data, std::size_t size) {
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    std::string text;
    constexpr std::string_view asItIs = "as it is\n";
    if (rest.starts_with(asItIs)) {
        text = rest.substr(asItIs.size());
    } else {
        text = "lightsout-journal 1\n";
        while (!rest.empty()) {
            text += entryOf(takeLine(rest));
        }
    }
    const Result<Journal> journal = readJournal(text);
    if (!journal) {
        return;
    }
    LIGHTSOUT_ASSERT(*journalNote(text) == journal->note);
    constexpr std::size_t maxVertices = 2000;
    const Game& game = journal->board.game;
    if (game.vertexCount() > maxVertices) {
        return;
    }
    LIGHTSOUT_ASSERT(game.lights() == (game.start() ^ game.rule().changedBy(game.presses())));
    const Result<std::string> written = journalBeginning(journal->note, journal->board);
    if (!written) {
        return; // for example, a name that is too long
    }
    const Result<Journal> again = readJournal(*written);
    LIGHTSOUT_ASSERT(again && !again->isTorn && again->moves == 0);
    LIGHTSOUT_ASSERT(again->board == journal->board);
}

void fuzzMoveText(const std::uint8_t* data, std::size_t size) {
    const Result<Move> move = moveFromText({reinterpret_cast<const char*>(data), size});
    if (!move) {
        return;
    }
    const auto text = toText(*move);
    LIGHTSOUT_ASSERT(text);
    const Result<Move> again = moveFromText(*text);
    LIGHTSOUT_ASSERT(again && *again == *move);
}

} // namespace lightsout
