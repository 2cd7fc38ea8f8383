// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Holds back what screen readers would hear about widgets that are not visible: changes of names,
/// descriptions and values. They get the latest of these when the widget is shown. To be called
/// once, after the application was made.
void holdUpdatesOfHiddenWidgets();

} // namespace lightsout
