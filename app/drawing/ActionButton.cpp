// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/ActionButton.h"

namespace lightsout {

QPushButton* makeActionButton(QAction* action, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the focus on the board
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        button->setText(action->text().remove(QLatin1Char('&')));
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

} // namespace lightsout
