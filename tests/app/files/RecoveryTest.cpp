// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/Recovery.h"
#include "files/AutosaveNotice.h"
#include "files/FileActions.h"
#include "graph/Families.h"
#include "tests/support/Dialogs.h"

#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QDir>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>

using namespace lightsout;

namespace {

/// A window in whose folder programs left boards.
struct Program {
    QString folder() const { return temporary.filePath(QStringLiteral("boards")); }

    /// Simulates a program that was interrupted while working on the game.
    void abandon(const Game& game, const QString& name, const QString& file = {}) {
        QVERIFY(QDir().mkpath(folder()));
        const std::string text =
            *journalBeginning(JournalNote{.nameParts = {name}, .filePath = file}.toText(),
                              {.game = game}) +
            *journalEntry(Press{0});
        QFile journal(QDir(folder()).filePath(
            QStringLiteral("20200101-000000000-1-%1.journal").arg(++abandoned)));
        QVERIFY(journal.open(QIODevice::WriteOnly));
        journal.write(text.data(), static_cast<qint64>(text.size()));
    }
    void offer() {
        window.show();
        recovery.offer();
    }
    QStringList files(const QString& suffix) const {
        return QDir(folder()).entryList({QStringLiteral("*.") + suffix}, QDir::Files);
    }
    RecoveryDialog* dialog() const { return window.findChild<RecoveryDialog*>(); }
    void click(const char* button) const { WidgetDriver(*dialog()).click(button); }

    int abandoned = 0;
    QTemporaryDir temporary;
    QWidget window;
    CurrentDocument document{Game::allOn(Lattice{.rows = 2, .cols = 2})};
    Autosave autosave{document, KeptBoards(folder())};
    Recovery recovery{autosave, &window};
};

Game pressed(Game game) {
    game.press(0);
    return game;
}

} // namespace

class RecoveryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void offersNothingIfNothingWasLost() {
        Program program;
        program.offer();
        QVERIFY(program.dialog() == nullptr);
    }

    void boardsAreShownWithPictureAndTime() {
        Program program;
        program.abandon(Game::allOn(Lattice{.rows = 3, .cols = 3}), QStringLiteral("3 × 3"));
        program.abandon(Game::allOn(generalizedPetersenGraph(5, 2)),
                        QStringLiteral("mine.lightsout"), QStringLiteral("/a/mine.lightsout"));
        program.offer();
        QTRY_VERIFY(program.dialog() != nullptr && program.dialog()->isVisible());
        auto* list = program.dialog()->findChild<QListWidget*>();
        QCOMPARE(list->count(), 2);
        QStringList names;
        for (int i = 0; i < list->count(); ++i) {
            QVERIFY(!list->item(i)->icon().isNull());
            const QStringList lines = list->item(i)->text().split(QLatin1Char('\n'));
            names << lines.at(0);
            const QString year = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
            QVERIFY2(lines.at(1).contains(year), qPrintable(lines.at(1)));
        }
        names.sort();
        QCOMPARE(names, QStringList({QStringLiteral("3 × 3"), QStringLiteral("mine.lightsout")}));
        program.click("notNow");
        QCOMPARE(program.files(QStringLiteral("left")).size(), 2);
        QVERIFY(program.files(QStringLiteral("journal")).isEmpty());
        QVERIFY(program.files(QStringLiteral("lock")).isEmpty());
        QCOMPARE(program.document.game().vertexCount(), 4U);
    }

    void reportsTheContestOfAnEarlierVersionOnce() {
        Program program;
        QFile contest(program.temporary.filePath(QStringLiteral("contest.json")));
        QVERIFY(contest.open(QIODevice::WriteOnly));
        contest.write("{\"contest\": {}}");
        contest.close();
        program.offer();
        auto* report = program.window.findChild<QMessageBox*>();
        QVERIFY(report != nullptr && report->isVisible());
        QVERIFY(report->text().contains(QStringLiteral("live classes or web pages")));
        const QString renamed = program.temporary.filePath(QStringLiteral("contest.json.old"));
        QVERIFY(report->text().contains(renamed) && QFile::exists(renamed));
        delete report;
        program.offer();
        QVERIFY(program.window.findChild<QMessageBox*>() == nullptr);
    }

    void recoversTheChosenBoard() {
        Program program;
        const Game petersen = Game::allOn(generalizedPetersenGraph(5, 2));
        program.abandon(petersen, QStringLiteral("mine.lightsout"),
                        QStringLiteral("/a/mine.lightsout"));
        program.offer();
        QTRY_VERIFY(program.dialog() != nullptr && program.dialog()->isVisible());
        program.click("recoverBoard");
        QVERIFY(program.document.game() == pressed(petersen));
        QCOMPARE(program.document->path(), QStringLiteral("/a/mine.lightsout"));
        QVERIFY(program.document->hasUnsavedWork());
        // The journal is removed when the document's own journal is written.
        QTRY_VERIFY(program.files(QStringLiteral("left")).isEmpty());
        QCOMPARE(program.files(QStringLiteral("journal")).size(), 1);
    }

    void itIsOfferedByOneProgramAtATime() {
        Program program;
        program.abandon(Game::allOn(Lattice{.rows = 3, .cols = 3}), QStringLiteral("3 × 3"));
        program.offer();
        QWidget window;
        CurrentDocument document((Game()));
        Autosave autosave(document, KeptBoards(program.folder()));
        Recovery other(autosave, &window);
        other.offer();
        QTRY_VERIFY(program.dialog() != nullptr && program.dialog()->isVisible());
        QVERIFY(window.findChild<RecoveryDialog*>() == nullptr);
    }

    void doesNotOfferUnreadableBoards() {
        Program program;
        QVERIFY(QDir().mkpath(program.folder()));
        QFile journal(
            QDir(program.folder()).filePath(QStringLiteral("20200101-000000000-1-1.journal")));
        QVERIFY(journal.open(QIODevice::WriteOnly));
        journal.write("lightsout-journal 1\nnonsense");
        journal.close();
        program.offer();
        QVERIFY(program.dialog() == nullptr);
        QVERIFY(journal.exists()); // for people who know how to use it
    }

    void boardsThatWereLeftAreAmongTheRecentOnes() {
        Program program;
        FileActions actions(program.document, &program.autosave, &program.window);
        program.window.show();
        program.document.press(2);
        const Game left = program.document.game();
        program.document.begin(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QTRY_COMPARE(program.files(QStringLiteral("left")).size(), 1);
        Q_EMIT actions.recent->aboutToShow();
        QAction* entry = actions.recent->actions().constLast();
        QVERIFY2(entry->text().contains(QStringLiteral("2 × 2")), qPrintable(entry->text()));
        QVERIFY(!entry->icon().isNull());
        entry->trigger();
        QTRY_VERIFY(program.document.game() == left);
        QVERIFY(program.document->path().isEmpty());
    }

    void keepsChangesMadeWhileReadingARecentBoard() {
        Program program;
        FileActions actions(program.document, &program.autosave, &program.window);
        program.window.show();
        program.document.press(2);
        const Game recent = program.document.game();
        program.document.begin(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QTRY_COMPARE(program.files(QStringLiteral("left")).size(), 1);
        const QStringList first = program.files(QStringLiteral("left"));
        Q_EMIT actions.recent->aboutToShow();
        actions.recent->actions().constLast()->trigger();
        program.document.make(FlipTarget{{4}}, QStringLiteral("draw"));
        const Game drawn = program.document.game();
        QTRY_VERIFY(program.document.game() == recent);
        // The open board is no longer among the recent ones, but the other one is.
        QTRY_VERIFY(program.files(QStringLiteral("left")).size() == 1 &&
                    program.files(QStringLiteral("left")) != first);
        Q_EMIT actions.recent->aboutToShow();
        actions.recent->actions().constLast()->trigger();
        QTRY_VERIFY(program.document.game() == drawn);
    }

    void reportsFailedAutosaving() {
        Program program;
        QAction saveAs;
        int asked = 0;
        connect(&saveAs, &QAction::triggered, &saveAs, [&asked] { ++asked; });
        AutosaveNotice notice(program.autosave, &saveAs, &program.window);
        program.window.show();
        QVERIFY(!notice.isVisible());
        QFile obstacle(program.folder());
        QVERIFY(obstacle.open(QIODevice::WriteOnly));
        obstacle.close();
        program.document.press(1);
        QTRY_VERIFY_WITH_TIMEOUT(notice.isVisible(), 2000);
        QVERIFY(notice.toolTip().contains(program.folder()));
        QTest::mouseClick(notice.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(asked, 1);
        QVERIFY(obstacle.remove());
        QTRY_VERIFY(!notice.isVisible());
    }
};

LIGHTSOUT_TEST(RecoveryTest)
#include "RecoveryTest.moc"
