// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/LongWork.h"

#include "analysis/Facts.h"
#include "census/Census.h"
#include "census/FibonacciFactors.h"
#include "counts/TableExport.h"
#include "elimination/Export.h"
#include "elimination/MethodCosts.h"
#include "elimination/Recording.h"
#include "fewest/CosetWeights.h"
#include "fewest/CoveringRadius.h"
#include "fewest/FewestPresses.h"
#include "fewest/HardestBoards.h"
#include "game/BoardSymmetry.h"
#include "game/GraphEdits.h"
#include "graph/Families.h"
#include "graph/Layout.h"
#include "graph/RandomGraphs.h"
#include "graph/SmallGraphs.h"
#include "graph/Symmetry.h"
#include "kernel/PatternList.h"
#include "random/CountChain.h"
#include "random/ExactLaw.h"
#include "random/LimitLaw.h"
#include "random/Moments.h"
#include "random/PressLightTable.h"
#include "random/Simulation.h"
#include "random/StateGraph.h"
#include "random/WinningMeans.h"
#include "random/WinningTimes.h"
#include "solve/NearestSolvable.h"
#include "solve/SolutionClasses.h"
#include "tests/reliability/LongWorkBoards.h"
#include "tests/support/Test.h"
#include "theme/Theme.h"
#include "tiling/TilingSearch.h"
#include "tilings/TilingFacts.h"

#include <QTemporaryDir>

