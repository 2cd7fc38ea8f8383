// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Layout.h"

#include "graph/CircleLayout.h"
#include "graph/Igraph.h"
#include "graph/PointSets.h"
#include "support/Assert.h"
#include "support/Random.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

using Neighbours = std::vector<std::vector<Vertex>>;

/// Returns the subgraph on these vertices, numbered in their order.
Neighbours partOf(const Neighbours& neighbours, const std::vector<Vertex>& vertices) {
    Neighbours part(vertices.size());
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        for (const Vertex v : neighbours[vertices[i]]) {
            part[i].push_back(
                static_cast<Vertex>(std::ranges::lower_bound(vertices, v) - vertices.begin()));
        }
    }
    return part;
}

struct Search {
    std::vector<Vertex> order;
    std::vector<Vertex> parent; ///< the start is its own parent
};

Search breadthFirst(const Neighbours& neighbours, Vertex start) {
    Search search{{start}, std::vector<Vertex>(neighbours.size(), neighbours.size())};
    search.parent[start] = start;
    for (std::size_t i = 0; i < search.order.size(); ++i) {
        for (const Vertex v : neighbours[search.order[i]]) {
            if (search.parent[v] == neighbours.size()) {
                search.parent[v] = search.order[i];
                search.order.push_back(v);
            }
        }
    }
    return search;
}

/// Returns the middle of a longest path of a tree; in other graphs, the middle of a long path.
Vertex middleOf(const Neighbours& neighbours) {
    const Vertex end = breadthFirst(neighbours, 0).order.back();
    const Search search = breadthFirst(neighbours, end);
    std::vector<Vertex> path{search.order.back()};
    while (path.back() != end) {
        path.push_back(search.parent[path.back()]);
    }
    return path[path.size() / 2];
}

/// Returns the edges by which a breadth-first search from the root reaches the other vertices.
Neighbours treeBelow(Vertex root, const Neighbours& neighbours) {
    Neighbours tree(neighbours.size());
    const Search search = breadthFirst(neighbours, root);
    for (const Vertex v : search.order) {
        if (v != root) {
            tree[v].push_back(search.parent[v]);
            tree[search.parent[v]].push_back(v);
        }
    }
    return tree;
}

/// Returns a rough initial drawing, the same on every machine, in which no vertices coincide.
std::vector<Point> roughDrawing(const Neighbours& neighbours, const Progress& progress) {
    constexpr double maxShift = 0.5;
    Random random(1);
    const auto shift = [&random] {
        return maxShift * (static_cast<double>(random.below(1U << 20)) / (1U << 19) - 1);
    };
    std::vector<Point> points = pivotScaling(neighbours, progress);
    for (Point& p : points) {
        p.x += shift();
        p.y += shift();
    }
    return points;
}

/// Scales a drawing so that edges are 1 long on average, or longer if vertices would otherwise be
/// too close to each other.
void scale(std::vector<Point>& points, const Neighbours& neighbours) {
    constexpr double minApart = 0.3;
    double length = 0;
    std::size_t ends = 0;
    for (Vertex u = 0; u < points.size(); ++u) {
        for (const Vertex v : neighbours[u]) {
            length += std::hypot(points[u].x - points[v].x, points[u].y - points[v].y);
            ++ends;
        }
    }
    const double mean = ends == 0 ? 1 : length / static_cast<double>(ends);
    const double factor = std::clamp(minApart / minDistance(points), 1 / mean, 4 / mean);
    for (Point& p : points) {
        p = {p.x * factor, p.y * factor};
    }
}

