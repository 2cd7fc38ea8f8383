// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/RowCard.h"

#include "board/BoardLink.h"
#include "board/BoardView.h"
#include "controls/FormulaLabel.h"
#include "controls/Layouts.h"
#include "elimination/FormulaText.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QHBoxLayout>

namespace lightsout {

namespace {

/// Longer equations would take space from the board.
constexpr qsizetype maxEquationTerms = 10;

} // namespace

RowCard::RowCard(Workbench& workbench, QWidget* parent)
    : Card({"rowCard", {}, "elimination.md#what-the-matrix-says"}, parent), workbench_(workbench),
      text_(addText(TextRole::body)), equation_(new FormulaLabel(this)),
      board_(new BoardView(this)), pivots_(new FactLabel([] { return tr("Pivots so far"); })),
      free_(new FactLabel([] { return tr("Free columns"); })) {
    text_->reserveLines(2);
    equation_->reserveLines(1);
    content()->addWidget(equation_);
    connect(equation_, &FormulaLabel::symbolPointedAt, this, [this](std::optional<Vertex> vertex) {
        isPointing_ = true;
        workbench_.selection.setVertex(vertex);
        isPointing_ = false;
    });
    connect(&workbench.selection, &Selection::vertexChanged, equation_,
            [this] { equation_->setMarked(workbench_.selection.vertex()); });
    board_->setMinimumWidth(32); // arrange() sets the height
    board_->setNextToFormula(true);
    auto* facts = makeColumn({pivots_, free_, LayoutPart::rest()});
    // The board uses the remaining space regardless of its size hint, because the card should not
    // scroll.
    board_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    auto* room = new QHBoxLayout; // counts the board's minimum height, unlike the card's own layout
    room->addWidget(board_, 1);
    room->addLayout(facts);
    content()->addLayout(room, 1);
    linkBoard(*board_, workbench.document, workbench.selection);
    showNothing();
}

void RowCard::showRow(const Recording& recording, const BitMatrix& matrix, std::size_t row,
                      bool isStart) {
    const MatrixKind kind = recording.kind;
    const std::size_t columns = recording.vertices;
    const BitVector entries = rowOfVertices(recording, matrix.row(row));
    const BitVector presses = entries.slice(0, columns);
    const QString name = isolated(rowLetter() + subscript(shownNumber(row)));
    const bool isEquation = isStart && !isAlone(kind);
    const auto title = [&](VertexNaming naming) {
        return isEquation ? tr("%1 is the equation of %2")
                                .arg(name, naming(workbench_.document.game().rule(),
                                                  recording.reduction.lights()[row]))
                          : tr("Current %1").arg(name);
    };
    title_->setText(title(vertexName));
    title_->setAccessibleName(title(spokenVertexName));
    if (kind == MatrixKind::inverse) {
        text_->setText(presses.none() ? tr("No presses are left in this row.")
                                      : tr("The ringed presses add up to the sum of the lights d "
                                           "that have a 1 to the right of the bar."));
    } else if (isAlone(kind)) {
        text_->setText(presses.none() ? tr("No presses are left in this row.")
                                      : tr("The ringed presses are those in this row."));
    } else if (presses.none()) {
        text_->setText(entries[columns]
                           ? tr("No presses are left in this row, but its sum should be 1.")
                           : tr("Nothing is left of this row: 0 = 0."));
    } else {
        text_->setText(entries[columns] ? tr("An odd number of the ringed presses must be made.")
                                        : tr("An even number of the ringed presses must be made."));
    }
    equation_->setFormula(rowEquation(entries, columns, kind, maxEquationTerms));
    board_->setRinged(presses);
}

void RowCard::showOutcome(const EliminationOutcome& outcome, const BitVector& choice,
                          std::optional<Vertex> press) {
    if (outcome.inverse && press) {
        const Rule& rule = workbench_.document.game().rule();
        showText(tr("Press %1?").arg(vertexName(rule, *press)),
                 outcome.solution.particular[*press]
                     ? tr("Yes: an odd number of the ringed lights must change.")
                     : tr("No: an even number of the ringed lights must change."),
                 tr("Press %1?").arg(spokenVertexName(rule, *press)));
        board_->setRinged(outcome.inverseOfVertices->row(*press));
    } else if (outcome.inverse) {
        showText(tr("Point at a formula"), tr("The lights in its sum are ringed on the board."));
    } else if (outcome.contradiction) {
        showText(tr("The proof on the board"),
                 tr("No presses can set all of these lights correctly."));
        board_->setPattern(outcome.certificate);
    } else {
        const GeneralSolution& general = outcome.solution;
        BitVector solution = general.particular;
        BitVector free(solution.size());
        for (std::size_t i = 0; i < general.parameters.size(); ++i) {
            free.set(general.parameters[i]);
            if (choice[i]) {
                solution ^= general.directions[i];
            }
        }
        showText(tr("The solution for this choice"),
                 tr("Starred: its %Ln press(es). Ringed: the free presses you can choose.", nullptr,
                    static_cast<int>(solution.count())));
        board_->setStars(solution);
        board_->setRinged(free);
    }
}

void RowCard::showNothing() {
    showText(tr("Point at a row or at a cell"), tr("The presses in a row are ringed on the board. "
                                                   "A cell's row and column are highlighted."));
}

void RowCard::showText(const QString& title, const QString& text, const QString& spoken) {
    title_->setText(title);
    title_->setAccessibleName(spoken);
    text_->setText(text);
    equation_->setFormula(QString());
    board_->setRinged(std::nullopt);
}

void RowCard::setFacts(const QString& pivots, const QString& freeColumns) {
    if (pivots.isEmpty()) {
        pivots_->setUnknown(
            tr("No elimination is shown for this board, so its pivots are not counted."));
    } else {
        pivots_->setValue(pivots);
    }
    if (freeColumns.isEmpty()) {
        free_->setUnknown(tr("Available once forward elimination is complete."));
    } else {
        free_->setValue(freeColumns);
    }
}

void RowCard::setStepsVisible(bool visible) {
    areStepsVisible_ = visible;
    arrange();
}

void RowCard::setStage(Stage stage) {
    stage_ = stage;
    arrange();
}

void RowCard::arrange() {
    const bool isDesk = stage_ == Stage::desk;
    // Text on a wall is in proportion to its height, of which the board has at least a quarter.
    // Next to the steps, it has the room that the matrix leaves.
    constexpr double linesOfQuarter = 7.5;
    constexpr int minBoard = 110;
    board_->setMinimumHeight(
        isDesk || areStepsVisible_
            ? minBoard
            : static_cast<int>(linesOfQuarter *
                               QFontMetricsF(fontFor(TextRole::body)).lineSpacing()));
    equation_->setVisible(areStepsVisible_);
    equation_->reserveLines(isDesk ? 1 : 2); // so that the board keeps its size from step to step
    pivots_->setVisible(areStepsVisible_ && isDesk);
    free_->setVisible(areStepsVisible_ && isDesk);
    text_->setVisible(!areStepsVisible_ || isDesk);
    title_->setVisible(!areStepsVisible_ || isDesk);
}

} // namespace lightsout

#include "moc_RowCard.cpp"
