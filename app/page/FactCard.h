// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Analysis.h"
#include "controls/Card.h"
#include "controls/TextSource.h"
#include "text/FactText.h"

#include <functional>
#include <vector>

class QPushButton;

namespace lightsout {

/// A row of a FactCard: a fact, or another value with its name and, if necessary, its meaning.
struct FactRow {
    const Fact* fact = nullptr;
    std::function<QString()> name{};
    std::function<QString()> meaning{};
    std::function<ShownValue(const Game&)> value{};

    /// Returns the row of the fact with this id.
    static FactRow of(std::string_view id) { return {.fact = factNamed(id)}; }
};

/// A board about which a FactCard states facts.
struct FactColumn {
    std::function<QString()> name{}; ///< empty if there is only one column
    std::function<const Game&()> game;
    /// Returns the analysis of the board, or null while it is not analysed.
    std::function<Analysis*()> analysis{}; ///< needed only for rows that are facts
};

/// A button below the rows of a FactCard.
struct FactAction {
    QString objectName;
    std::function<QString()> text;
    std::function<void()> run;
    std::function<QString()> toolTip{};
    std::function<bool()> isShown{};   ///< if empty, always
    std::function<bool()> isEnabled{}; ///< if empty, always
};

/// A description of a card that shows facts. Texts are functions, because the language may change.
struct FactCardDescription {
    CardFrame frame;
    /// If the frame has no title, returns it, given the number of rows whose values differ.
    std::function<QString(int differences)> title{};
    std::vector<FactRow> rows;
    std::vector<FactColumn> columns;
    std::function<QString()> text{}; ///< below the rows; hidden while it is empty
    std::vector<FactAction> actions{};
};

/// A card with a row for each fact and a column for each board. If there are several boards, a sign
/// marks rows with different values. Facts that boards do not have are hidden, values that are
/// computed are shown as "…", and a tooltip says why a value is missing.
class FactCard : public Card, public TextSource {
    Q_OBJECT

public:
    explicit FactCard(FactCardDescription description, QWidget* parent = nullptr);

    /// Updates all values, and asks the analyses of the boards for the facts.
    void refresh();

    /// Returns a tab-separated line for each visible row: its name, its values, and the sign.
    QString shownText() const override;

private:
    struct Row {
        TextLabel* name;
        std::vector<TextLabel*> values;
        TextLabel* sign; ///< null if there is only one column
    };
    /// Shows a row, and returns whether its values differ.
    bool show(const FactRow& row, const Row& labels);

    FactCardDescription description_;
    std::vector<TextLabel*> heads_;
    std::vector<Row> rows_;
    TextLabel* text_ = nullptr;
    std::vector<QPushButton*> actions_;
};

} // namespace lightsout
