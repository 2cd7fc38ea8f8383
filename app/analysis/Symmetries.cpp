// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Symmetries.h"

namespace lightsout {

Symmetries::Symmetries(CurrentDocument& document) : document_(document) {
    connect(&document, &CurrentDocument::changed, this, &Symmetries::follow);
    follow();
}

void Symmetries::showNext() {
    if (!canShow()) {
        return;
    }
    const Permutation permutation = found_.generators[next_ % found_.generators.size()];
    ++next_;
    const Game& game = document_.game();
    Game moved(game.rule(), permuted(game.start(), permutation),
               permuted(game.target(), permutation));
    moved.setPresses(permuted(game.presses(), permutation), game.pressCount());
    Q_EMIT moving(permutation);
    document_.make(Replace{std::move(moved)}, tr("symmetry"));
}

Symmetries::Found Symmetries::search(const Rule& rule, const Progress& progress) {
    Found found{.count = symmetryCount(rule, progress), .generators = {}};
    if (rule.lattice() != nullptr || rule.vertexCount() <= maxShownOfGraph) {
        found.generators =
            boardSymmetries(rule, {}, &progress).value_or(std::vector<Permutation>());
    }
    return found;
}

void Symmetries::follow() {
    const Rule& rule = document_.game().rule();
    if (rule_ && rule_->hasSameInfluence(rule)) {
        return;
    }
    rule_ = rule;
    found_ = {};
    next_ = 0;
    job_.cancel();
    if (rule.vertexCount() <= maxVertices && rule.edgeCount() <= maxEdges) {
        job_.start([rule](const Progress& progress) { return search(rule, progress); },
                   [this](Found found) {
                       found_ = std::move(found);
                       Q_EMIT changed();
                   });
    }
    Q_EMIT changed();
}

} // namespace lightsout

#include "moc_Symmetries.cpp"
