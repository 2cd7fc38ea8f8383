// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

namespace lightsout {

/// The output and the status of lightsout-cli; status -1 if it crashed.
struct CommandLineRun {
    int status = -1;
    QByteArray output;
    QByteArray errors;
};

/// Runs lightsout-cli, whose path is the macro COMMAND_LINE.
inline CommandLineRun runCommandLine(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    process.start(COMMAND_LINE, arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(600'000) && // slow under sanitizers
                       process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

/// Returns true if standard error contains only the periodic reports about the fewest presses.
inline bool isSilent(const QByteArray& errors) {
    for (const QByteArray& line : errors.split('\n')) {
        if (!line.isEmpty() && !line.startsWith("fewest presses: at least ")) {
            return false;
        }
    }
    return true;
}

/// Returns the text of a JSON object without its member "input", which follows the version and ends
/// with a list.
inline QByteArray withoutInput(QByteArray json) {
    const qsizetype begin = json.indexOf(R"(,"input":{)");
    const qsizetype end = json.indexOf("]}", begin);
    return begin < 0 || end < 0 ? json : json.remove(begin, end + 2 - begin);
}

/// Returns the answer with --json; empty unless the status is `status`, isSilent() is true, and
/// standard output is one object.
inline QJsonObject jsonAnswer(const QStringList& arguments, int status = 0) {
    const CommandLineRun run = runCommandLine(arguments + QStringList{"--json"});
    const QJsonDocument document = QJsonDocument::fromJson(run.output);
    if (run.status != status || !isSilent(run.errors) || !document.isObject()) {
        qWarning() << arguments << run.status << run.output << run.errors;
        return {};
    }
    QJsonObject answer = document.object();
    if (answer.take("version") != QJsonValue(1) ||
        answer.take("input")["command"].toString() != arguments.first()) {
        qWarning() << arguments << "has no version or input" << run.output;
        return {};
    }
    return answer;
}

/// Returns the lights or presses in an answer; empty if the text is malformed.
inline BitVector bits(const QJsonValue& digits) {
    return BitVector::fromString(digits.toString().toStdString()).value_or(BitVector());
}

} // namespace lightsout
