// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Analysis.h"

namespace lightsout {

namespace {

constexpr int longWorkMilliseconds = 200;

} // namespace

Analysis::Analysis(Document& document) : document_(document) {
    longWork_.setSingleShot(true);
    longWork_.setInterval(longWorkMilliseconds);
    connect(&longWork_, &QTimer::timeout, this, [this] { Q_EMIT longWorkChanged(true); });
    connect(&document, &Document::changed, this, &Analysis::follow);
    connect(&job_, &Job::failed, this, &Analysis::refuse);
    restart();
}

const Facts* Analysis::factsOfRule() const {
    const bool isSameRule =
        facts_.solver != nullptr && facts_.rule.hasSameInfluence(document_.game().rule());
    return isSameRule ? &facts_ : nullptr;
}

void Analysis::cancel() {
    job_.cancel();
    longWork_.stop();
    Q_EMIT longWorkChanged(false);
    Q_EMIT factsChanged();
}

void Analysis::follow(const Move& move) {
    const bool wasCurrent = hasFacts_ && facts_.revision + 1 == document_.revision();
    if (isCosmetic(move) && wasCurrent) {
        facts_.revision = document_.revision();
        facts_.rule = document_.game().rule();
        Q_EMIT factsChanged();
    } else {
        restart();
    }
}

void Analysis::restart() {
    longWork_.start();
    job_.start([game = document_.game(), revision = document_.revision(), known = facts_](
                   Progress& progress) { return computeFacts(game, revision, known, progress); },
               [this](Facts facts) { accept(std::move(facts)); });
}

void Analysis::refuse(const JobFailure& failure) {
    Facts facts;
    facts.revision = document_.revision();
    facts.rule = document_.game().rule();
    facts.vertices = document_.game().vertexCount();
    facts.refusal = Error{.code = ErrorCode::outOfMemory};
    accept(std::move(facts));
    if (!failure.isOutOfMemory) {
        Q_EMIT JobFailures::all().failed(&job_, failure);
    }
}

void Analysis::accept(Facts facts) {
    facts_ = std::move(facts);
    hasFacts_ = true;
    longWork_.stop();
    Q_EMIT longWorkChanged(false);
    Q_EMIT factsChanged();
}

} // namespace lightsout
