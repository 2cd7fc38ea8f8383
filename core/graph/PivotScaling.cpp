// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/PivotScaling.h"

#include "support/Assert.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr Eigen::Index maxPivots = 50;
/// Eigenvalues whose relative difference is at most this count as equal.
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
