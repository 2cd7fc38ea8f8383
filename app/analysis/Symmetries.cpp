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
    const Permutation permutation = generators_[next_ % generators_.size()];
    ++next_;
    const Game& game = document_.game();
    Game moved(game.rule(), permuted(game.start(), permutation),
               permuted(game.target(), permutation));
    moved.setPresses(permuted(game.presses(), permutation), game.pressCount());
    Q_EMIT moving(permutation);
    document_.make(Replace{std::move(moved)}, tr("symmetry"));
}

void Symmetries::follow() {
    const Rule& rule = document_.game().rule();
    if (rule_ && rule_->hasSameInfluence(rule)) {
        return;
    }
    rule_ = rule;
    generators_.clear();
    next_ = 0;
    job_.cancel();
    if (rule.lattice() != nullptr || rule.vertexCount() <= maxShownOfGraph) {
        job_.start(
            [rule](const Progress& progress) { return boardSymmetries(rule, {}, &progress); },
            [this](std::optional<std::vector<Permutation>> found) {
                generators_ = std::move(found).value_or(std::vector<Permutation>());
                Q_EMIT changed();
            });
    }
    Q_EMIT changed();
}

} // namespace lightsout

#include "moc_Symmetries.cpp"
