// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/ClassroomCommands.h"

#include "arguments/WorksheetArguments.h"
#include "io/BoardSpec.h"
#include "io/RuleSpec.h"
#include "text/CommandText.h"

#include <algorithm>

namespace lightsout {

namespace {

QString dealOptions(const Deal& deal) {
    return QStringLiteral(" --size %1x%2 --difficulty %3 --seed %4")
        .arg(deal.rows)
        .arg(deal.cols)
        .arg(deal.presses)
        .arg(deal.seed);
}

QString line(const QString& board, const BitVector& lights) {
    return board + QLatin1Char(' ') + QString::fromStdString(lights.toString());
}

/// Returns a line for each board, as --boards expects it; empty if a board has no name.
QStringList listOf(const WorksheetChoice& choice) {
    QStringList lines;
    if (choice.board) {
        lines << line(QString::fromStdString(boardSpec(choice.board->lattice)),
                      choice.board->lights);
    }
    if (choice.graph) {
        const auto spec = specOf(Rule(choice.graph->graph));
        if (!spec) {
            return {};
        }
        lines << line(QString::fromStdString(*spec), choice.graph->lights);
    }
    for (const Deal& deal : choice.deals) {
        lines << QString::fromStdString(*challengeCode(deal));
    }
    return lines;
}

QString textOf(std::string_view name) {
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString optionsOf(const WorksheetChoice& choice) {
    QStringList kinds;
    for (const PuzzleKind kind : choice.kinds) {
        kinds << textOf(cli::nameOf(kind));
    }
    const WorksheetOptions& options = choice.options;
    QString text = QStringLiteral(" --kind %1 --per-page %2 --language %3")
                       .arg(kinds.join(QLatin1Char(',')))
                       .arg(options.perPage)
                       .arg(textOf(codeOf(options.language)));
    const std::pair<bool, const char*> switches[] = {
        {options.style.hasCoordinates, " --coordinates"},
        {options.style.hasNumbers, " --numbers"},
        {!options.style.hasHints, " --no-hints"},
        {options.hasAnswers, " --answers"},
    };
    for (const auto& [isOn, name] : switches) {
        text += isOn ? QLatin1String(name) : QLatin1String();
    }
    return text;
}

} // namespace

std::pair<QString, QString> namedDeal(const QString& text) {
    const QString words = text.simplified().toLower();
    const QString name = words.section(QLatin1Char(' '), 0, 0);
    return isBoardSpec(name.toStdString()) ? std::pair(name, words.section(QLatin1Char(' '), 1))
                                           : std::pair<QString, QString>();
}

std::optional<QString> dealsOptions(const std::vector<Deal>& deals) {
    const bool isRising = deals.size() > 1 && deals[1].presses > deals[0].presses;
    for (std::size_t i = 1; i < deals.size(); ++i) {
        Deal next = deals[i - 1];
        if (isRising) {
            ++next.presses;
        }
        ++next.seed;
        if (!(deals[i] == next)) {
            return std::nullopt;
        }
    }
    return dealOptions(deals.front()) + QStringLiteral(" --count %1").arg(deals.size()) +
           (isRising ? QStringLiteral(" --rising") : QString());
}

QStringList challengeCommands(const QString& code, const std::optional<Deal>& deal) {
    if (const auto [name, number] = namedDeal(code); !name.isEmpty()) {
        return {QStringLiteral("lightsout-cli solve --board %1 --lights solvable --seed %2")
                    .arg(quotedForShell(name), number)};
    }
    QStringList commands{QStringLiteral("lightsout-cli challenge read ") + quotedForShell(code)};
    if (deal) {
        commands << QStringLiteral("lightsout-cli deal") + dealOptions(*deal);
    }
    return commands;
}

QStringList worksheetCommands(const WorksheetChoice& choice) {
    QString list;
    QString boards;
    const bool isDealt = !choice.deals.empty();
    const bool hasMatrices = std::ranges::any_of(choice.kinds, hasMatrix);
    if (const auto options = isDealt ? dealsOptions(choice.deals) : std::nullopt) {
        boards = *options;
        if (hasMatrices) {
            const Deal& first = choice.matrixDeals.front();
            boards += QStringLiteral(" --matrix-size %1x%2").arg(first.rows).arg(first.cols);
        }
    } else {
        const bool hasOtherBoards =
            std::ranges::find(choice.kinds, PuzzleKind::graphs) != choice.kinds.end() ||
            (hasMatrices && choice.matrixDeals != choice.deals);
        const QStringList lines = isDealt && hasOtherBoards ? QStringList() : listOf(choice);
        if (lines.isEmpty()) {
            return {};
        }
        list = QStringLiteral("printf '%s\\n'");
        for (const QString& board : lines) {
            list += QLatin1Char(' ') + quotedForShell(board);
        }
        list += QStringLiteral(" | ");
        boards = QStringLiteral(" --boards -");
    }
    const QString options = boards + optionsOf(choice);
    return {list + QStringLiteral("lightsout --worksheet worksheet.pdf") + options,
            list + QStringLiteral("lightsout-cli worksheet worksheet.tex") + options};
}

} // namespace lightsout
