// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/FileState.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <QString>

#include <optional>

namespace lightsout {

/// A file that was read. `state` describes exactly the text that was read, so that later changes to
/// the file are detected when saving.
struct ReadFile {
    Result<SavedBoard> board;
    std::optional<FileState> state;
    ReadReport report{};
};

/// The user's choices for an ambiguous file. A member is not set if the user was not asked.
struct ReadChoices {
    std::optional<BlockMeaning> block{};
    std::optional<ParallelEdges> parallelEdges{};
    std::optional<std::size_t> graph{};

    friend bool operator==(const ReadChoices&, const ReadChoices&) = default;

    /// Returns options that report to `report`.
    ReadOptions options(Progress& progress, ReadReport& report) const {
        return {.progress = &progress,
                .report = &report,
                .block = block,
                .parallelEdges = parallelEdges.value_or(ParallelEdges::merge),
                .graph = graph.value_or(1)};
    }
};

/// Reads a file in any of the formats. The format is recognised by the file's name or its text.
ReadFile readKnownFile(const std::string& name, const ReadChoices& choices, Progress& progress);

/// The outcome of writing a file.
struct WrittenFile {
    /// Whether another program has changed or removed the file since it was last read or written
    /// here. If so, the file is not written.
    enum class Meanwhile { nothing, changed, removed };
    Meanwhile meanwhile = Meanwhile::nothing;
    std::optional<Error> error{};
    FileState state{}; ///< valid if there is no error
};

/// Writes the file unless its state differs from `known`. If `known` is nullopt, always writes it.
WrittenFile writeKnownFile(const SavedBoard& board, const QString& path,
                           const std::optional<FileState>& known, Progress& progress);

} // namespace lightsout
