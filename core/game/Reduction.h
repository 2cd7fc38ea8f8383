// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <optional>
#include <vector>

namespace lightsout {

/// The buttons and the lights of a rule, in ascending order of their vertices. They correspond to
/// the columns and the rows of its reduced matrix: A without the zero columns of vertices without a
/// button and the zero rows of vertices without a light. If every vertex has both, this is A
/// itself.
class Reduction {
public:
    explicit Reduction(const Rule& rule);

    const std::vector<Vertex>& buttons() const { return buttons_; }
    const std::vector<Vertex>& lights() const { return lights_; }
    bool isSquare() const { return buttons_.size() == lights_.size(); }

    /// Returns the reduced influence matrix of the rule.
    BitMatrix matrix(const Rule& rule, const Progress* progress = nullptr) const;

    /// Returns the reduced [A | d] of a game with this rule, where d is the vector of lights to
    /// change.
    BitMatrix system(const Game& game, const Progress* progress = nullptr) const;

    /// Expands the inverse of the reduced matrix to `size` rows and columns, one for each vertex.
    /// The rows of vertices without a button and the columns of vertices without a light are zero.
    BitMatrix spreadInverse(const BitMatrix& inverse, std::size_t size,
                            const Progress* progress = nullptr) const;

    /// Returns a graph with as many vertices as there are buttons, where vertex i is button number
    /// i and light number i. If there are fewer lights than buttons, no press changes the lights of
    /// the remaining vertices. There must not be more lights than buttons, and the rule must be a
    /// graph.
    Graph asGraph(const Rule& rule, const Progress* progress = nullptr) const;

private:
    std::vector<Vertex> buttons_;
    std::vector<Vertex> lights_;
};

/// Returns the entries of a vector at these vertices, in order.
BitVector selectedEntries(const BitVector& vector, const std::vector<Vertex>& vertices);

/// Undoes selectedEntries(): returns a vector of `size` entries, with the given entries at these
/// vertices and zeros elsewhere. Surplus entries are ignored.
BitVector spreadEntries(const BitVector& entries, const std::vector<Vertex>& vertices,
                        std::size_t size);

/// Returns the game without its holes, the vertices that have neither a button nor a light, and
/// without presses. Returns nullopt if some vertex has only one of the two.
std::optional<Game> withoutHoles(const Game& game);

/// Returns the number that a vertex has in withoutHoles(). The vertex must not be a hole.
Vertex numberWithoutHoles(const Rule& rule, Vertex vertex);

/// Returns the game with these marks, as Graph::mark() sets them. Play continues: lights and
/// presses stay as they are, except that removed lights are off and removed buttons are not
/// pressed. A lattice becomes a graph on its cells.
Game withMarks(const Game& game, const std::vector<VertexMark>& marks);

} // namespace lightsout
