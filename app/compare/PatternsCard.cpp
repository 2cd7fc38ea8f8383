// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/PatternsCard.h"

#include "look/LookChanges.h"
#include "text/NumberText.h"

#include <QGridLayout>
#include <QSpinBox>

#include <algorithm>

namespace lightsout {

PatternsCard::PatternsCard(const Comparison& comparison, QWidget* parent)
    : Card(parent), comparison_(comparison), overlay_(new PatternOverlay(this)) {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    for (std::size_t i = 0; i < 2; ++i) {
        names_[i] = makeLabel(TextRole::body, false, this);
        numbers_[i] = new QSpinBox(this);
        totals_[i] = makeLabel(TextRole::small, true, this);
        totals_[i]->setWordWrap(true);
        names_[i]->setWordWrap(true);
        names_[i]->setBuddy(numbers_[i]);
        numbers_[i]->setRange(1, 1);
        numbers_[i]->setObjectName(i == 0 ? QStringLiteral("ownPattern")
                                          : QStringLiteral("pinnedPattern"));
        const int row = static_cast<int>(i);
        grid->addWidget(names_[i], row, 0);
        grid->addWidget(numbers_[i], row, 1);
        grid->addWidget(totals_[i], row, 2);
        connect(numbers_[i], &QSpinBox::valueChanged, this, [this, i](int number) {
            if (!isRefreshing_) {
                wanted_[i] = number;
                refresh();
            }
        });
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(2, 1);
    content()->addLayout(grid);
    content()->addWidget(overlay_, 1);
    text_ = addText(TextRole::body);
    connect(&comparison, &Comparison::factsChanged, this, &PatternsCard::refresh);
    connect(&comparison, &Comparison::gamesChanged, this, &PatternsCard::refresh);
    keepTranslated(this, [this] { retranslate(); });
}

const std::vector<BitVector>* PatternsCard::patterns(Side side) const {
    const Facts* facts = comparison_.factsOfRule(side);
    return facts == nullptr || facts->vertices > PatternOverlay::maxVertices ? nullptr
                                                                             : facts->kernel.get();
}

std::optional<BitVector> PatternsCard::pattern(Side side) const {
    const std::vector<BitVector>* all = patterns(side);
    if (all == nullptr || all->empty()) {
        return std::nullopt;
    }
    return all->at(std::min(static_cast<std::size_t>(number(side)), all->size()) - 1);
}

int PatternsCard::number(Side side) const {
    return wanted_[static_cast<std::size_t>(side)];
}

void PatternsCard::setNumber(Side side, int number) {
    wanted_[static_cast<std::size_t>(side)] = std::max(number, 1);
    refresh();
}

void PatternsCard::retranslate() {
    names_[0]->setText(tr("This board"));
    names_[1]->setText(tr("Pinned board"));
    overlay_->setAccessibleName(tr("A quiet pattern of each board, over each other"));
    refresh();
}

void PatternsCard::refresh() {
    isRefreshing_ = true;
    std::array<Rule, 2> rules;
    std::array<BitVector, 2> shown;
    bool areDrawn = true;
    bool areAny = false;
    for (const Side side : bothSides) {
        const auto i = static_cast<std::size_t>(side);
        const std::vector<BitVector>* all = patterns(side);
        const int count = all == nullptr ? 0 : static_cast<int>(all->size());
        numbers_[i]->setEnabled(count > 0);
        numbers_[i]->setMaximum(std::max(count, 1));
        numbers_[i]->setValue(std::clamp(wanted_[i], 1, std::max(count, 1)));
        totals_[i]->setText(all == nullptr ? QString()
                            : count == 0   ? tr("none but the empty one")
                                           : tr("of a basis of %Ln", nullptr, count));
        rules[i] = comparison_.game(side).rule();
        shown[i] = pattern(side).value_or(BitVector(rules[i].vertexCount()));
        areAny = areAny || pattern(side).has_value();
        areDrawn = areDrawn && rules[i].vertexCount() <= PatternOverlay::maxVertices &&
                   shown[i].size() == rules[i].vertexCount();
    }
    overlay_->setVisible(areDrawn && areAny);
    if (areDrawn) {
        overlay_->setPatterns(rules, shown);
    }
    text_->setText(text());
    overlay_->setAccessibleDescription(text_->text());
    isRefreshing_ = false;
    Q_EMIT chosen();
}

QString PatternsCard::text() const {
    for (const Side side : bothSides) {
        if (comparison_.game(side).vertexCount() > PatternOverlay::maxVertices) {
            return tr("Patterns of boards of up to %Ln vertices are laid over each other.", nullptr,
                      static_cast<int>(PatternOverlay::maxVertices));
        }
    }
    if (!overlay_->isVisibleTo(this)) {
        return patterns(Side::own) == nullptr || patterns(Side::pinned) == nullptr
                   ? QString()
                   : tr("Neither board has a quiet pattern but the empty one.");
    }
    const OverlayCounts& counts = overlay_->counts();
    return tr("Filled: this board alone, %1. Rings: the pinned one alone, %2. Filled with a ring: "
              "both, %3.")
        .arg(numberText(counts.own), numberText(counts.pinned), numberText(counts.both));
}

} // namespace lightsout
