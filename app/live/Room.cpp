// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/Room.h"

#include "documents/DocumentFormat.h"
#include "live/QuestionJson.h"
#include "support/Assert.h"
#include "support/Overloaded.h"
#include "web/WebPage.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <stdexcept>
#include <tuple>
#include <utility>

namespace lightsout {

namespace {

constexpr std::int64_t second = 1000;
constexpr std::int64_t minute = 60 * second;

Room::Reply closing() {
    return {.messages = {}, .closes = true};
}

/// Returns whether the pupil's board is solved at present. A solved board can be played again.
bool isWon(const Pupil& pupil) {
    return !pupil.path.empty() && pupil.game.isWon();
}

bool isConnected(const Pupil& pupil) {
    return pupil.connection.has_value();
}

} // namespace

std::string Room::descriptionOf(const Game& board) {
    return boardDescription(board).dump(-1, ' ', false,
                                        nlohmann::ordered_json::error_handler_t::replace);
}

Room::Room(std::string word, LiveSeries first) : word_(std::move(word)) {
    addRounds(std::move(first));
}

std::size_t Room::connectedCount() const {
    return static_cast<std::size_t>(std::ranges::count_if(pupils_, isConnected));
}

std::optional<std::size_t> Room::pupilOf(ConnectionId connection) const {
    const auto found = connections_.find(connection);
    return found == connections_.end() ? std::nullopt : found->second.pupil;
}

void Room::rename(std::size_t index, const QString& name) {
    const QString cleaned = QString::fromStdString(cleanedName(name.toStdString()));
    if (!cleaned.isEmpty()) {
        pupils_.at(index).name.clear(); // the present name is free
        pupils_[index].name = freeName(cleaned);
        ranked_.reset();
    }
}

std::optional<ConnectionId> Room::remove(std::size_t index, bool keepsOut) {
    const Pupil& pupil = pupils_.at(index);
    if (keepsOut) {
        keptOut_.push_back(pupil.token);
    }
    const std::optional<ConnectionId> connection = pupil.connection;
    erase(index);
    return connection;
}

/// Removes a pupil from the list, and corrects the positions that connections refer to.
void Room::erase(std::size_t index) {
    pupils_.erase(pupils_.begin() + static_cast<std::ptrdiff_t>(index));
    for (auto& [id, connection] : connections_) {
        if (connection.pupil == index) {
            connection.pupil.reset();
        } else if (connection.pupil > index) {
            --*connection.pupil;
        }
    }
    ranked_.reset();
}

bool Room::forgetAbsent(Moment now) {
    const std::size_t before = pupils_.size();
    for (std::size_t i = pupils_.size(); i-- > 0;) {
        const Pupil& pupil = pupils_[i];
        if (!pupil.connection && !pupil.hasActed && now - pupil.left >= forgetMilliseconds) {
            erase(i);
        }
    }
    return pupils_.size() != before;
}

/// Forgets a pupil who is away if there are too many: preferably one who never pressed or answered,
/// then one from the address with the most such pupils, then the one who left first.
void Room::makePlace() {
    if (pupils_.size() < maxKnownPupils) {
        return;
    }
    std::map<std::string, std::size_t> away;
    for (const Pupil& pupil : pupils_) {
        away[pupil.address] += isConnected(pupil) ? 0 : 1;
    }
    const auto rank = [&away](const Pupil& pupil) {
        return std::tuple(isConnected(pupil), pupil.hasActed, maxKnownPupils - away[pupil.address],
                          pupil.left);
    };
    erase(static_cast<std::size_t>(std::ranges::min_element(pupils_, {}, rank) - pupils_.begin()));
}

// Connections.

bool Room::isTooFast(Connection& connection, Moment now) const {
    Moment& oldest = connection.times.at(connection.count % maxMessagesASecond);
    const bool isTooFast = connection.count >= maxMessagesASecond && now - oldest < second;
    oldest = now;
    ++connection.count;
    return isTooFast;
}

void Room::connect(ConnectionId id, const std::string& address) {
    connections_[id].address = address;
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
                       [&](const AgainMessage& again) { return take(pupil, again, now); },
                       [&](const NextMessage& next) { return take(pupil, next, now); },
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

bool Room::hasManyWrongWords(const std::string& address, Moment now) {
    std::erase_if(wrongWords_, [now](const auto& wrong) { return now - wrong.second >= minute; });
    const auto count =
        std::ranges::count(wrongWords_, address, [](const auto& wrong) { return wrong.first; });
    return static_cast<std::size_t>(count) >= maxWrongWords;
}

bool Room::hasManyEmptyJoins(const std::string& address, Moment now) const {
    if (!hasBegun_ || now - begun_ < openMilliseconds) {
        return false;
    }
    const auto isEmpty = [&](const Pupil& pupil) {
        return !pupil.connection && !pupil.hasActed && pupil.address == address &&
               now - pupil.joined < minute;
    };
    return static_cast<std::size_t>(std::ranges::count_if(pupils_, isEmpty)) >= maxEmptyJoins;
}

Room::Reply Room::take(Connection& connection, ConnectionId id, const JoinMessage& message,
                       const std::string& token, Moment now) {
    const auto refuse = [](Refusal why, bool closes) {
        return Reply{.messages = {refusalMessage(why)}, .closes = closes};
    };
    if (message.version != liveVersion) {
        return refuse(Refusal::version, true);
    }
    if (hasManyWrongWords(connection.address, now) || hasManyEmptyJoins(connection.address, now)) {
        return refuse(Refusal::busy, true);
    }
    if (message.word != cleanedWord(word_)) {
        wrongWords_.emplace_back(connection.address, now);
        return refuse(Refusal::word, false);
    }
    if (message.name.empty()) {
        return refuse(Refusal::name, false);
    }
    const QString name = QString::fromStdString(message.name);
    const auto known = std::ranges::find_if(pupils_, [&name](const Pupil& pupil) {
        return !pupil.connection && pupil.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    if (known != pupils_.end() && !message.isKnown) {
        return {.messages = {knownMessage(known->name.toStdString())}};
    }
    if (connectedCount() >= maxPupils) {
        return refuse(Refusal::full, true);
    }
    if (known != pupils_.end() && *message.isKnown) {
        known->token = token; // the page that is away can't return any more
        Reply reply =
            welcome(connection, id, static_cast<std::size_t>(known - pupils_.begin()), now);
        reply.hasTakenOver = true;
        return reply;
    }
    makePlace();
    pupils_.push_back({.name = freeName(name), .token = token, .joined = now});
    giveBoard(pupils_.back(), round_);
    ranked_.reset();
    return welcome(connection, id, pupils_.size() - 1, now);
}

Room::Reply Room::take(Connection& connection, ConnectionId id, const ReturnMessage& message,
                       Moment now) {
    const auto refuse = [](Refusal why, bool closes) {
        return Reply{.messages = {refusalMessage(why)}, .closes = closes};
    };
    if (message.version != liveVersion) {
        return refuse(Refusal::version, true);
    }
    if (std::ranges::find(keptOut_, message.token) != keptOut_.end()) {
        return refuse(Refusal::removed, true);
    }
    if (hasManyWrongWords(connection.address, now)) {
        return refuse(Refusal::busy, true);
    }
    const auto found = std::ranges::find(pupils_, message.token, &Pupil::token);
    if (found == pupils_.end()) {
        // A wrong token counts as a wrong word, to limit guesses.
        wrongWords_.emplace_back(connection.address, now);
        return refuse(Refusal::token, false);
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
    pupil.address = connection.address;
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

std::optional<std::size_t> Room::disconnect(ConnectionId id, Moment now) {
    const std::optional<std::size_t> pupil = pupilOf(id);
    connections_.erase(id);
    if (pupil) {
        pupils_[*pupil].connection.reset();
        pupils_[*pupil].left = now;
    }
    return pupil;
}

RoundState Room::state(const Pupil& pupil, Moment now) const {
    return {.milliseconds = millisecondsOf(pupil, now),
            .left = millisecondsLeft(now),
            .isPaused = isPaused(),
            .isSolutionShown = rounds_[pupil.round].isSolutionShown};
}

std::string Room::stateOf(std::size_t index, Moment now) const {
    return stateMessage(state(pupils_.at(index), now));
}

std::string Room::viewOf(std::size_t index, Moment now) {
    Pupil& pupil = pupils_.at(index);
    switch (scene_) {
    case LiveScene::lobby:
        return lobbyMessage();
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
        // Each pupil sees the first ten rows and their own.
        constexpr std::size_t shown = 10;
        std::vector<RankedPupil> lines;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const bool isOwn = all[i].number == index + 1;
            if (i < shown || isOwn) {
                lines.push_back(all[i]);
                lines.back().isOwn = isOwn;
                if (areNamesHidden_ && !isOwn) {
                    lines.back().name.clear();
                }
            }
        }
        return rankingMessage(lines, isLastBoard());
    }
    case LiveScene::board:
        break;
    }
    pupil.began = pupil.began.value_or(pausedAt_.value_or(now));
    const LiveRound& played = rounds_[pupil.round];
    std::optional<SolvedState> solved;
    if (isWon(pupil)) {
        const PupilResult& result = pupil.results.at(pupil.round);
        solved = {.presses = pupil.path.size(), .milliseconds = result.milliseconds};
    }
    return boardMessage({.round = pupil.round,
                         .number = played.number,
                         .total = played.total,
                         .board = played.description,
                         .path = pupil.path,
                         .solved = solved,
                         .isContest = contest_.has_value(),
                         .hasNext = isOwnPace_ && played.number < played.total,
                         .state = state(pupil, now)});
}

// Playing.

/// Adds the boards of a series, the first of which becomes the round.
void Room::addRounds(LiveSeries series) {
    LIGHTSOUT_ASSERT(!series.boards.empty());
    isOwnPace_ = series.isOwnPace;
    contest_ = series.contest;
    contests_ += contest_ ? 1 : 0;
    // Boards of the previous series that were not played are discarded.
    if (!hasBegun_) {
        rounds_.clear();
    } else if (!rounds_.empty()) {
        std::size_t played = round_ + 1;
        for (const Pupil& pupil : pupils_) {
            played = std::max(played, pupil.round + 1);
        }
        rounds_.resize(played, rounds_.front());
    }
    round_ = rounds_.size();
    std::size_t number = 0;
    for (const Game& played : series.boards) {
        LIGHTSOUT_ASSERT(fitsOnWebPage(played.rule()));
        // The board starts with the current lights of the teacher's board and without its presses.
        Game board(played.rule(), played.lights(), played.target());
        std::string description = descriptionOf(board);
        rounds_.push_back({.board = std::move(board),
                           .description = std::move(description),
                           .number = ++number,
                           .total = series.boards.size(),
                           .contest = contest_ ? std::optional(contests_) : std::nullopt});
    }
}

void Room::begin(Moment now) {
    if (!hasBegun_) {
        hasBegun_ = true;
        begun_ = now;
        beginRound(round_, now);
    }
}

void Room::begin(LiveSeries series, Moment now) {
    if (hasBegun_) {
        endRound(now);
    } else {
        begun_ = now;
    }
    addRounds(std::move(series));
    hasBegun_ = true;
    beginRound(round_, now);
}

void Room::beginNext(Moment now) {
    if (hasBegun_ && !isLastBoard()) {
        endRound(now);
        beginRound(round_ + 1, now);
    }
}

/// Gives the pupil the board of a round, with no presses. Its own clock starts when it arrives.
void Room::giveBoard(Pupil& pupil, std::size_t round) const {
    pupil.game = rounds_[round].board;
    pupil.path.clear();
    pupil.round = round;
    pupil.began.reset();
}

void Room::beginRound(std::size_t round, Moment now) {
    round_ = round;
    for (Pupil& pupil : pupils_) {
        giveBoard(pupil, round);
    }
    ranked_.reset();
    scene_ = LiveScene::board;
    roundBegan_ = now;
    pausedAt_.reset();
    isHeld_ = false;
    for (Pupil& pupil : pupils_) {
        if (isConnected(pupil)) {
            pupil.began = now;
        }
    }
}

/// Stores the results of the pupils who pressed but did not solve the board.
void Room::endRound(Moment now) {
    for (Pupil& pupil : pupils_) {
        if (!pupil.path.empty()) {
            const PupilResult unsolved{.isSolved = false,
                                       .isHelped = rounds_[pupil.round].isSolutionShown,
                                       .presses = pupil.path.size(),
                                       .milliseconds = millisecondsOf(pupil, now)};
            pupil.results.try_emplace(pupil.round, unsolved);
        }
    }
}

void Room::setPaused(bool isPaused, Moment now) {
    isHeld_ = isPaused;
    if (isPaused) {
        pausedAt_ = pausedAt_.value_or(now);
    } else if (pausedAt_ && scene_ != LiveScene::question && scene_ != LiveScene::ranking) {
        const std::int64_t paused = now - *pausedAt_;
        roundBegan_ += paused;
        for (Pupil& pupil : pupils_) {
            if (pupil.began) {
                *pupil.began += paused;
            }
        }
        pausedAt_.reset();
    }
}

void Room::showSolution() {
    const std::size_t end = isOwnPace_ ? rounds_.size() : round_ + 1;
    for (std::size_t i = round_; i < end; ++i) {
        rounds_[i].isSolutionShown = true;
    }
}

void Room::setFewest(std::size_t round, std::size_t presses) {
    rounds_.at(round).fewest = presses;
}

std::int64_t Room::milliseconds(Moment now) const {
    return hasBegun_ ? std::max<Moment>(0, pausedAt_.value_or(now) - roundBegan_) : 0;
}

std::int64_t Room::millisecondsOf(const Pupil& pupil, Moment now) const {
    const Moment end = pausedAt_.value_or(now);
    return isOwnPace_ ? std::max<Moment>(0, end - pupil.began.value_or(end)) : milliseconds(now);
}

std::optional<std::int64_t> Room::millisecondsLeft(Moment now) const {
    if (!contest_) {
        return std::nullopt;
    }
    const auto boards = static_cast<std::int64_t>(isOwnPace_ ? round().total : 1);
    return std::max<std::int64_t>(0, boards * contest_->milliseconds - milliseconds(now));
}

bool Room::tick(Moment now) {
    if (scene_ != LiveScene::board || !contest_ || isPaused() || millisecondsLeft(now) > 0) {
        return false;
    }
    showRanking(now);
    return true;
}

bool Room::isSolved(std::size_t index) const {
    const Pupil& pupil = pupils_.at(index);
    const auto found = pupil.results.find(pupil.round);
    return found != pupil.results.end() && found->second.isSolved;
}

std::size_t Room::solvedBoards(std::size_t index) const {
    const std::size_t first = round_ + 1 - round().number;
    return static_cast<std::size_t>(
        std::ranges::count_if(pupils_.at(index).results, [first](const auto& entry) {
            return entry.first >= first && entry.second.isSolved;
        }));
}

std::size_t Room::solvedCount() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < pupils_.size(); ++i) {
        const bool isDone = isOwnPace_ ? solvedBoards(i) == round().total : isSolved(i);
        count += isConnected(pupils_[i]) && isDone ? 1 : 0;
    }
    return count;
}

std::size_t Room::solvedInFewestCount() const {
    std::size_t count = 0;
    for (std::size_t i = 0; i < pupils_.size(); ++i) {
        const Pupil& pupil = pupils_[i];
        const auto& fewest = rounds_[pupil.round].fewest;
        count += isConnected(pupil) && isSolved(i) && fewest &&
                         pupil.results.at(pupil.round).presses <= *fewest
                     ? 1
                     : 0;
    }
    return count;
}

std::vector<std::size_t> Room::pressedBy() const {
    std::vector<std::size_t> counts(round().board.vertexCount());
    for (const Pupil& pupil : pupils_) {
        if (pupil.round == round_) {
            pupil.game.presses().forEachOne([&counts](std::size_t vertex) { ++counts[vertex]; });
        }
    }
    return counts;
}

bool Room::move(Pupil& pupil, std::int32_t move) {
    if (move == startOverMove) {
        pupil.game = rounds_[pupil.round].board;
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

/// Returns whether the pupil can play the board of the round now. A phone may have sent a message
/// before it was notified of a change. This is not an error: the phone is sent the current state.
bool Room::canPlay(std::size_t index, std::uint64_t round, Moment now) const {
    return round == pupils_[index].round && scene_ == LiveScene::board && !isPaused() &&
           millisecondsLeft(now) != 0;
}

Room::Reply Room::take(std::size_t index, const MovesMessage& message, Moment now) {
    if (message.round >= rounds_.size()) {
        return closing();
    }
    Pupil& pupil = pupils_[index];
    if (!canPlay(index, message.round, now) || isWon(pupil)) {
        return {.messages = {viewOf(index, now)}};
    }
    pupil.hasActed = true;
    hasUnsavedResults_ = true;
    for (const std::int32_t next : message.moves) {
        if (!move(pupil, next)) {
            Reply reply = closing();
            reply.changed = index;
            return reply;
        }
        if (!isWon(pupil)) {
            continue;
        }
        PupilResult& result = pupil.results[pupil.round];
        const bool isHelped = rounds_[pupil.round].isSolutionShown;
        const std::size_t presses = pupil.path.size();
        if (!result.isSolved) {
            result = {.isSolved = true,
                      .isHelped = isHelped,
                      .presses = presses,
                      .milliseconds = millisecondsOf(pupil, now)};
        } else if (!isHelped || result.isHelped) {
            result.presses = std::min(result.presses, presses);
        }
        ranked_.reset();
        return {
            .messages = {solvedMessage({.presses = presses, .milliseconds = result.milliseconds})},
            .changed = index};
    }
    return {.messages = {}, .changed = index};
}

Room::Reply Room::take(std::size_t index, const AgainMessage& message, Moment now) {
    Pupil& pupil = pupils_[index];
    if (canPlay(index, message.round, now) && isWon(pupil)) {
        move(pupil, startOverMove);
    }
    return {.messages = {viewOf(index, now)}, .changed = index};
}

Room::Reply Room::take(std::size_t index, const NextMessage& message, Moment now) {
    if (isOwnPace_ && canPlay(index, message.round, now) && isSolved(index) &&
        pupils_[index].round + 1 < rounds_.size()) {
        giveBoard(pupils_[index], pupils_[index].round + 1);
    }
    return {.messages = {viewOf(index, now)}, .changed = index};
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
    stopClock(now);
}

void Room::askPrepared(std::size_t index, Moment now) {
    ClassQuestion next = std::move(prepared_.at(index));
    prepared_.erase(prepared_.begin() + static_cast<std::ptrdiff_t>(index));
    ask(std::move(next), now);
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

std::size_t Room::answeredCount() const {
    const auto hasAnswered = [this](const Pupil& pupil) {
        return isConnected(pupil) && pupil.answers.contains(questions_.size() - 1);
    };
    return static_cast<std::size_t>(std::ranges::count_if(pupils_, hasAnswered));
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
        pupils_[index].hasActed = true;
        hasUnsavedResults_ = true;
    }
    return {.messages = {viewOf(index, now)}, .changed = index};
}

void Room::resume(Moment now) {
    scene_ = hasBegun_ ? LiveScene::board : LiveScene::lobby;
    setPaused(isHeld_, now);
}

// Contest.

void Room::showRanking(Moment now) {
    if (scene_ == LiveScene::board) {
        endRound(now);
    }
    ranked_.reset();
    scene_ = LiveScene::ranking;
    stopClock(now);
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
    std::vector<RankedPupil> without;
    std::map<QString, std::size_t> numbers;
    for (std::size_t i = 0; i < pupils_.size(); ++i) {
        const Pupil& pupil = pupils_[i];
        numbers[pupil.name] = i + 1;
        RankingTotal total{.name = pupil.name};
        bool hasTakenPart = isConnected(pupil);
        for (const auto& [round, result] : pupil.results) {
            const auto& contest = rounds_[round].contest;
            if (!contest || *contest != contests_) {
                continue;
            }
            hasTakenPart = true;
            if (result.isSolved && !result.isHelped) {
                ++total.rounds;
                total.presses += result.presses;
                total.seconds += static_cast<quint64>(result.milliseconds / second);
            }
        }
        if (total.rounds > 0) {
            totals.push_back(std::move(total));
        } else if (hasTakenPart) {
            without.push_back({.place = 0, .name = pupil.name.toStdString(), .number = i + 1});
        }
    }
    const RankingOrder order = contest_ ? contest_->order : RankingOrder::pressesThenTime;
    sortRanking(totals, order);
    const std::vector<std::size_t> places = rankingPlaces(totals, order);
    std::vector<RankedPupil> ranked;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        ranked.push_back({.place = places[i],
                          .name = totals[i].name.toStdString(),
                          .number = numbers.at(totals[i].name),
                          .rounds = totals[i].rounds,
                          .presses = totals[i].presses,
                          .seconds = totals[i].seconds});
    }
    ranked.insert(ranked.end(), without.begin(), without.end());
    return ranked;
}

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
                  {"side", question.isSide},
                  {"probability", question.isProbability},
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
        question.isSide = json.value("side", false);
        question.isProbability = json.value("probability", false);
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
