// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "chart/ChartData.h"
#include "look/Card.h"
#include "look/Stage.h"
#include "solve/HardestBoards.h"
#include "solve/WeightDistribution.h"

#include <map>

class QButtonGroup;
class QPushButton;

namespace lightsout {

class ChartPanel;

/// By number of presses, as a chart: the solutions, the quiet patterns, or all boards, of which a
/// hardest one can be played. Exact counts where that takes seconds, else a sample, and it says so.
class CountsCard : public Card {
    Q_OBJECT

public:
    enum View { solutions, quietPatterns, boards };

    explicit CountsCard(Workbench& workbench, QWidget* parent = nullptr);

    /// On a wall only the patterns and the solutions are shown.
    void setStage(Stage stage);
    View view() const;
    void setView(View view);
    /// Shows the present game's facts, as far as they are known.
    void refresh();
    void stop() { counting_.cancel(); }

    /// Rank up to which all boards are, in about a second.
    static constexpr std::size_t countedRank = 25;

Q_SIGNALS:
    /// A bar was clicked: show those.
    void browse(lightsout::CountsCard::View view, std::size_t presses);

private:
    void retranslate();
    /// What is shown or counted: the position for solutions, else the rule.
    struct Question {
        View view;
        std::shared_ptr<const Solver> solver;
        BitVector difference; ///< empty unless for solutions

        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Counts {
        std::map<std::size_t, double> byPresses; ///< without those there are none of
        bool isExact = true;
        BoardsByPresses boards; ///< of the view of all boards
    };
    static Counts countPatterns(const BitVector& offset, const std::vector<BitVector>& kernel,
                                Progress& progress);

    bool canShow(View view, const Facts& facts) const;
    Question question(const Facts& facts) const;
    void showCounts();
    void playHardest();

    Workbench& workbench_;
    bool isOnDesk_ = true;
    QLabel* text_;
    QButtonGroup* views_;
    ChartPanel* chart_;
    QWidget* hardestRow_;
    FactLabel* most_;
    FactLabel* maxBoards_;
    QPushButton* play_;
    BitVector hardest_;
    std::optional<Question> shown_;
    Counts counts_;                   ///< that are shown
    std::optional<Question> counted_; ///< the last that was begun
    Job counting_{this};
};

} // namespace lightsout
