// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Gives every combo box that has an accessible name and no label of its own a hidden label with
/// that name: on Unix Qt takes the name of a combo box from its label alone, and else reads the
/// chosen text in its place. Calling it again changes nothing.
void nameComboBoxes();

} // namespace lightsout
