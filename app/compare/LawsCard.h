// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartPanel.h"
#include "compare/BoardLaw.h"
#include "compare/Comparison.h"
#include "look/Card.h"

class QCheckBox;
class QSlider;

namespace lightsout {

/// A card with a chart of the laws of random play on both boards, starting from their current
/// lights. It shows the laws at the time set by a slider, and their limits.
class LawsCard : public Card {
    Q_OBJECT

public:
    explicit LawsCard(const Comparison& comparison, QWidget* parent = nullptr);

    int time() const { return time_; }
    void setTime(int time);
    bool showsLimits() const;
    void setShowsLimits(bool areShown);
    /// Cancels the computations in progress.
    void stop();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void follow();
    void refresh();
    void addLaw(Chart& chart, Side side) const;
    void addLimit(Chart& chart, Side side) const;
    QString lawText(Side side) const;

    const Comparison& comparison_;
    std::array<BoardLaw*, 2> laws_;
    int time_ = 10; ///< in presses
    ChartPanel* chart_;
    QSlider* slider_;
    TextLabel* timeText_;
    QCheckBox* limits_;
    TextLabel* text_;
};

} // namespace lightsout
