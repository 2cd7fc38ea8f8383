// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/FileState.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <QString>

namespace lightsout {

/// A file that was read, with the state of the very text: later changes are noticed when saving.
struct ReadFile {
    Result<SavedBoard> board;
    std::optional<FileState> state;
    std::set<std::string, std::less<>> leftOut{}; ///< as in ReadOptions
};

/// Any of the formats, by the name of the file.
ReadFile readKnownFile(const std::string& name, Progress& progress);

/// What became of a file that was to be written.
struct WrittenFile {
    /// What became of the file since it was read or written here; if something, it is untouched.
    enum class Meanwhile { nothing, changed, removed };
    Meanwhile meanwhile = Meanwhile::nothing;
    std::optional<Error> error{};
    FileState state{}; ///< when there is no error
};

/// Writes the file unless it is no longer as it was known; where `known` is nothing, whatever it
/// holds.
WrittenFile writeKnownFile(const SavedBoard& board, const QString& path,
                           const std::optional<FileState>& known, Progress& progress);

} // namespace lightsout
