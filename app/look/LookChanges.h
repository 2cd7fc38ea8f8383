// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <functional>

class QComboBox;
class QObject;

namespace lightsout {

// A window keeps its widgets when its language, theme or size of text change: they adapt. In both
// functions `owner` is a widget, or has one among its parents, to which Qt sends the change event.

/// Sets texts in the language of the window: calls `say` now, and again each time the language
/// changes, as long as `owner` exists.
void onLanguageChanged(QObject* owner, std::function<void()> retranslate);

/// For widgets that show colours, sizes and numbers in addition to texts: calls `applyStyle` now,
/// and again soon after the language, the theme or the size of text changed, as long as `owner`
/// exists.
void onAppearanceChanged(QObject* owner, const std::function<void()>& applyStyle);

/// Replaces the texts of a field's entries, keeping the current index; adds those that are missing.
void setItemTexts(QComboBox& field, const QStringList& texts);

/// Keeps a field wide enough for the current entry, regardless of the others.
void showChosenWhole(QComboBox& field);

} // namespace lightsout
