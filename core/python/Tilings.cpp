// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EnglishText.h"
#include "game/BoardSymmetry.h"
#include "game/Game.h"
#include "python/Arrays.h"
#include "python/Bindings.h"
#include "python/Errors.h"
#include "python/Interruptible.h"
#include "python/Limits.h"
#include "python/Numbers.h"
#include "tiling/Obstruction.h"
#include "tiling/TilingClasses.h"
#include "tiling/TilingSearch.h"

#include <pybind11/stl.h>

namespace lightsout::python {

namespace py = pybind11;

namespace {

using Tilings = std::vector<BitVector>;

TilingSearch searchOf(const Game& game) {
    return valueOf(interruptible(
        [&](Progress& progress) { return TilingSearch::build(game.rule(), progress); }));
}

/// Returns the tilings, at most `limit` of them.
Tilings list(TilingSearch search, std::uint64_t limit) {
    return interruptible([&](Progress& progress) {
        Tilings all;
        while (all.size() < limit && search.next(progress)) {
            all.push_back(search.presses());
        }
        return all;
    });
}

Bits tilings(const Game& game, std::uint64_t limit) {
    const std::uint64_t vertices = std::max<std::uint64_t>(game.vertexCount(), 1);
    const std::uint64_t feasible = maxArrayEntries / vertices;
    const bool isCut = limit > feasible;
    const Tilings found = list(searchOf(game), isCut ? feasible + 1 : limit);
    if (found.size() > feasible) {
        refuse("more than " + std::to_string(feasible) + " tilings of " + std::to_string(vertices) +
               " bytes each; limit=" + std::to_string(feasible) + " is feasible");
    }
    return bitsOf(found, game.vertexCount());
}

py::int_ tilingCount(const Game& game) {
    TilingSearch search = searchOf(game);
    return intOf(interruptible([&](Progress& progress) { return search.count(progress); }));
}

/// Returns representatives of the classes of tilings, and the sizes of the classes.
py::tuple classesOf(const Game& game) {
    constexpr std::uint64_t maxClassified = 100'000;
    if (game.vertexCount() > maxGeneratorVertices) {
        refuse("symmetries of " + counted(game.vertexCount(), "vertex", "vertices") +
               " need too much memory; up to " + std::to_string(maxGeneratorVertices) +
               " vertices are feasible");
    }
    Tilings all = list(searchOf(game), maxClassified + 1);
    if (all.size() > maxClassified) {
        refuse("there are more than " + std::to_string(maxClassified) +
               " tilings; at most this many can be sorted into classes");
    }
    Tilings representatives;
    std::vector<std::uint64_t> sizes;
    interruptible([&](Progress& progress) {
        if (all.empty()) {
            return;
        }
        const auto symmetries = boardSymmetries(game.rule(), {}, &progress);
        for (TilingClass& each : tilingClasses(std::move(all), symmetries.value(), progress)) {
            representatives.push_back(std::move(each.representative));
            sizes.push_back(each.size);
        }
    });
    return py::make_tuple(bitsOf(representatives, game.vertexCount()), sizes);
}

/// Returns a sentence that explains why there is no tiling, and lights that no choice of presses
/// covers, if a small set of them was found; None if there is a tiling.
std::optional<py::tuple> obstruction(const Game& game) {
    TilingSearch search = searchOf(game);
    if (interruptible([&](Progress& progress) { return search.next(progress); })) {
        return std::nullopt;
    }
    Obstruction why;
    std::optional<BitVector> lights;
    interruptible([&](Progress& progress) {
        why = findObstruction(game.rule(), maxSearchMoves, progress);
        lights = uncoverableLights(game.rule(), why, progress);
    });
    std::string reason;
    switch (why.kind) {
    case Obstruction::Kind::darkLight:
        reason = "no press changes light " + std::to_string(why.light);
        break;
    case Obstruction::Kind::sizes:
        reason = std::to_string(why.lights) +
                 " lights form a component in which each press changes a multiple of " +
                 std::to_string(why.divisor) + " of them";
        break;
    case Obstruction::Kind::search:
    case Obstruction::Kind::unknown:
        reason = lights ? "no presses change these " + counted(lights->count(), "light", "lights") +
                              " once each without changing a light twice"
                        : "all possibilities were tried, and there is no shorter reason";
    }
    return py::make_tuple(reason, lights ? py::object(readOnlyBitsOf(*lights)) : py::none());
}

} // namespace

void addTilings(py::module_& module) {
    module.def("tilings", &tilings, py::arg("game"), py::arg("limit"));
    module.def("tiling_count", &tilingCount, py::arg("game"));
    module.def("tiling_classes", &classesOf, py::arg("game"));
    module.def("tiling_obstruction", &obstruction, py::arg("game"));
}

} // namespace lightsout::python
