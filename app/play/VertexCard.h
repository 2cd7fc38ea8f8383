// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "board/PatternPicture.h"
#include "look/Card.h"

#include <vector>

namespace lightsout {

class FormulaLabel;

/// The equation of the vertex pointed at, what its press changes, and its quiet patterns.
class VertexCard : public Card {
    Q_OBJECT

public:
    explicit VertexCard(Workbench& workbench, QWidget* parent = nullptr);

private:
    void refresh();
    void showPatterns(const Facts& facts);

    Workbench& workbench_;
    bool isFollowing_ = true;
    std::optional<Vertex> shown_; ///< stays when nothing is pointed at any more
    QLabel* title_;
    QLabel* text_;
    FormulaLabel* equation_;
    QLabel* patternCaption_;
    std::vector<PatternPicture*> pictures_;
};

} // namespace lightsout
