// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/ContestFacts.h"

#include "contest/ContestText.h"
#include "look/LookChanges.h"
#include "text/BoardText.h"

#include <QHBoxLayout>

namespace lightsout {

ContestFacts::ContestFacts(const Contest& contest, QWidget* parent)
    : QStatusBar(parent), contest_(contest), row_(new QHBoxLayout), board_(addFact()),
      round_(addFact()), codes_(addFact()) {
    setSizeGripEnabled(false);
    auto* facts = new QWidget(this);
    facts->setLayout(row_);
    row_->setContentsMargins(16, 0, 16, 0);
    row_->setSpacing(6);
    row_->addStretch();
    addWidget(facts, 1);
    connect(&contest, &Contest::changed, this, &ContestFacts::refresh);
    onLanguageChanged(this, [this] {
        board_.name->setText(tr("Board"));
        round_.name->setText(tr("Contest"));
        refresh();
    });
}

ContestFacts::Fact ContestFacts::addFact() {
    const Fact fact{makeLabel(TextRole::small, true, this),
                    makeLabel(TextRole::small, false, this)};
    fact.value->setBold(true);
    row_->addWidget(fact.name);
    row_->addWidget(fact.value);
    row_->addSpacing(18);
    return fact;
}

void ContestFacts::refresh() {
    const ContestRound& boards = contest_.boards();
    const std::size_t board = std::min(contest_.board(), boards.size() - 1);
    board_.value->setText(boardName(Rule(boards[board].board.lattice)));
    round_.value->setText(roundText(contest_.round(), contest_.plan().rounds.size()));
    codes_.name->setText(boards.size() == 1 ? tr("Code") : tr("Codes"));
    codes_.value->setText(codesText(boards));
}

} // namespace lightsout

#include "moc_ContestFacts.cpp"
