// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>
#include <QWidget>

#include <string>
#include <vector>

namespace lightsout {

/// The names by which lessons conceal the parts of the window that show answers.
namespace reveal {
inline constexpr const char* facts = "facts"; ///< about the board
inline constexpr const char* solutions = "solutions";
inline constexpr const char* laws = "laws"; ///< of random play
inline constexpr const char* states = "states";
} // namespace reveal

inline std::vector<std::string> concealableNames() {
    return {reveal::facts, reveal::solutions, reveal::laws, reveal::states};
}

/// Marks a widget that shows what a lesson may ask for. A step that conceals `name` covers it until
/// the step is done.
inline void setReveals(QWidget& widget, const char* name) {
    widget.setProperty("reveals", QString::fromLatin1(name));
}

/// Returns the name that setReveals() set; empty if there is none.
inline std::string revealedBy(const QWidget& widget) {
    return widget.property("reveals").toString().toStdString();
}

} // namespace lightsout
