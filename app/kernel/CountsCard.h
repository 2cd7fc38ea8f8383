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

/// A chart by number of presses of the solutions, the quiet patterns, or all boards, of which a
/// hardest one can be played. Counts are exact if that takes seconds, else from a sample, which is
/// stated.
class CountsCard : public Card {
    Q_OBJECT

public:
    enum View { solutions, quietPatterns, boards };

    explicit CountsCard(Workbench& workbench, QWidget* parent = nullptr);

    /// On a wall only the patterns and the solutions are shown.
    void setStage(Stage stage);
    View view() const;
    void setView(View view);
    /// Shows the current game's facts, as far as they are known.
    void refresh();
    void stop() { counting_.cancel(); }

    /// Largest rank for which all boards are counted, in about a second.
    static constexpr std::size_t countedRank = 25;

Q_SIGNALS:
    /// A bar was clicked, so its patterns should be shown.
    void browse(lightsout::CountsCard::View view, std::size_t presses);

private:
    void retranslate();
    /// The set that is shown or counted. It depends on the lights for solutions, and otherwise
    /// on the rule only.
    struct Question {
        View view;
        std::shared_ptr<const Solver> solver;
        BitVector difference; ///< empty unless solutions are counted

        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Counts {
        std::map<std::size_t, double> byPresses; ///< without entries for 0
        bool isExact = true;
        BoardsByPresses boards; ///< for the view of all boards
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
    Counts counts_;                   ///< the counts that are shown
    std::optional<Question> counted_; ///< the last question whose counting was started
    Job counting_{this};
};

} // namespace lightsout
