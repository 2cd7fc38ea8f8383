// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/ClassQuestion.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lightsout {

// The messages between the phones and the room: JSON objects, one a WebSocket message. README.md
// describes them. Nothing here uses Qt, so that a fuzzer reads messages without it.

/// The version of the messages. A page of another version is refused.
inline constexpr int liveVersion = 1;
/// The most bytes of a message from a phone.
inline constexpr std::size_t maxLiveMessage = 4096;
/// The most characters of a name; what follows is cut.
inline constexpr std::size_t maxPupilName = 24;
/// The most moves in a message.
inline constexpr std::size_t maxMovesInMessage = 1000;

/// A pupil who wants to join.
struct JoinMessage {
    int version = 0;
    std::string name{}; ///< as cleanedName() returns it; may be empty
    std::string word{}; ///< in lower case, without blanks around it
};

/// A pupil whose page was loaded again, or whose connection was lost.
struct ReturnMessage {
    int version = 0;
    std::string token{};
};

/// Takes back the last press.
inline constexpr std::int32_t undoMove = -1;
/// Takes back all presses.
inline constexpr std::int32_t startOverMove = -2;

struct MovesMessage {
    std::uint64_t round = 0;           ///< of which board
    std::vector<std::int32_t> moves{}; ///< vertices that are pressed, undoMove or startOverMove
};

struct AnswerMessage {
    std::uint64_t question = 0; ///< which one
    ClassAnswer answer{};
};

/// The page asks whether the connection still works.
struct ProbeMessage {};

using PupilMessage =
    std::variant<JoinMessage, ReturnMessage, MovesMessage, AnswerMessage, ProbeMessage>;

/// Reads a message from a phone. Returns nullopt if it is not exactly as README.md describes it, or
/// longer than maxLiveMessage.
std::optional<PupilMessage> readPupilMessage(std::string_view text);

/// The name without what can't be seen or changes the direction of text, with single blanks, cut to
/// maxPupilName characters. `name` must be UTF-8.
std::string cleanedName(std::string_view name);

/// Why a pupil can't join.
enum class Refusal {
    version, ///< the page is of another version
    word,    ///< the room word is wrong
    name,    ///< there is no name
    full,    ///< there are as many pupils as a room holds
    token,   ///< no pupil of this room has this token
};

std::string refusalMessage(Refusal refusal);
/// The pupil has joined under this name, and can come back with the token.
std::string welcomeMessage(std::string_view name, std::string_view token, std::string_view word);
/// The class is over, or the pupil's page was opened elsewhere.
std::string endMessage();
std::string replacedMessage();
/// The connection works.
std::string beatMessage();

/// What a pupil did on a board.
struct SolvedState {
    std::size_t presses = 0;
    std::int64_t milliseconds = 0;
};
std::string solvedMessage(const SolvedState& solved);

/// The clock of a round, and what the teacher allows.
struct RoundState {
    std::int64_t milliseconds = 0;      ///< since the round began
    std::optional<std::int64_t> left{}; ///< until it ends
    bool isPaused = false;
    bool isSolutionShown = false;
};
std::string stateMessage(const RoundState& state);

struct BoardState {
    std::uint64_t round = 0;
    std::size_t number = 1; ///< of the board in its series
    std::size_t total = 1;
    std::string_view board;     ///< the description, as JSON
    std::vector<Vertex> path{}; ///< the pupil's presses
    std::optional<SolvedState> solved{};
    bool isContest = false;
    RoundState state{};
};
std::string boardMessage(const BoardState& state);

struct QuestionState {
    std::uint64_t question = 0;
    const ClassQuestion* asked = nullptr;
    std::string_view board;              ///< the description, as JSON; empty if there is none
    std::optional<ClassAnswer> answer{}; ///< of this pupil
    bool isRightShown = false;
};
std::string questionMessage(const QuestionState& state);

/// A line of the ranking.
struct RankedPupil {
    std::size_t place = 1;
    std::string name{};
    std::size_t rounds = 0; ///< that were solved; 0 in the ranking of one round
    std::size_t presses = 0;
    std::size_t seconds = 0;
    bool isOwn = false;
};
std::string rankingMessage(const std::vector<RankedPupil>& ranked, bool isFinal);

} // namespace lightsout
