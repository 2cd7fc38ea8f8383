// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Analysis.h"

#include "analysis/WorkMemory.h"
#include "analysis/WorkThreads.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace lightsout {

Analysis::Analysis(CurrentDocument& document) : document_(document) {
    connect(&document, &CurrentDocument::changed, this, &Analysis::follow);
    connect(&job_, &Job::failed, this, &Analysis::refuse);
    for (const Job* job : {&job_, &valuesJob_}) {
        connect(job, &Job::started, this, [this] {
            constexpr int milliseconds = 250; // a little longer than Job::isLong() needs
            QTimer::singleShot(milliseconds, this, [this] {
                if (isLongWork()) {
                    Q_EMIT valuesChanged();
                }
            });
        });
    }
    followed_ = document.revision();
    restart();
}

const Facts* Analysis::factsOfRule() const {
    const bool isSameRule =
        facts_.solver != nullptr && facts_.rule.hasSameInfluence(document_.game().rule());
    return isSameRule ? &facts_ : nullptr;
}

void Analysis::want(const QObject& view, const std::vector<const Fact*>& facts) {
    const auto [known, isNew] = wanted_.try_emplace(&view);
    if (isNew) {
        connect(&view, &QObject::destroyed, this, [this](QObject* gone) { wanted_.erase(gone); });
    }
    if (std::exchange(known->second, facts) != facts && isCurrent()) {
        computeValues();
    }
}

std::optional<Value> Analysis::value(const Fact& fact) const {
    if (fact.source == FactSource::game) {
        FactContext context(document_.game());
        Progress progress;
        return valueOf(fact, context, progress);
    }
    const auto known = values_.find(&fact);
    const bool isValid =
        known != values_.end() &&
        (known->second.revision == document_.revision() ||
         (!fact.needsLights && known->second.rule.hasSameInfluence(document_.game().rule())));
    return isValid ? std::optional(known->second.value) : std::nullopt;
}

void Analysis::store(const Values& values) {
    for (const auto& [fact, value] : values) {
        values_.insert_or_assign(fact,
                                 KnownValue{document_.revision(), document_.game().rule(), value});
    }
}

Budget Analysis::valueBudget() const {
    Budget budget = FactContext::quickBudget(workThreads());
    budget.memory = isAllowed() ? workBudget().memory : quietMemory;
    return budget;
}

std::optional<std::size_t> Analysis::size(const char* id) const {
    const std::optional<Value> known = value(*factNamed(id));
    return known ? known->size() : std::nullopt;
}

void Analysis::computeValues() {
    const Rule& rule = document_.game().rule();
    std::map<std::pair<double, const Fact*>, const Fact*> missing; // what takes least comes first
    for (const auto& [view, facts] : wanted_) {
        for (const Fact* fact : facts) {
            if (!value(*fact)) {
                missing.emplace(std::pair(fact->cost(rule).operations, fact), fact);
            }
        }
    }
    if (missing.empty()) {
        return;
    }
    const quint64 revision = document_.revision();
    const auto report = [this, revision](Values values) {
        valuesJob_.post([this, revision, values = std::move(values)] {
            if (revision == document_.revision()) {
                store(values);
                Q_EMIT valuesChanged();
            }
        });
    };
    valuesJob_.start(
        [game = document_.game(), budget = valueBudget(), known = KnownResults(facts_),
         missing = std::move(missing), report](Progress& progress) {
            FactContext context(game, budget, known);
            Values values;
            double cost = 0;
            for (const auto& [order, fact] : missing) {
                if (order.first > cost &&
                    !values.empty()) { // reports what is known before longer work
                    report(std::exchange(values, {}));
                }
                cost = order.first;
                values.emplace_back(fact, valueOf(*fact, context, progress));
            }
            report(std::move(values));
            return true;
        },
        [this](bool /*isDone*/) { Q_EMIT valuesChanged(); });
}

void Analysis::cancel() {
    job_.cancel();
    valuesJob_.cancel();
    Q_EMIT factsChanged();
}

void Analysis::follow(const Move& move) {
    const bool wasCurrent = hasFacts_ && facts_.revision == followed_;
    followed_ = document_.revision();
    if (isCosmetic(move) && wasCurrent) {
        for (auto& [fact, known] : values_) {
            if (known.revision == facts_.revision) {
                known.revision = document_.revision();
            }
        }
        facts_.revision = document_.revision();
        facts_.rule = document_.game().rule();
        computeValues();
        Q_EMIT factsChanged();
    } else {
        restart();
    }
}

void Analysis::restart() {
    expected_.reset();
    valuesJob_.cancel();
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
        [game = document_.game(), revision, known = facts_, budget, valueBudget = valueBudget(),
         announce](Progress& progress) {
            std::pair<Facts, Values> result{
                computeFacts(game, revision, known, budget, progress, announce), {}};
            FactContext context(game, valueBudget, result.first);
            for (const Fact& fact : allFacts()) {
                if (fact.source == FactSource::answer) {
                    result.second.emplace_back(&fact, valueOf(fact, context, progress));
                }
            }
            return result;
        },
        [this](std::pair<Facts, Values> result) {
            store(result.second);
            accept(std::move(result.first));
            Q_EMIT valuesChanged();
        });
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
                              document_.game().vertexCount() <= Solver::maxDenseVertices ||
                              bytes < DenseSolver::memoryNeeded(document_.game().vertexCount());
    return isOfMemory && wouldFit && wouldBeTried ? std::optional(bytes) : std::nullopt;
}

void Analysis::allowMemory() {
    allowed_ = document_.game().rule();
    hasFacts_ = false;
    values_.clear(); // some are not known for want of memory
    restart();
    Q_EMIT factsChanged();
}

void Analysis::refuse(const JobFailure& failure) {
    Facts facts;
    facts.revision = document_.revision();
    facts.rule = document_.game().rule();
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
    const bool wasTried = facts_.refusal && (!isTooLarge(facts_.refusal->code) ||
                                             facts_.refusal->code == ErrorCode::outOfMemory);
    if (!wasTried) {
        computeValues();
    }
    Q_EMIT factsChanged();
}

} // namespace lightsout

#include "moc_Analysis.cpp"
