#pragma once

#include "analysis/Workbench.h"
#include "widgets/Card.h"

class QGridLayout;

namespace lightsout {

/// Why the present board can, or can't, be solved: how often each pattern of the basis meets the
/// lights to change.
class OverlapCard : public Card {
    Q_OBJECT

public:
    explicit OverlapCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the present game's facts, as far as they are known.
    void refresh();

private:
    Workbench& workbench_;
    QLabel* title_;
    QLabel* text_;
    QWidget* rows_ = nullptr;
};

} // namespace lightsout
