// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/AtlasView.h"

#include "chart/ChartPanel.h"
#include "counts/CountsPage.h"
#include "formats/Graph6.h"
#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "graph/SmallGraphs.h"
#include "graph/Symmetry.h"
#include "laboratory/SweepView.h"
#include "solve/Solver.h"

#include "tests/support/Length.h"
#include "tests/support/PageDriver.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Shell.h"
#include "tests/support/Test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace lightsout;

namespace {

/// The atlas in a window.
struct Atlas {
    Atlas() : workbench(Game::allOn(Lattice{.rows = 5, .cols = 5})), view(workbench) {
        view.resize(1280, 760);
        view.show();
    }
    /// Shows the graphs of these sizes, without computing larger ones.
    void openGraphs(const std::vector<Graph>& graphs) {
        QVERIFY(folder.isValid());
        QFile file(folder.filePath(QStringLiteral("graphs.g6")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const Graph& graph : graphs) {
            file.write(QByteArray::fromStdString(*writeGraph6({.game = Game::allOn(graph)})));
        }
        file.close();
        view.openFile(file.fileName());
        QTRY_VERIFY(view.isComplete());
        QTRY_COMPARE(view.model().size(), graphs.size());
    }
    void choose(std::size_t vertices) const {
        WidgetDriver(view).select("atlasSize", static_cast<int>(vertices));
    }
    void type(const char* condition) const {
        auto* field = WidgetDriver(view).part<QLineEdit>("atlasCondition");
        field->selectAll();
        QTest::keyClicks(field, QLatin1String(condition));
    }
    QString read(const char* label) const { return WidgetDriver(view).read(label); }
    QTableView& table() const { return *WidgetDriver(view).part<QTableView>("atlasTable"); }

    QTemporaryDir folder;
    Workbench workbench;
    AtlasView view;
};

/// Returns the connected graphs with 7 or 9 vertices, one of each isomorphism class. The program
/// makes at most those with 8. A connected graph has a vertex whose removal leaves it connected, so
/// those with 9 have one vertex more.
std::vector<Graph> connectedGraphs(std::size_t vertices) {
    Progress progress;
    if (vertices <= maxGraphCensus) {
        return smallGraphs(GraphKind::connected, vertices, progress);
    }
    std::set<std::vector<std::size_t>> known;
    std::vector<Graph> graphs;
    for (const Graph& smaller : connectedGraphs(vertices - 1)) {
        for (unsigned joined = 1; joined < 1U << (vertices - 1); ++joined) {
            Graph graph(vertices);
            for (Vertex v = 0; v + 1 < vertices; ++v) {
                for (const Vertex u : smaller.targets(v)) {
                    if (u < v) {
                        graph.addEdge(u, v);
                    }
                }
                if ((joined >> v & 1U) != 0) {
                    graph.addEdge(v, vertices - 1);
                }
            }
            const Permutation numbering = canonicalNumbering(graph);
            std::vector<std::size_t> rows(vertices);
            for (Vertex v = 0; v < vertices; ++v) {
                for (const Vertex u : graph.targets(v)) {
                    rows[numbering[v]] |= std::size_t{1} << numbering[u];
                }
            }
            if (known.insert(rows).second) {
                graphs.push_back(std::move(graph));
            }
        }
    }
    return graphs;
}

std::vector<Graph> someGraphs() {
    return {completeGraph(6), starGraph(6), pathGraph(6), cycleGraph(6), pathGraph(5)};
}

} // namespace

class AtlasViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The numbers of connected graphs, and of those of nullity 0, are published: OEIS A001349 and
    /// A334443. A condition is applied to all 12 113 rows within a frame.
    void containsAllSmallGraphs() {
        const Atlas atlas;
        QTRY_VERIFY_WITH_TIMEOUT(atlas.view.isComplete() && atlas.view.model().size() == 12'113,
                                 300'000);
        const int graphs[] = {1, 1, 2, 6, 21, 112, 853, 11117};
        const int unique[] = {1, 0, 1, 2, 9, 33, 290, 3692};
        for (std::size_t n = 1; n <= std::size(graphs); ++n) {
            atlas.choose(n);
            atlas.type("n > 0");
            QCOMPARE(atlas.view.model().rowCount(), graphs[n - 1]);
            atlas.type("nullity == 0");
            QCOMPARE(atlas.view.model().rowCount(), unique[n - 1]);
        }
        atlas.choose(0);
        QElapsedTimer timer;
        timer.start();
        AtlasModel& model = const_cast<AtlasModel&>(atlas.view.model());
        model.setFilter({.vertices = 0,
                         .condition = std::get<Conjecture>(
                             readConjecture("vertices == 8 and nullity >= 3 and edges < 12"))});
        qInfo() << "filter:" << timer.nsecsElapsed() / 1000 << "µs";
        QVERIFY(model.rowCount() > 0);
    }

    void conditionsChooseRows() {
        Atlas atlas;
        atlas.openGraphs(someGraphs());
        atlas.type("vertices == 6 and nullity == 4");
        QCOMPARE(atlas.view.model().rowCount(), 0);
        // Without self-influence, the star has nullity 4.
        WidgetDriver(atlas.view).part<QCheckBox>("atlasSelf")->click();
        QCOMPARE(atlas.view.model().rowCount(), 1);
        QCOMPARE(atlas.view.model().nameOf(0), QStringLiteral("6-vertex star"));
        QVERIFY(atlas.read("atlasAnswer").startsWith(QStringLiteral("1 of 5")));
        atlas.choose(6);
        QVERIFY(atlas.read("atlasAnswer").startsWith(QStringLiteral("1 of 4")));
    }

    void mistakesAreExplained() {
        Atlas atlas;
        atlas.openGraphs(someGraphs());
        atlas.type("nullity >");
        QCOMPARE(atlas.read("atlasMistake"), QStringLiteral("Something is missing at the end."));
        QCOMPARE(atlas.view.model().rowCount(), 5); // the last rows stay
        atlas.type("classes == 1");
        QVERIFY(atlas.read("atlasMistake").contains(QStringLiteral("classes")));
        atlas.type("nullity > 4");
        QCOMPARE(atlas.read("atlasMistake"), QString());
        QCOMPARE(atlas.view.model().rowCount(), 1);
    }

    void rowsAreSorted() {
        Atlas atlas;
        atlas.openGraphs(someGraphs());
        atlas.table().sortByColumn(AtlasModel::edges, Qt::DescendingOrder);
        std::vector<std::size_t> edges;
        for (int row = 0; row < atlas.view.model().rowCount(); ++row) {
            edges.push_back(atlas.view.model().graph(row).edgeCount());
        }
        QVERIFY(std::ranges::is_sorted(edges, std::greater()));
        QCOMPARE(edges.front(), std::size_t{15});
    }

    /// Columns of texts are sorted too: numbers of degrees one by one, names by family and
    /// size, graph6 like the lines of a file.
    void textsAreSorted() {
        Atlas atlas;
        atlas.openGraphs({pathGraph(10), hypercubeGraph(3), pathGraph(9), starGraph(6),
                          discTriangleGraph(3), completeGraph(5)});
        const auto column = [&](int number, Qt::SortOrder order) {
            atlas.table().sortByColumn(number, order);
            QStringList texts;
            for (int row = 0; row < atlas.view.model().rowCount(); ++row) {
                texts << atlas.view.model()
                             .data(atlas.view.model().index(row, number), Qt::DisplayRole)
                             .toString();
            }
            return texts;
        };
        QCOMPARE(column(AtlasModel::name, Qt::AscendingOrder),
                 (QStringList{QStringLiteral("5-vertex complete graph"),
                              QStringLiteral("9-vertex path"), QStringLiteral("10-vertex path"),
                              QStringLiteral("6-vertex star"), QStringLiteral("cube"), QString()}));
        QCOMPARE(column(AtlasModel::degrees, Qt::DescendingOrder).front(),
                 QStringLiteral("5 1 1 1 1 1"));
        QVERIFY(std::ranges::is_sorted(column(AtlasModel::graph6, Qt::AscendingOrder)));
        QVERIFY(std::ranges::is_sorted(column(AtlasModel::graph6, Qt::DescendingOrder),
                                       std::greater()));
        QCOMPARE(column(AtlasModel::solvable, Qt::AscendingOrder).size(), 6);
        QVERIFY(column(AtlasModel::solvable, Qt::DescendingOrder)
                    .front()
                    .contains(QStringLiteral("100")));
    }

    /// The families have names, and each graph is there once.
    void familiesAreRows() {
        Atlas atlas;
        atlas.openGraphs(someGraphs());
        WidgetDriver(atlas.view).select("atlasSource", 1);
        QTRY_VERIFY(atlas.view.isComplete() && atlas.view.model().size() > 100);
        std::set<QString> names;
        for (int row = 0; row < atlas.view.model().rowCount(); ++row) {
            QVERIFY(!atlas.view.model().nameOf(row).isEmpty());
            names.insert(atlas.view.model().nameOf(row));
        }
        QCOMPARE(names.size(), atlas.view.model().size());
        for (const char* name :
             {"Petersen graph", "dodecahedron", "tesseract", "20-vertex path", "Heawood graph",
              "Pappus graph", "Desargues graph", "Nauru graph"}) {
            QVERIFY(names.contains(QString::fromUtf8(name)));
        }
        QVERIFY(atlas.read("atlasAnswer").endsWith(QStringLiteral(" graphs")));
        const QJsonObject state = atlas.view.state();
        WidgetDriver(atlas.view).select("atlasSource", 2); // the file again
        QTRY_COMPARE(atlas.view.model().size(), someGraphs().size());
        atlas.view.restore(state);
        QTRY_COMPARE(atlas.view.model().size(), names.size());
    }

    /// On a wall, the table or the histogram is in front.
    void theWallShowsTheTableOrTheHistogram() {
        Atlas atlas;
        atlas.openGraphs(someGraphs());
        const auto* chart = atlas.view.findChild<ChartPanel*>();
        const auto isAlone = [&](const QWidget* shown, const QWidget* hidden) {
            return shown->isVisible() && !hidden->isVisible() &&
                   !WidgetDriver(atlas.view).part<QWidget>("atlasFilesCard")->isVisible();
        };
        atlas.view.turn(); // only on a wall
        QVERIFY(chart->isVisible() && atlas.table().isVisible());
        atlas.view.setStage(Stage::wall);
        QVERIFY(isAlone(&atlas.table(), chart));
        atlas.view.turn();
        QVERIFY(isAlone(chart, &atlas.table()));
        atlas.view.turn();
        QVERIFY(isAlone(&atlas.table(), chart));
        atlas.view.turn();
        atlas.view.setStage(Stage::subjectOnly);
        QVERIFY(isAlone(&atlas.table(), chart));
        atlas.view.setStage(Stage::desk);
        QVERIFY(chart->isVisible() && atlas.table().isVisible());
    }

    void theCommandReadsTheFile() {
        Atlas atlas;
        atlas.openGraphs(someGraphs());
        WidgetDriver(atlas.view).part<QCheckBox>("atlasSelf")->click();
        const QByteArray csv = shellOutput(atlas.view.command(), ".", {COMMAND_LINE});
        QCOMPARE(csv.count('\n'), 1 + 5);
        QVERIFY(csv.contains(",,4,true")); // the star
    }

    /// Graphs arrive in batches, which the filter and the order apply to.
    void batchesAreFilteredAndSorted() {
        Atlas atlas;
        Random random(1);
        std::vector<Graph> graphs;
        for (int i = 0; i < 600; ++i) {
            graphs.push_back(
                randomGraph(2 + random.below(4), 50, false, SelfInfluences::all, random));
        }
        atlas.type("edges >= 3");
        atlas.table().sortByColumn(AtlasModel::edges, Qt::DescendingOrder);
        atlas.openGraphs(graphs);
        std::vector<std::size_t> expected;
        for (const Graph& graph : graphs) {
            if (graph.edgeCount() >= 3) {
                expected.push_back(graph.edgeCount());
            }
        }
        std::ranges::sort(expected, std::greater());
        std::vector<std::size_t> edges;
        for (int row = 0; row < atlas.view.model().rowCount(); ++row) {
            edges.push_back(atlas.view.model().graph(row).edgeCount());
        }
        QVERIFY(edges == expected);
    }

    void aBarOfTheHistogramChoosesRows() {
        Atlas atlas;
        atlas.openGraphs(someGraphs());
        auto* chart = atlas.view.findChild<ChartPanel*>();
        const Chart shown = chart->data();
        double total = 0;
        for (const ChartPoint& point : shown.series[0].points) {
            total += point.y;
        }
        QCOMPARE(total, 5.0);
        Q_EMIT chart->barClicked(0, 5);
        QCOMPARE(WidgetDriver(atlas.view).part<QLineEdit>("atlasCondition")->text(),
                 QStringLiteral("nullity == 5"));
        QCOMPARE(atlas.view.model().rowCount(), 1);
    }

    void opensAndCompares() {
        Atlas atlas;
        atlas.openGraphs(someGraphs());
        atlas.table().selectRow(1);
        QVERIFY(atlas.read("atlasChosen").contains(QStringLiteral("star")));
        WidgetDriver(atlas.view).click("atlasOpen");
        QVERIFY(atlas.workbench.document.game().rule().hasSameInfluence(
            AtlasGraph::of(starGraph(6)).graph(true)));
        int requests = 0;
        connect(&atlas.workbench.pinned, &PinnedBoard::compareRequested, this,
                [&requests] { ++requests; });
        atlas.table().selectRow(0);
        const QModelIndex other = atlas.table().model()->index(2, AtlasModel::edges);
        QTest::mouseClick(atlas.table().viewport(), Qt::LeftButton, Qt::ControlModifier,
                          atlas.table().visualRect(other).center());
        QCOMPARE(requests, 1);
        QCOMPARE(atlas.workbench.document.game().rule().edgeCount(), std::size_t{15});
        QCOMPARE(atlas.workbench.pinned.game().rule().edgeCount(), std::size_t{5});
    }

    void writesTables() {
        Atlas atlas;
        atlas.openGraphs(someGraphs());
        atlas.type("nullity == 5");
        const QStringList lines = atlas.view.model().csv().split(QLatin1Char('\n'));
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[0].startsWith(QStringLiteral("graph6,degrees,vertices,edges,nullity")));
        QVERIFY(lines[1].contains(QStringLiteral("E~~w")));
        QVERIFY(lines[1].contains(QStringLiteral(",6,15,5,0,")));
    }

