// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Random.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lightsout {

/// A vertex of a drawn board with everything that a game stores about it except its arcs.
struct DrawnVertex {
    Vertex number = 0;
    Point position{};
    std::string label{};
    bool selfInfluence = true;
    bool isOn = false;
    bool isOnInTarget = false;
    bool isPressed = false; ///< whether it was pressed an odd number of times
    bool hasButton = true;
    bool hasLight = true;

    friend bool operator==(const DrawnVertex&, const DrawnVertex&) = default;
};

/// A game in progress: a rule, its initial lights, the target lights and the presses made.
///
/// A value type: cheap to copy, because copies share unchanged data, and compared by content.
/// Invariant: lights() = start() + A · presses(), where all vectors have vertexCount() entries.
/// Lights, including those of the target, are 0 at vertices without a light, and presses are 0 at
/// vertices without a button.
class Game {
public:
    /// The empty board.
    Game() = default;
    /// Creates a game that begins with `lights`. Both vectors must have one entry per vertex;
    /// entries of vertices without a light are ignored, here and in all functions below.
    Game(Rule rule, BitVector lights, BitVector target);
    /// Returns a game with all lights on, to be turned off.
    static Game allOn(Rule rule);

    const Rule& rule() const { return rule_; }
    std::size_t vertexCount() const { return rule_.vertexCount(); }
    const BitVector& start() const { return *start_; }
    const BitVector& target() const { return *target_; }
    const BitVector& lights() const { return *lights_; }
    /// Returns a vector with a 1 for each vertex that was pressed an odd number of times since the
    /// start.
    const BitVector& presses() const { return *presses_; }
    /// Returns the number of presses since the start, including repeated ones.
    std::uint64_t pressCount() const { return pressCount_; }

    /// Returns d = lights + target, the lights that still have to change.
    BitVector difference() const { return lights() ^ target(); }
    bool isWon() const { return lights() == target(); }

    /// Presses the vertex, which must have a button. O(degree), plus the time to copy the lights if
    /// they are shared.
    void press(Vertex vertex);
    /// Undoes one press of the vertex. pressCount() must not be 0.
    void unpress(Vertex vertex);
    /// Toggles a light, both in the start and in the current lights. Does nothing if the vertex has
    /// no light.
    void flipStart(Vertex vertex);
    void flipTarget(Vertex vertex);
    void setTarget(BitVector target);
    /// Starts over from these lights, with the same target.
    void beginAt(BitVector lights);
    /// Restores the presses of a saved game and changes the lights accordingly. Only vertices with
    /// a button may be pressed.
    void setPresses(BitVector presses, std::uint64_t pressCount);

    // The functions below edit a board whose rule is a graph. They leave the lights and the presses
    // unchanged and adjust the start, so that starting over undoes the same presses under the new
    // rule.

    /// Adds an influence, which must be allowed, or removes it if it is present.
    void flipInfluence(Arc arc);
    /// Inserts vertices without arcs, in ascending order of the numbers that they will have. O(N +
    /// arcs).
    void insertVertices(const std::vector<DrawnVertex>& vertices);
    /// Removes vertices that have no incoming or outgoing arcs. They must be in ascending order.
    /// O(N + arcs).
    void removeVertices(const std::vector<Vertex>& vertices);
    /// Returns a description of the vertex that insertVertices() can use to restore it.
    DrawnVertex drawnVertex(Vertex vertex) const;
    void setPosition(Vertex vertex, Point position);
    void setLabel(Vertex vertex, std::string label);

    friend bool operator==(const Game&, const Game&) = default;

private:
    void toggle(Vertex vertex);
    /// Returns the vector with zeros at vertices without a light.
    BitVector ofLights(BitVector vector) const;

    Rule rule_;
    CopyOnWrite<BitVector> start_;
    CopyOnWrite<BitVector> target_;
    CopyOnWrite<BitVector> lights_;
    CopyOnWrite<BitVector> presses_;
    std::uint64_t pressCount_ = 0;
};

/// Returns lights from which the target can be reached: the target after random presses, in which
/// each vertex is pressed with probability ½. Every solvable board is equally likely.
BitVector randomSolvableLights(const Rule& rule, const BitVector& target, Random& random);

} // namespace lightsout
