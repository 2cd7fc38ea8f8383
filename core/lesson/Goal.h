// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "lesson/LessonSource.h"

namespace lightsout {

/// A state of the board that the reader must reach in a lesson.
struct Goal {
    enum class Kind {
        won,      ///< the target is reached
        wonOnce,  ///< like `won`, and no cell was pressed twice since the step began
        lights,   ///< exactly these lights are on
        pressed,  ///< exactly these cells were pressed an odd number of times since the step began
        back,     ///< a cell was pressed, and the lights are as they were when the step began
        quiet,    ///< like `back`, but the set of presses is not empty: a quiet pattern; of this
                  ///< many cells if the number is not 0
        lit,      ///< exactly this many lights are on
        presses,  ///< exactly this many presses were made since the step began
        twice,    ///< some cell was pressed more than once since the step began
        tiles,    ///< this many presses were made that change no light twice
        tiling,   ///< the target is reached by presses that change no light twice
        vertices, ///< the drawing has at least this many vertices
        edges,    ///< the drawing has at least this many edges
        graph,    ///< the drawing is this graph, up to the numbering of its vertices
        hub, ///< the drawing has at least this many vertices, and each press changes one of them
    };

    Kind kind = Kind::won;
    BitVector set{};        ///< the lights, or the cells
    std::size_t number = 0; ///< for kinds with a number
    Graph graph{};          ///< for `graph`; self-influence does not matter

    friend bool operator==(const Goal&, const Goal&) = default;
};

/// Maximum number of vertices of the graph of a goal, which is compared after each change of the
/// drawing.
inline constexpr std::size_t maxGoalVertices = 64;

/// Reads "won", "won-once", "lights 010 111 010", "pressed 2,2 1,1", "back", "quiet", "quiet 2",
/// "lit 3", "presses 2", "twice", "tiles 1", "tiling", "vertices 4", "edges 3", "graph complete:4",
/// "hub 4".
Goal readGoal(LessonSource& source, std::string_view text, const Game& game);

/// Returns the presses that change a light.
BitVector pressesChanging(const Rule& rule, Vertex light);
/// Returns those presses that were made and change a light.
inline BitVector changersOf(const Game& game, Vertex light) {
    BitVector presses = pressesChanging(game.rule(), light);
    BitVector made(presses.size());
    game.presses().forEachOne([&](Vertex press) { made.set(press, presses[press]); });
    return made;
}
/// Returns a light that this press would change although it need not change any more; nullopt if
/// there is none. A light that must change exactly once would then change a second time.
std::optional<Vertex> changedTwice(const Game& game, Vertex press);
/// Returns whether some light can be changed by this press only, if no light may change twice.
bool isForced(const Game& game, Vertex press);

/// Returns whether `game` has reached the goal; `begun` is the game as it was when the step began.
bool isReached(const Goal& goal, const Game& begun, const Game& game);

} // namespace lightsout
