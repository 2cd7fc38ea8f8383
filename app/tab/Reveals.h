// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <QWidget>

namespace lightsout {

/// Marks a widget that shows what a lesson may ask for. A step that conceals `name` covers it until
/// the step is done.
inline void setReveals(QWidget& widget, const char* name) {
    widget.setProperty("reveals", QString::fromLatin1(name));
}

/// Returns the name that setReveals() set; empty if there is none.
inline QString revealedBy(const QWidget& widget) {
    return widget.property("reveals").toString();
}

} // namespace lightsout
