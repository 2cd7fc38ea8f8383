// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace lightsout {

/// Corrects how a field of a form behaves. Style calls this function for each widget; those that
/// are not fields are not changed.
///
/// The mouse wheel doesn't change spin boxes, combo boxes and sliders without focus, so that a form
/// can be scrolled while the pointer is over its fields. Every combo box that has an accessible
/// name but no label gets a hidden label with that name. On Unix, Qt takes the name of a combo box
/// only from its label. If there is no label, Qt reports the selected text as the name.
void correctField(QWidget& widget);

} // namespace lightsout
