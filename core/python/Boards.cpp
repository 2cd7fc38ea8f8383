// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Limits.h"
#include "io/AtomicFile.h"
#include "io/AttributedVertices.h"
#include "io/BoardFile.h"
#include "io/BoardSpec.h"
#include "io/DocumentFormat.h"
#include "io/EnglishText.h"
#include "io/RuleSpec.h"
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Limits.h"

#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include <cmath>

namespace lightsout::python {

namespace py = pybind11;

namespace {

using IntegerRows = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>;
using Reals = py::array_t<double, py::array::c_style | py::array::forcecast>;

Game boardNamed(const std::string& specification, std::uint64_t seed, bool selfInfluence) {
    return Game::allOn(valueOf(parseBoardSpec(
        specification, {.selfInfluence = selfInfluence, .memory = budget().memory, .seed = seed})));
}

/// Returns the board of `rows` × `cols` cells. Errors have no column, as there is no text.
Game grid(std::uint64_t rows, std::uint64_t cols, const std::string& topology,
          const std::string& neighbours, bool selfInfluence) {
    auto rule = parseBoardSpec("grid:" + std::to_string(rows) + "x" + std::to_string(cols) +
                                   ",topology=" + topology + ",neighbours=" + neighbours,
                               {.selfInfluence = selfInfluence, .memory = budget().memory});
    if (!rule) {
        Error error = rule.error();
        error.position = {};
        raise(error);
    }
    return Game::allOn(*std::move(rule));
}

BlockMeaning meaningNamed(const std::string& name) {
    if (name != "lights" && name != "matrix") {
        throw py::value_error("meaning must be \"lights\" or \"matrix\", not \"" + shown(name) +
                              "\"");
    }
    return name == "lights" ? BlockMeaning::lights : BlockMeaning::matrix;
}

ParallelEdges parallelNamed(const std::string& name) {
    if (name != "merge" && name != "cancel") {
        throw py::value_error("parallel must be \"merge\" or \"cancel\", not \"" + shown(name) +
                              "\"");
    }
    return name == "cancel" ? ParallelEdges::cancel : ParallelEdges::merge;
}

std::optional<FileFormat> formatGiven(const std::optional<std::string>& name) {
    if (!name) {
        return std::nullopt;
    }
    const auto format = formatNamed(*name);
    if (!format || !isReadable(*format)) {
        raise({.code = ErrorCode::unknownFileFormat, .subject = *name});
    }
    return format;
}

/// Returns sentences about what a reader guessed or left out.
std::vector<std::string> notesOn(const ReadReport& report, const std::string& path,
                                 const ReadOptions& options) {
    std::vector<std::string> notes;
    const auto note = [&](const std::string& text) { notes.push_back(shown(path) + ": " + text); };
    if (!report.encoding.empty()) {
        note("converted from " + shown(report.encoding));
    }
    if (report.graphCount > 1) {
        note("contains " + std::to_string(report.graphCount) + " graphs; graph number " +
             std::to_string(options.graph) + " was read; graph=N reads another");
    }
    if (report.isAmbiguous) {
        note("read as an influence matrix; meaning=\"lights\" reads it as the lights of a grid");
    } else if (report.block == BlockMeaning::lights && !options.block) {
        note("read as the lights of a grid, because it is not square");
    }
    if (!report.litCharacter.empty()) {
        note("lights that are on are marked with " + shown(report.litCharacter));
    }
    for (const auto& [name, times] : report.leftOut) {
        note("left out: " + (name == "#" || name == "!" ? "comments" : shown(name)) + " (" +
             std::to_string(times) + ")");
    }
    if (report.parallelEdges > 0) {
        note(counted(report.parallelEdges, "repeated edge was ", "repeated edges were ") +
             (options.parallelEdges == ParallelEdges::merge
                  ? "merged; parallel=\"cancel\" cancels them in pairs instead"
                  : "cancelled in pairs"));
    }
    if (report.laidOut > 0) {
        note(counted(report.laidOut, "vertex", "vertices") +
             " without a position drawn below the others");
    }
    return notes;
}

/// Returns the board of a file, and sentences about what was guessed or left out.
std::pair<Game, std::vector<std::string>> loaded(const std::filesystem::path& path,
                                                 const std::optional<std::string>& formatName,
                                                 bool selfInfluence,
                                                 const std::optional<std::string>& meaning,
                                                 const std::string& parallel, std::size_t graph) {
    const auto format = formatGiven(formatName);
    ReadReport report;
    ReadOptions options{.selfInfluence = selfInfluence,
                        .memory = budget().memory,
                        .report = &report,
                        .block = meaning ? std::optional(meaningNamed(*meaning)) : std::nullopt,
                        .parallelEdges = parallelNamed(parallel),
                        .graph = graph};
    const std::string name = path.string();
    Game game = valueOf(interruptible([&](Progress& progress) {
                            options.progress = &progress;
                            return readBoardFile(path, options, format);
                        }),
                        name)
                    .game;
    return {std::move(game), notesOn(report, name, options)};
}

// The functions that let other threads of Python continue take a copy, which these can't change.

void save(Game game, const std::filesystem::path& path) {
    const auto format = formatOfPath(path);
    if (!format || !isWritable(*format)) {
        const std::string given = path.extension().string();
        reject(ErrorCode::unknownFileFormat,
               shown(path.string()) + ": " +
                   (given.empty()
                        ? std::string("the name does not show the format to write")
                        : "\"" + shown(given) + "\" is not a file format that can be written") +
                   "; supported formats: " + extensionsText(writableExtensions()));
    }
    const std::string name = path.string();
    const std::string text =
        valueOf(interruptible([&](Progress& progress) {
                    return writeBoard({.game = game}, *format, {.progress = &progress});
                }),
                name);
    valueOf(writeFileAtomically(path, text), name);
}

Game ofMatrix(const AnyArray& array) {
    const BitMatrix matrix = squareMatrixOf(array);
    if (const auto refused = GraphBuilder::checkVertexCount(matrix.rows())) {
        raise(*refused);
    }
    Graph graph(matrix.rows(), false);
    for (Vertex light = 0; light < matrix.rows(); ++light) {
        for (Vertex press = 0; press < matrix.cols(); ++press) {
            if (matrix.get(light, press)) {
                graph.flip({press, light});
            }
        }
    }
    return Game::allOn(std::move(graph));
}

std::optional<double> coordinate(double number) {
    if (std::isnan(number)) {
        return std::nullopt;
    }
    if (std::abs(number) > maxCoordinate) {
        raise({.code = ErrorCode::numberOutOfRange,
               .subject = std::to_string(number),
               .expected = static_cast<std::uint64_t>(maxCoordinate)});
    }
    return number;
}

/// Returns the board of a graph, with all lights on. `edges` are pairs of vertices. Positions are
/// NaN for vertices without one. A row of `marks` has a vertex's self-influence, its light at the
/// start and in the target, and whether it was pressed; -1 where it is not specified.
Game ofGraph(std::vector<std::string> labels, const Reals& positions, const IntegerRows& marks,
             const IntegerRows& edges, bool isDirected, bool selfInfluence,
             const std::string& parallel) {
    const std::size_t count = labels.size();
    if (const auto refused = GraphBuilder::checkVertexCount(count)) {
        raise(*refused);
    }
    std::vector<AttributedVertex> vertices(count);
    for (std::size_t v = 0; v < count; ++v) {
        AttributedVertex& vertex = vertices[v];
        vertex.label = std::move(labels[v]);
        const double* const point = positions.data() + 2 * v;
        vertex.x = coordinate(point[0]);
        vertex.y = coordinate(point[1]);
        const std::int64_t* const mark = marks.data() + 4 * v;
        const auto given = [mark](std::size_t i) {
            return mark[i] < 0 ? std::nullopt : std::optional(mark[i] != 0);
        };
        vertex.self = given(0);
        vertex.start = given(1);
        vertex.target = given(2);
        vertex.pressed = given(3);
    }
    GraphBuilder builder;
    for (py::ssize_t i = 0; i < edges.size() / 2; ++i) {
        const auto from = static_cast<std::size_t>(edges.data()[2 * i]);
        const auto to = static_cast<std::size_t>(edges.data()[2 * i + 1]);
        if (!(isDirected ? builder.addArc(from, to) : builder.addEdge(from, to))) {
            raise(GraphBuilder::tooManyArcs());
        }
    }
    return boardWith(std::move(vertices), std::move(builder),
                     {.selfInfluence = selfInfluence, .parallelEdges = parallelNamed(parallel)})
        .game;
}

std::optional<std::pair<std::size_t, std::size_t>> shapeOf(const Game& game) {
    const Lattice* cells = game.rule().cells();
    return cells == nullptr ? std::nullopt : std::optional(std::pair(cells->rows, cells->cols));
}

std::optional<std::string> specificationOf(const Game& game) {
    const Lattice* lattice = game.rule().lattice();
    return lattice != nullptr ? boardSpec(*lattice) : specOf(game.rule());
}

Graph graphOf(Game game) {
    return valueOf(interruptible(
        [&](Progress& progress) { return explicitGraph(game.rule(), {.progress = &progress}); }));
}

/// Returns labels, positions, self-influences and the ends of all arcs.
py::tuple partsOf(const Game& game) {
    const Graph graph = graphOf(game);
    const std::size_t count = graph.vertexCount();
    py::list labels;
    py::array_t<double> positions({count, std::size_t{2}});
    py::array_t<std::int64_t> arcs({graph.arcCount(), std::size_t{2}});
    BitVector self(count);
    std::int64_t* arc = arcs.mutable_data();
    for (Vertex v = 0; v < count; ++v) {
        labels.append(py::bytes(graph.label(v)).attr("decode")("utf-8", "replace"));
        positions.mutable_data()[2 * v] = graph.position(v).x;
        positions.mutable_data()[2 * v + 1] = graph.position(v).y;
        self.set(v, graph.selfInfluence(v));
        for (const Vertex target : graph.targets(v)) {
            *arc++ = static_cast<std::int64_t>(v);
            *arc++ = static_cast<std::int64_t>(target);
        }
    }
    return py::make_tuple(labels, positions, bitsOf(self), arcs, graph.isUndirected());
}

void press(Game& game, std::size_t vertex) {
    if (vertex >= game.vertexCount()) {
        throw py::index_error(englishErrorText({.code = ErrorCode::vertexOutOfRange,
                                                .subject = std::to_string(vertex),
                                                .expected = game.vertexCount()}));
    }
    game.press(vertex);
}

Bits matrixOf(Game game) {
    // One byte per entry, in addition to the bits.
    constexpr std::size_t maxVertices = 32'768;
    if (game.vertexCount() > maxVertices) {
        raise({.code = ErrorCode::tooManyVertices,
               .expected = maxVertices,
               .found = game.vertexCount()});
    }
    return bitsOf(
        interruptible([&](Progress& progress) { return game.rule().influenceMatrix(&progress); }));
}

/// Draws lights at random: all boards are equally likely, or all that can be solved.
void randomize(Game& game, std::uint64_t seed, bool solvable) {
    Random random(seed);
    if (solvable) {
        game.beginAt(randomSolvableLights(game.rule(), game.target(), random));
    } else {
        game.beginAt(BitVector::random(game.vertexCount(), random));
    }
}

py::bytes documentOf(const Game& game) {
    return valueOf(writeDocument({.game = game}));
}

Game ofDocument(const std::string& text) {
    return valueOf(readDocument(text)).game;
}

} // namespace

void addBoards(py::module_& module) {
    // An ordinary metaclass, as the stub has it.
    const auto metaclass =
        py::reinterpret_borrow<py::object>(reinterpret_cast<PyObject*>(&PyType_Type));
    py::class_<Game>(module, "Game", py::metaclass(metaclass))
        .def_static("named", &boardNamed, py::arg("specification"), py::arg("seed"),
                    py::arg("self_influence"))
        .def_static("grid", &grid, py::arg("rows"), py::arg("cols"), py::arg("topology"),
                    py::arg("neighbours"), py::arg("self_influence"))
        .def_static("load", &loaded, py::arg("path"), py::arg("format"), py::arg("self_influence"),
                    py::arg("meaning"), py::arg("parallel"), py::arg("graph"))
        .def_static("of_matrix", &ofMatrix, py::arg("matrix"))
        .def_static("of_graph", &ofGraph, py::arg("labels"), py::arg("positions"), py::arg("marks"),
                    py::arg("edges"), py::arg("directed"), py::arg("self_influence"),
                    py::arg("parallel"))
        .def_static("of_document", &ofDocument, py::arg("document"))
        .def("document", &documentOf)
        .def("save", &save, py::arg("path"))
        .def("copy", [](const Game& game) { return game; })
        .def("vertex_count", &Game::vertexCount)
        .def("shape", &shapeOf)
        .def("specification", &specificationOf)
        .def("parts", &partsOf)
        .def("matrix", &matrixOf)
        .def("lights", [](const Game& game) { return readOnlyBitsOf(game.lights()); })
        .def("target", [](const Game& game) { return readOnlyBitsOf(game.target()); })
        .def("presses", [](const Game& game) { return readOnlyBitsOf(game.presses()); })
        .def("press_count", &Game::pressCount)
        .def("is_won", &Game::isWon)
        .def(
            "set_lights",
            [](Game& game, const AnyArray& lights) {
                game.beginAt(vectorOf(lights, game.vertexCount()));
            },
            py::arg("lights"))
        .def(
            "set_target",
            [](Game& game, const AnyArray& target) {
                game.setTarget(vectorOf(target, game.vertexCount()));
            },
            py::arg("target"))
        .def("randomize", &randomize, py::arg("seed"), py::arg("solvable"))
        .def("press", &press, py::arg("vertex"))
        .def(
            "equals", [](const Game& game, const Game& other) { return game == other; },
            py::arg("other"));
}

} // namespace lightsout::python
