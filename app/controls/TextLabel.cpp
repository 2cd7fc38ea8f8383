// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/TextLabel.h"

#include "controls/PartedView.h"

#include <QApplication>
#include <QEvent>

namespace lightsout {

namespace {

constexpr int blankWidth = 6;

QColor colourOf(TextLabel::Tone tone, const Theme& theme) {
    switch (tone) {
    case TextLabel::Tone::text:
        break;
    case TextLabel::Tone::second:
        return theme.secondText;
    case TextLabel::Tone::accent:
        return theme.accent;
    case TextLabel::Tone::press:
        return theme.press;
    case TextLabel::Tone::quiet:
        return theme.quiet;
    }
    return theme.text;
}

} // namespace

TextLabel::TextLabel(TextRole role, Tone tone, QWidget* parent)
    : QLabel(parent), role_(role), tone_(tone) {
    setTextFormat(Qt::PlainText); // labels of vertices come from files
    setAlignment(leadingAlignment() | Qt::AlignVCenter);
    alignText();
    applyStyle();
}

void TextLabel::setTone(Tone tone) {
    if (tone != tone_) {
        tone_ = tone;
        applyStyle();
    }
}

void TextLabel::setBold(bool bold) {
    isBold_ = bold;
    applyStyle();
}

void TextLabel::reserveLines(int lines) {
    reservedLines_ = lines;
    setAlignment(Qt::AlignTop | leadingAlignment());
    applyStyle();
}

void TextLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    switch (event->type()) {
    case QEvent::StyleChange:
        applyStyle();
        break;
    case QEvent::LayoutDirectionChange:
        alignText();
        break;
    default:
        break;
    }
}

void TextLabel::applyStyle() {
    QFont font = fontFor(role_);
    font.setBold(font.bold() || isBold_);
    if (font != this->font()) {
        setFont(font);
    }
    if (const QColor colour = colourOf(tone_, themeOf(*this));
        palette().color(QPalette::WindowText) != colour) {
        QPalette own; // everything else is inherited from the parents
        own.setColor(QPalette::WindowText, colour);
        setPalette(own);
    }
    if (reservedLines_ > 0) {
        setMinimumHeight(reservedLines_ * fontMetrics().lineSpacing());
    }
}

void TextLabel::alignText() {
    // Mirrors only alignments to the left or right.
    const Qt::Alignment across = alignment() & Qt::AlignHorizontal_Mask;
    if (across == (Qt::AlignAbsolute | Qt::AlignLeft) ||
        across == (Qt::AlignAbsolute | Qt::AlignRight)) {
        setAlignment((alignment() & Qt::AlignVertical_Mask) | leadingAlignment());
    }
    // Qt places a wrapped right-to-left line one space too far to the left.
    setContentsMargins(QApplication::isRightToLeft() ? blankWidth : 0, 0, 0, 0);
}

Qt::Alignment leadingAlignment() {
    return Qt::AlignAbsolute | (QApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
}

void TextLabel::setKnown(const QString& value) {
    setText(value);
    setToolTip({});
    changeDescription(*this, {}); // a clock sets the same value five times a second
}

void TextLabel::setUnknown(const QString& why) {
    setText(QStringLiteral("–"));
    setToolTip(why);
    changeDescription(*this, why);
}

TextLabel* makeLabel(TextRole role, bool isSecond, QWidget* parent) {
    return new TextLabel(role, isSecond ? TextLabel::Tone::second : TextLabel::Tone::text, parent);
}

} // namespace lightsout

#include "moc_TextLabel.cpp"
