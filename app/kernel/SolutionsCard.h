#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "kernel/PatternGallery.h"
#include "solve/FewestPresses.h"
#include "widgets/Card.h"

class QPushButton;

namespace lightsout {

/// All solutions as small boards, those with fewest presses first, and the search for fewest. One
/// can be shown as stars or played.
class SolutionsCard : public Card {
    Q_OBJECT

public:
    explicit SolutionsCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the present game's facts, as far as they are known.
    void refresh();
    void stop();
    /// Browses those of so many presses.
    void showOnly(std::size_t presses) { gallery_->showOnly(presses); }

    /// Up to this nullity a proof of fewest presses takes seconds and is looked for unasked.
    static constexpr std::size_t searchedNullity = 32;

private:
    /// What is listed, and what little work tells of fewest presses.
    struct Listing {
        PatternList list;
        FewestPresses fewest;
    };

    void showListing(const Facts& facts, const Listing& listing);
    void showFewest(const FewestPresses& fewest);
    void search();
    void showOnBoard();
    void playOnBoard();
    /// Facts of the game that `revision` is the number of, while it is the present one.
    const Facts* factsAt(quint64 revision) const;

    Workbench& workbench_;
    QLabel* title_;
    QLabel* text_;
    QWidget* facts_;
    FactLabel* fewest_;
    FactLabel* ways_;
    FactLabel* orders_;
    QPushButton* show_;
    QPushButton* play_;
    QPushButton* search_;
    PatternGallery* gallery_;
    FewestPresses best_;
    Job listing_{this};
    Job searching_{this};
};

} // namespace lightsout
