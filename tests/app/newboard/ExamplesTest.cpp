// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/Examples.h"

#include "fewest/FewestPresses.h"
#include "graph/Symmetry.h"
#include "solve/Solver.h"
#include "tests/architecture/TsFile.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QTest>

#include <set>
#include <string>

using namespace lightsout;

namespace {

const Example& exampleCalled(const QString& file) {
    for (const Example& example : examples()) {
        if (QLatin1String(example.file) == file) {
            return example;
        }
    }
    qFatal("there is no such example");
}

Game gameOf(const char* file) {
    return exampleGame(exampleCalled(QLatin1String(file)));
}

/// Returns the number of solutions that change every light exactly once.
int countTilings(const Game& game) {
    Progress progress;
    const Solver solver = *Solver::build(game.rule(), progress);
    BitVector presses = solver.solve(game.difference(), progress).vector;
    int tilings = 0;
    for (std::size_t i = 1; i <= std::size_t{1} << solver.nullity(); ++i) {
        std::size_t changes = 0;
        presses.forEachOne(
            [&](Vertex u) { game.rule().forEachToggled(u, [&](Vertex) { ++changes; }); });
        tilings += changes == game.vertexCount() ? 1 : 0;
        // Visits all solutions in Gray code order, adding one kernel vector at a time.
        for (std::size_t k = 0; k < solver.nullity(); ++k) {
            if (i % (std::size_t{2} << k) == std::size_t{1} << k) {
                presses ^= solver.kernelVector(k);
            }
        }
    }
    return tilings;
}

} // namespace

class ExamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreTwentyAndMore() {
        QVERIFY(examples().size() >= 20);
        std::set<QString> titles;
        for (const Example& example : examples()) {
            QVERIFY(titles.insert(exampleTitle(example)).second);
            QVERIFY(!exampleSentence(example).isEmpty());
            QVERIFY(exampleGame(example).vertexCount() > 0);
        }
        // The folder contains no document that is not in the list.
        const QDir folder(QStringLiteral(LIGHTSOUT_SOURCE_DIR "/resources/boards"));
        const QStringList files = folder.entryList({QStringLiteral("*.lightsout")});
        QCOMPARE(static_cast<std::size_t>(files.size()), examples().size());
    }

    void everyLanguageHasTheTexts_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("French") << QStringLiteral("fr");
        QTest::newRow("Hebrew") << QStringLiteral("he");
    }

    void everyLanguageHasTheTexts() {
        QFETCH(const QString, language);
        QFile file(
            QStringLiteral(LIGHTSOUT_SOURCE_DIR "/translations/lightsout_%1.ts").arg(language));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QMap<QString, QString> texts;
        for (const Message& message : readTs(QString::fromUtf8(file.readAll())).messages) {
            if (message.context == QStringLiteral("Examples")) {
                texts[message.source] = message.forms.value(0);
            }
        }
        for (const Example& example : examples()) {
            QVERIFY2(!texts.value(QString::fromUtf8(example.title)).isEmpty(), example.title);
            QVERIFY2(!texts.value(QString::fromUtf8(example.sentence)).isEmpty(), example.sentence);
        }
    }

    // Tests the statements of the descriptions, and what is shown when an example is opened.
    void keepTheirPromises_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("vertices");
        QTest::addColumn<int>("nullity");
        QTest::addColumn<int>("fewest"); ///< presses; -1 if there is no solution
        const auto add = [](const char* file, int vertices, int nullity, int fewest) {
            QTest::newRow(file) << QString(QLatin1String(file)) << vertices << nullity << fewest;
        };
        add("classic-5x5", 25, 2, 15);
        add("two-by-two", 4, 0, 3);
        add("sixteen-solutions", 16, 4, 4);
        add("one-light-too-many", 25, 2, -1);
        add("heart", 100, 0, 52);
        add("without-itself", 16, 4, 6);
        add("merlin", 9, 0, 3);
        add("rows-and-columns", 25, 8, 3);
        add("kings", 25, 9, 4);
        add("knights", 36, 4, 12);
        add("torus", 25, 8, 5);
        add("moebius-strip", 35, 1, 14);
        add("klein-bottle", 36, 6, 12);
        add("projective-plane", 25, 2, 9);
        add("honeycomb", 25, 1, 12);
        add("triangles", 28, 2, 8);
        add("cube-surface", 54, 6, 14);
        add("dodecahedron", 20, 6, 6);
        add("tesseract", 16, 0, 16);
        add("petersen", 10, 5, 3);
        add("nauru", 24, 4, 6);
        add("little-house", 5, 2, 1);
        add("three-utilities", 6, 1, 3);
        add("koenigsberg", 11, 2, 3);
        add("france", 13, 1, 4);
        add("binary-tree", 15, 0, 5);
        add("path-of-eight", 8, 1, 3);
        add("one-way-round", 5, 1, -1);
    }

    void keepTheirPromises() {
        QFETCH(const QString, file);
        QFETCH(const int, vertices);
        QFETCH(const int, nullity);
        QFETCH(const int, fewest);
        const Game game = exampleGame(exampleCalled(file));
        Progress progress;
        const Solver solver = *Solver::build(game.rule(), progress);
        QCOMPARE(static_cast<int>(game.vertexCount()), vertices);
        QCOMPARE(static_cast<int>(solver.nullity()), nullity);
        QVERIFY(!game.isWon());
        QCOMPARE(game.pressCount(), 0U);
        const Answer answer = solver.solve(game.difference(), progress);
        QCOMPARE(answer.solvable, fewest >= 0);
        if (answer.solvable) {
            std::vector<BitVector> kernel;
            for (std::size_t i = 0; i < solver.nullity(); ++i) {
                kernel.push_back(solver.kernelVector(i));
            }
            const FewestPresses found =
                fewestPresses(game.rule(), answer.vector, kernel, quickEffort(), progress);
            QVERIFY(found.isProven());
            QCOMPARE(static_cast<int>(found.presses.count()), fewest);
        }
    }

    void furtherPromises() {
        QCOMPARE(countTilings(gameOf("sixteen-solutions")), 2);
        QVERIFY(countTilings(gameOf("triangles")) > 0);
        QCOMPARE(countTilings(gameOf("nauru")), 4);
        QCOMPARE(automorphismCount(*gameOf("petersen").rule().graph()), std::string("120"));
        QVERIFY(!gameOf("without-itself").rule().selfInfluence(0));
        QVERIFY(!gameOf("merlin").rule().isUndirected());
        // The house has two corners with an odd number of walls, so it can be drawn in one stroke.
        const Game house = gameOf("little-house");
        int odd = 0;
        for (Vertex v = 0; v < house.vertexCount(); ++v) {
            odd += house.rule().graph()->targets(v).size() % 2 == 1 ? 1 : 0;
        }
        QCOMPARE(odd, 2);
        // K₃,₃
        const Game wells = gameOf("three-utilities");
        QCOMPARE(wells.rule().edgeCount(), std::size_t{9});
        // Only Corsica has no neighbours, and every region has a name.
        const Game france = gameOf("france");
        for (Vertex v = 0; v < france.vertexCount(); ++v) {
            const Graph& graph = *france.rule().graph();
            QCOMPARE(graph.targets(v).empty(), graph.label(v) == "Corse");
        }
        // Seven bridges connect the quarters.
        const Game bridges = gameOf("koenigsberg");
        QCOMPARE(bridges.rule().edgeCount(), std::size_t{14});
    }
};

LIGHTSOUT_TEST(ExamplesTest)
#include "ExamplesTest.moc"
