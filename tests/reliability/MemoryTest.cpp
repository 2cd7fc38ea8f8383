// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Test.h"

#include <QProcess>
#include <QTemporaryDir>

namespace {

struct Page {
    QByteArray name;
    long resident = 0; ///< mebibytes, when no work is in progress
    long peak = 0;
};

struct MeasuredRun {
    int status = -1; ///< -1 if it crashed or did not end
    QByteArray output;
    QByteArray errors;
    std::vector<Page> pages;
};

MeasuredRun showLargeBoard(const QStringList& arguments) {
    const QTemporaryDir folder;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(LARGE_BOARD), arguments);
    const bool hasEnded = process.waitForFinished(280'000);
    const bool isNormal = hasEnded && process.exitStatus() == QProcess::NormalExit;
    MeasuredRun run{.status = isNormal ? process.exitCode() : -1,
                    .output = process.readAllStandardOutput(),
                    .errors = process.readAllStandardError(),
                    .pages = {}};
    for (const QByteArray& line : run.output.split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() >= 3) {
            run.pages.push_back({words[0], words[1].toLong(), words[2].toLong()});
        }
    }
    return run;
}

} // namespace

class MemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("Sanitizers take all the address space there is.");
#endif
    }

    /// The lights of a board of 10⁸ cells need 12.5 MB.
    void aLargeBoardIsShownInLittleMemory() {
        const MeasuredRun run = showLargeBoard({QStringLiteral("10000"), QStringLiteral("10000"),
                                                QStringLiteral("plus"), QStringLiteral("all"),
                                                QStringLiteral("2200000")});
        QVERIFY2(run.status == 0, (run.output + run.errors).constData());
        QCOMPARE(run.pages.size(), std::size_t{7});
        for (const Page& page : run.pages) {
            QVERIFY2(page.peak < 300, run.output.constData());
        }
        qInfo("%s", run.output.constData());
    }

    /// Knight's moves reach far: the estimate allows elimination, but then it needs more memory
    /// than there is.
    void survivesRunningOutOfMemory() {
        const MeasuredRun run =
            showLargeBoard({QStringLiteral("800"), QStringLiteral("800"), QStringLiteral("knight"),
                            QStringLiteral("work"), QStringLiteral("60000")});
        QVERIFY2(run.status == 0, (run.output + run.errors).constData());
        QCOMPARE(run.pages.size(), std::size_t{6});
        QVERIFY2(run.output.contains("There is not enough memory for this board."),
                 run.output.constData());
        qInfo("%s", run.output.constData());
    }
};

LIGHTSOUT_TEST(MemoryTest)
#include "MemoryTest.moc"
