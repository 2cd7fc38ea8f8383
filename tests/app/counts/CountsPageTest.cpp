// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/CountsPage.h"

#include "chart/ChartPanel.h"
#include "counts/CountsText.h"
#include "counts/MapCards.h"
#include "counts/MapPanel.h"
#include "counts/MapView.h"
#include "map/HeatFilterBox.h"
#include "map/HeatLegend.h"
#include "tests/support/PageDriver.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/Test.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

/// The tab on the screen, used as a person would use it.
struct CountsTab {
    CountsTab() : workbench(Game::allOn(Lattice{.rows = 5, .cols = 5})), page(workbench) {
        page.resize(1280, 800);
        page.show();
    }
    HeatMap* map(int index = 0) const { return page.findChildren<HeatMap*>().at(index); }
    void click(const char* button) const { PageDriver(page).click(button); }
    QString read(const char* label) const { return PageDriver(page).read(label); }
    void pick(const char* list, int entry) const { PageDriver(page).select(list, entry); }
    /// Points at a cell with the mouse.
    void point(HeatCell cell, int index = 0) const {
        map(index)->choose(cell);
        QTRY_VERIFY(map(index)->valueAt(cell).has_value());
        QTest::mouseMove(map(index), map(index)->window().cellRect(cell).center().toPoint());
    }
    bool shows(const QString& text) const {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    QList<ChartPanel*> charts() const {
        return page.findChild<MapView*>()->findChildren<ChartPanel*>();
    }

    Workbench workbench;
    CountsPage page;
};

} // namespace

class CountsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void theMapIsThatOfTheBooks() {
        const CountsTab tab;
        for (std::size_t row = 1; row <= nullityOfRectangles.size(); ++row) {
            for (std::size_t column = 1; column <= nullityOfRectangles.size(); ++column) {
                QTRY_VERIFY((tab.map()->valueAt({row, column}).has_value()));
                QCOMPARE(std::size_t{*tab.map()->valueAt({row, column})},
                         nullityOfRectangles.at(row - 1).at(column - 1));
            }
        }
    }

    void pointingShowsNumbers() {
        const CountsTab tab;
        tab.point({39, 39});
        QTRY_VERIFY(tab.shows(QStringLiteral("39 × 39")));
        QVERIFY(tab.shows(QStringLiteral("4294967296")));
        QVERIFY(tab.shows(QStringLiteral("2³²")));
        tab.point({6, 5});
        QTRY_VERIFY(tab.shows(QStringLiteral("6 × 5")));
        QVERIFY(tab.shows(QStringLiteral("all")));
        QVERIFY(tab.shows(QStringLiteral("Exactly one solution")));
        tab.point({9, 9});
        QTRY_VERIFY(tab.shows(QStringLiteral("1 in 256")));
        QVERIFY(tab.shows(QStringLiteral("2⁹\u2069 = 512")));
        // A number with too many digits for a fact is written in the text.
        tab.point({79, 79});
        QTRY_VERIFY(tab.shows(QStringLiteral("18 446 744 073 709 551 616")));
    }

    void whyIsExplainedByFactors() {
        const CountsTab tab;
        tab.point({39, 39});
        QVERIFY(tab.shows(QStringLiteral("2³⁹"))); // the bound
        QCOMPARE(tab.read("whyNullity"), QStringLiteral("&Why \u20662³²\u2069?"));
        tab.click("whyNullity");
        // The symbols are explained.
        QTRY_VERIFY(tab.shows(QStringLiteral("f₀ = 0, f₁ = 1, fₖ₊₁ = s fₖ + fₖ₋₁")));
        QVERIFY(tab.shows(QStringLiteral("the cells on either side")));
        QTRY_VERIFY(tab.shows(QStringLiteral("s⁷ (s² + s + 1)¹⁶")));
        QVERIFY(tab.shows(QStringLiteral("(s + 1)⁷ (s² + s + 1)¹⁶")));
        QVERIFY(tab.shows(QStringLiteral("Its degree 32")));
        // The explanation follows the board pointed at.
        tab.point({4, 4});
        QTRY_VERIFY(tab.shows(QStringLiteral("Its degree 4")));
        // f₁₂₇ has nine factors, each of degree 7.
        tab.point({126, 126});
        QTRY_VERIFY(tab.shows(QStringLiteral("⋯ (9 different factor")));
    }

    // The largest board of the map is explained, too.
    void largeBoardsAreExplained() {
        const CountsTab tab;
        tab.point({9999, 9999});
        QTRY_VERIFY(tab.read("cause").contains(QStringLiteral("s² + s + 1")));
    }

    // The reason and the boards with the same number appear without a click.
    void hoveringSaysWhyAndWhatElse() {
        const CountsTab tab;
        tab.point({4, 4});
        QTRY_VERIFY(tab.read("cause").contains(QStringLiteral("(s² + s + 1)²")));
        // f₅(s) and f₅(s + 1) have this factor, and so have the multiples of 5.
        QVERIFY(tab.read("cause").contains(QStringLiteral("5i\u00a0−\u00a01\u2069 rows")));
        Progress progress;
        const NullityTable table = Census({}).table({1, 64}, {1, 64}, 1, progress);
        const auto count = std::ranges::count(table.nullities, 4U);
        QVERIFY(tab.read("others").contains(QStringLiteral("%1 of 4096").arg(count)));
        QVERIFY(tab.read("others").contains(QStringLiteral("4\u00a0×\u00a09")));
        tab.point({6, 5});
        QTRY_VERIFY(tab.read("cause").contains(QStringLiteral("no common factor")));
        // Other families have no such polynomials.
        tab.pick("neighbours", static_cast<int>(Neighbours::knight));
        tab.point({3, 3});
        QTRY_VERIFY(tab.read("cause").contains(QStringLiteral("without a pivot")));
    }

    // The sentence agrees with a search through the table, on one map and on two.
    void filtersReadAsASentence() {
        const CountsTab tab;
        tab.map()->showFirst(20);
        tab.pick("filter", static_cast<int>(HeatFilterBox::Choice::value));
        auto* value = tab.page.findChild<QSpinBox*>(QStringLiteral("filterValue"));
        QVERIFY(value->isVisible());
        value->setFocus();
        value->selectAll();
        QTest::keyClicks(value, QStringLiteral("4"));
        QTest::keyClick(value, Qt::Key_Return);
        QCOMPARE(value->text(), QStringLiteral("\u20662⁴\u2069 solutions"));
        Progress progress;
        const HeatArea area = tab.map()->window().visible();
        const NullityTable table =
            Census({}).table({1, area.last.row}, {1, area.last.column}, 1, progress);
        const auto count = std::ranges::count(table.nullities, 4U);
        QVERIFY(count > 0);
        QTRY_COMPARE(
            tab.read("filterSentence"),
            QStringLiteral("%1 of the %2 boards shown have exactly \u20662⁴\u2069 solutions.")
                .arg(count)
                .arg(table.nullities.size()));
        QVERIFY(tab.map()->filter() == HeatFilter{.value = 4});
        tab.pick("filter", static_cast<int>(HeatFilterBox::Choice::rows));
        QTRY_VERIFY(tab.map()->filter() && !tab.map()->filter()->value);
        QCOMPARE(
            tab.map()->filter()->rows,
            Census({}).rowsWithOneSolution({1, area.last.row}, {1, area.last.column}, 1, progress));
        QTRY_VERIFY(tab.read("filterSentence")
                        .startsWith(QStringLiteral("In %1 of %2 rows")
                                        .arg(tab.map()->filter()->rows.size())
                                        .arg(area.last.row)));
        tab.click("compare");
        QTRY_VERIFY(tab.read("filterSentence").contains(QStringLiteral("Second map: In ")));
        QTRY_VERIFY(tab.map(1)->filter() &&
                    tab.map(1)->filter()->rows != tab.map()->filter()->rows);
        // The choice is stored.
        const QJsonObject state = tab.page.state();
        tab.pick("filter", static_cast<int>(HeatFilterBox::Choice::all));
        QVERIFY(!tab.map()->filter() && !tab.map(1)->filter());
        CountsTab other;
        other.page.restore(state);
        QTRY_VERIFY(other.map()->filter() && !other.map()->filter()->value);
    }

    void aClickPointsAndADoubleClickOpens() {
        CountsTab tab;
        const HeatCell cell{9, 4};
        QTRY_VERIFY(tab.map()->valueAt(cell).has_value());
        const QPoint place = tab.map()->window().cellRect(cell).center().toPoint();
        QTest::mouseClick(tab.map(), Qt::LeftButton, {}, place);
        // A click chooses a board, but does not open it.
        QCOMPARE(tab.workbench.document->undoStack()->count(), 0);
        QTRY_VERIFY(tab.shows(QStringLiteral("9 × 4")));
        const QSignalSpy boardRequested(&tab.workbench.guide, &Guide::boardRequested);
        QTest::mouseDClick(tab.map(), Qt::LeftButton, {}, place);
        QCOMPARE(boardRequested.size(), 1); // the page with the board is requested
        QVERIFY(tab.workbench.document.game().rule() == Rule(Lattice{.rows = 9, .cols = 4}));
        QVERIFY(!tab.workbench.document->undoStack()->canUndo()); // a new document
        // Does the same by keyboard, on another surface.
        tab.pick("surface", static_cast<int>(Topology::torus));
        tab.map()->choose(HeatCell{3, 7});
        QTest::keyClick(tab.map(), Qt::Key_Right);
        QTest::keyClick(tab.map(), Qt::Key_Return);
        QVERIFY(tab.workbench.document.game().rule() ==
                Rule(Lattice{.rows = 3, .cols = 8, .topology = Topology::torus}));
        tab.workbench.document.press(1);
        tab.click("openPointed");
        QCOMPARE(boardRequested.size(), 3);
        QCOMPARE(tab.workbench.document.game().pressCount(), 0U);
    }

    void surfaceAndRuleAreChosen() {
        const CountsTab tab;
        tab.pick("surface", static_cast<int>(Topology::torus));
        for (std::size_t n = 1; n <= nullityOfTori.size(); ++n) {
            QTRY_VERIFY((tab.map()->valueAt({n, n}).has_value()));
            QCOMPARE(std::size_t{*tab.map()->valueAt({n, n})}, nullityOfTori.at(n - 1));
        }
        tab.pick("surface", static_cast<int>(Topology::klein));
        tab.pick("neighbours", static_cast<int>(Neighbours::knight));
        QTRY_VERIFY((tab.map()->valueAt({5, 5}).has_value()));
        QVERIFY(!tab.map()->valueAt({500, 500}).has_value());
    }

    void chartsShowSquaresAndRecords() {
        const CountsTab tab;
        QTRY_COMPARE(tab.charts().at(0)->data().series.size(), std::size_t{2});
        const auto& squares = tab.charts().at(0)->data().series.at(0).points;
        QCOMPARE(squares.size(), std::size_t{64});
        for (std::size_t i = 0; i < squares.size(); ++i) {
            QCOMPARE(squares[i].y, static_cast<double>(nullityOfSquares.at(i)));
        }
        std::vector<double> records;
        for (const ChartPoint& point : tab.charts().at(0)->data().series.at(1).points) {
            records.push_back(point.x);
        }
        QCOMPARE(records, (std::vector<double>{4, 9, 19, 30, 39, 61}));
        const auto& distribution = tab.charts().at(1)->data().series.at(0).points;
        double boards = 0;
        for (const ChartPoint& point : distribution) {
            boards += point.y;
        }
        QCOMPARE(boards, 64.0 * 64.0);
        QVERIFY(tab.shows(QStringLiteral("64.0")));
        // The counts of the b-file of OEIS A159257 go up to 1000; they are still contained in 1024.
        tab.click("upTo1024");
        QTRY_COMPARE(tab.charts().at(0)->data().series.at(0).points.size(), std::size_t{1024});
    }

    void statementsAreJudged() {
        const CountsTab tab;
        QTRY_COMPARE(tab.charts().at(0)->data().series.size(), std::size_t{2});
        PageDriver(tab.page).activate("doubling");
        QTRY_VERIFY(tab.shows(QStringLiteral("True for all")));
        PageDriver(tab.page).activate("doubling");
        QTRY_VERIFY(!tab.shows(QStringLiteral("True for all")));
        // The identity without self-influence does not hold here.
        PageDriver(tab.page).activate("greatestCommonDivisor");
        QTRY_VERIFY(tab.shows(QStringLiteral("false for")));
        PageDriver(tab.page).activate("selfInfluence");
        QTRY_VERIFY(tab.shows(QStringLiteral("True for all")));
    }

    void twoMapsAreCompared() {
        const CountsTab tab;
        QVERIFY(!tab.map(1)->isVisible());
        tab.click("compare");
        QVERIFY(tab.map(1)->isVisible());
        // The 4 × 4 board has nullity 4 in the plane and 0 on the torus.
        tab.point({4, 4});
        QTRY_VERIFY(tab.map(1)->pointed() == (HeatCell{4, 4}));
        QTRY_VERIFY((tab.map(1)->valueAt({4, 4}) == 0U));
        QVERIFY((tab.map(0)->valueAt({4, 4}) == 4U));
        // Zooming one map also zooms the other.
        QTest::keyClick(tab.map(0), Qt::Key_Plus);
        QCOMPARE(tab.map(1)->window().cellSize(), tab.map(0)->window().cellSize());
        QTest::keyClick(tab.map(1), Qt::Key_0);
        QCOMPARE(tab.map(1)->window().cellSize(), tab.map(0)->window().cellSize());
    }

    void modesNameTheirColours() {
        const CountsTab tab;
        QVERIFY(tab.shows(QStringLiteral("Solutions")));
        tab.click("solvable");
        QVERIFY(tab.shows(QStringLiteral("Boards that can be solved")));
        QCOMPARE(scaleFor(MapMode::unique).bands().size(), std::size_t{2});
        QCOMPARE(scaleFor(MapMode::solutions).bandOf(2), std::size_t{1});
        QCOMPARE(scaleFor(MapMode::solutions).bandOf(3), std::size_t{2});
        QCOMPARE(scaleFor(MapMode::solutions).bandOf(1056), std::size_t{5});
    }

    // Cells, bands and the card show numbers of solutions, unless the user chooses nullities.
    void solutionCountsShowCounts() {
        const CountsTab tab;
        tab.point({4, 4});
        QVERIFY(tab.map()->accessibleDescription().contains(QStringLiteral("16")));
        QCOMPARE(scaleFor(MapMode::solutions).bands().at(1).name, QStringLiteral("2, 4"));
        QVERIFY(
            scaleFor(MapMode::solutions).bands().at(3).name.contains(QStringLiteral("32 – 256")));
        QCOMPARE(cellText(MapMode::solutions, 8), QStringLiteral("256"));
        QVERIFY(cellText(MapMode::solutions, 32).contains(QStringLiteral("2³²")));
        tab.click("nullity");
        QVERIFY(tab.map()->accessibleDescription().endsWith(QStringLiteral("4")));
        QVERIFY(!tab.map()->accessibleDescription().contains(QStringLiteral("16")));
        QCOMPARE(scaleFor(MapMode::nullity).bands().at(1).name, QStringLiteral("1, 2"));
        // Shares are written in the same way everywhere.
        QCOMPARE(scaleFor(MapMode::solvable).bands().at(0).name, QStringLiteral("all"));
        QVERIFY(
            scaleFor(MapMode::solvable).bands().at(1).name.startsWith(QStringLiteral("1 in 2")));
    }

    void theSmallestWindowHoldsIt() {
        CountsTab tab;
        tab.point({9, 9});
        tab.page.resize(960, 480);
        QTRY_VERIFY(tab.shows(QStringLiteral("1 in 256")));
        QCOMPARE(tab.page.width(), 960);
    }

    // Hunziker, Machiavelo and Park: a board has at most 2^min(m, n) solutions. The counts are
    // those of the first 64 × 64 boards.
    void theBoundIsDrawnAndCounted() {
        const CountsTab tab;
        QTRY_COMPARE(tab.charts().at(0)->data().series.size(), std::size_t{2});
        Progress progress;
        const NullityTable table = Census({}).table({1, 64}, {1, 64}, 2, progress);
        std::size_t reached = 0;
        for (std::size_t row = 1; row <= 64; ++row) {
            for (std::size_t col = 1; col <= 64; ++col) {
                QVERIFY(table.at(row, col) <= std::min(row, col));
                reached += table.at(row, col) == std::min(row, col) ? 1 : 0;
            }
        }
        QTRY_VERIFY(tab.shows(QStringLiteral("%1 of 4096 boards").arg(reached)));
        QVERIFY(tab.shows(QStringLiteral("Never more than")));
        QVERIFY((boundOf({}, 4, 9) == std::optional<std::size_t>(4)));
        // The bound does not hold on a torus: 3 × 3 has nullity 4.
        tab.pick("surface", static_cast<int>(Topology::torus));
        QTRY_VERIFY(!tab.shows(QStringLiteral("Never more than")));
    }

    void theFirstSquaresAreListed() {
        const CountsTab tab;
        auto* card = tab.page.findChild<SquaresCard*>();
        const auto shows = [card](const QString& text) {
            const auto labels = card->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel* label) { return label->text() == text; });
        };
        QTRY_VERIFY(shows(QStringLiteral("9")));
        QVERIFY(shows(QStringLiteral("256")) && shows(QStringLiteral("solutions")));
        tab.click("nullity");
        QVERIFY(!shows(QStringLiteral("256")) && shows(QStringLiteral("8")));
    }

    void marksTheCurrentBoard() {
        CountsTab tab;
        QVERIFY(tab.map()->pointed() == (HeatCell{5, 5}));
        QTRY_VERIFY(tab.shows(QStringLiteral("5 × 5")));
        tab.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 3, .cols = 8})}, QString());
        QVERIFY(tab.map()->pointed() == (HeatCell{3, 8}));
        // A board on another surface is not marked on this map.
        const Lattice torus{.rows = 6, .cols = 7, .topology = Topology::torus};
        tab.workbench.document.make(Replace{Game::allOn(torus)}, QString());
        QVERIFY(tab.map()->pointed() == (HeatCell{3, 8}));
        // A new window begins with the plane, the family that was viewed last; the first window
        // begins with that of the board.
        Workbench other(Game::allOn(torus));
        CountsPage page(other);
        page.show();
        QVERIFY(page.findChild<MapPanel*>()->family().topology == Topology::torus);
        QVERIFY(page.findChildren<HeatMap*>().at(0)->pointed() == (HeatCell{6, 7}));
    }

    void keepsItsState() {
        Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        QJsonObject state;
        {
            CountsPage page(workbench);
            page.show();
            for (const auto* panel : page.findChildren<MapPanel*>()) {
                for (auto* box : panel->findChildren<QComboBox*>()) {
                    box->setCurrentIndex(2);
                }
            }
            PageDriver(page).click("unique");
            PageDriver(page).click("compare");
            state = page.state();
        }
        CountsPage page(workbench);
        page.restore(state);
        page.show();
        for (const auto* panel : page.findChildren<MapPanel*>()) {
            for (const auto* box : panel->findChildren<QComboBox*>()) {
                QCOMPARE(box->currentIndex(), 2);
            }
        }
        QVERIFY(page.findChildren<HeatMap*>().at(1)->isVisible());
        QCOMPARE(page.state(), state);
    }

    void slowMapsCanBeStopped() {
        const CountsTab tab;
        QVERIFY(tab.shows(QStringLiteral("Boards up to")));
        tab.pick("surface", static_cast<int>(Topology::projective));
        tab.pick("neighbours", static_cast<int>(Neighbours::knight));
        QVERIFY(tab.shows(QStringLiteral("a separate elimination")));
        tab.map()->showAll();
        QTRY_VERIFY(tab.shows(QStringLiteral("Computing: ")));
        QVERIFY(tab.read("stopOrResume").contains(QStringLiteral("Stop")));
        tab.click("stopOrResume");
        QVERIFY(tab.shows(QStringLiteral("Stopped: ")));
        for (const Job* job : tab.map()->findChildren<Job*>()) {
            QVERIFY(!job->isRunning());
        }
        QVERIFY(tab.read("stopOrResume").contains(QStringLiteral("Continue")));
        tab.click("stopOrResume");
        QTRY_VERIFY(tab.shows(QStringLiteral("Computing: ")));
        tab.pick("neighbours", static_cast<int>(Neighbours::rowColumn));
        QTRY_VERIFY(tab.shows(QStringLiteral("with a formula")));
    }

    void theMapIsSaved() {
        const CountsTab tab;
        QTRY_VERIFY((tab.map()->valueAt({4, 4}).has_value()));
        const QTemporaryDir folder;
        const auto panels = tab.page.findChildren<MapPanel*>();
        auto& legend = *tab.page.findChild<HeatLegend*>();
        QVERIFY(saveMapPicture(panels, legend, folder.filePath("map.png")));
        const QImage picture(folder.filePath("map.png"));
        // The picture contains two maps side by side, in several colours.
        QVERIFY(picture.width() >= 2 * (panels[0]->map()->width() + panels[1]->map()->width()));
        QVERIFY(saveMapPicture({panels[0]}, legend, folder.filePath("map.svg")));
        QFile drawing(folder.filePath("map.svg"));
        QVERIFY(drawing.open(QFile::ReadOnly));
        const QByteArray text = drawing.readAll();
        QVERIFY(text.contains("<svg") && text.contains("plane") && !text.contains("<image"));
        QVERIFY(!saveMapPicture({panels[0]}, legend, folder.filePath("map.txt")));
    }

    void aHiddenTabDoesNothing() {
        Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        CountsPage page(workbench);
        QTest::qWait(20);
        for (const Job* job : page.findChildren<Job*>()) {
            QVERIFY(!job->isRunning());
        }
        QVERIFY(!page.findChildren<HeatMap*>().at(0)->valueAt({1, 1}).has_value());
    }

    void polynomialsAreWritten() {
        QCOMPARE(polynomialText(Polynomial::zero()), QStringLiteral("0"));
        QCOMPARE(polynomialText(Polynomial::one()), QStringLiteral("1"));
        QCOMPARE(polynomialText(Polynomial::fromWords({0b1000000001011})),
                 QStringLiteral("s¹² + s³ + s + 1"));
        QVERIFY(polynomialText(fibonacciPolynomial(101)).contains(QStringLiteral("…")));
    }
};

LIGHTSOUT_TEST(CountsPageTest)
#include "CountsPageTest.moc"
