// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/Contest.h"

#include <QDateTime>
#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr qint64 readyMilliseconds = 5000;
constexpr int millisecondsBetweenTicks = 200;

const auto planKey = QStringLiteral("plan");
const auto begunKey = QStringLiteral("begun");
const auto nowKey = QStringLiteral("now");
const auto roundKey = QStringLiteral("round");
const auto roundBeginsKey = QStringLiteral("roundBegins");
const auto hasGivenUpKey = QStringLiteral("hasGivenUp");
const auto hasLeftKey = QStringLiteral("hasLeft");
const auto playedKey = QStringLiteral("played");
const auto pathKey = QStringLiteral("path");
const auto solvedAtKey = QStringLiteral("solvedAt");
const auto resultsKey = QStringLiteral("results");
const auto pressesKey = QStringLiteral("presses");
const auto secondsKey = QStringLiteral("seconds");
const auto rankingKey = QStringLiteral("ranking");

} // namespace

qint64 Contest::systemTime() {
    return QDateTime::currentMSecsSinceEpoch();
}

Contest::Contest(ContestPlan plan, Clock clock, QObject* parent)
    : QObject(parent), plan_(std::move(plan)), clock_(std::move(clock)), now_(clock_()),
      begun_(now_) {
    connect(&document_, &CurrentDocument::changed, this, &Contest::follow);
    connect(&timer_, &QTimer::timeout, this, &Contest::tick);
    roundBegins_ = now_ + readyMilliseconds;
    beginRound(0);
    timer_.start(millisecondsBetweenTicks);
}

void Contest::beginRound(std::size_t round) {
    round_ = round;
    hasGivenUp_ = false;
    played_.assign(boards().size(), {});
    beginBoard(0);
    phase_ = phaseNow();
}

void Contest::beginBoard(std::size_t board) {
    board_ = board;
    if (board_ < boards().size()) {
        document_.begin(boards()[board_].board.game());
    }
}

qint64 Contest::endOfRound() const {
    return roundBegins_ + roundMilliseconds();
}

Contest::Phase Contest::phaseNow() const {
    return now_ < roundBegins_    ? Phase::ready
           : now_ >= endOfRound() ? Phase::over
           : isDone()             ? Phase::waiting
                                  : Phase::running;
}

qint64 Contest::millisecondsLeft() const {
    const qint64 until = phase_ == Phase::ready ? roundBegins_
                         : isRoundRunning()     ? endOfRound()
                         : isLastRound()        ? now_
                                                : endOfRound() + plan_.pauseSeconds * 1000;
    return std::max<qint64>(until - now_, 0);
}

qint64 Contest::millisecondsPlayed() const {
    if (board_ == boards().size()) {
        return *played_.back().solvedAt;
    }
    return std::clamp<qint64>(now_ - roundBegins_, 0, endOfRound() - roundBegins_);
}

std::uint64_t Contest::presses() const {
    std::uint64_t sum = 0;
    for (const Played& played : played_) {
        sum += played.path.size();
    }
    return sum;
}

void Contest::tick() {
    now_ = std::max(now_, clock_());
    const std::size_t roundBefore = round_;
    // Several rounds may have passed since the program last ran.
    while (now_ >= endOfRound() && !isLastRound() &&
           now_ >= endOfRound() + plan_.pauseSeconds * 1000) {
        const qint64 next = endOfRound() + plan_.pauseSeconds * 1000;
        finishRound();
        roundBegins_ = next;
        beginRound(round_ + 1);
    }
    const Phase before = std::exchange(phase_, phaseNow());
    if (phase_ != before || round_ != roundBefore) {
        Q_EMIT changed();
    }
    Q_EMIT ticked();
}

void Contest::finishRound() {
    results_.push_back(result(round_));
}

void Contest::beginNextRound() {
    tick();
    if (phase_ == Phase::over && !isLastRound()) {
        finishRound();
        roundBegins_ = now_;
        beginRound(round_ + 1);
        Q_EMIT changed();
    }
}

void Contest::press(Vertex vertex) {
    tick();
    if (phase_ == Phase::running && !plan_.isRanking && !document_.game().isWon()) {
        document_.press(vertex);
    }
}

void Contest::undo() {
    tick();
    if (phase_ == Phase::running) {
        document_->undoStack()->undo();
    }
}

void Contest::redo() {
    tick();
    if (phase_ == Phase::running) {
        document_->undoStack()->redo();
    }
}

void Contest::follow(const Move& move) {
    if (const auto* press = std::get_if<Press>(&move)) {
        played_[board_].path.push_back(press->vertex);
    } else if (std::holds_alternative<Unpress>(move)) {
        played_[board_].path.pop_back();
    } else {
        return; // not a press: the next board has been set
    }
    if (document_.game().isWon()) {
        played_[board_].solvedAt = now_ - roundBegins_;
        // The next board must not begin while the undo stack is executing a command.
        QTimer::singleShot(0, this, [this, round = round_, board = board_] {
            if (round == round_ && board == board_) {
                beginBoard(board_ + 1);
                phase_ = phaseNow();
                Q_EMIT changed();
            }
        });
    }
    Q_EMIT changed();
}

void Contest::giveUp() {
    tick();
    if (phase_ == Phase::running) {
        hasGivenUp_ = true;
        phase_ = phaseNow();
        Q_EMIT changed();
    }
}

