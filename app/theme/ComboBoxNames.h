// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Gives every combo box that has an accessible name but no label a hidden label with that name. On
/// Unix, Qt takes the name of a combo box only from its label. If there is no label, Qt reports the
/// selected text as the name. Calling this function again has no effect.
void nameComboBoxes();

} // namespace lightsout
