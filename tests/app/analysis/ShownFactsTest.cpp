// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/ShownFacts.h"

#include "controls/Card.h"
#include "graph/Families.h"

#include "tests/support/Test.h"

#include <QLabel>
#include <QTest>

using namespace lightsout;

/// Tests labels that show facts about the analysed board.
class ShownFactsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelsFollowTheBoard() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        Analysis analysis(document);
        FactLabel nullity("nullity");
        FactLabel lightest("lightest-quiet");
        showFacts(analysis, {&nullity, &lightest});
        QCOMPARE(nullity.value(), QStringLiteral("…"));
        QTRY_COMPARE(nullity.value(), QStringLiteral("4"));
        QTRY_COMPARE(lightest.value(), QStringLiteral("8"));
        document.make(Replace{Game::allOn(Lattice{.rows = 3, .cols = 3})}, {});
        QCOMPARE(nullity.value(), QStringLiteral("4")); // until the next one is known
        QTRY_COMPARE(nullity.value(), QStringLiteral("0"));
        QTRY_COMPARE(lightest.value(), QStringLiteral("–"));
        const auto labels = lightest.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->toolTip() == QStringLiteral("Every press changes something.");
        }));
    }

    void labelsThatAreGoneWantNothing() {
        CurrentDocument document(Game::allOn(pathGraph(4)));
        Analysis analysis(document);
        {
            FactLabel twins("twins");
            showFacts(analysis, {&twins});
            QTRY_COMPARE(twins.value(), QStringLiteral("1"));
        }
        document.make(Replace{Game::allOn(pathGraph(5))}, {});
        QTRY_VERIFY(analysis.facts() != nullptr);
        QVERIFY(!analysis.isComputing() && !analysis.value(*factNamed("twins")));
    }
};

LIGHTSOUT_TEST(ShownFactsTest)
#include "ShownFactsTest.moc"
