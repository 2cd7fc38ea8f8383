// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace lightsout {

/// Opens another window, with or without a board's file, as a separate process, so that windows do
/// not affect each other. Returns false if the system can't start it.
bool openNewWindow(const QString& path = {});

/// For tests: sets a function that starts programs instead of the system.
void setProgramStarter(std::function<bool(const QString& program, const QStringList& arguments)>);

} // namespace lightsout
