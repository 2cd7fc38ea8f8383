// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "chart/ChartPanel.h"
#include "compare/Comparison.h"
#include "controls/Card.h"
#include "random/ExactLaw.h"
#include "random/LimitLaw.h"

#include <memory>
#include <optional>

class QCheckBox;
class QSlider;

namespace lightsout {

/// Computes the exact law of random play on a board and its limit, off the GUI thread.
class BoardLaw : public QObject {
    Q_OBJECT

public:
    /// The maximum number of vertices of a board whose limit is drawn.
    static constexpr std::size_t maxLimitVertices = 2'500;

    explicit BoardLaw(QObject* parent) : QObject(parent) {}

    /// Computes the law of a board if the board is new. Restarts a computation that was stopped.
    void follow(const Rule& rule, const BitVector& lights);
    void stop();

    bool isWorking() const { return job_.isRunning(); }
    /// Returns the law, or null if it is not known or can't be computed.
    const ExactLaw* law() const { return found_.law.get(); }
    const LimitLaw* limit() const { return found_.limit.get(); }
    /// Returns the reason why there will be no law; empty otherwise.
    const std::optional<Error>& refusal() const { return refusal_; }

Q_SIGNALS:
    void changed();

private:
    struct Found {
        std::shared_ptr<const ExactLaw> law;
        std::shared_ptr<const LimitLaw> limit;
    };

    Rule rule_;
    BitVector lights_;
    bool isStopped_ = true; ///< also true before the first request
    Found found_;
    std::optional<Error> refusal_;
    Job job_{this};
};

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
