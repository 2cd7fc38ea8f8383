// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepView.h"

#include "chart/ChartPanel.h"
#include "chart/EnlargedChart.h"
#include "laboratory/SweepForm.h"
#include "laboratory/SweepTableModel.h"
#include "laboratory/SweepText.h"
#include "map/HeatMap.h"
#include "sweep/Sweep.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProcess>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

using namespace lightsout;

namespace {

/// The view on the screen, used as a person would use it.
struct ShownSweep {
    ShownSweep() : workbench(Game::allOn(Lattice{.rows = 5, .cols = 5})), view(workbench) {
        view.resize(1240, 700);
        view.restore({{QStringLiteral("quantity"), 0}}); // not the example
        view.show();
    }
    /// Chooses a quantity by its name on the command line.
    void chooseQuantity(const char* name) const {
        const auto facts = sweptFacts();
        const auto found = std::ranges::find(facts, sweptFactNamed(name));
        WidgetDriver(view).select("quantity", static_cast<int>(found - facts.begin()));
    }
    /// Chooses the first boards whose specification begins with these letters.
    void chooseBoards(const char* beginning) const {
        const std::vector<SweepBoards> boards = sweepBoards();
        const auto found = std::ranges::find_if(boards, [beginning](const SweepBoards& one) {
            return one.pattern.startsWith(QLatin1String(beginning));
        });
        QVERIFY2(found != boards.end(), beginning);
        WidgetDriver(view).select("boards", static_cast<int>(found - boards.begin()));
    }
    void chooseCustomBoards() const {
        WidgetDriver(view).select("boards", static_cast<int>(sweepBoards().size()));
    }
    void chooseSurface(Topology surface) const {
        WidgetDriver(view).select("surface", static_cast<int>(surface));
    }
    void set(const char* field, int value) const {
        auto* box = WidgetDriver(view).part<QSpinBox>(field);
        box->setValue(value);
        QCOMPARE(box->value(), value);
    }
    QPushButton* button(const char* name) const {
        return WidgetDriver(view).part<QPushButton>(name);
    }
    void click(const char* button) const { WidgetDriver(view).click(button); }
    void runToTheEnd() const {
        QCOMPARE(button("startSweep")->text(), QStringLiteral("Start"));
        click("startSweep");
        QTRY_VERIFY_WITH_TIMEOUT(!view.run().isRunning(), 60'000);
    }
    bool says(const QString& text) const {
        const auto labels = view.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    ChartPanel* chart() const { return view.findChild<ChartPanel*>(QStringLiteral("sweepValues")); }
    HeatMap* map() const { return view.findChild<HeatMap*>(); }
    QTableView* table() const { return view.findChild<QTableView*>(); }
    SweepTableModel* model() const { return qobject_cast<SweepTableModel*>(table()->model()); }
    QString command() const { return WidgetDriver(view).part<QLineEdit>("sweepCommand")->text(); }
    Rule board() const { return workbench.document.game().rule(); }

    Workbench workbench;
    SweepView view;
};

/// Returns how many of the boards with the seeds 1, 2, … have each value of a fact.
std::map<double, double> valuesOf(const char* fact, const std::string& board, std::uint64_t seeds) {
    std::map<double, double> counts;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const auto game = boardWithAllOn(board, seed);
        Progress progress;
        counts[realOf(*measure(*factNamed(fact), *game, 0, 1, progress).number())] += 1;
    }
    return counts;
}

/// Returns the heights of the bars of a histogram.
std::map<double, double> barsOf(const ChartPanel& histogram) {
    std::map<double, double> heights;
    for (const ChartPoint& bar : histogram.data().series.at(0).points) {
        if (bar.y > 0) {
            heights[bar.x] = bar.y;
        }
    }
    return heights;
}

} // namespace

class SweepViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void axesALineAndACurveAreChosen() {
        ShownSweep shown;
        shown.chooseQuantity("rank");
        shown.chooseBoards("path");
        shown.set("nFirst", 1);
        shown.set("nLast", 40);
        shown.runToTheEnd();
        const auto* chart = shown.view.findChild<ChartPanel*>(QStringLiteral("sweepValues"));
        QCOMPARE(chart->data().series.size(), std::size_t{1});
        WidgetDriver(shown.view).click("logN");
        QVERIFY(chart->data().x.isLogarithmic && !chart->data().y.isLogarithmic);
        WidgetDriver(shown.view).click("logN");
        WidgetDriver(shown.view).click("leastSquares");
        // The rank of a path is n, or n - 1 if 3 divides n + 1.
        QCOMPARE(chart->data().series.size(), std::size_t{3});
        for (const ChartSeries& series : chart->data().series) {
            QVERIFY(!series.name.isEmpty()); // the legend has everything
        }
        const ChartSeries& line = chart->data().series[2];
        QVERIFY2(line.name.contains(QStringLiteral("slope \u20661.00")), qPrintable(line.name));
        auto* curve = WidgetDriver(shown.view).part<QLineEdit>("curve");
        curve->setFocus();
        QTest::keyClicks(curve, QStringLiteral("n - 1/3"));
        QTest::keyClick(curve, Qt::Key_Return);
        QCOMPARE(chart->data().series.size(), std::size_t{4});
        QVERIFY(std::abs(chart->data().series[3].points.back().y - (40 - 1.0 / 3)) < 1e-9);
        curve->setText(QStringLiteral("nullity"));
        QTest::keyClick(curve, Qt::Key_Return);
        QVERIFY(shown.says(QStringLiteral("of n alone")));
        QCOMPARE(chart->data().series.size(), std::size_t{3});
    }

