// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/CurrentDocument.h"

#include "document/DealtBoard.h"
#include "formats/BoardFile.h"
#include "graph/Families.h"
#include "io/AtomicFile.h"

#include "tests/support/Test.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

/// Returns a random legal move of a random kind.
Move randomMove(const Game& game, Random& random) {
    const Vertex vertex = random.below(game.vertexCount());
    switch (random.below(6)) {
    case 0:
        return FlipStart{{vertex}};
    case 1:
        return FlipTarget{{vertex}};
    case 2:
        return Replace{Game::allOn(Lattice{.rows = 2 + random.below(3), .cols = 4})};
    default:
        return Press{vertex};
    }
}

void writeFile(const QString& path, const QByteArray& content) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

/// Opens a file as the window does. Returns nullopt on success.
std::optional<Error> open(CurrentDocument& document, const QString& path) {
    Result<SavedBoard> board = readBoardFile(path.toStdString());
    if (!board) {
        return board.error();
    }
    document.replace(std::make_shared<Document>(*std::move(board), Document::Origin::dealt, path));
    return std::nullopt;
}

std::optional<Error> save(CurrentDocument& document, const QString& path) {
    Result<std::string> text = writeBoard(document->board(), FileFormat::document);
    if (!text) {
        return text.error();
    }
    const auto written = writeFileAtomically(path.toStdString(), *std::move(text));
    if (!written) {
        return written.error();
    }
    document->markSaved(path, document.revision());
    return std::nullopt;
}

} // namespace

class DocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoAndRedoVisitTheSameGames() {
        Random random(7);
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        std::vector<Game> history{document.game()};
        for (int i = 0; i < 200; ++i) {
            document.make(randomMove(document.game(), random), QStringLiteral("move"));
            history.push_back(document.game());
        }
        for (std::size_t i = history.size() - 1; i-- > 0;) {
            document->undoStack()->undo();
            QVERIFY(document.game() == history[i]);
        }
        for (std::size_t i = 1; i < history.size(); ++i) {
            document->undoStack()->redo();
            QVERIFY(document.game() == history[i]);
        }
    }

    void strokeIsOneStep() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const Game before = document.game();
        const Stroke stroke = newStroke();
        document.make(FlipStart{{0}}, QStringLiteral("draw"), stroke);
        document.make(FlipStart{{1}}, QStringLiteral("draw"), stroke);
        document.make(FlipStart{{2}}, QStringLiteral("draw"), stroke);
        const Game drawn = document.game();
        document.make(FlipStart{{5}}, QStringLiteral("draw"));
        QCOMPARE(document->undoStack()->count(), 2);
        document->undoStack()->undo();
        QVERIFY(document.game() == drawn);
        document->undoStack()->undo();
        QVERIFY(document.game() == before);
        document->undoStack()->redo();
        QVERIFY(document.game() == drawn);
    }

    /// Of the boards that a stroke shows one after another, only the first and the last are stored.
    void boardsOfAStrokeAreNotStored() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const Game before = document.game();
        const Stroke stroke = newStroke();
        for (std::size_t n = 1; n < 9; ++n) {
            document.make(Replace{Game::allOn(pathGraph(n))}, QStringLiteral("size"), stroke);
        }
        const Game after = document.game();
        QCOMPARE(document->undoStack()->count(), 1);
        QSignalSpy changed(document.operator->(), &Document::changed);
        document->undoStack()->undo();
        QVERIFY(document.game() == before);
        QCOMPARE(changed.count(), 1);
        document->undoStack()->redo();
        QVERIFY(document.game() == after);
        QCOMPARE(changed.count(), 2);
    }

    void anotherStepDuringAStrokeDoesNotJoinIt() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const Stroke stroke = newStroke();
        document.make(FlipStart{{0}}, QStringLiteral("draw"), stroke);
        document.make(FlipStart{{8}}, QStringLiteral("other"));
        const Game after = document.game();
        document.make(FlipStart{{1}}, QStringLiteral("draw"), stroke);
        document.make(FlipStart{{2}}, QStringLiteral("draw"), stroke);
        QCOMPARE(document->undoStack()->count(), 3);
        document->undoStack()->undo();
        QVERIFY(document.game() == after);
        // A stroke does not join what was saved, or a step that was undone.
        document.make(FlipStart{{1}}, QStringLiteral("draw"), stroke);
        document->markSaved(QStringLiteral("/a"), document->contentRevision());
        document.make(FlipStart{{2}}, QStringLiteral("draw"), stroke);
        QCOMPARE(document->undoStack()->count(), 4);
        document->undoStack()->undo();
        QVERIFY(!document->isModified());
        document->undoStack()->undo();
        document.make(FlipStart{{2}}, QStringLiteral("draw"), stroke);
        QCOMPARE(document->undoStack()->count(), 3);
    }

    void changesAreAnnouncedWithANewRevision() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QSignalSpy changed(&document, &CurrentDocument::changed);
        const quint64 revision = document.revision();
        document.make(Press{3}, QStringLiteral("press"));
        document->undoStack()->undo();
        QCOMPARE(changed.count(), 2);
        QVERIFY(document.revision() > revision + 1);
        QVERIFY(std::holds_alternative<Unpress>(changed.at(1).at(0).value<Move>()));
    }

    void noTwoDocumentsShareARevision() {
        CurrentDocument one(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        const CurrentDocument other(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QVERIFY(one.revision() != other.revision());
        one.press(0);
        QVERIFY(one.revision() != other.revision());
    }

    void verticesHaveARevisionOfTheirOwn() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        const quint64 before = document.vertexRevision();
        document.press(0);
        document.make(FlipStart{{1}}, QStringLiteral("edit"));
        const Game& game = document.game();
        document.make(Replace{.game = Game(game.rule().toGraph(), game.start(), game.target()),
                              .isEdit = true},
                      QStringLiteral("turn into a graph"));
        QCOMPARE(document.vertexRevision(), before);
        document.make(InsertVertices{{{.number = 1}}}, QStringLiteral("add"));
        const quint64 inserted = document.vertexRevision();
        QVERIFY(inserted != before);
        document->undoStack()->undo();
        QVERIFY(document.vertexRevision() != inserted && document.vertexRevision() != before);
    }

    void savedGameOpensEqual_data() {
        QTest::addColumn<bool>("isGraph");
        QTest::newRow("grid") << false;
        QTest::newRow("graph") << true;
    }

    void savedGameOpensEqual() {
        QFETCH(const bool, isGraph);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("été №1.lightsout"));
        const Rule rule =
            isGraph ? Rule(generalizedPetersenGraph(5, 2)) : Rule(Lattice{.rows = 4, .cols = 6});
        CurrentDocument document(Game::allOn(rule));
        document.make(Press{3}, QStringLiteral("press"));
        document.make(FlipTarget{{1}}, QStringLiteral("target"));
        QVERIFY(document->isModified());
        QVERIFY(!save(document, path));
        QVERIFY(!document->isModified());
        QCOMPARE(document->fileName(), QStringLiteral("été №1.lightsout"));

        CurrentDocument reopened((Game()));
        QVERIFY(!open(reopened, path));
        QVERIFY(reopened.game() == document.game());
        QVERIFY(!reopened->isModified());
    }

    void changesDuringSavingAreUnsaved() {
        CurrentDocument document(Game::allOn(pathGraph(4)));
        document.make(Press{0}, QStringLiteral("press"));
        const quint64 revision = document.revision();
        document.make(Press{1}, QStringLiteral("press"));
        document->markSaved(QStringLiteral("a.lightsout"), revision);
        QVERIFY(document->isModified());
        QCOMPARE(document->path(), QStringLiteral("a.lightsout"));
        // A revision that this document has not reached is not its content, either.
        document->markSaved(QStringLiteral("a.lightsout"), document.revision() + 1);
        QVERIFY(document->isModified());
        document->markSaved(QStringLiteral("a.lightsout"), document.revision());
        QVERIFY(!document->isModified());
    }

    void anotherBoardIsAnotherDocument() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        document.make(FlipStart{{1}}, QStringLiteral("draw"));
        document->markSaved(QStringLiteral("/a/mine.lightsout"), document.revision(),
                            FileState::ofContent("mine"));
        document.make(Press{0}, QStringLiteral("press"));
        const std::shared_ptr<Document> left = document.top();
        const quint64 revision = document.revision();
        document.begin(Game::allOn(Lattice{.rows = 2, .cols = 5}));
        QVERIFY(document.top() != left && left->isModified());
        QCOMPARE(left->path(), QStringLiteral("/a/mine.lightsout"));
        QCOMPARE(left->game().pressCount(), 1U);
        QVERIFY(document->path().isEmpty() && !document->fileState());
        QVERIFY(!document->undoStack()->canUndo() && !document->isModified());
        QCOMPARE(document.game().vertexCount(), 10U);
        QVERIFY(document.revision() > revision);
    }

    /// Everything connected to the current document hears of one document at a time.
    void forwardsTheDocumentThatIsShown() {
        CurrentDocument document(Game::allOn(pathGraph(4)));
        const std::shared_ptr<Document> own = document.own();
        QSignalSpy changed(&document, &CurrentDocument::changed);
        QSignalSpy history(&document, &CurrentDocument::historyChanged);
        QSignalSpy replaced(&document, &CurrentDocument::replaced);
        document.push(Game::allOn(pathGraph(3)));
        QCOMPARE(replaced.count(), 1);
        QCOMPARE(changed.count(), 1);
        QVERIFY(std::holds_alternative<Replace>(changed.at(0).at(0).value<Move>()));
        QCOMPARE(history.count(), 0);
        document.press(2);
        own->make(Press{1}, QStringLiteral("press"));
        QCOMPARE(changed.count(), 2);
        QCOMPARE(history.count(), 1);
        document.pop();
        QCOMPARE(replaced.count(), 2);
        own->undoStack()->undo();
        QCOMPARE(changed.count(), 4);
        QCOMPARE(history.count(), 2);
        document.pop(); // nothing is pushed
        QCOMPARE(replaced.count(), 2);
    }

    void leavingIsAskedAbout() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        std::function<void()> later;
        document.setLeave([&later](std::function<void()> then) { later = std::move(then); });
        document.begin(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QCOMPARE(document.game().vertexCount(), 9U);
        later();
        QCOMPARE(document.game().vertexCount(), 4U);
    }

    /// A file of another format that contains the whole board saves the work, until it changes.
    void exportedWorkIsNotUnsaved() {
        CurrentDocument document(Game::allOn(pathGraph(4)));
        document.begin(Game::allOn(pathGraph(4)), Document::Origin::drawn);
        QVERIFY(document->hasUnsavedWork());
        document->markExported(document->contentRevision());
        QVERIFY(document->isModified() && !document->hasUnsavedWork());
        document.press(0);
        QVERIFY(document->hasUnsavedWork());
        document->markExported(document->contentRevision() - 1);
        QVERIFY(document->hasUnsavedWork());
    }

    /// The user is asked if the board has a file or was drawn, but not after a few presses on a
    /// dealt board.
    void unsavedWorkExcludesFewPresses() {
        const Lattice board{.rows = 3, .cols = 3};
        CurrentDocument document(Game::allOn(board));
        QVERIFY(!document->hasUnsavedWork());
        document.press(0);
        document.make(Replace{Game(board, BitVector::unit(9, 2), BitVector(9))},
                      QStringLiteral("random lights"));
        document.press(1);
        QVERIFY(document->isModified() && !document->hasUnsavedWork());
        document.make(FlipTarget{{3}}, QStringLiteral("draw"));
        QVERIFY(document->hasUnsavedWork());
        document->undoStack()->undo();
        QVERIFY(!document->hasUnsavedWork());
        document.make(Replace{Game::allOn(pathGraph(3))}, QStringLiteral("turn into a graph"));
        QVERIFY(document->hasUnsavedWork());

        document.replace(std::make_shared<Document>(SavedBoard{.game = Game::allOn(board)},
                                                    Document::Origin::dealt,
                                                    QStringLiteral("a.lightsout")));
        QVERIFY(!document->hasUnsavedWork());
        document.press(4);
        QVERIFY(document->hasUnsavedWork());
        document->undoStack()->undo();
        QVERIFY(!document->hasUnsavedWork());

        document.begin(Game::allOn(board), Document::Origin::drawn);
        QVERIFY(document->hasUnsavedWork());
        document->markSaved(QStringLiteral("b.lightsout"), document.revision());
        QVERIFY(!document->hasUnsavedWork());
        document.replace(std::make_shared<Document>(SavedBoard{.game = Game::allOn(board)},
                                                    Document::Origin::drawn,
                                                    QStringLiteral("b.lightsout")));
        QVERIFY(document->hasUnsavedWork());
    }

    /// This holds for any position in the history and any position at which it was saved.
    void documentUnderALessonKeepsItsHistory_data() {
        QTest::addColumn<int>("undone");
        QTest::addColumn<int>("savedAfter");
        for (const int undone : {0, 1, 3, 8}) {
            for (const int savedAfter : {-1, 0, 3, 7, 8}) {
                QTest::addRow("undone %d, saved after %d", undone, savedAfter)
                    << undone << savedAfter;
            }
        }
    }
    void documentUnderALessonKeepsItsHistory() {
        QFETCH(const int, undone);
        QFETCH(const int, savedAfter);
        constexpr int count = 8;
        Random random(3);
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        std::vector<Game> games{document.game()};
        for (int i = 0; i <= count; ++i) {
            if (i == savedAfter) {
                document->markSaved(QStringLiteral("/a/mine.lightsout"), document.revision(),
                                    FileState::ofContent("mine"));
            }
            if (i < count) {
                document.make(randomMove(document.game(), random), QString::number(i));
                games.push_back(document.game());
            }
        }
        if (savedAfter < 0) {
            document->undoStack()->resetClean();
        }
        document->undoStack()->setIndex(count - undone);
        document.setOnlyLit(true);
        const bool isModified = document->isModified();
        const bool isUnsaved = document->hasUnsavedWork();
        const QString path = document->path();

        document.push(Game::allOn(pathGraph(4)));
        QVERIFY(document->isTemporary() && document->path().isEmpty() && !document->fileState());
        QVERIFY(!document->undoStack()->canUndo() && !document.onlyLit());
        document.make(FlipTarget{{1}}, QStringLiteral("draw"));
        QVERIFY(!document->isModified() && !document->hasUnsavedWork());
        document.setOnlyLit(true);
        document.push(Game::allOn(pathGraph(5)));
        QVERIFY(document.onlyLit());
        document.setOnlyLit(false);
        document.pop();

        QVERIFY(!document->isTemporary() && document.onlyLit());
        // The option of a document that was shown on top is not that of the next one.
        document.push(Game::allOn(pathGraph(4)));
        document.setOnlyLit(true);
        document.pop();
        document.push(Game::allOn(pathGraph(5)));
        QVERIFY(!document.onlyLit());
        document.pop();
        QVERIFY(document.onlyLit());
        QCOMPARE(document->path(), path);
        QCOMPARE(document->fileState().has_value(), savedAfter >= 0);
        QCOMPARE(document->isModified(), isModified);
        QCOMPARE(document->hasUnsavedWork(), isUnsaved);
        QUndoStack& history = *document->undoStack();
        QCOMPARE(history.index(), count - undone);
        QVERIFY(document.game() == games[std::size_t(count - undone)]);
        while (history.canUndo()) {
            history.undo();
            QVERIFY(document.game() == games[std::size_t(history.index())]);
            QCOMPARE(history.redoText(), QString::number(history.index()));
        }
        while (history.canRedo()) {
            history.redo();
            QVERIFY(document.game() == games[std::size_t(history.index())]);
        }
        history.setIndex(std::max(savedAfter, 0));
        QCOMPARE(document->isModified(), savedAfter < 0);
    }

    void openingAFileEndsALesson() {
        CurrentDocument document(Game::allOn(pathGraph(4)));
        document.press(1);
        document.push(Game::allOn(pathGraph(3)));
        std::vector<std::size_t> shown;
        connect(&document, &CurrentDocument::replaced, &document,
                [&] { shown.push_back(document.game().vertexCount()); });
        document.replace(std::make_shared<Document>(SavedBoard{.game = Game::allOn(pathGraph(7))},
                                                    Document::Origin::dealt,
                                                    QStringLiteral("/a/b.lightsout")));
        QCOMPARE(shown, (std::vector<std::size_t>{4, 7}));
        QVERIFY(!document->isTemporary() && document.own() == document.top());
    }

    /// A board that replaces the board of a lesson is not saved either.
    void beginningDuringALessonReplacesItsBoard() {
        CurrentDocument document(Game::allOn(pathGraph(4)));
        document.push(Game::allOn(pathGraph(3)));
        document.begin(Game::allOn(pathGraph(5)), Document::Origin::drawn);
        QVERIFY(document->isTemporary() && !document->hasUnsavedWork());
        document.pop();
        QCOMPARE(document.game().vertexCount(), std::size_t{4});
    }

    /// A board that was dealt can be made again, so leaving it asks nothing.
    void dealtBoardsAreNoWorkToLose() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const Stroke stroke = newStroke();
        for (std::size_t n = 4; n < 6; ++n) {
            dealBoard(*document.top(), Game::allOn(pathGraph(n)), QStringLiteral("size"), stroke);
        }
        QVERIFY(!document->isDrawn() && !document->hasUnsavedWork());
        document->make(Replace{Game::allOn(pathGraph(7))}, QStringLiteral("paste"), stroke);
        QCOMPARE(document->undoStack()->count(), 1);
        QVERIFY(document->isDrawn() && document->hasUnsavedWork());
    }

    void drawingMergedIntoAStrokeIsDrawing() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const Stroke stroke = newStroke();
        document.make(Press{1}, QStringLiteral("press"), stroke);
        document.make(FlipStart{{3}}, QStringLiteral("draw"), stroke);
        QCOMPARE(document->undoStack()->count(), 1);
        QVERIFY(document->isDrawn());
    }

    void badFilesChangeNothing_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("not JSON") << QStringLiteral("a.lightsout") << QByteArray("{\"format\": ");
        QTest::newRow("other version")
            << QStringLiteral("b.lightsout")
            << QByteArray("{\"format\": \"lightsout\", \"version\": 99999}");
        QTest::newRow("bad edge list")
            << QStringLiteral("c.edges") << QByteArray("vertices 3\n0 7\n");
        QTest::newRow("unknown kind") << QStringLiteral("d.mp3") << QByteArray("ID3");
    }

    void badFilesChangeNothing() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        const QTemporaryDir folder;
        const QString path = folder.filePath(name);
        writeFile(path, content);
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        document.make(Press{4}, QStringLiteral("press"));
        const Game before = document.game();
        QVERIFY(open(document, path).has_value());
        QVERIFY(document.game() == before);
        QVERIFY(document->undoStack()->canUndo());
        QVERIFY(document->path().isEmpty());
    }

    void unwritablePlaceIsAnError() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        document.make(Press{4}, QStringLiteral("press"));
        QVERIFY(save(document, QStringLiteral("/no/such/folder/a.lightsout")).has_value());
        QVERIFY(document->isModified());
    }

    void onlyLitOptionRefusesUnlitCells() {
        CurrentDocument document(
            Game(Lattice{.rows = 1, .cols = 3}, *BitVector::fromString("100"), BitVector(3)));
        QSignalSpy refused(&document, &CurrentDocument::pressRefused);
        document.setOnlyLit(true);
        QVERIFY(!document.press(1));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(document->undoStack()->count(), 0);
        QVERIFY(document.press(0)); // this turns on the middle light
        QVERIFY(document.press(1));
        document.setOnlyLit(false);
        QVERIFY(document.press(0));
        QCOMPARE(refused.count(), 1);
    }
};

LIGHTSOUT_TEST(DocumentTest)
#include "DocumentTest.moc"
