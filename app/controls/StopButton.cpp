// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/StopButton.h"

#include "theme/LookChanges.h"

namespace lightsout {

StopButton::StopButton(QWidget* parent) : QPushButton(parent) {
    setObjectName(QStringLiteral("stop"));
    setTexts<StopButton>(this, QT_TR_NOOP("Stop"), QT_TR_NOOP("Stop the current computation"));
}

} // namespace lightsout

#include "moc_StopButton.cpp"
