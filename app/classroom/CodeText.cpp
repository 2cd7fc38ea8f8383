// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/CodeText.h"

#include "challenge/ChallengeCode.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace lightsout {

QString codeFaultText(const CodeFault& fault) {
    switch (fault.kind) {
    case CodeFault::Kind::character:
        return QCoreApplication::translate("CodeText", "No code contains “%1”. Codes never use I, "
                                                       "O, 0 or 1, which are easily confused.")
            .arg(QString::fromStdString(fault.character));
    case CodeFault::Kind::length:
        return QCoreApplication::translate("CodeText",
                                           "A code has 8, 12 or 16 letters and digits.");
    case CodeFault::Kind::mistyped:
        return QCoreApplication::translate("CodeText",
                                           "There is no such code. Check its letters and digits.");
    case CodeFault::Kind::newVersion:
        return QCoreApplication::translate("CodeText",
                                           "This code was made by a newer version of the program.");
    }
    return {};
}

QStringList codesIn(const QString& text) {
    static const QRegularExpression separator(QStringLiteral("[\\n,;]"));
    QStringList codes;
    for (const QString& code : text.split(separator)) {
        if (!code.trimmed().isEmpty()) {
            codes << code.trimmed();
        }
    }
    return codes;
}

std::variant<std::vector<Game>, QString>
boardsOfCodes(const QStringList& codes, std::size_t maxBoards, const Progress& progress) {
    if (codes.isEmpty()) {
        return QCoreApplication::translate("CodeText", "Type one challenge code per line.");
    }
    if (static_cast<std::size_t>(codes.size()) > maxBoards) {
        return QCoreApplication::translate("CodeText", "A series has at most %1 boards.")
            .arg(numberText(maxBoards));
    }
    std::vector<Game> boards;
    for (const QString& code : codes) {
        const auto challenge = readChallengeCode(code.toStdString());
        if (const auto* fault = std::get_if<CodeFault>(&challenge)) {
            return QCoreApplication::translate("CodeText", "Code %1: %2")
                .arg(numberText(boards.size() + 1), codeFaultText(*fault));
        }
        boards.push_back(boardOf(std::get<Challenge>(challenge), progress).game());
        if (boards.back().isWon()) {
            return QCoreApplication::translate("CodeText",
                                               "Board %1 is already solved. Choose another one.")
                .arg(numberText(boards.size()));
        }
    }
    return boards;
}

} // namespace lightsout
