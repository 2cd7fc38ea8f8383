// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/Ranking.h"
#include "live/Protocol.h"

#include <QString>

#include <array>
#include <map>

namespace lightsout {

/// The maximum number of connected pupils in a room.
inline constexpr std::size_t maxPupils = 250;
/// The maximum number of pupils in a room, including those who are away.
inline constexpr std::size_t maxKnownPupils = 2 * maxPupils;
/// The maximum number of wrong room words and tokens from one network address in a minute.
inline constexpr std::size_t maxWrongWords = 20;
/// The maximum number of joins in a minute from one address whose connection is already closed and
/// that never pressed or answered. It does not apply until openMilliseconds after the beginning.
inline constexpr std::size_t maxEmptyJoins = 8;
inline constexpr std::int64_t openMilliseconds = 120'000;
/// The time after which a pupil who is away and never pressed or answered is forgotten.
inline constexpr std::int64_t forgetMilliseconds = 120'000;
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
    bool isHelped = false;   ///< whether the pupil had been shown a solution
    std::size_t presses = 0; ///< the fewest of all solutions by the pupil
    /// From the start of the round, or at their own pace from the board's arrival, until the board
    /// was first solved.
    std::int64_t milliseconds = 0;
};

struct Pupil {
    QString name{}; ///< unique in the room
    std::string token{};
    std::optional<ConnectionId> connection{}; ///< nullopt if the pupil is away
    std::string address{};                    ///< network address of the last connection
    Moment joined = 0;                        ///< time of joining
    Moment left = 0;                          ///< time since which the pupil has been away
    bool hasActed = false;                    ///< whether the pupil has ever pressed or answered
    /// The current state of the pupil's board, and the presses in order.
    Game game{};
    std::vector<Vertex> path{};
    std::size_t round = 0; ///< round of the board; equal for all pupils unless at their own pace
    /// Time at which the board arrived, moved later by pauses, if pupils play at their own pace;
    /// nullopt if it has not arrived yet.
    std::optional<Moment> began{};
    std::map<std::size_t, PupilResult> results{}; ///< indexed by round
    std::map<std::size_t, ClassAnswer> answers{}; ///< indexed by question
};

/// A board that the class plays, has played or will play.
struct LiveRound {
    Game board;
    std::string description{}; ///< the board as JSON, for the page
    std::size_t number = 1;    ///< number in its series, from 1
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

/// Boards to be played one after the other.
struct LiveSeries {
    std::vector<Game> boards{}; ///< at least one; each must fit on a web page
    std::optional<LiveContest> contest{};
    /// Whether each pupil continues with the next board when the current one is solved. Otherwise
    /// the teacher gives the next board to everybody together.
    bool isOwnPace = false;
};

/// The kind of scene that the class sees.
enum class LiveScene {
    lobby, ///< pupils join; nothing is played yet
    board,
    question,
    ranking,
};

/// The state of a class: pupils, boards, questions and results.
///
/// A room has no sockets and no clock: the server passes in received messages with their time, and
/// sends the messages that are returned. A malformed or unexpected message closes its own
/// connection and changes nothing else. However, moves that precede an invalid move in the same
/// message count.
class Room {
public:
    /// Opens the lobby. begin() starts the first series.
    Room(std::string word, LiveSeries first);

    /// Returns everything that the room has to remember, as JSON, for the journal of the class.
    std::string toText() const;
    /// Reads what toText() returned. Everybody is away since `now`. Returns nullopt for other
    /// texts.
    static std::optional<Room> fromText(std::string_view text, Moment now);

    const std::string& word() const { return word_; }
    /// Returns the pupils in the order in which they joined. Positions change when a pupil is
    /// removed or forgotten.
    const std::vector<Pupil>& pupils() const { return pupils_; }
    /// Returns the number of pupils who are connected. All totals count only these.
    std::size_t connectedCount() const;
    /// Returns the position of the pupil who has this connection, if any.
    std::optional<std::size_t> pupilOf(ConnectionId connection) const;

    /// Gives the pupil another name, which is cleaned and made unique. An empty name changes
    /// nothing.
    void rename(std::size_t pupil, const QString& name);
    /// Removes the pupil and all results. If `keepsOut` is true, the pupil's page can't join again.
    /// Returns the connection, which must be closed.
    std::optional<ConnectionId> remove(std::size_t pupil, bool keepsOut);
    /// Forgets pupils who are away and never pressed or answered. Returns whether there were any.
    bool forgetAbsent(Moment now);
    /// Shows numbers instead of names on the wall and on the phones of other pupils.
    void setNamesHidden(bool areHidden) { areNamesHidden_ = areHidden; }
    bool areNamesHidden() const { return areNamesHidden_; }

