// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/PivotScaling.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace lightsout {

namespace {

constexpr std::size_t maxPivots = 50;
constexpr int powerSteps = 100;

/// Returns the distances from one vertex to all vertices.
std::vector<double> distancesFrom(Vertex start,
                                  const std::vector<std::vector<Vertex>>& neighbours) {
    std::vector<double> distances(neighbours.size(), -1);
    std::vector<Vertex> reached{start};
    distances[start] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const Vertex v : neighbours[reached[i]]) {
            if (distances[v] < 0) {
                distances[v] = distances[reached[i]] + 1;
                reached.push_back(v);
            }
        }
    }
    return distances;
}

/// Returns the distances from pivots, each chosen as far as possible from those before it.
std::vector<std::vector<double>>
distancesFromPivots(const std::vector<std::vector<Vertex>>& neighbours, const Progress& progress) {
    std::vector<std::vector<double>> columns;
    std::vector<double> nearest(neighbours.size(), static_cast<double>(neighbours.size()));
    Vertex pivot = 0;
    while (columns.size() < std::min(maxPivots, neighbours.size())) {
        progress.checkpoint();
        columns.push_back(distancesFrom(pivot, neighbours));
        for (Vertex v = 0; v < neighbours.size(); ++v) {
            nearest[v] = std::min(nearest[v], columns.back()[v]);
        }
        pivot = static_cast<Vertex>(std::ranges::max_element(nearest) - nearest.begin());
    }
    return columns;
}

double mean(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Replaces distances with doubly centred squares, from which coordinates can be read off.
void centre(std::vector<std::vector<double>>& columns) {
    const std::size_t count = columns.front().size();
    std::vector<double> rowMeans(count);
    double total = 0;
    for (std::vector<double>& column : columns) {
        for (std::size_t v = 0; v < count; ++v) {
            column[v] *= column[v];
            rowMeans[v] += column[v] / static_cast<double>(columns.size());
        }
        total += mean(column) / static_cast<double>(columns.size());
    }
    for (std::vector<double>& column : columns) {
        const double columnMean = mean(column);
        for (std::size_t v = 0; v < count; ++v) {
            column[v] = -(column[v] - rowMeans[v] - columnMean + total) / 2;
        }
    }
}

double dot(const std::vector<double>& a, const std::vector<double>& b) {
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

void normalize(std::vector<double>& vector) {
    const double length = std::sqrt(dot(vector, vector));
    for (double& entry : vector) {
        entry = length > 0 ? entry / length : 0;
    }
}

/// Returns the two principal directions of the columns, by the power method.
std::array<std::vector<double>, 2> mainDirections(const std::vector<std::vector<double>>& columns,
                                                  const Progress& progress) {
    const std::size_t count = columns.size();
    std::vector<std::vector<double>> products(count, std::vector<double>(count));
    for (std::size_t i = 0; i < count; ++i) {
        progress.checkpoint();
        for (std::size_t j = 0; j <= i; ++j) {
            products[i][j] = products[j][i] = dot(columns[i], columns[j]);
        }
    }
    std::array<std::vector<double>, 2> directions;
    for (std::vector<double>& direction : directions) {
        direction.resize(count);
        for (std::size_t i = 0; i < count; ++i) {
            direction[i] = 1.0 / static_cast<double>(i + 1);
        }
        for (int step = 0; step < powerSteps; ++step) {
            if (&direction != &directions.front()) {
                const double share = dot(direction, directions.front());
                for (std::size_t i = 0; i < count; ++i) {
                    direction[i] -= share * directions.front()[i];
                }
            }
            std::vector<double> next(count);
            std::ranges::transform(products, next.begin(), [&](const std::vector<double>& row) {
                return dot(row, direction);
            });
            normalize(next);
            direction = std::move(next);
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
    std::vector<std::vector<double>> columns = distancesFromPivots(neighbours, progress);
    centre(columns);
    const auto [across, along] = mainDirections(columns, progress);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        for (Vertex v = 0; v < points.size(); ++v) {
            points[v].x += columns[i][v] * across[i];
            points[v].y += columns[i][v] * along[i];
        }
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
