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

private:
    void refresh();

    Workbench& workbench_;
    QLabel* title_;
    QLabel* text_;
    QWidget* rows_ = nullptr;
};

} // namespace lightsout