    /// Returns whether there are results that were changed after they were last saved.
    bool hasUnsavedResults() const { return hasUnsavedResults_; }
    void markResultsSaved() { hasUnsavedResults_ = false; }

    // Connections.

    /// The actions that the server must perform after a message.
    struct Reply {
        std::vector<std::string> messages{}; ///< messages to the same connection
        bool closes = false;                 ///< closes the connection after the messages
        /// An older connection of the same pupil, which must be closed.
        std::optional<ConnectionId> replaced{};
        /// The pupil whose tile has changed.
        std::optional<std::size_t> changed{};
        /// Whether this pupil has joined again and taken over the place of a pupil who was away.
        bool hasTakenOver = false;
    };
    /// Registers a connection from a network address. A connection that is not registered counts as
    /// one from an unknown address.
    void connect(ConnectionId connection, const std::string& address);
    /// Handles a message. If a pupil joins, `token` lets the pupil return later. It must be hard to
    /// guess and different for each call.
    Reply receive(ConnectionId connection, std::string_view text, const std::string& token,
                  Moment now);
    /// Closes a connection. Returns the pupil who had it, if any.
    std::optional<std::size_t> disconnect(ConnectionId connection, Moment now);
    /// Returns the message that describes everything that a pupil sees now. The pupil's own clock
    /// starts when this is a new board.
    std::string viewOf(std::size_t pupil, Moment now);
    /// Returns the message with the clock and the teacher's settings, for a pupil who sees the
    /// board.
    std::string stateOf(std::size_t pupil, Moment now) const;

    // Playing.

    LiveScene scene() const { return scene_; }
    /// Returns whether begin() was called.
    bool hasBegun() const { return hasBegun_; }
    /// Returns the boards of all series up to the current one.
    const std::vector<LiveRound>& rounds() const { return rounds_; }
    /// Returns the round that everybody plays, or the first one of a series at the pupils' own
    /// pace. In the lobby, this is the round that will be played first.
    const LiveRound& round() const { return rounds_[round_]; }
    std::size_t roundIndex() const { return round_; }
    bool isOwnPace() const { return isOwnPace_; }
    /// Returns whether there is no board that the teacher can give next in this series.
    bool isLastBoard() const { return isOwnPace_ || round().number == round().total; }
    /// Ends the lobby: everybody gets the first board, and the clock starts.
    void begin(Moment now);
    /// Begins a series, also from the lobby.
    void begin(LiveSeries series, Moment now);
    /// Gives everybody the next board of the series, if there is one.
    void beginNext(Moment now);
    bool isPaused() const { return pausedAt_.has_value(); }
    void setPaused(bool isPaused, Moment now);
    void showSolution();
    void setFewest(std::size_t round, std::size_t presses);
    /// Returns how long the round, or a series at the pupils' own pace, has lasted without pauses.
    std::int64_t milliseconds(Moment now) const;
    /// Returns the time until the round, or a series at the pupils' own pace, of a contest ends,
    /// which is never negative; nullopt if there is no contest.
    std::optional<std::int64_t> millisecondsLeft(Moment now) const;
    /// Ends the round of a contest if its time is up. Returns whether it did.
    bool tick(Moment now);

    /// Returns whether the pupil has solved the current board.
    bool isSolved(std::size_t pupil) const;
    /// Returns the number of boards of the current series that the pupil has solved.
    std::size_t solvedBoards(std::size_t pupil) const;
    /// Returns the number of connected pupils who have solved the round; at their own pace, the
    /// whole series.
    std::size_t solvedCount() const;
    /// Returns the number of connected pupils who have solved their board in the fewest presses.
    std::size_t solvedInFewestCount() const;
    /// Returns, for each vertex of the round's board, the number of pupils who pressed it an odd
    /// number of times. At the pupils' own pace, only those who play this board count.
    std::vector<std::size_t> pressedBy() const;

    // Questions.

