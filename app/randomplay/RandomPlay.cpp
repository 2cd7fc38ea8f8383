// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/RandomPlay.h"

#include "analysis/WorkMemory.h"
#include "analysis/WorkThreads.h"
#include "random/ChainSpectrum.h"
#include "random/ReachableBoards.h"

#include <algorithm>
#include <cstdlib>

namespace lightsout {

namespace {

/// Maximum total number of presses for which games are recorded press by press.
constexpr std::uint64_t maxFollowed = 200'000'000;

BitVector startOf(RandomPlay::Start start, const BitVector& board, std::optional<Vertex> watched) {
    switch (start) {
    case RandomPlay::Start::board:
        return board;
    case RandomPlay::Start::oneBlack:
        if (watched) {
            return BitVector::unit(board.size(), *watched);
        }
        break;
    case RandomPlay::Start::allOff:
        break;
    }
    return BitVector(board.size());
}

std::optional<double> secondEigenvalueOf(const Rule& rule, Walk walk, Progress& progress) {
    const auto boards = ReachableBoards::find(rule, RandomPlay::maxSpectrumRank, progress);
    if (!boards) {
        return std::nullopt;
    }
    const auto buttons = static_cast<std::int64_t>(rule.buttonCount());
    std::optional<double> second;
    for (const auto& [scaled, multiplicity] : stateSpectrum(*boards, workThreads(), progress)) {
        if (std::abs(scaled) == buttons && (walk == Walk::plain || scaled > 0)) {
            continue;
        }
        const double value = static_cast<double>(scaled) / static_cast<double>(buttons);
        // In the lazy walk, each step changes nothing with probability one half.
        const double size = std::abs(walk == Walk::lazy ? (1 + value) / 2 : value);
        second = std::max(second.value_or(0), size);
    }
    return second;
}

/// Returns the first vertex with a light, or nullopt if there is none.
std::optional<Vertex> firstLight(const Rule& rule) {
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        if (rule.hasLight(v)) {
            return v;
        }
    }
    return std::nullopt;
}

} // namespace

RandomPlay::RandomPlay(const CurrentDocument& document, QObject* parent)
    : QObject(parent), document_(document) {
    plan_.threads = workThreads();
}

const LimitLaw* RandomPlay::limit() const {
    return exact_ ? exact_->limit.get() : nullptr;
}

std::optional<Lattice> RandomPlay::nearestWithLaw() const {
    return rule_.lattice() != nullptr
               ? PressLightTable::nearestFeasible(*rule_.lattice(), lawBudget())
               : std::nullopt;
}

std::uint64_t RandomPlay::feasibleGames() const {
    SimulationPlan one = plan_;
    one.games = 1;
    return static_cast<std::uint64_t>(workBudget().operations /
                                      simulationEstimate(rule_, one).operations);
}

void RandomPlay::refresh() {
    const Game& game = document_.game();
    if (!hasBoard_ || rule_ != game.rule() || boardLights_ != game.lights()) {
        hasBoard_ = true;
        if (!rule_.hasSameInfluence(game.rule())) {
            plan_.watched.reset();
        }
        rule_ = game.rule();
        boardLights_ = game.lights();
        begin();
    } else if (isLawSuspended_) {
        findLaw();
    }
}

void RandomPlay::setStart(Start start) {
    if (start != start_) {
        start_ = start;
        begin();
    }
}

void RandomPlay::setWalk(Walk walk) {
    if (walk != plan_.walk) {
        plan_.walk = walk;
        begin();
    }
}

void RandomPlay::setWatched(Vertex vertex) {
    LIGHTSOUT_ASSERT(vertex < rule_.vertexCount() && rule_.hasLight(vertex));
    if (plan_.watched == vertex) {
        return;
    }
    plan_.watched = vertex;
    if (start_ == Start::oneBlack) {
        begin();
    } else {
        Q_EMIT watchedChanged();
        play();
    }
}

void RandomPlay::setLamps(bool hasLamps) {
    if (hasLamps_ != hasLamps) {
        hasLamps_ = hasLamps;
        Q_EMIT lampsChanged();
    }
}

