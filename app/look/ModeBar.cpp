// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/ModeBar.h"

#include "look/LookChanges.h"
#include "look/WrapLayout.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace lightsout {

ModeBar::ModeBar(const std::function<QList<Mode>()>& modes, QWidget* parent)
    : QWidget(parent), buttons_(new QButtonGroup(this)) {
    auto* start = new QWidget(this);
    auto* end = new QWidget(this);
    auto* buttons = new WrapLayout(start);
    end_ = new WrapLayout(end);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(start, 1);
    row->addWidget(end);
    for (const Mode& mode : modes()) {
        auto* button = new QPushButton(this);
        button->setObjectName(mode.objectName);
        button->setCheckable(true);
        buttons_->addButton(button, static_cast<int>(buttons_->buttons().size()));
        buttons->addWidget(button);
    }
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
    end_->addWidget(widget);
}

} // namespace lightsout