    const std::vector<ClassQuestion>& questions() const { return questions_; }
    /// Returns the question that was asked last; there must be one.
    const ClassQuestion& question() const { return questions_.back(); }
    void ask(ClassQuestion question, Moment now);
    /// Questions that are ready to be asked, for example those of a lesson.
    const std::vector<ClassQuestion>& prepared() const { return prepared_; }
    void setPrepared(std::vector<ClassQuestion> questions) { prepared_ = std::move(questions); }
    /// Asks the prepared question at this position, and removes it from the list.
    void askPrepared(std::size_t index, Moment now);
    /// Shows the answers on the wall, or hides them.
    void setRevealed(bool isRevealed) { isRevealed_ = isRevealed; }
    bool isRevealed() const { return isRevealed_; }
    /// Shows the right answer on the wall and on the phones.
    void showRight();
    bool isRightShown() const { return isRightShown_; }
    /// Returns all answers to the question, including those of pupils who are away.
    std::vector<ClassAnswer> answers() const;
    /// Returns the number of connected pupils who have answered the question.
    std::size_t answeredCount() const;
    /// Returns to the board or to the lobby. The clock does not count the time of a question or
    /// ranking.
    void resume(Moment now);

    // Contest.

    const std::optional<LiveContest>& contest() const { return contest_; }
    /// Ends the round of a contest, even before its time is up, and shows the ranking.
    void showRanking(Moment now);
    /// Changes the order of the ranking; possible at any time.
    void setOrder(RankingOrder order);
    /// Returns the ranking by the totals over all rounds of the contest. Pupils without a solution
    /// come last, in the order in which they joined.
    const std::vector<RankedPupil>& ranked() const;

private:
    struct Connection {
        std::optional<std::size_t> pupil{};
        std::string address{};
        std::array<Moment, maxMessagesASecond> times{}; ///< times of the last messages
        std::size_t count = 0;
    };

    /// Returns a board as JSON, for the page.
    static std::string descriptionOf(const Game& board);
    bool isTooFast(Connection& connection, Moment now) const;
    Reply take(Connection& connection, ConnectionId id, const JoinMessage& message,
               const std::string& token, Moment now);
    Reply take(Connection& connection, ConnectionId id, const ReturnMessage& message, Moment now);
    Reply take(std::size_t pupil, const MovesMessage& message, Moment now);
    Reply take(std::size_t pupil, const AgainMessage& message, Moment now);
    Reply take(std::size_t pupil, const NextMessage& message, Moment now);
    Reply take(std::size_t pupil, const AnswerMessage& message, Moment now);
    Reply welcome(Connection& connection, ConnectionId id, std::size_t pupil, Moment now);
    bool hasManyWrongWords(const std::string& address, Moment now);
    bool hasManyEmptyJoins(const std::string& address, Moment now) const;
    void erase(std::size_t pupil);
    void makePlace();
    bool move(Pupil& pupil, std::int32_t move);
    QString freeName(const QString& name) const;
    void addRounds(LiveSeries series);
    void giveBoard(Pupil& pupil, std::size_t round) const;
    void beginRound(std::size_t round, Moment now);
    void endRound(Moment now);
    void stopClock(Moment now) { pausedAt_ = pausedAt_.value_or(now); }
    bool canPlay(std::size_t pupil, std::uint64_t round, Moment now) const;
    std::int64_t millisecondsOf(const Pupil& pupil, Moment now) const;
    RoundState state(const Pupil& pupil, Moment now) const;
    std::vector<RankedPupil> computeRanked() const;

    std::string word_;
    std::vector<Pupil> pupils_;
    std::map<ConnectionId, Connection> connections_;
    /// Network addresses and times of the wrong room words and tokens in the last minute.
    std::vector<std::pair<std::string, Moment>> wrongWords_;
    std::vector<std::string> keptOut_; ///< tokens of removed pupils
    bool areNamesHidden_ = false;
    bool hasUnsavedResults_ = false;

    LiveScene scene_ = LiveScene::lobby;
    bool hasBegun_ = false;
    Moment begun_ = 0; ///< time at which the lobby ended
    std::vector<LiveRound> rounds_;
    std::size_t round_ = 0;
    bool isOwnPace_ = false;
    Moment roundBegan_ = 0; ///< start of the round, moved later by the length of its pauses
    std::optional<Moment> pausedAt_;
    bool isHeld_ = false; ///< whether the teacher paused the round; unaffected by questions

    std::vector<ClassQuestion> questions_;
    std::vector<ClassQuestion> prepared_;
    std::string questionBoard_;
    bool isRevealed_ = false;
    bool isRightShown_ = false;

    std::optional<LiveContest> contest_;
    std::size_t contests_ = 0;
    /// The ranking, computed once for all phones; reset when something changes that it shows.
    mutable std::optional<std::vector<RankedPupil>> ranked_;
};

} // namespace lightsout
