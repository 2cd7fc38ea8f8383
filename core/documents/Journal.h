// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Move.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

// A record of work in progress that survives a crash of the program: a board, and the moves made on
// it since.
//
//     lightsout-journal 1
//     <checksum> <bytes> <note>        for the writer's own use
//     <checksum> <bytes> <document>    as writeDocument() writes it
//     <checksum> <bytes> <move>        as toText() writes it; any number of these
//
// Each entry ends with a newline; its checksum is the FNV-1a hash of its text in 16 hexadecimal
// digits. A journal only grows at its end, so if the end is truncated, the entries before it remain
// valid.

struct Journal {
    std::string note;
    SavedBoard board; ///< the board after the moves
    std::size_t moves = 0;
    bool isTorn = false; ///< text after the last valid entry was ignored
};

/// Returns a journal without moves. Returns an error for boards that cannot be written as a
/// document.
Result<std::string> journalBeginning(std::string_view note, const SavedBoard& board);

/// Returns an entry for a move. Returns nullopt for moves without a text form, which require a new
/// journal.
std::optional<std::string> journalEntry(const Move& move);

/// Returns only the note at the beginning of a journal.
Result<std::string> journalNote(std::string_view text);

/// Reads entries as long as they are complete and their moves are legal. Returns an error if the
/// note or the board is unreadable.
Result<Journal> readJournal(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
