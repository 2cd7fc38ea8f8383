// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/Card.h"
#include "controls/Stage.h"
#include "elimination/Recording.h"

namespace lightsout {

class BoardView;
class FormulaLabel;

/// A card with the board, on which the presses in the equation of a row are marked.
class RowCard : public Card {
    Q_OBJECT

public:
    explicit RowCard(Workbench& workbench, QWidget* parent = nullptr);

    BoardView& board() { return *board_; }
    /// Shows `row` of the current matrix of the recording. If `isStart` is true, the row is the
    /// equation of a light.
    void showRow(const Recording& recording, const BitMatrix& matrix, std::size_t row,
                 bool isStart);
    /// Shows a result on the board: the formula of a press, the certificate, or the solution for a
    /// choice of the free presses.
    void showOutcome(const EliminationOutcome& outcome, const BitVector& choice,
                     std::optional<Vertex> press);
    /// Returns true while a symbol of the equation is pointed at; the equation must not change
    /// while it is.
    bool isPointing() const { return isPointing_; }
    /// Explains which items the user can point at.
    void showNothing();
    void setFacts(const QString& pivots, const QString& freeColumns);
    /// Shows or hides the equation of the row and the facts above the board.
    void setStepsVisible(bool visible);
    /// In wall mode, the board takes the room of what can be omitted.
    void setStage(Stage stage);

private:
    /// Shows a title and text. `spoken` is the title for screen readers, if it differs.
    void showText(const QString& title, const QString& text, const QString& spoken = {});

    void arrange();

    Workbench& workbench_;
    bool areStepsVisible_ = true;
    Stage stage_ = Stage::desk;
    TextLabel* text_;
    FormulaLabel* equation_;
    bool isPointing_ = false;
    BoardView* board_;
    FactLabel* pivots_;
    FactLabel* free_;
};

} // namespace lightsout
