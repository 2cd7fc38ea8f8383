// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/Protocol.h"

#include "io/Text.h"
#include "live/QuestionJson.h"
#include "web/WebPage.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <string>

namespace lightsout {

namespace {

using Json = nlohmann::ordered_json;

constexpr double largestAnswer = 1e15;
constexpr std::size_t maxWord = 40;  ///< bytes
constexpr std::size_t maxToken = 64; ///< bytes
/// Larger than the number of vertices of any board on a page.
constexpr std::int64_t vertexLimit = 1000;

// Reading.

/// Returns a member of the object; null if it is missing or of another type.
const std::string* textIn(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() ? nullptr : found->get_ptr<const std::string*>();
}

std::optional<std::int64_t> integerIn(const Json& value, std::int64_t least, std::int64_t most) {
    if (!value.is_number_integer()) {
        return std::nullopt;
    }
    if (value.is_number_unsigned() &&
        value.get<std::uint64_t>() > static_cast<std::uint64_t>(most)) {
        return std::nullopt;
    }
    const auto number = value.get<std::int64_t>();
    return number < least || number > most ? std::nullopt : std::optional(number);
}

std::optional<std::int64_t> integerIn(const Json& object, const char* key, std::int64_t least,
                                      std::int64_t most) {
    const auto found = object.find(key);
    return found == object.end() ? std::nullopt : integerIn(*found, least, most);
}

/// Reads an array of integers. Returns nullopt for any other value, or if the array has more than
/// `size` entries.
std::optional<std::vector<std::int64_t>> integersIn(const Json& object, const char* key,
                                                    std::int64_t least, std::size_t size) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_array() || found->size() > size) {
        return std::nullopt;
    }
    std::vector<std::int64_t> numbers;
    for (const Json& entry : *found) {
        const auto number = integerIn(entry, least, vertexLimit - 1);
        if (!number) {
            return std::nullopt;
        }
        numbers.push_back(*number);
    }
    return numbers;
}

/// Returns whether the object has these members and no others.
bool hasOnly(const Json& object, std::initializer_list<const char*> keys) {
    return object.size() == keys.size() &&
           std::ranges::all_of(keys, [&object](const char* key) { return object.contains(key); });
}

std::optional<PupilMessage> readJoin(const Json& object) {
    const auto version = integerIn(object, "version", 0, std::numeric_limits<int>::max());
    const std::string* name = textIn(object, "name");
    const std::string* word = textIn(object, "word");
    const auto known = object.find("known");
    const bool wasAsked = known != object.end();
    if (!version || name == nullptr || word == nullptr || word->size() > maxWord ||
        (wasAsked && !known->is_boolean()) || object.size() != (wasAsked ? 5 : 4)) {
        return std::nullopt;
    }
    JoinMessage message{static_cast<int>(*version), cleanedName(*name), cleanedWord(*word), {}};
    if (wasAsked) {
        message.isKnown = known->get<bool>();
    }
    return message;
}

std::optional<PupilMessage> readReturn(const Json& object) {
    const auto version = integerIn(object, "version", 0, std::numeric_limits<int>::max());
    const std::string* token = textIn(object, "token");
    if (!version || token == nullptr || token->size() > maxToken ||
        !hasOnly(object, {"type", "version", "token"})) {
        return std::nullopt;
    }
    return ReturnMessage{static_cast<int>(*version), *token};
}

std::optional<PupilMessage> readMoves(const Json& object) {
    const auto round = integerIn(object, "round", 0, std::numeric_limits<int>::max());
    const auto moves = integersIn(object, "moves", startOverMove, maxMovesInMessage);
    if (!round || !moves || moves->empty() || !hasOnly(object, {"type", "round", "moves"})) {
        return std::nullopt;
    }
    MovesMessage message{static_cast<std::uint64_t>(*round), {}};
    for (const std::int64_t move : *moves) {
        message.moves.push_back(static_cast<std::int32_t>(move));
    }
    return message;
}

/// Reads a message that has a round and nothing else.
template <typename Message>
std::optional<PupilMessage> readRound(const Json& object) {
    const auto round = integerIn(object, "round", 0, std::numeric_limits<int>::max());
    if (!round || !hasOnly(object, {"type", "round"})) {
        return std::nullopt;
    }
    return Message{static_cast<std::uint64_t>(*round)};
}

