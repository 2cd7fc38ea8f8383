// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Programs.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

QStringList allMatches(const QString& pattern, const QString& text) {
    QStringList found;
    auto matches =
        QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext()) {
        found << matches.next().captured(1);
    }
    found.removeDuplicates();
    return found;
}

} // namespace

/// Tests the manual page.
class ManualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void namesEveryCommandAndOption();
    void isFormattedWithoutWarnings();
    void itsCensusOnManyMachinesWorks();

private:
    QString manual_; ///< as a reader sees it, at least its dashes
};

void ManualTest::initTestCase() {
    QFile file(MANUAL);
    QVERIFY(file.open(QFile::ReadOnly));
    manual_ = QString::fromUtf8(file.readAll()).replace("\\-", "-").replace("\\e\n", "\\\n");
}

void ManualTest::namesEveryCommandAndOption() {
    const QString help = runCommandLine({"--help"}).output;
    const QStringList commands = allMatches("^  ([a-z]+) ", help.mid(help.indexOf("Subcommands:")));
    QVERIFY(commands.size() >= 12);
    for (const QString& command : commands) {
        QVERIFY2(manual_.contains(
                     QRegularExpression("^\\.BI? " + command, QRegularExpression::MultilineOption)),
                 qPrintable(command));
        const QString options = runCommandLine({command, "--help"}).output;
        for (const QString& option : allMatches("^ .*(--[a-z-]+)", options)) {
            QVERIFY2(manual_.contains(option), qPrintable(command + " " + option));
        }
    }
}

void ManualTest::isFormattedWithoutWarnings() {
    LIGHTSOUT_SKIP_WITHOUT("groff");
    QProcess process;
    process.start("groff", {"-man", "-Tutf8", "-ww", MANUAL});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(process.exitCode(), 0);
}

void ManualTest::itsCensusOnManyMachinesWorks() {
    // Runs the jobs of the array in the manual's example, with fewer and smaller boards.
    const qsizetype script = manual_.indexOf("#!/bin/bash");
    QVERIFY(script > 0);
    QString job = manual_.mid(script, manual_.indexOf("\n.RE", script) - script);
    job.replace("1..100000", "1..40");
    const QTemporaryDir folder;
    QProcess shell;
    shell.setWorkingDirectory(folder.path());
    for (const char* name : {"lightsout-cli ", "/64"}) {
        QCOMPARE(job.count(name), 1);
    }
    job.replace("lightsout-cli ", QString("'%1' ").arg(COMMAND_LINE)).replace("/64", "/3");
    for (int task = 1; task <= 3; ++task) {
        shell.start(
            "sh",
            {"-c", QString("SLURM_ARRAY_TASK_ID=%1 SLURM_CPUS_PER_TASK=1\n%2").arg(task).arg(job)});
        QVERIFY(shell.waitForFinished());
        QCOMPARE(shell.readAllStandardError(), QByteArray());
    }
    shell.start("sh", {"-c", QString("'%1' census --join part-*.csv").arg(COMMAND_LINE)});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.readAllStandardOutput(),
             runCommandLine({"census", "--square", "--rows", "1..40", "--csv"}).output);
}

LIGHTSOUT_TEST(ManualTest)
#include "ManualTest.moc"
