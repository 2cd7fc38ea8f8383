// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"

#include <array>

namespace lightsout {

/// One of the two boards that are compared.
enum class Side { own, pinned };
inline constexpr std::array bothSides{Side::own, Side::pinned};

/// A model of the document's board and the pinned board, with facts about both while the view is
/// visible.
class Comparison : public QObject {
    Q_OBJECT

public:
    Comparison(Workbench& workbench, QObject* parent);
    ~Comparison() override;

    /// Sets whether the comparison is watched. While it is watched, both boards are played
    /// together, and the pinned board is analysed.
    void setWatched(bool isWatched);
    bool hasPinned() const { return workbench_.pinned.exists(); }

    const Game& game(Side side) const;
    /// Returns the facts about a board, or null while they are not known.
    const Facts* facts(Side side) const;
    /// Returns the analysis of a board. That of the pinned board is null while the comparison is
    /// not watched or no board is pinned.
    Analysis* analysis(Side side) const;
    bool isWorking(Side side) const;
    /// Returns the number of bytes needed to compute the facts about a board, if the user must
    /// allow this first.
    std::optional<std::uint64_t> memoryToAllow(Side side) const;
    /// Allows computations that need much memory.
    void allowMemory();
    /// Cancels the analysis of the pinned board.
    void stop();

Q_SIGNALS:
    /// Emitted when one of the games has changed, or another board is pinned.
    void gamesChanged();
    /// Emitted when facts have become known or unknown.
    void factsChanged();

private:
    void follow();

    Workbench& workbench_;
    bool isWatched_ = false;
    Analysis* analysis_ = nullptr; ///< analysis of the pinned board while it is watched
};

} // namespace lightsout
