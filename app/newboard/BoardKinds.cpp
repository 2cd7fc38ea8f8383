// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/BoardKinds.h"

#include "graph/CellGraphs.h"
#include "graph/Families.h"
#include "graph/Layout.h"
#include "graph/RandomGraphs.h"
#include "newboard/Examples.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr int maxFamily = 400;
constexpr int maxDense = 60;
constexpr int maxSeed = 999'999;

QString text(const char* source) {
    return QCoreApplication::translate("BoardKinds", source);
}

/// Returns the graph with all lights on and the chosen options.
Game gameOn(Graph graph, const BoardOptions& options) {
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        graph.setSelfInfluence(v, options.selfInfluence);
    }
    return Game::allOn(std::move(graph));
}

Game latticeGame(const BoardOptions& options, Progress& /*progress*/) {
    return Game::allOn(Lattice{.rows = options.sizes.at(0),
                               .cols = options.sizes.at(1),
                               .topology = options.topology,
                               .neighbours = options.neighbours,
                               .selfInfluence = options.selfInfluence});
}

/// Moves the vertices of a random graph to a readable layout.
Graph drawn(Graph graph, Progress& progress) {
    if (const auto places = layoutOf(graph, Layout::distances, progress)) {
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            graph.setPosition(v, (*places)[v]);
        }
    }
    return graph;
}

class Kinds {
public:
    std::vector<BoardKind> take() { return std::move(kinds_); }

    void addGrid(BoardCategory category, const char* name, const char* sentence, Topology topology,
                 Neighbours neighbours) {
        const bool isSurface = topology != Topology::plane;
        kinds_.push_back({.category = category,
                          .name = text(name),
                          .sentence = text(sentence),
                          .sizes = sides(maxSide, 5, isSurface ? 7 : 5),
                          .offersNeighbours = isSurface || neighbours == Neighbours::plus,
                          .offersTopology = !isSurface,
                          .topology = topology,
                          .neighbours = neighbours,
                          .make = latticeGame});
    }

    /// Adds a kind of graph that is made from up to three sizes.
    template <typename Make>
    BoardKind& addGraph(BoardCategory category, const char* name, const char* sentence,
                        std::vector<BoardKind::Size> sizes, Make make) {
        kinds_.push_back(
            {.category = category,
             .name = text(name),
             .sentence = *sentence == '\0' ? QString() : text(sentence),
             .sizes = std::move(sizes),
             .make = [make](const BoardOptions& options, Progress& progress) {
                 if constexpr (std::is_invocable_v<Make, const std::vector<std::size_t>&,
                                                   Progress&>) {
                     return gameOn(make(options.sizes, progress), options);
                 } else {
                     return gameOn(make(options.sizes), options);
                 }
             }});
        return kinds_.back();
    }

    void addDrawing() {
        kinds_.push_back(
            {.category = BoardCategory::families,
             .name = text(QT_TRANSLATE_NOOP("BoardKinds", "Empty drawing")),
             .sentence = text(QT_TRANSLATE_NOOP(
                 "BoardKinds", "Draw your own board: click to add a vertex, drag to join two.")),
             .offersSelfInfluence = false,
             .make = [](const BoardOptions&, Progress&) { return Game::allOn(Graph(0)); }});
    }

    void addExample(const Example& example) {
        kinds_.push_back(
            {.category = BoardCategory::examples,
             .name = exampleTitle(example),
             .sentence = exampleSentence(example),
             .offersSelfInfluence = false,
             .make = [example](const BoardOptions&, Progress&) { return exampleGame(example); }});
    }

    static std::vector<BoardKind::Size> sides(int most, int rows, int cols) {
        return {{text(QT_TRANSLATE_NOOP("BoardKinds", "&Rows")), 1, most, rows},
                {text(QT_TRANSLATE_NOOP("BoardKinds", "C&olumns")), 1, most, cols}};
    }
    static BoardKind::Size vertices(int least, int most, int value) {
        return {text(QT_TRANSLATE_NOOP("BoardKinds", "&Vertices")), least, most, value};
    }
    static BoardKind::Size seed() {
        return {text(QT_TRANSLATE_NOOP("BoardKinds", "S&eed")), 0, maxSeed, 1};
    }

private:
    std::vector<BoardKind> kinds_;
};

