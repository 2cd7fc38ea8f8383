// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/FileState.h"
#include "io/SavedBoard.h"
#include "support/Result.h"

#include <QString>

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

namespace lightsout {

/// The user's choices for an ambiguous file. A member is not set if the user was not asked.
struct ReadChoices {
    std::optional<ReadingKind> reading{};
    std::optional<bool> diagonal{}; ///< of a matrix
    std::optional<ParallelEdges> parallelEdges{};
    std::optional<std::size_t> graph{};
    /// Whether the user asked for all readings, even if one is clearly the best.
    bool wantsAll = false;

    friend bool operator==(const ReadChoices&, const ReadChoices&) = default;

    /// Returns options that report to `report`.
    ReadOptions options(Progress& progress, ReadReport& report) const {
        return {.progress = &progress,
                .report = &report,
                .reading = reading,
                .diagonal = diagonal,
                .parallelEdges = parallelEdges.value_or(ParallelEdges::merge),
                .graph = graph.value_or(1)};
    }
};

/// One of several ways in which a text can be read.
struct OfferedReading {
    ReadChoices choices;
    SavedBoard board;
    ReadReport report;
};

/// Returns true if a text can be read in several ways that are likely enough to be offered.
bool hasSeveralReadings(const ReadReport& report);

/// Returns up to four readings of a text, the best one first, if none is clearly the best or the
/// user asked for all. `read` reads the text; `report` is the report of reading it without choices.
std::vector<OfferedReading>
offeredReadings(const std::function<Result<SavedBoard>(const ReadOptions&)>& read,
                const ReadReport& report, const ReadChoices& choices, Progress& progress);

/// A file that was read. `state` describes exactly the text that was read, so that later changes to
/// the file are detected when saving.
struct ReadFile {
    Result<SavedBoard> board;
    std::optional<FileState> state;
    ReadReport report{};
    std::vector<OfferedReading> offers{};
    std::string beginning{}; ///< of the text
};

/// Returns true if the file's text was read by a guess or is packed. Then saving the board in the
/// file would not store what the text meant.
bool isGuess(const std::filesystem::path& name, const ReadReport& report);

/// Reads a file in any of the formats. The format is recognised by the file's name or its text.
ReadFile readKnownFile(const std::filesystem::path& name, const ReadChoices& choices,
                       Progress& progress);

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
