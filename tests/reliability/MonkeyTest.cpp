// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Length.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

namespace {

QString howItEnded(const QProcess& process, bool hasEnded) {
    if (!hasEnded) {
        return QStringLiteral("It had not ended when its time was over");
    }
    return process.exitStatus() == QProcess::CrashExit
               ? QStringLiteral("Signal %1 ended it").arg(process.exitCode())
               : QStringLiteral("It ended with %1").arg(process.exitCode());
}

/// Returns the last actions of a program that cannot report them any more.
QByteArray lastActions(const QString& path) {
    constexpr qint64 maxBytes = 4000;
    QFile log(path);
    if (!log.open(QIODevice::ReadOnly)) {
        return {};
    }
    log.seek(std::max<qint64>(log.size() - maxBytes, 0));
    return log.readAll();
}

/// Prints one message per line, because Qt Test truncates long ones.
void tellLines(const QByteArray& text) {
    for (const QByteArray& line : text.split('\n')) {
        qInfo("%s", line.constData());
    }
}

} // namespace

/// Tests that nothing fails, whatever a user does.
class MonkeyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsNothing_data();
    void findsNothing();
};

void MonkeyTest::findsNothing_data() {
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("actions");
    const bool isLong = lightsout::isRunAtLength();
    const int seeds = isLong ? 20 : 2;
    for (int seed = 1; seed <= seeds; ++seed) {
        QTest::addRow("seed %d", seed) << seed << (isLong ? 5000 : 1000);
    }
}

void MonkeyTest::findsNothing() {
    QFETCH(const int, seed);
    QFETCH(const int, actions);
    const QTemporaryDir folder;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"}) {
        environment.insert(QLatin1String(name), folder.path());
    }
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    const QStringList arguments{QString::number(seed), QString::number(actions)};
    process.start(QStringLiteral(MONKEY), arguments);
    const bool hasEnded = process.waitForFinished(actions > 1000 ? 1'700'000 : 400'000);
    const QString how = howItEnded(process, hasEnded);
    if (!hasEnded) {
        process.terminate();
        if (!process.waitForFinished(30'000)) {
            process.kill();
            process.waitForFinished();
        }
    }
    tellLines(process.readAll());
    const bool isFine =
        hasEnded && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    if (!isFine) {
        tellLines(lastActions(folder.filePath(QStringLiteral("actions.log"))));
    }
    QVERIFY2(isFine,
             qPrintable(QStringLiteral("%1; replay in an empty folder: %2 %3")
                            .arg(how, QStringLiteral(MONKEY), arguments.join(QLatin1Char(' ')))));
}

LIGHTSOUT_TEST(MonkeyTest)
#include "MonkeyTest.moc"