void RandomPlay::setGames(std::uint64_t games, std::uint64_t presses) {
    if (games != plan_.games || presses != plan_.presses) {
        plan_.games = games;
        plan_.presses = presses;
        plan_.seed = 1;
        play();
    }
}

void RandomPlay::repeat() {
    ++plan_.seed;
    if (isLawStopped_) {
        isLawStopped_ = false;
        findExact();
    }
    play();
}

void RandomPlay::stop() {
    isLawStopped_ = isLawStopped_ || exactJob_.isRunning() || lawJob_.isRunning();
    for (Job* job : {&exactJob_, &lawJob_, &gamesJob_}) {
        job->cancel();
    }
    Q_EMIT exactChanged();
}

void RandomPlay::begin() {
    if (!plan_.watched) {
        plan_.watched = firstLight(rule_);
    }
    lights_ = startOf(start_, boardLights_, plan_.watched);
    plan_.seed = 1;
    exact_.reset();
    law_.reset();
    games_.reset();
    for (Job* job : {&exactJob_, &lawJob_, &gamesJob_}) {
        job->cancel();
    }
    budget_ = lawBudget();
    isLawOutOfReach_ = isTooLarge() || PressLightTable::refusal(rule_, budget_).has_value();
    isLawStopped_ = false;
    isLawSuspended_ = false;
    Q_EMIT boardChanged();
    findExact();
    play();
}

std::uint64_t RandomPlay::lawBytes() const {
    return lawJob_.isRunning() ? static_cast<std::uint64_t>(lawEstimate()->bytes) : 0;
}

void RandomPlay::suspendLaw() {
    lawJob_.cancel();
    isLawSuspended_ = true;
}

void RandomPlay::findExact() {
    if (isTooLarge()) {
        return;
    }
    exactJob_.start(
        [rule = rule_, lights = lights_](Progress& progress) {
            Exact exact;
            exact.moments = std::make_shared<const Moments>(rule, lights, progress);
            if (rule.vertexCount() <= maxLimitVertices) {
                auto limit = limitLaw(rule, lights, progress);
                if (limit) {
                    exact.limit = std::make_shared<const LimitLaw>(*std::move(limit));
                }
            }
            return exact;
        },
        [this](Exact exact) {
            exact_ = std::move(exact);
            Q_EMIT exactChanged();
            findLaw();
        });
}

void RandomPlay::findLaw() {
    isLawSuspended_ = false;
    if (isLawOutOfReach_) {
        return;
    }
    lawJob_.start(
        [rule = rule_, lights = lights_, limit = exact_->limit, walk = plan_.walk,
         budget = budget_](Progress& progress) {
            Law found;
            const auto table =
                PressLightTable::compute(rule, lights, workThreads(), progress, budget);
            LIGHTSOUT_ASSERT(table.hasValue());
            found.law = std::make_shared<const ExactLaw>(*table);
            if (limit != nullptr) {
                found.distances =
                    distancesToLimit(*found.law, *limit, distanceTimes, walk, progress);
            }
            found.second = secondEigenvalueOf(rule, walk, progress);
            return found;
        },
        [this](Law found) {
            law_ = std::move(found);
            Q_EMIT exactChanged();
        });
}

void RandomPlay::play() {
    games_.reset();
    gamesJob_.cancel();
    Q_EMIT gamesChanged();
    if (!hasBoard_ || isTooLarge()) {
        return;
    }
    plan_.followsTime = plan_.games <= maxFollowed / std::max<std::uint64_t>(plan_.presses, 1);
    if (!gamesEstimate().isWithin(workBudget())) {
        return;
    }
    gamesJob_.start([rule = rule_, lights = lights_, plan = plan_](
                        Progress& progress) { return simulate(rule, lights, plan, progress); },
                    [this](Simulation games) {
                        games_ = std::move(games);
                        Q_EMIT gamesChanged();
                    });
}

} // namespace lightsout

#include "moc_RandomPlay.cpp"
