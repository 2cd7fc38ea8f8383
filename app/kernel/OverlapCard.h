#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "solve/NearestSolvable.h"
#include "widgets/Card.h"

class QPushButton;

namespace lightsout {

class PatternPicture;

/// Why the present board can, or can't, be solved: how often each pattern that decides meets the
/// lights to change; and the fewest lights whose change would make it solvable.
class OverlapCard : public Card {
    Q_OBJECT

public:
    explicit OverlapCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the present game's facts, as far as they are known.
    void refresh();
    void stop() { finding_.cancel(); }

private:
    /// What decides about the present board.
    struct Reasons {
        std::vector<BitVector> leftKernel; ///< a basis of it
        LightsToChange toChange;
    };
    static Reasons find(const Game& game, const Facts& facts, Progress& progress);

    void showReasons(const Facts& facts, const Reasons& reasons);
    void showToChange(const Reasons& reasons);
    void changeLights();

    Workbench& workbench_;
    QLabel* title_;
    QLabel* text_;
    QWidget* rows_ = nullptr;
    QLabel* share_;
    QWidget* changeRow_;
    PatternPicture* changePicture_;
    QLabel* changeText_;
    QPushButton* change_;
    BitVector toChange_;
    quint64 shownRevision_ = 0; ///< of the game whose lights these are
    Job finding_{this};
};

} // namespace lightsout
