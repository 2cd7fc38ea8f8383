// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lightsout {

/// Returns the folder in which the program keeps a kind of work between its runs, such as
/// "boards". On Linux, it is in XDG_STATE_HOME. The folder need not exist.
QString stateFolder(const QString& kind);

} // namespace lightsout