/// Returns positions for a connected graph; empty if igraph fails or is
/// missing.
std::vector<Point> drawConnected(const Neighbours& neighbours, Layout layout, Progress& progress) {
    if (neighbours.size() == 1) {
        return {Point{}};
    }
    const Vertex root = middleOf(neighbours);
    std::vector<Point> start;
    if (layout == Layout::springs) {
        start = roughDrawing(neighbours, progress);
    } else if (layout == Layout::distances) {
        for (std::size_t i = 0; i < neighbours.size(); ++i) {
            start.push_back(onCircle(i, neighbours.size(), circleRadius(neighbours.size())));
        }
    }
    std::vector<Point> points =
        igraph::placesOf(layout == Layout::tree ? treeBelow(root, neighbours) : neighbours, layout,
                         start, root, progress);
    if (points.empty()) {
        return {};
    }
    if (layout != Layout::tree) {
        scale(points, neighbours);
        turnToFillARectangle(points);
    }
    return points;
}

std::optional<std::vector<Point>> drawParts(const Graph& graph, Layout layout, Progress& progress) {
    const Neighbours neighbours = undirectedNeighbours(graph);
    const std::vector<std::vector<Vertex>> components = connectedComponents(neighbours);
    std::vector<std::vector<Point>> drawings;
    for (const std::vector<Vertex>& vertices : components) {
        progress.checkpoint(static_cast<double>(drawings.size()) /
                            static_cast<double>(components.size()));
        drawings.push_back(drawConnected(partOf(neighbours, vertices), layout, progress));
        if (drawings.back().empty()) {
            return std::nullopt;
        }
    }
    putSideBySide(drawings, 1);
    std::vector<Point> places(graph.vertexCount());
    for (std::size_t i = 0; i < components.size(); ++i) {
        for (std::size_t j = 0; j < components[i].size(); ++j) {
            places[components[i][j]] = drawings[i][j];
        }
    }
    return places;
}

constexpr Eigen::Index maxPivots = 50;
/// Eigenvalues are treated as equal if their relative difference is at most this.
constexpr double roundingError = 1e-9;

Eigen::Index indexOf(Vertex vertex) {
    return static_cast<Eigen::Index>(vertex);
}

/// Returns the distances from one vertex to all vertices.
Eigen::VectorXd distancesFrom(Vertex start, const std::vector<std::vector<Vertex>>& neighbours) {
    Eigen::VectorXd distances =
        Eigen::VectorXd::Constant(static_cast<Eigen::Index>(neighbours.size()), -1);
    std::vector<Vertex> reached{start};
    distances[indexOf(start)] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Vertex v : neighbours[reached[i]]) {
            if (distances[indexOf(v)] < 0) {
                distances[indexOf(v)] = distances[indexOf(reached[i])] + 1;
                reached.push_back(v);
            }
        }
    }
    return distances;
}

/// Returns the distances from several pivots, one column for each. Each pivot is chosen as far as
/// possible from the previous ones.
Eigen::MatrixXd distancesFromPivots(const std::vector<std::vector<Vertex>>& neighbours,
                                    const Progress& progress) {
    const auto count = static_cast<Eigen::Index>(neighbours.size());
    Eigen::MatrixXd columns(count, std::min(maxPivots, count));
    Eigen::VectorXd nearest = Eigen::VectorXd::Constant(count, static_cast<double>(count));
    Eigen::Index pivot = 0;
    for (auto column : columns.colwise()) {
        progress.checkpoint();
        column = distancesFrom(static_cast<Vertex>(pivot), neighbours);
        nearest = nearest.cwiseMin(column);
        nearest.maxCoeff(&pivot);
    }
    return columns;
}

/// Replaces distances with doubly centred squares, from which coordinates can be read off.
void centre(Eigen::MatrixXd& columns, const Progress& progress) {
    Eigen::VectorXd rowMeans = Eigen::VectorXd::Zero(columns.rows());
    for (auto column : columns.colwise()) {
        progress.checkpoint();
        column = column.cwiseAbs2().eval();
        rowMeans += column / static_cast<double>(columns.cols());
    }
    const double total = rowMeans.mean();
    for (auto column : columns.colwise()) {
        progress.checkpoint();
        column = (-(column - rowMeans).array() + column.mean() - total).matrix().eval() / 2;
    }
}

