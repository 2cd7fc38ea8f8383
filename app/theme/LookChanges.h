// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <functional>

class QComboBox;

namespace lightsout {

// When the language, theme or text size of a window changes, its widgets are updated, not
// recreated. An `owner` must be a widget or have a widget among its ancestors; Qt sends the change
// event to that widget.

/// Calls `retranslate`, which sets strings in the language of the window. It is called now and each
/// time the language changes, as long as `owner` exists.
void onLanguageChanged(QObject* owner, std::function<void()> retranslate);

/// Calls `applyStyle` now, and soon after each change of the language, the theme or the text size,
/// as long as `owner` exists. Used by widgets that show colours, sizes and numbers in addition to
/// strings.
void onAppearanceChanged(QObject* owner, const std::function<void()>& applyStyle);

/// Sets the texts of a widget or an action in the language of the window, now and each time the
/// language changes. They are translated in the context of the class T.
template <typename T, typename Target>
void setTexts(Target* target, const char* text, const char* toolTip = nullptr) {
    onLanguageChanged(target, [target, text, toolTip] {
        target->setText(T::tr(text));
        if (toolTip != nullptr) {
            target->setToolTip(T::tr(toolTip));
        }
    });
}

/// Sets what screen readers call a widget and, if it has one, its tooltip, like setTexts().
template <typename T>
void setNames(QWidget* target, const char* name, const char* toolTip = nullptr) {
    onLanguageChanged(target, [target, name, toolTip] {
        target->setAccessibleName(T::tr(name));
        if (toolTip != nullptr) {
            target->setToolTip(T::tr(toolTip));
        }
    });
}

/// Makes the list of a combo box as wide as its longest entry, which Qt would cut in the middle.
void showEntriesWhole(QComboBox& field);

/// Returns how much wider a combo box must be than its size hint to show its longest entry whole.
/// Qt requests the width of the ink, but draws the text after the space before its first letter.
int widthMissingIn(const QComboBox& field);

/// Sets the texts of the items of a combo box and keeps the current index. Adds missing items.
void setItemTexts(QComboBox& field, const QStringList& texts);

/// Keeps a combo box wide enough for the current item, regardless of the others.
void showChosenWhole(QComboBox& field);

} // namespace lightsout
