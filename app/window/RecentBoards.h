// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/KeptBoards.h"
#include "game/Game.h"

#include <QStringList>

namespace lightsout {

/// A board that was used recently: in a file, or replaced without saving.
struct RecentBoard {
    QString name;
    QDateTime time; ///< when it was last changed
    Game game;
    QString path{};                  ///< its file, if it has one
    std::optional<KeptBoard> kept{}; ///< else its autosaved copy
};

/// Reads the latest `most` boards, the latest first; omits those that can't be read, or are too
/// large to be read for a picture. Callable from any thread.
std::vector<RecentBoard> readRecentBoards(const std::vector<KeptBoard>& kept,
                                          const QStringList& files, std::size_t most,
                                          Progress& progress);

} // namespace lightsout
