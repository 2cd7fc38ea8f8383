// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "elimination/MethodCosts.h"
#include "game/Game.h"
#include "look/Card.h"
#include "look/Stage.h"

class QComboBox;
class QGridLayout;

namespace lightsout {

class ChartPanel;

/// A comparison of Gaussian elimination and row-by-row filling. It shows the cost of each method on
/// this board, and how the costs grow with the side of a square. They are computed while the view
/// is visible.
class MethodsView : public QWidget {
    Q_OBJECT

public:
    explicit MethodsView(QWidget* parent = nullptr);

    /// Side of the largest square that is measured.
    static constexpr std::size_t maxSide = 32;

    void setStage(Stage stage);
    /// Sets the board to measure; a board that is too large for steps is not measured.
    void setRule(const Rule& rule);
    std::size_t sidesDone() const { return growth_.size(); }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate();
    enum class Measure { bitOperations, operations, time };

    Card* makeBoardCard();
    void measureBoard();
    void showBoard(const MethodCosts& costs);
    void setCaption(int line, const QString& name);
    /// Sets the values of a row. An empty value is shown as unknown, with `reason` as the
    /// explanation.
    void setLine(int line, const QString& gauss, const QString& chase, const QString& reason = {});
    /// Measures the remaining squares, one after another.
    void resume();
    void showGrowth();

    Rule rule_;
    std::optional<MethodCosts> costs_; ///< costs for this rule
    bool isPossible_ = false;
    Job boardJob_{this};
    Job growthJob_{this};
    std::vector<MethodCosts> growth_; ///< costs for the sides 2, 3, …
    QLabel* title_ = nullptr;
    QLabel* text_ = nullptr;
    QGridLayout* table_ = nullptr;
    QComboBox* measure_;
    QLabel* progress_;
    ChartPanel* chart_;
};

} // namespace lightsout
