// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/Room.h"

#include "support/Assert.h"
#include "support/Overloaded.h"
#include "web/WebPage.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr std::int64_t second = 1000;

std::string descriptionOf(const Game& board) {
    return boardDescription(board).dump(-1, ' ', false,
                                        nlohmann::ordered_json::error_handler_t::replace);
}

Room::Reply closing() {
    return {.messages = {}, .closes = true};
}

} // namespace

Room::Room(std::string word, std::vector<Game> boards, Moment now,
           std::optional<LiveContest> contest)
    : word_(std::move(word)) {
    begin(std::move(boards), contest, now);
}

std::size_t Room::connectedCount() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        pupils_, [](const Pupil& pupil) { return pupil.connection.has_value(); }));
}

// Connections.

bool Room::isTooFast(Connection& connection, Moment now) const {
    Moment& oldest = connection.times.at(connection.count % maxMessagesASecond);
    const bool isTooFast = connection.count >= maxMessagesASecond && now - oldest < second;
    oldest = now;
    ++connection.count;
    return isTooFast;
}

Room::Reply Room::receive(ConnectionId id, std::string_view text, const std::string& token,
                          Moment now) {
    Connection& connection = connections_[id];
    const auto message = readPupilMessage(text);
    if (isTooFast(connection, now) || !message) {
        return closing();
    }
    if (connection.pupil) {
        const std::size_t pupil = *connection.pupil;
        return std::visit(
            Overloaded{[&](const MovesMessage& moves) { return take(pupil, moves, now); },
                       [&](const AnswerMessage& answer) { return take(pupil, answer, now); },
                       [](const ProbeMessage&) { return Reply{.messages = {beatMessage()}}; },
                       [](const auto& /*joined already*/) { return closing(); }},
            *message);
    }
    return std::visit(
        Overloaded{[&](const JoinMessage& join) { return take(connection, id, join, token, now); },
                   [&](const ReturnMessage& back) { return take(connection, id, back, now); },
                   [](const auto& /*not joined yet*/) { return closing(); }},
        *message);
}

Room::Reply Room::take(Connection& connection, ConnectionId id, const JoinMessage& message,
                       const std::string& token, Moment now) {
    const auto refuse = [](Refusal why, bool closes) {
        return Reply{.messages = {refusalMessage(why)}, .closes = closes};
    };
    if (message.version != liveVersion) {
        return refuse(Refusal::version, true);
    }
    if (message.word != word_) {
        return refuse(Refusal::word, ++connection.wrongWords >= maxWrongWords);
    }
    if (message.name.empty()) {
        return refuse(Refusal::name, false);
    }
    if (pupils_.size() >= maxPupils) {
        return refuse(Refusal::full, true);
    }
    pupils_.push_back({.name = freeName(QString::fromStdString(message.name)),
                       .token = token,
                       .connection = {},
                       .game = round().board});
    return welcome(connection, id, pupils_.size() - 1, now);
}

Room::Reply Room::take(Connection& connection, ConnectionId id, const ReturnMessage& message,
                       Moment now) {
    const auto found = std::ranges::find(pupils_, message.token, &Pupil::token);
    if (message.version != liveVersion || found == pupils_.end()) {
        // A wrong token counts as a wrong word, to limit guesses.
        return {.messages = {refusalMessage(message.version != liveVersion ? Refusal::version
                                                                           : Refusal::token)},
                .closes = ++connection.wrongWords >= maxWrongWords};
    }
    return welcome(connection, id, static_cast<std::size_t>(found - pupils_.begin()), now);
}

Room::Reply Room::welcome(Connection& connection, ConnectionId id, std::size_t index, Moment now) {
    Pupil& pupil = pupils_[index];
    Reply reply;
    if (pupil.connection) {
        reply.replaced = pupil.connection;
        connections_[*pupil.connection].pupil.reset();
    }
    pupil.connection = id;
    connection.pupil = index;
    reply.messages = {welcomeMessage(pupil.name.toStdString(), pupil.token, word_),
                      viewOf(index, now)};
    reply.changed = index;
    return reply;
}

