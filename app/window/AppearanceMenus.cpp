// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/AppearanceMenus.h"

#include <QActionGroup>
#include <QMenu>

namespace lightsout {

AppearanceMenus::AppearanceMenus(QMenu& view, const Appearance& appearance)
    : QObject(&view), themes_(new QActionGroup(this)), languages_(new QActionGroup(this)) {
    const auto add = [](QMenu& menu, QActionGroup& group, const QString& name,
                        const QVariant& value) {
        QAction* action = menu.addAction(name);
        action->setCheckable(true);
        action->setData(value);
        group.addAction(action);
    };
    QMenu* colours = view.addMenu(tr("&Colours"));
    const std::pair<Appearance::Theme, QString> themes[] = {
        {Appearance::Theme::desktop, tr("Same as &desktop")},
        {Appearance::Theme::light, tr("&Light")},
        {Appearance::Theme::dark, tr("D&ark")},
    };
    for (const auto& [theme, name] : themes) {
        add(*colours, *themes_, name, static_cast<int>(theme));
    }
    QMenu* language = view.addMenu(tr("L&anguage"));
    QList<Appearance::Language> languages = Appearance::languages();
    languages.prepend({QString(), tr("Same as &system")});
    for (const Appearance::Language& entry : languages) {
        add(*language, *languages_, entry.name, entry.code);
    }
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
