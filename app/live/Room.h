// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Ranking.h"
#include "live/Protocol.h"

#include <QString>

#include <array>
#include <map>

namespace lightsout {

/// The most pupils of a room.
inline constexpr std::size_t maxPupils = 200;
/// Wrong room words after which a connection is closed.
inline constexpr int maxWrongWords = 5;
/// Messages that a connection may send in a second.
inline constexpr std::size_t maxMessagesASecond = 20;
/// Presses on one board, those that are taken back apart.
inline constexpr std::size_t maxLivePresses = 5000;

/// Names a connection of the server.
using ConnectionId = std::uint64_t;
/// Milliseconds of a clock that never goes back.
using Moment = std::int64_t;

/// What a pupil did on the board of a round.
struct PupilResult {
    bool isSolved = false;
    bool isHelped = false; ///< a solution was shown before
    std::size_t presses = 0;
    std::int64_t milliseconds = 0; ///< from the beginning of the round until it was solved
};

struct Pupil {
    QString name{}; ///< no two pupils of a room have the same
    std::string token{};
    std::optional<ConnectionId> connection{}; ///< unless the pupil is away
    /// The board of the round as it is now, and the presses in their order.
    Game game{};
    std::vector<Vertex> path{};
    std::map<std::size_t, PupilResult> results{}; ///< by round
    std::map<std::size_t, ClassAnswer> answers{}; ///< by question
};

/// A board that the class played.
struct LiveRound {
    Game board;
    std::size_t number = 1; ///< in its series
    std::size_t total = 1;
    std::optional<std::size_t> contest{}; ///< which contest it belongs to
    std::optional<std::size_t> fewest{};  ///< presses, once it is known
    bool isSolutionShown = false;
};

/// The rules of a contest.
struct LiveContest {
    std::int64_t milliseconds = 180'000; ///< of a round
    RankingOrder order = RankingOrder::time;
};

/// What the class sees.
enum class LiveScene { board, question, ranking };

/// A class that plays along: pupils, boards, questions and results.
///
/// A value without sockets and clocks: the server passes in what arrives and when, and sends what
/// is returned. A message that is malformed or out of turn closes its own connection and changes
/// nothing else.
class Room {
public:
    /// Plays the boards, of which there must be some; each must fit on a web page.
    Room(std::string word, std::vector<Game> boards, Moment now,
         std::optional<LiveContest> contest = {});

    const std::string& word() const { return word_; }
    const std::vector<Pupil>& pupils() const { return pupils_; }
    std::size_t connectedCount() const;

    // Connections.

    /// What the server does after something arrived.
    struct Reply {
        std::vector<std::string> messages{}; ///< to the same connection
        bool closes = false;                 ///< the same connection, after the messages
        /// An older connection of the same pupil, which ends.
        std::optional<ConnectionId> replaced{};
        /// The pupil whose tile changed.
        std::optional<std::size_t> changed{};
    };
    /// Takes a message. `token` is what the pupil can come back with if this one joins: it must be
    /// hard to guess, and another one each time.
    Reply receive(ConnectionId connection, std::string_view text, const std::string& token,
                  Moment now);
    void disconnect(ConnectionId connection);
    /// What a pupil sees now, as a message.
    std::string viewOf(std::size_t pupil, Moment now) const;
    /// The clock and what the teacher allows, as a message for everybody who sees the board.
    std::string stateNow(Moment now) const;

    // Playing.

