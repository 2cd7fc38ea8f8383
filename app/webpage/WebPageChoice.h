// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeCode.h"
#include "game/Game.h"
#include "web/WebPage.h"

#include <QJsonObject>
#include <QStringList>

#include <variant>
#include <vector>

namespace lightsout {

/// The largest seed for which all boards of a series have challenge codes.
inline constexpr int maxWebPageSeed = static_cast<int>(dealCodeSeeds - maxWebBoards);

/// The source of the boards of a web page.
enum class WebPageSource { table, dealt, codes };

/// The choices in the dialog, apart from the current board.
struct WebPageChoice {
    WebPageSource source = WebPageSource::table;
    Deal deal{.presses = 4};
    bool isRising = true; ///< whether each board needs one press more than the one before
    std::size_t count = 6;
    QString codes{}; ///< challenge codes, separated by line breaks and commas
    WebPageOptions options{};

    friend bool operator==(const WebPageChoice&, const WebPageChoice&) = default;
};

std::vector<Deal> dealsOf(const WebPageChoice& choice);
/// Returns the challenge codes of the dealt boards.
QStringList dealtCodes(const WebPageChoice& choice);
/// Returns the boards of the page, or a sentence that says why there is no such page. `game` is the
/// current board. Throws Cancelled.
std::variant<std::vector<Game>, QString> boardsOf(const WebPageChoice& choice, const Game& game,
                                                  const Progress& progress);

/// Convert choices to and from JSON for the settings. Invalid values in a file are ignored.
QJsonObject toJson(const WebPageChoice& choice);
WebPageChoice webPageChoiceFrom(const QJsonObject& object);

/// Returns the command lines for the page; `game` is the current board.
QStringList webPageCommands(const WebPageChoice& choice, const Game& game);

} // namespace lightsout
