// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EnglishText.h"
#include "game/Reduction.h"
#include "gf2/Elimination.h"
#include "gf2/RecordedElimination.h"
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Limits.h"
#include "python/Numbers.h"
#include "solve/Determinant.h"
#include "solve/RecordedChase.h"

#include <pybind11/stl.h>

#include <utility>

namespace lightsout::python {

namespace py = pybind11;

namespace {

void checkVertices(std::size_t vertices, std::size_t most, const std::string& what) {
    if (vertices > most) {
        refuse(what + " of " + counted(vertices, "vertex", "vertices") + "; up to " +
               std::to_string(most) + " vertices are feasible");
    }
}

/// Returns the equations that light chasing leaves for the presses of the first row: the last
/// `unknowns` rows after the first `operations` operations.
BitMatrix smallSystem(const RecordedElimination& elimination, std::size_t operations,
                      std::size_t unknowns) {
    BitMatrix matrix = elimination.start;
    for (std::size_t i = 0; i < operations; ++i) {
        apply(matrix, elimination.operations[i]);
    }
    const std::size_t vertices = matrix.rows(); // a lattice has no holes
    BitMatrix system(unknowns, unknowns + 1);
    for (std::size_t row = 0; row < unknowns; ++row) {
        for (std::size_t column = 0; column <= unknowns; ++column) {
            const std::size_t from = column < unknowns ? column : vertices;
            system.set(row, column, matrix.get(vertices - unknowns + row, from));
        }
    }
    return system;
}

/// Returns the operations as rows of a kind (0 swaps, 1 adds), a source and a target; the index of
/// the first backward operation; pivots; free columns; consistency; both matrices; the small system
/// with the index of the first operation on it, after light chasing; and the vertices of the rows
/// and of the columns.
py::tuple eliminate(const Game& game, bool isChase) {
    const Rule& rule = game.rule();
    const Lattice* lattice = rule.lattice();
    if (isChase && (lattice == nullptr || !lattice->isPlaneGrid())) {
        throw py::value_error("method=\"chase\" works only on rectangular plane grids");
    }
    constexpr std::size_t maxRows = 2048; // about N² steps in the worst case
    checkVertices(rule.vertexCount(), maxRows, "too many steps for the rows");
    const Reduction reduction(rule);
    const auto n = static_cast<double>(rule.vertexCount());
    constexpr double bytesPerStep = 64;
    checkWork({.operations = n * n * n / 64, .bytes = n * n * bytesPerStep});
    RecordedElimination elimination;
    std::optional<std::size_t> chased;
    interruptible([&](Progress& progress) {
        BitMatrix matrix = reduction.system(game, &progress);
        if (isChase) {
            RecordedChase chase = recordChase(*lattice, std::move(matrix), progress);
            elimination = std::move(chase.elimination);
            chased = chase.smallSystem;
        } else {
            elimination =
                recordElimination(std::move(matrix), reduction.buttons().size(), progress);
        }
    });
    py::array_t<std::int64_t> operations({elimination.operations.size(), std::size_t{3}});
    std::int64_t* entry = operations.mutable_data();
    for (const RowOperation& operation : elimination.operations) {
        *entry++ = operation.kind == RowOperation::Kind::add ? 1 : 0;
        *entry++ = static_cast<std::int64_t>(operation.source);
        *entry++ = static_cast<std::int64_t>(operation.target);
    }
    return py::make_tuple(
        operations, elimination.phaseChange, elimination.pivots, elimination.freeColumns,
        !elimination.contradiction.has_value(), bitsOf(elimination.start),
        bitsOf(elimination.result),
        chased ? py::object(bitsOf(smallSystem(elimination, *chased, lattice->cols))) : py::none(),
        chased, reduction.lights(), reduction.buttons());
}

/// Returns A⁻¹, if it exists. The entries for vertices without a button or a light are zero.
std::optional<Bits> inverse(const Game& game, std::size_t threads) {
    const Rule& rule = game.rule();
    const std::size_t vertices = rule.vertexCount();
    constexpr std::size_t maxInverted = 32'768;
    checkVertices(vertices, maxInverted, "the inverse matrix");
    const auto n = static_cast<double>(vertices);
    constexpr double bytesPerEntry = 2;
    checkWork({.operations = n * n * n / 64, .bytes = n * n * bytesPerEntry});
    const std::size_t cores = budget(threads).threads;
    const Reduction reduction(rule);
    if (!reduction.isSquare()) {
        return std::nullopt;
    }
    const std::size_t buttons = reduction.buttons().size();
    const EchelonForm form = interruptible([&](Progress& progress) {
        return reducedEchelonForm(
            reduction.matrix(rule, &progress).augmented(BitMatrix::identity(buttons)), buttons,
            progress, cores);
    });
    if (form.rank() < buttons) {
        return std::nullopt;
    }
    const BitMatrix inverse = form.matrix.columns(buttons, buttons);
    return bitsOf(rule.isMarked() ? reduction.spreadInverse(inverse, vertices) : inverse);
}

py::int_ determinantOf(const Game& game, std::size_t threads) {
    constexpr std::size_t maxVertices = std::size_t{1} << 15; // stored entry by entry
    checkVertices(game.vertexCount(), maxVertices, "the determinant");
    const Rule& rule = game.rule();
    const Reduction reduction(rule);
    if (!reduction.isSquare()) {
        throw py::value_error("the matrix is not square: the board has " +
                              counted(rule.lightCount(), "light", "lights") + " and " +
                              counted(rule.buttonCount(), "button", "buttons"));
    }
    const std::size_t cores = budget(threads).threads;
    const auto [matrix, estimate] = interruptible([&](Progress& progress) {
        BitMatrix reduced = reduction.matrix(rule, &progress);
        const WorkEstimate work = determinantEstimate(reduced, cores);
        return std::pair(std::move(reduced), work);
    });
    checkWork(estimate);
    return intOf(interruptible([&, &matrix = matrix](Progress& progress) {
        return determinant(matrix, cores, progress);
    }));
}

} // namespace

void addEliminations(py::module_& module) {
    module.def("eliminate", &eliminate, py::arg("game"), py::arg("chase"));
    module.def("inverse", &inverse, py::arg("game"), py::arg("threads"));
    module.def("determinant", &determinantOf, py::arg("game"), py::arg("threads"));
}

} // namespace lightsout::python
