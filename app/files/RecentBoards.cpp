// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/RecentBoards.h"

#include "formats/BoardFile.h"
#include "text/FilePath.h"

#include <QFileInfo>

#include <algorithm>

namespace lightsout {

namespace {

/// Larger files take too long to read just for a picture.
constexpr qint64 maxBytes = 1 << 16;

std::optional<Game> gameOf(const RecentBoard& board, Progress& progress) {
    if (board.kept) {
        const Result<Journal> journal = readKeptBoard(board.kept->path, {.progress = &progress});
        return journal ? std::optional(journal->board.game) : std::nullopt;
    }
    const Result<SavedBoard> read = readBoardFile(pathOf(board.path), {.progress = &progress});
    return read ? std::optional(read->game) : std::nullopt;
}

} // namespace

QString RecentBoard::name() const {
    return kept ? kept->note.name() : QFileInfo(path).completeBaseName();
}

std::vector<RecentBoard> readRecentBoards(const std::vector<KeptBoard>& kept,
                                          const QStringList& files, std::size_t most,
                                          Progress& progress) {
    std::vector<RecentBoard> all;
    for (const KeptBoard& board : kept) {
        if (board.bytes <= maxBytes) {
            all.push_back({.time = board.time, .game = {}, .kept = board});
        }
    }
    for (const QString& path : files) {
        const QFileInfo file(path);
        if (file.isFile() && file.size() <= maxBytes) {
            all.push_back({.time = file.lastModified(), .game = {}, .path = path});
        }
    }
    std::ranges::stable_sort(all, std::ranges::greater(), &RecentBoard::time);
    std::vector<RecentBoard> boards;
    for (RecentBoard& board : all) {
        if (boards.size() == most) {
            break;
        }
        if (std::optional<Game> game = gameOf(board, progress)) {
            board.game = *std::move(game);
            boards.push_back(std::move(board));
        }
    }
    return boards;
}

} // namespace lightsout
