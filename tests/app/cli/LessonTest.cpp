// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

/// Tests `lightsout-cli lesson`.
class LessonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryLessonOfTheProgram();
    void listsStepsWithExamples();
    void reportsTheFirstError_data();
    void reportsTheFirstError();

private:
    QString write(const QByteArray& lines) const {
        const QString path = folder_.filePath(QStringLiteral("lesson.md"));
        QFile file(path);
        file.open(QFile::WriteOnly);
        file.write("---\ntitle: A lesson\nminutes: 20\n---\n## First step\n```step\n" + lines +
                   "\n```\n");
        return path;
    }
    QTemporaryDir folder_;
};

void LessonTest::readsEveryLessonOfTheProgram() {
    const QDir lessons(QStringLiteral(LESSONS));
    const QStringList names = lessons.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(names.size() >= 16);
    for (const QString& name : names) {
        for (const char* language : {"en", "fr", "he"}) {
            const QString path = lessons.filePath(name + QLatin1Char('/') + language + ".md");
            const QJsonObject answer = jsonAnswer({"lesson", path});
            QVERIFY2(answer["steps"].toArray().size() >= 8, qPrintable(path));
            for (const auto& step : answer["steps"].toArray()) {
                QVERIFY2(!step.toObject().contains("ask") ||
                             !step.toObject()["example"].toString().isEmpty(),
                         qPrintable(path));
            }
        }
    }
}

void LessonTest::listsStepsWithExamples() {
    const QString path = write("board grid:2x5\npressed 1,1\nask forced 1,5 2,3 => Press.\n```\n"
                               "## Second\n```step\nboard grid:1x3\nask until tiling => Tile.\n"
                               "```\n## Third\n```step\nask number = 2^vertices => How many?\n"
                               "```\n## Last\n```step\nlights none");
    QCOMPARE(runCommandLine({"lesson", path}).output,
             QByteArray("A lesson, 20 minutes\n"
                        "1. First step (line 5)\n   forced: press 1,5 2,3\n"
                        "2. Second (line 11)\n   until: press 1,2\n"
                        "3. Third (line 16)\n   number: 8\n"
                        "4. Last (line 20)\n"));
    // A goal that cannot be reached is an answer, too.
    const QString unreachable = write("board grid:1x2\nlights 10\nask until won => Win.");
    const CommandLineRun run = runCommandLine({"lesson", unreachable});
    QCOMPARE(run.status, 1);
    QVERIFY(run.output.contains("until: no example was found"));
}

void LessonTest::reportsTheFirstError_data() {
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* lines, const char* message) {
        QTest::newRow(lines) << QByteArray(lines) << QByteArray(message);
    };
    row("borad grid:2x2", "line 7, column 1: a known word was expected, not "
                          "\"borad\"; did you mean \"board\"?");
    row("board grid:2x2\nask number = solvabel => How many?",
        "line 8, column 14: a quantity with its arguments in brackets was expected, not "
        "\"solvabel\"; did you mean \"solvable\"?");
    row("page random states side=depth", "line 7, column 25: ");
    row("board grid:0x3", "line 7, column 7: a board was expected, not \"grid:0x3\": ");
    row("board grid:2x2\nask forced 1,1 => Press.",
        "line 8, column 12: a goal that fits the board was expected, not \"1,1\"");
}

void LessonTest::reportsTheFirstError() {
    QFETCH(QByteArray, lines);
    QFETCH(QByteArray, message);
    const CommandLineRun run = runCommandLine({"lesson", write(lines)});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.errors.contains("lesson.md: " + message), run.errors.constData());
    QCOMPARE(run.errors.count('\n'), 1);
}

LIGHTSOUT_TEST(LessonTest)
#include "LessonTest.moc"
