// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveWall.h"

#include "live/QrCode.h"
#include "live/WallViews.h"
#include "tests/app/live/LiveTeacher.h"
#include "tests/support/Settings.h"

#include <QComboBox>
#include <QLineEdit>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace lightsout;

namespace {

const Game grid = Game::allOn(Lattice{.rows = 5, .cols = 5});

// The plural forms of texts are in the catalogues, which are not loaded here.

/// Lets pupils join, as if their messages had arrived.
void join(LiveClass& live, int count) {
    for (int i = 1; i <= count; ++i) {
        Q_EMIT live.server().received(
            static_cast<quint64>(i),
            QStringLiteral(R"({"type":"join","version":%1,"name":"Pupil %2","word":"amber"})")
                .arg(liveVersion)
                .arg(i));
    }
}

/// Returns what zbarimg reads from a picture of the wall that is scaled to a quarter.
QByteArray codeIn(QWidget& wall, const QTemporaryDir& folder) {
    const QString path = folder.filePath(QStringLiteral("wall.png"));
    const QImage picture = wall.grab().toImage();
    picture.scaled(picture.size() / 4, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).save(path);
    QProcess reader;
    reader.start(QStringLiteral("zbarimg"), {QStringLiteral("-q"), QStringLiteral("--raw"), path});
    reader.waitForFinished();
    return reader.readAllStandardOutput().trimmed();
}

} // namespace

/// Tests what the class sees on the wall.
class LiveWallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void beginsWithTheWayIn();
    void codeCanBeReadFromTheBack();
    void saysWhatToCheckIfNobodyComes();
    void hasNoControls();
    void keysSwitchToFullScreen();
    void closingHidesIt();
    void showsPupilsAsTheyPlay();
    void tilesFillTheWall_data();
    void tilesFillTheWall();
    void textGrowsWithTheWall();
    void hidesTheHeatMapDuringAContest();
    void showsChoicesAndReveals();
    void ranksEverybody();
    void saysWhoIsBack();
    void everythingHasAName();
};

void LiveWallTest::beginsWithTheWayIn() {
    LiveTeacher teacher({pair, pair});
    LiveWall& wall = teacher.wall();
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
        wall.resize(size);
        auto* code = teacher.part<QrCode>("wayInCode");
        QVERIFY(code->isVisible());
        const double squares = code->modules() + 8; // with its margin
        const double square = std::floor(code->height() / squares);
        QVERIFY(code->modules() * square >= 0.4 * size.height());
    }
    QVERIFY(teacher.shows(teacher.live().host()));
    QVERIFY(teacher.shows(QStringLiteral("amber")));
    QVERIFY(teacher.shows(QStringLiteral("The teacher begins.")));
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(teacher.part("wallNames")->accessibleDescription(), QStringLiteral("Ada"));
    QVERIFY(teacher.shows(QStringLiteral("1 pupil(s) joined")));
    teacher.button("begin")->click();
    QVERIFY(!teacher.part("wayInCode")->isVisible());
    QVERIFY(teacher.part("cornerCode")->isVisible()); // for latecomers
    QVERIFY(teacher.part("cornerAddress")->isVisible() && teacher.part("cornerWord")->isVisible());
    teacher.button("showWayIn")->click();
    QVERIFY(teacher.part("wayInCode")->isVisible());
    teacher.button("showWayIn")->click();
    QVERIFY(!teacher.part("wayInCode")->isVisible());
}

void LiveWallTest::codeCanBeReadFromTheBack() {
    if (QStandardPaths::findExecutable(QStringLiteral("zbarimg")).isEmpty()) {
        QSKIP("zbarimg is not installed");
    }
    const QTemporaryDir folder;
    LiveTeacher teacher({grid});
    teacher.wall().resize(1920, 1080);
    const QByteArray url = teacher.live().url().toString().toUtf8();
    QCOMPARE(codeIn(teacher.wall(), folder), url);
    teacher.live().begin();
    QCOMPARE(codeIn(teacher.wall(), folder), url);
    teacher.live().ask({.kind = ClassQuestion::Kind::number, .text = "How many?"});
    QCOMPARE(codeIn(teacher.wall(), folder), url);
}

void LiveWallTest::saysWhatToCheckIfNobodyComes() {
    LiveTeacher teacher({pair});
    QVERIFY(!teacher.part("wallAdvice")->isVisible());
    teacher.wall().setPatience(0);
    QVERIFY(teacher.part("wallAdvice")->isVisible());
    QVERIFY(teacher.shows(QStringLiteral("allow port %1/tcp").arg(teacher.live().url().port())));
    join(teacher.live(), 1);
    QTRY_VERIFY(!teacher.part("wallAdvice")->isVisible());
}

