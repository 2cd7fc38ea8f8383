// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Stage.h"

#include <QList>
#include <QRect>
#include <QWidget>

class QAbstractButton;
class QGridLayout;

namespace lightsout {

/// A grid of cards in desk mode. In wall mode, one card is large and in front, and another one may
/// be next to it. The others are hidden until the presenter turns to them.
class StageGrid : public QWidget {
    Q_OBJECT

public:
    explicit StageGrid(QWidget* parent = nullptr);

    /// Adds a card. `cells` is the card's rectangle of grid cells in desk mode: the left column,
    /// the top row, and the numbers of columns and rows.
    void addCard(QWidget* card, const QRect& cells);
    /// Adds a card that is folded in desk mode until the user presses `opener`, a button in the
    /// first row of `cells`; the card is in the rows below. Unfolded cards share the whole width.
    void addFoldedCard(QWidget* card, QAbstractButton* opener, const QRect& cells);
    /// Shows a card: unfolds it if it is folded, and brings it to the front in wall mode. Ignores
    /// widgets that are no cards of this grid.
    void showCard(const QWidget* card);
    /// Adds the card that is shown next to the one in front.
    void addSide(QWidget* card, const QRect& cells);
    /// Sets the stretch factors of columns and rows in desk mode.
    void setShares(const QList<int>& columns, const QList<int>& rows);

    void setStage(Stage stage);
    /// Brings the next or previous card to the front.
    void turn(bool isForward);
    /// Brings the first card to the front.
    void turnToFirst();

private:
    void arrange();

    QGridLayout* grid_;
    QList<QWidget*> cards_;
    QList<QRect> cells_;              ///< indexed by card
    QList<QAbstractButton*> openers_; ///< indexed by card; null if the card can't be folded
    QWidget* side_ = nullptr;
    QRect sideCells_;
    QList<int> columnShares_;
    QList<int> rowShares_;
    qsizetype front_ = 0;
    Stage stage_ = Stage::desk;
};

} // namespace lightsout
