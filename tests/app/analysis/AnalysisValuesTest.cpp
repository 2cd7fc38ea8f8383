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
        const Fact& lightest = *factNamed("lightest-quiet");
        const Fact& tilings = *factNamed("tilings");
        QTRY_VERIFY(analysis.facts() != nullptr);
        QVERIFY(!analysis.value(lightest)); // no view wants it
        analysis.want(view, {&lightest, &tilings});
        QTRY_VERIFY(!analysis.isComputing());
        QCOMPARE(analysis.value(lightest)->text(), std::string("12"));
        QCOMPARE(analysis.value(tilings)->text(), std::string("0"));
    }

    /// Facts that follow from the answer are known as soon as it is, and the table gives the same
    /// values without it.
    void factsOfTheAnswerComeWithIt() {
        const Game game = Game::allOn(Lattice{.rows = 5, .cols = 5});
        CurrentDocument document(game);
        const Analysis analysis(document);
        QVERIFY(!analysis.size("nullity"));
        QSignalSpy arrived(&analysis, &Analysis::factsChanged);
        QVERIFY(arrived.wait());
        FactContext context(game);
        Progress progress;
        for (const Fact& fact : allFacts()) {
            if (fact.source == FactSource::answer) {
                QVERIFY2(analysis.value(fact) == valueOf(fact, context, progress), fact.id.data());
            }
        }
        QCOMPARE(analysis.size("nullity"), std::optional<std::size_t>(2));
        QCOMPARE(analysis.size("fewest"), std::optional<std::size_t>(15));
        QCOMPARE(analysis.size("solvable-share"), std::nullopt);
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

    /// Moving or naming a vertex changes no fact.
    void drawingKeepsAllFacts() {
        CurrentDocument document(Game::allOn(pathGraph(5)));
        Analysis analysis(document);
        const QObject view;
        const Fact& fewest = *factNamed("fewest");
        const Fact& lightest = *factNamed("lightest-quiet");
        analysis.want(view, {&lightest});
        QTRY_VERIFY(analysis.value(lightest));
        document.make(Label{0, "first"}, {});
        QVERIFY(analysis.value(fewest) && analysis.value(lightest));
        QVERIFY(!analysis.isComputing());
        document.press(0);
        QVERIFY(!analysis.value(fewest));
    }

    /// A value that was refused for want of memory is computed once the memory is allowed.
    void allowedMemoryGivesValues() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 30'000, .cols = 26'000}));
        Analysis analysis(document);
        const Fact& rank = *factNamed("rank");
        QTRY_VERIFY_WITH_TIMEOUT(analysis.value(rank), 30'000);
        QVERIFY(*analysis.value(rank) == Value(Missing::tooLarge));
        analysis.allowMemory();
        QVERIFY(!analysis.value(rank));
        analysis.cancel();
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
        const Fact& lightest = *factNamed("lightest-quiet");
        {
            const QObject view;
            analysis.want(view, {&lightest});
        }
        QTRY_VERIFY(analysis.facts() != nullptr);
        QTRY_VERIFY(!analysis.isComputing());
        QVERIFY(!analysis.value(lightest));
    }
};

LIGHTSOUT_TEST(AnalysisValuesTest)
#include "AnalysisValuesTest.moc"
