// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "chart/ChartData.h"
#include "controls/Card.h"
#include "fewest/CosetWeights.h"
#include "fewest/HardestBoards.h"

#include <map>

class QButtonGroup;
class QPushButton;

namespace lightsout {

class ChartPanel;

/// A card with a chart that counts the solutions, the quiet patterns or all boards by number of
/// presses. A hardest board can be played. Counts are exact if that only takes seconds; otherwise
/// they come from a sample, and the card says so.
class CountsCard : public Card {
    Q_OBJECT

public:
    enum View { solutions, quietPatterns, boards };

    explicit CountsCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Sets whether the card may be shown. A hidden card counts nothing.
    void setAllowed(bool isAllowed);
    View view() const;
    void setView(View view);
    /// Shows the known facts about the current game.
    void refresh();
    void stop() { counting_.cancel(); }

    /// The largest rank for which all boards are counted. That takes about a second.
    static constexpr std::size_t countedRank = 25;

Q_SIGNALS:
    /// Emitted when a bar has been clicked, to request that the patterns it counts be shown.
    void browse(lightsout::CountsCard::View view, std::size_t presses);

private:
    /// The set of patterns or boards that is counted. If these are solutions, the set depends on
    /// the lights; otherwise, it depends only on the rule.
    struct Question {
        View view;
        std::shared_ptr<const Solver> solver;
        BitVector difference; ///< empty unless solutions are counted

        friend bool operator==(const Question&, const Question&) = default;
    };
    struct Counts {
        std::map<std::size_t, double> byPresses; ///< has no entries with a count of 0
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
    bool isAllowed_ = true;
    QLabel* text_;
    QButtonGroup* views_;
    ChartPanel* chart_;
    QWidget* hardestRow_ = nullptr;
    FactLabel* most_;
    FactLabel* maxBoards_;
    QPushButton* play_;
    BitVector hardest_;
    std::optional<Question> shown_;
    Counts counts_;                   ///< the counts that are shown
    std::optional<Question> counted_; ///< the question for which counting was started last
    Job counting_{this};
};

} // namespace lightsout
