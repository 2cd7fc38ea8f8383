// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Test.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// Tests the installed library: builds and runs a small program that uses it.
class LibraryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void boardsAreSolved();
    void badBoardsAreRefused();
    void theExampleOfTheManualWorks();
    void newerVersionsAreNotPromised();

private:
    struct Run {
        int status = -1;
        QString output;
    };
    static Run run(const QString& program, const QStringList& arguments);
    Run consumer(const char* board) const {
        return run(folder_.filePath(QStringLiteral("build/consumer")),
                   {QString::fromLatin1(board)});
    }

    QTemporaryDir folder_;
};

LibraryTest::Run LibraryTest::run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    process.closeWriteChannel();
    const bool hasEnded = process.waitForFinished(200'000);
    return {hasEnded && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAll())};
}

void LibraryTest::initTestCase() {
    const QString cmake = QStringLiteral(CMAKE);
    const QString build = folder_.filePath(QStringLiteral("build"));
    const QString prefix = folder_.filePath(QStringLiteral("installed"));
    const QList<QStringList> steps{
        {QStringLiteral("--install"), QStringLiteral(BUILD_FOLDER), QStringLiteral("--prefix"),
         prefix},
        {QStringLiteral("-S"), QStringLiteral(LIGHTSOUT_SOURCE_DIR "/tests/resources/consumer"),
         QStringLiteral("-B"), build, QStringLiteral("-DCMAKE_PREFIX_PATH=%1").arg(prefix),
         QStringLiteral("-DCMAKE_CXX_COMPILER=" CXX_COMPILER),
         QStringLiteral("-DCMAKE_CXX_FLAGS=" CXX_FLAGS)},
        {QStringLiteral("--build"), build}};
    for (const QStringList& arguments : steps) {
        const Run step = run(cmake, arguments);
        QVERIFY2(step.status == 0, qPrintable(step.output));
    }
}

void LibraryTest::boardsAreSolved() {
    const Run solvable = consumer("grid:3x3");
    QCOMPARE(solvable.output, QStringLiteral("101010101\n0 read\ncancelled\n"));
    QCOMPARE(solvable.status, 0);
    QCOMPARE(consumer("path:5,self=off").output, QStringLiteral("\n1 read\ncancelled\n"));
}

void LibraryTest::badBoardsAreRefused() {
    const Run refused = consumer("grid:3xfour");
    QCOMPARE(refused.output, QStringLiteral("column 8\n"));
    QCOMPARE(refused.status, 2);
}

void LibraryTest::theExampleOfTheManualWorks() {
    QFile manual(QStringLiteral(LIGHTSOUT_SOURCE_DIR "/resources/manual/en/library.md"));
    QVERIFY(manual.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(manual.readAll());
    const QString folder = folder_.filePath(QStringLiteral("mine"));
    QVERIFY(QDir().mkpath(folder));
    for (const auto& [language, name] :
         {std::pair("cmake", "CMakeLists.txt"), std::pair("cpp", "main.cpp")}) {
        const QString snippet = text.section(QStringLiteral("```%1\n").arg(language), 1, 1)
                                    .section(QStringLiteral("```"), 0, 0);
        QVERIFY(!snippet.isEmpty());
        QFile file(folder + QLatin1Char('/') + QLatin1String(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(snippet.toUtf8());
    }
    const QString build = folder + QStringLiteral("/build");
    const QString cmake = QStringLiteral(CMAKE);
    const Run configured = run(cmake, {QStringLiteral("-S"), folder, QStringLiteral("-B"), build,
                                       QStringLiteral("-DCMAKE_PREFIX_PATH=%1")
                                           .arg(folder_.filePath(QStringLiteral("installed"))),
                                       QStringLiteral("-DCMAKE_CXX_COMPILER=" CXX_COMPILER),
                                       QStringLiteral("-DCMAKE_CXX_FLAGS=" CXX_FLAGS)});
    QVERIFY2(configured.status == 0, qPrintable(configured.output));
    const Run built = run(cmake, {QStringLiteral("--build"), build});
    QVERIFY2(built.status == 0, qPrintable(built.output));
    QCOMPARE(run(build + QStringLiteral("/mine"), {}).output,
             QStringLiteral("presses 101010101\nnullity 0\n"));
}

void LibraryTest::newerVersionsAreNotPromised() {
    const QString build = folder_.filePath(QStringLiteral("newer"));
    QVERIFY(QDir().mkpath(build));
    QFile file(build + QStringLiteral("/CMakeLists.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("cmake_minimum_required(VERSION 3.25)\nproject(newer LANGUAGES CXX)\n"
               "find_package(lightsout 0.5 REQUIRED)\n");
    file.close();
    const Run step =
        run(QStringLiteral(CMAKE), {QStringLiteral("-S"), build, QStringLiteral("-B"), build,
                                    QStringLiteral("-DCMAKE_PREFIX_PATH=%1")
                                        .arg(folder_.filePath(QStringLiteral("installed"))),
                                    QStringLiteral("-DCMAKE_CXX_COMPILER=" CXX_COMPILER)});
    QVERIFY(step.status > 0);
    QVERIFY2(step.output.contains(QStringLiteral(LIGHTSOUT_VERSION)), qPrintable(step.output));
}

LIGHTSOUT_TEST(LibraryTest)
#include "LibraryTest.moc"