/// Returns the name, with a number if it is taken: "Ada", "Ada 2", "Ada 3".
QString Room::freeName(const QString& name) const {
    const auto isTaken = [this](const QString& wanted) {
        return std::ranges::any_of(pupils_, [&wanted](const Pupil& pupil) {
            return pupil.name.compare(wanted, Qt::CaseInsensitive) == 0;
        });
    };
    QString free = name;
    for (int number = 2; isTaken(free); ++number) {
        free = QStringLiteral("%1 %2").arg(name).arg(number);
    }
    return free;
}

std::optional<std::size_t> Room::disconnect(ConnectionId id) {
    connections_.erase(id);
    const auto pupil = std::ranges::find(pupils_, id, &Pupil::connection);
    if (pupil == pupils_.end()) {
        return std::nullopt;
    }
    pupil->connection.reset();
    return static_cast<std::size_t>(pupil - pupils_.begin());
}

RoundState Room::state(Moment now) const {
    return {.milliseconds = milliseconds(now),
            .left = millisecondsLeft(now),
            .isPaused = isPaused(),
            .isSolutionShown = round().isSolutionShown};
}

std::string Room::stateNow(Moment now) const {
    return stateMessage(state(now));
}

std::string Room::viewOf(std::size_t index, Moment now) const {
    const Pupil& pupil = pupils_.at(index);
    switch (scene_) {
    case LiveScene::question: {
        const std::size_t number = questions_.size() - 1;
        const auto answer = pupil.answers.find(number);
        return questionMessage(
            {.question = number,
             .asked = &question(),
             .board = questionBoard_,
             .answer = answer == pupil.answers.end() ? std::nullopt : std::optional(answer->second),
             .isRightShown = isRightShown_});
    }
    case LiveScene::ranking: {
        const std::vector<RankedPupil>& all = ranked();
        const std::string name = pupil.name.toStdString();
        // Each pupil sees the first ten rows and their own.
        constexpr std::size_t shown = 10;
        std::vector<RankedPupil> lines;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool isOwn = all[i].name == name;
            if (i < shown || isOwn) {
                lines.push_back(all[i]);
                lines.back().isOwn = isOwn;
            }
        }
        return rankingMessage(lines, isLastBoard());
    }
    case LiveScene::board:
        break;
    }
    std::optional<SolvedState> solved;
    if (isSolved(index)) {
        const PupilResult& result = pupil.results.at(roundIndex());
        solved = {.presses = result.presses, .milliseconds = result.milliseconds};
    }
    return boardMessage({.round = roundIndex(),
                         .number = round().number,
                         .total = round().total,
                         .board = description_,
                         .path = pupil.path,
                         .solved = solved,
                         .isContest = contest_.has_value(),
                         .state = state(now)});
}

// Playing.

void Room::begin(std::vector<Game> boards, std::optional<LiveContest> contest, Moment now) {
    LIGHTSOUT_ASSERT(!boards.empty());
    if (!rounds_.empty()) {
        endRound(now);
    }
    contest_ = contest;
    contests_ += contest ? 1 : 0;
    ranked_.reset();
    boards_ = std::move(boards);
    beginRound(boards_.front(), 1, boards_.size(), now);
}

void Room::beginNext(Moment now) {
    if (isLastBoard()) {
        return;
    }
    endRound(now);
    const std::size_t number = round().number + 1;
    beginRound(boards_[number - 1], number, boards_.size(), now);
}

void Room::beginRound(const Game& played, std::size_t number, std::size_t total, Moment now) {
    LIGHTSOUT_ASSERT(fitsOnWebPage(played.rule()));
    // The board starts with the current lights of the teacher's board and without its presses.
    const Game board(played.rule(), played.lights(), played.target());
    rounds_.push_back({.board = board,
                       .number = number,
                       .total = total,
                       .contest = contest_ ? std::optional(contests_) : std::nullopt});
    description_ = descriptionOf(board);
    for (Pupil& pupil : pupils_) {
        pupil.game = board;
        pupil.path.clear();
    }
    scene_ = LiveScene::board;
    roundBegan_ = now;
    pausedAt_.reset();
    isHeld_ = false;
}

