// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/BoardLaw.h"

#include "analysis/WorkMemory.h"
#include "analysis/WorkThreads.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Tables do not use more memory than this unless requested, regardless of how much is available.
Budget lawBudget() {
    Budget budget = PressLightTable::usualBudget;
    budget.memory = std::min(budget.memory, workBudget().memory);
    return budget;
}

} // namespace

void BoardLaw::follow(const Rule& rule, const BitVector& lights) {
    if (!isStopped_ && rule_ == rule && lights_ == lights) {
        return;
    }
    isStopped_ = false;
    rule_ = rule;
    lights_ = lights;
    found_ = {};
    refusal_ = PressLightTable::refusal(rule, lawBudget());
    job_.cancel();
    const bool hasLimit = rule.vertexCount() <= maxLimitVertices;
    if (hasLimit || !refusal_) {
        job_.start(
            [rule, lights, hasLimit, isPossible = !refusal_,
             budget = lawBudget()](Progress& progress) {
                Found found;
                if (hasLimit) {
                    if (auto limit = limitLaw(rule, lights, progress)) {
                        found.limit = std::make_shared<const LimitLaw>(*std::move(limit));
                    }
                }
                if (isPossible) {
                    const auto table =
                        PressLightTable::compute(rule, lights, workThreads(), progress, budget);
                    LIGHTSOUT_ASSERT(table.hasValue());
                    found.law = std::make_shared<const ExactLaw>(*table);
                }
                return found;
            },
            [this](Found found) {
                found_ = std::move(found);
                Q_EMIT changed();
            });
    }
    Q_EMIT changed();
}

void BoardLaw::stop() {
    if (job_.isRunning()) {
        job_.cancel();
        isStopped_ = true;
        Q_EMIT changed();
    }
}

} // namespace lightsout

#include "moc_BoardLaw.cpp"
