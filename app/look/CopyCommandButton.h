// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QStringList>

#include <functional>

namespace lightsout {

/// Copies what to type on the command line for what a dialog shows.
class CopyCommandButton : public QPushButton {
    Q_OBJECT

public:
    /// `commands` gives a line each for what is shown at the moment.
    CopyCommandButton(std::function<QStringList()> commands, QWidget* parent);
};

} // namespace lightsout
