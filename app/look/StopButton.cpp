// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/StopButton.h"

#include "look/LookChanges.h"

namespace lightsout {

StopButton::StopButton(QWidget* parent) : QPushButton(parent) {
    onLanguageChanged(this, [this] {
        setText(tr("Stop"));
        setToolTip(tr("Stop the current computation"));
    });
}

} // namespace lightsout

#include "moc_StopButton.cpp"
