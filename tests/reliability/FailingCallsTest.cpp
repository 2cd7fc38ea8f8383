// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Length.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

#include <cerrno>

namespace {

struct Run {
    int status = -1; ///< -1 if it crashed or did not end
    QByteArray output;
    QByteArray errors;
    bool hasFailed = false; ///< whether the call that is to fail was reached
};

/// A call that is to fail: the nth call of this name and, if `on` is true, all later ones.
struct Failure {
    QString call;
    int at = 0;
    bool on = false;
    int error = ENOSPC;
};

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeFile(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

Run run(const QString& program, const QStringList& arguments, const QString& folder,
        const Failure& failure) {
    const QTemporaryDir aside;
    const QString mark = aside.filePath(QStringLiteral("mark"));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_STATE_HOME"), folder + QStringLiteral("/state"));
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder + QStringLiteral("/config"));
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder); // avoids a warning
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(FAILING_CALLS));
    environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
    environment.insert(QStringLiteral("FAILING_FOLDER"), folder);
    environment.insert(QStringLiteral("FAILING_CALL"), failure.call);
    environment.insert(QStringLiteral("FAILING_AT"), QString::number(failure.at));
    if (failure.on) {
        environment.insert(QStringLiteral("FAILING_ON"), QStringLiteral("1"));
    }
    environment.insert(QStringLiteral("FAILING_ERROR"), QString::number(failure.error));
    environment.insert(QStringLiteral("FAILING_MARK"), mark);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    const bool hasEnded = process.waitForFinished(60'000);
    const bool isNormal = hasEnded && process.exitStatus() == QProcess::NormalExit;
    return {.status = isNormal ? process.exitCode() : -1,
            .output = process.readAllStandardOutput(),
            .errors = process.readAllStandardError(),
            .hasFailed = QFile::exists(mark)};
}

/// The calls that replace a file.
const QStringList calls{QStringLiteral("open"), QStringLiteral("write"), QStringLiteral("fsync"),
                        QStringLiteral("rename")};
/// These calls, and those that extend a file on the disk.
const QStringList growing = calls + QStringList{QStringLiteral("fdatasync")};

} // namespace

class FailingCallsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFileIsOldOrNew_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isAtomic");
        const auto convert = [](const char* name) {
            QTest::newRow(name) << QStringList{QStringLiteral("convert"),
                                               QStringLiteral("grid:30x30"), QStringLiteral("OUT"),
                                               QStringLiteral("--lights"), QStringLiteral("random")}
                                << QString::fromLatin1(name) << true;
        };
        convert("board.lightsout");
        if (lightsout::isRunAtLength()) {
            convert("board.graphml");
            convert("board.g6");
            convert("board.tex");
        }
        QTest::newRow("solution") << QStringList{QStringLiteral("solve"), QStringLiteral("--board"),
                                                 QStringLiteral("grid:5x5"),
                                                 QStringLiteral("--output"), QStringLiteral("OUT")}
                                  << QStringLiteral("solution.txt") << true;
        QTest::newRow("census") << QStringList{QStringLiteral("census"), QStringLiteral("--rows"),
                                               QStringLiteral("1..6"),   QStringLiteral("--cols"),
                                               QStringLiteral("1..6"),   QStringLiteral("--output"),
                                               QStringLiteral("OUT")}
                                << QStringLiteral("census.csv") << false;
    }

    /// Whichever call fails, the file is either unchanged or complete, and status 0 means that it
    /// is complete.
    void aFileIsOldOrNew() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, name);
        QFETCH(bool, isAtomic);
        const QString program = QStringLiteral(COMMAND_LINE);
        const auto argumentsFor = [&](const QString& path) {
            QStringList filled = arguments;
            return filled.replaceInStrings(QStringLiteral("OUT"), path);
        };
        const QTemporaryDir plain;
        const QString wholePath = plain.filePath(name);
        QCOMPARE(run(program, argumentsFor(wholePath), plain.path(), {}).status, 0);
        const QByteArray whole = contentOf(wholePath);
        QVERIFY(!whole.isEmpty());
        // A file that is not part of a census is not overwritten.
        const QByteArray old = isAtomic ? "what was there before\n" : "";
        int failures = 0;
        for (const QString& call : growing) {
            for (int at = 1;; ++at) {
                QVERIFY2(at < 200, "this never ends");
                const QTemporaryDir folder;
                const QString path = folder.filePath(name);
                if (isAtomic) {
                    writeFile(path, old);
                }
                const Run ended = run(program, argumentsFor(path), folder.path(), {call, at});
                const QByteArray what = call.toUtf8() + ' ' + QByteArray::number(at) + ": status " +
                                        QByteArray::number(ended.status) + ' ' + ended.errors;
                QVERIFY2(ended.status >= 0, what.constData());
                if (!ended.hasFailed) {
                    QVERIFY2(ended.status == 0, what.constData());
                    break;
                }
                ++failures;
                const QByteArray content = contentOf(path);
                QVERIFY2(content == whole || content == old, what.constData());
                QVERIFY2(ended.status != 0 || content == whole, what.constData());
                QVERIFY2(ended.status == 0 || !ended.errors.isEmpty(), what.constData());
                const QStringList left = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
                QVERIFY2(!isAtomic || left.size() == 1, left.join(QLatin1Char(' ')).toUtf8());
                if (!isAtomic && ended.status != 0) {
                    // Rows computed earlier are kept.
                    const Run again = run(program, argumentsFor(path), folder.path(), {});
                    QVERIFY2(again.status == 0, again.errors.constData());
                    QVERIFY2(contentOf(path) == whole, what.constData());
                }
            }
        }
        QVERIFY2(failures >= 4, qPrintable(QString::number(failures)));
    }

    void settingsAreOldOrNew() {
        const QString program = QStringLiteral(VICTIM);
        const QString name = QStringLiteral("config/lightsout/lightsout.json");
        const QTemporaryDir plain;
        QCOMPARE(run(program, {QStringLiteral("settings")}, plain.path(), {}).status, 0);
        const QByteArray whole = contentOf(plain.filePath(name));
        QVERIFY(whole.contains("\"language\": \"he\""));
        const QByteArray old = "{\"language\": \"fr\", \"theme\": 1}\n";
        int failures = 0;
        for (const QString& call : calls) {
            for (int at = 1;; ++at) {
                QVERIFY2(at < 100, "this never ends");
                const QTemporaryDir folder;
                QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("config/lightsout")));
                writeFile(folder.filePath(name), old);
                const Run ended =
                    run(program, {QStringLiteral("settings")}, folder.path(), {call, at});
                QVERIFY2(ended.status == 0, ended.errors.constData());
                const QByteArray content = contentOf(folder.filePath(name));
                QVERIFY2(content == old || content == whole, content.constData());
                if (!ended.hasFailed) {
                    break;
                }
                ++failures;
            }
        }
        QVERIFY2(failures >= 3, qPrintable(QString::number(failures)));
    }

    /// After a single failure of any call, the work is saved nevertheless.
    void retriesAfterASingleFailure() {
        int failures = 0;
        for (const QString& call : growing) {
            for (int at = 1;; ++at) {
                QVERIFY2(at < 40, "this never ends");
                const QTemporaryDir folder;
                const Run ended =
                    run(QStringLiteral(VICTIM), {QStringLiteral("keep"), folder.path()},
                        folder.path(), {call, at, false, EIO});
                QVERIFY2(ended.status == 0, (call.toUtf8() + ' ' + QByteArray::number(at) + ' ' +
                                             ended.output + ended.errors)
                                                .constData());
                if (!ended.hasFailed) {
                    QVERIFY2(at > 1, qPrintable(call)); // otherwise nothing waits for the disk
                    break;
                }
                ++failures;
            }
        }
        QVERIFY2(failures >= 8, qPrintable(QString::number(failures)));
    }

    /// If the disk is full and stays full, this is reported within two seconds.
    void reportsAFullDisk() {
        for (const QString& call : calls) {
            const QTemporaryDir folder;
            const Run ended = run(QStringLiteral(VICTIM), {QStringLiteral("keep"), folder.path()},
                                  folder.path(), {call, 1, true, ENOSPC});
            qint64 begun = -1;
            qint64 told = -1;
            for (const QByteArray& line : ended.output.split('\n')) {
                const QList<QByteArray> words = line.split(' ');
                if (words.first() == "made" && begun < 0) {
                    begun = words.last().toLongLong();
                } else if (words.first() == "problem" && told < 0) {
                    told = words.last().toLongLong();
                }
            }
            QVERIFY2(begun >= 0 && told >= 0, (call.toUtf8() + ended.output).constData());
            QVERIFY2(told - begun <= 2000, qPrintable(QString::number(told - begun)));
        }
    }
};

LIGHTSOUT_TEST(FailingCallsTest)
#include "FailingCallsTest.moc"
