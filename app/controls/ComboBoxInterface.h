// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAccessibleEvent;

namespace lightsout {

/// Makes screen readers speak the choice of a combo box after its name. Orca looks for it in parts
/// that Qt before 6.5 does not report. Must be called once, after the application has been created.
void installComboBoxInterface();

/// Announces a choice in a list that is not open. Orca does not speak what Qt reports then.
void announceChoice(const QAccessibleEvent& event);

} // namespace lightsout
