// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace lightsout {

/// Gives up what is being worked out.
class StopButton : public QPushButton {
    Q_OBJECT

public:
    explicit StopButton(QWidget* parent = nullptr);
};

} // namespace lightsout
