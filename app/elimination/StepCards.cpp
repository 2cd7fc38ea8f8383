// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/StepCards.h"

#include "controls/Announcement.h"
#include "controls/WhyButton.h"
#include "elimination/FormulaText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace lightsout {

/// Replaces %1 and %2 in a text with the numbers of the rows of an operation.
static QString withRows(const RowOperation& operation, const QString& text) {
    return text.arg(numberText(shownNumber(operation.source)),
                    numberText(shownNumber(operation.target)));
}

PlayerCard::PlayerCard(EliminationPlayer& player, QWidget* parent)
    : Card(parent), player_(player), position_(addText(TextRole::body)),
      operation_(addText(TextRole::headline)), explanation_(addText(TextRole::body)),
      bar_(new PlayerBar(player, this)) {
    setObjectName(QStringLiteral("stepsCard"));
    new WhyButton(*position_, QStringLiteral("elimination.md#step-by-step"));
    explanation_->reserveLines(2);
    content()->insertWidget(0, bar_); // above texts of any length, so that it never moves
    connect(&player, &EliminationPlayer::changed, this, &PlayerCard::refresh);
    onLanguageChanged(this, [this] { refresh(); });
}

void PlayerCard::setMessage(const QString& message) {
    message_ = message;
    refresh();
}

void PlayerCard::setStage(Stage stage, bool isShort) {
    isOnWall_ = stage != Stage::desk;
    bar_->setStopsShown(!isShort, !isOnWall_ && !isShort);
    refresh();
}

void PlayerCard::keyPressEvent(QKeyEvent* event) {
    if (!handleKey(event->key())) {
        Card::keyPressEvent(event);
    }
}

void PlayerCard::refresh() {
    const std::size_t step = player_.step();
    if (!player_.isLoaded()) {
        position_->setText(message_);
        operation_->setText(isolated(QStringLiteral("A x = d")));
        explanation_->clear();
        return;
    }
    const QString place =
        tr("Step %1 of %2").arg(numberText(step), numberText(player_.stepCount()));
    position_->setText(step == 0             ? purpose()
                       : isOnWall_           ? place // the board needs the room
                       : player_.isGoingUp() ? tr("%1, back substitution").arg(place)
                                             : tr("%1, forward elimination").arg(place));
    const RowOperation* operation = player_.lastOperation();
    operation_->setText(operation == nullptr ? isolated(problem(player_.recording().kind))
                                             : operationSymbols(*operation));
    explanation_->setText(explanation());
    announceStep();
}

void PlayerCard::announceStep() {
    const bool isNew = std::exchange(announced_, player_.step()) != player_.step();
    const bool isTooFast = player_.isPlaying() && player_.speed() > 1 && !player_.isAtEnd();
    if (!isNew || isTooFast || !isVisible() || !areAnnouncementsHeard()) {
        return;
    }
    const RowOperation* operation = player_.lastOperation();
    announce(*this,
             (operation != nullptr ? spokenOperation(*operation) + QLatin1Char(' ') : QString()) +
                 explanation());
}

QString PlayerCard::spokenOperation(const RowOperation& operation) {
    return withRows(operation, operation.kind == RowOperation::Kind::swap
                                   ? tr("Rows %1 and %2 are swapped:")
                                   : tr("Row %1 is added to row %2:"));
}

QString PlayerCard::problem(MatrixKind kind) {
    switch (kind) {
    case MatrixKind::system:
        return QStringLiteral("A x = d");
    case MatrixKind::matrix:
        return QStringLiteral("A");
    case MatrixKind::inverse:
        return QStringLiteral("A X = I");
    case MatrixKind::zeroDiagonal:
        return QStringLiteral("A, aᵢᵢ = 0");
    case MatrixKind::unitDiagonal:
        return QStringLiteral("A, aᵢᵢ = 1");
    }
    return {};
}

QString PlayerCard::purpose() const {
    const int count = static_cast<int>(player_.stepCount());
    const EliminationOutcome& outcome = player_.recording().outcome;
    switch (player_.recording().kind) {
    case MatrixKind::system:
        return outcome.contradiction
                   ? tr("%Ln step(s) show that there is no solution", nullptr, count)
                   : tr("%Ln step(s) solve the system", nullptr, count);
    case MatrixKind::matrix:
    case MatrixKind::zeroDiagonal:
    case MatrixKind::unitDiagonal:
        return tr("%Ln step(s) reduce the matrix", nullptr, count);
    case MatrixKind::inverse:
        break;
    }
    return outcome.inverse ? tr("%Ln step(s) lead to the inverse", nullptr, count)
                           : tr("%Ln step(s) show that there is no inverse", nullptr, count);
}

QString PlayerCard::explanation() const {
    if (player_.isAtEnd()) {
        return outcome();
    }
    if (player_.isAtSmallSystem()) {
        return tr("The last rows now contain only presses in the board's first row: they are the "
                  "small system.");
    }
    const RowOperation* operation = player_.lastOperation();
    if (operation == nullptr) {
        return beginning();
    }
    const std::size_t column = player_.elimination().pivots[operation->source];
    if (operation->kind == RowOperation::Kind::swap) {
        return tr("brings a 1 to row %1, column %2")
            .arg(numberText(shownNumber(operation->source)), numberText(shownNumber(column)));
    }
    return tr("removes the 1 in row %1, column %2")
        .arg(numberText(shownNumber(operation->target)), numberText(shownNumber(column)));
}

