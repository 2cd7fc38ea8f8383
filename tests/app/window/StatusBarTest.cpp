// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StatusBar.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "tests/support/Pages.h"
#include "tests/support/Test.h"

#include <QLabel>
#include <QTest>

using namespace lightsout;

class StatusBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsTheCostOfLongElimination() {
        const auto text = [](double seconds) {
            return StatusBar::progressText(
                WorkEstimate{.operations = 2 * seconds, .bytes = 0, .perSecond = 2});
        };
        QCOMPARE(StatusBar::progressText({}), QStringLiteral("Computing"));
        QCOMPARE(text(0.9), QStringLiteral("Computing"));
        QVERIFY(text(40).startsWith(QStringLiteral("Computing; elimination needs about 40 s, ")));
        QVERIFY(
            text(600).startsWith(QStringLiteral("Computing; elimination needs about 10 min, ")));
    }

    /// An undirected edge is counted once, and one-way edges are counted separately.
    void edgesAreNotArcs() {
        Workbench workbench(Game::allOn(merlinGraph()));
        const StatusFacts facts(workbench);
        QTRY_VERIFY(facts.accessibleDescription().contains(QStringLiteral("Edges 16 (8 one-way)")));
        QVERIFY(facts.accessibleDescription().contains(QStringLiteral("Merlin's Magic Square")));
        Graph drawing(9);
        for (Vertex v = 0; v < 8; ++v) {
            drawing.addEdge(v, v + 1);
        }
        workbench.document.make(Replace{Game::allOn(drawing)}, {});
        QTRY_VERIFY(facts.accessibleDescription().contains(QStringLiteral("Edges 8,")));
        drawing.addArc(0, 8);
        workbench.document.make(Replace{Game::allOn(drawing)}, {});
        QTRY_VERIFY(facts.accessibleDescription().contains(QStringLiteral("Edges 9 (1 one-way)")));
        QVERIFY(facts.accessibleDescription().contains(QStringLiteral("drawn graph")));
        workbench.document.make(Replace{Game::allOn(generalizedPetersenGraph(5, 2))}, {});
        QTRY_VERIFY(facts.accessibleDescription().contains(QStringLiteral("Edges 15,")));
        QVERIFY(facts.accessibleDescription().contains(QStringLiteral("Petersen graph")));
    }

    /// A long name keeps its beginning and its end; the tooltip has the whole name.
    void longNamesAreElidedInTheMiddle() {
        Workbench workbench(Game::allOn(completeBipartiteGraph(3, 14)));
        QWidget window;
        StatusFacts facts(workbench, &window);
        window.show();
        facts.resize(700, 30);
        QTRY_VERIFY(facts.accessibleDescription().contains(QStringLiteral("Solutions")));
        const QString whole =
            QStringLiteral("complete bipartite graph with sides of 3 and 14 vertices");
        const auto labels = facts.findChildren<QLabel*>();
        const auto name = std::ranges::find_if(labels, [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("comp"));
        });
        QVERIFY(name != labels.end());
        QVERIFY2((*name)->text().contains(QStringLiteral("…")) &&
                     (*name)->text().endsWith(QStringLiteral("ces")),
                 qPrintable((*name)->text()));
        QVERIFY((*name)->toolTip().startsWith(whole));
    }

    /// Whatever the board, no fact is cut off, and facts without room are in a tooltip.
    void factsFitOrMoveToATooltip() {
        Workbench workbench(Game::allOn(Lattice{.rows = 200, .cols = 300}));
        QWidget window;
        StatusFacts facts(workbench, &window);
        window.show();
        QTRY_VERIFY(facts.accessibleDescription().contains(QStringLiteral("not counted")));
        for (const int width : {1900, 960, 700, 620}) {
            facts.resize(width, 30);
            settleLayout();
            QString said;
            for (const auto* label : facts.findChildren<QLabel*>()) {
                if (label->isVisible()) {
                    QVERIFY2(label->width() >= label->sizeHint().width(),
                             qPrintable(label->text()));
                    QVERIFY(label->mapTo(&facts, label->rect().topRight()).x() < width);
                    said += label->text() + label->accessibleName();
                }
            }
            for (const char* name : {"Edges", "Symmetries", "Nullity", "This board"}) {
                QVERIFY2(said.contains(QLatin1String(name)), name);
            }
            QCOMPARE(said.contains(QStringLiteral("…")), width < 900);
        }
        QCOMPARE(facts.minimumSizeHint().width(), 0);
    }

    // An unknown fact has a reason.
    void explainsUncountedSymmetries() {
        Workbench workbench(Game::allOn(Lattice{.rows = 150, .cols = 150}));
        StatusFacts facts(workbench);
        facts.setVisible(true);
        QTRY_VERIFY(facts.accessibleDescription().contains(QStringLiteral("not counted")));
        QVERIFY(facts.accessibleDescription().contains(QStringLiteral("up to 20,000 vertices")) ||
                facts.accessibleDescription().contains(QStringLiteral("up to 20000 vertices")));
        bool isExplained = false;
        for (const auto* label : facts.findChildren<QLabel*>()) {
            isExplained = isExplained || label->toolTip().contains(QStringLiteral("vertices"));
        }
        QVERIFY(isExplained);
        workbench.document.make(Replace{Game::allOn(Lattice{.rows = 4, .cols = 4})}, QString());
        QTRY_VERIFY(facts.accessibleDescription().contains(QStringLiteral("Symmetries 8")));
    }
};

LIGHTSOUT_TEST(StatusBarTest)
#include "StatusBarTest.moc"