/// Returns the two principal directions of the columns.
Eigen::MatrixX2d mainDirections(const Eigen::MatrixXd& columns, const Progress& progress) {
    const Eigen::Index count = columns.cols();
    Eigen::MatrixXd products(count, count);
    for (Eigen::Index i = 0; i < count; ++i) {
        progress.checkpoint();
        products.col(i).head(i + 1) = columns.leftCols(i + 1).transpose() * columns.col(i);
        products.row(i).head(i) = products.col(i).head(i).transpose();
    }
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(products);
    LIGHTSOUT_ASSERT(solver.info() == Eigen::Success);
    Eigen::MatrixX2d directions = solver.eigenvectors().rightCols<2>().rowwise().reverse();
    // The directions determine the shape of the drawing, but not its reflections or, if both
    // eigenvalues are equal, its rotation. These are chosen by a weighted sum over the pivots, in
    // which the first pivots count most.
    const Eigen::VectorXd weights =
        Eigen::VectorXd::LinSpaced(count, 1, static_cast<double>(count)).cwiseInverse();
    const auto largest = solver.eigenvalues().tail<2>();
    if (largest[1] - largest[0] <= roundingError * largest[1]) {
        const Eigen::Vector2d shares = (directions.transpose() * weights).normalized();
        directions *= Eigen::Matrix2d{{shares[0], -shares[1]}, {shares[1], shares[0]}};
        return directions;
    }
    for (auto direction : directions.colwise()) {
        if (direction.dot(weights) < 0) {
            direction = -direction;
        }
    }
    return directions;
}

} // namespace

bool isAvailable(Layout layout) {
    return igraph::isPresent() || layout == Layout::circle || layout == Layout::grid;
}

std::optional<std::vector<Point>> layoutOf(const Graph& graph, Layout layout, Progress& progress) {
    const std::size_t count = graph.vertexCount();
    std::vector<Point> places;
    switch (layout) {
    case Layout::circle:
        for (Vertex v = 0; v < count; ++v) {
            places.push_back(onCircle(v, count, circleRadius(count)));
        }
        return places;
    case Layout::grid: {
        const auto side =
            static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(count))));
        for (Vertex v = 0; v < count; ++v) {
            const Vertex row = v / side;
            places.push_back({static_cast<double>(v % side), static_cast<double>(row)});
        }
        return places;
    }
    case Layout::springs:
    case Layout::tree:
        return count <= maxLayoutVertices ? drawParts(graph, layout, progress) : std::nullopt;
    case Layout::distances:
        return count <= maxDistancesVertices ? drawParts(graph, layout, progress) : std::nullopt;
    }
    return std::nullopt;
}

std::vector<Point> pivotScaling(const std::vector<std::vector<Vertex>>& neighbours,
                                const Progress& progress) {
    std::vector<Point> points(neighbours.size());
    if (points.size() < 2) {
        return points;
    }
    Eigen::MatrixXd columns = distancesFromPivots(neighbours, progress);
    centre(columns, progress);
    const Eigen::MatrixX2d directions = mainDirections(columns, progress);
    const Eigen::MatrixX2d places = columns * directions;
    for (Vertex v = 0; v < points.size(); ++v) {
        points[v] = {places(indexOf(v), 0), places(indexOf(v), 1)};
    }
    // Edges are scaled to be about 1 long.
    double length = 0;
    double ends = 0;
    for (Vertex u = 0; u < points.size(); ++u) {
        for (const Vertex v : neighbours[u]) {
            length += std::hypot(points[u].x - points[v].x, points[u].y - points[v].y);
            ++ends;
        }
    }
    for (Point& p : points) {
        p = length > 0 ? Point{p.x * ends / length, p.y * ends / length} : p;
    }
    return points;
}

} // namespace lightsout
