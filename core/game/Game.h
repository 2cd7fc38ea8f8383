// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Random.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lightsout {

/// A vertex of a drawn board with all the data of a game about it except its arcs.
struct DrawnVertex {
    Vertex number = 0;
    Point position{};
    std::string label{};
    bool selfInfluence = true;
    bool isOn = false;
    bool isOnInTarget = false;
    bool isPressed = false; ///< was pressed an odd number of times

    friend bool operator==(const DrawnVertex&, const DrawnVertex&) = default;
};

/// A game in progress: a rule, its initial lights, the target lights and the presses made.
///
/// A value: cheap to copy (copies share what is unchanged) and compared by content. Invariant:
/// lights() = start() + A · presses(), where all vectors have vertexCount() entries.
class Game {
public:
    /// The empty board.
    Game() = default;
    /// Begins with `lights`; both vectors must have one entry per vertex.
    Game(Rule rule, BitVector lights, BitVector target);
    /// Returns a game with all lights on, to be turned off.
    static Game allOn(Rule rule);

    const Rule& rule() const { return rule_; }
    std::size_t vertexCount() const { return rule_.vertexCount(); }
    const BitVector& start() const { return *start_; }
    const BitVector& target() const { return *target_; }
    const BitVector& lights() const { return *lights_; }
    /// 1 where a vertex was pressed an odd number of times since the start.
    const BitVector& presses() const { return *presses_; }
    /// The number of presses since the start, including repeated ones.
    std::uint64_t pressCount() const { return pressCount_; }

    /// d = lights + target: the lights that still have to change.
    BitVector difference() const { return lights() ^ target(); }
    bool isWon() const { return lights() == target(); }

    /// Presses the vertex. O(degree), after a copy of the lights if they are shared.
    void press(Vertex vertex);
    /// Undoes one press of the vertex. pressCount() must not be 0.
    void unpress(Vertex vertex);
    /// Changes one light of the start, and with it the current light.
    void flipStart(Vertex vertex);
    void flipTarget(Vertex vertex);
    void setTarget(BitVector target);
    /// Starts again from these lights, with the same target.
    void beginAt(BitVector lights);
    /// Restores the presses of a saved game; the lights follow.
    void setPresses(BitVector presses, std::uint64_t pressCount);

    // Drawing on a board whose rule is a graph. The lights and the presses stay as they are; the
    // start is adjusted, so that starting over undoes the same presses under the new rule.

    /// Adds an influence, or removes it if it is present.
    void flipInfluence(Arc arc);
    /// Inserts vertices without arcs, ascending by the numbers they will have. O(N + arcs).
    void insertVertices(const std::vector<DrawnVertex>& vertices);
    /// Removes vertices, ascending, that have no incoming or outgoing arcs. O(N + arcs).
    void removeVertices(const std::vector<Vertex>& vertices);
    /// Returns the vertex as insertVertices() would restore it.
    DrawnVertex drawnVertex(Vertex vertex) const;
    void setPosition(Vertex vertex, Point position);
    void setLabel(Vertex vertex, std::string label);

    friend bool operator==(const Game&, const Game&) = default;

private:
    void toggle(Vertex vertex);

    Rule rule_;
    CopyOnWrite<BitVector> start_;
    CopyOnWrite<BitVector> target_;
    CopyOnWrite<BitVector> lights_;
    CopyOnWrite<BitVector> presses_;
    std::uint64_t pressCount_ = 0;
};

/// Returns lights from which the target can be reached: the target after random presses, each
/// vertex with probability ½. Every solvable board is equally likely.
BitVector randomSolvableLights(const Rule& rule, const BitVector& target, Random& random);

} // namespace lightsout
