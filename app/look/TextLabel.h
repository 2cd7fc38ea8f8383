// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Theme.h"

#include <QLabel>

namespace lightsout {

/// A text in one of the window's kinds and colours. Follows the theme, the size of text and the
/// direction of the window whenever they change.
class TextLabel : public QLabel {
    Q_OBJECT

public:
    /// Which of the theme's colours a text wears.
    enum class Tone { text, second, accent, press };

    explicit TextLabel(TextRole role, Tone tone = Tone::text, QWidget* parent = nullptr);

    void setTone(Tone tone);
    /// Makes the text bold whatever its role.
    void setBold(bool bold);
    /// Keeps room for so many lines from the top, so that what stands below does not move with the
    /// length of the text.
    void reserveLines(int lines);
    /// Shows a value that may have been unknown before.
    void setKnown(const QString& value);
    /// Shows "–", and why there is no value where one points at it.
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

/// The side on which lines begin in the window's language, whatever the text: a formula alone in a
/// label would else stand on the left of a right-to-left window.
Qt::Alignment leadingAlignment();

/// A label in the given role. Second-class text is in the second colour.
TextLabel* makeLabel(TextRole role, bool isSecond = false, QWidget* parent = nullptr);

} // namespace lightsout
