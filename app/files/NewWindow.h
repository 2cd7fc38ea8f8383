// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace lightsout {

/// Opens another window as a separate process, so that windows do not affect each other. The window
/// opens the file `path`, if one is given. Returns false if the system can't start it.
bool openNewWindow(const QString& path = {});

/// For tests: sets a function that is called instead of starting a program.
void setProgramStarter(std::function<bool(const QString& program, const QStringList& arguments)>);

} // namespace lightsout
