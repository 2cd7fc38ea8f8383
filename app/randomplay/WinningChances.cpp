// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/WinningChances.h"

#include "analysis/WorkThreads.h"
#include "random/WinningMeans.h"

#include <algorithm>
#include <numeric>

namespace lightsout {

namespace {

/// Approximate number of presses in all games that are played at a time. This takes well under a
/// second.
constexpr double pressesOfGames = 5e7;
/// A smaller number of games would be meaningless.
constexpr double fewGames = 20;
/// The maximum number of cells of a grid whose mean is computed if its rank is too large to examine
/// all boards. Larger grids would take too long.
constexpr std::size_t maxProfileVertices = 128;

WinningChances::Exact find(const Rule& rule, const BitVector& difference, const Facts& facts,
                           Walk walk, Progress& progress) {
    const double rest = walk == Walk::lazy ? 0.5 : 0.0;
    WinningChances::Exact exact{.rank = facts.solver->rank(), .isReachable = facts.isSolvable()};
    const WinningMeansLimits limits{.rank = WinningChances::maxRank,
                                    .profileCells = maxProfileVertices};
    if (auto means = winningMeans(rule, exact.rank, difference, exact.isReachable, rest, limits,
                                  workThreads(), progress)) {
        exact.mean = means->mean;
        exact.layers = std::move(means->layers);
    }
    if (exact.isReachable && exact.rank <= WinningChances::maxRank) {
        if (auto law = WinningTimeLaw::compute(rule, difference, rest, workThreads(), progress)) {
            exact.law = *std::move(law);
        }
    }
    return exact;
}

} // namespace

WinningChances::WinningChances(Workbench& workbench, QObject* parent)
    : QObject(parent), workbench_(workbench) {}

void WinningChances::refresh() {
    const Game& game = workbench_.document.game();
    const Facts* facts = workbench_.analysis.facts();
    const BitVector difference = game.difference();
    if (hasBoard_ && rule_ == game.rule() && difference_ == difference) {
        return;
    }
    finding_.cancel();
    playing_.cancel();
    exact_.reset();
    games_.clear();
    gamesBySeed_.clear();
    hasBoard_ = facts != nullptr && !facts->refusal;
    if (hasBoard_) {
        rule_ = game.rule();
        difference_ = difference;
        begin(*facts);
    }
    Q_EMIT changed();
}

void WinningChances::setWalk(Walk walk) {
    if (walk != walk_) {
        walk_ = walk;
        hasBoard_ = false;
    }
}

void WinningChances::begin(const Facts& facts) {
    finding_.start(
        [rule = rule_, difference = difference_, facts, walk = walk_](Progress& progress) {
            return find(rule, difference, facts, walk, progress);
        },
        [this](Exact exact) {
            exact_ = std::move(exact);
            Q_EMIT changed();
            playMore();
        });
}

std::uint64_t WinningChances::gamesAtOnce() const {
    if (!exact_ || !exact_->isReachable || !exact_->mean) {
        return 0;
    }
    const double games = pressesOfGames / std::max(*exact_->mean, 1.0);
    return games < fewGames
               ? 0
               : static_cast<std::uint64_t>(std::min(games, static_cast<double>(maxGames)));
}

void WinningChances::playMore() {
    if (!canPlay() || isPlaying()) {
        return;
    }
    const WinningPlan plan{.games = gamesAtOnce(),
                           .seed = gamesBySeed_.size() + 1,
                           .walk = walk_,
                           .threads = workThreads()};
    playing_.start(
        [rule = rule_, difference = difference_, plan](Progress& progress) {
            return playUntilWon(rule, difference, plan, progress);
        },
        [this](const std::vector<std::uint64_t>& games) {
            games_.insert(games_.end(), games.begin(), games.end());
            gamesBySeed_.push_back(games.size());
            Q_EMIT changed();
        });
}

double WinningChances::meanOfGames() const {
    return std::accumulate(games_.begin(), games_.end(), 0.0) /
           static_cast<double>(std::max<std::size_t>(games_.size(), 1));
}

} // namespace lightsout

#include "moc_WinningChances.cpp"