void LiveWallTest::hasNoControls() {
    LiveTeacher teacher({pair});
    QVERIFY(teacher.wall().findChildren<QAbstractButton*>().isEmpty());
    QVERIFY(teacher.wall().findChildren<QComboBox*>().isEmpty());
    QVERIFY(teacher.wall().findChildren<QLineEdit*>().isEmpty());
    QVERIFY(teacher.wall().findChildren<QAbstractScrollArea*>().isEmpty());
}

void LiveWallTest::keysSwitchToFullScreen() {
    LiveTeacher teacher({pair});
    LiveWall& wall = teacher.wall();
    QTest::keyClick(&wall, Qt::Key_F11);
    QVERIFY(wall.isFullScreen());
    QTest::keyClick(&wall, Qt::Key_F11);
    QVERIFY(!wall.isFullScreen());
    QTest::keyClick(&wall, Qt::Key_F11);
    QTest::keyClick(&wall, Qt::Key_Escape);
    QVERIFY(!wall.isFullScreen());
    QTest::keyClick(&wall, Qt::Key_Escape); // does nothing else
    QVERIFY(wall.isVisible());
}

void LiveWallTest::closingHidesIt() {
    LiveTeacher teacher({pair});
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(teacher.room().connectedCount(), 1U);
    teacher.wall().close();
    QVERIFY(!teacher.wall().isVisible());
    QVERIFY(teacher.actions->isOpen());
    QCOMPARE(teacher.room().connectedCount(), 1U);
    teacher.button("showWall")->click();
    QVERIFY(teacher.wall().isVisible());
}

void LiveWallTest::showsPupilsAsTheyPlay() {
    LiveTeacher teacher({pair, pair});
    PupilWall& tiles = teacher.wall().tiles();
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(tiles.tileCount(), 1U);
    Player bilal(teacher.live(), QStringLiteral("<b>Bilal</b>"));
    QTRY_COMPARE(tiles.tileCount(), 2U);
    teacher.live().begin();
    ada.send(QStringLiteral(R"({"type":"moves","round":0,"moves":[0]})"));
    QTRY_COMPARE(tiles.textOf(0), QStringLiteral("Ada, solved, 1 press(es)"));
    QCOMPARE(tiles.textOf(1), QStringLiteral("<b>Bilal</b>, 0 press(es)"));
    QTRY_VERIFY(teacher.shows(QStringLiteral("1 of 2 solved")));
    ada.socket.close();
    QTRY_COMPARE(tiles.textOf(0), QStringLiteral("Ada, solved, 1 press(es), away"));
    QTRY_VERIFY(teacher.shows(QStringLiteral("0 of 1 solved")));
}

void LiveWallTest::tilesFillTheWall_data() {
    QTest::addColumn<int>("pupils");
    QTest::addColumn<QSize>("size");
    for (const int pupils : {3, 12, 30, 100, 250}) {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            QTest::addRow("%d pupils, %d wide", pupils, size.width()) << pupils << size;
        }
    }
}

void LiveWallTest::tilesFillTheWall() {
    QFETCH(int, pupils);
    QFETCH(QSize, size);
    LiveTeacher teacher({grid});
    teacher.wall().resize(size);
    join(teacher.live(), pupils);
    teacher.live().begin();
    PupilWall& tiles = teacher.wall().tiles();
    QCOMPARE(tiles.tileCount(), static_cast<std::size_t>(pupils));
    const auto all = [&] {
        QRect united;
        for (std::size_t i = 0; i < tiles.tileCount(); ++i) {
            united |= tiles.tileRect(i);
        }
        return united;
    };
    // Nothing is cut off, and the tiles reach both opposite edges.
    const auto fills = [&] {
        return tiles.rect().contains(all()) &&
               (all().width() >= 0.9 * tiles.width() || all().height() >= 0.9 * tiles.height());
    };
    QTRY_VERIFY(fills());
    // They cover most of the space.
    const QRect tile = tiles.tileRect(0);
    const double share = static_cast<double>(tile.width()) * tile.height() * pupils /
                         (static_cast<double>(tiles.width()) * tiles.height());
    QVERIFY2(share >= 0.5, qPrintable(QString::number(share)));
    for (std::size_t i = 1; i < tiles.tileCount(); ++i) {
        QVERIFY(!tiles.tileRect(i).intersects(tiles.tileRect(i - 1)));
    }
}

