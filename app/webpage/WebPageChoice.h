// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeCode.h"
#include "game/Game.h"
#include "web/WebPage.h"

#include <QJsonObject>
#include <QStringList>

namespace lightsout {

/// The largest seed: a whole series from it has challenge codes.
inline constexpr int maxWebPageSeed = static_cast<int>(dealCodeSeeds - maxWebBoards);

/// Where the boards of a web page come from.
enum class WebPageSource { table, dealt, codes };

/// What is chosen in the dialog, apart from the board on the table.
struct WebPageChoice {
    WebPageSource source = WebPageSource::table;
    Deal deal{.presses = 4};
    bool isRising = true; ///< each board needs a press more, up to the hardest there are
    std::size_t count = 6;
    QString codes{}; ///< challenge codes, separated by line ends and commas
    WebPageOptions options{};

    friend bool operator==(const WebPageChoice&, const WebPageChoice&) = default;
};

std::vector<Deal> dealsOf(const WebPageChoice& choice);
/// The codes without blanks around them.
QStringList codesOf(const WebPageChoice& choice);

/// For the settings. What a file says wrongly is ignored.
QJsonObject toJson(const WebPageChoice& choice);
WebPageChoice webPageChoiceFrom(const QJsonObject& object);

/// What to type for the page; `game` is the board on the table.
QStringList webPageCommands(const WebPageChoice& choice, const Game& game);

} // namespace lightsout
