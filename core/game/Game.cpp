#include "game/Game.h"

namespace lightsout {

Game::Game(Rule rule, BitVector lights, BitVector target)
    : rule_(std::move(rule)), start_(std::move(lights)), target_(std::move(target)),
      lights_(start_), presses_(BitVector(rule_.vertexCount())) {
    LIGHTSOUT_ASSERT(start().size() == vertexCount() && this->target().size() == vertexCount());
}

Game Game::allOn(Rule rule) {
    const std::size_t vertices = rule.vertexCount();
    return {std::move(rule), BitVector::ones(vertices), BitVector(vertices)};
}

void Game::press(Vertex vertex) {
    toggle(vertex);
    ++pressCount_;
}

void Game::unpress(Vertex vertex) {
    LIGHTSOUT_ASSERT(pressCount_ > 0);
    toggle(vertex);
    --pressCount_;
}

void Game::flipStart(Vertex vertex) {
    start_.edit().flip(vertex);
    lights_.edit().flip(vertex);
}

void Game::flipTarget(Vertex vertex) {
    target_.edit().flip(vertex);
}

void Game::setTarget(BitVector target) {
    LIGHTSOUT_ASSERT(target.size() == vertexCount());
    target_ = std::move(target);
}

void Game::setPresses(BitVector presses, std::uint64_t pressCount) {
    LIGHTSOUT_ASSERT(presses.size() == vertexCount());
    lights_ = start() ^ rule_.changedBy(presses);
    presses_ = std::move(presses);
    pressCount_ = pressCount;
}

void Game::toggle(Vertex vertex) {
    BitVector& lights = lights_.edit();
    rule_.forEachToggled(vertex, [&lights](Vertex light) { lights.flip(light); });
    presses_.edit().flip(vertex);
}

BitVector randomSolvableLights(const Rule& rule, const BitVector& target, Random& random) {
    return target ^ rule.changedBy(BitVector::random(rule.vertexCount(), random));
}

} // namespace lightsout
