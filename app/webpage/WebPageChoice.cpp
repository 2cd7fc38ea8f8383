// SPDX-License-Identifier: GPL-3.0-or-later
#include "webpage/WebPageChoice.h"

#include "classroom/ClassroomCommands.h"
#include "classroom/CodeText.h"
#include "text/CommandText.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

const auto command = QStringLiteral("lightsout-cli page");

/// Returns the value of a field, from 0 to `last`, or `fallback` if it is missing or invalid.
int numberIn(const QJsonObject& object, const char* key, int last, int fallback) {
    const int number = object[QLatin1String(key)].toInt(-1);
    return number >= 0 && number <= last ? number : fallback;
}

std::size_t sizeIn(const QJsonObject& object, const char* key, std::size_t last,
                   std::size_t fallback) {
    const int number = numberIn(object, key, static_cast<int>(last), 0);
    return number > 0 ? static_cast<std::size_t>(number) : fallback;
}

/// Returns the command-line options that specify the boards.
QString boardOptions(const WebPageChoice& choice) {
    if (choice.source == WebPageSource::dealt) {
        if (const auto options = dealsOptions(dealsOf(choice))) {
            return QStringLiteral(" --deal") + *options;
        }
    }
    QString options;
    for (const QString& code :
         choice.source == WebPageSource::dealt ? dealtCodes(choice) : codesIn(choice.codes)) {
        options += QStringLiteral(" --challenge ") + quotedForShell(code);
    }
    return options;
}

QString pageOptions(const WebPageOptions& options) {
    QString text;
    const auto add = [&text](const char* name, const QString& value) {
        text += QLatin1Char(' ') + QLatin1String(name) + QLatin1Char(' ') + quotedForShell(value);
    };
    if (!options.title.empty()) {
        add("--title", QString::fromStdString(options.title));
    }
    if (!options.text.empty()) {
        add("--text", QString::fromStdString(options.text));
    }
    add("--language", options.languages.size() > 1
                          ? QStringLiteral("all")
                          : QString::fromStdString(options.languages.front()));
    constexpr std::array<const char*, 3> hints{"none", "one", "all"};
    add("--hints", QLatin1String(hints.at(static_cast<std::size_t>(options.hints))));
    const std::pair<const char*, bool> switches[] = {{"--fewest", options.showsFewest},
                                                     {"--solution", options.offersSolution},
                                                     {"--timer", options.hasTimer}};
    for (const auto& [name, isOn] : switches) {
        if (!isOn) {
            add(name, QStringLiteral("off"));
        }
    }
    return text + QStringLiteral(" --output board.html");
}

} // namespace

std::vector<Deal> dealsOf(const WebPageChoice& choice) {
    std::vector<Deal> deals;
    Deal deal = choice.deal;
    for (std::size_t i = 0; i < choice.count; ++i) {
        deals.push_back(deal);
        if (choice.isRising) {
            deal = oneMore(deal).value_or(deal);
        }
        ++deal.seed;
    }
    return deals;
}

QStringList dealtCodes(const WebPageChoice& choice) {
    QStringList codes;
    for (const Deal& deal : dealsOf(choice)) {
        codes << QString::fromStdString(*challengeCode(deal));
    }
    return codes;
}

std::variant<std::vector<Game>, QString> boardsOf(const WebPageChoice& choice, const Game& game,
                                                  const Progress& progress) {
    switch (choice.source) {
    case WebPageSource::table:
        break;
    case WebPageSource::dealt: {
        std::vector<Game> boards;
        for (const Deal& deal : dealsOf(choice)) {
            boards.push_back(dealtBoard(deal, progress).board.game());
        }
        return boards;
    }
    case WebPageSource::codes:
        return boardsOfCodes(codesIn(choice.codes), maxWebBoards, progress);
    }
    if (game.isWon()) {
        return QCoreApplication::translate(
            "WebPageDialog", "The current board is already solved. Choose another one.");
    }
    return std::vector{game};
}

QJsonObject toJson(const WebPageChoice& choice) {
    const WebPageOptions& options = choice.options;
    QJsonArray languages;
    for (const std::string& language : options.languages) {
        languages.append(QString::fromStdString(language));
    }
    return {{QStringLiteral("source"), static_cast<int>(choice.source)},
            {QStringLiteral("rows"), static_cast<int>(choice.deal.rows)},
            {QStringLiteral("cols"), static_cast<int>(choice.deal.cols)},
            {QStringLiteral("presses"), static_cast<int>(choice.deal.presses)},
            {QStringLiteral("seed"), static_cast<int>(choice.deal.seed)},
            {QStringLiteral("rising"), choice.isRising},
            {QStringLiteral("count"), static_cast<int>(choice.count)},
            {QStringLiteral("codes"), choice.codes},
            {QStringLiteral("title"), QString::fromStdString(options.title)},
            {QStringLiteral("text"), QString::fromStdString(options.text)},
            {QStringLiteral("languages"), languages},
            {QStringLiteral("hints"), static_cast<int>(options.hints)},
            {QStringLiteral("fewest"), options.showsFewest},
            {QStringLiteral("solution"), options.offersSolution},
            {QStringLiteral("timer"), options.hasTimer}};
}

WebPageChoice webPageChoiceFrom(const QJsonObject& object) {
    const auto flag = [&object](const char* key, bool fallback) {
        return object[QLatin1String(key)].toBool(fallback);
    };
    WebPageChoice choice;
    choice.source = static_cast<WebPageSource>(numberIn(object, "source", 2, 0));
    Deal deal = choice.deal;
    deal.rows = sizeIn(object, "rows", maxDealtSide, deal.rows);
    deal.cols = sizeIn(object, "cols", maxDealtSide, deal.cols);
    deal.presses = sizeIn(object, "presses", maxDealtPresses(deal.rows, deal.cols), 1);
    deal.seed = static_cast<std::uint64_t>(numberIn(object, "seed", maxWebPageSeed, 1));
    if (object.contains(QStringLiteral("presses"))) {
        choice.deal = deal;
    }
    choice.isRising = flag("rising", true);
    choice.count = sizeIn(object, "count", maxWebBoards, choice.count);
    choice.codes = object[QStringLiteral("codes")].toString();
    WebPageOptions& options = choice.options;
    options.title = object[QStringLiteral("title")].toString().toStdString();
    options.text = object[QStringLiteral("text")].toString().toStdString();
    std::vector<std::string> languages;
    for (const QJsonValue& value : object[QStringLiteral("languages")].toArray()) {
        const std::string language = value.toString().toStdString();
        if (std::ranges::find(webLanguages, language) != webLanguages.end()) {
            languages.push_back(language);
        }
    }
    if (!languages.empty()) {
        options.languages = languages;
    }
    options.hints = static_cast<WebHints>(numberIn(object, "hints", 2, 1));
    options.showsFewest = flag("fewest", true);
    options.offersSolution = flag("solution", true);
    options.hasTimer = flag("timer", true);
    return choice;
}

QStringList webPageCommands(const WebPageChoice& choice, const Game& game) {
    const QString boards = choice.source == WebPageSource::table
                               ? gameCommand(QStringLiteral("page"), game, QString())
                               : command + boardOptions(choice);
    return {boards + pageOptions(choice.options)};
}

} // namespace lightsout
