// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/NumberingMenu.h"

#include "settings/Preferences.h"
#include "theme/LookChanges.h"

#include <QActionGroup>

namespace lightsout {

NumberingMenu::NumberingMenu(QWidget* parent) : QMenu(parent) {
    auto* group = new QActionGroup(this);
    const auto add = [this, group](CellNumbers cells) {
        QAction* action = group->addAction(addAction(QString()));
        action->setCheckable(true);
        action->setData(static_cast<int>(cells));
        return action;
    };
    QAction* automatic = add(CellNumbers::automatic);
    QAction* none = add(CellNumbers::none);
    QAction* consecutive = add(CellNumbers::consecutive);
    QAction* rowAndColumn = add(CellNumbers::rowAndColumn);
    automatic->setObjectName(QStringLiteral("numberAutomatically"));
    rowAndColumn->setObjectName(QStringLiteral("numberByRowAndColumn"));
    connect(group, &QActionGroup::triggered, this, [](const QAction* action) {
        Numbering numbering = Numbering::current();
        numbering.cells = static_cast<CellNumbers>(action->data().toInt());
        choose(numbering);
    });
    addSeparator();
    QAction* fromZero = addAction(QString(), this, [](bool isFromZero) {
        Numbering numbering = Numbering::current();
        numbering.first = isFromZero ? 0 : 1;
        choose(numbering);
    });
    fromZero->setObjectName(QStringLiteral("countFromZero"));
    fromZero->setCheckable(true);
    // A change of numbering is reported as a change of language.
    onLanguageChanged(this, [=, this] {
        setTitle(tr("&Number the cells"));
        automatic->setText(tr("Next to &formulas, on small boards"));
        none->setText(tr("N&ot at all"));
        consecutive->setText(tr("&Consecutively, as in x₁, x₂ …"));
        rowAndColumn->setText(tr("By &row and column"));
        fromZero->setText(tr("Count from &0"));
        const Numbering now = Numbering::current();
        for (QAction* action : group->actions()) {
            action->setChecked(action->data().toInt() == static_cast<int>(now.cells));
        }
        fromZero->setChecked(now.first == 0);
    });
}

void NumberingMenu::choose(const Numbering& numbering) {
    Preferences preferences = Preferences::load();
    preferences.numbering = numbering;
    preferences.save();
    preferences.apply();
}

} // namespace lightsout

#include "moc_NumberingMenu.cpp"