std::optional<PupilMessage> readAnswer(const Json& object) {
    const auto question = integerIn(object, "question", 0, std::numeric_limits<int>::max());
    if (!question || object.size() != 3) {
        return std::nullopt;
    }
    AnswerMessage message{static_cast<std::uint64_t>(*question), {}};
    if (const auto number = object.find("number"); number != object.end()) {
        if (!number->is_number() || !(std::abs(number->get<double>()) <= largestAnswer)) {
            return std::nullopt;
        }
        message.answer = number->get<double>();
    } else if (object.contains("choice")) {
        const auto choice = integerIn(object, "choice", 0, maxChoices - 1);
        if (!choice) {
            return std::nullopt;
        }
        message.answer = ChosenAnswer{static_cast<std::size_t>(*choice)};
    } else {
        auto cells = integersIn(object, "cells", 0, vertexLimit);
        if (!cells) {
            return std::nullopt;
        }
        std::ranges::sort(*cells);
        cells->erase(std::unique(cells->begin(), cells->end()), cells->end());
        CellsAnswer answer;
        for (const std::int64_t cell : *cells) {
            answer.cells.push_back(static_cast<Vertex>(cell));
        }
        message.answer = std::move(answer);
    }
    return message;
}

/// A character of UTF-8 and its length in bytes.
struct CodePoint {
    char32_t value = 0;
    std::size_t length = 1;
};

CodePoint codePointAt(std::string_view text, std::size_t place) {
    const auto byte = [&](std::size_t offset) {
        return place + offset < text.size() ? static_cast<unsigned char>(text[place + offset]) : 0U;
    };
    const unsigned first = byte(0);
    const auto rest = [&](std::size_t offset) {
        return static_cast<char32_t>(byte(offset) & 0x3FU);
    };
    if (first < 0x80) {
        return {first, 1};
    }
    if (first < 0xE0) {
        return {((first & 0x1FU) << 6U) | rest(1), 2};
    }
    if (first < 0xF0) {
        return {((first & 0x0FU) << 12U) | (rest(1) << 6U) | rest(2), 3};
    }
    return {((first & 0x07U) << 18U) | (rest(1) << 12U) | (rest(2) << 6U) | rest(3), 4};
}

bool isBlank(char32_t character) {
    return character == U' ' || (character >= 0x9 && character <= 0xD) || character == 0xA0 ||
           character == 0x1680 || (character >= 0x2000 && character <= 0x200A) ||
           character == 0x2028 || character == 0x2029 || character == 0x202F ||
           character == 0x205F || character == 0x3000;
}

/// Returns whether a character is treated as invisible, such as a control character, a direction
/// mark or a private-use character.
bool isInvisible(char32_t character) {
    return character < 0x20 || (character >= 0x7F && character <= 0x9F) || character == 0xAD ||
           character == 0x34F || character == 0x61C || character == 0x115F || character == 0x1160 ||
           character == 0x180E || (character >= 0x200B && character <= 0x200F) ||
           (character >= 0x202A && character <= 0x202E) ||
           (character >= 0x2060 && character <= 0x206F) || character == 0x3164 ||
           (character >= 0xD800 && character <= 0xF8FF) ||
           (character >= 0xFE00 && character <= 0xFE0F) || character == 0xFEFF ||
           character == 0xFFA0 || (character >= 0xFFF0 && character <= 0xFFFB) ||
           character >= 0xE0000;
}

/// Joins signs to one emoji, such as a family.
constexpr char32_t joiner = 0x200D;
/// Selects the coloured form of the sign before it.
constexpr char32_t emojiStyle = 0xFE0F;
/// The maximum number of accents and joined signs of a character in a name.
constexpr int maxMarks = 8;

/// Returns whether a character is drawn over or under the one before it.
bool isMark(char32_t character) {
    return (character >= 0x300 && character <= 0x36F && character != 0x34F) ||
           (character >= 0x483 && character <= 0x489) ||
           (character >= 0x591 && character <= 0x5BD) ||
           (character >= 0x5BF && character <= 0x5C7 && character != 0x5C0 && character != 0x5C3 &&
            character != 0x5C6) ||
           (character >= 0x64B && character <= 0x65F) ||
           (character >= 0x1AB0 && character <= 0x1AFF) ||
           (character >= 0x1DC0 && character <= 0x1DFF) ||
           (character >= 0x20D0 && character <= 0x20FF) ||
           (character >= 0xFE20 && character <= 0xFE2F);
}

