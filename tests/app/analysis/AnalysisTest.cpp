// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Analysis.h"

#include "tests/support/Test.h"
#include "text/ErrorText.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

namespace {

/// Returns a board that only elimination can solve.
Rule knights(std::size_t side) {
    return Lattice{.rows = side, .cols = side, .neighbours = Neighbours::knight};
}

} // namespace

class AnalysisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void factsOfTheClassicBoard() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        const Analysis analysis(document);
        QTRY_VERIFY(analysis.facts() != nullptr);
        const Facts& facts = *analysis.facts();
        QCOMPARE(facts.solver->nullity(), 2U);
        QVERIFY(facts.isSolvable() && facts.isKernelComplete());
        // OEIS A075464: fewest presses for the 5 × 5 board with all lights on.
        QCOMPARE(facts.fewest->presses.count(), 15U);
        QVERIFY(facts.fewest->isProven());
    }

    void factsFollowEveryChange() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        const Analysis analysis(document);
        QTRY_VERIFY(analysis.facts() != nullptr);
        document.make(FlipStart{{0}}, QStringLiteral("edit"));
        QVERIFY(analysis.facts() == nullptr);
        QTRY_VERIFY(analysis.facts() != nullptr);
        const Facts& facts = *analysis.facts();
        QVERIFY(!facts.isSolvable());
        QVERIFY(facts.answer->vector.dot(document.game().difference()));
        document->undoStack()->undo();
        QTRY_VERIFY(analysis.facts() != nullptr && analysis.facts()->isSolvable());
    }

    void onlyTheLastOfManyChangesCounts() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 9, .cols = 9}));
        const Analysis analysis(document);
        for (Vertex v = 0; v < 60; ++v) {
            document.make(Press{v}, QStringLiteral("press"));
        }
        QTRY_VERIFY(analysis.facts() != nullptr);
        QVERIFY(document.game().rule().changedBy(analysis.facts()->fewest->presses) ==
                document.game().difference());
    }

    void longWorkIsReportedAndStopsWhenAsked() {
        CurrentDocument document(Game::allOn(knights(600)));
        Analysis analysis(document);
        QVERIFY(!analysis.isLongWork());
        QTRY_VERIFY(analysis.isLongWork());
        analysis.cancel();
        QVERIFY(analysis.wasCancelled());
        QVERIFY(analysis.facts() == nullptr);
        QVERIFY(!analysis.isLongWork());
    }

    void costOfEliminationIsKnownDuringIt() {
        CurrentDocument document(Game::allOn(knights(600)));
        const Analysis analysis(document);
        QVERIFY(!analysis.expected());
        QTRY_VERIFY_WITH_TIMEOUT(analysis.expected(), 30'000);
        QVERIFY(analysis.isWorking());
        QVERIFY(analysis.expected()->operations > 1e9);
        QVERIFY(analysis.expected()->bytes < static_cast<double>(Analysis::quietMemory));
        document.begin(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QVERIFY(!analysis.expected());
    }

    void endingWithWorkUnderwayIsClean() {
        CurrentDocument document(Game::allOn(knights(600)));
        { const Analysis analysis(document); }
        QVERIFY(document.game().vertexCount() > 0);
    }

    void explainsWhyItIsTooLarge() {
        CurrentDocument document(Game::allOn(knights(3'500)));
        const Analysis analysis(document);
        QTRY_VERIFY(analysis.facts() != nullptr);
        QVERIFY(analysis.facts()->refusal.has_value());
        QCOMPARE(analysis.facts()->refusal->code, ErrorCode::tooMuchMemory);
    }

    /// A board is shown no matter how much memory its facts need. Much memory is used only if the
    /// user allows it.
    void asksBeforeUsingMuchMemory() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 30'000, .cols = 26'000}));
        Analysis analysis(document);
        QTRY_VERIFY_WITH_TIMEOUT(analysis.facts() != nullptr, 30'000);
        QVERIFY(analysis.facts()->refusal.has_value());
        const auto memory = analysis.memoryToAllow();
        QVERIFY(memory > Analysis::quietMemory);
        analysis.allowMemory();
        QVERIFY(analysis.isWorking());
        QVERIFY(!analysis.memoryToAllow().has_value());
        analysis.cancel();
        // If the facts are out of reach, the user is not asked to allow more memory.
        document.begin(Game::allOn(knights(26'000)));
        QTRY_VERIFY(analysis.facts() != nullptr);
        QVERIFY(!analysis.memoryToAllow().has_value());
    }

    void failuresAreReportedAsWhatTheyWere() {
        CurrentDocument document(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const Analysis analysis(document);
        QTRY_VERIFY(analysis.facts() != nullptr);
        Job* job = analysis.findChild<Job*>();
        const QSignalSpy reported(&Jobs::all(), &Jobs::failed);
        Q_EMIT job->failed({.isOutOfMemory = false, .what = QStringLiteral("no such luck")});
        QCOMPARE(analysis.facts()->refusal->code, ErrorCode::internalError);
        QVERIFY(errorText(*analysis.facts()->refusal).contains(QStringLiteral("no such luck")));
        QCOMPARE(reported.size(), 1);
        Q_EMIT job->failed({.isOutOfMemory = true, .what = {}});
        QCOMPARE(analysis.facts()->refusal->code, ErrorCode::outOfMemory);
        QCOMPARE(reported.size(), 1);
    }

    void emptyBoardHasFacts() {
        CurrentDocument document((Game()));
        const Analysis analysis(document);
        QTRY_VERIFY(analysis.facts() != nullptr);
        QVERIFY(analysis.facts()->isSolvable());
        QCOMPARE(analysis.size("nullity"), std::optional<std::size_t>(0));
    }
};

LIGHTSOUT_TEST(AnalysisTest)
#include "AnalysisTest.moc"
