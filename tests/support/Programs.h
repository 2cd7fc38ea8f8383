// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardPaths>
#include <QStringList>
#include <QTest>

namespace lightsout {

/// Returns true if a test without this program must fail: with LIGHTSOUT_ALL_PROGRAMS, which
/// tests/run.sh sets because it has installed all programs. A few large ones are only installed
/// with --long.
inline bool isRequired(const QString& program) {
    static const QStringList large{"Xvfb",     "dot",     "fish",    "openbox",
                                   "pdflatex", "xdotool", "xelatex", "zsh"};
    return qEnvironmentVariableIsSet("LIGHTSOUT_ALL_PROGRAMS") &&
           (qEnvironmentVariableIsSet("LIGHTSOUT_LONG") || !large.contains(program));
}

} // namespace lightsout

/// Skips the rest of the test function if a program is not installed, or lets it fail if the
/// program is required.
#define LIGHTSOUT_SKIP_WITHOUT(program)                                                            \
    do {                                                                                           \
        if (QStandardPaths::findExecutable(program).isEmpty()) {                                   \
            QVERIFY2(!lightsout::isRequired(program),                                              \
                     qPrintable(QString(program) + " is not installed"));                          \
            QSKIP(qPrintable(QString(program) + " is not installed"));                             \
        }                                                                                          \
    } while (false)
