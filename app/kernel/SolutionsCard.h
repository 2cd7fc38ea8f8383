// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "kernel/BoardState.h"
#include "kernel/PatternGallery.h"
#include "look/Card.h"
#include "look/Stage.h"
#include "solve/FewestPresses.h"

#include <deque>

class QPushButton;

namespace lightsout {

/// All solutions as small boards, those with fewest presses first, and the search for fewest. One
/// can be shown as stars or played.
class SolutionsCard : public Card {
    Q_OBJECT

public:
    explicit SolutionsCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the present game's facts, as far as they are known.
    void setStage(Stage stage);
    void refresh();
    void stopListing() { listing_.cancel(); }
    /// Stops what is of no use any more, seen or not.
    void stopOutdated();
    /// Browses those of `presses` presses.
    void showOnly(std::size_t presses) { gallery_->showOnly(presses); }
    /// Chooses the next one or the one before.
    void turn(bool isForward) { gallery_->turn(isForward); }

    /// Up to this nullity a proof of fewest presses takes seconds and is looked for unasked.
    static constexpr std::size_t searchedNullity = 32;

private:
    void retranslate();
    /// What is listed, and what little work tells of fewest presses.
    struct Listing {
        PatternList list;
        FewestPresses fewest;
        WorkEstimate proof; ///< what one takes, where there is none
    };

    void report(const Facts& facts);
    void reportListed(const Facts& facts);
    static bool canList(const Facts& facts);
    void list(const Facts& facts);
    void showListing(const Facts& facts, const Listing& listing);
    void showFewest(const FewestPresses& fewest);
    void reportProof();
    void learn(const FewestPresses& fewest);
    void search();
    void showOnBoard();
    void playOnBoard();
    bool isPresent(const BoardState& state) const;

    Workbench& workbench_;
    QLabel* title_;
    QLabel* text_;
    QWidget* facts_;
    FactLabel* fewest_;
    FactLabel* ways_;
    FactLabel* orders_;
    FactLabel* proof_; ///< what a proof takes
    QPushButton* show_;
    QPushButton* play_;
    QPushButton* search_;
    PatternGallery* gallery_;
    BoardState state_;        ///< what is listed, or being listed
    bool isListed_ = false;   ///< and nothing else is shown
    bool isComplete_ = false; ///< all are listed
    std::size_t listedCount_ = 0;
    FewestPresses best_;
    WorkEstimate proofEstimate_;
    /// What searches have found, of the boards searched last.
    std::deque<std::pair<BoardState, FewestPresses>> known_;
    Job listing_{this};
    Job searching_{this};
};

} // namespace lightsout
