// SPDX-License-Identifier: GPL-3.0-or-later
#include "webpage/WebPageBoards.h"

#include "challenge/ChallengeCode.h"
#include "challenge/ResultsCode.h"
#include "classroom/CodeText.h"
#include "text/NumberText.h"
#include "webpage/WebPageDialog.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Returns the boards of codes, or a sentence that says what is wrong with one of them.
std::variant<std::vector<Game>, QString> boardsOf(const QStringList& codes,
                                                  const Progress& progress) {
    if (codes.isEmpty()) {
        return WebPageDialog::tr("Type one challenge code per line.");
    }
    std::vector<Game> boards;
    for (const QString& code : codes) {
        const auto challenge = readChallengeCode(code.toStdString());
        if (const auto* fault = std::get_if<CodeFault>(&challenge)) {
            return WebPageDialog::tr("Code %1: %2")
                .arg(numberText(boards.size() + 1), codeFaultText(*fault));
        }
        boards.push_back(boardOf(std::get<Challenge>(challenge), progress).game());
        if (boards.size() > maxWebBoards) {
            return WebPageDialog::tr("A web page holds at most %1 boards.")
                .arg(numberText(maxWebBoards));
        }
    }
    return boards;
}

/// Returns a time in minutes and seconds, such as "4:12".
QString minutesText(std::uint64_t seconds) {
    return isolated(
        QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0')));
}

/// Returns a sentence that explains a result, with %1 instead of the time.
QString resultText(const RoundResult& result, const WebDigests& digests) {
    const int presses = static_cast<int>(result.presses);
    if (digests.boards.size() > 1 && result.digest == digests.all) {
        return WebPageDialog::tr("All boards on this page: %Ln press(es) in %1.", nullptr, presses);
    }
    const auto found = std::ranges::find(digests.boards, result.digest);
    if (found == digests.boards.end()) {
        return WebPageDialog::tr("A board not on this page: %Ln press(es) in %1.", nullptr,
                                 presses);
    }
    if (digests.boards.size() == 1) {
        return WebPageDialog::tr("The board on this page: %Ln press(es) in %1.", nullptr, presses);
    }
    const auto number = static_cast<std::size_t>(found - digests.boards.begin()) + 1;
    return WebPageDialog::tr("Board %2 on this page: %Ln press(es) in %1.", nullptr, presses)
        .arg(QStringLiteral("%1"), numberText(number));
}

} // namespace

std::variant<MadeWebPage, QString> makeWebPage(const WebPageChoice& choice, const Game& game,
                                               Progress& progress) {
    std::vector<Game> boards;
    switch (choice.source) {
    case WebPageSource::table:
        boards = {game};
        break;
    case WebPageSource::dealt:
        for (const Deal& deal : dealsOf(choice)) {
            boards.push_back(dealtBoard(deal, progress).board.game());
        }
        break;
    case WebPageSource::codes: {
        auto read = boardsOf(codesOf(choice), progress);
        if (const auto* fault = std::get_if<QString>(&read)) {
            return *fault;
        }
        boards = std::get<std::vector<Game>>(std::move(read));
        break;
    }
    }
    for (std::size_t i = 0; i < boards.size(); ++i) {
        if (boards[i].isWon()) {
            return WebPageDialog::tr("Board %1 is already solved. Choose another one.")
                .arg(numberText(i + 1));
        }
    }
    return MadeWebPage{webPage(boards, choice.options), webDigests(boards)};
}

QString webResultText(const QString& code, const WebDigests& digests) {
    if (code.trimmed().isEmpty()) {
        return {};
    }
    const auto read = readResultsCode(code.toStdString());
    if (const auto* fault = std::get_if<CodeFault>(&read)) {
        return codeFaultText(*fault);
    }
    const RoundResult& result = std::get<RoundResult>(read);
    return resultText(result, digests).arg(minutesText(result.seconds));
}

} // namespace lightsout
