// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// Delays notifications to screen readers about changes to the names, descriptions and values of
/// invisible widgets. The latest notifications are sent when the widget is shown. Must be called
/// once, after the application has been created. Also drops the news of views without the keyboard
/// focus that one of their items has it, and of empty fields where their cursor is.
void holdUpdatesOfHiddenWidgets();

/// Makes stacks of widgets unspoken containers. Otherwise, a screen reader speaks "layered pane"
/// for each stack around the widget with the focus. Must be called once, after the application has
/// been created.
void hideStacks();

/// Makes screen readers get tool tips without isolates, and only if they differ from the name of
/// the widget. Must be called once, after the application has been created.
void spareToolTips();

} // namespace lightsout
