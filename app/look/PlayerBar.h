// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/StepPlayer.h"

#include <QWidget>

class QPushButton;
class QSlider;

namespace lightsout {

/// A slider over all steps of a player, and the buttons to go through them.
class PlayerBar : public QWidget {
    Q_OBJECT

public:
    explicit PlayerBar(StepPlayer& player, QWidget* parent = nullptr);

    /// Arrows, home, end and space move through the steps. False if the key means nothing here.
    bool handleKey(int key);

private:
    QWidget* makeButtons();
    void refresh();

    StepPlayer& player_;
    QSlider* slider_;
    QPushButton* toStart_;
    QPushButton* back_;
    QPushButton* play_;
    QPushButton* forward_;
    QPushButton* toEnd_;
};

} // namespace lightsout
