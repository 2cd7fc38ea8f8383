// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Move.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

// Work written down as it is done, so that it survives the end of the program: a board, and the
// moves made since.
//
//     lightsout-journal 1
//     <checksum> <bytes> <note>        what the writer wants to know again
//     <checksum> <bytes> <document>    as writeDocument() writes it
//     <checksum> <bytes> <move>        as toText() writes it; any number of these
//
// Each entry ends with a newline; the checksum, of the text, is FNV-1a in 16 hexadecimal digits. A
// journal grows at its end only, so that whatever was cut off there, the entries before it hold.

struct Journal {
    std::string note;
    SavedBoard board; ///< after the moves
    std::size_t moves = 0;
    bool isTorn = false; ///< what stands after the last good entry was left out
};

/// A journal without moves. Refuses what no document can hold.
Result<std::string> journalBeginning(std::string_view note, const SavedBoard& board);

/// One more entry; nothing for moves that have no text, which need a journal begun anew.
std::optional<std::string> journalEntry(const Move& move);

/// The note alone, from the beginning of a journal.
Result<std::string> journalNote(std::string_view text);

/// Reads as far as the entries are whole and the moves legal. An error where not even the board is.
Result<Journal> readJournal(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