void LiveWallTest::textGrowsWithTheWall() {
    LiveTeacher teacher({grid});
    for (const char* name : {"wallAddress", "wallWord", "wallJoined"}) {
        teacher.wall().resize(960, 600);
        const int small = teacher.part(name)->font().pixelSize();
        teacher.wall().resize(1920, 1200);
        QVERIFY(std::abs(teacher.part(name)->font().pixelSize() - 2 * small) <= 1);
    }
}

void LiveWallTest::hidesTheHeatMapDuringAContest() {
    LiveTeacher teacher({pair});
    teacher.live().begin();
    QVERIFY(teacher.part("heatMap")->isVisible());
    teacher.live().begin(LiveSeries{.boards = {pair}, .contest = LiveContest{}});
    QVERIFY(!teacher.part("heatMap")->isVisible());
}

void LiveWallTest::showsChoicesAndReveals() {
    LiveTeacher teacher({pair});
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(teacher.room().pupils().size(), 1U);
    teacher.live().ask({.kind = ClassQuestion::Kind::choice,
                        .place = "Lesson 1 · step 3 of 9",
                        .text = "How many?",
                        .choices = {"1", "5"},
                        .right = {1},
                        .why = "Count them."});
    QVERIFY(teacher.shows(QStringLiteral("Lesson 1 · step 3 of 9")));
    QVERIFY(teacher.shows(QStringLiteral("How many?")));
    QVERIFY(teacher.shows(QStringLiteral("0 of 1 answered")));
    QWidget* bars = teacher.part("answerBars");
    QVERIFY(bars->isVisible());
    QCOMPARE(bars->accessibleDescription(), QStringLiteral("1; 5")); // no counts yet
    ada.send(QStringLiteral(R"({"type":"answer","question":0,"choice":1})"));
    QTRY_VERIFY(teacher.shows(QStringLiteral("1 of 1 answered")));
    teacher.live().setRevealed(true);
    QCOMPARE(bars->accessibleDescription(), QStringLiteral("1: 0; 5: 1"));
    teacher.live().showRight();
    QCOMPARE(bars->accessibleDescription(), QStringLiteral("1: 0; 5: 1, right"));
    QVERIFY(teacher.shows(QStringLiteral("5 is right. 1 right answer(s). Count them.")));
}

void LiveWallTest::ranksEverybody() {
    LiveTeacher teacher({pair});
    Player ada(teacher.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(teacher.room().pupils().size(), 1U);
    Player bilal(teacher.live(), QStringLiteral("Bilal"));
    QTRY_COMPARE(teacher.room().pupils().size(), 2U);
    teacher.live().begin(LiveSeries{.boards = {pair}, .contest = LiveContest{}});
    bilal.send(QStringLiteral(R"({"type":"moves","round":%1,"moves":[0]})")
                   .arg(teacher.room().roundIndex()));
    QTRY_COMPARE(teacher.room().solvedCount(), 1U);
    teacher.live().showRanking();
    QVERIFY(teacher.shows(QStringLiteral("Final ranking")));
    auto* ranking = teacher.part<RankingView>("ranking");
    QVERIFY(ranking->isVisible());
    QCOMPARE(ranking->rows().size(), 2U);
    QCOMPARE(ranking->rows()[0].name, QStringLiteral("Bilal"));
    QCOMPARE(ranking->rows()[1].name, QStringLiteral("Ada"));
    QCOMPARE(ranking->rows()[1].place, QStringLiteral("–"));
    teacher.button("hideNames")->click();
    QCOMPARE(ranking->rows()[0].name, QStringLiteral("Pupil 2"));
}

void LiveWallTest::saysWhoIsBack() {
    LiveTeacher teacher({pair});
    join(teacher.live(), 1);
    Q_EMIT teacher.live().takenOver(0);
    QVERIFY(teacher.part("wallNotice")->isVisible());
    QVERIFY(teacher.shows(QStringLiteral("Pupil 1 is back.")));
}

void LiveWallTest::everythingHasAName() {
    LiveTeacher teacher({pair});
    join(teacher.live(), 1);
    teacher.live().begin();
    for (const char* name : {"wallNames", "heatMap", "ranking", "wayInCode", "cornerCode"}) {
        QVERIFY2(!teacher.part(name)->accessibleName().isEmpty(), name);
    }
}

LIGHTSOUT_TEST(LiveWallTest)
#include "LiveWallTest.moc"