void Contest::leave() {
    tick();
    hasLeft_ = phase_ == Phase::running || phase_ == Phase::ready ||
               (hasGivenUp_ && phase_ != Phase::over);
    Q_EMIT changed();
}

std::uint64_t Contest::secondsSinceBeginning(std::size_t round) const {
    const qint64 passed = round < round_
                              ? roundMilliseconds()
                              : std::clamp<qint64>(now_ - roundBegins_, 0, roundMilliseconds());
    return static_cast<std::uint64_t>((passed + 999) / 1000);
}

std::optional<RoundResult> Contest::result(std::size_t round) const {
    if (round != round_) {
        return round < results_.size() ? results_[round] : std::nullopt;
    }
    if (board_ < boards().size()) {
        return std::nullopt;
    }
    return RoundResult{.digest = digest(round),
                       .presses = presses(),
                       .seconds = static_cast<std::uint64_t>(*played_.back().solvedAt / 1000)};
}

std::uint32_t Contest::digest(std::size_t round) const {
    std::vector<ChallengeBoard> boards;
    for (const ContestBoard& board : plan_.rounds[round]) {
        boards.push_back(board.board);
    }
    return boardsDigest(boards);
}

void Contest::rank(const RankingEntry& entry) {
    ranking_.add(entry);
    Q_EMIT rankingChanged();
}

void Contest::setOrder(RankingOrder order) {
    plan_.order = order;
    Q_EMIT rankingChanged();
}

QJsonObject Contest::toJson() const {
    QJsonArray played;
    for (const Played& one : played_) {
        QJsonArray path;
        for (const Vertex vertex : one.path) {
            path.append(static_cast<qint64>(vertex));
        }
        QJsonObject saved{{pathKey, path}};
        if (one.solvedAt) {
            saved.insert(solvedAtKey, *one.solvedAt);
        }
        played.append(saved);
    }
    QJsonArray results;
    for (const auto& result : results_) {
        results.append(result ? QJsonObject{{pressesKey, static_cast<qint64>(result->presses)},
                                            {secondsKey, static_cast<qint64>(result->seconds)}}
                              : QJsonObject());
    }
    return QJsonObject{{planKey, plan_.toJson()},
                       {begunKey, begun_},
                       {nowKey, now_},
                       {roundKey, static_cast<qint64>(round_)},
                       {roundBeginsKey, roundBegins_},
                       {hasGivenUpKey, hasGivenUp_},
                       {hasLeftKey, hasLeft_},
                       {playedKey, played},
                       {resultsKey, results},
                       {rankingKey, ranking_.toJson()}};
}

std::unique_ptr<Contest> Contest::fromJson(const QJsonObject& object, Clock clock) {
    auto plan = ContestPlan::fromJson(object.value(planKey).toObject());
    if (!plan) {
        return nullptr;
    }
    auto contest = std::make_unique<Contest>(*std::move(plan), std::move(clock));
    return contest->restore(object) ? std::move(contest) : nullptr;
}

bool Contest::restore(const QJsonObject& object) {
    const qint64 round = object.value(roundKey).toInteger(-1);
    if (round < 0 || round >= static_cast<qint64>(plan_.rounds.size())) {
        return false;
    }
    const QJsonArray results = object.value(resultsKey).toArray();
    if (results.size() != round) {
        return false;
    }
    for (qint64 i = 0; i < round; ++i) {
        const QJsonObject saved = results[i].toObject();
        results_.push_back(
            saved.isEmpty()
                ? std::nullopt
                : std::optional(RoundResult{
                      .digest = digest(static_cast<std::size_t>(i)),
                      .presses = static_cast<std::uint64_t>(saved.value(pressesKey).toInteger()),
                      .seconds = static_cast<std::uint64_t>(saved.value(secondsKey).toInteger())}));
    }
    begun_ = object.value(begunKey).toInteger(begun_);
    now_ = std::max(now_, object.value(nowKey).toInteger());
    roundBegins_ = object.value(roundBeginsKey).toInteger(roundBegins_);
    beginRound(static_cast<std::size_t>(round));
    const QJsonArray played = object.value(playedKey).toArray();
    for (qsizetype board = 0; board < played.size(); ++board) {
        if (board_ != static_cast<std::size_t>(board) || board_ >= boards().size()) {
            return false;
        }
        const QJsonObject saved = played[board].toObject();
        for (const QJsonValue& value : saved.value(pathKey).toArray()) {
            const qint64 vertex = value.toInteger(-1);
            if (vertex < 0 || vertex >= static_cast<qint64>(document_.game().vertexCount())) {
                return false;
            }
            document_.press(static_cast<Vertex>(vertex));
        }
        if (!document_.game().isWon()) {
            played_[board_].solvedAt.reset();
            break;
        }
        const qint64 solvedAt = saved.value(solvedAtKey).toInteger(-1);
        if (solvedAt < 0 || solvedAt > std::min(now_ - roundBegins_, roundMilliseconds())) {
            return false; // the board can't have been solved before the round or in the future
        }
        played_[board_].solvedAt = solvedAt;
        beginBoard(board_ + 1);
    }
    hasGivenUp_ = object.value(hasGivenUpKey).toBool();
    hasLeft_ = object.value(hasLeftKey).toBool();
    ranking_ = Ranking::fromJson(object.value(rankingKey).toArray());
    phase_ = phaseNow();
    tick();
    return true;
}

} // namespace lightsout

#include "moc_Contest.cpp"
