// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/Ranking.h"
#include "live/Protocol.h"

#include <QString>

#include <array>
#include <map>

namespace lightsout {

/// The maximum number of pupils in a room.
inline constexpr std::size_t maxPupils = 200;
/// The number of wrong room words after which a connection is closed.
inline constexpr int maxWrongWords = 5;
/// The maximum number of messages that a connection may send in a second.
inline constexpr std::size_t maxMessagesASecond = 20;
/// The maximum number of presses on one board, not counting undone ones.
inline constexpr std::size_t maxLivePresses = 5000;

/// Identifies a connection of the server.
using ConnectionId = std::uint64_t;
/// A time of a monotonic clock, in milliseconds.
using Moment = std::int64_t;

/// A pupil's result on the board of a round.
struct PupilResult {
    bool isSolved = false;
    bool isHelped = false; ///< whether the pupil had been shown a solution
    std::size_t presses = 0;
    std::int64_t milliseconds = 0; ///< from the start of the round until the board was solved
};

struct Pupil {
    QString name{}; ///< unique in the room
    std::string token{};
    std::optional<ConnectionId> connection{}; ///< nullopt if the pupil is away
    /// The current state of the round's board, and the presses in order.
    Game game{};
    std::vector<Vertex> path{};
    std::map<std::size_t, PupilResult> results{}; ///< indexed by round
    std::map<std::size_t, ClassAnswer> answers{}; ///< indexed by question
};

/// A board that the class has played.
struct LiveRound {
    Game board;
    std::size_t number = 1; ///< number in its series, from 1
    std::size_t total = 1;
    std::optional<std::size_t> contest{}; ///< number of the contest to which it belongs
    std::optional<std::size_t> fewest{};  ///< fewest presses; nullopt until they are known
    bool isSolutionShown = false;
};

/// The rules of a contest.
struct LiveContest {
    std::int64_t milliseconds = 180'000; ///< length of a round
    RankingOrder order = RankingOrder::time;
};

/// The kind of scene that the class sees.
enum class LiveScene { board, question, ranking };

/// The state of a class: pupils, boards, questions and results.
///
/// A room has no sockets and no clock: the server passes in received messages with their time, and
/// sends the messages that are returned. A malformed or unexpected message closes its own
/// connection and changes nothing else. However, moves that precede an invalid move in the same
/// message count.
class Room {
public:
    /// Begins with the first board. `boards` must not be empty; each must fit on a web page.
    Room(std::string word, std::vector<Game> boards, Moment now,
         std::optional<LiveContest> contest = {});

    const std::string& word() const { return word_; }
    const std::vector<Pupil>& pupils() const { return pupils_; }
    std::size_t connectedCount() const;

    // Connections.

    /// The actions that the server must perform after a message.
    struct Reply {
        std::vector<std::string> messages{}; ///< messages to the same connection
        bool closes = false;                 ///< closes the connection after the messages
        /// An older connection of the same pupil, which must be closed.
        std::optional<ConnectionId> replaced{};
        /// The pupil whose tile has changed.
        std::optional<std::size_t> changed{};
    };
    /// Handles a message. If a pupil joins, `token` lets the pupil return later. It must be hard to
    /// guess and different for each call.
    Reply receive(ConnectionId connection, std::string_view text, const std::string& token,
                  Moment now);
    /// Closes a connection. Returns the pupil who had it, if any.
    std::optional<std::size_t> disconnect(ConnectionId connection);
    /// Returns the message that describes everything that a pupil sees now.
    std::string viewOf(std::size_t pupil, Moment now) const;
    /// Returns the message with the clock and the teacher's settings, for everybody who sees the
    /// board.
    std::string stateNow(Moment now) const;

    // Playing.

    LiveScene scene() const { return scene_; }
    const std::vector<LiveRound>& rounds() const { return rounds_; }
    std::size_t roundIndex() const { return rounds_.size() - 1; }
    const LiveRound& round() const { return rounds_.back(); }
    bool isLastBoard() const { return round().number == round().total; }
    /// Begins a series of boards by giving everybody the first one.
    void begin(std::vector<Game> boards, std::optional<LiveContest> contest, Moment now);
    /// Gives everybody the next board of the series, if there is one.
    void beginNext(Moment now);
    bool isPaused() const { return pausedAt_.has_value(); }
    void setPaused(bool isPaused, Moment now);
    void showSolution();
    void setFewest(std::size_t round, std::size_t presses);
    /// Returns how long the round has lasted, without pauses.
    std::int64_t milliseconds(Moment now) const;
    /// Returns the time until the round of a contest ends, which is never negative; nullopt if
    /// there is no contest.
    std::optional<std::int64_t> millisecondsLeft(Moment now) const;
    /// Ends the round of a contest if its time is up. Returns whether it did.
    bool tick(Moment now);

    bool isSolved(std::size_t pupil) const;
    std::size_t solvedCount() const;
    std::size_t solvedInFewestCount() const;
    /// Returns, for each vertex, the number of pupils who pressed it an odd number of times.
    std::vector<std::size_t> pressedBy() const;

    // Questions.

    const std::vector<ClassQuestion>& questions() const { return questions_; }
    /// Returns the question that was asked last; there must be one.
    const ClassQuestion& question() const { return questions_.back(); }
    void ask(ClassQuestion question, Moment now);
    /// Shows the answers on the wall, or hides them.
    void setRevealed(bool isRevealed) { isRevealed_ = isRevealed; }
    bool isRevealed() const { return isRevealed_; }
    /// Shows the right answer on the wall and on the phones.
    void showRight();
    bool isRightShown() const { return isRightShown_; }
    std::vector<ClassAnswer> answers() const;
    /// Returns to the board. The clock does not count the time of a question or ranking.
    void resume(Moment now);

    // Contest.

    const std::optional<LiveContest>& contest() const { return contest_; }
    /// Ends the round of a contest, even before its time is up, and shows the ranking.
    void showRanking(Moment now);
    /// Changes the order of the ranking; possible at any time.
    void setOrder(RankingOrder order);
    /// Returns the ranking by the totals over all rounds of the contest.
    const std::vector<RankedPupil>& ranked() const;

private:
    struct Connection {
        std::optional<std::size_t> pupil{};
        int wrongWords = 0;
        std::array<Moment, maxMessagesASecond> times{}; ///< times of the last messages
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
    std::string description_; ///< description of the round's board, as JSON
    Moment roundBegan_ = 0;   ///< start of the round, moved later by the length of its pauses
    std::optional<Moment> pausedAt_;
    bool isHeld_ = false; ///< whether the teacher paused the round; unaffected by questions

    std::vector<ClassQuestion> questions_;
    std::string questionBoard_;
    bool isRevealed_ = false;
    bool isRightShown_ = false;

    std::optional<LiveContest> contest_;
    std::size_t contests_ = 0;
    /// The ranking, computed once for all phones; reset when a result or the order changes.
    mutable std::optional<std::vector<RankedPupil>> ranked_;
};

} // namespace lightsout