using Sizes = const std::vector<std::size_t>&;

void addGrids(Kinds& kinds) {
    constexpr auto grids = BoardCategory::grids;
    kinds.addGrid(grids, QT_TRANSLATE_NOOP("BoardKinds", "Rectangle"),
                  QT_TRANSLATE_NOOP("BoardKinds", "A press changes the cell and those next to it."),
                  Topology::plane, Neighbours::plus);
    kinds.addGrid(
        grids, QT_TRANSLATE_NOOP("BoardKinds", "King's moves"),
        QT_TRANSLATE_NOOP("BoardKinds", "A press changes the cell and all eight around it."),
        Topology::plane, Neighbours::king);
    kinds.addGrid(grids, QT_TRANSLATE_NOOP("BoardKinds", "Diagonal neighbours"),
                  QT_TRANSLATE_NOOP("BoardKinds", "A press changes the diagonally adjacent cells."),
                  Topology::plane, Neighbours::diagonal);
    kinds.addGrid(
        grids, QT_TRANSLATE_NOOP("BoardKinds", "Knight's moves"),
        QT_TRANSLATE_NOOP("BoardKinds", "A press changes the cells a knight's move away."),
        Topology::plane, Neighbours::knight);
    kinds.addGrid(
        grids, QT_TRANSLATE_NOOP("BoardKinds", "Rows and columns"),
        QT_TRANSLATE_NOOP("BoardKinds", "A press changes the whole row and column of the cell."),
        Topology::plane, Neighbours::rowColumn);
    kinds.addGraph(
        grids, QT_TRANSLATE_NOOP("BoardKinds", "Hexagons"),
        QT_TRANSLATE_NOOP("BoardKinds", "A honeycomb: each cell has up to six neighbours."),
        Kinds::sides(20, 5, 5), [](Sizes n) { return hexagonGraph(n.at(0), n.at(1)); });
    kinds.addGraph(
        grids, QT_TRANSLATE_NOOP("BoardKinds", "Triangles"),
        QT_TRANSLATE_NOOP("BoardKinds", "Each cell has up to three neighbours, across its sides."),
        Kinds::sides(20, 4, 7), [](Sizes n) { return triangleGraph(n.at(0), n.at(1)); });
    kinds
        .addGraph(grids, QT_TRANSLATE_NOOP("BoardKinds", "Merlin's Magic Square"),
                  QT_TRANSLATE_NOOP("BoardKinds", "Not all influences are mutual."), {},
                  [](Sizes) { return merlinGraph(); })
        .offersSelfInfluence = false;
}

void addSurfaces(Kinds& kinds) {
    constexpr auto surfaces = BoardCategory::surfaces;
    kinds.addGrid(surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Cylinder"),
                  QT_TRANSLATE_NOOP("BoardKinds", "The left and right sides are glued together."),
                  Topology::cylinder, Neighbours::plus);
    kinds.addGrid(
        surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Torus"),
        QT_TRANSLATE_NOOP(
            "BoardKinds",
            "The left and right sides are glued together, and so are the top and bottom."),
        Topology::torus, Neighbours::plus);
    kinds.addGrid(
        surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Möbius strip"),
        QT_TRANSLATE_NOOP("BoardKinds", "The left and right sides are glued with a half twist."),
        Topology::moebius, Neighbours::plus);
    kinds.addGrid(surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Klein bottle"),
                  QT_TRANSLATE_NOOP("BoardKinds", "The left and right sides are glued with a half "
                                                  "twist, the top and bottom without one."),
                  Topology::klein, Neighbours::plus);
    kinds.addGrid(surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Projective plane"),
                  QT_TRANSLATE_NOOP("BoardKinds", "Opposite sides are glued with a half twist."),
                  Topology::projective, Neighbours::plus);
    kinds.addGraph(
        surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Surface of a cube"),
        QT_TRANSLATE_NOOP(
            "BoardKinds",
            "The six faces of a cube, unfolded. Each cell has four neighbours, even across edges."),
        {{text(QT_TRANSLATE_NOOP("BoardKinds", "&Side")), 1, 12, 3}},
        [](Sizes n) { return cubeSurfaceGraph(n.at(0)); });
}

