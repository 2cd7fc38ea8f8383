// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/KeptBoards.h"
#include "game/Game.h"

#include <QStringList>

namespace lightsout {

/// A board that was used recently. Either it has a file, or it was replaced without being saved.
struct RecentBoard {
    QDateTime time; ///< time of its last change
    Game game;
    QString path{};                  ///< path of its file, if it has one
    std::optional<KeptBoard> kept{}; ///< the autosaved copy of a board without a file

    /// Returns true if it is the board of an interrupted lesson.
    bool isOfLesson() const { return kept && !kept->note.lesson.isEmpty(); }
    /// Returns its name in the language of the window.
    QString name() const;
};

/// Reads the `most` most recent boards, the most recent first. Omits boards that can't be read or
/// are too large to be read just for a picture. Callable from any thread.
std::vector<RecentBoard> readRecentBoards(const std::vector<KeptBoard>& kept,
                                          const QStringList& files, std::size_t most,
                                          Progress& progress);

} // namespace lightsout
