// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Analysis.h"

#include "graph/Families.h"

#include "tests/support/Test.h"

#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

/// Tests the values of facts that views want.
class AnalysisValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wantedFactsAreComputed() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        Analysis analysis(document);
        const QObject view;
        const Fact& nullity = *factNamed("nullity");
        const Fact& fewest = *factNamed("fewest");
        const Fact& tilings = *factNamed("tilings");
        QTRY_VERIFY(analysis.facts() != nullptr);
        QVERIFY(!analysis.value(nullity)); // nobody wants it
        analysis.want(view, {&nullity, &fewest, &tilings});
        QTRY_VERIFY(!analysis.isComputing());
        QCOMPARE(analysis.value(nullity)->text(), std::string("2"));
        QCOMPARE(analysis.value(fewest)->text(), std::string("15"));
        QCOMPARE(analysis.value(tilings)->text(), std::string("0"));
    }

    /// Only what depends on the lights is computed again after a press.
    void pressesKeepFactsOfTheRule() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        Analysis analysis(document);
        const QObject view;
        const Fact& nullity = *factNamed("nullity");
        const Fact& fewest = *factNamed("fewest");
        const Fact& lit = *factNamed("lit");
        analysis.want(view, {&nullity, &fewest});
        QTRY_VERIFY(analysis.value(fewest));
        QCOMPARE(analysis.value(lit)->text(), std::string("25")); // known without work
        document.press(0);
        QVERIFY(analysis.value(nullity) && !analysis.value(fewest));
        QCOMPARE(analysis.value(lit)->text(), std::string("22"));
        QTRY_VERIFY(analysis.value(fewest));
        document.make(Replace{Game::allOn(pathGraph(5))}, {});
        QVERIFY(!analysis.value(nullity));
        QTRY_VERIFY(analysis.value(nullity));
        QCOMPARE(analysis.value(nullity)->text(), std::string("1"));
    }

    /// Work that may take long is refused, with a reason.
    void longWorkIsNotBegun() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 30, .cols = 30}));
        Analysis analysis(document);
        const QObject view;
        const Fact& tilings = *factNamed("tilings");
        analysis.want(view, {&tilings});
        QTRY_VERIFY(analysis.value(tilings));
        QVERIFY(*analysis.value(tilings) == Value(Missing::tooLarge));
    }

    void viewsThatAreGoneWantNothing() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        Analysis analysis(document);
        const Fact& nullity = *factNamed("nullity");
        {
            const QObject view;
            analysis.want(view, {&nullity});
        }
        QTRY_VERIFY(analysis.facts() != nullptr);
        QTRY_VERIFY(!analysis.isComputing());
        QVERIFY(!analysis.value(nullity));
    }
};

LIGHTSOUT_TEST(AnalysisValuesTest)
#include "AnalysisValuesTest.moc"
