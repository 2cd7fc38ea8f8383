// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/Theme.h"

#include <QLabel>

namespace lightsout {

/// A label in one of the window's text roles and colours. It follows the theme, the text size and
/// the direction of the window whenever they change.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    /// The theme colour of the text.
    enum class Tone { text, second, accent, press, quiet };

    explicit TextLabel(TextRole role, Tone tone = Tone::text, QWidget* parent = nullptr);

    void setTone(Tone tone);
    /// Makes the text bold regardless of its role.
    void setBold(bool bold);
    /// Reserves space for this many lines from the top, so that widgets below do not move when the
    /// length of the text changes.
    void reserveLines(int lines);
    /// Shows a value that may have been unknown before.
    void setKnown(const QString& value);
    /// Shows "–", with a tooltip that says why there is no value.
    void setUnknown(const QString& why);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyStyle();
    void alignText();

    TextRole role_;
    Tone tone_;
    bool isBold_ = false;
    int reservedLines_ = 0;
};

/// Returns the alignment to the side where lines begin in the window's language. Without it, a
/// label that contains only a formula would be left-aligned in a right-to-left window.
Qt::Alignment leadingAlignment();

/// Returns a label in the given role. If `isSecond` is true, the text is in the secondary colour.
TextLabel* makeLabel(TextRole role, bool isSecond = false, QWidget* parent = nullptr);

} // namespace lightsout
