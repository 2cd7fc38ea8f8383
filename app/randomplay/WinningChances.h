// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "random/Walk.h"
#include "random/WinningTimes.h"

namespace lightsout {

/// A model of how long random play takes to win the document's board. It computes exact results and
/// plays sample games, off the GUI thread, while the view is visible. Results that are not known
/// yet, or can't be known, are null.
class WinningChances : public QObject {
    Q_OBJECT

public:
    /// Reachable boards are examined one by one if there are at most 2^maxRank of them.
    static constexpr std::size_t maxRank = 25;
    static constexpr std::uint64_t maxGames = 10'000;

    /// The exact results.
    struct Exact {
        std::size_t rank = 0;
        bool isReachable = false;
        std::optional<double> mean = {};              ///< mean number of presses to win
        std::vector<WinningTimes::Layer> layers = {}; ///< indexed by the fewest presses to win
        std::optional<WinningTimeLaw> law = {};
    };

    WinningChances(Workbench& workbench, QObject* parent);

    /// Discards the results if the document's board has changed, and computes those of the new
    /// board if its facts are known.
    void refresh();
    void setWalk(Walk walk);
    /// Plays the same number of games again with the next seed, and adds their results to the
    /// previous ones.
    void playMore();

    Walk walk() const { return walk_; }
    const Rule& rule() const { return rule_; }
    const Exact* exact() const { return exact_ ? &*exact_ : nullptr; }
    /// Returns the number of presses in each game. If games take very long, few or no games are
    /// played.
    const std::vector<std::uint64_t>& games() const { return games_; }
    double meanOfGames() const;
    /// Returns the number of games for each seed, beginning with seed 1. Together, they make up
    /// games().
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
