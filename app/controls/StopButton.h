// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace lightsout {

/// A button that cancels a computation.
class StopButton : public QPushButton {
    Q_OBJECT

public:
    explicit StopButton(QWidget* parent = nullptr);
};

} // namespace lightsout
