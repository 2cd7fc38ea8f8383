// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "random/Walk.h"
#include "random/WinningTimeLaw.h"
#include "random/WinningTimes.h"

namespace lightsout {

/// How long random play takes to win the document's board, worked out off the GUI thread while
/// somebody looks, and games played for it. What is not known yet, or can't be known, is null.
class WinningChances : public QObject {
    Q_OBJECT

public:
    /// Boards that can be reached are looked at one by one up to 2^this.
    static constexpr std::size_t maxRank = 25;
    static constexpr std::uint64_t maxGames = 10'000;

    /// What is exact.
    struct Exact {
        std::size_t rank = 0;
        bool isReachable = false;
        std::optional<double> mean = {};              ///< from the board
        std::vector<WinningTimes::Layer> layers = {}; ///< by fewest presses
        std::optional<WinningTimeLaw> law = {};
    };

    WinningChances(Workbench& workbench, QObject* parent);

    /// Takes over the document's board, if it is another one and its facts are known.
    void refresh();
    void setWalk(Walk walk);
    /// Plays as many games again, and adds them.
    void playMore();

    Walk walk() const { return walk_; }
    const Rule& rule() const { return rule_; }
    const Exact* exact() const { return exact_ ? &*exact_ : nullptr; }
    /// How many presses each game took; few or none where they take very long.
    const std::vector<std::uint64_t>& games() const { return games_; }
    double meanOfGames() const;
    /// How many were played for each seed, from seed 1 on; together they are the games.
    const std::vector<std::uint64_t>& gamesBySeed() const { return gamesBySeed_; }
    bool canPlay() const { return gamesAtOnce() > 0; }
    bool isPlaying() const { return playing_.isRunning(); }

Q_SIGNALS:
    void changed();

private:
    void begin(const Facts& facts);
    std::uint64_t gamesAtOnce() const;

    Workbench& workbench_;
    Walk walk_ = Walk::plain;
    Rule rule_;
    BitVector difference_;
    bool hasBoard_ = false;
    std::optional<Exact> exact_;
    std::vector<std::uint64_t> games_;
    std::vector<std::uint64_t> gamesBySeed_;
    Job finding_{this};
    Job playing_{this};
};

} // namespace lightsout
