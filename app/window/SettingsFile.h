// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lightsout {

/// Lets QSettings keep what it is given in a file that is written whole or not at all: its usual
/// kinds are renamed into place even when the disk filled up on the way. What an earlier version
/// kept is taken over. To be called once the application has its name.
void useDurableSettings();

/// Writes what is not written yet. A sentence that says so if it can't be, else an empty text.
QString settingsProblem();

} // namespace lightsout
