// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeBoard.h"
#include "challenge/Deal.h"
#include "game/Rule.h"
#include "gf2/BitMatrix.h"
#include "graph/Graph.h"
#include "support/Progress.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace lightsout {

/// The task that a pupil does with a board on paper.
enum class PuzzleKind {
    solve,       ///< mark the presses that turn it off
    press,       ///< draw the lights after some presses
    matrix,      ///< fill in [A | d]
    elimination, ///< eliminate a given [A | d]
    patterns,    ///< find a quiet pattern
    tilings,     ///< find presses that change every light exactly once
    graphs,      ///< colour the vertices of a drawn graph that are to be pressed
};
inline constexpr std::size_t puzzleKinds = 7;

/// Returns true if the pupil works on the matrix of the board.
inline bool hasMatrix(PuzzleKind kind) {
    return kind == PuzzleKind::matrix || kind == PuzzleKind::elimination;
}

/// Maximum side of a board on paper.
inline constexpr std::size_t maxSheetSide = 20;
/// Maximum number of vertices of a graph on paper.
inline constexpr std::size_t maxSheetVertices = 30;

/// Returns true if boards of a lattice fit on a page.
bool fitsOnSheet(const Lattice& lattice);

/// A puzzle with its answer; all vectors have one entry per cell or vertex.
struct Puzzle {
    PuzzleKind kind{};
    ChallengeBoard board; ///< for graphs, only its lights are used
    Graph graph{};        ///< used only for graphs
    /// A solution with the fewest presses; for patterns and tilings, an answer, or empty if there
    /// is none.
    BitVector solution{};
    /// Number of answers, in decimal: solutions with the fewest presses, non-empty quiet patterns,
    /// or tilings. Empty if unknown.
    std::string answers{};
    bool isProven = true; ///< whether it is proven that no solution has fewer presses
    BitVector pressed{};  ///< for press: the cells that are pressed
    BitVector outcome{};  ///< for press: the lights that are on afterwards
    BitMatrix matrix{};   ///< for matrix and elimination: [A | d]
    BitMatrix reduced{};  ///< for elimination: the reduced row echelon form of `matrix`
};

/// The reason why a puzzle cannot be created.
struct NoPuzzle {
    enum class Reason {
        unsolvable, ///< the board can't be turned off
        tooLarge,   ///< it would not fit on a page
    };
    Reason reason;
    std::size_t board; ///< number of the first such board, counted from 0
    PuzzleKind kind;
    std::size_t limit = 0; ///< the maximum number of cells
};

/// Default side of boards for matrices: with 5 × 5 boards, the matrix would have 25 rows.
inline constexpr std::size_t matrixSide = 3;

/// Returns the maximum number of cells of a board for puzzles of this kind.
std::size_t maxPuzzleCells(PuzzleKind kind);

struct MadePuzzles {
    std::vector<Puzzle> puzzles;
    std::vector<NoPuzzle> leftOut{}; ///< one entry for each kind with boards that are too large
};

/// Creates puzzles of each of these kinds except graphs, kind by kind. There is one for each board,
/// or one for each lattice if the lights do not matter. Kinds with a matrix use `matrixBoards`.
/// Puzzles that are too large are omitted. Throws Cancelled.
std::variant<MadePuzzles, NoPuzzle> makePuzzles(const std::vector<ChallengeBoard>& boards,
                                                const std::vector<ChallengeBoard>& matrixBoards,
                                                const std::vector<PuzzleKind>& kinds,
                                                Progress& progress);

/// A drawn graph whose lights are to be turned off.
struct GraphBoard {
    Graph graph;
    BitVector lights;
};

/// Returns true if a rule is a graph that can be put on paper: it must be drawn and not too large,
/// all influences must be mutual, and all vertices must have self-influence.
bool fitsOnSheet(const Rule& rule);

/// Returns a graph for a deal. It is the same on every machine. It is connected, is drawn with
/// straight edges of equal length that do not cross, and has all lights on. The more presses the
/// deal requires, the more vertices the graph has. All its lights can always be turned off (Sutner,
/// "Linear cellular automata and the Garden-of-Eden", The Mathematical Intelligencer 11, 1989).
GraphBoard dealtGraph(const Deal& deal);

/// Returns the puzzle of a board, or nullopt if it can't be turned off. The graph must have at most
/// maxSheetVertices vertices. Throws Cancelled.
std::optional<Puzzle> graphPuzzle(const GraphBoard& board, Progress& progress);

} // namespace lightsout
