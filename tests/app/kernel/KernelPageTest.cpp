// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/KernelPage.h"

#include "analysis/WorkMemory.h"
#include "board/PatternPicture.h"
#include "board/PatternTile.h"
#include "chart/ChartPanel.h"
#include "gf2/OrthogonalBasis.h"
#include "graph/Families.h"
#include "kernel/VectorEquation.h"
#include "solve/KernelBasis.h"

#include "tests/support/LitGrid.h"
#include "tests/support/PageDriver.h"
#include "tests/support/Test.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

namespace {

/// The tab on the screen.
struct KernelTab {
    explicit KernelTab(const Game& game) : workbench(game), page(workbench) {
        page.resize(1200, 700);
        page.show();
    }
    QList<PatternTile*> tiles(const char* area) const {
        return PageDriver(page).part<QWidget>(area)->findChildren<PatternTile*>();
    }
    QList<PatternTile*> patterns() const { return tiles("basis"); }
    /// Returns the tiles of the gallery of all quiet patterns.
    QList<PatternTile*> browsed() const { return tiles("galleryPatterns"); }
    QList<PatternTile*> solutions() const { return tiles("gallerySolutions"); }
    void click(const char* button) { PageDriver(page).click(button); }
    QString read(const char* label) { return PageDriver(page).read(label); }
    ChartPanel* chart() const { return page.findChild<ChartPanel*>(); }
    void clickBar(const ChartPoint& bar) {
        QTest::mouseClick(chart()->viewport(), Qt::LeftButton, {},
                          chart()->position(bar.x, bar.y / 2).toPoint());
    }
    bool isWorking() const {
        const auto jobs = page.findChildren<Job*>();
        return std::any_of(jobs.begin(), jobs.end(),
                           [](const Job* job) { return job->isRunning(); });
    }
    /// Returns the tooltip of the name of a fact.
    QString toolTipOf(const char* fact) const {
        return PageDriver(page).part<FactLabel>(fact)->findChild<QLabel*>()->toolTip();
    }
    bool shows(const QString& text) const {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    Workbench workbench;
    KernelPage page;
};

/// Counts how often a widget is resized.
class Resizes : public QObject {
public:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        count += event->type() == QEvent::Resize ? 1 : 0;
        return false;
    }

    int count = 0;
};

} // namespace

class KernelPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The end of a lesson restores all pages, and hidden pages show the board before.
    void isRestoredWithTheBoardBefore() {
        KernelTab tab(Game::allOn(completeGraph(3)));
        QTRY_COMPARE(tab.patterns().size(), 2);
        tab.page.hide();
        tab.workbench.document.replace(
            std::make_shared<Document>(SavedBoard{.game = Game::allOn(completeGraph(1))}));
        tab.page.restore({});
        tab.page.show();
        QTRY_COMPARE(tab.patterns().size(), 0);
    }

    /// The window is narrow, and about as high as the cards, which are higher without a scroll bar.
    void stackedCardsStopResizing() {
        KernelTab tab(litGrid(5, 5));
        QTRY_COMPARE(tab.solutions().size(), 4);
        tab.page.resize(600, 600);
        QCoreApplication::processEvents();
        auto* scroller = tab.page.findChild<QScrollArea*>(QString(), Qt::FindDirectChildrenOnly);
        Resizes resizes;
        scroller->widget()->installEventFilter(&resizes);
        const int height = scroller->widget()->height();
        QVERIFY(height > 700); // the cards are one below the other
        for (int more = 0; more < 120; more += 2) {
            resizes.count = 0;
            tab.page.resize(600, height + more);
            QCoreApplication::processEvents();
            QVERIFY2(resizes.count < 10, qPrintable(QString::number(more)));
        }
    }

    /// Another board may come while all patterns are browsed.
    void anotherBoardEndsBrowsing() {
        KernelTab tab(Game::allOn(Lattice{.rows = 9, .cols = 9}));
        auto* browse = tab.page.findChild<QPushButton*>(QStringLiteral("browse"));
        QTRY_VERIFY(browse->isVisible());
        auto* pairs = tab.page.findChild<QLabel*>(QStringLiteral("orthogonalPairs"));
        QTRY_VERIFY(pairs->isVisible());
        browse->click();
        QVERIFY(!pairs->isVisible());
        tab.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 5, .cols = 5})}, {});
        QVERIFY(!browse->isChecked());
        QTRY_VERIFY(pairs->isVisible());
        QCOMPARE(tab.patterns().size(), 2);
    }

    /// The textbook's basis of the 4 × 4 board, in columns and in each notation.
    void vectorsAreNextToThePictures() {
        KernelTab tab(litGrid(4, 4));
        QTRY_COMPARE(tab.patterns().size(), 4);
        QTRY_COMPARE(tab.solutions().size(), 16);
        PageDriver(tab.page).select("basisKind", 1);
        const auto* vectors = PageDriver(tab.page).part<VectorEquation>("kernelVectors");
        const QString textbook =
            QStringLiteral("⟨(0, 1, 1, 1, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 0, 0), "
                           "(1, 1, 0, 1, 0, 0, 0, 1, 1, 1, 1, 0, 0, 1, 0, 0), "
                           "(1, 0, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 0), "
                           "(1, 1, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1)⟩");
        QTRY_COMPARE(vectors->shownText(), QStringLiteral("Ker A = ") + textbook + "\n");
        QVERIFY(vectors->isVisible());
        const QRect pictures = PageDriver(tab.page).part<QWidget>("basis")->geometry();
        QVERIFY(vectors->x() >= pictures.right());
        const QList<QAction*> copying =
            PageDriver(tab.page).part<QPushButton>("copyVectors")->menu()->actions();
        QCOMPARE(copying.size(), 3);
        const auto copied = [&](int notation) {
            copying[notation]->trigger();
            return QGuiApplication::clipboard()->text();
        };
        QVERIFY(copied(0).startsWith(QStringLiteral("Ker A = ") + textbook + "\nx = ("));
        QVERIFY(copied(0).contains(QStringLiteral(" + t₄ (1, 1, 1, 0")));
        QVERIFY(copied(1).contains("\\left\\langle \\begin{pmatrix}0 \\\\ 1 "));
        QVERIFY(copied(2).startsWith("kernel = numpy.array([[0, 1, 1, 1, 1"));
        PageDriver(tab.page).select("basisKind", 0);
        QTRY_VERIFY(vectors->shownText() != QStringLiteral("Ker A = ") + textbook + "\n");
    }

    /// The copied page has a heading for each card and a caption for each picture.
    void copyingThePageGivesHeadings() {
        KernelTab tab(litGrid(5, 5));
        QTRY_COMPARE(tab.patterns().size(), 2);
        QTRY_COMPARE(tab.solutions().size(), 4);
        // The reasons are found in the background.
        QTRY_VERIFY(tab.page.shownText().contains(QStringLiteral("\nCan this board be solved?\n")));
        const QStringList lines = tab.page.shownText().split(QLatin1Char('\n'));
        QCOMPARE(lines.front(), QStringLiteral("Quiet patterns"));
        QVERIFY2(lines[1].contains(QStringLiteral("12 press")), qPrintable(lines[1]));
        QVERIFY(lines.contains(QStringLiteral("Solutions")));
        QVERIFY(tab.page.shownText().contains(QStringLiteral("\nKer A = ⟨(")));
        QVERIFY(tab.page.shownText().contains(QStringLiteral("\nx = (")));
    }

    void allSolutionsAreWrittenAsVectors() {
        KernelTab tab(litGrid(3, 3));
        QTRY_COMPARE(tab.solutions().size(), 1);
        QVERIFY(tab.page.findChildren<VectorEquation*>().size() == 2);
        QTRY_VERIFY(PageDriver(tab.page).part<QWidget>("solutionsAsVectors")->isVisible());
        tab.click("solutionsAsVectors");
        const auto all = tab.page.findChildren<VectorEquation*>();
        QVERIFY(std::ranges::any_of(all, [](const VectorEquation* vectors) {
            return vectors->isVisible() &&
                   vectors->shownText().endsWith("x = (1, 0, 1, 0, 1, 0, 1, 0, 1)\n");
        }));
    }

    /// Each kind of basis has its own patterns; they all span the same quiet patterns.
    void theBasisIsChosen() {
        KernelTab tab(litGrid(4, 4));
        QTRY_COMPARE(tab.patterns().size(), 4);
        auto* kind = tab.page.findChild<QComboBox*>(QStringLiteral("basisKind"));
        QTRY_VERIFY(kind->isVisible());
        const auto patterns = [&tab] {
            std::vector<BitVector> found;
            for (const PatternTile* tile : tab.patterns()) {
                found.push_back(tile->pattern());
            }
            return found;
        };
        const std::vector<BitVector> tidy = patterns();
        const auto* pairs = tab.page.findChild<QLabel*>(QStringLiteral("orthogonalPairs"));
        QTRY_VERIFY(pairs->isVisible());
        QVERIFY(pairs->text().contains(QStringLiteral("of 6 pairs")) ||
                pairs->text().contains(QStringLiteral("All patterns are")));
        kind->setCurrentIndex(1);
        QTRY_COMPARE(patterns(), freeColumnBasis(tidy));
        // The last four presses are free: each pattern has exactly one of them.
        for (const BitVector& pattern : patterns()) {
            QCOMPARE(pattern.slice(12, 4).count(), std::size_t{1});
        }
        kind->setCurrentIndex(0);
        QTRY_COMPARE(patterns(), tidy);
    }

    void orthogonalPatternsAreNamed() {
        KernelTab tab(litGrid(5, 5));
        QTRY_COMPARE(tab.patterns().size(), 2);
        const auto* pairs = tab.page.findChild<QLabel*>(QStringLiteral("orthogonalPairs"));
        QTRY_VERIFY(pairs->text().contains(QStringLiteral("All patterns are orthogonal")));
        // Three cells that toggle all three have the even patterns 110 and 011, which have one
        // press in common.
        tab.workbench.document.make(Replace{Game::allOn(Rule(completeGraph(3)))}, {});
        QTRY_COMPARE(tab.patterns().size(), 2);
        QTRY_VERIFY(pairs->text().contains(QStringLiteral("0 of 1 pairs")));
        QVERIFY(pairs->text().contains(QStringLiteral("q₁ · q₂")));
        tab.page.findChild<QComboBox*>(QStringLiteral("basisKind"))->setCurrentIndex(2);
        QTRY_VERIFY(pairs->text().contains(QStringLiteral("There is no orthogonal basis")));
        // Four cells that toggle nothing have one.
        tab.workbench.document.make(Replace{Game::allOn(Rule(Graph(4, false)))}, {});
        QTRY_VERIFY(pairs->text().contains(QStringLiteral("All patterns are orthogonal")));
        QCOMPARE(tab.patterns().size(), 4);
    }

    void theBoardIsWrittenAsASum() {
        KernelTab tab(litGrid(3, 3));
        QTRY_COMPARE(tab.solutions().size(), 1);
        auto* asSum = tab.page.findChild<QPushButton*>(QStringLiteral("boardAsSum"));
        const auto* formula = tab.page.findChild<QLabel*>(QStringLiteral("pressSum"));
        QVERIFY(!formula->isVisible());
        QTest::mouseClick(asSum, Qt::LeftButton);
        QVERIFY(formula->isVisible());
        QVERIFY(formula->text().contains(QStringLiteral("d = a₁ + a₃ + a₅ + a₇ + a₉")));
        // The picture of the lights is followed by one for each press.
        QCOMPARE(formula->parentWidget()->findChildren<PatternPicture*>().size(), 6);
        tab.workbench.document.press(0);
        QTRY_VERIFY(formula->isVisible() &&
                    formula->text().contains(QStringLiteral("d = a₃ + a₅ + a₇ + a₉")));
        QTest::mouseClick(asSum, Qt::LeftButton);
        QVERIFY(!formula->isVisible());
    }

    void allSolutionsAreShownFewestFirst() {
        KernelTab tab(litGrid(4, 4));
        QTRY_COMPARE(tab.solutions().size(), 16);
        const Game& game = tab.workbench.document.game();
        std::size_t before = 0;
        for (const PatternTile* tile : tab.solutions()) {
            QVERIFY(game.rule().changedBy(tile->pattern()) == game.difference());
            QVERIFY(tile->pattern().count() >= before);
            before = tile->pattern().count();
        }
        // OEIS A075464: the fewest presses on 4 × 4 are 4; two solutions have this many.
        QVERIFY(tab.shows(QStringLiteral("4, proven")));
        QVERIFY(tab.shows(QStringLiteral("4! = 24")));
    }

    void aChosenSolutionBecomesStars() {
        KernelTab tab(litGrid(4, 4));
        QTRY_COMPARE(tab.solutions().size(), 16);
        PatternTile* third = tab.solutions().at(2);
        QTest::mouseClick(third, Qt::LeftButton);
        tab.click("showSolution");
        QVERIFY(tab.workbench.guide.stars().has_value());
        QVERIFY(*tab.workbench.guide.stars() == third->pattern());
    }

    void columnsStandBelowEachOtherWhereThereIsLittleRoom() {
        KernelTab tab(litGrid(4, 4));
        QTRY_COMPARE(tab.solutions().size(), 16);
        const auto placeOf = [&](const PatternTile* tile) {
            return QRect(tile->mapTo(&tab.page, QPoint()), tile->size());
        };
        QTRY_VERIFY(placeOf(tab.solutions().front()).left() >
                    placeOf(tab.patterns().back()).right());
        const int side = tab.patterns().front()->width();
        tab.page.resize(700, 620); // the size next to a lesson
        QTRY_VERIFY(placeOf(tab.solutions().front()).top() >
                    placeOf(tab.patterns().back()).bottom());
        QTRY_VERIFY(tab.patterns().front()->width() > side);
        for (const auto* area : tab.page.findChildren<QScrollArea*>()) {
            QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
        }
        tab.page.resize(1200, 700);
        QTRY_COMPARE(tab.patterns().front()->width(), side);
    }

    void aSumOfQuietPatternsChangesNothing() {
        KernelTab tab(litGrid(5, 5));
        QTRY_COMPARE(tab.patterns().size(), 2);
        QTest::mouseClick(tab.patterns().at(1), Qt::LeftButton);
        QVERIFY(tab.shows(QStringLiteral("q₁ + q₂ =")));
        const BitVector lights = tab.workbench.document.game().lights();
        const BitVector sum = tab.patterns().at(0)->pattern() ^ tab.patterns().at(1)->pattern();
        tab.click("pressPattern");
        QTRY_COMPARE(tab.workbench.document.game().pressCount(), sum.count());
        QVERIFY(tab.workbench.document.game().lights() == lights);
        QVERIFY(tab.workbench.document.game().presses() == sum);
        QCOMPARE(tab.workbench.document->undoStack()->count(), 1);
    }

    void anOddOverlapIsCounted() {
        KernelTab tab(litGrid(5, 5));
        QTRY_VERIFY(tab.shows(QStringLiteral("even")));
        QVERIFY(!tab.shows(QStringLiteral("odd")));
        QTRY_VERIFY(tab.shows(QStringLiteral("1 in 4")));
        tab.workbench.document.make(FlipStart{{0}}, QStringLiteral("edit"));
        QTRY_VERIFY(tab.shows(QStringLiteral("odd")));
        QVERIFY(tab.shows(QStringLiteral("No solution")));
        QCOMPARE(tab.solutions().size(), 0);
    }

    // One light was changed, so changing one light suffices.
    void changesTheNearestLights() {
        Game game = litGrid(5, 5);
        game.flipStart(7);
        KernelTab tab(game);
        QTRY_VERIFY(tab.shows(QStringLiteral("Change 1 light(s) to make the board solvable.")));
        QCOMPARE(tab.read("changeLights"), QStringLiteral("Change 1 light(s)"));
        tab.click("changeLights");
        QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
        QVERIFY(tab.workbench.analysis.facts()->isSolvable());
        QCOMPARE(tab.workbench.document->undoStack()->count(), 1);
        QTRY_COMPARE(tab.solutions().size(), 4);
    }

    // The chart of the previous board is removed as soon as the new board is counted.
    void removesTheChartOfThePreviousBoard() {
        KernelTab tab(litGrid(4, 4));
        QTRY_VERIFY(tab.shows(QStringLiteral("counted exactly")));
        QVERIFY(tab.chart()->isVisible());
        bool wasWrong = false;
        const auto look = [&] {
            wasWrong =
                wasWrong || (tab.shows(QStringLiteral("Counting …")) && tab.chart()->isVisible());
        };
        connect(&tab.workbench.analysis, &Analysis::factsChanged, &tab.page, look);
        tab.workbench.document.make(Replace{litGrid(29, 29)}, QStringLiteral("new"));
        QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
        QVERIFY(!wasWrong);
        QTRY_VERIFY(tab.chart()->isVisible());
    }

    void theFewestStandOutInTheChart() {
        KernelTab tab(litGrid(4, 4));
        QTRY_VERIFY(tab.chart()->isVisible() && !tab.chart()->data().series.empty());
        QCOMPARE(tab.chart()->data().series[0].emphasized, std::optional(4.0));
        // The presses have one parity: the axis begins with a bar, and ticks are below bars.
        QVERIFY(tab.chart()->shownX().low > 3);
        QCOMPARE(tickGridOfX(tab.chart()->data()).step, 2.0);
        tab.click("countPatterns");
        QTRY_VERIFY(tab.shows(QStringLiteral("counted exactly")) && tab.chart()->isVisible());
        QVERIFY(!tab.chart()->data().series[0].emphasized);
    }

    void theWholeBasisCanBeReached() {
        KernelTab tab(litGrid(19, 19));
        QTRY_COMPARE(tab.patterns().size(), 10);
        const PatternTile* first = tab.patterns().front();
        QVERIFY(first->isChecked());
        QVERIFY(tab.shows(QStringLiteral("10\u2069 of 16")));
        tab.click("nextBasis");
        QCOMPARE(tab.patterns().size(), 6);
        QCOMPARE(tab.patterns().front()->objectName(), QStringLiteral("q₁₁"));
        // The pattern chosen on the first page is still part of the sum.
        QTest::mouseClick(tab.patterns().front(), Qt::LeftButton);
        QVERIFY(tab.shows(QStringLiteral("q₁ + q₁₁ =")));
    }

    // The card with the reasons uses the names and the order of the basis, and can show the
    // patterns.
    void theReasonsAreThePatternsOfTheBasis() {
        Game game = litGrid(9, 9);
        game.flipStart(40);
        KernelTab tab(game);
        QTRY_COMPARE(tab.tiles("overlapPatterns").size(), 8);
        const auto reasons = tab.tiles("overlapPatterns");
        for (int i = 0; i < reasons.size(); ++i) {
            QVERIFY(reasons[i]->pattern() == tab.patterns().at(i)->pattern());
            QVERIFY(reasons[i]->text().contains(tab.patterns().at(i)->objectName()));
        }
        QSignalSpy wanted(&tab.workbench.guide, &Guide::boardRequested);
        QTest::mouseClick(reasons[2], Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
        QVERIFY(tab.workbench.guide.pattern() == reasons[2]->pattern());
        // The next move hides the pattern.
        tab.workbench.document.make(Press{0}, QStringLiteral("press"));
        QVERIFY(!tab.workbench.guide.pattern());
    }

    void aPatternIsShownOnTheBoard() {
        KernelTab tab(litGrid(5, 5));
        QTRY_COMPARE(tab.patterns().size(), 2);
        QVERIFY(tab.shows(QStringLiteral(
            "Together with their sums and the empty pattern, there are 4 quiet patterns.")));
        QTest::mouseClick(tab.patterns().at(1), Qt::LeftButton);
        const BitVector sum = tab.patterns().at(0)->pattern() ^ tab.patterns().at(1)->pattern();
        tab.click("showPattern");
        QVERIFY(tab.workbench.guide.pattern() == sum);
    }

    // One vertex changes two lights, and nothing changes its own light.
    void directedBoardsHaveTheirOwnReasons() {
        Graph graph(3, false);
        graph.addArc(0, 1);
        graph.addArc(0, 2);
        KernelTab tab(Game(graph, *BitVector::fromString("010"), BitVector(3)));
        QTRY_VERIFY(tab.shows(QStringLiteral("left kernel")));
        QVERIFY(tab.shows(QStringLiteral("odd")));
        QCOMPARE(tab.read("changeLights"), QStringLiteral("Change 1 light(s)"));
        tab.click("changeLights");
        QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
        QVERIFY(tab.workbench.analysis.facts()->isSolvable());
    }

    /// Only a table with dependent lights has reasons, however many quiet patterns it has.
    void tablesHaveReasonsIfTheirLightsDepend() {
        Graph graph(3, false);
        graph.mark({{0, true, false}, {1, false, true}, {2, false, true}});
        graph.addArc(0, 1);
        graph.addArc(0, 2);
        const KernelTab oneButton(Game(graph, *BitVector::fromString("010"), BitVector(3)));
        QTRY_VERIFY(oneButton.shows(QStringLiteral("odd")));
        QTRY_VERIFY(oneButton.shows(QStringLiteral("1 in 2")));
        QVERIFY(oneButton.shows(QStringLiteral("Solvable boards")));
        const KernelTab oneLight(
            Game(reversed(graph), *BitVector::fromString("100"), BitVector(3)));
        QTRY_COMPARE(oneLight.patterns().size(), 1);
        QTRY_VERIFY(!oneLight.isWorking());
        QVERIFY(!oneLight.shows(QStringLiteral("Solvable boards")));
    }

    void upToSymmetry() {
        KernelTab tab(litGrid(4, 4));
        QTRY_COMPARE(tab.solutions().size(), 16);
        // OEIS A075463: there are five solutions up to symmetry.
        QCOMPARE(tab.read("representativeSolutions"), QStringLiteral("Up to symmetry: 5"));
        tab.click("representativeSolutions");
        QCOMPARE(tab.solutions().size(), 5);
        tab.click("allSolutions");
        QCOMPARE(tab.solutions().size(), 16);
    }

    // Patterns that a reflection or a half turn of the board preserves are marked.
    void symmetricOnesAreMarked() {
        const Lattice board{.rows = 2, .cols = 3};
        KernelTab tab(Game::allOn(board));
        QTRY_COMPARE(tab.solutions().size(), 4);
        const auto isSymmetric = [&board](const BitVector& presses) {
            bool leftRight = true;
            bool upDown = true;
            bool halfTurn = true;
            for (Vertex v = 0; v < 6; ++v) {
                const std::size_t row = board.rowOf(v);
                const std::size_t column = board.columnOf(v);
                leftRight = leftRight && presses[v] == presses[board.cell(row, 2 - column)];
                upDown = upDown && presses[v] == presses[board.cell(1 - row, column)];
                halfTurn = halfTurn && presses[v] == presses[board.cell(1 - row, 2 - column)];
            }
            return leftRight || upDown || halfTurn;
        };
        qsizetype symmetric = 0;
        for (const PatternTile* tile : tab.solutions()) {
            symmetric += isSymmetric(tile->pattern()) ? 1 : 0;
        }
        const bool areSome = symmetric > 0 && symmetric < 4;
        for (const PatternTile* tile : tab.solutions()) {
            QCOMPARE(tile->text().contains(QStringLiteral("◇")),
                     areSome && isSymmetric(tile->pattern()));
        }
        if (areSome) {
            QCOMPARE(tab.read("symmetricSolutions"),
                     QStringLiteral("Symmetric: %1").arg(symmetric));
            tab.click("symmetricSolutions");
            QCOMPARE(tab.solutions().size(), symmetric);
        }
    }

    void pagesAreTurned() {
        KernelTab tab(litGrid(9, 9));
        QTRY_COMPARE(tab.solutions().size(), 16);
        QVERIFY(tab.shows(QStringLiteral("1–16")));
        QVERIFY(tab.shows(QStringLiteral("of 256")));
        const BitVector first = tab.solutions().front()->pattern();
        tab.click("nextSolutions");
        QVERIFY(tab.shows(QStringLiteral("17–32")));
        QVERIFY(!(tab.solutions().front()->pattern() == first));
        tab.click("previousSolutions");
        QVERIFY(tab.solutions().front()->pattern() == first);
    }

    void allQuietPatternsCanBeBrowsed() {
        KernelTab tab(litGrid(4, 4));
        QTRY_COMPARE(tab.patterns().size(), 4);
        QCOMPARE(tab.read("browse"), QStringLiteral("All 16 quiet patterns"));
        tab.click("browse");
        QTRY_COMPARE(tab.browsed().size(), 16);
        for (const PatternTile* tile : tab.browsed()) {
            QVERIFY(tab.workbench.document.game().rule().changedBy(tile->pattern()).none());
        }
        // Many patterns have the same number of presses, but their names for screen readers differ.
        QSet<QString> names;
        for (const PatternTile* tile : tab.browsed() + tab.solutions()) {
            names << tile->accessibleName();
        }
        QCOMPARE(names.size(), 32);
        QVERIFY(
            names.contains(QStringLiteral("Pattern 1 of 16: 0 press(es)"))); // untranslated here
        // Another board begins with its basis again.
        tab.workbench.document.make(Replace{litGrid(5, 5)}, QStringLiteral("new"));
        QTRY_COMPARE(tab.patterns().size(), 2);
        QVERIFY(!tab.page.findChild<QPushButton*>(QStringLiteral("browse"))->isChecked());
    }

    void aBarShowsItsSolutions() {
        KernelTab tab(litGrid(4, 4));
        QTRY_COMPARE(tab.solutions().size(), 16);
        QTRY_VERIFY(!tab.chart()->data().series.empty());
        const std::vector<ChartPoint> bars = tab.chart()->data().series.front().points;
        double total = 0;
        for (const ChartPoint& bar : bars) {
            total += bar.y;
        }
        QCOMPARE(total, 16.0);
        QCOMPARE(bars.front().x, 4.0);
        tab.clickBar(bars.front());
        QCOMPARE(tab.solutions().size(), 2);
        QCOMPARE(tab.read("anyPressesSolutions"), QStringLiteral("Only 4 press(es) ×"));
        tab.click("anyPressesSolutions");
        QCOMPARE(tab.solutions().size(), 16);
    }

    // With nullity 27, a sample is listed, but a click on a bar searches all solutions.
    void aBarFindsItsSolutionsAmongMany() {
        KernelTab tab(Game::allOn(Lattice{.rows = 14, .cols = 14, .neighbours = Neighbours::king}));
        QTRY_VERIFY_WITH_TIMEOUT(!tab.chart()->data().series.empty(), 200'000);
        QTRY_VERIFY_WITH_TIMEOUT(tab.shows(QStringLiteral("25, proven")), 200'000);
        const std::vector<ChartPoint> bars = tab.chart()->data().series.front().points;
        QCOMPARE(bars.front().x, 25.0);
        tab.clickBar(bars.front());
        QTRY_VERIFY_WITH_TIMEOUT(tab.shows(QStringLiteral("All %1 are shown").arg(bars.front().y)),
                                 200'000);
        const Game& game = tab.workbench.document.game();
        for (const PatternTile* tile : tab.solutions()) {
            QCOMPARE(tile->pattern().count(), std::size_t{25});
            QVERIFY(game.rule().changedBy(tile->pattern()) == game.difference());
        }
        tab.clickBar(bars.at(bars.size() / 2));
        QTRY_VERIFY_WITH_TIMEOUT(tab.shows(QStringLiteral("The first")), 60'000);
        QCOMPARE(tab.read("anyPressesSolutions"),
                 QStringLiteral("Only %1 press(es) ×").arg(bars.at(bars.size() / 2).x));
        tab.click("anyPressesSolutions");
        QVERIFY(tab.shows(QLocale().toString(1000)));
    }

    void aBarShowsItsQuietPatterns() {
        KernelTab tab(Game::allOn(Lattice{.rows = 1, .cols = 2}));
        QTRY_COMPARE(tab.patterns().size(), 1);
        QTRY_VERIFY(!tab.chart()->data().series.empty());
        tab.click("countPatterns");
        QTRY_COMPARE(tab.chart()->data().series.front().points.size(), std::size_t{2});
        QTRY_COMPARE(tab.chart()->data().series.front().points.back().x, 2.0);
        tab.clickBar(tab.chart()->data().series.front().points.back());
        QTRY_COMPARE(tab.browsed().size(), 1);
    }

    // Published value: 7350 boards of 5 × 5 need 15 presses.
    void aHardestBoardIsPlayed() {
        KernelTab tab(litGrid(5, 5));
        QTRY_COMPARE(tab.solutions().size(), 4);
        tab.click("allBoards");
        QTRY_VERIFY(tab.shows(QLocale().toString(7350)));
        tab.click("playHardest");
        QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
        QVERIFY(tab.workbench.analysis.facts()->fewest->isProven());
        QCOMPARE(tab.workbench.analysis.facts()->fewest->presses.count(), std::size_t{15});
    }

    void theChartOfARestoredStateIsShown() {
        KernelTab tab(litGrid(5, 5));
        QTRY_COMPARE(tab.solutions().size(), 4);
        tab.page.restore({{QStringLiteral("counts"), 2}});
        QTRY_VERIFY(tab.shows(QLocale().toString(7350)));
    }

    // Nullity 27 is more than is searched while playing.
    void fewestPressesAreProvenByThemselves() {
        KernelTab tab(Game::allOn(Lattice{.rows = 14, .cols = 14, .neighbours = Neighbours::king}));
        QTRY_VERIFY_WITH_TIMEOUT(tab.shows(QStringLiteral("25, proven")), 20'000);
        QVERIFY(tab.shows(QStringLiteral("sample")));
        QVERIFY(tab.solutions().front()->pattern().count() == 25);
    }

    // With nullity 64, the search starts only on request, and can be stopped.
    void longSearchStartsOnRequest() {
        KernelTab tab(litGrid(79, 79));
        QTRY_VERIFY_WITH_TIMEOUT(tab.shows(QStringLiteral(", at least ")), 100'000);
        QVERIFY(tab.shows(QStringLiteral("A proof needs"))); // shown before the search begins
        QVERIFY(tab.shows(QStringLiteral("iB")));
        tab.click("searchFewer");
        QCOMPARE(tab.read("searchFewer"), QStringLiteral("Stop searching"));
        tab.click("searchFewer");
        QVERIFY(tab.shows(QStringLiteral(", at least ")));
        // The search continues while the page is hidden, but not for another board.
        tab.click("searchFewer");
        tab.page.hide();
        QVERIFY(tab.isWorking());
        tab.page.show();
        QVERIFY(tab.shows(QStringLiteral(", at least ")));
        tab.page.hide();
        tab.workbench.document.make(Press{0}, QStringLiteral("press"));
        QVERIFY(!tab.isWorking());
    }

    // If the machine has too little memory for a proof, the card shows how much it would need.
    void reportsTheMemoryThatAProofLacks() {
        const Rule rule(hypercubeGraph(7));
        Random random(1);
        const BitVector dark(rule.vertexCount());
        KernelTab tab(Game(rule, randomSolvableLights(rule, dark, random), dark));
        QTRY_VERIFY_WITH_TIMEOUT(tab.shows(QStringLiteral(", at least ")), 100'000);
        QVERIFY(!tab.shows(QStringLiteral("too much: ")));
        const auto restore = qScopeGuard([] { setMemoryShare(MemoryShare::half); });
        setMemoryShare(MemoryShare{0});
        tab.click("searchFewer");
        QTRY_VERIFY_WITH_TIMEOUT(!tab.isWorking(), 200'000);
        QVERIFY(tab.shows(QStringLiteral("too much: ")));
        const QString tip = tab.toolTipOf("proofNeeds");
        QVERIFY2(tip.contains(QStringLiteral("A proof would need")), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("MiB")), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("0 bytes")), qPrintable(tip));
        QVERIFY(tab.shows(QStringLiteral(", at least "))); // this is still true
    }

    // The known facts about a board are still valid when the board returns.
    void reusesKnownFacts() {
        KernelTab tab(litGrid(4, 4));
        QTRY_COMPARE(tab.solutions().size(), 16);
        QTRY_VERIFY(!tab.isWorking());
        PatternTile* third = tab.solutions().at(2);
        QTest::mouseClick(third, Qt::LeftButton);
        tab.page.hide();
        for (int i = 0; i < 2; ++i) {
            tab.workbench.document.make(Press{5}, QStringLiteral("press"));
        }
        QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
        tab.page.show();
        QVERIFY(!tab.isWorking());
        QCOMPARE(tab.solutions().at(2), third);
        QVERIFY(third->isChecked());
    }

    // Tiles of a board that was replaced have no effect.
    void ignoresTilesOfThePreviousBoard() {
        KernelTab tab(litGrid(4, 4));
        QTRY_COMPARE(tab.solutions().size(), 16);
        QCOMPARE(tab.read("browse"), QStringLiteral("All 16 quiet patterns"));
        tab.click("browse");
        QTRY_COMPARE(tab.browsed().size(), 16);
        tab.workbench.document.make(Replace{litGrid(5, 5)}, QStringLiteral("new"));
        for (const char* button : {"pressPattern", "showPattern", "showSolution", "allSolutions"}) {
            PageDriver(tab.page).activate(button);
        }
        for (PatternTile* tile : tab.page.findChildren<PatternTile*>()) {
            QTest::mouseClick(tile, Qt::LeftButton);
        }
        QCOMPARE(tab.workbench.document.game().pressCount(), std::size_t{0});
        QTRY_COMPARE(tab.patterns().size(), 2);
        tab.workbench.document.make(Press{0}, QStringLiteral("press"));
        PageDriver(tab.page).activate("showSolution");
        QVERIFY(!tab.workbench.guide.stars().has_value());
    }

    void aDoubleClickPressesAPatternOnce() {
        KernelTab tab(litGrid(5, 5));
        QTRY_COMPARE(tab.patterns().size(), 2);
        const std::size_t count = tab.patterns().front()->pattern().count();
        tab.click("pressPattern");
        tab.click("pressPattern");
        QTRY_COMPARE(tab.workbench.document.game().pressCount(), count);
        QSignalSpy changes(&tab.workbench.document, &CurrentDocument::changed);
        QVERIFY(!changes.wait(400));
        QCOMPARE(tab.workbench.document->undoStack()->count(), 1);
    }

    void aChosenSolutionIsPlayed() {
        KernelTab tab(litGrid(2, 2));
        QTRY_COMPARE(tab.solutions().size(), 1);
        tab.click("playSolution");
        QTRY_VERIFY(tab.workbench.document.game().isWon());
    }

    void aUniqueSolutionIsCalledSo() {
        KernelTab tab(litGrid(3, 3));
        QTRY_VERIFY(tab.shows(QStringLiteral("The only solution")));
        QCOMPARE(tab.patterns().size(), 0);
    }

    void wallModeDoesNotShowEmptyCards() {
        KernelTab tab(litGrid(5, 5));
        QTRY_VERIFY(tab.shows(QStringLiteral("Why this board can be solved")));
        tab.page.setStage(Stage::wall);
        QVERIFY(!tab.shows(QStringLiteral("Why this board can be solved")));
        tab.page.setStage(Stage::desk);
        QVERIFY(tab.shows(QStringLiteral("Why this board can be solved")));

        // This board has no quiet patterns, so nothing can prove it unsolvable.
        tab.workbench.document.make(Replace{litGrid(3, 3)}, QStringLiteral("small"));
        QTRY_VERIFY(!tab.shows(QStringLiteral("Why this board can be solved")));
        tab.page.setStage(Stage::wall);
        tab.page.setStage(Stage::desk);
        QVERIFY(!tab.shows(QStringLiteral("Why this board can be solved")));
        QVERIFY(!tab.shows(QStringLiteral("Can this board be solved?")));

        // Facts that become known on the wall do not show the card.
        tab.page.setStage(Stage::wall);
        tab.workbench.document.make(Replace{litGrid(5, 5)}, QStringLiteral("large"));
        QTRY_VERIFY(!tab.isWorking() && tab.workbench.analysis.facts() != nullptr);
        QVERIFY(!tab.shows(QStringLiteral("Why this board can be solved")));
        tab.page.setStage(Stage::desk);
        QTRY_VERIFY(tab.shows(QStringLiteral("Why this board can be solved")));
    }

    /// On a wall, the counts are in place of the solutions as long as a place names them.
    void countsAreInFrontIfTheyAreNamed() {
        KernelTab tab(litGrid(4, 4));
        tab.page.setStage(Stage::wall);
        const auto* counts = tab.page.findChild<CountsCard*>();
        const auto* solutions = tab.page.findChild<SolutionsCard*>();
        QTRY_VERIFY(solutions->isVisible() && !counts->isVisible());
        tab.page.showPlace({.card = "weights"});
        QTRY_VERIFY(counts->isVisible() && !solutions->isVisible());
        tab.page.showPlace({}); // names no card
        QVERIFY(!counts->isVisible() && solutions->isVisible());
    }

    void patternsOfAnotherBoardAreNotShown() {
        KernelTab tab(litGrid(5, 5));
        tab.workbench.guide.showPattern(BitVector(16));
        QVERIFY(!tab.workbench.guide.pattern());
    }

    void boardsComeAndGo() {
        KernelTab tab(litGrid(4, 4));
        for (const std::size_t side : {5U, 3U, 19U, 200U, 4U}) {
            tab.workbench.document.make(Replace{litGrid(side, side)}, QStringLiteral("new"));
            QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
            QVERIFY(!tab.page.grab().isNull());
        }
        tab.workbench.document.make(Replace{Game()}, QStringLiteral("empty"));
        QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
        QVERIFY(!tab.page.grab().isNull());
    }
};

LIGHTSOUT_TEST(KernelPageTest)
#include "KernelPageTest.moc"
