// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lightsout {

/// Makes QSettings store its values in a file that is written atomically. With QSettings' own
/// formats, the new file would replace the old one even if the disk was full while writing.
/// Settings of earlier versions are migrated. Must be called after the name of the application has
/// been set.
void useDurableSettings();

/// Writes pending settings. Returns a sentence that describes the failure, or an empty string on
/// success.
QString settingsProblem();

} // namespace lightsout