namespace lightsout {

namespace {

std::vector<BitVector> kernelOf(const Rule& rule) {
    Progress progress;
    return *computeFacts(gameOf(rule), 0, {}, {}, progress).kernel;
}

/// Returns a graph with a vertex at which this many paths of two vertices begin.
Graph spiderGraph(std::size_t legs) {
    Graph spider(2 * legs + 1);
    for (Vertex v = 0; v < 2 * legs; v += 2) {
        spider.addEdge(v, v + 1);
        spider.addEdge(v, 2 * legs);
    }
    return spider;
}

/// Adds work on one rule.
template <typename Function>
void addOnRule(const char* name, Rule rule, Function function) {
    add(name, [rule = std::move(rule), function]() -> Work {
        return [rule, function](Progress& progress) { function(rule, progress); };
    });
}
/// Adds work on one rule and a basis of its kernel.
template <typename Function>
void addOnKernel(const char* name, Rule rule, Function function) {
    add(name, [rule = std::move(rule), function]() -> Work {
        return [rule, kernel = kernelOf(rule), function](Progress& progress) {
            function(rule, kernel, progress);
        };
    });
}

void addFacts(const char* name, Rule rule) {
    add(name, [rule = std::move(rule)]() -> Work {
        return
            [game = gameOf(rule)](Progress& progress) { computeFacts(game, 0, {}, {}, progress); };
    });
}

void addAnalysis() {
    addFacts("analysis, grid", grid(20'000));
    addFacts("analysis, torus", torus(1'000));
    addFacts("analysis, dense", Rule(hypercubeGraph(13)));
    addFacts("analysis, sparse", planar(60'000));
    addOnRule(
        "symmetries, cubic graph", cubic(maxAutomorphismVertices),
        [](const Rule& rule, Progress& progress) { automorphismCount(rule.toGraph(), &progress); });
    addOnRule(
        "symmetries, equal parts", Rule(spiderGraph(9'000)),
        [](const Rule& rule, Progress& progress) { automorphismCount(rule.toGraph(), &progress); });
    addOnRule("symmetries, generators", cubic(maxGeneratorVertices),
              [](const Rule& rule, Progress& progress) { boardSymmetries(rule, {}, &progress); });
    for (const auto& [name, layout, vertices] :
         {std::tuple("layout, springs", Layout::springs, maxLayoutVertices),
          std::tuple("layout, distances", Layout::distances, maxDistancesVertices)}) {
        addOnRule(name, planar(vertices), [layout](const Rule& rule, Progress& progress) {
            layoutOf(*rule.graph(), layout, progress);
        });
    }
}

void addSolutions() {
    addOnKernel("fewest presses", grid(95),
                [](const Rule& rule, const std::vector<BitVector>& kernel, Progress& progress) {
                    fewestPresses(rule, BitVector::ones(rule.vertexCount()), kernel,
                                  thoroughEffort(1), progress);
                });
    addOnKernel("fewest presses, large nullity", torus(60),
                [](const Rule& rule, const std::vector<BitVector>& kernel, Progress& progress) {
                    fewestPresses(rule, someLights(rule), kernel, thoroughEffort(1), progress);
                });
    addOnKernel("solutions by presses", grid(39),
                [](const Rule& rule, const std::vector<BitVector>& kernel, Progress& progress) {
                    weightDistribution(someLights(rule), kernel, 1, progress);
                });
    addOnKernel("solution list", grid(19),
                [](const Rule& rule, const std::vector<BitVector>& kernel, Progress& progress) {
                    listPatterns({rule,
                                  {},
                                  BitVector(rule.vertexCount()),
                                  std::make_shared<const std::vector<BitVector>>(kernel)},
                                 progress);
                });
    addOnKernel("solutions of as many presses", grid(39),
                [](const Rule& rule, const std::vector<BitVector>& kernel, Progress& progress) {
                    findPatterns({rule,
                                  {},
                                  someLights(rule),
                                  std::make_shared<const std::vector<BitVector>>(kernel)},
                                 rule.vertexCount() / 2, progress);
                });
    addOnKernel("solution classes", grid(19),
                [](const Rule& rule, const std::vector<BitVector>& kernel, Progress& progress) {
                    const auto symmetries = *boardSymmetries(rule);
                    solutionClasses(BitVector(rule.vertexCount()), kernel, symmetries, progress);
                });
    addOnKernel("boards by presses", Rule(Lattice{.rows = 4, .cols = 8}),
                [](const Rule&, const std::vector<BitVector>&, Progress& progress) {
                    // There are 28 positions, each in two of 4 quiet patterns.
                    constexpr std::size_t vertices = 32;
                    std::vector<BitVector> kernel;
                    for (std::size_t i = 0; i < 4; ++i) {
                        kernel.emplace_back(vertices);
                        kernel.back().set(2 * i);
                        kernel.back().set(2 * i + 1);
                    }
                    boardsByPresses(vertices, kernel, progress);
                });
    addOnKernel("boards by presses, of many like places",
                Rule(Lattice{.rows = 8, .cols = 8, .selfInfluence = false}),
                [](const Rule& rule, const std::vector<BitVector>& kernel, Progress& progress) {
                    boardsByParts(rule.vertexCount(), kernel, progress);
                });
    addOnKernel("covering radius", grid(16),
                [](const Rule& rule, const std::vector<BitVector>& kernel, Progress& progress) {
                    coveringRadius(rule.vertexCount(), kernel, 1, progress);
                });
    addOnKernel("nearest solvable", grid(39),
                [](const Rule& rule, const std::vector<BitVector>& kernel, Progress& progress) {
                    nearestSolvable(someLights(rule), kernel, progress);
                });
}

void addTilings() {
    addOnRule("tilings", strip(), findTilings);
    addOnRule("tilings, count", strip(), countTilings);
    addOnRule("tilings, one", strip(), [](const Rule& rule, Progress& progress) {
        auto search = TilingSearch::build(rule, progress);
        while (search && search->next(progress)) {
        }
    });
}

void addElimination() {
    addOnRule("elimination, recorded", grid(80), [](const Rule& rule, Progress& progress) {
        record(gameOf(rule), EliminationMethod::gauss, MatrixKind::system, progress);
    });
    addOnRule("elimination, filled row by row", grid(50), [](const Rule& rule, Progress& progress) {
        record(gameOf(rule), EliminationMethod::chase, MatrixKind::system, progress);
    });
    addOnRule("elimination, costs", grid(100), measureMethods);
    add("elimination, LaTeX and PDF", []() -> Work {
        const Rule rule = grid(10);
        Progress made;
        auto recording = record(gameOf(rule), EliminationMethod::gauss, MatrixKind::system, made);
        const auto folder = std::make_shared<const QTemporaryDir>();
        return [rule, recording, folder](Progress& progress) {
            Export::writeLatex(folder->filePath(QStringLiteral("a.tex")), *recording, progress);
            Export::writePdf(folder->filePath(QStringLiteral("a.pdf")), *recording, rule, progress);
        };
    });
}

void addRandomPlay() {
    addOnRule("moments", rowColumn(160), [](const Rule& rule, Progress& progress) {
        const Moments moments(rule, someLights(rule), progress);
    });
    addOnRule("law, any board", planar(30), [](const Rule& rule, Progress& progress) {
        PressLightTable::compute(rule, someLights(rule), 1, progress);
    });
    addOnRule("law, narrow grid", Rule(Lattice{.rows = 8, .cols = 6}),
              [](const Rule& rule, Progress& progress) {
                  PressLightTable::compute(rule, someLights(rule), 1, progress);
              });
    add("distances to the limit", []() -> Work {
        const Rule rule(Lattice{.rows = 30, .cols = 4});
        Progress made;
        const ExactLaw law(*PressLightTable::compute(rule, someLights(rule), 1, made));
        const LimitLaw limit = *limitLaw(rule, someLights(rule), made);
        return [law, limit](Progress& progress) {
            distancesToLimit(law, limit, 1'000'000, Walk::plain, progress);
        };
    });
    addOnRule("games", grid(30), [](const Rule& rule, Progress& progress) {
        simulate(rule, someLights(rule), {.games = 1'000'000, .presses = 100'000}, progress);
    });
    addOnRule("games on a large board", rowColumn(200), [](const Rule& rule, Progress& progress) {
        simulate(rule, someLights(rule), {.games = 100, .presses = 100'000'000}, progress);
    });
    addOnRule("chain", rowColumn(80),
              [](const Rule& rule, Progress& progress) { decideCountChain(rule, progress); });
    addOnRule("states", planar(maxStateVertices), [](const Rule& rule, Progress& progress) {
        summarizeStates(rule, progress);
        pressesToTarget(rule, progress);
    });
    addOnRule("all games", planar(12),
              [](const Rule& rule, Progress& progress) { countAllGames(rule, 4'000, progress); });
    addOnKernel("games that win", grid(16),
                [](const Rule& rule, const std::vector<BitVector>& kernel, Progress& progress) {
                    countGames(BitVector(rule.vertexCount()), kernel, 400, progress);
                });
    addOnRule("time to win", planar(26), [](const Rule& rule, Progress& progress) {
        const auto times = WinningTimes::compute(rule, 1, progress);
        times->byFewestPresses(progress);
    });
    addOnRule("law of the time to win", planar(26), [](const Rule& rule, Progress& progress) {
        WinningTimeLaw::compute(rule, rule.changedBy(someLights(rule)), 0, 1, progress);
    });
    addOnRule("games until they are won", planar(40), [](const Rule& rule, Progress& progress) {
        playUntilWon(rule, rule.changedBy(someLights(rule)), {.games = 1'000}, progress);
    });
}

void addCounts() {
    const auto addCensus = [](const char* name, const LatticeFamily& family, std::size_t side) {
        add(name, [family, side]() -> Work {
            return [family, side](Progress& progress) {
                Census census(family);
                census.table({1, side}, {1, side}, 1, progress);
                census.squares({1, side}, 1, progress);
            };
        });
    };
    addCensus("census, plane", {}, 4'000);
    addCensus("census, Möbius", {.topology = Topology::moebius}, 300);
    addCensus("census, king", {.neighbours = Neighbours::king}, 3'000);
    addCensus("census, knight", {.neighbours = Neighbours::knight}, 120);
    addCensus("census, projective", {.topology = Topology::projective}, 120);
    add("all graphs", []() -> Work {
        return [](Progress& progress) { smallGraphs(GraphKind::any, maxGraphCensus, progress); };
    });
    add("reason for a nullity", []() -> Work {
        return [](Progress& progress) { reasonForNullity(120'120, 120'120, true, progress); };
    });
    add("table as pictures", []() -> Work {
        Progress made;
        Census census({});
        constexpr SizeRange sizes{1, 200};
        const CountsTable table{.nullities = census.table(sizes, sizes, 1, made),
                                .isOfSquares = false,
                                .showsCounts = false};
        const auto folder = std::make_shared<const QTemporaryDir>();
        return [table, folder](Progress& progress) {
            for (const char* name : {"a.csv", "a.tex", "a.png", "a.svg", "a.pdf"}) {
                saveTable(table, folder->filePath(QLatin1String(name)), Theme::light(), progress);
            }
        };
    });
}

} // namespace

void add(const char* name, Preparation prepare) {
    QTest::newRow(name) << std::move(prepare);
}

void addLongWork() {
    addAnalysis();
    addSolutions();
    addTilings();
    addElimination();
    addRandomPlay();
    addCounts();
    addLongFileWork();
}

} // namespace lightsout