/// Returns whether a character may be a part of an emoji.
bool isSign(char32_t character) {
    return (character >= 0x2190 && character <= 0x2BFF) ||
           (character >= 0x1F000 && character <= 0x1FAFF);
}

bool isSkinTone(char32_t character) {
    return character >= 0x1F3FB && character <= 0x1F3FF;
}

// Writing.

std::string textOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// Returns the object as JSON, with an additional member whose value is already JSON.
std::string withMember(const Json& object, const char* key, std::string_view value) {
    std::string text = textOf(object);
    text.pop_back();
    return text + ",\"" + key + "\":" + std::string(value) + "}";
}

Json jsonOf(const SolvedState& solved) {
    return {{"presses", solved.presses}, {"milliseconds", solved.milliseconds}};
}

void addState(Json& object, const RoundState& state) {
    object["milliseconds"] = state.milliseconds;
    object["left"] = state.left ? Json(*state.left) : Json();
    object["paused"] = state.isPaused;
    object["solution"] = state.isSolutionShown;
}

/// Returns the text of a lesson's step; pictures have a board.
Json jsonOf(const std::vector<Block>& blocks) {
    constexpr std::array<const char*, 6> names{"paragraph",    "heading", "listItem",
                                               "numberedItem", "formula", "picture"};
    Json json = Json::array();
    for (const Block& block : blocks) {
        Json item{{"kind", names.at(static_cast<std::size_t>(block.kind))},
                  {"prose", jsonOf(block.prose)}};
        if (block.kind == Block::Kind::picture) {
            if (!fitsOnWebPage(block.picture.rule())) {
                continue;
            }
            item["board"] = boardDescription(block.picture);
            item["pattern"] = block.showsPattern;
        }
        json.push_back(std::move(item));
    }
    return json;
}

Json rightAnswerOf(const ClassQuestion& question) {
    switch (question.kind) {
    case ClassQuestion::Kind::number:
    case ClassQuestion::Kind::prediction:
        return question.number ? Json{{"number", *question.number}} : Json();
    case ClassQuestion::Kind::choice:
        return question.right.empty() ? Json() : Json{{"choices", question.right}};
    case ClassQuestion::Kind::cells:
        return question.cells ? Json{{"cells", *question.cells}} : Json();
    }
    return {};
}

} // namespace

std::optional<PupilMessage> readPupilMessage(std::string_view text) {
    if (text.size() > maxLiveMessage) {
        return std::nullopt;
    }
    const Json object = Json::parse(text, nullptr, false);
    if (!object.is_object()) {
        return std::nullopt;
    }
    const std::string* type = textIn(object, "type");
    if (type == nullptr) {
        return std::nullopt;
    }
    if (*type == "join") {
        return readJoin(object);
    }
    if (*type == "return") {
        return readReturn(object);
    }
    if (*type == "moves") {
        return readMoves(object);
    }
    if (*type == "again") {
        return readRound<AgainMessage>(object);
    }
    if (*type == "next") {
        return readRound<NextMessage>(object);
    }
    if (*type == "answer") {
        return readAnswer(object);
    }
    if (*type == "probe" && object.size() == 1) {
        return ProbeMessage{};
    }
    return std::nullopt;
}

std::string cleanedName(std::string_view name) {
    std::string cleaned;
    std::size_t count = 0; // characters, as a reader counts them
    int marks = 0;         // marks and joined signs of the last character
    char32_t last = 0;
    bool isAfterBlank = false;
    bool isJoined = false;
    for (std::size_t place = 0; place < name.size();) {
        const CodePoint character = codePointAt(name, place);
        const std::string_view bytes = name.substr(place, character.length);
        place += character.length;
        const char32_t value = character.value;
        if (isBlank(value)) {
            isAfterBlank = !cleaned.empty();
            isJoined = false;
        } else if (value == joiner) {
            isJoined = isSign(last) && !isAfterBlank;
        } else if (value == emojiStyle || isMark(value) || isSkinTone(value)) {
            const bool belongs = !cleaned.empty() && !isAfterBlank &&
                                 (isMark(value) || isSign(last)) && marks < maxMarks;
            cleaned += belongs ? bytes : std::string_view();
            marks += belongs ? 1 : 0;
        } else if (isJoined && isSign(value) && marks < maxMarks) {
            cleaned += "\u200D";
            cleaned += bytes;
            ++marks;
            isJoined = false;
        } else if (!isInvisible(value)) {
            if (count >= maxPupilName) {
                break;
            }
            if (isAfterBlank && count + 1 < maxPupilName) {
                cleaned += ' ';
                ++count;
            }
            isAfterBlank = false;
            isJoined = false;
            marks = 0;
            cleaned += bytes;
            ++count;
            last = value;
        }
    }
    return cleaned;
}

