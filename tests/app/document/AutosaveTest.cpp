// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Autosave.h"

#include "graph/Families.h"

#include "tests/support/Test.h"

#include <QDir>
#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace lightsout;

namespace {

/// A document that is autosaved in its own folder.
struct Desk {
    explicit Desk(const Game& game = Game::allOn(Lattice{.rows = 3, .cols = 3})) : document(game) {}

    QString folder() const { return temporary.filePath(QStringLiteral("state/boards")); }
    QStringList files(const QString& suffix) const {
        return QDir(folder()).entryList({QStringLiteral("*.") + suffix}, QDir::Files);
    }
    /// Returns true if the journal holds the current game.
    bool isKept() const {
        const QStringList journals = files(QStringLiteral("journal"));
        if (journals.size() != 1) {
            return false;
        }
        const auto journal = readKeptBoard(QDir(folder()).filePath(journals.first()));
        return journal && !journal->isTorn && journal->board == document->board();
    }

    QTemporaryDir temporary;
    CurrentDocument document;
    Autosave autosave{document, KeptBoards(folder())};
};

void press(CurrentDocument& document, Vertex vertex) {
    document.make(Press{vertex}, QStringLiteral("press"));
}

} // namespace

class AutosaveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfChangeIsKept() {
        Desk desk(Game::allOn(generalizedPetersenGraph(5, 2)));
        QUndoStack* history = desk.document->undoStack();
        press(desk.document, 3);
        QTRY_VERIFY(desk.isKept());
        const Move moves[] = {
            Press{4},
            FlipStart{{1, 2}},
            FlipTarget{{0}},
            FlipArcs{{{0, 2}, {2, 0}}},
            Label{5, "a & b"},
            PlaceVertices{{{1, {0.25, 4}}}},
            InsertVertices{{{.number = 10, .position = {7, 8}, .label = "new"}}},
            Press{10},
            RemoveVertices{{10}},
            Replace{Game::allOn(Lattice{.rows = 4, .cols = 4})},
            Press{15},
        };
        for (const Move& move : moves) {
            desk.document.make(move, QStringLiteral("move"));
            QTRY_VERIFY(desk.isKept());
        }
        history->undo();
        history->undo();
        QTRY_VERIFY(desk.isKept());
        history->redo();
        QTRY_VERIFY(desk.isKept());
    }

    void movesAreAddedAndTheJournalDoesNotGrowForever() {
        Desk desk;
        press(desk.document, 0);
        QTRY_VERIFY(desk.isKept());
        const QString path =
            QDir(desk.folder()).filePath(desk.files(QStringLiteral("journal")).first());
        const qint64 begun = QFileInfo(path).size();
        press(desk.document, 1);
        QTRY_VERIFY(desk.isKept());
        const qint64 added = QFileInfo(path).size() - begun;
        QVERIFY(added > 0 && added < 40);
        for (int i = 0; i < 10'000; ++i) {
            press(desk.document, 2);
        }
        QTRY_VERIFY(desk.isKept());
        QCOMPARE(desk.document.game().pressCount(), 10'002U);
        QVERIFY2(QFileInfo(path).size() < 1000,
                 qPrintable(QString::number(QFileInfo(path).size())));
    }

    void doesNotAutosaveWhatTheFileContains() {
        Desk desk;
        QVERIFY(desk.files(QStringLiteral("*")).isEmpty());
        press(desk.document, 3);
        QTRY_VERIFY(desk.isKept());
        desk.document->markSaved(QStringLiteral("/a/mine.lightsout"), desk.document.revision());
        QTRY_VERIFY(desk.files(QStringLiteral("journal")).isEmpty());
        press(desk.document, 4);
        QTRY_VERIFY(desk.isKept());
        desk.document->undoStack()->undo();
        QTRY_VERIFY(desk.files(QStringLiteral("journal")).isEmpty());
    }

    void remembersTheFile() {
        Desk desk;
        const FileState state = FileState::ofContent("content");
        desk.document.replace(std::make_shared<Document>(
            SavedBoard{.game = Game::allOn(pathGraph(3))}, Document::Origin::dealt,
            QStringLiteral("/a/b.lightsout"), state));
        press(desk.document, 0);
        QTRY_VERIFY(desk.isKept());
        desk.autosave.finish();
        const std::vector<KeptBoard> left = desk.autosave.kept().left();
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left[0].note.filePath, QStringLiteral("/a/b.lightsout"));
        QCOMPARE(left[0].note.name(), QStringLiteral("b.lightsout"));
        QVERIFY(left[0].note.fileState == state);
    }

    /// However many boards a lesson shows, the user's own board survives, and no other board is
    /// saved.
    void doesNotSaveBoardsOfLessons() {
        Desk desk;
        press(desk.document, 3); // not written yet
        const SavedBoard own = desk.document->board();
        const auto isOwnKept = [&] {
            const QStringList journals = desk.files(QStringLiteral("journal"));
            const auto journal = readKeptBoard(QDir(desk.folder()).filePath(journals.value(0)));
            return journals.size() == 1 && journal && journal->board == own;
        };
        for (int i = 0; i < 2 * KeptBoards::maxLeft; ++i) {
            desk.document.push(Game::allOn(pathGraph(4)));
            press(desk.document, 1);
        }
        QTRY_VERIFY(isOwnKept());
        QVERIFY(desk.files(QStringLiteral("left")).isEmpty());
        desk.document.pop();
        press(desk.document, 5);
        QTRY_VERIFY(desk.isKept());
        desk.document->undoStack()->setIndex(0);
        QTRY_VERIFY(desk.files(QStringLiteral("journal")).isEmpty());
    }

    /// The board of an open lesson has a journal of its own, with the lesson and its step.
    void keepsTheStepOfALesson() {
        Desk desk;
        const auto isKept = [&desk](std::size_t step) {
            const QStringList lessons = desk.files(QStringLiteral("lesson"));
            const QString path = QDir(desk.folder()).filePath(lessons.value(0));
            const auto journal = readKeptBoard(path);
            if (lessons.size() != 1 || !journal) {
                return false;
            }
            const JournalNote note = JournalNote::fromText(journal->note);
            return note.lesson == QStringLiteral("01-game") && note.step == step &&
                   journal->board == desk.document->board();
        };
        desk.document.push(Game::allOn(pathGraph(4)));
        desk.autosave.setLesson(QStringLiteral("01-game"), 0);
        QTRY_VERIFY(isKept(0)); // even before the first press
        press(desk.document, 1);
        QTRY_VERIFY(isKept(0));
        desk.document.push(Game::allOn(pathGraph(5)));
        desk.autosave.setLesson(QStringLiteral("01-game"), 1);
        press(desk.document, 2);
        QTRY_VERIFY(isKept(1));
        QVERIFY(desk.files(QStringLiteral("journal")).isEmpty());
        QVERIFY(desk.autosave.kept().interruptedLessons().empty()); // it is still open
        desk.document.pop();
        desk.autosave.endLesson();
        QTRY_VERIFY(desk.files(QStringLiteral("lesson")).isEmpty());
        press(desk.document, 3);
        QTRY_VERIFY(desk.isKept());
    }

    void keepsTheBoardUnderALessonWhenTheProgramEnds() {
        Desk desk;
        press(desk.document, 3);
        const SavedBoard own = desk.document->board();
        desk.document.push(Game::allOn(pathGraph(4)));
        press(desk.document, 1);
        desk.autosave.finish();
        const std::vector<KeptBoard> left = desk.autosave.kept().left();
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY(readKeptBoard(left[0].path)->board == own);
    }

    void boardsThatAreLeftStayAmongTheRecentOnes() {
        Desk desk;
        press(desk.document, 3);
        const SavedBoard left = desk.document->board();
        desk.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2})); // before it was written
        QTRY_COMPARE(desk.files(QStringLiteral("left")).size(), 1);
        const KeptBoard kept = desk.autosave.kept().left().front();
        QVERIFY(readKeptBoard(kept.path)->board == left);
        desk.document.begin(Game::allOn(Lattice{.rows = 1, .cols = 2})); // nothing was done
        for (std::size_t i = 0; i < KeptBoards::maxLeft + 3; ++i) {
            press(desk.document, 1);
            desk.document.begin(Game::allOn(Lattice{.rows = 1, .cols = 2}));
        }
        QTRY_VERIFY(!QFile::exists(kept.path));
        // The last board stays a journal until one of the others has been removed to make room.
        // Until then, the number of boards varies.
        QTRY_VERIFY(desk.files(QStringLiteral("journal")).isEmpty());
        QTRY_COMPARE(desk.files(QStringLiteral("left")).size(),
                     static_cast<qsizetype>(KeptBoards::maxLeft));
    }

    /// As the program promises, these boards stay, however many and however old they are.
    void keepsBoardsOfAnInterruptedProgram() {
        const QTemporaryDir folder;
        const KeptBoards kept(folder.path());
        const auto add = [&](const QString& name, int daysAgo) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            const SavedBoard board{.game = Game::allOn(pathGraph(3))};
            file.write(QByteArray::fromStdString(*journalBeginning(JournalNote().toText(), board)));
            file.setFileTime(QDateTime::currentDateTime().addDays(-daysAgo),
                             QFileDevice::FileModificationTime);
        };
        // Waits until the time stamps of newly renamed files are later than those of the earlier
        // files.
        const auto passTime = [&] {
            const QString probe = folder.filePath(QStringLiteral("probe"));
            const auto now = [&] {
                QFile::remove(probe);
                QFile(probe).open(QIODevice::WriteOnly);
                return QFileInfo(probe).metadataChangeTime();
            };
            const QDateTime before = now();
            QTRY_VERIFY(now() > before);
        };
        for (std::size_t i = 0; i < KeptBoards::maxLeft; ++i) {
            add(QStringLiteral("before-%1.left").arg(i), 1);
        }
        passTime();
        for (int i = 0; i < 2; ++i) {
            add(QStringLiteral("ended-%1.journal").arg(i), 30);
        }
        KeptBoards::Abandoned abandoned(kept);
        QCOMPARE(abandoned.boards().size(), std::size_t{2});
        abandoned.settle();
        QCOMPARE(kept.left().size(), KeptBoards::maxLeft + 2);
        passTime();
        add(QStringLiteral("mine-1.journal"), 0);
        kept.leave(folder.filePath(QStringLiteral("mine-1.journal")));
        QCOMPARE(kept.left().size(), KeptBoards::maxLeft);
        for (const char* name : {"ended-0.left", "ended-1.left", "mine-1.left"}) {
            QVERIFY2(QFile::exists(folder.filePath(QLatin1String(name))), name);
        }
    }

    void waitsForTheEndOfTheProgram() {
        Desk desk;
        press(desk.document, 3);
        desk.autosave.finish();
        QCOMPARE(desk.autosave.kept().left().size(), std::size_t{1});
        QVERIFY(readKeptBoard(desk.autosave.kept().left()[0].path)->board ==
                desk.document->board());
        desk.autosave.finish(); // a second call is harmless
        QCOMPARE(desk.autosave.kept().left().size(), std::size_t{1});
    }

    void recoveredBoardReplacesItsJournal() {
        Desk desk;
        press(desk.document, 3);
        const SavedBoard before = desk.document->board();
        desk.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QTRY_COMPARE(desk.files(QStringLiteral("left")).size(), 1);
        const KeptBoard kept = desk.autosave.kept().left().front();
        desk.autosave.restore(kept, readKeptBoard(kept.path)->board);
        QVERIFY(QFile::exists(kept.path)); // until the other one is written
        QTRY_VERIFY(desk.isKept());
        QTRY_VERIFY(!QFile::exists(kept.path));
        QVERIFY(desk.document->board() == before && desk.document->hasUnsavedWork());
    }

    void programsDoNotTakeEachOthersBoards() {
        Desk desk;
        press(desk.document, 3);
        QTRY_VERIFY(desk.isKept());
        const KeptBoards kept(desk.folder());
        QVERIFY(KeptBoards::Abandoned(kept).boards().empty());

        // Simulates a program that was interrupted: a journal whose session has no owner.
        const QDir folder(desk.folder());
        const QString path = folder.filePath(QStringLiteral("20200101-000000000-1-1.journal"));
        QVERIFY(QFile::copy(folder.filePath(desk.files(QStringLiteral("journal")).first()), path));
        {
            KeptBoards::Abandoned abandoned(kept);
            QCOMPARE(abandoned.boards().size(), std::size_t{1});
            QCOMPARE(abandoned.boards()[0].path, path);
            QVERIFY(KeptBoards::Abandoned(kept).boards().empty()); // as seen by another program
        }
        {
            KeptBoards::Abandoned abandoned(kept);
            QCOMPARE(abandoned.boards().size(), std::size_t{1});
            abandoned.settle();
        }
        QVERIFY(KeptBoards::Abandoned(kept).boards().empty());
        QCOMPARE(kept.left().size(), std::size_t{1});
        QVERIFY(desk.isKept());
        QCOMPARE(desk.files(QStringLiteral("lock")).size(), 1);
    }

    // If a program ends again before it has saved anything, the next one finds the board again.
    void recoveredBoardIsOfferedUntilItIsSaved() {
        Desk desk;
        press(desk.document, 3);
        QTRY_VERIFY(desk.isKept());
        const KeptBoards kept(desk.folder());
        const QDir folder(desk.folder());
        const QString chosen = folder.filePath(QStringLiteral("20200101-000000000-1-1.journal"));
        const QString other = folder.filePath(QStringLiteral("20200101-000000000-2-1.journal"));
        for (const QString& path : {chosen, other}) {
            QVERIFY(
                QFile::copy(folder.filePath(desk.files(QStringLiteral("journal")).last()), path));
        }
        const SavedBoard board = readKeptBoard(chosen)->board;
        KeptBoard restored;
        restored.path = chosen;
        auto abandoned = std::make_unique<KeptBoards::Abandoned>(kept);
        desk.autosave.restore(restored, board, std::move(abandoned));
        QVERIFY(QFile::exists(chosen));
        QVERIFY(!QFile::exists(other));                        // is among the left boards now
        QVERIFY(KeptBoards::Abandoned(kept).boards().empty()); // as seen by another program
        QTRY_VERIFY(!QFile::exists(chosen));
        QVERIFY(desk.isKept());

        // Leaving a recovered board before it was saved again loses nothing either.
        QVERIFY(QFile::copy(folder.filePath(desk.files(QStringLiteral("journal")).last()), chosen));
        abandoned = std::make_unique<KeptBoards::Abandoned>(kept);
        QCOMPARE(abandoned->boards().size(), std::size_t{1});
        desk.autosave.restore(restored, board, std::move(abandoned));
        desk.document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QVERIFY(!QFile::exists(chosen));
        QVERIFY(!kept.left().empty());
    }

    void recreatesAMissingFolder() {
        Desk desk;
        QSignalSpy problems(&desk.autosave, &Autosave::problemChanged);
        press(desk.document, 3);
        QTRY_VERIFY(desk.isKept());
        QVERIFY(QDir(desk.folder()).removeRecursively());
        press(desk.document, 4);
        QTRY_VERIFY(desk.isKept());
        QCOMPARE(desk.files(QStringLiteral("lock")).size(), 1);
        QCOMPARE(problems.count(), 0);
    }

    void reportsAFolderThatCannotBeCreated() {
        Desk desk;
        const QString obstacle = desk.temporary.filePath(QStringLiteral("state"));
        QFile file(obstacle);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        press(desk.document, 3);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.autosave.problem().isEmpty(), 2000);
        QVERIFY2(desk.autosave.problem().contains(desk.folder()),
                 qPrintable(desk.autosave.problem()));
        // When the folder can be created again, everything is written, and the problem is cleared.
        QVERIFY(QFile::remove(obstacle));
        QTRY_VERIFY(desk.autosave.problem().isEmpty());
        QVERIFY(desk.isKept());
    }

    void onlyTheUserMayLook() {
        Desk desk;
        press(desk.document, 3);
        QTRY_VERIFY(desk.isKept());
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                            QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        QVERIFY(!(QFile::permissions(desk.folder()) & others));
    }
};

LIGHTSOUT_TEST(AutosaveTest)
#include "AutosaveTest.moc"
