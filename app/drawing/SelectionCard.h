// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/Card.h"
#include "drawing/DrawingActions.h"

class QCheckBox;
class QLineEdit;

namespace lightsout {

/// A card about the selection in a drawing: its influence, its name, and the commands for it.
class SelectionCard : public Card {
    Q_OBJECT

public:
    explicit SelectionCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Focuses the field for the label of a single vertex.
    void editLabel();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    QString titleText() const;
    QString meaningText() const;
    QWidget* makeButtons();

    Workbench& workbench_;
    DrawingActions* actions_;
    QLabel* meaning_;
    QCheckBox* self_;
    QCheckBox* button_;
    QCheckBox* light_;
    QWidget* labelRow_ = nullptr;
    QLineEdit* label_;
    QWidget* buttons_;
};

} // namespace lightsout
