// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Guide.h"

#include <algorithm>

namespace lightsout {

namespace {

/// A pattern is pressed in about this time, but not slower than one press a step.
constexpr int millisecondsOfPattern = 1'600;
constexpr int millisecondsOfStep = 150;

} // namespace

Guide::Guide(Document& document, Analysis& analysis) : document_(document), analysis_(analysis) {
    autoplay_.setInterval(millisecondsBetweenPresses);
    connect(&autoplay_, &QTimer::timeout, this, &Guide::playNext);
    connect(&pressing_, &QTimer::timeout, this, &Guide::pressNext);
    connect(&document, &Document::changed, this, &Guide::followMove);
    connect(&analysis, &Analysis::factsChanged, this, &Guide::followFacts);
}

void Guide::setSolutionWanted(bool wanted) {
    if (wanted == solutionWanted_) {
        return;
    }
    solutionWanted_ = wanted;
    hint_.reset();
    hintWanted_ = false;
    pattern_.reset();
    if (!wanted) {
        stars_.reset();
        certificate_.reset();
        autoplay_.stop();
    }
    askForFacts();
    Q_EMIT changed();
}

void Guide::showSolution(const BitVector& presses) {
    const Game& game = document_.game();
    if (presses.size() == game.vertexCount() &&
        game.rule().changedBy(presses) == game.difference()) {
        setSolutionWanted(true);
        stars_ = presses;
        Q_EMIT changed();
    }
}

void Guide::showPattern(std::optional<BitVector> pattern) {
    if (pattern && pattern->size() != document_.game().vertexCount()) {
        return; // of another board
    }
    setSolutionWanted(false);
    pattern_ = std::move(pattern);
    Q_EMIT changed();
}

void Guide::pressPattern(const BitVector& pattern, bool isAnimated) {
    if (pressing_.isActive() || pattern.none() ||
        pattern.size() != document_.game().vertexCount()) {
        return; // one pattern after the other, and none of another board
    }
    pattern.forEachOne([this](Vertex v) { left_.push_back(v); });
    std::ranges::reverse(left_);
    const Vertex first = left_.back();
    left_.pop_back();
    document_.make(Press{first}, tr("a quiet pattern"));
    expectedRevision_ = document_.revision();
    if (isAnimated) {
        pressing_.start(std::min(millisecondsOfPattern / static_cast<int>(left_.size() + 1),
                                 millisecondsOfStep));
        return;
    }
    while (!left_.empty()) {
        pressNext();
    }
}

void Guide::pressNext() {
    if (left_.empty() || document_.revision() != expectedRevision_) {
        pressing_.stop(); // done, or somebody does something else
        left_.clear();
        return;
    }
    document_.make(Press{left_.back()}, tr("a quiet pattern"), true);
    left_.pop_back();
    expectedRevision_ = document_.revision();
}

void Guide::showHint() {
    if (document_.game().isWon()) {
        return;
    }
    pattern_.reset();
    if (nextPress_) {
        hint_ = nextPress_();
    }
    hintWanted_ = !hint_;
    askForFacts();
    Q_EMIT changed();
}

void Guide::setPlaying(bool playing) {
    if (playing == isPlaying()) {
        return;
    }
    if (playing) {
        autoplay_.start();
        if (!nextPress_) {
            setSolutionWanted(true);
        }
    } else {
        autoplay_.stop();
    }
    Q_EMIT changed();
}

void Guide::setNextPress(std::function<std::optional<Vertex>()> nextPress) {
    nextPress_ = std::move(nextPress);
    autoplay_.stop();
    Q_EMIT changed();
}

void Guide::followMove(const Move& move) {
    if (isCosmetic(move)) {
        return;
    }
    hint_.reset();
    hintWanted_ = false;
    certificate_.reset();
    pattern_.reset();
    const auto* press = std::get_if<Press>(&move);
    const auto* unpress = std::get_if<Unpress>(&move);
    hasPlayed_ =
        hasPlayed_ && (press != nullptr || unpress != nullptr) && document_.game().pressCount() > 0;
    if (nextPress_ && document_.game().isWon()) {
        autoplay_.stop();
    }
    if (stars_ && (press != nullptr || unpress != nullptr)) {
        // One press more or less is one star less or more: the rest of the solution stands.
        stars_->flip(press != nullptr ? press->vertex : unpress->vertex);
        if (document_.game().isWon()) {
            setSolutionWanted(false);
        }
    } else {
        stars_.reset();
        if (press == nullptr && unpress == nullptr) {
            autoplay_.stop();
        }
        if (beginsAnew(move)) {
            solutionWanted_ = false;
        }
    }
    Q_EMIT changed();
}

void Guide::followFacts() {
    const Facts* facts = analysis_.facts();
    if (!wantsAnswer()) {
        return;
    }
    if (facts == nullptr) {
        if (analysis_.wasCancelled()) {
            dropWishes();
            Q_EMIT changed();
        }
        return;
    }
    if (facts->refusal) {
        dropWishes();
    } else if (!facts->solvable) {
        certificate_ = facts->certificate;
        solutionWanted_ = true;
        hintWanted_ = false;
        autoplay_.stop();
    } else {
        if (solutionWanted_ && !stars_) {
            stars_ = facts->solution;
        }
        if (hintWanted_ && !hint_) {
            const BitVector& presses = stars_ ? *stars_ : facts->solution;
            const Vertex first = firstPlayable(presses);
            if (first < presses.size()) {
                hint_ = first;
            }
        }
    }
    Q_EMIT changed();
}

void Guide::askForFacts() {
    if (wantsAnswer() && analysis_.wasCancelled()) {
        analysis_.restart();
    }
    followFacts();
}

void Guide::dropWishes() {
    solutionWanted_ = false;
    hintWanted_ = false;
    autoplay_.stop();
}

void Guide::playNext() {
    if (nextPress_) {
        if (const std::optional<Vertex> next = nextPress_()) {
            hasPlayed_ = true;
            document_.press(*next);
        } else {
            setPlaying(false);
        }
        return;
    }
    if (!stars_) {
        return; // the solution is still being computed
    }
    const Vertex next = firstPlayable(*stars_);
    if (next == stars_->size()) {
        setPlaying(false);
        return;
    }
    hasPlayed_ = true;
    document_.press(next);
}

Vertex Guide::firstPlayable(const BitVector& presses) const {
    const BitVector& lights = document_.game().lights();
    Vertex next = presses.findNext(0);
    while (document_.onlyLit() && next < presses.size() && !lights[next]) {
        next = presses.findNext(next + 1);
    }
    return next;
}

} // namespace lightsout

#include "moc_Guide.cpp"
