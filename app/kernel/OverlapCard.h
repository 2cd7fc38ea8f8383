// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "kernel/BoardState.h"
#include "look/Card.h"
#include "look/Stage.h"
#include "solve/NearestSolvable.h"

class QPushButton;

namespace lightsout {

class PageRow;
class PatternPicture;
class PatternTile;
class TileLayout;

/// Shows why the current board can, or can't, be solved: how often each decisive pattern meets the
/// lights to change; and the fewest lights whose change would make it solvable.
class OverlapCard : public Card {
    Q_OBJECT

public:
    explicit OverlapCard(Workbench& workbench, QWidget* parent = nullptr);

    /// On a wall only the patterns and the solutions are shown.
    void setStage(Stage stage);
    /// Shows the current game's facts, as far as they are known.
    void refresh();
    void stop() { finding_.cancel(); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The patterns that decide whether the current board is solvable, and the fewest lights
    /// whose change would make it solvable.
    struct Reasons {
        std::vector<BitVector> leftKernel; ///< a basis of the left kernel
        LightsToChange toChange;
    };
    static Reasons find(const Game& game, const Facts& facts, Progress& progress);

    void showReasons(const Facts& facts);
    void chooseFirstOdd();
    void showPage();
    void showToChange();
    void showSearching();
    void changeLights();

    Workbench& workbench_;
    bool isOnDesk_ = true;
    QLabel* title_;
    QLabel* text_;
    TileLayout* grid_;
    std::vector<PatternTile*> tiles_;
    PageRow* pages_;
    QLabel* share_;
    QWidget* changeRow_;
    PatternPicture* changePicture_;
    QLabel* changeText_;
    QPushButton* change_;
    Reasons reasons_;
    std::optional<BoardState> found_; ///< the board of the shown reasons
    BoardState sought_;               ///< the board whose reasons are, or were, computed
    Job finding_{this};
};

} // namespace lightsout
