// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "controls/Card.h"

class QPushButton;

namespace lightsout {

/// The card of the puzzle: press so that no light changes twice. Presses are moves of the game, so
/// they can be undone, and the last tile wins the game.
class PuzzleCard : public Card {
    Q_OBJECT

public:
    explicit PuzzleCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the state of the game.
    void refresh();
    /// Presses a vertex if no light would change for a second time, or undoes a press.
    void touch(Vertex vertex);
    void cancel() { hint_.cancel(); }

Q_SIGNALS:
    /// Emitted when a press that leads to a tiling has been found.
    void hintFound(lightsout::Vertex vertex);

private:
    void retranslate();
    void startOver();
    void refreshUndo();
    void askForHint();
    void showHint(const std::optional<BitVector>& tiling);

    Workbench& workbench_;
    Job hint_{this};
    QLabel* headline_;
    TextLabel* text_;
    FactLabel* placed_;
    FactLabel* left_;
    QPushButton* hintButton_;
    QPushButton* undo_;
    QPushButton* start_;
};

} // namespace lightsout
