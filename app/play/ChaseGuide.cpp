// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/ChaseGuide.h"

namespace lightsout {

namespace {

std::optional<Vertex> pressedVertex(const Move& move) {
    if (const auto* press = std::get_if<Press>(&move)) {
        return press->vertex;
    }
    if (const auto* unpress = std::get_if<Unpress>(&move)) {
        return unpress->vertex;
    }
    return std::nullopt;
}

} // namespace

ChaseGuide::ChaseGuide(CurrentDocument& document) : document_(document) {
    connect(&document, &CurrentDocument::changed, this, &ChaseGuide::follow);
    connect(&document, &CurrentDocument::onlyLitChanged, this, [this] {
        setActive(isActive_);
        Q_EMIT changed();
    });
}

bool ChaseGuide::isPossible() const {
    const Lattice* lattice = document_.game().rule().lattice();
    return !document_.onlyLit() && lattice != nullptr && lattice->isPlaneGrid() &&
           lattice->cols <= maxColumns && lattice->vertexCount() <= maxCells;
}

void ChaseGuide::setActive(bool active) {
    active = active && isPossible();
    if (active != isActive_) {
        isActive_ = active;
        restart();
        Q_EMIT changed();
    }
}

std::optional<BitVector> ChaseGuide::stars() const {
    return isActive_ && step_.presses.any() ? std::optional(step_.presses) : std::nullopt;
}

void ChaseGuide::follow(const Move& move) {
    if (!isActive_) {
        return;
    }
    if (std::holds_alternative<Replace>(move)) {
        isActive_ = isPossible();
        restart();
    } else {
        const std::optional<Vertex> vertex = pressedVertex(move);
        const bool continues = vertex && step_.stage == ChaseStep::Stage::firstRow &&
                               *vertex < document_.game().rule().lattice()->cols;
        if (continues) {
            step_.presses.flip(*vertex);
        }
        if (!continues || step_.presses.none()) {
            advance();
        }
    }
    Q_EMIT changed();
}

void ChaseGuide::restart() {
    system_.reset();
    if (isActive_) {
        Progress progress;
        system_.emplace(*document_.game().rule().lattice(), progress);
        advance();
    }
}

void ChaseGuide::advance() {
    const Game& game = document_.game();
    const Lattice& grid = *game.rule().lattice();
    step_ = nextChaseStep(grid, *system_, game.difference());
    firstRow_ = step_.presses.slice(0, grid.cols);
}

} // namespace lightsout

#include "moc_ChaseGuide.cpp"
