// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/SizeBar.h"

#include "MainWindow.h"
#include "board/BoardView.h"
#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "settings/Appearance.h"
#include "window/CommandPalette.h"
#include "window/PageTabs.h"

#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

using namespace lightsout;

namespace {

/// A window whose size bar is open.
struct ResizedProgram {
    explicit ResizedProgram(const Game& game = Game::allOn(Lattice{.rows = 5, .cols = 5}))
        : workbench(game), window(workbench, {.language = QStringLiteral("en")}) {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        window.findChild<BoardView*>()->setAnimated(false);
        WidgetDriver(window).trigger("changeSize");
    }
    SizeBar& bar() { return *window.findChild<SizeBar*>(); }
    QSlider& slider() { return *WidgetDriver(window).part<QSlider>("sizeSlider"); }
    QSpinBox& number() { return *WidgetDriver(window).part<QSpinBox>("sizeNumber"); }
    QComboBox& choice() { return *WidgetDriver(window).part<QComboBox>("sizeChoice"); }
    QString name() { return WidgetDriver(window).read("sizeBoard"); }
    Rule rule() { return workbench.document.game().rule(); }
    bool isGrid(std::size_t rows, std::size_t cols) {
        return rule().lattice() != nullptr && rule().lattice()->rows == rows &&
               rule().lattice()->cols == cols;
    }
    QUndoStack& steps() { return *workbench.document->undoStack(); }

    Workbench workbench;
    MainWindow window;
};

} // namespace

class SizeBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }
    void init() { QSettings().clear(); }

    /// The board follows the handle while it is dragged; the whole drag is one undo step.
    void draggingIsOneStep() {
        ResizedProgram program;
        QCOMPARE(program.slider().minimum(), 1);
        QCOMPARE(program.slider().value(), 5);
        QCOMPARE(program.window.focusWidget(), &program.slider());
        program.slider().setSliderDown(true);
        for (const int n : {6, 9, 30, 12}) {
            program.slider().setValue(n);
        }
        QTRY_VERIFY(program.isGrid(12, 12));
        QTest::qWait(2100); // longer than between two strokes
        program.slider().setValue(8);
        program.slider().setSliderDown(false);
        QTRY_VERIFY(program.isGrid(8, 8));
        QCOMPARE(program.workbench.document.game().start().count(), std::size_t{64});
        QCOMPARE(program.name(), boardName8());
        QCOMPARE(program.number().value(), 8);
        QCOMPARE(program.steps().count(), 1);
        program.steps().undo();
        QVERIFY(program.isGrid(5, 5));
        QCOMPARE(program.slider().value(), 5);
        program.steps().redo();
        QVERIFY(program.isGrid(8, 8));
        QCOMPARE(program.slider().value(), 8);
        QTRY_VERIFY(program.workbench.analysis.facts() != nullptr);
        QCOMPARE(program.workbench.analysis.facts()->solver->nullity(), std::size_t{0});
    }

    void keysAndNumbersChangeTheSize() {
        ResizedProgram program;
        QTest::keyClick(&program.slider(), Qt::Key_Right);
        QTRY_VERIFY(program.isGrid(6, 6));
        QTest::keyClick(&program.slider(), Qt::Key_Home);
        QTRY_VERIFY(program.isGrid(1, 1));
        program.number().setFocus();
        program.number().selectAll();
        QTest::keyClicks(&program.number(), QStringLiteral("17"));
        QTest::keyClick(&program.number(), Qt::Key_Return);
        QTRY_VERIFY(program.isGrid(17, 17));
        // The key of the command hides the bar.
        QTest::keyClick(&program.window, Qt::Key_G, Qt::ControlModifier);
        QVERIFY(!program.bar().isVisible());
        QVERIFY(program.isGrid(17, 17));
    }

    /// One side changes while the other is fixed; all sides change together if they are equal.
    void sidesChangeOneByOne() {
        ResizedProgram program(
            Game::allOn(Lattice{.rows = 4, .cols = 7, .topology = Topology::torus}));
        QCOMPARE(program.choice().count(), 2);
        program.choice().setCurrentIndex(1);
        QCOMPARE(program.slider().value(), 7);
        program.slider().setValue(4);
        QTRY_VERIFY(program.isGrid(4, 4));
        QVERIFY(program.rule().lattice()->topology == Topology::torus);
        QCOMPARE(program.choice().count(), 3);
        QVERIFY(program.choice().currentText().contains(QStringLiteral("4 × n")));
        program.choice().setCurrentIndex(0);
        program.slider().setValue(9);
        QTRY_VERIFY(program.isGrid(9, 9));
    }

    /// A cycle of three vertices is a complete graph, too, but remains a cycle here.
    void familiesKeepTheirKind() {
        ResizedProgram program(Game::allOn(wheelGraph(6)));
        QVERIFY(!program.choice().isVisible());
        QTest::keyClick(&program.slider(), Qt::Key_Home);
        QTRY_COMPARE(program.rule().vertexCount(), std::size_t{4}); // the tetrahedron
        QTest::keyClick(&program.slider(), Qt::Key_Right);
        QTest::keyClick(&program.slider(), Qt::Key_Right);
        QTRY_VERIFY(program.rule().hasSameInfluence(wheelGraph(6)));
        // A press does not change the kind either.
        program.workbench.document.press(0);
        QTest::keyClick(&program.slider(), Qt::Key_Right);
        QTRY_VERIFY(program.rule().hasSameInfluence(wheelGraph(7)));
        const std::pair<Graph, Graph> larger[] = {
            {cycleGraph(3), cycleGraph(4)},
            {generalizedPetersenGraph(5, 2), generalizedPetersenGraph(6, 2)},
            {circulantGraph(9, {1, 3}), circulantGraph(10, {1, 3})},
            {hypercubeGraph(3), hypercubeGraph(4)},
            {discTriangleGraph(4), discTriangleGraph(5)}};
        for (const auto& [small, large] : larger) {
            program.workbench.document.make(Replace{Game::allOn(small)}, {});
            QTest::keyClick(&program.slider(), Qt::Key_Right);
            QTRY_VERIFY(program.rule().hasSameInfluence(large));
        }
    }

    /// Playing shows every size after its facts are known, and begins again after the largest one.
    void playingRepeatsAllSizes() {
        ResizedProgram program(Game::allOn(cycleGraph(5)));
        program.slider().setValue(program.slider().maximum() - 1);
        QTRY_COMPARE(program.rule().vertexCount(),
                     static_cast<std::size_t>(program.slider().maximum() - 1));
        const int before = program.steps().count();
        WidgetDriver(program.window).click("playSizes");
        QVERIFY(program.bar().isPlaying());
        QTRY_COMPARE_WITH_TIMEOUT(program.slider().value(), program.slider().minimum(), 30'000);
        QTRY_COMPARE_WITH_TIMEOUT(program.slider().value(), 4, 30'000);
        WidgetDriver(program.window).click("playSizes");
        QVERIFY(!program.bar().isPlaying());
        QVERIFY(program.steps().count() <= before + 1);
        // A size that is chosen by hand stops playing, and so does another board.
        program.bar().setPlaying(true);
        program.slider().setValue(5);
        QVERIFY(!program.bar().isPlaying());
        QTRY_COMPARE(program.rule().vertexCount(), std::size_t{5});
        program.bar().setPlaying(true);
        program.workbench.document.begin(Game::allOn(pathGraph(4)));
        QVERIFY(!program.bar().isPlaying());
        QCOMPARE(program.slider().value(), 4);
    }

    void boardsWithoutSizesAreNamed() {
        Graph drawn = pathGraph(5);
        drawn.addEdge(0, 2);
        ResizedProgram program{Game::allOn(drawn)};
        QVERIFY(!program.window.findChild<QSlider*>(QStringLiteral("sizeSlider"))->isVisible());
        QVERIFY(program.name().contains(QStringLiteral("no size")));
        program.workbench.document.make(Replace{Game::allOn(starGraph(5))}, {});
        QVERIFY(program.slider().isVisible());
        QCOMPARE(program.slider().value(), 5);
    }

    /// Large boards are made off the GUI thread. Until then, the last board is shown.
    void largeBoardsCatchUp() {
        ResizedProgram program(Game::allOn(boxGraph({3, 3, 3}, true)));
        program.choice().setCurrentIndex(0);
        for (int n = 4; n <= program.slider().maximum(); ++n) {
            program.slider().setValue(n);
        }
        QCOMPARE(program.rule().vertexCount(), std::size_t{27});
        const auto most = static_cast<std::size_t>(program.slider().maximum());
        QTRY_COMPARE(program.rule().vertexCount(), most * most * most);
        QCOMPARE(program.steps().count(), 1);
    }

    void assistiveProgramsReadTheSize() {
        ResizedProgram program;
        for (QWidget* part :
             std::initializer_list<QWidget*>{&program.slider(), &program.number()}) {
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(part);
            QCOMPARE(spoken->text(QAccessible::Name), QStringLiteral("Size of the board, n"));
            QCOMPARE(spoken->valueInterface()->currentValue().toInt(), 5);
        }
    }

    void isFoundByItsWords() {
        ResizedProgram program;
        const SearchSources sources = program.window.search();
        const Search search(sources.entries());
        for (const char* typed : {"size slider", "slider", "change the size"}) {
            const auto found = search.matching(QLatin1String(typed));
            QVERIFY2(!found.empty() && search.entries()[found.front()].target ==
                                           QStringLiteral("command=changeSize"),
                     typed);
        }
    }

private:
    static QString boardName8() { return QStringLiteral("\u20668 × 8\u2069"); }
};

LIGHTSOUT_TEST(SizeBarTest)
#include "SizeBarTest.moc"
