// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Analysis.h"

#include "analysis/WorkMemory.h"

#include <algorithm>

namespace lightsout {

Analysis::Analysis(CurrentDocument& document) : document_(document) {
    connect(&document, &CurrentDocument::changed, this, &Analysis::follow);
    connect(&job_, &Job::failed, this, &Analysis::refuse);
    followed_ = document.revision();
    restart();
}

const Facts* Analysis::factsOfRule() const {
    const bool isSameRule =
        facts_.solver != nullptr && facts_.rule.hasSameInfluence(document_.game().rule());
    return isSameRule ? &facts_ : nullptr;
}

void Analysis::cancel() {
    job_.cancel();
    Q_EMIT factsChanged();
}

void Analysis::follow(const Move& move) {
    const bool wasCurrent = hasFacts_ && facts_.revision == followed_;
    followed_ = document_.revision();
    if (isCosmetic(move) && wasCurrent) {
        facts_.revision = document_.revision();
        facts_.rule = document_.game().rule();
        Q_EMIT factsChanged();
    } else {
        restart();
    }
}

void Analysis::restart() {
    expected_.reset();
    Budget budget = workBudget();
    if (!isAllowed()) {
        budget.memory = std::min(budget.memory, quietMemory);
    }
    const quint64 revision = document_.revision();
    const auto announce = [this, revision](const WorkEstimate& estimate) {
        const auto take = [this, revision, estimate] {
            if (revision == document_.revision()) {
                expected_ = estimate;
            }
        };
        job_.post(take);
    };
    job_.start(
        [game = document_.game(), revision, known = facts_, budget, announce](Progress& progress) {
            return computeFacts(game, revision, known, budget, progress, announce);
        },
        [this](Facts facts) { accept(std::move(facts)); });
}

bool Analysis::isAllowed() const {
    return allowed_ && allowed_->hasSameInfluence(document_.game().rule());
}

std::optional<std::uint64_t> Analysis::memoryToAllow() const {
    const Facts* facts = this->facts();
    if (facts == nullptr || !facts->refusal || isAllowed()) {
        return std::nullopt;
    }
    const ErrorCode code = facts->refusal->code;
    const std::uint64_t bytes = facts->refusal->found;
    const bool isOfMemory = code == ErrorCode::tooMuchMemory || code == ErrorCode::tableTooLarge;
    const bool wouldFit = bytes > quietMemory && bytes <= workBudget().memory;
    // Dense elimination is not tried above its maximum number of vertices.
    const bool wouldBeTried = code == ErrorCode::tableTooLarge ||
                              facts->vertices <= Solver::maxDenseVertices ||
                              bytes < DenseSolver::memoryNeeded(facts->vertices);
    return isOfMemory && wouldFit && wouldBeTried ? std::optional(bytes) : std::nullopt;
}

void Analysis::allowMemory() {
    allowed_ = document_.game().rule();
    hasFacts_ = false;
    restart();
    Q_EMIT factsChanged();
}

void Analysis::refuse(const JobFailure& failure) {
    Facts facts;
    facts.revision = document_.revision();
    facts.rule = document_.game().rule();
    facts.vertices = document_.game().vertexCount();
    facts.refusal =
        failure.isOutOfMemory
            ? Error{.code = ErrorCode::outOfMemory}
            : Error{.code = ErrorCode::internalError,
                    .subject = failure.what.isEmpty() ? "?" : failure.what.toStdString()};
    accept(std::move(facts));
    if (!failure.isOutOfMemory) {
        Q_EMIT Jobs::all().failed(&job_, failure);
    }
}

void Analysis::accept(Facts facts) {
    facts_ = std::move(facts);
    hasFacts_ = true;
    Q_EMIT factsChanged();
}

} // namespace lightsout

#include "moc_Analysis.cpp"
