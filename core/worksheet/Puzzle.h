// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeBoard.h"
#include "gf2/BitMatrix.h"
#include "graph/Graph.h"
#include "support/Progress.h"

#include <string>
#include <variant>
#include <vector>

namespace lightsout {

/// What is to be done with a board on paper.
enum class PuzzleKind {
    solve,       ///< mark the presses that turn it off
    press,       ///< draw the lights after some presses
    matrix,      ///< fill in [A | d]
    elimination, ///< eliminate a given [A | d]
    patterns,    ///< find a quiet pattern
    tilings,     ///< find presses that change every light exactly once
    graphs,      ///< colour the vertices of a drawn graph to press
};
inline constexpr std::size_t puzzleKinds = 7;

/// Whether the pupil works on the matrix of the board.
inline bool hasMatrix(PuzzleKind kind) {
    return kind == PuzzleKind::matrix || kind == PuzzleKind::elimination;
}

/// The largest side of a board on paper.
inline constexpr std::size_t maxSheetSide = 20;
/// The most vertices of a graph on paper.
inline constexpr std::size_t maxSheetVertices = 30;

/// Whether boards of a lattice fit on a page.
bool fitsOnSheet(const Lattice& lattice);

/// A puzzle with its answer; all vectors have an entry for each cell, or each vertex.
struct Puzzle {
    PuzzleKind kind{};
    ChallengeBoard board; ///< of graphs, its lights alone
    Graph graph{};        ///< of graphs
    /// With as few presses as possible; of patterns and tilings, an answer or nothing.
    BitVector solution{};
    /// How many answers there are, in decimal: solutions with fewest presses, quiet patterns but
    /// the empty one, or tilings. Empty where that is not known.
    std::string answers{};
    bool isProven = true; ///< no solution has fewer presses
    BitVector pressed{};  ///< of press: the cells that are pressed
    BitVector outcome{};  ///< of press: the lights that are on then
    BitMatrix matrix{};   ///< of matrix and elimination: [A | d]
    BitMatrix reduced{};  ///< of elimination: its reduced row echelon form
};

/// Why there is no such puzzle.
struct NoPuzzle {
    enum class Reason {
        unsolvable, ///< the board can't be turned off
        tooLarge,   ///< it would not fit on a page
    };
    Reason reason;
    std::size_t board; ///< counted from 0, the first one
    PuzzleKind kind;
    std::size_t limit = 0; ///< the most cells that are possible
};

/// The side of the boards of matrices unless another is chosen: of 5 × 5 boards the matrix would
/// have 25 rows.
inline constexpr std::size_t matrixSide = 3;

/// The most cells of a board whose puzzles are of the kind.
std::size_t maxPuzzleCells(PuzzleKind kind);

struct MadePuzzles {
    std::vector<Puzzle> puzzles;
    std::vector<NoPuzzle> leftOut{}; ///< the kinds for which boards are too large
};

/// A puzzle of each kind but graphs for each board, kind after kind; one for each lattice where
/// lights do not matter. The kinds that have a matrix are made of `matrixBoards`. Puzzles that are
/// too large are left out. Throws Cancelled.
std::variant<MadePuzzles, NoPuzzle> makePuzzles(const std::vector<ChallengeBoard>& boards,
                                                const std::vector<ChallengeBoard>& matrixBoards,
                                                const std::vector<PuzzleKind>& kinds,
                                                Progress& progress);

} // namespace lightsout