/// Stores the results of the pupils who pressed but did not solve the board.
void Room::endRound(Moment now) {
    for (Pupil& pupil : pupils_) {
        if (!pupil.path.empty()) {
            pupil.results.try_emplace(roundIndex(), PupilResult{.isSolved = false,
                                                                .isHelped = round().isSolutionShown,
                                                                .presses = pupil.path.size(),
                                                                .milliseconds = milliseconds(now)});
        }
    }
}

void Room::setPaused(bool isPaused, Moment now) {
    isHeld_ = isPaused;
    if (isPaused) {
        pausedAt_ = pausedAt_.value_or(now);
    } else if (pausedAt_ && scene_ == LiveScene::board) {
        roundBegan_ += now - *pausedAt_;
        pausedAt_.reset();
    }
}

void Room::showSolution() {
    rounds_.back().isSolutionShown = true;
}

void Room::setFewest(std::size_t round, std::size_t presses) {
    rounds_.at(round).fewest = presses;
}

std::int64_t Room::milliseconds(Moment now) const {
    return std::max<Moment>(0, pausedAt_.value_or(now) - roundBegan_);
}

std::optional<std::int64_t> Room::millisecondsLeft(Moment now) const {
    if (!contest_) {
        return std::nullopt;
    }
    return std::max<std::int64_t>(0, contest_->milliseconds - milliseconds(now));
}

bool Room::tick(Moment now) {
    if (scene_ != LiveScene::board || !contest_ || isPaused() || millisecondsLeft(now) > 0) {
        return false;
    }
    showRanking(now);
    return true;
}

bool Room::isSolved(std::size_t index) const {
    const auto& results = pupils_.at(index).results;
    const auto found = results.find(roundIndex());
    return found != results.end() && found->second.isSolved;
}

std::size_t Room::solvedCount() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < pupils_.size(); ++i) {
        count += isSolved(i) ? 1 : 0;
    }
    return count;
}

std::size_t Room::solvedInFewestCount() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < pupils_.size(); ++i) {
        count += isSolved(i) && round().fewest &&
                         pupils_[i].results.at(roundIndex()).presses <= *round().fewest
                     ? 1
                     : 0;
    }
    return count;
}

std::vector<std::size_t> Room::pressedBy() const {
    std::vector<std::size_t> counts(round().board.vertexCount());
    for (const Pupil& pupil : pupils_) {
        pupil.game.presses().forEachOne([&counts](std::size_t vertex) { ++counts[vertex]; });
    }
    return counts;
}

bool Room::move(Pupil& pupil, std::int32_t move) {
    if (move == startOverMove) {
        pupil.game = round().board;
        pupil.path.clear();
        return true;
    }
    if (move == undoMove) {
        if (pupil.path.empty()) {
            return false;
        }
        pupil.game.unpress(pupil.path.back());
        pupil.path.pop_back();
        return true;
    }
    const auto vertex = static_cast<Vertex>(move);
    if (vertex >= pupil.game.vertexCount() || pupil.path.size() >= maxLivePresses) {
        return false;
    }
    pupil.game.press(vertex);
    pupil.path.push_back(vertex);
    return true;
}

