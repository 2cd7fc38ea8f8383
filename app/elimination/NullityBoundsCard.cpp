// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/NullityBoundsCard.h"

#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QGridLayout>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr std::size_t lineCount = 5;

QString atLeast(std::size_t bound) {
    return isolated(QStringLiteral("≥ ") + numberText(bound));
}

QString atMost(std::size_t bound) {
    return isolated(QStringLiteral("≤ ") + numberText(bound));
}

} // namespace

NullityBoundsCard::NullityBoundsCard(Analysis& analysis, QWidget* parent)
    : Card({"boundsCard", [] { return tr("Bounds on the nullity"); },
            "elimination.md#bounds-on-the-nullity"},
           parent),
      analysis_(analysis), range_(addText(TextRole::headline)), text_(addText(TextRole::body)),
      table_(new QWidget(this)), even_(nullptr) {
    range_->setObjectName(QStringLiteral("nullityRange"));
    auto* grid = new QGridLayout(table_);
    grid->setContentsMargins(0, 8, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(12);
    grid->setColumnStretch(1, 1);
    for (std::size_t line = 0; line < lineCount; ++line) {
        TextLabel* bound = makeLabel(TextRole::formula, false, table_);
        TextLabel* proof = makeLabel(TextRole::body, false, table_);
        proof->setWordWrap(true);
        grid->addWidget(bound, static_cast<int>(line), 0, Qt::AlignTop);
        grid->addWidget(proof, static_cast<int>(line), 1);
        lines_.push_back({bound, proof});
    }
    content()->addWidget(table_);
    even_ = addText(TextRole::body);
    content()->addStretch(1);
    connect(&analysis, &Analysis::factsChanged, this, &NullityBoundsCard::refresh);
    onAppearanceChanged(this, [this] { refresh(); });
}

void NullityBoundsCard::setRule(const Rule& rule) {
    if (rule == rule_) {
        return;
    }
    rule_ = rule;
    job_.cancel();
    bounds_.reset();
    isTooLarge_ = false;
    compute();
    refresh();
}

void NullityBoundsCard::setActive(bool active) {
    isActive_ = active;
    compute();
}

void NullityBoundsCard::compute() {
    if (!isActive_ || bounds_ || isTooLarge_ || job_.isRunning()) {
        return;
    }
    job_.start(
        [rule = rule_](Progress& progress) {
            return canBoundNullity(rule, progress) ? std::optional(nullityBounds(rule, progress))
                                                   : std::nullopt;
        },
        [this](const std::optional<NullityBounds>& bounds) {
            bounds_ = bounds;
            isTooLarge_ = !bounds;
            refresh();
        });
}

void NullityBoundsCard::setLine(std::size_t line, const QString& bound, const QString& proof) {
    lines_[line].bound->setText(bound);
    lines_[line].proof->setText(proof);
}

void NullityBoundsCard::refresh() {
    table_->setVisible(bounds_.has_value());
    even_->setVisible(bounds_ && bounds_->isRankEven);
    range_->setVisible(bounds_.has_value());
    if (isTooLarge_) {
        text_->setText(tr("Bounds are computed for boards of up to %1 vertices and %2 edges.")
                           .arg(numberText(maxBoundedVertices), numberText(maxBoundedEdges)));
        return;
    }
    if (!bounds_) {
        text_->setText(tr("Computing the bounds …"));
        return;
    }
    const auto known = analysis_.size("nullity");
    const QString nullity = known ? numberText(*known) : QStringLiteral("k");
    range_->setText(
        isolated(QStringLiteral("%1 ≤ %2 ≤ %3")
                     .arg(numberText(bounds_->lower()), nullity, numberText(bounds_->upper()))));
    text_->setText(
        known ? tr("The nullity next to a lower and an upper bound that need no elimination.")
              : tr("The nullity k lies between a lower and an upper bound that need no "
                   "elimination."));
    const std::size_t buttons = bounds_->buttons;
    const auto number = [buttons](std::size_t bound) { return static_cast<int>(buttons - bound); };
    setLine(
        0, atLeast(bounds_->byTwins),
        tr("There are %Ln different nonempty set(s) of lights that a press changes. Two presses "
           "that change the same lights cancel out, and a press that changes none is quiet.",
           nullptr, number(bounds_->byTwins)));
    setLine(1, atLeast(bounds_->byMatching),
            tr("At most %Ln press(es) can be paired with different lights that they change. The "
               "rank is not greater, because each term of a nonzero minor is such a pairing.",
               nullptr, number(bounds_->byMatching)));
    setLine(2, atMost(bounds_->byForcing),
            tr("In a list of %Ln light(s), each light has a press that no earlier light has. In a "
               "quiet pattern, the light's other presses determine that press.",
               nullptr, number(bounds_->byForcing)));
    setLine(3, atMost(bounds_->byDistance),
            tr("Shortest paths have a total of %Ln step(s). No press on a shortest path changes a "
               "light more than one step ahead, so these rows and columns form a triangle.",
               nullptr, number(bounds_->byDistance)));
    setLine(4, atMost(bounds_->byDegree),
            tr("If no light has more than D presses, a list like the one above has at least %Ln "
               "light(s): each adds at most D new presses.",
               nullptr, number(bounds_->byDegree)));
    even_->setText(tr("Influences are mutual and no press changes its own light, so xᵀAx = 0 for "
                      "all x and the rank is even."));
}

} // namespace lightsout

#include "moc_NullityBoundsCard.cpp"
