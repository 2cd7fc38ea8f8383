// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/ClassDock.h"
#include "live/LiveActions.h"
#include "live/LiveWall.h"
#include "tests/support/Length.h"
#include "tests/support/MemoryUse.h"
#include "tests/support/ProcessorTime.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QMainWindow>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>

using namespace lightsout;

namespace {

constexpr Lattice grid{.rows = 5, .cols = 5};
/// What a user notices. The aim is a frame of 0.016 s, which a calm machine keeps to; the figure is
/// printed, as it depends on what else the machine does.
constexpr double noticed = 0.1;

Graph completeGraph(std::size_t vertices) {
    Graph graph(vertices);
    for (Vertex a = 0; a < vertices; ++a) {
        graph.setPosition(a, {static_cast<double>(a % 5), static_cast<double>(a / 5)});
        for (Vertex b = a + 1; b < vertices; ++b) {
            graph.addEdge(a, b);
        }
    }
    return graph;
}

/// Measures the longest time for which the window's thread was busy, and so a key or click had to
/// wait. It measures the thread's own processor time, since tests share the processor.
class LongestWork {
public:
    LongestWork() {
        timer_.setTimerType(Qt::PreciseTimer);
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] {
            const double now = threadSeconds();
            longest_ = std::max(longest_, now - last_);
            last_ = now;
        });
        timer_.start(1);
    }
    double seconds() const { return longest_; }

private:
    QTimer timer_;
    double last_ = threadSeconds();
    double longest_ = 0;
};

/// A class with its journal, wall and dock.
class OpenClass {
public:
    explicit OpenClass(LiveSeries series) {
        window.resize(1280, 800);
        window.show();
        auto opened = std::make_unique<LiveClass>(
            LiveClass::Plan{.address = {.address = QStringLiteral("127.0.0.1")},
                            .port = 0,
                            .word = "amber",
                            .series = std::move(series)},
            std::make_unique<ClassJournal>(folder.path()));
        QVERIFY(opened->open());
        opened->begin();
        actions.begin(std::move(opened));
    }

    QTemporaryDir folder;
    Workbench workbench{Game::allOn(grid)};
    LabBook book{workbench.document};
    QMainWindow window;
    LiveActions actions{workbench, book, &window};
};

} // namespace

/// Tests a class under load over the loopback address.
class LoadTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void everyBoardIsTheReplayOfItsPresses_data();
    void everyBoardIsTheReplayOfItsPresses();
    void teacherActsUnderLoad();
};

void LoadTest::everyBoardIsTheReplayOfItsPresses_data() {
    QTest::addColumn<int>("pupils");
    QTest::addColumn<int>("hanging");
    QTest::addColumn<int>("seconds");
    QTest::newRow("200 pupils") << 200 << 0 << (isRunAtLength() ? 60 : 4);
    QTest::newRow("1000 hanging connections") << 20 << 1000 << (isRunAtLength() ? 20 : 3);
}

