// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/ClassQuestion.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lightsout {

// The messages between the phones and the room: one JSON object per WebSocket message. README.md
// describes them. This header does not depend on Qt, so that messages can be fuzzed without it.

/// The version of the messages. Pages with another version are rejected.
inline constexpr int liveVersion = 2;
/// The maximum size of a message from a phone in bytes.
inline constexpr std::size_t maxLiveMessage = 4096;
/// The maximum number of characters in a name; longer names are truncated.
inline constexpr std::size_t maxPupilName = 24;
/// The maximum number of moves in a message.
inline constexpr std::size_t maxMovesInMessage = 1000;

/// Sent by a pupil who wants to join.
struct JoinMessage {
    int version = 0;
    std::string name{}; ///< as returned by cleanedName(); may be empty
    std::string word{}; ///< as returned by cleanedWord()
    /// The answer to "Are you Ada from before?"; nullopt if the pupil was not asked.
    std::optional<bool> isKnown{};
};

/// Sent by a pupil whose page was reloaded or whose connection was lost.
struct ReturnMessage {
    int version = 0;
    std::string token{};
};

/// The move that undoes the last press.
inline constexpr std::int32_t undoMove = -1;
/// The move that undoes all presses.
inline constexpr std::int32_t startOverMove = -2;

struct MovesMessage {
    std::uint64_t round = 0;           ///< round of the board being played
    std::vector<std::int32_t> moves{}; ///< vertices to press, undoMove or startOverMove
};

/// Sent by a pupil who plays a solved board again, to solve it in fewer presses.
struct AgainMessage {
    std::uint64_t round = 0;
};

/// Sent by a pupil who plays at their own pace and has solved the board.
struct NextMessage {
    std::uint64_t round = 0; ///< round of the solved board
};

struct AnswerMessage {
    std::uint64_t question = 0; ///< number of the question
    ClassAnswer answer{};
};

/// Sent by a page to check that the connection still works.
struct ProbeMessage {};

using PupilMessage = std::variant<JoinMessage, ReturnMessage, MovesMessage, AgainMessage,
                                  NextMessage, AnswerMessage, ProbeMessage>;

/// Reads a message from a phone. Returns nullopt if it does not conform exactly to README.md or is
/// longer than maxLiveMessage.
std::optional<PupilMessage> readPupilMessage(std::string_view text);

/// Returns the name without characters that are invisible or change the direction of text, with
/// single spaces, cut to maxPupilName characters. Accents and the parts of an emoji stay together
/// and count as one character. `name` must be UTF-8.
std::string cleanedName(std::string_view name);

/// Returns the room word in lower case and without spaces: "Amber 47" becomes "amber47".
std::string cleanedWord(std::string_view word);

/// The reason why a pupil can't join.
enum class Refusal {
    version, ///< the page has another version
    word,    ///< the room word is wrong
    name,    ///< there is no name
    full,    ///< maxPupils pupils are connected
    token,   ///< no pupil of this room has this token
    busy,    ///< too many attempts from this network address
    removed, ///< the teacher has removed the pupil and keeps them out
};

std::string refusalMessage(Refusal refusal);
/// Returns the message saying that the pupil has joined under this name and can return with the
/// token.
std::string welcomeMessage(std::string_view name, std::string_view token, std::string_view word);
/// Returns the message that asks whether the pupil is the one of this name who is away.
std::string knownMessage(std::string_view name);
/// Returns the message for the time before the first board.
std::string lobbyMessage();
/// Returns the message saying that the teacher has removed the pupil.
std::string removedMessage(bool isKeptOut);
/// Returns the message saying that the class is over.
std::string endMessage();
/// Returns the message saying that the pupil's page was opened elsewhere.
std::string replacedMessage();
/// Returns the message that confirms that the connection works.
std::string beatMessage();

/// A pupil's result on a solved board.
struct SolvedState {
    std::size_t presses = 0;
    std::int64_t milliseconds = 0;
};
std::string solvedMessage(const SolvedState& solved);

/// The clock of a round, and the teacher's settings.
struct RoundState {
    std::int64_t milliseconds = 0;      ///< time since the round began
    std::optional<std::int64_t> left{}; ///< milliseconds until the round ends, in a contest
    bool isPaused = false;
    bool isSolutionShown = false;
};
std::string stateMessage(const RoundState& state);

struct LiveBoard {
    std::uint64_t round = 0;
    std::size_t number = 1; ///< number of the board in its series, from 1
    std::size_t total = 1;
    std::string_view board;     ///< description of the board, as JSON
    std::vector<Vertex> path{}; ///< the pupil's presses, in order
    std::optional<SolvedState> solved{};
    bool isContest = false;
    bool hasNext = false; ///< whether the pupil may continue with the next board once it is solved
    RoundState state{};
};
std::string boardMessage(const LiveBoard& state);

struct QuestionState {
    std::uint64_t question = 0;
    const ClassQuestion* asked = nullptr;
    std::string_view board;              ///< description of the board, as JSON; may be empty
    std::optional<ClassAnswer> answer{}; ///< this pupil's answer
    bool isRightShown = false;
};
std::string questionMessage(const QuestionState& state);

/// A line of the ranking.
struct RankedPupil {
    std::size_t place = 1;  ///< 0 if the pupil has solved no board
    std::string name{};     ///< empty on phones if the teacher hides the names
    std::size_t number = 0; ///< number of the pupil in the room, from 1
    std::size_t rounds = 0; ///< number of solved rounds
    std::size_t presses = 0;
    std::size_t seconds = 0;
    bool isOwn = false;
};
std::string rankingMessage(const std::vector<RankedPupil>& ranked, bool isFinal);

} // namespace lightsout
