#pragma once

#include "analysis/Workbench.h"
#include "widgets/Card.h"
#include "widgets/PatternPicture.h"

#include <QGridLayout>

class QPushButton;

namespace lightsout {

class PatternTile;

/// A basis of the quiet patterns; chosen ones are added up, and the sum can be pressed.
class QuietPatternsCard : public Card {
    Q_OBJECT

public:
    explicit QuietPatternsCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the present game's facts, as far as they are known.
    void refresh();

private:
    void showSum();
    void pressSum();

    Workbench& workbench_;
    QLabel* title_;
    QLabel* text_;
    QGridLayout* grid_;
    std::vector<PatternTile*> tiles_;
    std::shared_ptr<const std::vector<BitVector>> shown_;
    QWidget* sumRow_;
    QLabel* sumName_;
    PatternPicture* sumPicture_;
    QLabel* sumText_;
    QPushButton* press_;
    BitVector sum_;
};

} // namespace lightsout