    LiveScene scene() const { return scene_; }
    const std::vector<LiveRound>& rounds() const { return rounds_; }
    std::size_t roundIndex() const { return rounds_.size() - 1; }
    const LiveRound& round() const { return rounds_.back(); }
    bool isLastBoard() const { return round().number == round().total; }
    /// Gives everybody other boards, the first of them now.
    void begin(std::vector<Game> boards, std::optional<LiveContest> contest, Moment now);
    /// Gives everybody the next board of the series, if there is one.
    void beginNext(Moment now);
    bool isPaused() const { return pausedAt_.has_value(); }
    void setPaused(bool isPaused, Moment now);
    void showSolution();
    void setFewest(std::size_t round, std::size_t presses);
    /// How long the round has lasted, pauses apart.
    std::int64_t milliseconds(Moment now) const;
    /// Until the round of a contest ends; never negative.
    std::optional<std::int64_t> millisecondsLeft(Moment now) const;
    /// Ends the round of a contest whose time is up. Returns whether it did.
    bool tick(Moment now);

    bool isSolved(std::size_t pupil) const;
    std::size_t solvedCount() const;
    std::size_t solvedInFewestCount() const;
    /// For each vertex, the number of pupils who pressed it an odd number of times.
    std::vector<std::size_t> pressedBy() const;

    // Questions.

    const std::vector<ClassQuestion>& questions() const { return questions_; }
    /// The question that was asked last; there must be one.
    const ClassQuestion& question() const { return questions_.back(); }
    void ask(ClassQuestion question, Moment now);
    /// Shows the answers on the wall, or hides them.
    void setRevealed(bool isRevealed) { isRevealed_ = isRevealed; }
    bool isRevealed() const { return isRevealed_; }
    /// Shows the right answer on the wall and on the phones.
    void showRight();
    bool isRightShown() const { return isRightShown_; }
    std::vector<ClassAnswer> answers() const;
    std::size_t answeredCount() const { return answers().size(); }
    /// Returns to the board. The time of a question or ranking does not count.
    void resume(Moment now);

    // Contest.

    const std::optional<LiveContest>& contest() const { return contest_; }
    /// Ends the round of a contest before its time.
    void showRanking(Moment now);
    /// What a contest is ranked by can be changed at any time.
    void setOrder(RankingOrder order);
    /// The sums over the rounds of the contest; of one round if it has one.
    const std::vector<RankedPupil>& ranked() const;

private:
    struct Connection {
        std::optional<std::size_t> pupil{};
        int wrongWords = 0;
        std::array<Moment, maxMessagesASecond> times{}; ///< of the last messages
        std::size_t count = 0;
    };

    bool isTooFast(Connection& connection, Moment now) const;
    Reply take(Connection& connection, ConnectionId id, const JoinMessage& message,
               const std::string& token, Moment now);
    Reply take(Connection& connection, ConnectionId id, const ReturnMessage& message, Moment now);
    Reply take(std::size_t pupil, const MovesMessage& message, Moment now);
    Reply take(std::size_t pupil, const AnswerMessage& message, Moment now);
    Reply welcome(Connection& connection, ConnectionId id, std::size_t pupil, Moment now);
    bool move(Pupil& pupil, std::int32_t move);
    QString freeName(const QString& name) const;
    void beginRound(const Game& board, std::size_t number, std::size_t total, Moment now);
    void endRound(Moment now);
    RoundState state(Moment now) const;
    std::vector<RankedPupil> computeRanked() const;

    std::string word_;
    std::vector<Pupil> pupils_;
    std::map<ConnectionId, Connection> connections_;

    LiveScene scene_ = LiveScene::board;
    std::vector<Game> boards_;
    std::vector<LiveRound> rounds_;
    std::string description_; ///< of the round's board, as JSON
    Moment roundBegan_ = 0;   ///< later by the pauses
    std::optional<Moment> pausedAt_;
    bool isHeld_ = false; ///< paused by the teacher, not by a question or a ranking

    std::vector<ClassQuestion> questions_;
    std::string questionBoard_;
    bool isRevealed_ = false;
    bool isRightShown_ = false;

    std::optional<LiveContest> contest_;
    std::size_t contests_ = 0;
    /// Computed once for all phones; reset by what changes it.
    mutable std::optional<std::vector<RankedPupil>> ranked_;
};

} // namespace lightsout
