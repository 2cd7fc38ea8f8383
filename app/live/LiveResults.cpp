// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveResults.h"

#include "live/Room.h"
#include "support/Overloaded.h"
#include "text/BoardText.h"
#include "text/CsvText.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

namespace lightsout {

namespace {

constexpr std::int64_t millisecondsOfSecond = 1000;

struct LiveResultsTexts {
    Q_DECLARE_TR_FUNCTIONS(LiveResults)
};

QString line(const QStringList& fields) {
    return fields.join(QLatin1Char(',')) + QStringLiteral("\r\n");
}

/// Returns a field without the invisible characters that direct text in the window. Those that join
/// the parts of an emoji stay.
QString textField(QString text) {
    static const QRegularExpression invisible(
        QStringLiteral("[\\x{200B}\\x{200C}\\x{200E}\\x{200F}\\x{202A}-\\x{202E}"
                       "\\x{2060}-\\x{206F}\\x{FEFF}]"));
    return csvField(text.remove(invisible).replace(QChar::Nbsp, QLatin1Char(' ')));
}

/// Numbers are not quoted, so that a negative one stays a number.
QString answerField(const ClassQuestion& question, const ClassAnswer& answer) {
    return std::visit(
        Overloaded{[](double number) { return QString::number(number, 'g', 15); },
                   [&question](const ChosenAnswer& chosen) {
                       return textField(QString::fromStdString(question.choices.at(chosen.choice)));
                   },
                   [](const CellsAnswer& chosen) { return csvField(cellsText(chosen.cells)); }},
        answer);
}

} // namespace

QString cellsText(const std::vector<Vertex>& cells) {
    QStringList numbers;
    for (const Vertex cell : cells) {
        numbers << QString::number(shownNumber(cell));
    }
    return numbers.join(QLatin1Char(' '));
}

QByteArray liveResultsCsv(const Room& room) {
    QString csv = QStringLiteral("\uFEFFname,kind,number,task,answer,presses,seconds,result\r\n");
    for (const Pupil& pupil : room.pupils()) {
        const QString name = textField(pupil.name);
        const QString none;
        std::size_t solved = 0;
        std::size_t presses = 0;
        std::int64_t seconds = 0;
        const auto addBoard = [&](std::size_t round, const PupilResult& result) {
            const std::int64_t needed = result.milliseconds / millisecondsOfSecond;
            csv += line({name, QStringLiteral("board"), QString::number(round + 1),
                         textField(boardName(room.rounds()[round].board.rule())), none,
                         QString::number(result.presses),
                         result.isSolved ? QString::number(needed) : none,
                         !result.isSolved  ? QStringLiteral("not solved")
                         : result.isHelped ? QStringLiteral("solved after a solution was shown")
                                           : QStringLiteral("solved")});
            if (result.isSolved) {
                ++solved;
                presses += result.presses;
                seconds += needed;
            }
        };
        for (const auto& [round, result] : pupil.results) {
            addBoard(round, result);
        }
        if (room.hasBegun() && !pupil.results.contains(pupil.round)) {
            addBoard(pupil.round, {.presses = pupil.path.size()});
        }
        std::size_t right = 0;
        for (const auto& [number, answer] : pupil.answers) {
            const ClassQuestion& question = room.questions().at(number);
            right += isRight(question, answer) ? 1 : 0;
            csv += line({name, QStringLiteral("question"), QString::number(number + 1),
                         textField(QString::fromStdString(question.text)),
                         answerField(question, answer), none, none,
                         !hasRightAnswer(question)   ? none
                         : isRight(question, answer) ? QStringLiteral("right")
                                                     : QStringLiteral("wrong")});
        }
        csv += line({name, QStringLiteral("boards solved in total"), QString::number(solved), none,
                     none, QString::number(presses), QString::number(seconds), none});
        if (!room.questions().empty()) {
            csv += line({name, QStringLiteral("right answers in total"), QString::number(right),
                         none, none, none, none, none});
        }
    }
    return csv.toUtf8();
}

QString liveResultsFileName(const Room& room, const QDate& date) {
    QString name = QString::fromStdString(room.word());
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}]+"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    return QStringLiteral("class-%1-%2.csv")
        .arg(name.replace(others, QStringLiteral("-")), date.toString(Qt::ISODate));
}

QString liveResultsText(const Room& room) {
    QStringList lines;
    for (const Pupil& pupil : room.pupils()) {
        int solved = 0;
        int presses = 0;
        std::int64_t milliseconds = 0;
        for (const auto& [round, result] : pupil.results) {
            if (result.isSolved) {
                ++solved;
                presses += static_cast<int>(result.presses);
                milliseconds += result.milliseconds;
            }
        }
        int right = 0;
        for (const auto& [number, answer] : pupil.answers) {
            right += isRight(room.questions().at(number), answer) ? 1 : 0;
        }
        QStringList facts{LiveResultsTexts::tr("%Ln board(s) solved", nullptr, solved)};
        if (solved > 0) {
            facts << LiveResultsTexts::tr("%Ln press(es) in %1", nullptr, presses)
                         .arg(timeText(static_cast<quint64>(milliseconds / millisecondsOfSecond)));
        }
        if (!room.questions().empty()) {
            facts << LiveResultsTexts::tr("%Ln right answer(s)", nullptr, right);
        }
        lines << LiveResultsTexts::tr("%1: %2").arg(pupil.name, facts.join(QStringLiteral(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

QString rightAnswerText(const ClassQuestion& question) {
    if (!hasRightAnswer(question)) {
        return {};
    }
    switch (question.kind) {
    case ClassQuestion::Kind::number:
    case ClassQuestion::Kind::prediction:
        return significantText(*question.number, 6);
    case ClassQuestion::Kind::choice: {
        QStringList choices;
        for (const std::size_t choice : question.right) {
            choices << QString::fromStdString(question.choices.at(choice));
        }
        return choices.join(QStringLiteral(", "));
    }
    case ClassQuestion::Kind::cells:
        break;
    }
    return cellsText(*question.cells);
}

} // namespace lightsout
