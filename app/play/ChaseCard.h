// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/PatternPicture.h"
#include "controls/Card.h"
#include "controls/Stage.h"
#include "play/ChaseGuide.h"

class QGridLayout;

namespace lightsout {

/// A card that shows the next step of light chasing. As in the look-up table, the lights left in
/// the last row are shown next to the first-row presses that they require.
class ChaseCard : public Card, public Staged {
    Q_OBJECT

public:
    ChaseCard(ChaseGuide& guide, CurrentDocument& document, QWidget* parent = nullptr);

    /// In wall mode, the pictures of the rows are larger and below their names.
    void setStage(Stage stage) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    /// Emitted when the look-up table is to be shown or hidden.
    void tableRequested(bool isWanted);

private:
    void refresh();
    void refreshRows();
    void arrangeRows();
    /// Returns the equations of the small system, one in each line; empty if there are too many.
    QString equationsText() const;
    QString headline() const;
    QString detail() const;

    ChaseGuide& guide_;
    CurrentDocument& document_;
    TextLabel* detail_;
    Stage stage_ = Stage::desk;
    QWidget* rows_;
    QGridLayout* grid_;
    QLabel* lastRowName_;
    PatternPicture* lastRow_;
    QLabel* firstRowName_;
    PatternPicture* firstRow_;
    QLabel* equations_;
};

} // namespace lightsout
