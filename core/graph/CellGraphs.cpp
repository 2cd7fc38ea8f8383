// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/CellGraphs.h"

#include "support/Assert.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace lightsout {

namespace {

/// Integer coordinates in space. Squares of a cube's surface have coordinates -n … n: ±n along
/// their face's axis, and one of the numbers -n+1, -n+3, … n-1 along each of the other two axes.
using Vector3 = std::array<std::ptrdiff_t, 3>;

Vector3 operator+(const Vector3& a, const Vector3& b) {
    return {a[0] + b[0], a[1] + b[1], a[2] + b[2]};
}

Vector3 operator*(std::ptrdiff_t factor, const Vector3& a) {
    return {factor * a[0], factor * a[1], factor * a[2]};
}

std::ptrdiff_t dot(const Vector3& a, const Vector3& b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/// One face of a cube: its normal, the directions of its columns and rows, and its position in the
/// unfolded cube, in units of a face's side.
struct Face {
    Vector3 normal;
    Vector3 right;
    Vector3 down;
    Point origin;
};

constexpr std::array<Face, 6> faces{{
    {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}, {1, 1}},  // front
    {{1, 0, 0}, {0, 1, 0}, {0, 0, -1}, {2, 1}},   // right
    {{0, 1, 0}, {-1, 0, 0}, {0, 0, -1}, {3, 1}},  // back
    {{-1, 0, 0}, {0, -1, 0}, {0, 0, -1}, {0, 1}}, // left
    {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}, {1, 0}},   // top
    {{0, 0, -1}, {1, 0, 0}, {0, 1, 0}, {1, 2}},   // bottom
}};

/// Returns the distance by which the unfolded cube sags at x, where 0 ≤ x ≤ `width`. If it did not
/// sag, the edges that join its left end to its right end would cross all squares between them.
double sag(double x, double width) {
    const double share = 2 * x / width - 1;
    return 0.33 * (1 - share * share);
}

/// Returns the number of the square at `place`.
Vertex squareAt(const Vector3& place, std::size_t n) {
    const auto side = static_cast<std::ptrdiff_t>(n);
    std::size_t face = 0;
    while (dot(place, faces[face].normal) != side) {
        ++face;
    }
    const auto row = static_cast<std::size_t>((dot(place, faces[face].down) + side - 1) / 2);
    const auto column = static_cast<std::size_t>((dot(place, faces[face].right) + side - 1) / 2);
    return (face * n + row) * n + column;
}

} // namespace

Graph hexagonGraph(std::size_t rows, std::size_t cols) {
    LIGHTSOUT_ASSERT(rows >= 1 && cols >= 1);
    Graph graph(rows * cols);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < cols; ++c) {
            const Vertex cell = r * cols + c;
            const double shift = r % 2 == 0 ? 0 : 0.5;
            graph.setPosition(cell, {static_cast<double>(c) + shift,
                                     static_cast<double>(r) * std::sqrt(3.0) / 2});
            if (c + 1 < cols) {
                graph.addEdge(cell, cell + 1);
            }
            if (r + 1 < rows) {
                graph.addEdge(cell, cell + cols);
                if (r % 2 == 1 && c + 1 < cols) {
                    graph.addEdge(cell, cell + cols + 1);
                }
                if (r % 2 == 0 && c > 0) {
                    graph.addEdge(cell, cell + cols - 1);
                }
            }
        }
    }
    return graph;
}

Graph triangleGraph(std::size_t rows, std::size_t cols) {
    LIGHTSOUT_ASSERT(rows >= 1 && cols >= 1);
    Graph graph(rows * cols);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < cols; ++c) {
            const Vertex cell = r * cols + c;
            const bool pointsUp = (r + c) % 2 == 0;
            graph.setPosition(cell, {static_cast<double>(c) * std::sqrt(3.0) / 2,
                                     static_cast<double>(r) * 1.5 + (pointsUp ? 0.5 : 0)});
            if (c + 1 < cols) {
                graph.addEdge(cell, cell + 1);
            }
            if (pointsUp && r + 1 < rows) {
                graph.addEdge(cell, cell + cols);
            }
        }
    }
    return graph;
}

Graph discTriangleGraph(std::size_t n) {
    LIGHTSOUT_ASSERT(n >= 1);
    Graph graph(n * (n + 1) / 2);
    Vertex disc = 0;
    for (std::size_t row = 0; row < n; ++row) {
        for (std::size_t i = 0; i <= row; ++i, ++disc) {
            graph.setPosition(disc, {static_cast<double>(i) - static_cast<double>(row) / 2,
                                     static_cast<double>(row) * std::sqrt(3.0) / 2});
            if (i < row) {
                graph.addEdge(disc, disc + 1);
            }
            if (row + 1 < n) {
                graph.addEdge(disc, disc + row + 1);
                graph.addEdge(disc, disc + row + 2);
            }
        }
    }
    return graph;
}

