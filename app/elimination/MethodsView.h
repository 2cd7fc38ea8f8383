// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "controls/Card.h"
#include "controls/EnumBox.h"
#include "controls/Stage.h"
#include "elimination/Growth.h"
#include "elimination/MethodCosts.h"
#include "game/Game.h"

class QComboBox;
class QGridLayout;
class QPushButton;

namespace lightsout {

class BruteForceCard;
class ChartPanel;
class NumberTable;

/// A comparison of Gaussian elimination, row-by-row filling and brute force. It shows the cost of
/// each method on this board, and a chart and a table of how the costs grow with the side of a
/// square. The costs are measured while the view is visible; those of large squares only if the
/// user chooses them.
class MethodsView : public QWidget {
    Q_OBJECT

public:
    explicit MethodsView(QWidget* parent = nullptr);

    /// The choices for the side of the largest square to measure. The first one is the default.
    static constexpr std::size_t largestSides[] = {32, 60, 100};

    void setStage(Stage stage);
    /// Sets the board to measure; a board that is too large is not measured.
    void setGame(const Game& game);
    std::size_t sidesDone() const { return growth_.size(); }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate();
    Card* makeBoardCard();
    void measureBoard();
    void showBoard(const MethodCosts& costs);
    /// Shows the sentence about brute force on the board.
    void showBruteForce();
    void setCaption(int line, const QString& name);
    /// Sets the values of a row. An empty value is shown as unknown, with `reason` as the
    /// explanation.
    void setLine(int line, const QString& gauss, const QString& chase, const QString& reason = {});
    /// Measures the remaining squares, one after another, unless the user has stopped the
    /// measurement.
    void resume();
    void stopOrContinue();
    std::size_t largestSide() const;
    /// Returns the side of the next square to measure, or nullopt if all have been measured.
    std::optional<std::size_t> nextSide() const;
    void showGrowth();

    Game game_;
    Rule rule_;
    std::optional<MethodCosts> costs_; ///< costs for this rule
    bool isPossible_ = false;
    Job boardJob_{this};
    Job growthJob_{this};
    std::vector<SideCosts> growth_; ///< costs of the squares measured so far
    bool isStopped_ = false;        ///< whether the user has stopped measuring squares
    QLabel* title_ = nullptr;
    QLabel* text_ = nullptr;
    QLabel* bruteForce_ = nullptr;
    QGridLayout* table_ = nullptr;
    EnumBox<CostMeasure>* measure_;
    QComboBox* largest_;
    QPushButton* stop_;
    QLabel* progress_;
    ChartPanel* chart_;
    NumberTable* growthTable_;
    BruteForceCard* bruteForceCard_;
};

} // namespace lightsout