void addFamilies(Kinds& kinds) {
    constexpr auto families = BoardCategory::families;
    kinds.addDrawing();
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Path"), "",
                   {Kinds::vertices(1, maxFamily, 6)}, [](Sizes n) { return pathGraph(n.at(0)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Cycle"), "",
                   {Kinds::vertices(3, maxFamily, 7)}, [](Sizes n) { return cycleGraph(n.at(0)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Wheel"), "",
                   {Kinds::vertices(4, maxFamily, 8)}, [](Sizes n) { return wheelGraph(n.at(0)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Star"), "",
                   {Kinds::vertices(1, maxFamily, 8)}, [](Sizes n) { return starGraph(n.at(0)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Complete graph"), "",
                   {Kinds::vertices(1, maxDense, 6)},
                   [](Sizes n) { return completeGraph(n.at(0)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Complete bipartite graph"), "",
                   {{text(QT_TRANSLATE_NOOP("BoardKinds", "&First side")), 1, maxDense, 3},
                    {text(QT_TRANSLATE_NOOP("BoardKinds", "&Second side")), 1, maxDense, 4}},
                   [](Sizes n) { return completeBipartiteGraph(n.at(0), n.at(1)); });
    kinds.addGraph(
        families, QT_TRANSLATE_NOOP("BoardKinds", "Hypercube"),
        QT_TRANSLATE_NOOP("BoardKinds",
                          "Vertices are joined if their binary numbers differ in one digit."),
        {{text(QT_TRANSLATE_NOOP("BoardKinds", "&Dimension")), 1, 8, 4}},
        [](Sizes n) { return hypercubeGraph(n.at(0)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Circulant graph"),
                   QT_TRANSLATE_NOOP("BoardKinds", "Vertices on a circle are joined if they are a "
                                                   "given step apart; a step of 0 joins none."),
                   {Kinds::vertices(1, maxFamily, 9),
                    {text(QT_TRANSLATE_NOOP("BoardKinds", "F&irst step")), 0, maxFamily, 1},
                    {text(QT_TRANSLATE_NOOP("BoardKinds", "Seco&nd step")), 0, maxFamily, 3}},
                   [](Sizes n) {
                       return circulantGraph(n.at(0), {n.at(1), n.at(2)});
                   });
    kinds.addGraph(
        families, QT_TRANSLATE_NOOP("BoardKinds", "Generalised Petersen graph"),
        QT_TRANSLATE_NOOP("BoardKinds", "An outer cycle and the same number of inner vertices, "
                                        "which are joined to each other at the given step."),
        {{text(QT_TRANSLATE_NOOP("BoardKinds", "&Vertices per circle")), 3, maxFamily / 2, 7},
         {text(QT_TRANSLATE_NOOP("BoardKinds", "Inner &step")), 1, maxFamily / 4, 2}},
        [](Sizes n) {
            return generalizedPetersenGraph(n.at(0), std::min(n.at(1), (n.at(0) - 1) / 2));
        });
}

void addSolids(Kinds& kinds) {
    const std::pair<const char*, Graph (*)()> graphs[] = {
        {QT_TRANSLATE_NOOP("BoardKinds", "Tetrahedron"), tetrahedronGraph},
        {QT_TRANSLATE_NOOP("BoardKinds", "Cube"), cubeGraph},
        {QT_TRANSLATE_NOOP("BoardKinds", "Octahedron"), octahedronGraph},
        {QT_TRANSLATE_NOOP("BoardKinds", "Dodecahedron"), dodecahedronGraph},
        {QT_TRANSLATE_NOOP("BoardKinds", "Icosahedron"), icosahedronGraph},
        {QT_TRANSLATE_NOOP("BoardKinds", "Petersen graph"),
         [] { return generalizedPetersenGraph(5, 2); }},
        {QT_TRANSLATE_NOOP("BoardKinds", "Heawood graph"),
         [] {
             return lcfGraph({5, -5}, 7);
         }},
        {QT_TRANSLATE_NOOP("BoardKinds", "Möbius–Kantor graph"),
         [] { return generalizedPetersenGraph(8, 3); }},
        {QT_TRANSLATE_NOOP("BoardKinds", "Pappus graph"),
         [] {
             return lcfGraph({5, 7, -7, 7, -7, -5}, 3);
         }},
        {QT_TRANSLATE_NOOP("BoardKinds", "Desargues graph"),
         [] { return generalizedPetersenGraph(10, 3); }},
        {QT_TRANSLATE_NOOP("BoardKinds", "Nauru graph"),
         [] { return generalizedPetersenGraph(12, 5); }},
    };
    for (const auto& [name, make] : graphs) {
        kinds.addGraph(BoardCategory::solids, name, "", {},
                       [make = make](Sizes) { return make(); });
    }
}

void addRandom(Kinds& kinds) {
    kinds
        .addGraph(BoardCategory::random, QT_TRANSLATE_NOOP("BoardKinds", "Random graph"),
                  QT_TRANSLATE_NOOP("BoardKinds", "A graph with the given number of random edges. "
                                                  "The same seed gives the same graph."),
                  {Kinds::vertices(1, 200, 16),
                   {text(QT_TRANSLATE_NOOP("BoardKinds", "Ed&ges")), 0, 2000, 24},
                   Kinds::seed()},
                  [](Sizes n, Progress& progress) {
                      Random random(n.at(2));
                      const std::size_t most = n.at(0) * (n.at(0) - 1) / 2;
                      return drawn(randomGraph(n.at(0), std::min(n.at(1), most), random), progress);
                  })
        .isSlow = true;
    kinds
        .addGraph(
            BoardCategory::random, QT_TRANSLATE_NOOP("BoardKinds", "Random tree"),
            QT_TRANSLATE_NOOP("BoardKinds",
                              "All trees are equally likely. The same seed gives the same tree."),
            {Kinds::vertices(1, 200, 20), Kinds::seed()},
            [](Sizes n, Progress& progress) {
                Random random(n.at(1));
                return drawn(randomTree(n.at(0), random), progress);
            })
        .isSlow = true;
}

} // namespace

BoardOptions BoardKind::firstOptions() const {
    BoardOptions options{.sizes = {}, .topology = topology, .neighbours = neighbours};
    for (const Size& size : sizes) {
        options.sizes.push_back(static_cast<std::size_t>(size.value));
    }
    return options;
}

std::vector<BoardKind> boardKinds() {
    Kinds kinds;
    addGrids(kinds);
    addSurfaces(kinds);
    addFamilies(kinds);
    addSolids(kinds);
    addRandom(kinds);
    for (const Example& example : examples()) {
        kinds.addExample(example);
    }
    return kinds.take();
}

QString categoryName(BoardCategory category) {
    switch (category) {
    case BoardCategory::grids:
        return QCoreApplication::translate("BoardKinds", "Grids");
    case BoardCategory::surfaces:
        return QCoreApplication::translate("BoardKinds", "Surfaces");
    case BoardCategory::families:
        return QCoreApplication::translate("BoardKinds", "Graphs");
    case BoardCategory::solids:
        return QCoreApplication::translate("BoardKinds", "Solids and cages");
    case BoardCategory::random:
        return QCoreApplication::translate("BoardKinds", "Random");
    case BoardCategory::examples:
        return QCoreApplication::translate("BoardKinds", "Examples");
    }
    return {};
}

} // namespace lightsout
