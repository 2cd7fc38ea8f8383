// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveResults.h"

#include "live/Room.h"
#include "support/Overloaded.h"
#include "text/BoardText.h"
#include "text/CsvText.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QLocale>
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

/// Numbers are not quoted, so that a negative one stays a number.
QString answerField(const ClassQuestion& question, const ClassAnswer& answer) {
    return std::visit(
        Overloaded{[](double number) { return QString::number(number, 'g', 15); },
                   [&question](const ChosenAnswer& chosen) {
                       return csvField(QString::fromStdString(question.choices.at(chosen.choice)));
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
    QString csv = QStringLiteral("name,kind,number,task,answer,presses,seconds,result\r\n");
    for (const Pupil& pupil : room.pupils()) {
        const QString name = csvField(pupil.name);
        for (std::size_t i = 0; i < room.rounds().size(); ++i) {
            const auto found = pupil.results.find(i);
            const bool isDone = found != pupil.results.end();
            if (!isDone && i != pupil.round) {
                continue;
            }
            const PupilResult result = isDone ? found->second : PupilResult{};
            const std::size_t presses = isDone ? result.presses : pupil.path.size();
            csv +=
                line({name, QStringLiteral("board"), QString::number(i + 1),
                      csvField(boardName(room.rounds()[i].board.rule())), QString(),
                      QString::number(presses),
                      result.isSolved ? QString::number(result.milliseconds / millisecondsOfSecond)
                                      : QString(),
                      !result.isSolved  ? QStringLiteral("not solved")
                      : result.isHelped ? QStringLiteral("solved after a solution was shown")
                                        : QStringLiteral("solved")});
        }
        for (const auto& [number, answer] : pupil.answers) {
            const ClassQuestion& question = room.questions().at(number);
            csv += line({name, QStringLiteral("question"), QString::number(number + 1),
                         csvField(QString::fromStdString(question.text)),
                         answerField(question, answer), QString(), QString(),
                         !hasRightAnswer(question)   ? QString()
                         : isRight(question, answer) ? QStringLiteral("right")
                                                     : QStringLiteral("wrong")});
        }
    }
    return csv.toUtf8();
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
        return QLocale().toString(*question.number, 'g', 6);
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
