// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/StepPlayer.h"

#include <QWidget>

#include <string_view>

class QComboBox;
class QPushButton;
class QSlider;

namespace lightsout {

/// A bar with a slider for all steps of a player, and buttons to step through them.
class PlayerBar : public QWidget {
    Q_OBJECT

public:
    explicit PlayerBar(StepPlayer& player, QWidget* parent = nullptr);

    /// Moves through the steps with the arrow keys, Home, End and space, and with N to the next
    /// stop. Returns false for other keys.
    bool handleKey(int key);
    /// Show or hide the button for the next stop, and the choice of the length of a step, if the
    /// player has stops.
    void setStopsShown(bool hasButton, bool hasStride);
    /// Returns the button "play", "step" or "step-back", as lessons call them.
    QPushButton* button(std::string_view name) const;

private:
    QWidget* makeButtons();
    void setSizes();
    void refresh();

    StepPlayer& player_;
    QSlider* slider_;
    QPushButton* toStart_;
    QPushButton* back_;
    QPushButton* play_;
    QPushButton* forward_;
    QPushButton* toEnd_;
    QPushButton* nextStop_ = nullptr; ///< null if the player has no stops
    QComboBox* stride_ = nullptr;
};

} // namespace lightsout
