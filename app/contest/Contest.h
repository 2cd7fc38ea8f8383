// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ResultsCode.h"
#include "contest/ContestPlan.h"
#include "contest/Ranking.h"
#include "document/CurrentDocument.h"

#include <QTimer>

#include <functional>
#include <memory>

namespace lightsout {

/// A contest, from its first countdown to its last round.
///
/// Each of its boards is a document of its own. The state of a contest is determined by the plan,
/// the presses and the current time. A saved contest therefore continues when it is read again, and
/// its clock keeps running in the meantime. A contest never contains a solution.
class Contest : public QObject {
    Q_OBJECT

public:
    /// A function that returns the current time in milliseconds since 1970.
    using Clock = std::function<qint64()>;
    static qint64 systemTime();

    enum class Phase {
        ready,   ///< the first round is about to begin
        running, ///< the board is played
        waiting, ///< the boards are solved or given up, but the time is not up
        over,    ///< the time is up
    };

    /// Begins the countdown to the first round.
    explicit Contest(ContestPlan plan, Clock clock = systemTime, QObject* parent = nullptr);
    /// Reads a saved contest. Returns null if `object` is not valid.
    static std::unique_ptr<Contest> fromJson(const QJsonObject& object, Clock clock = systemTime);
    QJsonObject toJson() const;

    const ContestPlan& plan() const { return plan_; }
    qint64 begun() const { return begun_; } ///< start, in milliseconds since 1970
    Phase phase() const { return phase_; }
    /// Returns whether the round has begun and its time is not up. Solutions are hidden during this
    /// time.
    bool isRoundRunning() const { return phase_ == Phase::running || phase_ == Phase::waiting; }
    std::size_t round() const { return round_; } ///< counted from 0
    const ContestRound& boards() const { return plan_.rounds[round_]; }
    bool isLastRound() const { return round_ + 1 == plan_.rounds.size(); }

    /// Returns the time until the round begins or ends or, if it is over, until the next one
    /// begins. It is never negative.
    qint64 millisecondsLeft() const;
    /// Returns the time since the round began. It stops increasing when the round is over or all of
    /// its boards are off.
    qint64 millisecondsPlayed() const;
    qint64 roundMilliseconds() const { return plan_.roundSeconds * 1000; }

    /// The board that is being played, with its presses.
    CurrentDocument& document() { return document_; }
    const CurrentDocument& document() const { return document_; }
    std::size_t board() const { return board_; } ///< position in the round, counted from 0
    /// Returns the presses that were made on a board of the round, in order.
    const std::vector<Vertex>& path(std::size_t board) const { return played_[board].path; }
    std::uint64_t presses() const; ///< on all boards of the round
    bool hasGivenUp() const { return hasGivenUp_; }
    /// Returns whether the player left the contest during this round.
    bool hasLeft() const { return hasLeft_; }

    // Actions of the player. They do nothing in a phase that does not allow them.
    void press(Vertex vertex);
    void undo();
    void redo();
    void giveUp();
    /// Leaves the contest, in any phase. The current round is marked as left, unless it is over or
    /// solved.
    void leave();
    /// Ends the pause and begins the next round.
    void beginNextRound();

    /// Returns the player's result in a round; nullopt unless all of its boards are off.
    std::optional<RoundResult> result(std::size_t round) const;
    /// Returns how many seconds a round has lasted so far, rounded up. If the round is over, this
    /// is its whole length.
    std::uint64_t secondsSinceBeginning(std::size_t round) const;
    /// Returns the digest that a result code of this round must contain.
    std::uint32_t digest(std::size_t round) const;
    /// Returns the results that were typed in.
    const Ranking& ranking() const { return ranking_; }
    void rank(const RankingEntry& entry);
    /// Changes the order of the ranking.
    void setOrder(RankingOrder order);

    /// Updates the phase and the round to the current time. Called by a timer.
    void tick();

Q_SIGNALS:
    /// Emitted when a board is pressed or the phase or round changes.
    void changed();
    void rankingChanged();
    void ticked();

private:
    struct Played {
        std::vector<Vertex> path;
        std::optional<qint64> solvedAt; ///< milliseconds since the round began
    };

    void beginRound(std::size_t round);
    void beginBoard(std::size_t board);
    void follow(const Move& move);
    void finishRound();
    qint64 endOfRound() const;
    Phase phaseNow() const;
    bool isDone() const { return hasGivenUp_ || board_ == boards().size(); }
    bool restore(const QJsonObject& object);

    ContestPlan plan_;
    Clock clock_;
    qint64 now_ = 0; ///< never decreases, even if the clock is set back
    qint64 begun_ = 0;
    Phase phase_ = Phase::ready;
    std::size_t round_ = 0;
    qint64 roundBegins_ = 0;
    bool hasGivenUp_ = false;
    bool hasLeft_ = false;
    std::size_t board_ = 0; ///< number of boards if all are off
    std::vector<Played> played_;
    std::vector<std::optional<RoundResult>> results_; ///< results of the previous rounds
    Ranking ranking_;
    CurrentDocument document_{Game()};
    QTimer timer_;
};

} // namespace lightsout
