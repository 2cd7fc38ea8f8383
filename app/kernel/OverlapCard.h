// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "controls/Card.h"
#include "controls/Stage.h"
#include "kernel/BoardState.h"
#include "solve/NearestSolvable.h"

class QPushButton;

namespace lightsout {

class PageRow;
class PatternPicture;
class PatternTile;
class TileLayout;

/// A card that shows why the current board can or can't be solved: how many of the lights to change
/// are in each decisive pattern. It also shows the smallest set of lights whose change would make
/// the board solvable.
class OverlapCard : public Card {
    Q_OBJECT

public:
    explicit OverlapCard(Workbench& workbench, QWidget* parent = nullptr);

    /// In wall mode, the card is only shown if the board is unsolvable. If only the subject is
    /// shown, the card is hidden.
    void setStage(Stage stage);
    /// Shows the known facts about the current game.
    void refresh();
    void stop() { finding_.cancel(); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The reasons why the current board is or is not solvable.
    struct Reasons {
        std::vector<BitVector> leftKernel; ///< a basis of the left kernel
        LightsToChange toChange;
    };
    static Reasons find(const Game& game, const Facts& facts, Progress& progress);

    void showReasons(const Facts& facts);
    void resizeChange();
    /// Returns the number of patterns on a page.
    std::size_t perPage() const;
    void chooseFirstOdd();
    void showPage();
    void showToChange();
    void showSearching();
    void changeLights();

    Workbench& workbench_;
    Stage stage_ = Stage::desk;
    QLabel* text_;
    TileLayout* grid_;
    std::vector<PatternTile*> tiles_;
    PageRow* pages_;
    FactLabel* share_;
    QWidget* changeRow_;
    PatternPicture* changePicture_;
    QLabel* changeText_;
    QPushButton* change_;
    Reasons reasons_;
    std::optional<BoardState> found_; ///< board whose reasons are shown
    BoardState sought_;               ///< board for which reasons were requested last
    Job finding_{this};
};

} // namespace lightsout
