#include "elimination/RowCard.h"

#include "board/BoardLink.h"
#include "board/BoardView.h"
#include "document/VertexText.h"
#include "elimination/OperationList.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace lightsout {

RowCard::RowCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), title_(addText(TextRole::title)),
      text_(addText(TextRole::body)), board_(new BoardView(this)),
      pivots_(new FactLabel(tr("Pivots so far"), this)),
      free_(new FactLabel(tr("Free columns"), this)), operations_(new OperationList(this)) {
    text_->setMinimumHeight(2 * text_->fontMetrics().lineSpacing());
    text_->setAlignment(Qt::AlignTop | leadingAlignment());
    board_->setMinimumSize(150, 150);
    auto* facts = new QHBoxLayout;
    facts->setSpacing(16);
    facts->addWidget(pivots_);
    facts->addWidget(free_);
    facts->addStretch();
    auto* beside = new QVBoxLayout;
    beside->setSpacing(8);
    beside->addLayout(facts);
    beside->addWidget(operations_, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(board_, 3);
    row->addLayout(beside, 2);
    content()->addLayout(row, 1);

    linkBoard(*board_, workbench.document, workbench.selection);
    showNothing();
}

void RowCard::showRow(const BitMatrix& matrix, std::size_t columns, std::size_t row, bool isStart) {
    const BitVector entries = matrix.row(row);
    const BitVector presses = entries.slice(0, columns);
    const QString name = isolated(QStringLiteral("R") + subscript(row + 1));
    title_->setText(isStart ? tr("%1 is the equation of %2")
                                  .arg(name, vertexName(workbench_.document.game().rule(), row))
                            : tr("%1 now").arg(name));
    if (matrix.cols() != columns + 1) {
        text_->setText(presses.none() ? tr("No presses are left in this row.")
                                      : tr("The ringed presses are those of this row."));
    } else if (presses.none()) {
        text_->setText(entries[columns] ? tr("No presses are left, but they should add up to 1.")
                                        : tr("Nothing is left of this row: 0 = 0."));
    } else {
        text_->setText(entries[columns] ? tr("The ringed presses add up to 1: an odd number.")
                                        : tr("The ringed presses add up to 0: an even number."));
    }
    board_->setRinged(presses);
}

void RowCard::showOutcome(const EliminationOutcome& outcome, std::optional<Vertex> press) {
    if (outcome.inverse && press) {
        showText(tr("Press %1?").arg(vertexName(workbench_.document.game().rule(), *press)),
                 outcome.solution.particular[*press]
                     ? tr("Of the ringed lights an odd number has to change: yes.")
                     : tr("Of the ringed lights an even number has to change: no."));
        board_->setRinged(outcome.inverse->row(*press));
    } else if (outcome.inverse) {
        showText(tr("Point at a formula"),
                 tr("The lights that it adds up are ringed on the board."));
    } else if (outcome.contradiction) {
        showText(tr("The proof on the board"),
                 tr("These lights can't all be set right, whatever is pressed."));
        board_->setPattern(outcome.certificate);
    } else {
        BitVector free(outcome.solution.particular.size());
        for (const std::size_t parameter : outcome.solution.parameters) {
            free.set(parameter);
        }
        showText(tr("One solution, and the free presses"),
                 tr("Starred: a solution in which no free press is made. Ringed: the free "
                    "presses."));
        board_->setStars(outcome.solution.particular);
        board_->setRinged(free);
    }
}

void RowCard::showNothing() {
    showText(tr("Point at a row or at a cell"),
             tr("The presses that the row adds up are ringed on the board, and a cell "
                "lights up its row and its column."));
}

void RowCard::showText(const QString& title, const QString& text) {
    title_->setText(title);
    text_->setText(text);
    board_->setRinged(std::nullopt);
}

void RowCard::setFacts(const QString& pivots, const QString& freeColumns) {
    pivots_->setValue(pivots);
    free_->setValue(freeColumns);
}

void RowCard::setStepsVisible(bool visible) {
    for (QWidget* widget : {static_cast<QWidget*>(pivots_), static_cast<QWidget*>(free_),
                            static_cast<QWidget*>(operations_)}) {
        widget->setVisible(visible);
    }
}

} // namespace lightsout