    void aConjectureIsTestedOnTheBoards() {
        ShownSweep shown;
        shown.chooseQuantity("nullity");
        shown.chooseBoards("path");
        shown.set("nFirst", 1);
        shown.set("nLast", 30);
        shown.runToTheEnd();
        const std::pair<const char*, const char*> claims[] = {
            {"nullity <= 1", "Holds for all 30"},
            {"nullity = 1 if divides(3, n + 1)", "Holds for all 10 boards"},
            {"nullity = 0 if n < 9", "Disproved: \u2066n = 2"},
            {"nullity = 0 if n > 99", "nothing was tested"},
            {"nulity = 0", "Did you mean"},
        };
        auto* field = WidgetDriver(shown.view).part<QLineEdit>("claim");
        for (const auto& [claim, answer] : claims) {
            field->setText(QLatin1String(claim));
            QTest::keyClick(field, Qt::Key_Return);
            QTRY_VERIFY2(shown.says(QString::fromUtf8(answer)), claim);
        }
        QCOMPARE(field->selectedText(), QStringLiteral("nulity"));
    }

    // The histogram counts the values of all random boards of the chosen n.
    void valuesOfRandomBoardsAreCounted() {
        ShownSweep shown;
        shown.chooseQuantity("nullity");
        shown.chooseCustomBoards();
        WidgetDriver(shown.view).part<QLineEdit>("customBoards")->setText("gnp:{n}:0.3");
        shown.set("nFirst", 6);
        shown.set("nLast", 9);
        shown.set("samples", 60);
        shown.runToTheEnd();
        WidgetDriver(shown.view).click("sweepHistogram");
        const auto* histogram = shown.view.findChild<ChartPanel*>(QStringLiteral("histogram"));
        QVERIFY(histogram->isVisible());
        for (const int n : {9, 6}) {
            shown.set("histogramN", n);
            QCOMPARE(barsOf(*histogram),
                     valuesOf("nullity", "gnp:" + std::to_string(n) + ":0.3", 60));
            QVERIFY(histogram->data().title.contains(QStringLiteral("60 boards")));
        }
        // A sweep of single boards has no histogram.
        shown.chooseBoards("path");
        shown.runToTheEnd();
        QVERIFY(!histogram->isVisible());
    }

    void valuesOfTwoParametersAreCounted() {
        ShownSweep shown;
        shown.chooseQuantity("rank");
        shown.chooseCustomBoards();
        WidgetDriver(shown.view).part<QLineEdit>("customBoards")->setText("gnp:{n}:0.{m}");
        shown.set("nFirst", 5);
        shown.set("nLast", 6);
        shown.set("mFirst", 1);
        shown.set("mLast", 3);
        shown.set("samples", 40);
        shown.runToTheEnd();
        WidgetDriver(shown.view).click("sweepHistogram");
        const auto* histogram = shown.view.findChild<ChartPanel*>(QStringLiteral("histogram"));
        for (const int m : {1, 3}) {
            shown.set("histogramN", 5);
            shown.set("histogramM", m);
            QCOMPARE(barsOf(*histogram), valuesOf("rank", "gnp:5:0." + std::to_string(m), 40));
        }
    }

