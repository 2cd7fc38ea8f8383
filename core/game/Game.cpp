// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Game.h"

namespace lightsout {

namespace {

std::vector<Vertex> numbersOf(const std::vector<DrawnVertex>& vertices) {
    std::vector<Vertex> numbers;
    for (const DrawnVertex& vertex : vertices) {
        numbers.push_back(vertex.number);
    }
    return numbers;
}

/// Returns the vector with zeros inserted so that they have the given indices in the result. The
/// indices must be in ascending order.
BitVector withInserted(const BitVector& vector, const std::vector<Vertex>& numbers) {
    BitVector longer(vector.size() + numbers.size());
    std::size_t taken = 0;
    auto next = numbers.begin();
    for (std::size_t i = 0; i < longer.size(); ++i) {
        if (next != numbers.end() && *next == i) {
            ++next;
        } else {
            longer.set(i, vector[taken++]);
        }
    }
    return longer;
}

/// Returns the vector without the entries at the given indices, which must be in ascending order.
BitVector withRemoved(const BitVector& vector, const std::vector<Vertex>& numbers) {
    BitVector shorter(vector.size() - numbers.size());
    std::size_t filled = 0;
    auto next = numbers.begin();
    for (std::size_t i = 0; i < vector.size(); ++i) {
        if (next != numbers.end() && *next == i) {
            ++next;
        } else {
            shorter.set(filled++, vector[i]);
        }
    }
    return shorter;
}

} // namespace

Game::Game(Rule rule, BitVector lights, BitVector target)
    : rule_(std::move(rule)), start_(ofLights(std::move(lights))),
      target_(ofLights(std::move(target))), lights_(start_),
      presses_(BitVector(rule_.vertexCount())) {}

Game Game::allOn(Rule rule) {
    const std::size_t vertices = rule.vertexCount();
    return {std::move(rule), BitVector::ones(vertices), BitVector(vertices)};
}

void Game::press(Vertex vertex) {
    LIGHTSOUT_ASSERT(rule_.hasButton(vertex));
    toggle(vertex);
    ++pressCount_;
}

void Game::unpress(Vertex vertex) {
    LIGHTSOUT_ASSERT(pressCount_ > 0);
    toggle(vertex);
    --pressCount_;
}

void Game::flipStart(Vertex vertex) {
    if (!rule_.hasLight(vertex)) {
        return;
    }
    start_.edit().flip(vertex);
    lights_.edit().flip(vertex);
}

void Game::flipTarget(Vertex vertex) {
    if (!rule_.hasLight(vertex)) {
        return;
    }
    target_.edit().flip(vertex);
}

void Game::setTarget(BitVector target) {
    target_ = ofLights(std::move(target));
}

void Game::beginAt(BitVector lights) {
    start_ = ofLights(std::move(lights));
    lights_ = start_;
    presses_ = BitVector(vertexCount());
    pressCount_ = 0;
}

void Game::setPresses(BitVector presses, std::uint64_t pressCount) {
    LIGHTSOUT_ASSERT(presses.size() == vertexCount());
    for (Vertex v = 0; rule_.isMarked() && v < vertexCount(); ++v) {
        LIGHTSOUT_ASSERT(!presses[v] || rule_.hasButton(v));
    }
    lights_ = start() ^ rule_.changedBy(presses);
    presses_ = std::move(presses);
    pressCount_ = pressCount;
}

void Game::flipInfluence(Arc arc) {
    LIGHTSOUT_ASSERT(rule_.graph()->allows(arc));
    rule_.editGraph().flip(arc);
    if (presses()[arc.from]) {
        start_.edit().flip(arc.to);
    }
}

void Game::insertVertices(const std::vector<DrawnVertex>& vertices) {
    const std::vector<Vertex> numbers = numbersOf(vertices);
    Graph& graph = rule_.editGraph();
    graph.insertVertices(numbers);
    start_ = withInserted(start(), numbers);
    target_ = withInserted(target(), numbers);
    lights_ = withInserted(lights(), numbers);
    presses_ = withInserted(presses(), numbers);
    std::vector<VertexMark> marks;
    for (const DrawnVertex& vertex : vertices) {
        graph.setPosition(vertex.number, vertex.position);
        graph.setLabel(vertex.number, vertex.label);
        graph.setSelfInfluence(vertex.number, vertex.selfInfluence);
        lights_.edit().set(vertex.number, vertex.isOn);
        target_.edit().set(vertex.number, vertex.isOnInTarget);
        presses_.edit().set(vertex.number, vertex.isPressed);
        pressCount_ += vertex.isPressed ? 1U : 0U;
        start_.edit().set(vertex.number, vertex.isOn != (vertex.isPressed && vertex.selfInfluence));
        marks.push_back({vertex.number, vertex.hasButton, vertex.hasLight});
    }
    graph.mark(marks);
}

void Game::removeVertices(const std::vector<Vertex>& vertices) {
    rule_.editGraph().removeVertices(vertices);
    start_ = withRemoved(start(), vertices);
    target_ = withRemoved(target(), vertices);
    lights_ = withRemoved(lights(), vertices);
    // Subtract one press for each vertex that was pressed an odd number of times. Its other presses
    // form pairs and are still counted, as in a document.
    for (const Vertex vertex : vertices) {
        pressCount_ -= presses()[vertex] ? 1U : 0U;
    }
    presses_ = withRemoved(presses(), vertices);
}

DrawnVertex Game::drawnVertex(Vertex vertex) const {
    const Graph& graph = *rule_.graph();
    return {.number = vertex,
            .position = graph.position(vertex),
            .label = graph.label(vertex),
            .selfInfluence = graph.selfInfluence(vertex),
            .isOn = lights()[vertex],
            .isOnInTarget = target()[vertex],
            .isPressed = presses()[vertex],
            .hasButton = graph.hasButton(vertex),
            .hasLight = graph.hasLight(vertex)};
}

void Game::setPosition(Vertex vertex, Point position) {
    rule_.editGraph().setPosition(vertex, position);
}

void Game::setLabel(Vertex vertex, std::string label) {
    rule_.editGraph().setLabel(vertex, std::move(label));
}

BitVector Game::ofLights(BitVector vector) const {
    LIGHTSOUT_ASSERT(vector.size() == vertexCount());
    for (Vertex v = 0; rule_.isMarked() && v < vertexCount(); ++v) {
        if (!rule_.hasLight(v)) {
            vector.set(v, false);
        }
    }
    return vector;
}

void Game::toggle(Vertex vertex) {
    BitVector& lights = lights_.edit();
    rule_.forEachToggled(vertex, [&lights](Vertex light) { lights.flip(light); });
    presses_.edit().flip(vertex);
}

BitVector randomSolvableLights(const Rule& rule, const BitVector& target, Random& random) {
    return rule.changedBy(BitVector::random(rule.vertexCount(), random)) ^ target;
}

} // namespace lightsout
