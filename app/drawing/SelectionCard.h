// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "drawing/DrawingActions.h"
#include "look/Card.h"

class QCheckBox;
class QLineEdit;

namespace lightsout {

/// What is selected on a drawing: what it does, its name, and what can be done with it.
class SelectionCard : public Card {
    Q_OBJECT

public:
    explicit SelectionCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Puts the keyboard's focus where a single vertex gets its label.
    void editLabel();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    QString titleText() const;
    QString meaningText() const;
    QWidget* makeButtons();

    Workbench& workbench_;
    DrawingActions* actions_;
    QLabel* title_;
    QLabel* meaning_;
    QCheckBox* self_;
    QWidget* labelRow_;
    QLineEdit* label_;
    QWidget* buttons_;
};

} // namespace lightsout
