// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/AutosaveNotice.h"

#include "controls/Card.h"
#include "theme/LookChanges.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>

namespace lightsout {

AutosaveNotice::AutosaveNotice(Autosave& autosave, QAction* saveAs, QWidget* parent)
    : QWidget(parent), autosave_(autosave), label_(makeLabel(TextRole::body, false, this)) {
    auto* button = new QPushButton(this);
    connect(button, &QPushButton::clicked, saveAs, &QAction::trigger);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 16, 2);
    row->addWidget(label_);
    row->addWidget(button);
    connect(&autosave, &Autosave::problemChanged, this, &AutosaveNotice::refresh);
    onLanguageChanged(this, [this, button] {
        button->setText(tr("Save as …"));
        refresh();
    });
}

void AutosaveNotice::refresh() {
    label_->setText(tr("Unsaved work is at risk."));
    setToolTip(tr("Unsaved work can't be backed up in case the program stops: %1")
                   .arg(autosave_.problem()));
    setAccessibleName(toolTip());
    setVisible(!autosave_.problem().isEmpty());
}

} // namespace lightsout

#include "moc_AutosaveNotice.cpp"
