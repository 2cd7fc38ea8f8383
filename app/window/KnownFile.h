// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/FileState.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <QString>

#include <optional>

namespace lightsout {

/// A file that was read, with the state of the very text: later changes are noticed when saving.
struct ReadFile {
    Result<SavedBoard> board;
    std::optional<FileState> state;
    ReadReport report{};
};

/// What the user chose where a file can be read in several ways; what is not set was not asked.
struct ReadChoices {
    std::optional<BlockMeaning> block{};
    std::optional<ParallelEdges> parallelEdges{};
    std::optional<std::size_t> graph{};

    friend bool operator==(const ReadChoices&, const ReadChoices&) = default;

    /// Options that report to `report`.
    ReadOptions options(Progress& progress, ReadReport& report) const {
        return {.progress = &progress,
                .report = &report,
                .block = block,
                .parallelEdges = parallelEdges.value_or(ParallelEdges::merge),
                .graph = graph.value_or(1)};
    }
};

/// Any of the formats, by the name of the file or by what its text looks like.
ReadFile readKnownFile(const std::string& name, const ReadChoices& choices, Progress& progress);

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
