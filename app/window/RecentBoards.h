// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/KeptBoards.h"
#include "game/Game.h"

#include <QStringList>

namespace lightsout {

/// A board that was worked on lately: in a file, or left without saving.
struct RecentBoard {
    QString name;
    QDateTime time; ///< when it was last changed
    Game game;
    QString path{};                  ///< its file, where it is in one
    std::optional<KeptBoard> kept{}; ///< else what is kept of it
};

/// Reads the latest `most` boards, the latest first; what can't be read, or is too large to be read
/// for its picture, is left out. Callable from any thread.
std::vector<RecentBoard> readRecentBoards(const std::vector<KeptBoard>& kept,
                                          const QStringList& files, std::size_t most,
                                          Progress& progress);

} // namespace lightsout
