// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "controls/Card.h"
#include "controls/Stage.h"
#include "fewest/FewestPresses.h"
#include "kernel/BoardState.h"
#include "kernel/PatternGallery.h"

#include <deque>

class QPushButton;

namespace lightsout {

class PressSum;
class VectorEquation;

/// A card with all solutions as small boards, ordered by number of presses, and the search for the
/// fewest presses. A solution can be shown as stars or played.
class SolutionsCard : public Card {
    Q_OBJECT

public:
    explicit SolutionsCard(Workbench& workbench, QWidget* parent = nullptr);

    void setStage(Stage stage);
    /// Shows the known facts about the current game.
    void refresh();
    void stopListing() { listing_.cancel(); }
    /// Stops work that is no longer useful, even if the card is hidden.
    void stopOutdated();
    /// Browses solutions with `presses` presses.
    void showOnly(std::size_t presses) { gallery_->showOnly(presses); }
    /// Chooses the next or previous solution.
    void turn(bool isForward) { gallery_->turn(isForward); }

    /// The largest nullity at which the proof of the fewest presses starts automatically. Up to
    /// this nullity, it only takes seconds.
    static constexpr std::size_t searchedNullity = 32;

private:
    void retranslate();
    /// The listed solutions, and the facts about the fewest presses that can be found with little
    /// work.
    struct Listing {
        PatternList list;
        FewestPresses fewest;
        WorkEstimate proof; ///< cost of proving the minimum, if it is not proven yet
    };

    /// Returns the number of solutions of a board that can be solved.
    QString countText() const;
    void report(const Facts& facts);
    void reportListed(const Facts& facts);
    static bool canList(const Facts& facts);
    void list(const Facts& facts);
    void showListing(const Facts& facts, const Listing& listing);
    void showFewest(const FewestPresses& fewest);
    void reportProof();
    void learn(const FewestPresses& fewest);
    void search();
    /// Shows the board as the sum of the presses of the selected solution, if the user has turned
    /// this on.
    void showSum();
    /// Shows all solutions as the selected one plus the kernel, if the user has turned this on.
    void showVectors();
    void showOnBoard();
    void playOnBoard();
    bool isPresent(const BoardState& state) const;

    Workbench& workbench_;
    QLabel* text_;
    QWidget* facts_ = nullptr;
    FactLabel* fewest_;
    FactLabel* ways_;
    FactLabel* orders_;
    FactLabel* proof_; ///< cost of a proof
    QPushButton* show_;
    QPushButton* play_;
    QPushButton* asSum_;
    PressSum* sum_;
    QPushButton* asVectors_;
    VectorEquation* vectors_;
    QPushButton* search_;
    PatternGallery* gallery_;
    BoardState state_;        ///< the board of the current or pending list
    bool isListed_ = false;   ///< whether the list for state_ is shown
    bool isComplete_ = false; ///< whether all solutions are listed
    std::size_t listedCount_ = 0;
    FewestPresses best_;
    WorkEstimate proofEstimate_;
    /// The results of the most recent searches, with their boards.
    std::deque<std::pair<BoardState, FewestPresses>> known_;
    Job listing_{this};
    Job searching_{this};
};

} // namespace lightsout
