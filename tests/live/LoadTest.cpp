// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveWindow.h"
#include "live/PupilWall.h"
#include "tests/support/Length.h"
#include "tests/support/MemoryUse.h"
#include "tests/support/ProcessorTime.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QProcess>
#include <QTimer>

using namespace lightsout;

namespace {

constexpr Lattice grid{.rows = 5, .cols = 5};

/// The longest time for which the window's thread did something else than wait: what a key or a
/// click has to wait. Measured in the thread's own processor time, as tests share the processor.
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

} // namespace

/// A class under load, over the loopback address.
class LoadTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useTestSettings(); }
    void everyBoardIsTheReplayOfItsPresses_data();
    void everyBoardIsTheReplayOfItsPresses();
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
    // Not solvable, so that everybody presses to the end.
    const Game board(Rule(grid), BitVector::unit(grid.vertexCount(), 0),
                     BitVector(grid.vertexCount()));
    Workbench workbench{board};
    LabBook book(workbench.document);
    auto opened = std::make_unique<LiveClass>(LiveClass::Plan{
        .address = QStringLiteral("127.0.0.1"), .port = 0, .word = "amber", .boards = {board}});
    QVERIFY(opened->open());
    auto* window = new LiveWindow(std::move(opened), workbench, book, nullptr);
    window->show();
    QVERIFY(QTest::qWaitForWindowExposed(window));
    QTest::qWait(300); // for the solution, which is computed once
    const LiveClass& live = window->liveClass();
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
    constexpr double frame = 0.016;
    QVERIFY(isWithin(work.seconds(), frame));
    constexpr std::uint64_t mostMemory = 60U << 20U;
    QVERIFY(grown < mostMemory);
    window->close(false);
}

LIGHTSOUT_TEST(LoadTest)
#include "LoadTest.moc"
