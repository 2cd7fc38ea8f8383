// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/PlayClock.h"

#include "document/Drawing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class PlayClockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsFromTheFirstPressUntilTheGameIsWon() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 1, .cols = 2}));
        PlayClock clock(document);
        QVERIFY(!clock.isRunning());
        document.make(Press{0}, QStringLiteral("press"));
        QVERIFY(document.game().isWon());
        QVERIFY(!clock.isRunning());

        document.make(Press{0}, QStringLiteral("press"));
        QVERIFY(clock.isRunning());
        QTRY_VERIFY(clock.milliseconds() > 0);
        document.make(Press{1}, QStringLiteral("press"));
        QVERIFY(!clock.isRunning());
        const qint64 played = clock.milliseconds();
        QVERIFY(played > 0);
        QCOMPARE(clock.milliseconds(), played);
    }

    void restartsWithANewBoard() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        PlayClock clock(document);
        document.make(Press{0}, QStringLiteral("press"));
        QTRY_VERIFY(clock.milliseconds() > 0);
        document.make(Replace{Game::allOn(Lattice{.rows = 2, .cols = 2})}, QStringLiteral("new"));
        QCOMPARE(clock.milliseconds(), 0);
        QVERIFY(!clock.isRunning());
    }

    void continuesWhenTheBoardBecomesAGraph() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        PlayClock clock(document);
        document.make(Press{0}, QStringLiteral("press"));
        Drawing(document).turnIntoGraph();
        QVERIFY(clock.isRunning());
        document->undoStack()->undo();
        QVERIFY(clock.isRunning());
    }

    void editingTheLightsDoesNotStartIt() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        PlayClock clock(document);
        document.make(FlipStart{{0}}, QStringLiteral("edit"));
        QVERIFY(!clock.isRunning());
    }
};

LIGHTSOUT_TEST(PlayClockTest)
#include "PlayClockTest.moc"