void LoadTest::everyBoardIsTheReplayOfItsPresses() {
    QFETCH(int, pupils);
    QFETCH(int, hanging);
    QFETCH(int, seconds);
    constexpr int pressesInSecond = 5;
    // The board is not solvable, so that everybody presses until the end.
    const Game board(Rule(grid), BitVector::unit(grid.vertexCount(), 0),
                     BitVector(grid.vertexCount()));
    OpenClass open({.boards = {board}});
    QVERIFY(QTest::qWaitForWindowExposed(open.actions.wall()));
    QTest::qWait(300); // until the solution has been computed
    const LiveClass& live = *open.actions.liveClass();
    const std::uint64_t memory = memoryUse("VmRSS:");
    const LongestWork work;
    QProcess load;
    load.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    load.start(QStringLiteral(LOAD),
               {live.host(), QString::number(pupils), QString::number(pressesInSecond),
                QString::number(seconds), QString::number(hanging)});
    constexpr int patience = 60'000;
    QVERIFY(QTest::qWaitFor([&load] { return load.state() == QProcess::NotRunning; },
                            1000 * seconds + patience));
    QCOMPARE(load.exitCode(), 0);
    const std::uint64_t grown = memoryUse("VmRSS:") - std::min(memory, memoryUse("VmRSS:"));
    QCOMPARE(live.room().pupils().size(), static_cast<std::size_t>(pupils));
    std::size_t presses = 0;
    for (const QByteArray& line : load.readAllStandardOutput().trimmed().split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        const auto pupil =
            std::ranges::find(live.room().pupils(), QString::fromUtf8(words[0]), &Pupil::name);
        QVERIFY(pupil != live.room().pupils().end());
        Game replay = board;
        for (const QByteArray& word : words.mid(1)) {
            replay.press(static_cast<Vertex>(word.toUInt()));
            ++presses;
        }
        QCOMPARE(pupil->game, replay);
        QCOMPARE(pupil->path.size(), static_cast<std::size_t>(words.size() - 1));
    }
    QCOMPARE(presses, static_cast<std::size_t>(pupils * pressesInSecond * seconds));
    qInfo("%d pupils, %d hanging: %zu presses, longest work %.1f ms, %.1f MiB more", pupils,
          hanging, presses, 1000 * work.seconds(), static_cast<double>(grown) / (1 << 20));
    QVERIFY(isWithin(work.seconds(), noticed));
    constexpr std::uint64_t mostMemory = 60U << 20U;
    QVERIFY(grown < mostMemory);
}

/// The teacher's actions reach 200 phones, and the window stays responsive.
void LoadTest::teacherActsUnderLoad() {
    const Game board = Game::allOn(grid);
    // Any press solves this board, so that all pupils are in the ranking.
    const Game easy(Rule(completeGraph(grid.vertexCount())), BitVector::ones(grid.vertexCount()),
                    BitVector(grid.vertexCount()));
    OpenClass open({.boards = {easy, board}, .contest = LiveContest{.milliseconds = 3'600'000}});
    QVERIFY(QTest::qWaitForWindowExposed(open.actions.wall()));
    LiveClass& live = *open.actions.liveClass();
    constexpr std::size_t pupils = 200;
    constexpr int seconds = 12;
    QProcess load;
    load.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    load.start(QStringLiteral(LOAD), {live.host(), QString::number(pupils), QStringLiteral("1"),
                                      QString::number(seconds), QStringLiteral("0")});
    constexpr int patience = 20'000;
    QTRY_COMPARE_WITH_TIMEOUT(live.room().solvedCount(), pupils, patience);
    const std::pair<const char*, std::function<void()>> actions[] = {
        {"ranking", [&live] { live.showRanking(); }},
        {"ranked by presses", [&live] { live.setOrder(RankingOrder::presses); }},
        {"back to the board", [&live] { live.resume(); }},
        {"pause", [&live] { live.setPaused(true); }},
        {"continue", [&live] { live.setPaused(false); }},
        {"show a solution", [&live] { live.showSolution(); }},
        {"ask",
         [&live, board] {
             live.ask({.kind = ClassQuestion::Kind::cells, .text = "Which?", .board = board});
         }},
        {"show answers", [&live] { live.setRevealed(true); }},
        {"resume", [&live] { live.resume(); }},
        {"next board", [&live] { live.beginNext(); }},
        {"other board", [&live, board] { live.begin({.boards = {board}}); }},
    };
    for (const auto& [name, act] : actions) {
        const LongestWork work;
        act();
        QTest::qWait(500);
        qInfo("%s: longest work %.1f ms", name, 1000 * work.seconds());
        QVERIFY2(isWithin(work.seconds(), noticed), name);
    }
    QVERIFY(QTest::qWaitFor([&load] { return load.state() == QProcess::NotRunning; }, 60'000));
    QCOMPARE(load.exitCode(), 0);
    QCOMPARE(live.room().pupils().size(), pupils);
}

LIGHTSOUT_TEST(LoadTest)
#include "LoadTest.moc"
