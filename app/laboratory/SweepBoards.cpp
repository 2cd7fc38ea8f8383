// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepBoards.h"

#include "graph/SmallGraphs.h"
#include "io/LatticeNames.h"
#include "text/NumberText.h"

#include <QCoreApplication>

namespace lightsout {

namespace {

constexpr int maxOfDense = 400;
constexpr int maxDimensions = 12;

QString boardWords(const char* source) {
    return QCoreApplication::translate("SweepBoards", source);
}

QString sized(const char* source, const char* size) {
    return boardWords(source).arg(isolated(QString::fromUtf8(size)));
}

} // namespace

std::vector<SweepBoards> sweepBoards() {
    return {
        {.name = sized(QT_TRANSLATE_NOOP("SweepBoards", "squares (%1)"), "n × n"),
         .pattern = QStringLiteral("grid:{n}x{n}"),
         .isLattice = true},
        {.name = sized(QT_TRANSLATE_NOOP("SweepBoards", "rectangles (%1)"), "n × m"),
         .pattern = QStringLiteral("grid:{n}x{m}"),
         .value = 12,
         .isLattice = true},
        {.name = sized(QT_TRANSLATE_NOOP("SweepBoards", "hexagons (%1)"), "n × n"),
         .pattern = QStringLiteral("hex:{n}x{n}"),
         .max = maxOfDense},
        {.name = sized(QT_TRANSLATE_NOOP("SweepBoards", "triangles (%1)"), "n × n"),
         .pattern = QStringLiteral("triangular:{n}x{n}"),
         .max = maxOfDense},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "surfaces of cubes")),
         .pattern = QStringLiteral("cube:{n}"),
         .max = 100,
         .value = 10},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "paths")),
         .pattern = QStringLiteral("path:{n}")},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "cycles")),
         .pattern = QStringLiteral("cycle:{n}"),
         .min = 3},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "complete graphs")),
         .pattern = QStringLiteral("complete:{n}"),
         .max = maxOfDense},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "stars")),
         .pattern = QStringLiteral("star:{n}")},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "wheels")),
         .pattern = QStringLiteral("wheel:{n}"),
         .min = 4},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "complete bipartite graphs")),
         .pattern = QStringLiteral("bipartite:{n}x{m}"),
         .max = maxOfDense,
         .value = 12},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "hypercubes")),
         .pattern = QStringLiteral("hypercube:{n}"),
         .max = maxDimensions,
         .value = 8},
        {.name =
             boardWords(QT_TRANSLATE_NOOP("SweepBoards", "circulant graphs with jumps 1 and 3")),
         .pattern = QStringLiteral("circulant:{n}:1,3"),
         .min = 7},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "all connected graphs on 6 vertices")),
         .pattern = QStringLiteral("connected:6:{n}"),
         .max = int(smallGraphCount(GraphKind::connected, 6)),
         .value = int(smallGraphCount(GraphKind::connected, 6))},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "all connected graphs on 7 vertices")),
         .pattern = QStringLiteral("connected:7:{n}"),
         .max = int(smallGraphCount(GraphKind::connected, 7)),
         .value = int(smallGraphCount(GraphKind::connected, 7))},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "all graphs on 7 vertices")),
         .pattern = QStringLiteral("simple:7:{n}"),
         .max = int(smallGraphCount(GraphKind::any, 7)),
         .value = int(smallGraphCount(GraphKind::any, 7))},
        {.name = boardWords(
             QT_TRANSLATE_NOOP("SweepBoards", "random graphs, each edge with probability ½")),
         .pattern = QStringLiteral("gnp:{n}:0.5"),
         .max = maxOfDense,
         .value = 20,
         .isDrawn = true},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "random cubic graphs")),
         .pattern = QStringLiteral("regular:{n}:3"),
         .min = 4,
         .max = maxOfDense,
         .isDrawn = true},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "random trees")),
         .pattern = QStringLiteral("tree:{n}"),
         .isDrawn = true},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "random planar graphs")),
         .pattern = QStringLiteral("planar:{n}"),
         .isDrawn = true},
    };
}

QString patternWith(const SweepBoards& boards, const SweepRule& rule) {
    QString pattern = boards.pattern;
    const auto add = [&pattern](const char* option, std::string_view value) {
        pattern += QStringLiteral(",%1=%2").arg(
            QLatin1String(option), QString::fromUtf8(value.data(), qsizetype(value.size())));
    };
    if (boards.isLattice) {
        const auto surface = static_cast<Topology>(rule.surface);
        const auto neighbours = static_cast<Neighbours>(rule.neighbours);
        if (surface != Topology::plane) {
            add("topology", nameOf(surface));
        }
        if (neighbours != Neighbours::plus) {
            add("neighbours", nameOf(neighbours));
        }
    }
    if (!rule.selfInfluence) {
        add("self", "off");
    }
    return pattern;
}

} // namespace lightsout
