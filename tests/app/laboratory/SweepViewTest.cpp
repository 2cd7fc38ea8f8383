// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepView.h"

#include "chart/ChartPanel.h"
#include "laboratory/SweepTableModel.h"
#include "laboratory/SweepText.h"
#include "map/HeatMap.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

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

using namespace lightsout;

namespace {

/// The view on the screen, used as a person would use it.
struct ShownSweep {
    ShownSweep() : workbench(Game::allOn(Lattice{.rows = 5, .cols = 5})), view(workbench) {
        view.resize(1240, 700);
        view.restore({{QStringLiteral("quantity"), 0}}); // not the example
        view.show();
    }
    void choose(const char* field, const QString& entry) const {
        auto* box = WidgetDriver(view).part<QComboBox>(field);
        const int index = box->findText(entry, Qt::MatchContains);
        QVERIFY2(index >= 0, qPrintable(entry));
        box->setCurrentIndex(index);
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
    ChartPanel* chart() const { return view.findChild<ChartPanel*>(); }
    HeatMap* map() const { return view.findChild<HeatMap*>(); }
    QTableView* table() const { return view.findChild<QTableView*>(); }
    SweepTableModel* model() const { return qobject_cast<SweepTableModel*>(table()->model()); }
    QString command() const { return WidgetDriver(view).part<QLineEdit>("sweepCommand")->text(); }
    Rule board() const { return workbench.document.game().rule(); }

    Workbench workbench;
    SweepView view;
};

} // namespace

class SweepViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
        QTest::addColumn<QString>("quantity");
        QTest::addColumn<QString>("boards");
        QTest::addColumn<int>("last");
        const auto row = [](const char* quantity, const char* boards, int last) {
            QTest::addRow("%s of %s", quantity, boards)
                << QString(quantity) << QString(boards) << last;
        };
        row("Rank", "squares", 12);
        row("Solvable share", "rectangles", 5);
        row("Fewest presses", "hexagons", 5);
        row("Solutions up to", "wheels", 8);
        row("hardest", "cycles", 10);
        row("Tilings", "paths", 10);
        row("Mean number of", "stars", 6);
        row("Variance of the number", "surfaces of cubes", 3);
        row("limit law", "complete graphs", 5);
        row("win by chance", "hypercubes", 4);
        row("Elimination operations", "complete bipartite", 4);
        row("Light-chasing", "squares", 8);
        row("Symmetries", "circulant", 9);
        row("Nullity", "random cubic", 10);
        row("Rank", "random trees", 7);
        row("Rank", "random planar", 7);
        row("Nullity", "each edge with probability", 7);
        row("Nullity", "triangles", 7);
    }

    /// The number of threads does not matter: the window uses two, the command line one.
    void theCommandGivesTheSameValues() {
        QFETCH(const QString, quantity);
        QFETCH(const QString, boards);
        QFETCH(const int, last);
        const ShownSweep shown;
        shown.choose("quantity", quantity);
        shown.choose("boards", boards);
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
            const Measurement& measured = *run.results()[static_cast<std::size_t>(i)];
            QCOMPARE(fields[2].toStdString(), measured.value.value_or(""));
            QCOMPARE(fields[4].toStdString(), measured.low.value_or(""));
            isKnown = isKnown || measured.value.has_value();
        }
        QVERIFY(isKnown);
    }

    void valuesStandInChartAndTable() {
        const ShownSweep shown;
        shown.choose("quantity", QStringLiteral("Nullity"));
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
        shown.choose("quantity", QStringLiteral("Nullity"));
        shown.set("nLast", 6);
        shown.runToTheEnd();
        shown.choose("surface", QStringLiteral("torus"));
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
        shown.choose("quantity", QStringLiteral("Nullity"));
        shown.choose("surface", QStringLiteral("torus"));
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
        shown.choose("quantity", QStringLiteral("Rank"));
        shown.choose("boards", QStringLiteral("rectangles"));
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
        shown.click("chart");
        QVERIFY(shown.chart()->isVisible());
        QCOMPARE(shown.chart()->data().series.size(), std::size_t{7}); // one series for each m
    }

    void meansHaveTheirConfidence() {
        const ShownSweep shown;
        shown.choose("quantity", QStringLiteral("Rank"));
        shown.choose("boards", QStringLiteral("each edge with probability"));
        shown.set("nLast", 6);
        shown.runToTheEnd();
        QCOMPARE(shown.chart()->data().series[0].shape, ChartShape::band);
        QCOMPARE(shown.model()->columnCount(), 3);
        QVERIFY(shown.model()->index(5, 2).data().toString().contains(QStringLiteral(" … ")));
    }

    void reportsInvalidSweeps() {
        const ShownSweep shown;
        shown.set("nFirst", 40);
        QVERIFY(shown.says(QStringLiteral("larger than the last")));
        QVERIFY(!shown.button("startSweep")->isEnabled());
        shown.choose("boards", QStringLiteral("rectangles"));
        shown.set("nLast", 1000);
        shown.set("mLast", 1000);
        QVERIFY(shown.says(QStringLiteral("are too many")));
        shown.choose("boards", QStringLiteral("custom boards"));
        WidgetDriver(shown.view)
            .part<QLineEdit>("customBoards")
            ->setText(QStringLiteral("moebius:{n}"));
        QVERIFY(!shown.button("startSweep")->isEnabled());
        QVERIFY(!shown.says(QStringLiteral("Choose what to compute")));
    }

    void theChoiceIsKept() {
        const ShownSweep shown;
        shown.choose("quantity", QStringLiteral("Tilings"));
        shown.choose("boards", QStringLiteral("rectangles"));
        shown.choose("surface", QStringLiteral("Klein"));
        shown.set("mFirst", 3);
        ShownSweep other;
        other.view.restore(shown.view.state());
        QCOMPARE(other.command(), shown.command());
        QVERIFY(other.command().contains(QLatin1String("--m 3..12")));
    }
};

LIGHTSOUT_TEST(SweepViewTest)
#include "SweepViewTest.moc"
