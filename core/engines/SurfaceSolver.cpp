// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/SurfaceSolver.h"

#include "engines/SparsePlan.h"
#include "game/GridRows.h"
#include "gf2/Transposition.h"

namespace lightsout {

namespace {

constexpr std::size_t linesPerCheckpoint = 1 << 10;
/// Number of word operations that every line needs, regardless of its length.
constexpr std::size_t wordsOfAnyLine = 8;

BitVector joined(const BitVector& first, const BitVector& second) {
    BitVector both(first.size() + second.size());
    both.assign(0, first);
    both.assign(first.size(), second);
    return both;
}

/// Returns the line with its entries moved forward cyclically by `distance` < size positions.
BitVector rotated(const BitVector& line, std::size_t distance) {
    BitVector result(line.size());
    const std::size_t rest = line.size() - distance;
    result.assign(distance, line.slice(0, rest));
    result.assign(0, line.slice(rest, distance));
    return result;
}

} // namespace

bool SurfaceSolver::takes(const Lattice& lattice) {
    if (lattice.neighbours != Neighbours::plus || lattice.topology == Topology::plane ||
        lattice.topology == Topology::projective) {
        return false;
    }
    const Lines lines = linesOf(lattice);
    return lines.count >= 3 && lines.cells >= (lines.areClosed ? 3 : 1);
}

double SurfaceSolver::operations(const Lattice& lattice) {
    const Lines lines = linesOf(lattice);
    const auto chases = static_cast<double>(lines.areClosed ? 2 : 2 * lines.cells);
    const auto words = static_cast<double>(lines.count * (wordsFor(lines.cells) + wordsOfAnyLine));
    return chases * words + denseOperations(2 * lines.cells);
}

std::uint64_t SurfaceSolver::memoryNeeded(const Lattice& lattice) {
    // Memory is needed for the matrix of the conditions and for its transpose, from which it is
    // computed.
    const std::uint64_t conditions = 2 * linesOf(lattice).cells;
    return 2 * conditions * (conditions / 8 + 128) + lattice.vertexCount();
}

SurfaceSolver::Lines SurfaceSolver::linesOf(const Lattice& lattice) {
    const bool isTorus = lattice.topology == Topology::torus;
    // Short lines leave few conditions, but only on a torus can the direction be chosen.
    const bool areColumns = !isTorus || lattice.cols > lattice.rows;
    return {.count = areColumns ? lattice.cols : lattice.rows,
            .cells = areColumns ? lattice.rows : lattice.cols,
            .areColumns = areColumns,
            .areClosed = isTorus || lattice.topology == Topology::klein,
            .meetReversed =
                lattice.topology == Topology::moebius || lattice.topology == Topology::klein,
            .selfInfluence = lattice.selfInfluence};
}

SurfaceSolver::SurfaceSolver(const Lattice& lattice, Progress& progress)
    : lines_(linesOf(lattice)), conditions_(conditions(progress), progress) {
    LIGHTSOUT_ASSERT(takes(lattice));
}

/// Returns the matrix of the conditions. Its columns correspond to the presses of the first line
/// and of the line before it. Its rows correspond to the lights that these presses leave wrong
/// where the surface closes.
BitMatrix SurfaceSolver::conditions(Progress& progress) const {
    const std::size_t cells = lines_.cells;
    const BitVector none(cells);
    BitMatrix columns(2 * cells, 2 * cells);
    Pair end;
    for (const bool isSecond : {false, true}) {
        for (std::size_t i = 0; i < cells; ++i) {
            const BitVector one = BitVector::unit(cells, i);
            const Pair start = isSecond ? Pair{none, one} : Pair{one, none};
            if (i == 0 || !lines_.areClosed) {
                end = chase(start, nullptr, nullptr, progress);
                columns.setRow(isSecond ? cells + i : i, conditionOf(start, end));
            } else {
                const Pair turned{rotated(end.first, i), rotated(end.second, i)};
                columns.setRow(isSecond ? cells + i : i, conditionOf(start, turned));
            }
        }
    }
    return columns.transposed();
}

BitVector SurfaceSolver::conditionOf(const Pair& start, const Pair& end) const {
    return joined(end.first ^ met(start.first), end.second ^ met(start.second));
}

SurfaceSolver::Pair SurfaceSolver::split(const BitVector& unknowns) const {
    return {unknowns.slice(0, lines_.cells), unknowns.slice(lines_.cells, lines_.cells)};
}

/// Returns a line in the order in which its cells meet the cells at the other end of the surface.
BitVector SurfaceSolver::met(const BitVector& line) const {
    if (!lines_.meetReversed) {
        return line;
    }
    BitVector reversed(line.size());
    line.forEachOne([&](std::size_t i) { reversed.flip(line.size() - 1 - i); });
    return reversed;
}

/// Chases through all lines. `lines` are the presses of the line before the first and of the first
/// line. Returns the presses of the last line and of the line after it.
SurfaceSolver::Pair SurfaceSolver::chase(Pair lines, const BitVector* difference,
                                         BitVector* presses, const Progress& progress) const {
    const std::size_t cells = lines_.cells;
    auto& [before, here] = lines;
    for (std::size_t line = 0; line < lines_.count; ++line) {
        if (line % linesPerCheckpoint == 0) {
            progress.checkpoint();
        }
        if (presses != nullptr) {
            presses->assign(line * cells, here);
        }
        if (difference != nullptr) {
            before ^= difference->slice(line * cells, cells);
        }
        addHorizontalChange(before, here, lines_.selfInfluence);
        if (lines_.areClosed) {
            before.set(0, before[0] != here[cells - 1]);
            before.set(cells - 1, before[cells - 1] != here[0]);
        }
        std::swap(before, here);
    }
    return lines;
}

BitVector SurfaceSolver::pressesFrom(const BitVector& unknowns, const BitVector* difference,
                                     const Progress& progress) const {
    BitVector presses(lines_.count * lines_.cells);
    chase(split(unknowns), difference, &presses, progress);
    return lines_.areColumns ? transposed(presses, lines_.count, lines_.cells) : presses;
}

Answer SurfaceSolver::solve(const BitVector& difference, Progress& progress) const {
    const BitVector turned =
        lines_.areColumns ? transposed(difference, lines_.cells, lines_.count) : BitVector();
    const BitVector& changes = lines_.areColumns ? turned : difference;
    const BitVector none(lines_.cells);
    const Pair wrong = chase({none, none}, &changes, nullptr, progress);
    const Answer start = conditions_.solve(joined(wrong.first, wrong.second), progress);
    if (start.solvable) {
        return {.solvable = true, .vector = pressesFrom(start.vector, &changes, progress)};
    }
    // Let p be the presses of the chase from two empty lines. Then A p = d + e, where e is
    // met(wrong.first) in the first line plus wrong.second in the last line. A is symmetric, so y ·
    // d = y · e for each kernel vector y. This product is odd for at least one vector of a basis.
    for (std::size_t i = 0;; ++i) {
        const BitVector unknowns = conditions_.kernelVector(i);
        const Pair ends = split(unknowns); // last line (in the first line's order), first line
        if (ends.second.dot(met(wrong.first)) != met(ends.first).dot(wrong.second)) {
            return {.solvable = false, .vector = pressesFrom(unknowns, nullptr, progress)};
        }
    }
}

BitVector SurfaceSolver::kernelVector(std::size_t index) const {
    return pressesFrom(conditions_.kernelVector(index), nullptr, Progress());
}

} // namespace lightsout
