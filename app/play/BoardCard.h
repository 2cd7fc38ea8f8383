// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "board/PatternPicture.h"
#include "controls/Card.h"

class QPushButton;

namespace lightsout {

/// A card that shows why the current board can or can't be solved.
class BoardCard : public Card {
    Q_OBJECT

public:
    explicit BoardCard(Workbench& workbench, QWidget* parent = nullptr);

private:
    void retranslate();
    void refresh();
    QString fractionText(const Facts& facts) const;

    Workbench& workbench_;
    QLabel* title_;
    QLabel* reason_;
    PatternPicture* picture_;
    QPushButton* show_;
    QLabel* fraction_;
};

} // namespace lightsout
