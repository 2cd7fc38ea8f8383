// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Gives every combo box that has an accessible name but no label a hidden label with that name. On
/// Unix, Qt takes the name of a combo box only from its label, and reports the chosen text as its
/// name otherwise. Calling this function again has no effect.
void nameComboBoxes();

} // namespace lightsout
