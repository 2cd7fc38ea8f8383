// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>

class QComboBox;
class QObject;

namespace lightsout {

// A window keeps its widgets when its language, theme or size of text change: they follow. In both
// functions `owner` is a widget, or has one among its parents, which Qt tells of the change.

/// Says texts in the language of the window: calls `say` now, and again each time the language
/// changes, as long as `owner` lives.
void onLanguageChanged(QObject* owner, std::function<void()> retranslate);

/// For what shows colours, sizes and numbers besides texts: calls `dress` now, and again soon after
/// the language, the theme or the size of text changed, as long as `owner` lives.
void onAppearanceChanged(QObject* owner, const std::function<void()>& applyStyle);

/// Gives the choices of a field other texts, and keeps which one is chosen; adds those that are
/// missing.
void setItemTexts(QComboBox& field, const QStringList& texts);

/// Keeps a field wide enough for the entry that is chosen, whatever the others need.
void showChosenWhole(QComboBox& field);

} // namespace lightsout
