// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/AppearanceMenus.h"

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
    // A LanguageChange event is also sent when the numbering changes.
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

AppearanceMenus::AppearanceMenus(QMenu& view, const Appearance& appearance)
    : QObject(&view), themes_(new QActionGroup(this)), languages_(new QActionGroup(this)) {
    const auto add = [](QMenu& menu, QActionGroup& group, const QVariant& value,
                        const QString& name = {}) {
        QAction* action = menu.addAction(name);
        action->setCheckable(true);
        action->setData(value);
        return group.addAction(action);
    };
    QMenu* colours = view.addMenu(QString());
    QAction* desktop = add(*colours, *themes_, static_cast<int>(Appearance::Theme::desktop));
    QAction* light = add(*colours, *themes_, static_cast<int>(Appearance::Theme::light));
    QAction* dark = add(*colours, *themes_, static_cast<int>(Appearance::Theme::dark));
    QMenu* language = view.addMenu(QString());
    QAction* system = add(*language, *languages_, QString());
    for (const Appearance::Language& entry : Appearance::languages()) {
        add(*language, *languages_, entry.code, entry.name)
            ->setObjectName(QStringLiteral("language ") + entry.code);
    }
    setTexts<AppearanceMenus>(colours->menuAction(), QT_TR_NOOP("&Colours"));
    setTexts<AppearanceMenus>(desktop, QT_TR_NOOP("Same as &desktop"));
    setTexts<AppearanceMenus>(light, QT_TR_NOOP("&Light"));
    setTexts<AppearanceMenus>(dark, QT_TR_NOOP("D&ark"));
    setTexts<AppearanceMenus>(language->menuAction(), QT_TR_NOOP("L&anguage"));
    setTexts<AppearanceMenus>(system, QT_TR_NOOP("Same as &system"));
    connect(themes_, &QActionGroup::triggered, this, [this](const QAction* action) {
        appearance_.theme = static_cast<Appearance::Theme>(action->data().toInt());
        Q_EMIT chosen(appearance_);
    });
    connect(languages_, &QActionGroup::triggered, this, [this](const QAction* action) {
        appearance_.language = action->data().toString();
        Q_EMIT chosen(appearance_);
    });
    show(appearance);
}

void AppearanceMenus::show(const Appearance& appearance) {
    appearance_ = appearance;
    for (QAction* action : themes_->actions()) {
        action->setChecked(action->data().toInt() == static_cast<int>(appearance.theme));
    }
    for (QAction* action : languages_->actions()) {
        action->setChecked(action->data().toString() == appearance.language);
    }
}

} // namespace lightsout

#include "moc_AppearanceMenus.cpp"
