// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/NumberingMenu.h"

#include <QActionGroup>
#include <QSettings>

namespace lightsout {

namespace {

constexpr auto cellsKey = "cellNumbers";
constexpr auto firstKey = "firstNumber";

} // namespace

NumberingMenu::NumberingMenu(QWidget* parent) : QMenu(tr("&Number the cells"), parent) {
    auto* group = new QActionGroup(this);
    const std::pair<CellNumbers, QString> choices[] = {
        {CellNumbers::automatic, tr("Beside &formulas, on small boards")},
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

void NumberingMenu::restore() {
    const QSettings settings;
    // The settings are a file that anybody may write.
    const int cells = settings.value(QLatin1String(cellsKey), 0).toInt();
    const bool isKnown = cells >= 0 && cells <= static_cast<int>(CellNumbers::rowAndColumn);
    const bool isFromZero = settings.value(QLatin1String(firstKey), 1).toInt() == 0;
    Numbering::setCurrent({.cells = isKnown ? static_cast<CellNumbers>(cells) : CellNumbers{},
                           .first = isFromZero ? std::size_t{0} : std::size_t{1}});
}

void NumberingMenu::choose(const Numbering& numbering) {
    Numbering::setCurrent(numbering);
    QSettings settings;
    settings.setValue(QLatin1String(cellsKey), static_cast<int>(numbering.cells));
    settings.setValue(QLatin1String(firstKey), static_cast<int>(numbering.first));
    Q_EMIT chosen();
}

} // namespace lightsout
