#include "elimination/PlayerCard.h"

#include "document/VertexText.h"
#include "elimination/StepText.h"
#include "solve/SolutionCount.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace lightsout {

PlayerCard::PlayerCard(EliminationPlayer& player, QWidget* parent)
    : Card(parent), player_(player), position_(addText(TextRole::body)),
      operation_(addText(TextRole::headline)), explanation_(addText(TextRole::body)),
      bar_(new PlayerBar(player, this)) {
    explanation_->setMinimumHeight(2 * explanation_->fontMetrics().lineSpacing());
    explanation_->setAlignment(Qt::AlignTop | leadingAlignment());
    content()->addWidget(bar_);
    connect(&player, &EliminationPlayer::changed, this, &PlayerCard::refresh);
    refresh();
}

void PlayerCard::setMessage(const QString& message) {
    message_ = message;
    refresh();
}

void PlayerCard::keyPressEvent(QKeyEvent* event) {
    if (!handleKey(event->key())) {
        Card::keyPressEvent(event);
    }
}

void PlayerCard::refresh() {
    const std::size_t step = player_.step();
    const std::size_t count = player_.stepCount();
    if (!player_.isLoaded()) {
        position_->setText(message_);
        operation_->setText(isolated(QStringLiteral("A x = d")));
        explanation_->clear();
        return;
    }
    const QString place = tr("Step %1 of %2").arg(numberText(step), numberText(count));
    position_->setText(step == 0
                           ? tr("%Ln step(s) solve the system", nullptr, static_cast<int>(count))
                       : player_.isGoingUp() ? tr("%1, going up").arg(place)
                                             : tr("%1, going down").arg(place));
    const RowOperation* operation = player_.lastOperation();
    operation_->setText(operation == nullptr ? isolated(QStringLiteral("A x = d"))
                                             : operationSymbols(*operation));
    explanation_->setText(explanation());
}

QString PlayerCard::explanation() const {
    if (player_.isAtEnd()) {
        return outcome();
    }
    if (player_.isAtSmallSystem()) {
        return tr("The last rows now hold only presses of the first row: the small system.");
    }
    const RowOperation* operation = player_.lastOperation();
    if (operation == nullptr) {
        return tr("Each row is the equation of a light. Adding rows keeps the solutions.");
    }
    const std::size_t column = player_.elimination().pivots[operation->source] + 1;
    if (operation->kind == RowOperation::Kind::swap) {
        return tr("brings a 1 to row %1 in column %2")
            .arg(numberText(operation->source + 1), numberText(column));
    }
    return tr("removes the 1 of row %1 in column %2")
        .arg(numberText(operation->target + 1), numberText(column));
}

QString PlayerCard::outcome() const {
    const RecordedElimination& elimination = player_.elimination();
    if (elimination.contradiction) {
        return tr("Row %1 reads 0 = 1: no presses can solve this board.")
            .arg(numberText(*elimination.contradiction + 1));
    }
    const std::size_t nullity = elimination.freeColumns.size();
    if (nullity == 0) {
        return tr("Each row names one press: this is the only solution.");
    }
    return tr("%Ln column(s) without a pivot: those presses are free, and any choice gives a "
              "solution.",
              nullptr, static_cast<int>(nullity));
}

} // namespace lightsout
