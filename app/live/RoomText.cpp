// SPDX-License-Identifier: GPL-3.0-or-later
// The text form of a room, for the journal of a class.
#include "live/QuestionJson.h"
#include "live/Room.h"

#include "documents/DocumentFormat.h"
#include "web/WebPage.h"

#include <nlohmann/json.hpp>

#include <stdexcept>
#include <utility>

namespace lightsout {

namespace {

using Json = nlohmann::ordered_json;

/// Thrown for texts that no room has written.
struct BadRoom : std::runtime_error {
    BadRoom() : std::runtime_error("no room") {}
};

void require(bool condition) {
    if (!condition) {
        throw BadRoom();
    }
}

Json jsonOf(const Game& board) {
    const Result<std::string> text = writeDocument({.game = board});
    return text ? Json(*text) : Json();
}

Game boardIn(const Json& json) {
    const auto text = json.get<std::string>();
    Result<SavedBoard> board = readDocument(text);
    require(board.hasValue());
    return std::move(board->game);
}

Game boardForPhonesIn(const Json& json) {
    Game board = boardIn(json);
    require(fitsOnWebPage(board.rule()));
    return board;
}

template <typename Value>
Json jsonOf(const std::optional<Value>& value) {
    return value ? Json(*value) : Json();
}

template <typename Value>
std::optional<Value> optionalIn(const Json& json) {
    return json.is_null() ? std::nullopt : std::optional(json.get<Value>());
}

template <typename Kind>
Kind kindIn(const Json& json, Kind last) {
    const int number = json.get<int>();
    require(number >= 0 && number <= static_cast<int>(last));
    return static_cast<Kind>(number);
}

ClassAnswer answerIn(const Json& json) {
    if (json.contains("number")) {
        return json.at("number").get<double>();
    }
    if (json.contains("choice")) {
        return ChosenAnswer{json.at("choice").get<std::size_t>()};
    }
    return CellsAnswer{json.at("cells").get<std::vector<Vertex>>()};
}

Json jsonOf(const std::vector<ClassQuestion>& questions) {
    Json all = Json::array();
    for (const ClassQuestion& question : questions) {
        Json json{{"kind", static_cast<int>(question.kind)},
                  {"place", question.place},
                  {"text", question.text},
                  {"choices", question.choices},
                  {"prose", jsonOf(question.prose)},
                  {"pieces", question.hasPieces},
                  {"board", question.board ? jsonOf(*question.board) : Json()},
                  {"number", jsonOf(question.number)},
                  {"within", question.within},
                  {"right", question.right},
                  {"cells", jsonOf(question.cells)},
                  {"why", question.why},
                  {"whyProse", jsonOf(question.whyProse)},
                  {"step", Json::array()},
                  {"choiceProse", Json::array()}};
        for (const Prose& choice : question.choiceProse) {
            json["choiceProse"].push_back(jsonOf(choice));
        }
        for (const Block& block : question.step) {
            Json item{{"kind", static_cast<int>(block.kind)}, {"prose", jsonOf(block.prose)}};
            if (block.kind == Block::Kind::picture) {
                item["picture"] = jsonOf(block.picture);
                item["pattern"] = block.showsPattern;
            }
            json["step"].push_back(std::move(item));
        }
        all.push_back(std::move(json));
    }
    return all;
}

std::vector<ClassQuestion> questionsIn(const Json& all) {
    std::vector<ClassQuestion> questions;
    for (const Json& json : all) {
        ClassQuestion question;
        question.kind = kindIn(json.at("kind"), ClassQuestion::Kind::cells);
        question.place = json.at("place");
        question.text = json.at("text");
        question.choices = json.at("choices").get<std::vector<std::string>>();
        question.prose = proseIn(json.at("prose"));
        question.hasPieces = json.at("pieces");
        if (!json.at("board").is_null()) {
            question.board = boardForPhonesIn(json.at("board"));
        }
        question.number = optionalIn<double>(json.at("number"));
        question.within = json.at("within");
        question.right = json.at("right").get<std::vector<std::size_t>>();
        question.cells = optionalIn<std::vector<Vertex>>(json.at("cells"));
        question.why = json.at("why");
        question.whyProse = proseIn(json.at("whyProse"));
        for (const Json& choice : json.at("choiceProse")) {
            question.choiceProse.push_back(proseIn(choice));
        }
        for (const Json& item : json.at("step")) {
            Block block{.kind = kindIn(item.at("kind"), Block::Kind::picture),
                        .prose = proseIn(item.at("prose"))};
            if (block.kind == Block::Kind::picture) {
                block.picture = boardIn(item.at("picture"));
                block.showsPattern = item.at("pattern");
            }
            question.step.push_back(std::move(block));
        }
        require(question.choices.size() <= maxChoices &&
                (question.choiceProse.empty() ||
                 question.choiceProse.size() == question.choices.size()));
        for (const std::size_t choice : question.right) {
            require(choice < question.choices.size());
        }
        questions.push_back(std::move(question));
    }
    return questions;
}

Json jsonOf(const Pupil& pupil) {
    Json results = Json::array();
    for (const auto& [round, result] : pupil.results) {
        results.push_back({{"round", round},
                           {"solved", result.isSolved},
                           {"helped", result.isHelped},
                           {"presses", result.presses},
                           {"milliseconds", result.milliseconds}});
    }
    Json answers = Json::array();
    for (const auto& [question, answer] : pupil.answers) {
        Json json = jsonOf(answer);
        json["question"] = question;
        answers.push_back(std::move(json));
    }
    return {{"name", pupil.name.toStdString()}, {"token", pupil.token},
            {"acted", pupil.hasActed},          {"round", pupil.round},
            {"began", jsonOf(pupil.began)},     {"path", pupil.path},
            {"results", std::move(results)},    {"answers", std::move(answers)}};
}

Pupil pupilIn(const Json& json, const std::vector<LiveRound>& rounds,
              const std::vector<ClassQuestion>& questions) {
    Pupil pupil;
    pupil.name = QString::fromStdString(json.at("name"));
    pupil.token = json.at("token");
    pupil.hasActed = json.at("acted");
    pupil.round = json.at("round");
    pupil.began = optionalIn<Moment>(json.at("began"));
    pupil.path = json.at("path").get<std::vector<Vertex>>();
    require(pupil.round < rounds.size() && pupil.path.size() <= maxLivePresses);
    pupil.game = rounds[pupil.round].board;
    for (const Vertex vertex : pupil.path) {
        require(vertex < pupil.game.vertexCount());
        pupil.game.press(vertex);
    }
    for (const Json& result : json.at("results")) {
        const std::size_t round = result.at("round");
        require(round < rounds.size());
        pupil.results[round] = {.isSolved = result.at("solved"),
                                .isHelped = result.at("helped"),
                                .presses = result.at("presses"),
                                .milliseconds = result.at("milliseconds")};
    }
    for (const Json& entry : json.at("answers")) {
        const std::size_t question = entry.at("question");
        const ClassAnswer answer = answerIn(entry);
        require(question < questions.size() && fits(questions[question], answer));
        pupil.answers[question] = answer;
    }
    return pupil;
}

} // namespace

std::string Room::toText() const {
    Json rounds = Json::array();
    for (const LiveRound& round : rounds_) {
        rounds.push_back({{"board", jsonOf(round.board)},
                          {"number", round.number},
                          {"total", round.total},
                          {"contest", jsonOf(round.contest)},
                          {"fewest", jsonOf(round.fewest)},
                          {"solution", round.isSolutionShown}});
    }
    Json pupils = Json::array();
    for (const Pupil& pupil : pupils_) {
        pupils.push_back(jsonOf(pupil));
    }
    Json json{{"word", word_},
              {"pupils", std::move(pupils)},
              {"keptOut", keptOut_},
              {"namesHidden", areNamesHidden_},
              {"unsaved", hasUnsavedResults_},
              {"scene", static_cast<int>(scene_)},
              {"hasBegun", hasBegun_},
              {"begun", begun_},
              {"rounds", std::move(rounds)},
              {"round", round_},
              {"ownPace", isOwnPace_},
              {"roundBegan", roundBegan_},
              {"pausedAt", jsonOf(pausedAt_)},
              {"held", isHeld_},
              {"questions", jsonOf(questions_)},
              {"prepared", jsonOf(prepared_)},
              {"revealed", isRevealed_},
              {"rightShown", isRightShown_},
              {"contest", Json()},
              {"contests", contests_}};
    if (contest_) {
        json["contest"] = {{"milliseconds", contest_->milliseconds},
                           {"order", static_cast<int>(contest_->order)}};
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Room> Room::fromText(std::string_view text, Moment now) {
    try {
        const Json json = Json::parse(text);
        std::vector<LiveRound> rounds;
        for (const Json& entry : json.at("rounds")) {
            LiveRound round{.board = boardForPhonesIn(entry.at("board")),
                            .number = entry.at("number"),
                            .total = entry.at("total"),
                            .contest = optionalIn<std::size_t>(entry.at("contest")),
                            .fewest = optionalIn<std::size_t>(entry.at("fewest")),
                            .isSolutionShown = entry.at("solution")};
            round.description = descriptionOf(round.board);
            rounds.push_back(std::move(round));
        }
        require(!rounds.empty());
        Room room(json.at("word").get<std::string>(), {.boards = {rounds.front().board}});
        room.rounds_ = std::move(rounds);
        room.round_ = json.at("round");
        require(room.round_ < room.rounds_.size());
        const LiveRound& round = room.round();
        require(round.number >= 1 && round.number <= room.round_ + 1 &&
                round.total <= room.rounds_.size() &&
                room.round_ + round.total - round.number < room.rounds_.size());
        room.questions_ = questionsIn(json.at("questions"));
        room.prepared_ = questionsIn(json.at("prepared"));
        for (const Json& entry : json.at("pupils")) {
            room.pupils_.push_back(pupilIn(entry, room.rounds_, room.questions_));
            room.pupils_.back().joined = room.pupils_.back().left = now;
        }
        require(room.pupils_.size() <= maxKnownPupils);
        room.keptOut_ = json.at("keptOut").get<std::vector<std::string>>();
        room.areNamesHidden_ = json.at("namesHidden");
        room.hasUnsavedResults_ = json.at("unsaved");
        room.scene_ = kindIn(json.at("scene"), LiveScene::ranking);
        room.hasBegun_ = json.at("hasBegun");
        room.begun_ = json.at("begun");
        room.isOwnPace_ = json.at("ownPace");
        room.roundBegan_ = json.at("roundBegan");
        room.pausedAt_ = optionalIn<Moment>(json.at("pausedAt"));
        room.isHeld_ = json.at("held");
        room.isRevealed_ = json.at("revealed");
        room.isRightShown_ = json.at("rightShown");
        room.contests_ = json.at("contests");
        if (const Json& contest = json.at("contest"); !contest.is_null()) {
            room.contest_ = {.milliseconds = contest.at("milliseconds"),
                             .order = kindIn(contest.at("order"), RankingOrder::presses)};
        }
        require(room.scene_ != LiveScene::question || !room.questions_.empty());
        if (!room.questions_.empty() && room.question().board) {
            room.questionBoard_ = descriptionOf(*room.question().board);
        }
        return room;
    } catch (const Json::exception&) {
        return std::nullopt;
    } catch (const BadRoom&) {
        return std::nullopt;
    }
}

} // namespace lightsout
