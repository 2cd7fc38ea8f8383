// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/Limits.h"
#include "io/AtomicFile.h"
#include "io/BoardFile.h"
#include "io/BoardSpec.h"
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"

#include <pybind11/stl.h>
#include <pybind11/stl/filesystem.h>

namespace lightsout::python {

namespace py = pybind11;

namespace {

Game boardNamed(const std::string& specification, std::uint64_t seed) {
    return Game::allOn(valueOf(parseBoardSpec(specification, {.seed = seed})));
}

Game loaded(const std::filesystem::path& path) {
    return valueOf(interruptible([&](Progress& progress) {
               return readBoardFile(path, {.progress = &progress});
           }))
        .game;
}

void save(const Game& game, const std::filesystem::path& path) {
    const auto format = formatOfPath(path);
    if (!format) {
        raise({.code = ErrorCode::unknownFileFormat, .subject = path.extension().string()});
    }
    const std::string text = valueOf(writeBoard({.game = game}, *format));
    valueOf(writeFileAtomically(path, text));
}

Game ofMatrix(const AnyArray& array) {
    const BitMatrix matrix = squareMatrixOf(array);
    if (matrix.rows() > maxGraphVertices) {
        raise({.code = ErrorCode::tooManyVertices,
               .expected = maxGraphVertices,
               .found = matrix.rows()});
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

std::optional<std::pair<std::size_t, std::size_t>> shapeOf(const Game& game) {
    const Lattice* cells = game.rule().cells();
    return cells == nullptr ? std::nullopt : std::optional(std::pair(cells->rows, cells->cols));
}

void press(Game& game, std::size_t vertex) {
    if (vertex >= game.vertexCount()) {
        throw py::index_error("the board has " + std::to_string(game.vertexCount()) + " vertices");
    }
    game.press(vertex);
}

Bits matrixOf(const Game& game) {
    // One byte per entry, in addition to the bits.
    constexpr std::size_t maxVertices = 32'768;
    if (game.vertexCount() > maxVertices) {
        raise({.code = ErrorCode::tooManyVertices,
               .expected = maxVertices,
               .found = game.vertexCount()});
    }
    return bitsOf(game.rule().influenceMatrix());
}

} // namespace

void addBoards(py::module_& module) {
    py::class_<Game>(module, "Board",
                     "A board: which lights each press toggles, lights to begin with, lights to "
                     "reach. Vertices are numbered from 0; cells row by row.")
        .def(py::init(&boardNamed), py::arg("specification"), py::arg("seed") = 1,
             "A board named as on the command line, such as grid:5x5 or petersen, all lights on. "
             "The seed is that of boards drawn by chance.")
        .def_static("load", &loaded, py::arg("path"),
                    "Reads a file in any format that is known by its extension.")
        .def_static("of_matrix", &ofMatrix, py::arg("matrix"),
                    "The board of an influence matrix: entry [v, u] is 1 where pressing u toggles "
                    "v. All lights on.")
        .def("save", &save, py::arg("path"),
             "Writes a file in the format that its extension stands for.")
        .def_property_readonly("vertex_count", &Game::vertexCount)
        .def_property_readonly("shape", &shapeOf,
                               "Rows and columns of a board of cells; None for a drawn graph.")
        .def_property(
            "lights", [](const Game& game) { return readOnlyBitsOf(game.lights()); },
            [](Game& game, const AnyArray& lights) {
                game.beginAt(vectorOf(lights, game.vertexCount()));
            },
            "The lights now, as an array that is read only. Setting them begins a game.")
        .def_property(
            "target", [](const Game& game) { return readOnlyBitsOf(game.target()); },
            [](Game& game, const AnyArray& target) {
                game.setTarget(vectorOf(target, game.vertexCount()));
            },
            "The lights to reach: all off, if nothing else is said.")
        .def_property_readonly(
            "presses", [](const Game& game) { return readOnlyBitsOf(game.presses()); },
            "1 where a vertex was pressed an odd number of times.")
        .def_property_readonly("is_won", &Game::isWon)
        .def("press", &press, py::arg("vertex"))
        .def("matrix", &matrixOf, "The influence matrix.")
        .def("copy", [](const Game& game) { return game; })
        .def("__eq__", [](const Game& a, const Game& b) { return a == b; })
        .def("__repr__", [](const Game& game) {
            return "<lightsout.Board of " + std::to_string(game.vertexCount()) + " vertices>";
        });
}

} // namespace lightsout::python