std::string cleanedWord(std::string_view word) {
    std::string cleaned = lowerCase(word);
    std::erase_if(cleaned, [](char character) { return character == ' ' || character == '\t'; });
    return cleaned;
}

std::string refusalMessage(Refusal refusal) {
    constexpr std::array<const char*, 7> names{"version", "word", "name",   "full",
                                               "token",   "busy", "removed"};
    return textOf({{"type", "refused"}, {"why", names.at(static_cast<std::size_t>(refusal))}});
}

std::string welcomeMessage(std::string_view name, std::string_view token, std::string_view word) {
    return textOf({{"type", "welcome"},
                   {"version", liveVersion},
                   {"name", name},
                   {"token", token},
                   {"word", word}});
}

std::string knownMessage(std::string_view name) {
    return textOf({{"type", "known"}, {"name", name}});
}

std::string lobbyMessage() {
    return R"({"type":"lobby"})";
}

std::string removedMessage(bool isKeptOut) {
    return textOf({{"type", "removed"}, {"out", isKeptOut}});
}

std::string endMessage() {
    return R"({"type":"end"})";
}

std::string replacedMessage() {
    return R"({"type":"replaced"})";
}

std::string beatMessage() {
    return R"({"type":"beat"})";
}

std::string solvedMessage(const SolvedState& solved) {
    Json object{{"type", "solved"}};
    object.update(jsonOf(solved));
    return textOf(object);
}

std::string stateMessage(const RoundState& state) {
    Json object{{"type", "state"}};
    addState(object, state);
    return textOf(object);
}

std::string boardMessage(const LiveBoard& state) {
    Json object{{"type", "board"},
                {"round", state.round},
                {"number", state.number},
                {"total", state.total},
                {"path", state.path},
                {"solved", state.solved ? jsonOf(*state.solved) : Json()},
                {"contest", state.isContest},
                {"next", state.hasNext}};
    addState(object, state.state);
    return withMember(object, "board", state.board);
}

std::string questionMessage(const QuestionState& state) {
    const ClassQuestion& asked = *state.asked;
    constexpr std::array<const char*, 4> kinds{"number", "prediction", "choice", "cells"};
    Json object{{"type", "question"},
                {"question", state.question},
                {"kind", kinds.at(static_cast<std::size_t>(asked.kind))},
                {"text", asked.text},
                {"prose", jsonOf(asked.prose)},
                {"step", jsonOf(asked.step)},
                {"choices", asked.choices},
                {"choiceProse", Json::array()},
                {"pieces", asked.hasPieces},
                {"side", asked.isSide},
                {"probability", asked.isProbability},
                {"answer", state.answer ? jsonOf(*state.answer) : Json()},
                {"shown", state.isRightShown},
                {"right", Json()}};
    for (const Prose& choice : asked.choiceProse) {
        object["choiceProse"].push_back(jsonOf(choice));
    }
    if (state.isRightShown) {
        object["right"] = rightAnswerOf(asked);
        object["why"] = asked.why;
        object["whyProse"] = jsonOf(asked.whyProse);
        object["isRight"] = state.answer ? Json(isRight(asked, *state.answer)) : Json();
    }
    return withMember(object, "board", state.board.empty() ? "null" : state.board);
}

std::string rankingMessage(const std::vector<RankedPupil>& ranked, bool isFinal) {
    Json rows = Json::array();
    for (const RankedPupil& pupil : ranked) {
        rows.push_back({{"place", pupil.place},
                        {"name", pupil.name},
                        {"number", pupil.number},
                        {"rounds", pupil.rounds},
                        {"presses", pupil.presses},
                        {"seconds", pupil.seconds},
                        {"own", pupil.isOwn}});
    }
    return textOf({{"type", "ranking"}, {"rows", std::move(rows)}, {"final", isFinal}});
}

} // namespace lightsout
