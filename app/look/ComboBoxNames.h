// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Gives every combo box that has an accessible name but no label a hidden label with that name: on
/// Unix, Qt takes the name of a combo box only from its label, and otherwise reads the chosen text
/// instead. Calling it again changes nothing.
void nameComboBoxes();

} // namespace lightsout
