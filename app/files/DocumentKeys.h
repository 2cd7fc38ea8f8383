// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QUndoStack;
class QWidget;

namespace lightsout {

/// Makes the keys of `window`, the main window, work in another window that shows the document.
/// There, undo and redo apply to `steps` first, if given, and to the document if `steps` has no
/// such step.
void shareKeys(const QWidget& window, QWidget& other, QUndoStack* steps = nullptr);

} // namespace lightsout