Graph boxGraph(const std::array<std::size_t, 3>& sides, bool isTorus) {
    const auto [layers, rows, cols] = sides;
    LIGHTSOUT_ASSERT(layers >= 1 && rows >= 1 && cols >= 1);
    // The layers are closer to each other if they are many, so that no cell covers another one.
    const double shift = std::min(1.0, 3 / static_cast<double>(layers));
    const Point layerShift{0.37 * shift, 0.29 * shift};
    Graph graph(layers * rows * cols);
    for (Vertex cell = 0; cell < graph.vertexCount(); ++cell) {
        const std::array places{cell / (rows * cols), cell / cols % rows, cell % cols};
        const auto layer = static_cast<double>(places[0]);
        graph.setPosition(cell, {static_cast<double>(places[2]) + layer * layerShift.x,
                                 static_cast<double>(places[1]) - layer * layerShift.y});
        std::size_t step = 1;
        for (std::size_t axis = sides.size(); axis-- > 0; step *= sides[axis]) {
            if (places[axis] + 1 < sides[axis]) {
                graph.addEdge(cell, cell + step);
            } else if (isTorus && sides[axis] > 2) { // shorter sides add no further neighbours
                graph.addEdge(cell, cell - places[axis] * step);
            }
        }
    }
    return graph;
}

Graph longArmsGraph(std::size_t rows, std::size_t cols, std::size_t reach) {
    LIGHTSOUT_ASSERT(rows >= 1 && cols >= 1 && reach >= 1);
    Graph graph(rows * cols);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t c = 0; c < cols; ++c) {
            const Vertex cell = r * cols + c;
            graph.setPosition(cell, {static_cast<double>(c), static_cast<double>(r)});
            for (std::size_t step = 1; step <= reach && c + step < cols; ++step) {
                graph.addEdge(cell, cell + step);
            }
            for (std::size_t step = 1; step <= reach && r + step < rows; ++step) {
                graph.addEdge(cell, cell + step * cols);
            }
        }
    }
    return graph;
}

Graph switchesGraph(std::size_t rows, std::size_t cols) {
    LIGHTSOUT_ASSERT(rows >= 1 && cols >= 1);
    constexpr double besides = -1.25; // where the buttons are drawn
    const std::size_t cells = rows * cols;
    Graph graph(cells + rows + cols, false);
    std::vector<VertexMark> marks;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        marks.push_back({.vertex = v, .hasButton = v >= cells, .hasLight = v < cells});
    }
    graph.mark(marks);
    for (std::size_t r = 0; r < rows; ++r) {
        graph.setPosition(cells + r, {besides, static_cast<double>(r)});
        for (std::size_t c = 0; c < cols; ++c) {
            const Vertex cell = r * cols + c;
            graph.setPosition(cell, {static_cast<double>(c), static_cast<double>(r)});
            graph.setPosition(cells + rows + c, {static_cast<double>(c), besides});
            graph.addArc(cells + r, cell);
            graph.addArc(cells + rows + c, cell);
        }
    }
    return graph;
}

Graph cubeSurfaceGraph(std::size_t n) {
    LIGHTSOUT_ASSERT(n >= 1);
    const auto side = static_cast<std::ptrdiff_t>(n);
    Graph graph(6 * n * n);
    for (Vertex square = 0; square < graph.vertexCount(); ++square) {
        const Face& face = faces[square / (n * n)];
        const std::size_t row = square / n % n;
        const std::size_t column = square % n;
        const auto size = static_cast<double>(n);
        const Point unfolded{face.origin.x * size + static_cast<double>(column),
                             face.origin.y * size + static_cast<double>(row)};
        graph.setPosition(square, {unfolded.x, unfolded.y + sag(unfolded.x, 4 * size - 1)});
        const Vector3 place = side * face.normal +
                              (2 * static_cast<std::ptrdiff_t>(column) + 1 - side) * face.right +
                              (2 * static_cast<std::ptrdiff_t>(row) + 1 - side) * face.down;
        for (const Vector3& step : {face.right, -1 * face.right, face.down, -1 * face.down}) {
            // A step across the cube's edge goes half a step along the face and half a step
            // inwards.
            const bool turns = dot(place, step) == side - 1;
            graph.addArc(square, squareAt(place + (turns ? step + -1 * face.normal : 2 * step), n));
        }
    }
    return graph;
}

Graph merlinGraph() {
    constexpr std::size_t side = 3;
    // The lights that each press toggles.
    constexpr std::array<std::string_view, side * side> toggled{
        "110110000", "111000000", "011011000", //
        "100100100", "010111010", "001001001", //
        "000110110", "000000111", "000011011"};
    Graph graph(toggled.size());
    for (Vertex pressed = 0; pressed < toggled.size(); ++pressed) {
        const std::size_t row = pressed / side;
        graph.setPosition(pressed, {static_cast<double>(pressed % side), static_cast<double>(row)});
        for (Vertex light = 0; light < toggled.size(); ++light) {
            if (light != pressed && toggled[pressed][light] == '1') {
                graph.addArc(pressed, light);
            }
        }
    }
    return graph;
}

} // namespace lightsout
