// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/ResultsCode.h"
#include "fewest/FewestPresses.h"
#include "gf2/PleDecomposition.h"
#include "graph/Families.h"
#include "solve/Solver.h"
#include "tests/support/Lattices.h"
#include "tests/support/Programs.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"
#include "web/WebPage.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

/// Returns boards of every kind that a web page can have; at least half of them are solvable.
std::vector<Game> boards() {
    Random random(49);
    std::vector<Rule> rules;
    for (const auto& [topology, topologyName] : allTopologies) {
        for (const auto& [neighbours, neighboursName] : allNeighbours) {
            for (const bool self : {false, true}) {
                for (int i = 0; i < 5; ++i) {
                    rules.emplace_back(Lattice{.rows = 1 + random.below(9),
                                               .cols = 1 + random.below(9),
                                               .topology = topology,
                                               .neighbours = neighbours,
                                               .selfInfluence = self});
                }
            }
        }
    }
    for (int i = 0; i < 170; ++i) {
        rules.emplace_back(randomGraph(1 + random.below(40),
                                       static_cast<unsigned>(15 + 10 * random.below(4)), i % 2 == 0,
                                       static_cast<SelfInfluences>(i % 3), random));
    }
    for (int i = 0; i < 20; ++i) {
        const Lattice cells{.rows = 4, .cols = 5};
        rules.push_back(
            Rule::onCells(cells, randomGraph(20, 20, true, SelfInfluences::mixed, random)));
    }
    rules.emplace_back(randomGraph(200, 3, true, SelfInfluences::mixed, random));
    rules.emplace_back(randomGraph(200, 2, false, SelfInfluences::all, random));
    rules.emplace_back(starGraph(200));
    rules.emplace_back(generalizedPetersenGraph(5, 2));
    for (const std::size_t size : {14U, 19U, 23U, 29U, 30U}) {
        rules.emplace_back(Lattice{.rows = size, .cols = size});
    }
    rules.emplace_back(Lattice{.rows = 30, .cols = 30, .topology = Topology::torus});
    std::vector<Game> games;
    for (const Rule& rule : rules) {
        const std::size_t size = rule.vertexCount();
        const BitVector target =
            games.size() % 3 == 0 ? BitVector::random(size, random) : BitVector(size);
        games.emplace_back(rule,
                           games.size() % 2 == 0 ? randomSolvableLights(rule, target, random)
                                                 : BitVector::random(size, random),
                           target);
    }
    return games;
}

/// Returns the descriptions of the boards in a page, completed as page.js does.
QJsonArray describedOn(const std::string& page) {
    const QByteArray text = QByteArray::fromStdString(page);
    const QByteArray begin = "id=\"data\">";
    const qsizetype from = text.indexOf(begin) + begin.size();
    const QByteArray data = text.mid(from, text.indexOf("</script>", from) - from);
    QJsonArray boards;
    for (const QJsonValue& value : QJsonDocument::fromJson(data).object()["boards"].toArray()) {
        QJsonObject board = value.toObject();
        for (const char* key : {"arcs", "selves"}) {
            if (!board.contains(QLatin1String(key))) {
                board[QLatin1String(key)] = boards.last()[QLatin1String(key)];
            }
        }
        boards.append(board);
    }
    return boards;
}

QJsonArray described(const std::vector<Game>& games) {
    QJsonArray all;
    for (std::size_t begin = 0; begin < games.size(); begin += maxWebBoards) {
        const std::size_t end = std::min(begin + maxWebBoards, games.size());
        const std::vector<Game> some(games.begin() + static_cast<std::ptrdiff_t>(begin),
                                     games.begin() + static_cast<std::ptrdiff_t>(end));
        for (const QJsonValue& board : describedOn(webPage(some, {}))) {
            all.append(board);
        }
    }
    return all;
}

