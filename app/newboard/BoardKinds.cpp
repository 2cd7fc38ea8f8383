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

/// Returns the graph with all lights on and the chosen options.
Game gameOn(Rule rule, const BoardOptions& options) {
    for (Vertex v = 0; !rule.isMarked() && v < rule.vertexCount(); ++v) {
        rule.editGraph().setSelfInfluence(v, options.selfInfluence);
    }
    return Game::allOn(std::move(rule));
}

Game latticeGame(const BoardOptions& options, Progress& /*progress*/) {
    return Game::allOn(Lattice{.rows = options.sizes.at(0),
                               .cols = options.sizes.at(1),
                               .topology = options.topology,
                               .neighbours = options.neighbours,
                               .selfInfluence = options.selfInfluence});
}

/// Returns the graph with its vertices moved to a readable layout, if one is found.
Graph drawn(Graph graph, Progress& progress) {
    if (const auto places = layoutOf(graph, Layout::distances, progress)) {
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            graph.setPosition(v, (*places)[v]);
        }
    }
    return graph;
}

class Kinds {
    Q_DECLARE_TR_FUNCTIONS(BoardKinds)

public:
    using Size = BoardKind::Size;

    std::vector<BoardKind> take() { return std::move(kinds_); }

    void addGrid(BoardCategory category, const char* name, const QString& sentence,
                 Topology topology, Neighbours neighbours) {
        const bool isSurface = topology != Topology::plane;
        kinds_.push_back({.category = category,
                          .name = QCoreApplication::translate("BoardKinds", name),
                          .englishName = QString::fromUtf8(name),
                          .sentence = sentence,
                          .sizes = sides(maxSide, 5, isSurface ? 7 : 5),
                          .offersNeighbours = isSurface || neighbours == Neighbours::plus,
                          .offersTopology = !isSurface,
                          .topology = topology,
                          .neighbours = neighbours,
                          .make = latticeGame});
    }

    /// Adds a kind of graph that is made from up to three sizes.
    template <typename Make>
    BoardKind& addGraph(BoardCategory category, const char* name, const QString& sentence,
                        std::vector<Size> sizes, Make make) {
        kinds_.push_back(
            {.category = category,
             .name = QCoreApplication::translate("BoardKinds", name),
             .englishName = QString::fromUtf8(name),
             .sentence = sentence,
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
             .name = tr("Empty drawing"),
             .englishName = QStringLiteral("Empty drawing"),
             .sentence = tr("Draw your own board: click to add a vertex, drag to join two."),
             .offersSelfInfluence = false,
             .make = [](const BoardOptions&, Progress&) { return Game::allOn(Graph(0)); }});
    }

    void addExample(const Example& example) {
        kinds_.push_back(
            {.category = BoardCategory::examples,
             .name = exampleTitle(example),
             .englishName = QString::fromUtf8(example.title),
             .sentence = exampleSentence(example),
             .offersSelfInfluence = false,
             .make = [example](const BoardOptions&, Progress&) { return exampleGame(example); }});
    }

    static std::vector<Size> sides(int most, int rows, int cols) {
        return {{tr("&Rows"), 1, most, rows}, {tr("C&olumns"), 1, most, cols}};
    }
    static Size vertices(int least, int most, int value) {
        return {tr("&Vertices"), least, most, value};
    }
    static Size seed() { return {tr("S&eed"), 0, maxSeed, 1}; }

private:
    std::vector<BoardKind> kinds_;
};

using Sizes = const std::vector<std::size_t>&;

