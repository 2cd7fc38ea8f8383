// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QStringList>

#include <functional>

namespace lightsout {

/// A button that copies the command lines for what a dialog shows.
class CopyCommandButton : public QPushButton {
    Q_OBJECT

public:
    /// `commands` returns a line for each part that is currently shown.
    CopyCommandButton(std::function<QStringList()> commands, QWidget* parent);
};

} // namespace lightsout
