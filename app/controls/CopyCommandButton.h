// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QStringList>

#include <functional>

namespace lightsout {

/// A button that copies the command lines that are equivalent to the current state of a dialog.
class CopyCommandButton : public QPushButton {
    Q_OBJECT

public:
    /// `commands` returns one command line for each item that is currently shown.
    CopyCommandButton(std::function<QStringList()> commands, QWidget* parent);
};

} // namespace lightsout