void addGrids(Kinds& kinds) {
    constexpr auto grids = BoardCategory::grids;
    kinds.addGrid(grids, QT_TRANSLATE_NOOP("BoardKinds", "Rectangle"),
                  Kinds::tr("A press changes the cell and those next to it."), Topology::plane,
                  Neighbours::plus);
    kinds.addGrid(grids, QT_TRANSLATE_NOOP("BoardKinds", "King's moves"),
                  Kinds::tr("A press changes the cell and all eight around it."), Topology::plane,
                  Neighbours::king);
    kinds.addGrid(grids, QT_TRANSLATE_NOOP("BoardKinds", "Diagonal neighbours"),
                  Kinds::tr("A press changes the diagonally adjacent cells."), Topology::plane,
                  Neighbours::diagonal);
    kinds.addGrid(grids, QT_TRANSLATE_NOOP("BoardKinds", "Knight's moves"),
                  Kinds::tr("A press changes the cells a knight's move away."), Topology::plane,
                  Neighbours::knight);
    kinds.addGrid(grids, QT_TRANSLATE_NOOP("BoardKinds", "Rows and columns"),
                  Kinds::tr("A press changes the whole row and column of the cell."),
                  Topology::plane, Neighbours::rowColumn);
    kinds.addGraph(grids, QT_TRANSLATE_NOOP("BoardKinds", "Hexagons"),
                   Kinds::tr("A honeycomb: each cell has up to six neighbours."),
                   Kinds::sides(20, 5, 5), [](Sizes n) { return hexagonGraph(n.at(0), n.at(1)); });
    kinds.addGraph(grids, QT_TRANSLATE_NOOP("BoardKinds", "Triangles"),
                   Kinds::tr("Each cell has up to three neighbours, across its sides."),
                   Kinds::sides(20, 4, 7), [](Sizes n) { return triangleGraph(n.at(0), n.at(1)); });
    kinds.addGraph(grids, QT_TRANSLATE_NOOP("BoardKinds", "Triangle of discs"),
                   Kinds::tr("Each disc touches up to six others."),
                   {{Kinds::tr("&Rows"), 1, 30, 5}},
                   [](Sizes n) { return discTriangleGraph(n.at(0)); });
    std::vector<BoardKind::Size> armSizes = Kinds::sides(30, 7, 7);
    armSizes.push_back({Kinds::tr("R&each"), 1, 29, 2});
    kinds.addGraph(grids, QT_TRANSLATE_NOOP("BoardKinds", "Long arms"),
                   Kinds::tr("A press reaches several cells in each direction."), armSizes,
                   [](Sizes n) {
                       return Rule::onCells(Lattice{.rows = n.at(0), .cols = n.at(1)},
                                            longArmsGraph(n.at(0), n.at(1), n.at(2)));
                   });
    kinds
        .addGraph(grids, QT_TRANSLATE_NOOP("BoardKinds", "Switches for rows and columns"),
                  Kinds::tr("Each row and each column of lights has one button."),
                  Kinds::sides(20, 5, 5), [](Sizes n) { return switchesGraph(n.at(0), n.at(1)); })
        .offersSelfInfluence = false;
    kinds
        .addGraph(grids, QT_TRANSLATE_NOOP("BoardKinds", "Merlin's Magic Square"),
                  Kinds::tr("Not all influences are mutual."), {},
                  [](Sizes) { return merlinGraph(); })
        .offersSelfInfluence = false;
}

void addSurfaces(Kinds& kinds) {
    constexpr auto surfaces = BoardCategory::surfaces;
    kinds.addGrid(surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Cylinder"),
                  Kinds::tr("The left and right sides are glued together."), Topology::cylinder,
                  Neighbours::plus);
    kinds.addGrid(
        surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Torus"),
        Kinds::tr("The left and right sides are glued together, and so are the top and bottom."),
        Topology::torus, Neighbours::plus);
    kinds.addGrid(surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Möbius strip"),
                  Kinds::tr("The left and right sides are glued with a half twist."),
                  Topology::moebius, Neighbours::plus);
    kinds.addGrid(surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Klein bottle"),
                  Kinds::tr("The left and right sides are glued with a half twist, the top and "
                            "bottom without one."),
                  Topology::klein, Neighbours::plus);
    kinds.addGrid(surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Projective plane"),
                  Kinds::tr("Opposite sides are glued with a half twist."), Topology::projective,
                  Neighbours::plus);
    kinds.addGraph(
        surfaces, QT_TRANSLATE_NOOP("BoardKinds", "Surface of a cube"),
        Kinds::tr(
            "The six faces of a cube, unfolded. Each cell has four neighbours, even across edges."),
        {{Kinds::tr("&Side"), 1, 12, 3}}, [](Sizes n) { return cubeSurfaceGraph(n.at(0)); });
}

