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

/// Gauss and row-by-row filling side by side: what each takes on this board, and how that grows
/// with the side of a square, computed while one looks.
class MethodsView : public QWidget {
    Q_OBJECT

public:
    explicit MethodsView(QWidget* parent = nullptr);

    /// The largest square that is tried out.
    static constexpr std::size_t maxSide = 32;

    /// The board to speak of; one that is too large for steps is left out.
    void setStage(Stage stage);
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
    /// An empty value is unknown for a reason.
    void setLine(int line, const QString& gauss, const QString& chase, const QString& reason = {});
    /// Measures the next square, and so on until all are done.
    void resume();
    void showGrowth();

    Rule rule_;
    std::optional<MethodCosts> costs_; ///< of this rule
    bool isPossible_ = false;
    Job boardJob_{this};
    Job growthJob_{this};
    std::vector<MethodCosts> growth_; ///< of the sides 2, 3, …
    QLabel* title_ = nullptr;
    QLabel* text_ = nullptr;
    QGridLayout* table_ = nullptr;
    QComboBox* measure_;
    QLabel* progress_;
    ChartPanel* chart_;
};

} // namespace lightsout
