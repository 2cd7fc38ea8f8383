// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/NullityBoundsCard.h"

#include "elimination/EliminationPage.h"
#include "graph/Families.h"
#include "tests/support/PageDriver.h"
#include "tests/support/ReferenceGraphs.h"
#include "tests/support/Test.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace lightsout;

namespace {

/// The matrix tab, showing the bounds.
struct BoundsTab {
    explicit BoundsTab(const Rule& rule) : workbench(Game::allOn(rule)), page(workbench) {
        page.resize(1200, 700);
        page.show();
        card = page.findChild<NullityBoundsCard*>();
        PageDriver(page).choose("outcome");
    }
    void click(const char* button) { PageDriver(page).click(button); }
    QString range() const {
        return card->findChild<QLabel*>(QStringLiteral("nullityRange"))
            ->text()
            .remove(QChar(0x2066))
            .remove(QChar(0x2069));
    }
    bool shows(const QString& wanted) const {
        const auto labels = card->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&wanted](const QLabel* label) {
            return label->isVisible() && label->text().contains(wanted);
        });
    }

    Workbench workbench;
    EliminationPage page;
    NullityBoundsCard* card;
};

} // namespace

class NullityBoundsCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNullityIsBetweenItsBounds_data() {
        QTest::addColumn<Rule>("rule");
        QTest::addColumn<QString>("range");
        // Light chasing leaves as many unknowns as the shorter side.
        QTest::newRow("grid") << Rule(Lattice{.rows = 9, .cols = 9}) << "0 ≤ 8 ≤ 9";
        QTest::newRow("thin grid") << Rule(Lattice{.rows = 2, .cols = 30}) << "0 ≤ 0 ≤ 2";
        // Every press changes everything, so all pairs of presses are quiet.
        QTest::newRow("complete graph") << Rule(completeGraph(7)) << "6 ≤ 6 ≤ 6";
        // This board is too large to be eliminated step by step.
        QTest::newRow("large") << Rule(Lattice{.rows = 50, .cols = 51}) << "0 ≤ 2 ≤ 50";
    }
    void theNullityIsBetweenItsBounds() {
        QFETCH(const Rule, rule);
        QFETCH(const QString, range);
        BoundsTab tab(rule);
        QVERIFY(!tab.card->isVisible() && !tab.card->bounds());
        tab.click("bounds");
        QVERIFY(tab.card->isVisible());
        QTRY_COMPARE(tab.range(), range);
    }

    void followsTheBoard() {
        BoundsTab tab(Rule(completeGraph(7)));
        tab.click("bounds");
        QTRY_VERIFY(tab.card->bounds().has_value());
        QVERIFY(!tab.shows(QStringLiteral("the rank is even")));
        tab.workbench.document.make(Replace{Game::allOn(Rule(withoutSelfInfluence(starGraph(9))))},
                                    {});
        QTRY_COMPARE(tab.range(), QStringLiteral("7 ≤ 7 ≤ 7"));
        QVERIFY(tab.shows(QStringLiteral("the rank is even")));
        // Holes have neither a button nor a light.
        Graph graph = completeGraph(7);
        graph.mark({{.vertex = 2, .hasButton = false, .hasLight = false}});
        tab.workbench.document.make(Replace{Game::allOn(Rule(graph))}, {});
        QTRY_COMPARE(tab.range(), QStringLiteral("5 ≤ 5 ≤ 5"));
    }

    void refusesLargeBoards() {
        BoundsTab tab(Rule(Lattice{.rows = 101, .cols = 1000}));
        tab.click("bounds");
        QTRY_VERIFY(tab.shows(QStringLiteral("up to 100,000 vertices")));
        QVERIFY(tab.range().isEmpty() || !tab.shows(QStringLiteral("≤")));
    }
};

LIGHTSOUT_TEST(NullityBoundsCardTest)
#include "NullityBoundsCardTest.moc"
