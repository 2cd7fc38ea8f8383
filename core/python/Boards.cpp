// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/DocumentFormat.h"
#include "formats/AttributedVertices.h"
#include "formats/BoardFile.h"
#include "formats/EnglishText.h"
#include "formats/Matrix.h"
#include "formats/TextReader.h"
#include "graph/Limits.h"
#include "io/AtomicFile.h"
#include "io/BoardSpec.h"
#include "io/RuleSpec.h"
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Limits.h"

#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

#include <algorithm>
#include <cmath>

namespace lightsout::python {

namespace py = pybind11;

namespace {

using IntegerRows = py::array_t<std::int64_t, py::array::c_style | py::array::forcecast>;
using Reals = py::array_t<double, py::array::c_style | py::array::forcecast>;

Game boardNamed(const std::string& specification, std::uint64_t seed, bool selfInfluence) {
    const ReadOptions options{
        .selfInfluence = selfInfluence, .memory = budget().memory, .seed = seed};
    return Game::allOn(
        valueOf(interruptible([&](Progress&) { return parseBoardSpec(specification, options); })));
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

ReadingKind meaningNamed(const std::string& name) {
    const auto reading = readingNamed(name);
    if (!reading) {
        throw py::value_error(
            "meaning must be \"lights\", \"matrix\", \"table\", \"edges\", \"adjacency\" or "
            "\"machine\", not \"" +
            shown(name) + "\"");
    }
    return *reading;
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

/// Returns sentences about the parts of a file that the reader guessed or left out.
std::vector<std::string> notesOn(const ReadReport& report, const Rule& rule,
                                 const std::string& path, const ReadOptions& options) {
    const ReadOptionNames names{.graph = "graph=N",
                                .as = "meaning=...",
                                .on = "on=\"SYMBOL\"",
                                .self = {},
                                .cancel = "parallel=\"cancel\""};
    std::vector<std::string> notes = readNotes(report, rule, options, names);
    for (std::string& note : notes) {
        note.insert(0, shown(path) + ": ");
    }
    return notes;
}

/// Returns the board in a file, and notes about the parts that were guessed or left out.
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
                        .reading = meaning ? std::optional(meaningNamed(*meaning)) : std::nullopt,
                        .parallelEdges = parallelNamed(parallel),
                        .graph = graph};
    const std::string name = path.string();
    Game game = valueOf(interruptible([&](Progress& progress) {
                            options.progress = &progress;
                            return readBoardFile(path, options, format);
                        }),
                        name)
                    .game;
    if (options.reading && report.reading != options.reading) {
        throw py::value_error("meaning has no effect on " + shown(name) +
                              ", which has a format of its own");
    }
    std::vector<std::string> notes = notesOn(report, game.rule(), name, options);
    return {std::move(game), std::move(notes)};
}

// Each function that lets other Python threads run has its own copy of the game, so that they can't
// change it.

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

/// Returns the board of a matrix with a row for each light and a column for each button. Light i
/// and button i are one vertex.
Game ofMatrix(const AnyArray& array) {
    const BitMatrix matrix = bitMatrixOf(array);
    if (const auto refused =
            GraphBuilder::checkVertexCount(std::max(matrix.rows(), matrix.cols()))) {
        raise(*refused);
    }
    return valueOf(interruptible([&](Progress& progress) -> Result<Game> {
        GraphBuilder arcs;
        for (Vertex light = 0; light < matrix.rows(); ++light) {
            progress.checkpoint();
            for (Vertex button = 0; button < matrix.cols(); ++button) {
                if (matrix.get(light, button) && !arcs.addArc(button, light)) {
                    return GraphBuilder::tooManyArcs();
                }
            }
        }
        // Equal names make light i and button i one vertex; they do not remain as labels.
        std::vector<std::string> names(std::max(matrix.rows(), matrix.cols()));
        for (std::size_t i = 0; i < names.size(); ++i) {
            names[i] = std::to_string(i);
        }
        const auto first = [&names](std::size_t count) {
            return std::vector(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(count));
        };
        const auto table = valueOf(tableBoard(matrix.rows(), matrix.cols(), arcs,
                                              first(matrix.rows()), first(matrix.cols()), {}));
        Graph graph = *table.game.rule().graph();
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            graph.setLabel(v, {});
        }
        return Game::allOn(std::move(graph));
    }));
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

/// Returns the board of a graph, with all lights on unless `marks` specifies otherwise. `edges` are
/// pairs of vertices. Positions are NaN for vertices without one. A row of `marks` states a
/// vertex's self-influence, its light at the start and in the target, and whether it was pressed,
/// has a button and has a light, with -1 for values that are not specified.
Game ofGraph(std::vector<std::string> labels, const Reals& positions, const IntegerRows& marks,
             const IntegerRows& edges, bool isDirected, bool selfInfluence,
             const std::string& parallel) {
    const std::size_t count = labels.size();
    if (const auto refused = GraphBuilder::checkVertexCount(count)) {
        raise(*refused);
    }
    std::vector<AttributedVertex> vertices(count);
    constexpr std::size_t marksOfVertex = 6;
    for (std::size_t v = 0; v < count; ++v) {
        AttributedVertex& vertex = vertices[v];
        vertex.label = std::move(labels[v]);
        const double* const point = positions.data() + 2 * v;
        vertex.x = coordinate(point[0]);
        vertex.y = coordinate(point[1]);
        const std::int64_t* const mark = marks.data() + marksOfVertex * v;
        const auto given = [mark](std::size_t i) {
            return mark[i] < 0 ? std::nullopt : std::optional(mark[i] != 0);
        };
        vertex.self = given(0);
        vertex.start = given(1);
        vertex.target = given(2);
        vertex.pressed = given(3);
        vertex.button = given(4);
        vertex.light = given(5);
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

/// Returns positions, self-influences, the ends of all arcs, and whether all are mutual.
py::tuple partsOf(const Game& game) {
    const Graph graph = graphOf(game);
    const std::size_t count = graph.vertexCount();
    py::array_t<double> positions({count, std::size_t{2}});
    py::array_t<std::int64_t> arcs({graph.arcCount(), std::size_t{2}});
    BitVector self(count);
    std::int64_t* arc = arcs.mutable_data();
    for (Vertex v = 0; v < count; ++v) {
        positions.mutable_data()[2 * v] = graph.position(v).x;
        positions.mutable_data()[2 * v + 1] = graph.position(v).y;
        self.set(v, graph.selfInfluence(v));
        for (const Vertex target : graph.targets(v)) {
            *arc++ = static_cast<std::int64_t>(v);
            *arc++ = static_cast<std::int64_t>(target);
        }
    }
    return py::make_tuple(positions, bitsOf(self), arcs, graph.isUndirected());
}

void press(Game& game, std::size_t vertex) {
    if (vertex >= game.vertexCount()) {
        throw py::index_error(englishErrorText({.code = ErrorCode::vertexOutOfRange,
                                                .subject = std::to_string(vertex),
                                                .expected = game.vertexCount()}));
    }
    if (!game.rule().hasButton(vertex)) {
        throw py::value_error("vertex " + std::to_string(vertex) + " has no button");
    }
    game.press(vertex);
}

/// Returns the labels, empty for vertices without one.
py::list labelsOf(const Game& game) {
    const Graph* graph = game.rule().graph();
    py::list labels;
    for (Vertex v = 0; v < game.vertexCount(); ++v) {
        const std::string label = graph == nullptr ? "" : graph->label(v);
        labels.append(py::bytes(label).attr("decode")("utf-8", "replace"));
    }
    return labels;
}

/// Returns an array with a 1 for each vertex that has a button or a light, depending on which of
/// them `has` checks.
Bits bitsWhere(const Game& game, bool (Rule::*has)(Vertex) const) {
    BitVector vertices(game.vertexCount());
    for (Vertex v = 0; v < vertices.size(); ++v) {
        vertices.set(v, (game.rule().*has)(v));
    }
    return bitsOf(vertices);
}

Bits matrixOf(Game game) {
    // The array has one byte per entry, in addition to the bits of the matrix.
    constexpr std::size_t maxVertices = 32'768;
    if (game.vertexCount() > maxVertices) {
        raise({.code = ErrorCode::tooManyVertices,
               .expected = maxVertices,
               .found = game.vertexCount()});
    }
    return bitsOf(
        interruptible([&](Progress& progress) { return game.rule().influenceMatrix(&progress); }));
}

/// Chooses lights at random: all boards, or all solvable boards if `solvable` is true, are equally
/// likely.
void randomize(Game& game, std::uint64_t seed, bool solvable) {
    Random random(seed);
    if (solvable) {
        game.beginAt(randomSolvableLights(game.rule(), game.target(), random));
    } else {
        game.beginAt(BitVector::random(game.vertexCount(), random));
    }
}

py::bytes documentOf(Game game) {
    return valueOf(interruptible([&](Progress& progress) {
        return writeDocument({.game = game}, {.progress = &progress});
    }));
}

Game ofDocument(const std::string& text) {
    return valueOf(interruptible([&](Progress& progress) {
               return readDocument(text, {.progress = &progress});
           }))
        .game;
}

} // namespace

void addBoards(py::module_& module) {
    // The metaclass is `type` instead of pybind11's own, as in the stub.
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
        .def("labels", &labelsOf)
        .def("has_button", [](const Game& game) { return bitsWhere(game, &Rule::hasButton); })
        .def("has_light", [](const Game& game) { return bitsWhere(game, &Rule::hasLight); })
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
