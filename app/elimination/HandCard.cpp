// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/HandCard.h"

#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "elimination/FormulaText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QPushButton>

namespace lightsout {

HandCard::HandCard(HandElimination& hand, QWidget* parent)
    : Card(parent), hand_(hand), count_(addText(TextRole::body)),
      headline_(addText(TextRole::headline)), detail_(addText(TextRole::body)),
      back_(new QPushButton(this)), again_(new QPushButton(this)), hint_(new QPushButton(this)),
      restart_(new QPushButton(this)) {
    new WhyButton(*count_, QStringLiteral("elimination.md#by-hand"));
    detail_->reserveLines(3);
    auto* row = new WrapLayout;
    for (QPushButton* button : {hint_, back_, again_, restart_}) {
        row->addWidget(button);
    }
    hint_->setObjectName(QStringLiteral("operationHint"));
    back_->setObjectName(QStringLiteral("undoOperation"));
    again_->setObjectName(QStringLiteral("redoOperation"));
    restart_->setObjectName(QStringLiteral("restartOperations"));
    hint_->setDefault(true);
    content()->addLayout(row);
    connect(back_, &QPushButton::clicked, this, [this] { hand_.setStep(hand_.step() - 1); });
    connect(again_, &QPushButton::clicked, this, [this] { hand_.setStep(hand_.step() + 1); });
    connect(restart_, &QPushButton::clicked, this, [this] { hand_.setStep(0); });
    connect(hint_, &QPushButton::clicked, this, &HandCard::showHint);
    connect(&hand, &HandElimination::changed, this, [this] {
        isHinting_ = false;
        refresh();
        Q_EMIT hinted(std::nullopt);
    });
    onLanguageChanged(this, [this] { retranslate(); });
}

void HandCard::retranslate() {
    back_->setText(tr("Undo"));
    back_->setToolTip(tr("Undo the last row operation"));
    again_->setText(tr("Redo"));
    again_->setToolTip(tr("Redo the row operation that was undone"));
    hint_->setText(tr("Hint"));
    hint_->setToolTip(tr("Show a useful row operation"));
    restart_->setText(tr("Start over"));
    restart_->setToolTip(tr("Return to the original matrix"));
    refresh();
}

void HandCard::setTextbook(MatrixKind kind, std::size_t steps) {
    kind_ = kind;
    textbookSteps_ = steps;
    refresh();
}

void HandCard::setMessage(const QString& message) {
    message_ = message;
    refresh();
}

void HandCard::showHint() {
    isHinting_ = hand_.state().next.has_value();
    refresh();
    Q_EMIT hinted(hand_.state().next);
}

void HandCard::refresh() {
    const QString made = tr("%Ln operation(s) by hand", nullptr, static_cast<int>(hand_.step()));
    count_->setText(hand_.isLoaded()
                        ? tr("%1; standard method: %2").arg(made, numberText(textbookSteps_))
                        : message_);
    const RowOperation* last = hand_.lastOperation();
    headline_->setText(!hand_.isLoaded() ? QString()
                       : isHinting_      ? operationSymbols(*hand_.state().next)
                       : last != nullptr ? operationSymbols(*last)
                                         : tr("Your turn."));
    detail_->setText(detail());
    back_->setEnabled(hand_.step() > 0);
    restart_->setEnabled(hand_.step() > 0);
    again_->setEnabled(hand_.step() < hand_.operations().size());
    hint_->setEnabled(hand_.isLoaded() && hand_.state().next.has_value());
}

QString HandCard::outcome() const {
    const std::size_t rank = hand_.state().pivots.size();
    if (isAlone(kind_) || hand_.matrix().cols() == hand_.columns()) {
        return tr("Reduced: every pivot is the only 1 in its column. The rank is %1.")
            .arg(numberText(rank));
    }
    if (kind_ == MatrixKind::inverse) {
        return rank == hand_.columns()
                   ? tr("Reduced: the inverse of A is to the right of the bar.")
                   : tr("Reduced: row %1 is zero to the left of the bar, so A has no inverse.")
                         .arg(numberText(shownNumber(rank)));
    }
    for (std::size_t row = rank; row < hand_.matrix().rows(); ++row) {
        if (hand_.matrix().get(row, hand_.columns())) {
            return tr("Reduced: row %1 reads 0 = 1, so this board has no solution.")
                .arg(numberText(shownNumber(row)));
        }
    }
    return tr("Reduced: every pivot is the only 1 in its column. The solutions have not changed.");
}

QString HandCard::detail() const {
    if (!hand_.isLoaded()) {
        return {};
    }
    const EliminationState& state = hand_.state();
    if (!state.next) {
        return outcome();
    }
    const std::size_t column = shownNumber(*state.column);
    if (isHinting_) {
        if (state.next->kind == RowOperation::Kind::swap) {
            return tr("Row %1 needs a 1 in column %2, and row %3 has one.")
                .arg(numberText(shownNumber(state.next->source)), numberText(column),
                     numberText(shownNumber(state.next->target)));
        }
        return tr("This removes the 1 in row %1, column %2.")
            .arg(numberText(shownNumber(state.next->target)), numberText(column));
    }
    if (hand_.step() == 0) {
        return tr(
            "Drag a row onto another to add it, or onto the edge of the other row to swap the two. "
            "Keyboard: arrow keys to move, space bar to lift, Return to add, S to swap.");
    }
    return tr("The solutions stay the same: doing an operation a second time undoes it.");
}

} // namespace lightsout

#include "moc_HandCard.cpp"
