// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Guide.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Total time for pressing a pattern, and the maximum time for each press.
constexpr int millisecondsOfPattern = 1'600;
constexpr int millisecondsOfStep = 150;

} // namespace

Guide::Guide(CurrentDocument& document, Analysis& analysis)
    : document_(document), analysis_(analysis) {
    autoplay_.setInterval(millisecondsBetweenPresses);
    connect(&autoplay_, &QTimer::timeout, this, &Guide::playNext);
    connect(&pressing_, &QTimer::timeout, this, [this] {
        if (!pressNext()) {
            pressing_.stop();
        }
    });
    connect(&document, &CurrentDocument::changed, this, &Guide::followMove);
    connect(&analysis, &Analysis::factsChanged, this, &Guide::followFacts);
}

const Guide::Guidance& Guide::shown() const {
    static const Guidance none;
    const Guidance* shown = shown_.in(document_.vertexRevision());
    return shown != nullptr ? *shown : none;
}

Guide::Guidance& Guide::shown() {
    const quint64 vertices = document_.vertexRevision();
    if (shown_.in(vertices) == nullptr) {
        shown_ = {Guidance(), vertices};
    }
    return *shown_.in(vertices);
}

void Guide::begin(Game game) {
    document_.begin(std::move(game), Document::Origin::dealt, [this] { showBoard(); });
}

void Guide::setSolutionWanted(bool wanted) {
    if (wanted == solutionWanted_) {
        return;
    }
    solutionWanted_ = wanted;
    shown().hint.reset();
    hintWanted_ = false;
    shown().pattern.reset();
    if (!wanted) {
        shown().stars.reset();
        shown().certificate.reset();
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
        shown().stars = presses;
        Q_EMIT changed();
    }
}

void Guide::showPattern(std::optional<BitVector> pattern) {
    if (pattern && pattern->size() != document_.game().vertexCount()) {
        return; // the pattern belongs to another board
    }
    setSolutionWanted(false);
    shown().pattern = std::move(pattern);
    Q_EMIT changed();
}

void Guide::pressPattern(const BitVector& pattern, bool isAnimated) {
    if (pressing_.isActive() || pattern.none() ||
        pattern.size() != document_.game().vertexCount()) {
        return; // already pressing, nothing to press, or a pattern of another board
    }
    beingPressed_ = pattern;
    std::vector<Vertex> left;
    pattern.forEachOne([&left](Vertex v) { left.push_back(v); });
    std::ranges::reverse(left);
    const auto count = static_cast<int>(left.size());
    left_ = {std::move(left), document_.revision()};
    stroke_ = newStroke();
    pressNext();
    if (isAnimated) {
        pressing_.start(std::min(millisecondsOfPattern / count, millisecondsOfStep));
        return;
    }
    while (pressNext()) {
    }
}

bool Guide::pressNext() {
    std::vector<Vertex>* left = left_.in(document_.revision());
    if (left == nullptr || left->empty()) {
        left_.reset(); // done, or the user did something else
        return false;
    }
    std::vector<Vertex> rest = std::move(*left);
    const Vertex next = rest.back();
    rest.pop_back();
    const bool isLast = rest.empty();
    document_.make(Press{next}, tr("a quiet pattern"), stroke_);
    left_ = {std::move(rest), document_.revision()};
    if (isLast && document_.game().rule().changedBy(beingPressed_).none()) {
        pressed_ = {beingPressed_, document_.revision()};
        Q_EMIT changed();
        Q_EMIT patternPressed(beingPressed_);
    }
    return true;
}

void Guide::showHint() {
    if (document_.game().isWon()) {
        return;
    }
    shown().pattern.reset();
    if (nextPress_) {
        shown().hint = nextPress_();
    }
    hintWanted_ = !shown().hint;
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
    shown().hint.reset();
    hintWanted_ = false;
    shown().certificate.reset();
    shown().pattern.reset();
    const auto* press = std::get_if<Press>(&move);
    const auto* unpress = std::get_if<Unpress>(&move);
    hasPlayed_ =
        hasPlayed_ && (press != nullptr || unpress != nullptr) && document_.game().pressCount() > 0;
    if (nextPress_ && document_.game().isWon()) {
        autoplay_.stop();
    }
    if (shown().stars && (press != nullptr || unpress != nullptr)) {
        // Each press made or undone removes or adds one star: the rest of the solution stays valid.
        shown().stars->flip(press != nullptr ? press->vertex : unpress->vertex);
        if (document_.game().isWon()) {
            setSolutionWanted(false);
        }
    } else {
        shown().stars.reset();
        if (press == nullptr && unpress == nullptr) {
            autoplay_.stop();
        }
        if (startsOver(move)) {
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
            clearRequests();
            Q_EMIT changed();
        }
        return;
    }
    if (facts->refusal) {
        clearRequests();
    } else if (!facts->isSolvable()) {
        shown().certificate = facts->answer->vector;
        solutionWanted_ = true;
        hintWanted_ = false;
        autoplay_.stop();
    } else {
        if (solutionWanted_ && !shown().stars) {
            shown().stars = facts->fewest->presses;
        }
        if (hintWanted_ && !shown().hint) {
            const BitVector& presses = shown().stars ? *shown().stars : facts->fewest->presses;
            const Vertex first = firstPlayable(presses);
            if (first < presses.size()) {
                shown().hint = first;
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

void Guide::clearRequests() {
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
    if (!shown().stars) {
        return; // the solution is still being computed
    }
    const Vertex next = firstPlayable(*shown().stars);
    if (next == shown().stars->size()) {
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
