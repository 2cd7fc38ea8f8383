// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Delays notifications to screen readers about invisible widgets: changes of names, descriptions
/// and values. The latest of these are sent when the widget is shown. Must be called once, after
/// the application was created.
void holdUpdatesOfHiddenWidgets();

} // namespace lightsout
