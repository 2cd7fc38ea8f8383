// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/WinningGames.h"

#include "randomplay/StateGraphView.h"
#include "randomplay/StateMatrixView.h"
#include "text/NumberText.h"

#include <QCoreApplication>

namespace lightsout {

namespace {

constexpr std::size_t maxListed = 24;
constexpr std::size_t maxListedLength = 6;

} // namespace

WinningGames winningGames(const Game& game, const Facts& facts, std::uint64_t length,
                          Progress& progress) {
    WinningGames games;
    if (!facts.solvable) {
        return games;
    }
    games.count = countGames(facts.solution, *facts.kernel, length, progress);
    if (game.vertexCount() <= StateGraphView::maxVertices && length <= maxListedLength) {
        games.list = listGames(game.rule(), game.difference(), length, maxListed, progress);
    }
    return games;
}

QString listText(const WinningGames& games) {
    QStringList texts;
    for (const auto& game : games.list) {
        QStringList presses;
        for (const Vertex vertex : game) {
            presses << numberText(shownNumber(vertex));
        }
        texts << isolated(presses.join(QChar::Nbsp));
    }
    const QString text = texts.join(QChar(QChar::Nbsp) + QStringLiteral("· "));
    return games.count == games.list.size() || games.list.empty()
               ? text
               : QCoreApplication::translate("StatesCard", "%1 … (the first %2 of %3)")
                     .arg(text, numberText(games.list.size()), countText(games.count));
}

} // namespace lightsout
