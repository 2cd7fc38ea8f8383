// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/ModeBar.h"

#include "look/LookChanges.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace lightsout {

ModeBar::ModeBar(const std::function<QList<Mode>()>& modes, QWidget* parent)
    : QWidget(parent), row_(new QHBoxLayout(this)), buttons_(new QButtonGroup(this)) {
    row_->setContentsMargins(0, 0, 0, 0);
    for (const Mode& mode : modes()) {
        auto* button = new QPushButton(this);
        button->setObjectName(mode.objectName);
        button->setCheckable(true);
        buttons_->addButton(button, static_cast<int>(buttons_->buttons().size()));
        row_->addWidget(button);
    }
    row_->addStretch();
    keepTranslated(this, [this, modes] {
        int id = 0;
        for (const Mode& mode : modes()) {
            buttons_->button(id++)->setText(mode.text);
        }
    });
    connect(buttons_, &QButtonGroup::idClicked, this, &ModeBar::modeChosen);
}

void ModeBar::setMode(int mode) {
    buttons_->button(mode)->setChecked(true);
}

void ModeBar::addToEnd(QWidget* widget) {
    row_->addWidget(widget);
}

void ModeBar::addSpaceToEnd(int pixels) {
    row_->addSpacing(pixels);
}

} // namespace lightsout