QString PlayerCard::beginning() const {
    switch (player_.recording().kind) {
    case MatrixKind::system:
        return tr("Each row is the equation of a light. Row operations preserve the solutions.");
    case MatrixKind::matrix:
        return tr(
            "Each row lists the presses that change one light. Row operations preserve the rank.");
    case MatrixKind::zeroDiagonal:
        return tr("The adjacency matrix without its diagonal: only the neighbours of each cell. "
                  "The game itself does not change.");
    case MatrixKind::unitDiagonal:
        return tr("The adjacency matrix with its diagonal: each cell and its neighbours. The game "
                  "itself does not change.");
    case MatrixKind::inverse:
        break;
    }
    return tr("Next to A is the identity I. The steps that turn A into I turn I into the inverse.");
}

QString PlayerCard::outcome() const {
    const RecordedElimination& elimination = player_.elimination();
    const std::size_t nullity = elimination.freeColumns.size();
    const int count = static_cast<int>(nullity);
    switch (player_.recording().kind) {
    case MatrixKind::system:
        if (elimination.contradiction) {
            return tr("Row %1 reads 0 = 1: this board has no solution.")
                .arg(numberText(shownNumber(*elimination.contradiction)));
        }
        return nullity == 0 ? tr("Each row determines one press: this is the only solution.")
                            : tr("%Ln column(s) have no pivot: those presses are free, and any "
                                 "choice gives a solution.",
                                 nullptr, count);
    case MatrixKind::matrix:
        return nullity == 0
                   ? tr("Every column has a pivot: there is exactly one solution, whatever the "
                        "lights.")
                   : tr("%Ln column(s) have no pivot: whether there are solutions depends on the "
                        "lights.",
                        nullptr, count);
    case MatrixKind::zeroDiagonal:
    case MatrixKind::unitDiagonal:
        return tr("The rank of the matrix with this diagonal is %1, and its nullity is %2.")
            .arg(numberText(elimination.rank()), numberText(nullity));
    case MatrixKind::inverse:
        break;
    }
    return nullity == 0
               ? tr("The identity is to the left of the bar, and the inverse of A to the right.")
               : tr("Row %1 is zero to the left of the bar: A has no inverse.")
                     .arg(numberText(shownNumber(elimination.rank())));
}

HandCard::HandCard(HandElimination& hand, QWidget* parent)
    : Card(parent), hand_(hand), count_(addText(TextRole::body)),
      headline_(addText(TextRole::headline)), detail_(addText(TextRole::body)),
      back_(new QPushButton(this)), again_(new QPushButton(this)), hint_(new QPushButton(this)),
      restart_(new QPushButton(this)) {
    setObjectName(QStringLiteral("by-handCard"));
    new WhyButton(*count_, QStringLiteral("elimination.md#by-hand"));
    detail_->reserveLines(3);
    addRow({hint_, back_, again_, restart_});
    hint_->setObjectName(QStringLiteral("operationHint"));
    back_->setObjectName(QStringLiteral("undoOperation"));
    again_->setObjectName(QStringLiteral("redoOperation"));
    restart_->setObjectName(QStringLiteral("restartOperations"));
    hint_->setDefault(true);
    connect(back_, &QPushButton::clicked, this, [this] { hand_.setStep(hand_.step() - 1); });
    connect(again_, &QPushButton::clicked, this, [this] { hand_.setStep(hand_.step() + 1); });
    connect(restart_, &QPushButton::clicked, this, [this] { hand_.setStep(0); });
    connect(hint_, &QPushButton::clicked, this, &HandCard::showHint);
    connect(&hand, &HandElimination::changed, this, [this] {
        isHinting_ = false;
        refresh();
        announceStep();
        Q_EMIT hinted(std::nullopt);
    });
    setTexts<HandCard>(back_, QT_TR_NOOP("Undo"), QT_TR_NOOP("Undo the last row operation"));
    setTexts<HandCard>(again_, QT_TR_NOOP("Redo"),
                       QT_TR_NOOP("Redo the row operation that was undone"));
    setTexts<HandCard>(hint_, QT_TR_NOOP("Hint"), QT_TR_NOOP("Show a useful row operation"));
    setTexts<HandCard>(restart_, QT_TR_NOOP("Start over"),
                       QT_TR_NOOP("Return to the original matrix"));
    onLanguageChanged(this, [this] { retranslate(); });
}

void HandCard::retranslate() {
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

void HandCard::setStage(Stage stage) {
    count_->setVisible(stage == Stage::desk || !hand_.isLoaded());
    detail_->reserveLines(stage == Stage::desk ? 3 : 2);
}

void HandCard::showHint() {
    isHinting_ = hand_.state().next.has_value();
    refresh();
    if (const auto& next = hand_.state().next) {
        const QString operation =
            withRows(*next, next->kind == RowOperation::Kind::swap ? tr("Swap rows %1 and %2.")
                                                                   : tr("Add row %1 to row %2."));
        announce(*this, operation + QLatin1Char(' ') + detail());
    }
    Q_EMIT hinted(hand_.state().next);
}

QString HandCard::madeText() const {
    return tr("%Ln operation(s) by hand", nullptr, static_cast<int>(hand_.step()));
}

void HandCard::announceStep() {
    const std::size_t before = std::exchange(announced_, hand_.step());
    if (before == announced_ || !isVisible() || !areAnnouncementsHeard()) {
        return;
    }
    const QString result = hand_.state().next ? QString() : outcome();
    announce(*this, before < announced_ ? PlayerCard::spokenOperation(*hand_.lastOperation()) +
                                              QLatin1Char(' ') + result
                                        : tr("Undone: %1").arg(madeText()));
}

void HandCard::refresh() {
    count_->setText(hand_.isLoaded()
                        ? tr("%1; standard method: %2").arg(madeText(), numberText(textbookSteps_))
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

#include "moc_StepCards.cpp"
