// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardSpec.h"
#include "solve/KernelBasis.h"
#include "sweep/Sweep.h"

#include "tests/support/Test.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <bit>

using namespace lightsout;

/// Recomputes the sequences that the manual lists; if there are few solutions, by trying all of
/// them.
class SequencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areWhatTheManualSays_data() {
        QTest::addColumn<QByteArray>("fact");
        QTest::addColumn<QString>("surface");
        QTest::addColumn<QStringList>("values");
        for (const char* language : {"en", "fr", "he"}) {
            QFile chapter(QStringLiteral(MANUAL "/%1/counts.md").arg(QLatin1String(language)));
            QVERIFY(chapter.open(QIODevice::ReadOnly));
            static const QRegularExpression line(
                QStringLiteral("^(moebius|klein|projective) +([0-9 ]+)$"),
                QRegularExpression::MultilineOption);
            int found = 0;
            auto matches = line.globalMatch(QString::fromUtf8(chapter.readAll()));
            for (; matches.hasNext(); ++found) {
                const auto match = matches.next();
                const QString surface = match.captured(1);
                QTest::addRow("%s %s %d", language, qPrintable(surface), found)
                    << QByteArray(found < 3 ? "fewest" : "nullity") << surface
                    << match.captured(2).split(QLatin1Char(' '));
            }
            QCOMPARE(found, 6);
        }
    }

    void areWhatTheManualSays() {
        QFETCH(QByteArray, fact);
        QFETCH(QString, surface);
        QFETCH(QStringList, values);
        const Sweep sweep{.fact = factNamed(fact.toStdString()),
                          .board = "grid:{n}x{n},topology=" + surface.toStdString(),
                          .n = SweepRange{1, static_cast<std::uint64_t>(values.size())}};
        Progress progress;
        MemoryPool memory(Budget().memory);
        for (std::size_t i = 0; i < sweep.pointCount(); ++i) {
            const Value found = measurePoint(sweep, i, boardWithAllOn, 1, memory, progress);
            QVERIFY(found.isProven);
            QCOMPARE(QString::fromStdString(found.text()), values.at(static_cast<qsizetype>(i)));
        }
    }

    void agreeWithAllSolutions() {
        Progress progress;
        MemoryPool memory(Budget().memory);
        for (const char* surface : {"moebius", "klein", "projective"}) {
            for (const int n : {2, 3, 5, 6, 9, 11, 16}) {
                const auto rule = parseBoardSpec("grid:" + std::to_string(n) + "x" +
                                                 std::to_string(n) + ",topology=" + surface);
                const auto solver = Solver::build(*rule, progress);
                const Game game = Game::allOn(*rule);
                BitVector solution = solver->solve(game.difference(), progress).vector;
                const std::vector<BitVector> basis = kernelBasis(*solver, progress);
                if (basis.size() > 12) {
                    continue;
                }
                std::size_t least = solution.count();
                for (std::uint64_t step = 1; step < std::uint64_t{1} << basis.size(); ++step) {
                    solution ^= basis[static_cast<std::size_t>(std::countr_zero(step))];
                    least = std::min(least, solution.count());
                }
                const Sweep one{
                    .fact = factNamed("fewest"),
                    .board = "grid:{n}x{n},topology=" + std::string(surface),
                    .n = SweepRange{static_cast<std::uint64_t>(n), static_cast<std::uint64_t>(n)}};
                QCOMPARE(measurePoint(one, 0, boardWithAllOn, 1, memory, progress).text(),
                         std::to_string(least));
            }
        }
    }
};

LIGHTSOUT_TEST(SequencesTest)
#include "SequencesTest.moc"
