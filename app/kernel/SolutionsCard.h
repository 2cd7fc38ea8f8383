#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "widgets/Card.h"

class QButtonGroup;
class QGridLayout;
class QPushButton;

namespace lightsout {

class PatternTile;

/// All solutions as small boards, those with fewest presses first. One can be shown as stars.
class SolutionsCard : public Card {
    Q_OBJECT

public:
    explicit SolutionsCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the present game's facts, as far as they are known.
    void refresh();

    /// Up to this nullity all solutions are looked at, and so many are shown.
    static constexpr std::size_t mostNullity = 14;
    static constexpr std::size_t mostTiles = 40;

private:
    /// Solutions sorted by presses, the first ones, and how many have fewest.
    struct Solutions {
        std::vector<BitVector> first;
        std::size_t fewestCount = 0;
    };
    static Solutions sorted(const Facts& facts, Progress& progress);

    void showSolutions(const Facts& facts, const Solutions& solutions);
    void showOnBoard();
    void clearTiles();

    Workbench& workbench_;
    Job listing_{this};
    QLabel* title_;
    QLabel* text_;
    QWidget* gallery_;
    QGridLayout* grid_;
    QButtonGroup* group_;
    std::vector<PatternTile*> tiles_;
    QWidget* facts_;
    FactLabel* fewest_;
    FactLabel* ways_;
    FactLabel* orders_;
    QPushButton* show_;
};

} // namespace lightsout
