// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/ContestPlan.h"

#include "solve/Solver.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>

namespace lightsout {

namespace {

const auto roundsKey = QStringLiteral("rounds");
const auto codeKey = QStringLiteral("code");
const auto boardKey = QStringLiteral("board");
const auto roundSecondsKey = QStringLiteral("roundSeconds");
const auto pauseSecondsKey = QStringLiteral("pauseSeconds");
const auto isRankingKey = QStringLiteral("isRanking");
const auto orderKey = QStringLiteral("order");
const auto playerKey = QStringLiteral("player");

/// Returns true if a light is on and all lights can be turned off.
bool canBePlayed(const ChallengeBoard& board, Progress& progress) {
    const Result<Solver> solver = Solver::build(Rule(board.lattice), progress);
    return board.lights.any() && solver->solve(board.lights, progress).solvable;
}

/// Returns the ranking order in a contest file. If it is missing, as in files of earlier versions,
/// or invalid, returns pressesThenTime.
RankingOrder orderFromJson(const QJsonValue& value) {
    const int order = value.toInt();
    return order >= 0 && order <= static_cast<int>(RankingOrder::presses)
               ? static_cast<RankingOrder>(order)
               : RankingOrder::pressesThenTime;
}

std::optional<ContestBoard> boardFromJson(const QJsonObject& object) {
    const auto read = readChallengeCode(object.value(boardKey).toString().toStdString());
    const auto* challenge = std::get_if<Challenge>(&read);
    const auto* board = challenge != nullptr ? std::get_if<ChallengeBoard>(challenge) : nullptr;
    if (board == nullptr) {
        return std::nullopt;
    }
    return ContestBoard{object.value(codeKey).toString(), *board};
}

} // namespace

QJsonObject ContestPlan::toJson() const {
    QJsonArray all;
    for (const ContestRound& round : rounds) {
        QJsonArray boards;
        for (const ContestBoard& board : round) {
            // The whole board is stored, so that it does not have to be dealt again.
            boards.append(QJsonObject{
                {codeKey, board.code},
                {boardKey, QString::fromStdString(challengeCode(board.board))},
            });
        }
        all.append(boards);
    }
    return {{roundsKey, all},
            {roundSecondsKey, roundSeconds},
            {pauseSecondsKey, pauseSeconds},
            {isRankingKey, isRanking},
            {orderKey, static_cast<int>(order)},
            {playerKey, player}};
}

std::optional<ContestPlan> ContestPlan::fromJson(const QJsonObject& object) {
    ContestPlan plan{.roundSeconds = object.value(roundSecondsKey).toInteger(),
                     .pauseSeconds = object.value(pauseSecondsKey).toInteger(),
                     .isRanking = object.value(isRankingKey).toBool(),
                     .order = orderFromJson(object.value(orderKey)),
                     .player = object.value(playerKey).toString()};
    for (const QJsonValue& boards : object.value(roundsKey).toArray()) {
        ContestRound round;
        for (const QJsonValue& saved : boards.toArray()) {
            const auto board = boardFromJson(saved.toObject());
            if (!board) {
                return std::nullopt;
            }
            round.push_back(*board);
        }
        plan.rounds.push_back(std::move(round));
    }
    const bool isSound = !plan.rounds.empty() && plan.roundSeconds > 0 && plan.pauseSeconds > 0 &&
                         std::ranges::none_of(plan.rounds, &ContestRound::empty);
    return isSound ? std::optional(plan) : std::nullopt;
}

std::variant<std::vector<ContestRound>, RoundsFault> roundsOf(const QString& lines,
                                                              Progress& progress) {
    std::vector<ContestRound> rounds;
    const QStringList all = lines.split(QLatin1Char('\n'));
    for (int line = 0; line < all.size(); ++line) {
        ContestRound round;
        for (const QString& text : all[line].split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            const QString code = text.simplified().toUpper();
            if (code.isEmpty()) {
                continue;
            }
            const auto read = readChallengeCode(code.toStdString());
            if (const auto* fault = std::get_if<CodeFault>(&read)) {
                return RoundsFault{line + 1, *fault};
            }
            const ChallengeBoard board = boardOf(std::get<Challenge>(read), progress);
            if (!canBePlayed(board, progress)) {
                return RoundsFault{line + 1};
            }
            round.push_back({code, board});
        }
        if (!round.empty()) {
            rounds.push_back(std::move(round));
        }
    }
    if (rounds.empty()) {
        return RoundsFault{};
    }
    return rounds;
}

} // namespace lightsout