Room::Reply Room::take(std::size_t index, const MovesMessage& message, Moment now) {
    if (message.round > roundIndex()) {
        return closing();
    }
    // A phone may have sent the moves before it was notified of a change. This is not an error: the
    // phone is sent the current state again.
    const bool isLate = message.round < roundIndex() || scene_ != LiveScene::board || isPaused() ||
                        isSolved(index) || millisecondsLeft(now) == 0;
    if (isLate) {
        return {.messages = {viewOf(index, now)}};
    }
    Pupil& pupil = pupils_[index];
    for (const std::int32_t next : message.moves) {
        if (!move(pupil, next)) {
            Reply reply = closing();
            reply.changed = index;
            return reply;
        }
        if (pupil.game.isWon() && !pupil.path.empty()) {
            const PupilResult result{.isSolved = true,
                                     .isHelped = round().isSolutionShown,
                                     .presses = pupil.path.size(),
                                     .milliseconds = milliseconds(now)};
            pupil.results.insert_or_assign(roundIndex(), result);
            ranked_.reset();
            return {.messages = {solvedMessage(
                        {.presses = result.presses, .milliseconds = result.milliseconds})},
                    .changed = index};
        }
    }
    return {.messages = {}, .changed = index};
}

// Questions.

void Room::ask(ClassQuestion question, Moment now) {
    LIGHTSOUT_ASSERT(question.choices.size() <= maxChoices);
    LIGHTSOUT_ASSERT(!question.board || fitsOnWebPage(question.board->rule()));
    questionBoard_ = question.board ? descriptionOf(*question.board) : std::string();
    questions_.push_back(std::move(question));
    isRevealed_ = false;
    isRightShown_ = false;
    scene_ = LiveScene::question;
    pausedAt_ = pausedAt_.value_or(now);
}

void Room::showRight() {
    isRevealed_ = true;
    isRightShown_ = true;
}

std::vector<ClassAnswer> Room::answers() const {
    std::vector<ClassAnswer> all;
    for (const Pupil& pupil : pupils_) {
        const auto found = pupil.answers.find(questions_.size() - 1);
        if (!questions_.empty() && found != pupil.answers.end()) {
            all.push_back(found->second);
        }
    }
    return all;
}

Room::Reply Room::take(std::size_t index, const AnswerMessage& message, Moment now) {
    if (message.question >= questions_.size()) {
        return closing();
    }
    const bool isLate =
        scene_ != LiveScene::question || isRightShown_ || message.question + 1 != questions_.size();
    if (!isLate) {
        if (!fits(question(), message.answer)) {
            return closing();
        }
        pupils_[index].answers.insert_or_assign(questions_.size() - 1, message.answer);
    }
    return {.messages = {viewOf(index, now)}, .changed = index};
}

void Room::resume(Moment now) {
    scene_ = LiveScene::board;
    setPaused(isHeld_, now);
}

// Contest.

void Room::showRanking(Moment now) {
    if (scene_ == LiveScene::board) {
        endRound(now);
    }
    scene_ = LiveScene::ranking;
    pausedAt_ = pausedAt_.value_or(now);
}

void Room::setOrder(RankingOrder order) {
    if (contest_) {
        contest_->order = order;
        ranked_.reset();
    }
}

const std::vector<RankedPupil>& Room::ranked() const {
    if (!ranked_) {
        ranked_ = computeRanked();
    }
    return *ranked_;
}

std::vector<RankedPupil> Room::computeRanked() const {
    std::vector<RankingTotal> totals;
    for (const Pupil& pupil : pupils_) {
        RankingTotal total{.name = pupil.name};
        for (const auto& [round, result] : pupil.results) {
            const auto& contest = rounds_[round].contest;
            if (contest && *contest == contests_ && result.isSolved && !result.isHelped) {
                ++total.rounds;
                total.presses += result.presses;
                total.seconds += static_cast<quint64>(result.milliseconds / second);
            }
        }
        if (total.rounds > 0) {
            totals.push_back(std::move(total));
        }
    }
    const RankingOrder order = contest_ ? contest_->order : RankingOrder::pressesThenTime;
    sortRanking(totals, order);
    const std::vector<std::size_t> places = rankingPlaces(totals, order);
    std::vector<RankedPupil> ranked;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        ranked.push_back({.place = places[i],
                          .name = totals[i].name.toStdString(),
                          .rounds = totals[i].rounds,
                          .presses = totals[i].presses,
                          .seconds = totals[i].seconds});
    }
    return ranked;
}

} // namespace lightsout
