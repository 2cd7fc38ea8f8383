// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Igraph.h"

#include "graph/IgraphSession.h"

#include <cmath>

namespace lightsout::igraph {

namespace {

class Matrix {
public:
    Matrix() { requireMemory(igraph_matrix_init(&matrix_, 0, 0)); }
    ~Matrix() { igraph_matrix_destroy(&matrix_); }
    Matrix(const Matrix&) = delete;
    Matrix& operator=(const Matrix&) = delete;

    igraph_matrix_t* get() { return &matrix_; }

    void setPoints(const std::vector<Point>& points) {
        requireMemory(
            igraph_matrix_resize(&matrix_, static_cast<igraph_integer_t>(points.size()), 2));
        for (std::size_t i = 0; i < points.size(); ++i) {
            const auto row = static_cast<igraph_integer_t>(i);
            MATRIX(matrix_, row, 0) = points[i].x;
            MATRIX(matrix_, row, 1) = points[i].y;
        }
    }

    std::vector<Point> points() const {
        std::vector<Point> points;
        for (igraph_integer_t row = 0; row < igraph_matrix_nrow(&matrix_); ++row) {
            points.push_back({MATRIX(matrix_, row, 0), MATRIX(matrix_, row, 1)});
        }
        return points;
    }

private:
    igraph_matrix_t matrix_{};
};

/// The graph in igraph's representation. May exist only during an IgraphSession.
class Image {
public:
    explicit Image(const std::vector<std::vector<Vertex>>& targets, bool isDirected = false) {
        IgraphIntegers edges;
        for (Vertex u = 0; u < targets.size(); ++u) {
            for (const Vertex v : targets[u]) {
                if (isDirected || u < v) {
                    edges.add(u);
                    edges.add(v);
                }
            }
        }
        requireMemory(igraph_create(&graph_, edges.get(),
                                    static_cast<igraph_integer_t>(targets.size()), isDirected));
    }
    ~Image() { igraph_destroy(&graph_); }
    Image(const Image&) = delete;
    Image& operator=(const Image&) = delete;

    const igraph_t* graph() const { return &graph_; }

private:
    igraph_t graph_{};
};

class ColouredImage : public Image {
public:
    explicit ColouredImage(const ColouredGraph& graph) : Image(graph.targets, graph.isDirected()) {
        for (const std::size_t colour : graph.colours) {
            colours_.add(colour);
        }
    }

    const igraph_vector_int_t* colours() const { return colours_.get(); }

private:
    IgraphIntegers colours_;
};

std::vector<Vertex> verticesIn(const igraph_vector_int_t& numbers) {
    std::vector<Vertex> vertices;
    for (igraph_integer_t v = 0; v < igraph_vector_int_size(&numbers); ++v) {
        vertices.push_back(static_cast<Vertex>(VECTOR(numbers)[v]));
    }
    return vertices;
}

} // namespace

bool isPresent() {
    return true;
}

std::optional<std::string> groupOrder(const ColouredGraph& graph, std::uint64_t maxSteps,
                                      const Progress* progress) {
    const IgraphSession session(progress, IgraphSession::Interruption::stopsSearch, maxSteps);
    const ColouredImage image(graph);
    igraph_bliss_info_t info{};
    if (igraph_automorphisms(image.graph(), image.colours(), IGRAPH_BLISS_FL, &info) !=
        IGRAPH_SUCCESS) {
        return std::nullopt;
    }
    std::string order(info.group_size);
    igraph_free(info.group_size);
    checkpoint(progress);
    return session.isExhausted() ? std::nullopt : std::optional(std::move(order));
}

std::optional<std::vector<std::vector<Vertex>>>
groupGenerators(const ColouredGraph& graph, std::uint64_t maxSteps, const Progress* progress) {
    const IgraphSession session(progress, IgraphSession::Interruption::stopsSearch, maxSteps);
    const ColouredImage image(graph);
    igraph_vector_int_list_t generators;
    requireMemory(igraph_vector_int_list_init(&generators, 0));
    std::optional<std::vector<std::vector<Vertex>>> permutations;
    if (igraph_automorphism_group(image.graph(), image.colours(), &generators, IGRAPH_BLISS_FL,
                                  nullptr) == IGRAPH_SUCCESS) {
        permutations.emplace();
        for (igraph_integer_t i = 0; i < igraph_vector_int_list_size(&generators); ++i) {
            permutations->push_back(verticesIn(*igraph_vector_int_list_get_ptr(&generators, i)));
        }
    }
    igraph_vector_int_list_destroy(&generators);
    checkpoint(progress);
    return session.isExhausted() ? std::nullopt : std::move(permutations);
}

bool areIsomorphic(const ColouredGraph& a, const ColouredGraph& b) {
    const IgraphSession session;
    const Image first(a.targets, a.isDirected());
    const Image second(b.targets, b.isDirected());
    igraph_bool_t isSame = false;
    return igraph_isomorphic(first.graph(), second.graph(), &isSame) == IGRAPH_SUCCESS && isSame;
}

std::vector<Vertex> canonicalNumbering(const ColouredGraph& graph) {
    const IgraphSession session;
    const ColouredImage image(graph);
    igraph_vector_int_t numbers;
    requireMemory(igraph_vector_int_init(&numbers, 0));
    const igraph_error_t error = igraph_canonical_permutation(image.graph(), image.colours(),
                                                              &numbers, IGRAPH_BLISS_FL, nullptr);
    std::vector<Vertex> numbering = verticesIn(numbers);
    igraph_vector_int_destroy(&numbers);
    requireMemory(error);
    return numbering;
}

std::vector<Point> placesOf(const std::vector<std::vector<Vertex>>& neighbours, Layout layout,
                            const std::vector<Point>& start, Vertex root,
                            const Progress& progress) {
    const IgraphSession session(&progress);
    igraph_rng_seed(igraph_rng_default(), 1);
    const Image image(neighbours);
    Matrix places;
    igraph_error_t result = IGRAPH_SUCCESS;
    const auto count = static_cast<igraph_integer_t>(neighbours.size());
    if (layout == Layout::tree) {
        IgraphIntegers roots;
        roots.add(root);
        result = igraph_layout_reingold_tilford(image.graph(), places.get(), IGRAPH_ALL,
                                                roots.get(), nullptr);
    } else if (layout == Layout::distances) {
        places.setPoints(start);
        result = igraph_layout_kamada_kawai(image.graph(), places.get(), true, 50 * count, 0,
                                            static_cast<double>(count), nullptr, nullptr, nullptr,
                                            nullptr, nullptr);
    } else {
        // A large drawing is only smoothed, because long moves would fold it.
        const bool isLarge = neighbours.size() > 1000;
        places.setPoints(start);
        result = igraph_layout_fruchterman_reingold(
            image.graph(), places.get(), true, isLarge ? 100 : 500,
            isLarge ? 1 : std::sqrt(static_cast<double>(count)) / 2, IGRAPH_LAYOUT_AUTOGRID,
            nullptr, nullptr, nullptr, nullptr, nullptr);
    }
    checkpoint(&progress);
    return result == IGRAPH_SUCCESS ? places.points() : std::vector<Point>();
}

} // namespace lightsout::igraph
