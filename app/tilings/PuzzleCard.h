// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "look/Card.h"

class QPushButton;

namespace lightsout {

/// The puzzle: press so that no light changes twice. Presses are those of the game, so that undo
/// takes them back and the game is won with the last tile.
class PuzzleCard : public Card {
    Q_OBJECT

public:
    explicit PuzzleCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows where the game stands.
    void refresh();
    /// Presses a vertex if no light changes a second time so, or takes back a press.
    void touch(Vertex vertex);
    void cancel() { hint_.cancel(); }

Q_SIGNALS:
    /// A press that leads to a tiling.
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
