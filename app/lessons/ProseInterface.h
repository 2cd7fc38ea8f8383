// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Makes every ProseView a document for screen readers, with its words as text. May be called
/// several times.
void installProseInterface();

} // namespace lightsout
