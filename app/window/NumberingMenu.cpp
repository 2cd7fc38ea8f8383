// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/NumberingMenu.h"

#include "window/Preferences.h"

#include <QActionGroup>

namespace lightsout {

NumberingMenu::NumberingMenu(QWidget* parent) : QMenu(tr("&Number the cells"), parent) {
    auto* group = new QActionGroup(this);
    const std::pair<CellNumbers, QString> choices[] = {
        {CellNumbers::automatic, tr("Next to &formulas, on small boards")},
        {CellNumbers::none, tr("N&ot at all")},
        {CellNumbers::consecutive, tr("&Consecutively, as in x₁, x₂ …")},
        {CellNumbers::rowAndColumn, tr("By &row and column")},
    };
    const Numbering now = Numbering::current();
    for (const auto& [cells, name] : choices) {
        QAction* action = addAction(name, this, [this, wanted = cells] {
            Numbering numbering = Numbering::current();
            numbering.cells = wanted;
            choose(numbering);
        });
        action->setCheckable(true);
        action->setChecked(now.cells == cells);
        group->addAction(action);
    }
    addSeparator();
    QAction* fromZero = addAction(tr("Count from &0"), this, [this](bool isFromZero) {
        Numbering numbering = Numbering::current();
        numbering.first = isFromZero ? 0 : 1;
        choose(numbering);
    });
    fromZero->setCheckable(true);
    fromZero->setChecked(now.first == 0);
}

void NumberingMenu::choose(const Numbering& numbering) {
    Preferences preferences = Preferences::load();
    preferences.numbering = numbering;
    preferences.save();
    preferences.apply();
    Q_EMIT chosen();
}

} // namespace lightsout

#include "moc_NumberingMenu.cpp"
