// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/WhatIf.h"

#include "drawing/ChangeText.h"
#include "facts/Fact.h"
#include "graph/GraphFamily.h"
#include "text/BoardText.h"

#include <algorithm>

namespace lightsout {

WhatIf::WhatIf(Workbench& workbench, QObject* parent) : QObject(parent), workbench_(workbench) {
    connect(&workbench.document, &CurrentDocument::changed, this, [this] {
        if (isWanted_) {
            follow();
        }
    });
}

void WhatIf::setWanted(bool isWanted) {
    if (isWanted_ != isWanted) {
        isWanted_ = isWanted;
        point(std::nullopt);
        if (isWanted) {
            follow();
        } else {
            // No signal is emitted, because the destruction of the window also hides the page.
            job_.cancel();
            detailsJob_.cancel();
        }
    }
}

bool WhatIf::isPossible() const {
    const Rule& rule = workbench_.document.game().rule();
    return rule.isDrawn() && rule.vertexCount() <= maxVertices;
}

void WhatIf::setKind(ChangeKind kind) {
    if (kind_ != kind) {
        kind_ = kind;
        if (kind == ChangeKind::light) {
            goal_ = Goal::thisBoard; // lights do not change which boards are solvable
        }
        point(std::nullopt);
        Q_EMIT changed();
    }
}

void WhatIf::setGoal(Goal goal) {
    if (goal_ != goal) {
        goal_ = goal;
        if (goal == Goal::everyBoard && kind_ == ChangeKind::light) {
            kind_ = ChangeKind::addEdge;
        }
        Q_EMIT changed();
    }
}

void WhatIf::follow() {
    detailsJob_.cancel();
    details_.reset();
    if (!isPossible()) {
        job_.cancel();
    } else if (current() == nullptr) {
        job_.start(
            [game = workbench_.document.game()](Progress& progress) {
                auto effects =
                    std::make_shared<Effects>(Effects{SingleChanges(game, progress), {}});
                for (std::size_t i = 0; i < kinds.size(); ++i) {
                    for (const SingleChange& change : singleChanges(game, kinds[i])) {
                        progress.checkpoint();
                        effects->ofKinds[i].push_back({change, effects->changes.predict(change)});
                    }
                }
                return std::shared_ptr<const Effects>(std::move(effects));
            },
            [this,
             revision = workbench_.document.revision()](std::shared_ptr<const Effects> effects) {
                effects_ = {std::move(effects), revision};
                Q_EMIT changed();
                Q_EMIT pointedChanged();
            });
    }
    Q_EMIT changed();
    Q_EMIT pointedChanged();
}

const WhatIf::Effects* WhatIf::current() const {
    const auto* effects = effects_.in(workbench_.document.revision());
    return effects != nullptr ? effects->get() : nullptr;
}

const Prediction* WhatIf::present() const {
    const Effects* effects = current();
    return effects != nullptr ? &effects->changes.present() : nullptr;
}

std::optional<Prediction> WhatIf::predict(const SingleChange& change) const {
    const Effects* effects = current();
    return effects != nullptr ? std::optional(effects->changes.predict(change)) : std::nullopt;
}

const std::vector<WhatIf::Effect>& WhatIf::effects(ChangeKind kind) const {
    static const std::vector<Effect> none;
    const Effects* effects = current();
    const auto index = std::ranges::find(kinds, kind) - kinds.begin();
    return effects != nullptr ? effects->ofKinds[static_cast<std::size_t>(index)] : none;
}

int WhatIf::nullityChange(const Prediction& after) const {
    const Prediction* before = present();
    return before == nullptr ? 0
                             : static_cast<int>(after.nullity) - static_cast<int>(before->nullity);
}

bool WhatIf::reachesGoal(const Prediction& after) const {
    return goal_ == Goal::everyBoard ? after.solvesAll() : after.isSolvable;
}

std::optional<SingleChange> WhatIf::pointed() const {
    return pointed_.copyIn(workbench_.document.revision());
}

void WhatIf::point(std::optional<SingleChange> change) {
    if (change == pointed()) {
        return;
    }
    detailsJob_.cancel();
    details_.reset();
    pointed_ = change ? OfRevision<SingleChange>(*change, workbench_.document.revision())
                      : OfRevision<SingleChange>();
    if (change) {
        detailsJob_.start(
            [before = workbench_.document.game(), change = *change](Progress& progress) {
                Game game = before;
                for (const Move& move : movesOf(before, change)) {
                    apply(game, move);
                }
                FactContext context(game, FactContext::quickBudget());
                Details details{.fewest = valueOf(*factNamed("fewest"), context, progress),
                                .symmetries =
                                    valueOf(*factNamed("automorphisms"), context, progress),
                                .name = {}};
                const Graph& graph = *game.rule().graph();
                if (graph.vertexCount() > 0 && familyOf(graph)) {
                    details.name = boardNameParts(game.rule());
                }
                return details;
            },
            [this](Details details) {
                details_ = std::move(details);
                Q_EMIT pointedChanged();
            });
    }
    Q_EMIT pointedChanged();
}

const WhatIf::Details* WhatIf::details() const {
    return pointed() && details_ ? &*details_ : nullptr;
}

void WhatIf::make(const SingleChange& change) {
    const Game& game = workbench_.document.game();
    workbench_.document.make(movesOf(game, change), changeName(change.kind));
    Q_EMIT made();
}

} // namespace lightsout

#include "moc_WhatIf.cpp"