    /// Stop keeps the rows of a long file that are known, and they can be filtered and sorted.
    void stopKeepsTheKnownGraphs() {
        constexpr int lines = 200'000;
        Atlas atlas;
        QFile file(atlas.folder.filePath(QStringLiteral("many.g6")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto line = [](const Graph& graph) {
            return QByteArray::fromStdString(*writeGraph6({.game = Game::allOn(graph)}));
        };
        file.write((line(pathGraph(5)) + line(completeGraph(4))).repeated(lines / 2));
        file.close();
        atlas.view.openFile(file.fileName());
        QTRY_VERIFY(atlas.view.model().size() > 0);
        QVERIFY(atlas.read("atlasNote").startsWith(QStringLiteral("Computing")));
        WidgetDriver(atlas.view).click("atlasStop");
        QTRY_VERIFY(atlas.view.isComplete());
        QVERIFY(atlas.read("atlasNote").startsWith(QStringLiteral("The atlas contains")));
        const std::size_t known = atlas.view.model().size();
        QVERIFY(known < lines);
        atlas.type("n == 4");
        QCOMPARE(static_cast<std::size_t>(atlas.view.model().rowCount()), known / 2);
        atlas.table().sortByColumn(AtlasModel::name, Qt::AscendingOrder);
        QCOMPARE(atlas.view.model().size(), known);
    }

    void opensAllConnectedGraphsOfASize_data() {
        QTest::addColumn<int>("vertices");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("unique"); // with nullity 0: OEIS A334443
        QTest::newRow("7 vertices") << 7 << 853 << 290;
        if (isRunAtLength()) {
            QTest::newRow("9 vertices") << 9 << 261'080 << 94'280;
        }
    }

    /// The file is read with progress while the window stays usable, and can be stopped.
    void opensAllConnectedGraphsOfASize() {
        QFETCH(int, vertices);
        QFETCH(int, count);
        QFETCH(int, unique);
        Atlas atlas;
        QFile file(atlas.folder.filePath(QStringLiteral("connected.g6")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const Graph& graph : connectedGraphs(static_cast<std::size_t>(vertices))) {
            file.write(QByteArray::fromStdString(*writeGraph6({.game = Game::allOn(graph)})));
        }
        file.close();
        QElapsedTimer whole;
        whole.start();
        atlas.view.openFile(file.fileName());
        qint64 longest = 0;
        bool hasProgress = false;
        while (!atlas.view.isComplete()) {
            QElapsedTimer timer;
            timer.start();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            longest = std::max(longest, timer.elapsed());
            hasProgress = hasProgress || atlas.read("atlasNote").contains(QLatin1String(" of all"));
            if (!atlas.view.isComplete()) {
                QVERIFY(WidgetDriver(atlas.view).part<QWidget>("atlasStop")->isVisible());
            }
        }
        qInfo() << count << "graphs:" << whole.elapsed() << "ms, the longest pause" << longest
                << "ms";
        QVERIFY(hasProgress);
        QCOMPARE(atlas.view.model().rowCount(), count);
        atlas.type("nullity == 0");
        QCOMPARE(atlas.view.model().rowCount(), unique);
        atlas.view.openFile(file.fileName());
        QTRY_VERIFY(atlas.view.model().size() > 0 || atlas.view.isComplete());
        QElapsedTimer stopping;
        stopping.start();
        WidgetDriver(atlas.view).activate("atlasStop");
        QTRY_VERIFY(atlas.view.isComplete());
        QVERIFY(stopping.elapsed() < 200);
    }

    /// The rows that satisfy the condition become the boards of a sweep.
    void rowsBecomeASweep() {
        Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        CountsPage page(workbench);
        page.resize(1280, 760);
        page.show();
        const PageDriver driver(page);
        driver.choose("atlas");
        auto* view = page.findChild<AtlasView*>();
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("graphs.g6")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        for (const Graph& graph : someGraphs()) {
            file.write(QByteArray::fromStdString(*writeGraph6({.game = Game::allOn(graph)})));
        }
        file.close();
        view->openFile(file.fileName());
        QTRY_VERIFY(view->isComplete());
        driver.part<QCheckBox>("atlasSelf")->click();
        auto* condition = driver.part<QLineEdit>("atlasCondition");
        QTest::keyClicks(condition, QStringLiteral("edges == 5"));
        QCOMPARE(view->model().rowCount(), 2); // a star and a path, both with six vertices
        driver.click("atlasSweep");
        QCOMPARE(page.mode(), QStringLiteral("sweep"));
        const auto* sweep = page.findChild<SweepView*>();
        QVERIFY(driver.part<QComboBox>("boards")->currentText().startsWith(QStringLiteral("2 ")));
        QVERIFY(!sweep->run().isRunning());
        const auto facts = sweptFacts();
        driver.select("quantity", static_cast<int>(std::ranges::find(facts, factNamed("nullity")) -
                                                   facts.begin()));
        driver.click("startSweep");
        QTRY_VERIFY(!sweep->run().isRunning());
        QCOMPARE(sweep->run().results().size(), std::size_t{2});
        for (std::size_t i = 0; i < 2; ++i) {
            const auto expected = AtlasQuantity::named("nullity")->of(
                view->model().entry(static_cast<int>(i)), false);
            QCOMPARE(realOf(*sweep->run().results()[i]->number()), *expected);
        }
        // Without self-influence, the star has nullity 4 and the path 0.
        auto* claim = driver.part<QLineEdit>("claim");
        for (const auto& [text, answer] :
             {std::pair("nullity >= 4", "Disproved"), {"nullity <= 4", "Holds for all 2"}}) {
            claim->setText(QLatin1String(text));
            QTest::keyClick(claim, Qt::Key_Return);
            QTRY_VERIFY(driver.read("claimAnswer").startsWith(QLatin1String(answer)));
        }
        // The command measures the same graphs, once they are saved.
        QVERIFY(sweep->command().contains(QStringLiteral("--board graphs.g6 --self off")));
        const QByteArray csv = shellOutput(sweep->command(), folder.path(), {COMMAND_LINE});
        QCOMPARE(csv.trimmed().split('\n').size(), 5);
        // The graphs can be opened, and other rows replace them.
        driver.choose("atlas");
        condition->clear();
        QTest::keyClicks(condition, QStringLiteral("n == 5"));
        driver.click("atlasSweep");
        QVERIFY(driver.part<QComboBox>("boards")->currentText().startsWith(QStringLiteral("1 ")));
        driver.click("startSweep");
        QTRY_VERIFY(!sweep->run().isRunning());
        QCOMPARE(sweep->run().results().size(), std::size_t{1});
        QVERIFY(sweep->run().sweep().gameAt(0, 1)->rule().hasSameInfluence(
            AtlasGraph::of(pathGraph(5)).graph(false)));
        // After a restart, the rows are gone.
        SweepView other(workbench);
        other.restore(sweep->state());
        QVERIFY(WidgetDriver(other).part<QWidget>("customBoards")->isVisibleTo(&other));
    }

    /// The row of the board that is shown is selected, in the table as it is sorted.
    void followsTheBoard() {
        Atlas atlas;
        atlas.openGraphs(someGraphs());
        const auto selected = [&] {
            const auto rows = atlas.table().selectionModel()->selectedRows();
            return rows.isEmpty() ? QString() : atlas.view.model().nameOf(rows.front().row());
        };
        QCOMPARE(selected(), QString());
        atlas.table().sortByColumn(AtlasModel::edges, Qt::AscendingOrder);
        Graph cycle(6, false);
        for (const auto& [u, v] : {std::pair{0, 3}, {3, 1}, {1, 4}, {4, 2}, {2, 5}, {5, 0}}) {
            cycle.addEdge(static_cast<Vertex>(u), static_cast<Vertex>(v));
        }
        atlas.workbench.document.make(Replace{Game::allOn(cycle)}, {});
        QCOMPARE(selected(), QStringLiteral("6-vertex cycle"));
        atlas.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 1, .cols = 5})}, {});
        QCOMPARE(selected(), QStringLiteral("5-vertex path"));
    }

    void skipsGraphsThatAreTooLarge() {
        Atlas atlas;
        QFile file(atlas.folder.filePath(QStringLiteral("mixed.g6")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(*writeGraph6({.game = Game::allOn(pathGraph(40))})));
        file.write(QByteArray::fromStdString(*writeGraph6({.game = Game::allOn(pathGraph(4))})));
        file.close();
        atlas.view.openFile(file.fileName());
        QTRY_COMPARE(atlas.view.model().size(), std::size_t{1});
        QTRY_VERIFY(atlas.view.isComplete());
        QVERIFY(atlas.read("atlasNote").endsWith(QStringLiteral("24 vertices: 1.")));
    }

    void theCommandGivesEveryNullity() {
        Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        CountsPage page(workbench);
        page.show();
        PageDriver(page).click("graphs");
        QCOMPARE(page.mode(), QStringLiteral("atlas"));
        QVERIFY(page.commands().isEmpty());
        PageDriver(page).select("atlasSize", 5);
        const QByteArray csv = shellOutput(page.commands().value(0), ".", {COMMAND_LINE});
        QCOMPARE(csv.count('\n'), 1 + 21); // graphs with five vertices
        QCOMPARE(csv.count(",,0,true"), 9);
    }
};

LIGHTSOUT_TEST(AtlasViewTest)
#include "AtlasViewTest.moc"