void addFamilies(Kinds& kinds) {
    constexpr auto families = BoardCategory::families;
    kinds.addDrawing();
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Path"), {},
                   {Kinds::vertices(1, maxFamily, 6)}, [](Sizes n) { return pathGraph(n.at(0)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Cycle"), {},
                   {Kinds::vertices(3, maxFamily, 7)}, [](Sizes n) { return cycleGraph(n.at(0)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Wheel"), {},
                   {Kinds::vertices(4, maxFamily, 8)}, [](Sizes n) { return wheelGraph(n.at(0)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Star"), {},
                   {Kinds::vertices(1, maxFamily, 8)}, [](Sizes n) { return starGraph(n.at(0)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Complete graph"), {},
                   {Kinds::vertices(1, maxDense, 6)},
                   [](Sizes n) { return completeGraph(n.at(0)); });
    kinds.addGraph(
        families, QT_TRANSLATE_NOOP("BoardKinds", "Complete bipartite graph"), {},
        {{Kinds::tr("&First side"), 1, maxDense, 3}, {Kinds::tr("&Second side"), 1, maxDense, 4}},
        [](Sizes n) { return completeBipartiteGraph(n.at(0), n.at(1)); });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Hypercube"),
                   Kinds::tr("Vertices are joined if their binary numbers differ in one digit."),
                   {{Kinds::tr("&Dimension"), 1, 8, 4}},
                   [](Sizes n) { return hypercubeGraph(n.at(0)); });
    const std::vector<BoardKind::Size> boxSides{{Kinds::tr("&Layers"), 1, 12, 3},
                                                {Kinds::tr("&Rows"), 1, 12, 3},
                                                {Kinds::tr("C&olumns"), 1, 12, 3}};
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Grid in three dimensions"),
                   Kinds::tr("Each cell of a box has up to six neighbours."), boxSides,
                   [](Sizes n) {
                       return boxGraph({n.at(0), n.at(1), n.at(2)}, false);
                   });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Torus in three dimensions"),
                   Kinds::tr("A box whose opposite faces are glued together."), boxSides,
                   [](Sizes n) {
                       return boxGraph({n.at(0), n.at(1), n.at(2)}, true);
                   });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Circulant graph"),
                   Kinds::tr("Vertices on a circle are joined if they are a given step apart; a "
                             "step of 0 joins none."),
                   {Kinds::vertices(1, maxFamily, 9),
                    {Kinds::tr("F&irst step"), 0, maxFamily, 1},
                    {Kinds::tr("Seco&nd step"), 0, maxFamily, 3}},
                   [](Sizes n) {
                       return circulantGraph(n.at(0), {n.at(1), n.at(2)});
                   });
    kinds.addGraph(families, QT_TRANSLATE_NOOP("BoardKinds", "Generalised Petersen graph"),
                   Kinds::tr("An outer cycle and the same number of inner vertices, which are "
                             "joined to each other at the given step."),
                   {{Kinds::tr("&Vertices per circle"), 3, maxFamily / 2, 7},
                    {Kinds::tr("Inner &step"), 1, maxFamily / 4, 2}},
                   [](Sizes n) {
                       return generalizedPetersenGraph(n.at(0),
                                                       std::min(n.at(1), (n.at(0) - 1) / 2));
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
        {QT_TRANSLATE_NOOP("BoardKinds", "Heawood graph"), heawoodGraph},
        {QT_TRANSLATE_NOOP("BoardKinds", "Möbius–Kantor graph"),
         [] { return generalizedPetersenGraph(8, 3); }},
        {QT_TRANSLATE_NOOP("BoardKinds", "Pappus graph"), pappusGraph},
        {QT_TRANSLATE_NOOP("BoardKinds", "Desargues graph"),
         [] { return generalizedPetersenGraph(10, 3); }},
        {QT_TRANSLATE_NOOP("BoardKinds", "Nauru graph"),
         [] { return generalizedPetersenGraph(12, 5); }},
    };
    for (const auto& [name, make] : graphs) {
        kinds.addGraph(BoardCategory::solids, name, {}, {},
                       [make = make](Sizes) { return make(); });
    }
}

void addRandom(Kinds& kinds) {
    kinds
        .addGraph(BoardCategory::random, QT_TRANSLATE_NOOP("BoardKinds", "Random graph"),
                  Kinds::tr("A graph with the given number of random edges. The same seed gives "
                            "the same graph."),
                  {Kinds::vertices(1, 200, 16), {Kinds::tr("Ed&ges"), 0, 2000, 24}, Kinds::seed()},
                  [](Sizes n, Progress& progress) {
                      Random random(n.at(2));
                      const std::size_t most = n.at(0) * (n.at(0) - 1) / 2;
                      return drawn(randomGraph(n.at(0), std::min(n.at(1), most), random), progress);
                  })
        .isSlow = true;
    kinds
        .addGraph(BoardCategory::random, QT_TRANSLATE_NOOP("BoardKinds", "Random tree"),
                  Kinds::tr("All trees are equally likely. The same seed gives the same tree."),
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
        return Kinds::tr("Grids");
    case BoardCategory::surfaces:
        return Kinds::tr("Surfaces");
    case BoardCategory::families:
        return Kinds::tr("Graphs");
    case BoardCategory::solids:
        return Kinds::tr("Solids and cages");
    case BoardCategory::random:
        return Kinds::tr("Random");
    case BoardCategory::examples:
        return Kinds::tr("Examples");
    }
    return {};
}

} // namespace lightsout
