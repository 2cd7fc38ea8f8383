// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/Comparison.h"
#include "controls/Card.h"
#include "controls/TextSource.h"

#include <vector>

class QPushButton;

namespace lightsout {

/// A card with the facts about both boards in two columns, and a ≠ sign between different values.
class FactsCard : public Card, public TextSource {
    Q_OBJECT

public:
    explicit FactsCard(Comparison& comparison, QWidget* parent = nullptr);

    /// Returns a tab-separated line for each fact: its name, both values, and the sign.
    QString shownText() const override;

private:
    struct Row {
        TextLabel* name;
        std::array<TextLabel*, 2> values;
        TextLabel* sign;
    };
    void refresh();

    Comparison& comparison_;
    TextLabel* summary_;
    std::array<TextLabel*, 2> heads_;
    std::vector<Row> rows_;
    TextLabel* missing_;
    QPushButton* allow_; ///< allows work that needs a lot of memory
};

} // namespace lightsout
