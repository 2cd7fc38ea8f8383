// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace lightsout {

/// Opens another window, with a board's file or without one: a program of its own, so that what
/// happens to one window happens to no other. False where the system starts none.
bool openNewWindow(const QString& path = {});

/// For tests: what starts a program with these arguments instead of the system.
void setProgramStarter(std::function<bool(const QString& program, const QStringList& arguments)>);

} // namespace lightsout