/// Returns the results of the page's modules; empty if they fail.
QJsonArray answersOf(const QJsonArray& boards) {
    const QTemporaryDir folder;
    QFile file(folder.filePath("boards.json"));
    if (!file.open(QFile::WriteOnly)) {
        return {};
    }
    file.write(QJsonDocument(boards).toJson(QJsonDocument::Compact));
    file.close();
    QProcess process;
    process.start("node", {SOLVE_SCRIPT, WEB_FOLDER, file.fileName()});
    if (!process.waitForFinished(200'000) || process.exitCode() != 0) {
        qWarning() << process.readAllStandardError();
        return {};
    }
    return QJsonDocument::fromJson(process.readAllStandardOutput()).array();
}

BitVector vectorIn(const QJsonValue& text) {
    return BitVector::fromString(text.toString().toStdString()).value_or(BitVector());
}

std::string nameOf(std::size_t board, const Game& game) {
    return "board " + std::to_string(board) + " with " + std::to_string(game.vertexCount()) +
           " vertices";
}

} // namespace

/// Compares the solver of the web page with that of core.
class WebSolverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithCore();
};

void WebSolverTest::agreesWithCore() {
    LIGHTSOUT_SKIP_WITHOUT("node");
    const std::vector<Game> games = boards();
    QVERIFY(games.size() >= 500);
    const QJsonArray answers = answersOf(described(games));
    QCOMPARE(static_cast<std::size_t>(answers.size()), games.size());
    Progress progress;
    std::size_t solvable = 0;
    std::size_t proven = 0;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const Game& game = games[i];
        const std::string name = nameOf(i, game);
        const Rule& rule = game.rule();
        const QJsonObject answer = answers[static_cast<qsizetype>(i)].toObject();
        const Solver solver = *Solver::build(rule, progress);
        // The page returns a basis of the whole kernel.
        const QJsonArray kernel = answer["kernel"].toArray();
        QVERIFY2(static_cast<std::size_t>(kernel.size()) == solver.nullity(), name.c_str());
        std::vector<BitVector> patterns;
        for (const QJsonValue& pattern : kernel) {
            patterns.push_back(vectorIn(pattern));
            QVERIFY2(rule.changes(patterns.back(), BitVector(game.vertexCount())), name.c_str());
        }
        const PleDecomposition basis(BitMatrix::fromRows(patterns, game.vertexCount()), progress);
        QVERIFY2(basis.rank() == patterns.size(), name.c_str());
        // It returns a solution, or a proof that there is none.
        const bool isSolvable = solver.solve(game.difference(), progress).solvable;
        QVERIFY2(answer["solution"].isNull() != isSolvable, name.c_str());
        QVERIFY2(answer["certificate"].isNull() == isSolvable, name.c_str());
        const auto code = readResultsCode(answer["code"].toString().toStdString());
        const RoundResult result{webDigests({game}).all, game.vertexCount(), 7 * game.vertexCount(),
                                 game.vertexCount() % 2 == 0};
        QVERIFY2(code == (std::variant<RoundResult, CodeFault>(result)), name.c_str());
        if (!isSolvable) {
            const BitVector certificate = vectorIn(answer["certificate"]);
            QVERIFY2(rule.togglesEvenly(certificate), name.c_str());
            QVERIFY2(certificate.dot(game.difference()), name.c_str());
            continue;
        }
        ++solvable;
        QVERIFY2(rule.changes(vectorIn(answer["solution"]), game.difference()), name.c_str());
        const BitVector fewest = vectorIn(answer["fewest"]);
        QVERIFY2(rule.changes(fewest, game.difference()), name.c_str());
        // The fewest presses agree, as far as both have proven them.
        const FewestPresses known =
            fewestPresses(solver, vectorIn(answer["solution"]), quickEffort(), progress);
        QVERIFY2(fewest.count() >= known.lowerBound, name.c_str());
        if (answer["isProven"].toBool()) {
            ++proven;
            QVERIFY2(fewest.count() <= known.presses.count(), name.c_str());
        }
    }
    // Solvable and unsolvable boards both occur often.
    QVERIFY2(solvable > 250 && solvable < 450, std::to_string(solvable).c_str());
    QVERIFY2(proven > 250, std::to_string(proven).c_str());
}

LIGHTSOUT_TEST(WebSolverTest)
#include "WebSolverTest.moc"
