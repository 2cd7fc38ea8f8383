// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "drawing/WhatIf.h"

#include <map>

class QButtonGroup;
class QPushButton;

namespace lightsout {

class EffectBar;
class WhatIfTool;

/// A card with the effect of the change that the user considers, and a button that makes it.
class PreviewCard : public Card {
    Q_OBJECT

public:
    PreviewCard(Workbench& workbench, WhatIf& whatIf, WhatIfTool& tool, QWidget* parent = nullptr);

private:
    void refresh();
    void showEffect(const SingleChange& made, const Prediction& after);
    /// Shows a fact before and after the change.
    void showDetail(FactLabel& label, std::string_view fact, const Value* after);

    Workbench& workbench_;
    WhatIf& whatIf_;
    WhatIfTool& tool_;
    TextLabel* effect_;
    QWidget* facts_ = nullptr;
    FactLabel* nullity_;
    FactLabel* rank_;
    FactLabel* solutions_;
    FactLabel* fewest_;
    FactLabel* symmetries_;
    TextLabel* name_;
    QPushButton* make_;
    QPushButton* turn_; ///< turns a grid into a graph
};

/// A card that counts the changes of one kind by their effect, and lists those that reach the goal.
class ChangesCard : public Card {
    Q_OBJECT

public:
    ChangesCard(Workbench& workbench, WhatIf& whatIf, QWidget* parent = nullptr);

    /// Maximum number of changes with a button of their own.
    static constexpr std::size_t maxListed = 24;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void listChanges(const std::vector<SingleChange>& changes);

    Workbench& workbench_;
    WhatIf& whatIf_;
    EffectBar* bar_;
    TextLabel* caption_;
    QWidget* buttons_;
    TextLabel* rest_;
    std::map<QObject*, OfRevision<SingleChange>> ofButtons_;
};

/// A card in which the user chooses the goal and a kind of change. Counts the changes of each kind
/// that reach the goal.
class ChangeKindsCard : public Card {
    Q_OBJECT

public:
    ChangeKindsCard(WhatIf& whatIf, QWidget* parent = nullptr);

private:
    void refresh();

    WhatIf& whatIf_;
    QButtonGroup* goals_;
    QButtonGroup* kinds_;
};

} // namespace lightsout