    // The board at the pointer is shown below its values.
    void pointingShowsTheBoard() {
        ShownSweep shown;
        shown.chooseQuantity("rank");
        shown.chooseBoards("grid:{n}x{n}");
        shown.set("nFirst", 2);
        shown.set("nLast", 8);
        shown.runToTheEnd();
        ChartPanel* chart = shown.chart();
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_Right);
        const QImage before = chart->grab().toImage();
        QTRY_VERIFY(chart->grab().toImage() != before);
        QVERIFY(chart->hasPicture());
        QTest::keyClick(chart, Qt::Key_Right);
        QVERIFY(!chart->hasPicture()); // never the board of another point
        QTRY_VERIFY(chart->hasPicture());
        // The enlarged chart shows it, too.
        QTest::mouseDClick(chart->viewport(), Qt::LeftButton, {},
                           chart->viewport()->rect().center());
        const auto* enlarged = shown.view.window()->findChild<EnlargedChart*>();
        QVERIFY(enlarged != nullptr);
        auto* large = enlarged->findChild<ChartPanel*>();
        QTest::keyClick(large, Qt::Key_Right);
        QTRY_VERIFY(large->hasPicture());
    }

    // Whatever is chosen, the start button is in the same place.
    void theStartButtonStays() {
        const ShownSweep shown;
        const QPushButton* start = shown.button("startSweep");
        const auto place = [&] { return start->mapTo(&shown.view, QPoint()); };
        const QPoint first = place();
        for (const char* boards : {"path", "grid:{n}x{m}", "gnp", "hypercube"}) {
            shown.chooseBoards(boards);
            QApplication::processEvents();
            QCOMPARE(place(), first);
        }
        shown.chooseQuantity("mean");
        shown.runToTheEnd();
        QCOMPARE(place(), first);
    }

    void namesAreCompleted() {
        const ShownSweep shown;
        auto* claim = WidgetDriver(shown.view).part<QLineEdit>("claim");
        claim->setFocus();
        QTest::keyClicks(claim, QStringLiteral("2 * nullit"));
        QWidget* popup = nullptr;
        QTRY_VERIFY((popup = QApplication::activePopupWidget()) != nullptr);
        QTest::keyClick(popup, Qt::Key_Return);
        QCOMPARE(claim->text(), QStringLiteral("2 * nullity"));
        QVERIFY(QApplication::activePopupWidget() == nullptr);
    }

    void listsShowWholeEntries() {
        const ShownSweep shown;
        for (const char* list : {"quantity", "boards", "surface"}) {
            auto* box = WidgetDriver(shown.view).part<QComboBox>(list);
            const QFontMetrics metrics(box->view()->font());
            box->showPopup();
            for (int i = 0; i < box->count(); ++i) {
                QVERIFY2(metrics.horizontalAdvance(box->itemText(i)) <=
                             box->view()->viewport()->width(),
                         qPrintable(box->itemText(i)));
            }
            box->hidePopup();
        }
    }

    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// On a wall, the fields are hidden, and no text mentions them.
    void doesNotMentionHiddenFields() {
        const ShownSweep shown;
        QVERIFY(shown.says(QStringLiteral("Choose what to compute")));
        const_cast<SweepView&>(shown.view).setStage(Stage::wall);
        QVERIFY(!shown.says(QStringLiteral("Choose what to compute")));
        QVERIFY(shown.says(QStringLiteral("Nothing has been measured yet.")));
    }

    void theCommandGivesTheSameValues_data() {
        QTest::addColumn<QByteArray>("quantity");
        QTest::addColumn<QByteArray>("boards");
        QTest::addColumn<int>("last");
        const auto row = [](const char* quantity, const char* boards, int last) {
            QTest::addRow("%s of %s", quantity, boards)
                << QByteArray(quantity) << QByteArray(boards) << last;
        };
        row("rank", "grid:{n}x{n}", 12);
        row("solvable-share", "grid:{n}x{m}", 5);
        row("fewest", "hex", 5);
        row("classes", "wheel", 8);
        row("hardest", "cycle", 10);
        row("tilings", "path", 10);
        row("mean", "star", 6);
        row("variance", "cube", 3);
        row("limit-time", "complete", 5);
        row("chance", "hypercube", 4);
        row("gauss-operations", "bipartite", 4);
        row("filling-operations", "grid:{n}x{n}", 8);
        row("automorphisms", "circulant", 9);
        row("nullity", "regular", 10);
        row("rank", "tree", 7);
        row("rank", "planar", 7);
        row("nullity", "gnp", 7);
        row("nullity", "triangular", 7);
        row("nullity", "discs", 7);
        row("rank", "grid3d", 4);
        row("automorphisms", "torus3d", 3);
        row("fewest", "arms", 5);
        row("rank", "switches", 4);
    }

    /// The number of threads does not matter: the window uses two, the command line one.
    void theCommandGivesTheSameValues() {
        QFETCH(const QByteArray, quantity);
        QFETCH(const QByteArray, boards);
        QFETCH(const int, last);
        const ShownSweep shown;
        shown.chooseQuantity(quantity);
        shown.chooseBoards(boards);
        shown.set("nLast", last);
        shown.set("mLast", last);
        shown.set("samples", 4);
        shown.runToTheEnd();
        QString command = shown.command();
        QVERIFY(command.startsWith(QLatin1String("lightsout-cli sweep ")));
        command.replace(QLatin1String("lightsout-cli"), QLatin1String(COMMAND_LINE));
        QProcess shell;
        shell.start(QStringLiteral("sh"),
                    {QStringLiteral("-c"), command + QStringLiteral(" --csv --threads 1")});
        QVERIFY(shell.waitForFinished(60'000));
        QStringList lines = QString::fromUtf8(shell.readAllStandardOutput())
                                .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QVERIFY2(!lines.isEmpty(), shell.readAllStandardError().constData());
        lines.removeFirst();
        const SweepRun& run = shown.view.run();
        QCOMPARE(lines.size(), qsizetype(run.results().size()));
        bool isKnown = false;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QStringList fields = lines[i].split(QLatin1Char(','));
            const SweepPoint point = run.sweep().point(static_cast<std::size_t>(i));
            QCOMPARE(fields[0].toULongLong(), point.n.value_or(0));
            QCOMPARE(fields[1].toULongLong(), point.m.value_or(0));
            const Value& measured = *run.results()[static_cast<std::size_t>(i)];
            QCOMPARE(fields[2].toStdString(),
                     measured.exists() ? measured.text() : std::string("NA"));
            QCOMPARE(fields[4].toStdString(),
                     measured.low ? digitsOf(*measured.low) : std::string());
            isKnown = isKnown || measured.exists();
        }
        QVERIFY(isKnown);
    }

    void valuesStandInChartAndTable() {
        const ShownSweep shown;
        shown.chooseQuantity("nullity");
        shown.set("nLast", 19);
        shown.runToTheEnd();
        QCOMPARE(shown.model()->rowCount(), 19);
        QCOMPARE(shown.model()->index(3, 0).data().toString(), QStringLiteral("4"));
        QVERIFY(shown.model()->index(3, 1).data().toString().contains(QLatin1Char('4')));
        QVERIFY(shown.model()->index(18, 1).data().toString().contains(QLatin1String("16")));
        QCOMPARE(shown.chart()->data().series.size(), std::size_t{1});
        QCOMPARE(shown.chart()->data().series[0].points[18].y, 16.0);
        QVERIFY(shown.says(QStringLiteral("19 of 19")));
        shown.button("copySweep")->menu()->actions().at(1)->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(
            QLatin1String("n,Nullity\n1,0\n2,0\n3,0\n4,4\n5,2\n")));
    }

    void severalSeriesAreSideBySide() {
        const ShownSweep shown;
        shown.chooseQuantity("nullity");
        shown.set("nLast", 6);
        shown.runToTheEnd();
        shown.chooseSurface(Topology::torus);
        shown.set("nLast", 8);
        shown.click("keepSeries");
        shown.runToTheEnd();
        const Chart& chart = shown.chart()->data();
        QCOMPARE(chart.series.size(), std::size_t{2});
        QVERIFY(chart.series[1].name.contains(QLatin1String("torus")));
        QVERIFY(!chart.series[0].name.contains(QLatin1String("Nullity")));
        QVERIFY(chart.series[0].colour != chart.series[1].colour);
        QCOMPARE(shown.model()->columnCount(), 3);
        QCOMPARE(shown.model()->rowCount(), 8);
        QVERIFY(shown.model()->index(4, 1).data().toString().contains(QLatin1Char('2')));
        QVERIFY(shown.model()->index(4, 2).data().toString().contains(QLatin1Char('8')));
        QVERIFY(!shown.model()->index(7, 1).data().isValid()); // not in the first sweep
    }

    void aClickOnADotOpensItsBoard() {
        ShownSweep shown;
        shown.chooseQuantity("nullity");
        shown.chooseSurface(Topology::torus);
        shown.set("nLast", 9);
        shown.runToTheEnd();
        QTest::mouseClick(shown.chart()->viewport(), Qt::LeftButton, {},
                          shown.chart()->position(5, 8).toPoint());
        QTRY_VERIFY(shown.board() ==
                    Rule(Lattice{.rows = 5, .cols = 5, .topology = Topology::torus}));
        // From the table, by keyboard.
        shown.table()->setFocus();
        shown.table()->setCurrentIndex(shown.model()->index(6, 1));
        QTest::keyClick(shown.table(), Qt::Key_Return);
        QTRY_VERIFY(shown.board() ==
                    Rule(Lattice{.rows = 7, .cols = 7, .topology = Topology::torus}));
        QVERIFY(!shown.workbench.document->undoStack()->canUndo()); // a new document
    }

    void twoParametersMakeAMap() {
        ShownSweep shown;
        shown.chooseQuantity("rank");
        shown.chooseBoards("grid:{n}x{m}");
        shown.set("nLast", 5);
        shown.set("mLast", 7);
        shown.runToTheEnd();
        QVERIFY(shown.map()->isVisible());
        QTRY_VERIFY(shown.map()->valueAt({5, 7}).has_value());
        QVERIFY(shown.map()->valueAt({5, 7}) > shown.map()->valueAt({5, 5}));
        QVERIFY(shown.map()->valueAt({3, 4}) == shown.map()->valueAt({4, 3}));
        const QStringList rows = shown.map()->shownText().split(QLatin1Char('\n'));
        QVERIFY(rows.size() >= 5);
        QTest::mouseDClick(shown.map(), Qt::LeftButton, {},
                           shown.map()->window().cellRect({2, 6}).center().toPoint());
        QTRY_VERIFY(shown.board() == Rule(Lattice{.rows = 2, .cols = 6}));
        shown.click("sweepChart");
        QVERIFY(shown.chart()->isVisible());
        QCOMPARE(shown.chart()->data().series.size(), std::size_t{7}); // one series for each m
    }

    void meansHaveTheirConfidence() {
        const ShownSweep shown;
        shown.chooseQuantity("rank");
        shown.chooseBoards("gnp");
        shown.set("nLast", 6);
        shown.runToTheEnd();
        QCOMPARE(shown.chart()->data().series[0].shape, ChartShape::boxes);
        QVERIFY(shown.chart()->data().series[0].name.startsWith(QStringLiteral("95 %")));
        QCOMPARE(shown.model()->columnCount(), 3);
        QVERIFY(shown.model()->index(5, 2).data().toString().contains(QStringLiteral(" … ")));
    }

    void reportsInvalidSweeps() {
        const ShownSweep shown;
        shown.set("nFirst", 40);
        QVERIFY(shown.says(QStringLiteral("larger than the last")));
        QVERIFY(!shown.button("startSweep")->isEnabled());
        shown.chooseBoards("grid:{n}x{m}");
        shown.set("nLast", 1000);
        shown.set("mLast", 1000);
        QVERIFY(shown.says(QStringLiteral("are too many")));
        shown.chooseCustomBoards();
        WidgetDriver(shown.view)
            .part<QLineEdit>("customBoards")
            ->setText(QStringLiteral("moebius:{n}"));
        QVERIFY(!shown.button("startSweep")->isEnabled());
        QVERIFY(!shown.says(QStringLiteral("Choose what to compute")));
    }

    void theChoiceIsKept() {
        const ShownSweep shown;
        shown.chooseQuantity("tilings");
        shown.chooseBoards("grid:{n}x{m}");
        shown.chooseSurface(Topology::klein);
        shown.set("mFirst", 3);
        ShownSweep other;
        other.view.restore(shown.view.state());
        QCOMPARE(other.command(), shown.command());
        QVERIFY(other.command().contains(QLatin1String("--m 3..12")));
    }

    /// Earlier versions stored positions in a list without the families that were added since.
    void positionsOfEarlierVersionsAreRead_data() {
        QTest::addColumn<int>("position");
        QTest::addColumn<QString>("board");
        QTest::newRow("first") << 1 << QStringLiteral("'grid:{n}x{m}'");
        QTest::newRow("last before") << 12 << QStringLiteral("'circulant:{n}:1,3'");
        QTest::newRow("first after") << 13 << QStringLiteral("'connected:6:{n}'");
        QTest::newRow("custom") << 20 << QStringLiteral("star:7");
    }

    void positionsOfEarlierVersionsAreRead() {
        QFETCH(int, position);
        QFETCH(QString, board);
        const ShownSweep shown;
        const_cast<SweepView&>(shown.view)
            .restore({{QStringLiteral("boards"), position},
                      {QStringLiteral("pattern"), QStringLiteral("star:7")}});
        QVERIFY2(shown.command().contains(QStringLiteral("--board ") + board),
                 qPrintable(shown.command()));
    }
};

LIGHTSOUT_TEST(SweepViewTest)
#include "SweepViewTest.moc"
