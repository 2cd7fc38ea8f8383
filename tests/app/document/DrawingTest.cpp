// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Drawing.h"
#include "document/DrawingClipboard.h"
#include "formats/BoardFile.h"
#include "graph/Families.h"

#include "tests/support/Test.h"

#include <QClipboard>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace lightsout;

namespace {

/// A drawing with its own document: three vertices in a row, of which the first two are joined.
struct Sketch {
    explicit Sketch(const Rule& rule = startingGraph()) : document(Game::allOn(rule)) {}

    static Graph startingGraph() {
        Graph graph(3);
        for (Vertex v = 0; v < 3; ++v) {
            graph.setPosition(v, {static_cast<double>(v), 0});
        }
        graph.addEdge(0, 1);
        return graph;
    }
    const Graph& graph() const { return drawing.graph(); }
    int steps() { return document->undoStack()->count(); }

    CurrentDocument document;
    Drawing drawing{document};
};

} // namespace

class DrawingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Other slots connected to the document may query the drawing before it is updated.
    void nothingIsSelectedOnAnotherBoard() {
        Sketch sketch;
        sketch.drawing.addVertex({1, 1});
        sketch.drawing.selectAll();
        int asked = 0;
        connect(sketch.document->undoStack(), &QUndoStack::canUndoChanged, this, [&] {
            ++asked;
            QVERIFY(!sketch.drawing.hasSelection());
        });
        sketch.document.begin(Game::allOn(Graph(1)));
        QCOMPARE(asked, 1);
    }

    void removesCellsOfGrids() {
        Sketch sketch(Lattice{.rows = 3, .cols = 3});
        QVERIFY(sketch.drawing.canRemoveCells());
        sketch.document.press(0);
        const Game before = sketch.document.game();
        sketch.drawing.removeCell(4);
        const Rule& rule = sketch.document.game().rule();
        QVERIFY(rule.cells() != nullptr && !rule.hasButton(4) && !rule.hasLight(4));
        QCOMPARE(rule.edgeCount(), std::size_t{8});
        QCOMPARE(sketch.document.game().pressCount(), std::uint64_t{1});
        QVERIFY(!sketch.document.press(4)); // there is nothing to press
        QCOMPARE(sketch.steps(), 2);
        sketch.drawing.removeCell(4); // it is a hole already
        QCOMPARE(sketch.steps(), 2);
        sketch.document->undoStack()->undo();
        QVERIFY(sketch.document.game() == before);
        QVERIFY(!Sketch().drawing.canRemoveCells());
    }

    void holesDoNotBecomeVertices() {
        Sketch sketch(Lattice{.rows = 3, .cols = 3});
        sketch.document.press(8);
        sketch.drawing.removeCell(4);
        const Game before = sketch.document.game();
        sketch.drawing.turnIntoGraph();
        QCOMPARE(sketch.graph().vertexCount(), std::size_t{8});
        QVERIFY(!sketch.graph().isMarked());
        QCOMPARE(sketch.graph().edgeCount(), std::size_t{8}); // a ring
        QVERIFY(sketch.document.game().presses() == BitVector::unit(8, 7));
        sketch.document->undoStack()->undo();
        QVERIFY(sketch.document.game() == before);
    }

    void takesButtonsAndLightsAway() {
        Sketch sketch;
        const Game before = sketch.document.game();
        sketch.drawing.select({1});
        sketch.drawing.setButtons(false);
        QVERIFY(!sketch.graph().hasButton(1) && sketch.graph().hasLight(1));
        QVERIFY(sketch.graph().hasArc(0, 1) && !sketch.graph().hasArc(1, 0));
        QVERIFY(sketch.drawing.vertices() == std::set<Vertex>{1}); // still selected
        sketch.drawing.setLights(false);
        QVERIFY(!sketch.graph().hasLight(1));
        QCOMPARE(sketch.graph().arcCount(), std::size_t{0});
        // Nothing is drawn to it.
        sketch.drawing.connectVertices(1, 2);
        sketch.drawing.setSelfInfluence(true);
        QCOMPARE(sketch.steps(), 2);
        sketch.drawing.connectToNew(1, {5, 5});
        QCOMPARE(sketch.graph().vertexCount(), std::size_t{4});
        QCOMPARE(sketch.graph().arcCount(), std::size_t{0});
        for (int step = 0; step < 3; ++step) {
            sketch.document->undoStack()->undo();
        }
        QVERIFY(sketch.document.game() == before);
    }

    void everyChangeIsOneStepBackAndForth_data() {
        QTest::addColumn<std::function<void(Drawing&)>>("edit");
        using Edit = std::function<void(Drawing&)>;
        QTest::newRow("add") << Edit([](Drawing& d) { d.addVertex({1, 1}); });
        QTest::newRow("connect") << Edit([](Drawing& d) { d.connectVertices(1, 2); });
        QTest::newRow("connect to new") << Edit([](Drawing& d) { d.connectToNew(2, {1, 2}); });
        QTest::newRow("erase vertex") << Edit([](Drawing& d) { d.erase(Vertex{1}); });
        QTest::newRow("erase edge") << Edit([](Drawing& d) { d.erase(Arc{1, 0}); });
        QTest::newRow("erase selected") << Edit([](Drawing& d) {
            d.select({2}, {{0, 1}});
            d.eraseSelected();
        });
        const auto ofAll = [](void (*edit)(Drawing&)) {
            return Edit([edit](Drawing& d) {
                d.selectAll();
                edit(d);
            });
        };
        QTest::newRow("self") << ofAll([](Drawing& d) { d.setSelfInfluence(false); });
        QTest::newRow("join") << ofAll([](Drawing& d) { d.joinSelected(); });
        QTest::newRow("separate") << ofAll([](Drawing& d) { d.separateSelected(); });
        QTest::newRow("one-way") << ofAll([](Drawing& d) { d.setMutual(false); });
        QTest::newRow("merge") << ofAll([](Drawing& d) { d.mergeSelected(); });
        QTest::newRow("move") << ofAll([](Drawing& d) { d.moveSelected({0.1, 0.2}); });
        QTest::newRow("align") << ofAll([](Drawing& d) { d.alignSelected(Axis::vertical); });
        QTest::newRow("duplicate") << ofAll([](Drawing& d) { duplicateSelected(d); });
        QTest::newRow("label") << Edit([](Drawing& d) { d.setLabel(1, QStringLiteral(" b ")); });
    }

    void everyChangeIsOneStepBackAndForth() {
        QFETCH(std::function<void(Drawing&)>, edit);
        Sketch sketch;
        sketch.document.make(Press{1}, QStringLiteral("press"));
        const Game before = sketch.document.game();
        edit(sketch.drawing);
        const Game after = sketch.document.game();
        QVERIFY(after != before);
        QCOMPARE(sketch.steps(), 2);
        sketch.document->undoStack()->undo();
        QVERIFY(sketch.document.game() == before);
        sketch.document->undoStack()->redo();
        QVERIFY(sketch.document.game() == after);
    }

    void movesWithoutEffectAreNoStep() {
        Sketch sketch;
        Drawing& drawing = sketch.drawing;
        drawing.connectVertices(0, 1);
        drawing.connectVertices(2, 2);
        drawing.erase(Arc{1, 2});
        drawing.setLabel(0, QString());
        drawing.selectAll();
        drawing.setSelfInfluence(true);
        drawing.alignSelected(Axis::horizontal);
        drawing.snapSelected();
        drawing.mirrorSelected(Axis::vertical);
        drawing.select({0});
        drawing.mergeSelected();
        QCOMPARE(sketch.steps(), 0);
    }

    void connectionsGoBothWaysOrOne() {
        Sketch sketch;
        sketch.drawing.connectVertices(1, 2);
        QVERIFY(sketch.graph().hasArc(1, 2) && sketch.graph().hasArc(2, 1));
        sketch.drawing.setConnectsMutually(false);
        sketch.drawing.connectVertices(0, 2);
        QVERIFY(sketch.graph().hasArc(0, 2) && !sketch.graph().hasArc(2, 0));
        sketch.drawing.select({}, {{0, 2}});
        sketch.drawing.reverseSelected();
        QVERIFY(!sketch.graph().hasArc(0, 2) && sketch.graph().hasArc(2, 0));
        sketch.drawing.setMutual(true);
        QVERIFY(sketch.graph().hasArc(0, 2) && sketch.graph().hasArc(2, 0));
    }

    void theSelectionFollowsTheDrawing() {
        Sketch sketch;
        QSignalSpy changes(&sketch.drawing, &Drawing::selectionChanged);
        sketch.drawing.select({0, 1}, {{0, 1}});
        QCOMPARE(changes.count(), 1);
        sketch.drawing.erase(Arc{0, 1}); // the edge is removed; its ends stay selected
        QVERIFY(sketch.drawing.edges().empty());
        QCOMPARE(sketch.drawing.vertices().size(), std::size_t{2});
        sketch.drawing.addVertex({4, 4});
        QVERIFY(sketch.drawing.vertices() == std::set<Vertex>{3});
        sketch.document->undoStack()->undo();
        QVERIFY(!sketch.drawing.hasSelection());
    }

    /// A pasted text may contain anything, but the file must be readable.
    void labelsCanBeStoredInAFile() {
        Sketch sketch;
        sketch.drawing.setLabel(0, QStringLiteral("a") + QChar::Null + QStringLiteral("b ") +
                                       QChar::Null);
        QCOMPARE(sketch.document.game().rule().graph()->label(0), std::string("ab"));
        const auto text = writeBoard(sketch.document->board(), FileFormat::document);
        QVERIFY(text.hasValue() && readBoard(*text, FileFormat::document).hasValue());
    }

    void copiesKeepLightsLabelsAndDirections() {
        Sketch sketch;
        sketch.drawing.setConnectsMutually(false);
        sketch.drawing.connectVertices(2, 0);
        sketch.drawing.setLabel(2, QStringLiteral("é"));
        sketch.document.make(FlipStart{{2}}, QStringLiteral("lights"));
        sketch.drawing.select({0, 2});
        const Game part = sketch.drawing.selectedPart();
        copySelected(sketch.drawing);
        QVERIFY(canPaste());
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("->")));
        Progress progress;
        const std::optional<Game> copied = copiedPart(copiedText(), progress);
        QVERIFY(copied.has_value());
        paste(sketch.drawing, *copied);
        QVERIFY(sketch.drawing.vertices() == (std::set<Vertex>{3, 4}));
        Game pasted = sketch.drawing.selectedPart();
        for (const Vertex v : {0U, 1U}) {
            pasted.setPosition(v, part.rule().graph()->position(v));
        }
        QVERIFY(pasted == part);
    }

    void backgroundAdditionGivesTheSameBoard() {
        Sketch sketch;
        sketch.document.make(Press{0}, QStringLiteral("press"));
        const Game before = sketch.document.game();
        const Game part = Game::allOn(completeGraph(4));
        Progress progress;
        const auto pasted = withPasted(before, part, progress);
        QVERIFY(pasted.has_value());
        paste(sketch.drawing, part);
        QVERIFY(sketch.document.game() == pasted);
        sketch.document->undoStack()->undo();
        replaceByPasted(sketch.drawing, *pasted);
        QVERIFY(sketch.document.game() == pasted);
        QVERIFY(sketch.drawing.vertices() == (std::set<Vertex>{3, 4, 5, 6}));
        QVERIFY(sketch.document->isDrawn());
        sketch.document->undoStack()->undo();
        QVERIFY(sketch.document.game() == before);
    }

    void gridsBecomeGraphsThatPlayTheSame() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 4}));
        Drawing drawing(document);
        QVERIFY(!drawing.canDraw());
        document.make(Press{5}, QStringLiteral("press"));
        const Game before = document.game();
        drawing.turnIntoGraph();
        QVERIFY(drawing.canDraw());
        QVERIFY(document.game().lights() == before.lights());
        QVERIFY(document.game().presses() == before.presses());
        QVERIFY(document.game().rule().influenceMatrix() == before.rule().influenceMatrix());
        document->undoStack()->undo();
        QVERIFY(document.game() == before);
    }

    void largeBoardsAreNotDrawnOn() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 200, .cols = 200}));
        Drawing drawing(document);
        drawing.turnIntoGraph();
        QVERIFY(!drawing.canDraw());
        QCOMPARE(document->undoStack()->count(), 0);
    }

    void doesNotExceedTheInfluenceLimit() {
        // Each copy has 999 000 arcs; the third would exceed the limit.
        Sketch sketch{Rule(completeGraph(1000))};
        const Game part = Game::allOn(completeGraph(1000));
        const std::size_t before = sketch.graph().arcCount();
        QVERIFY(sketch.drawing.add(part, {9, 0}, QStringLiteral("paste")));
        QCOMPARE(sketch.graph().arcCount(), 2 * before);
        QVERIFY(!sketch.drawing.add(part, {18, 0}, QStringLiteral("paste")));
        Progress progress;
        QVERIFY(!Drawing::withAdded(sketch.document.game(), part, {18, 0}, progress));
        QCOMPARE(sketch.graph().vertexCount(), std::size_t{2000});
        QVERIFY(
            sketch.drawing.add(Game::allOn(completeGraph(40)), {0, 9}, QStringLiteral("paste")));
        for (Vertex v = 1000; sketch.graph().arcCount() < Drawing::maxArcs; ++v) {
            sketch.drawing.connectVertices(v % 1000, v);
        }
        QCOMPARE(sketch.graph().arcCount(), Drawing::maxArcs);
        const int steps = sketch.steps();
        sketch.drawing.connectVertices(1, 1000);
        sketch.drawing.connectToNew(0, {1, 1});
        QCOMPARE(sketch.steps(), steps);
        sketch.drawing.erase(Arc{0, 1});
        sketch.drawing.connectVertices(1, 1000);
        QCOMPARE(sketch.steps(), steps + 2);
    }
};

LIGHTSOUT_TEST(DrawingTest)
#include "DrawingTest.moc"
