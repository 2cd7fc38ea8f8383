// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/TextLabel.h"

#include "controls/PartedView.h"
#include "text/SpokenText.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QEvent>
#include <QTextDocumentFragment>

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

/// Screen readers get the text of a label without isolates, and its tool tip unless that repeats
/// the text.
class LabelInterface : public QAccessibleWidget {
public:
    explicit LabelInterface(TextLabel& label)
        : QAccessibleWidget(&label, QAccessible::StaticText) {}

    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        QString text = QAccessibleWidget::text(kind);
        if (kind == QAccessible::Name && text.isEmpty()) {
            const auto* label = static_cast<const QLabel*>(object());
            text = label->textFormat() == Qt::RichText
                       ? QTextDocumentFragment::fromHtml(label->text()).toPlainText()
                       : label->text();
            if (const QWidget* field = label->buddy()) {
                text.remove(QLatin1Char('&'));
                // A screen reader reads both the label of a field and its name, unless they agree.
                const QString name = field->accessibleName();
                text = name.contains(text, Qt::CaseInsensitive) ? name : text;
            }
        }
        return withoutIsolates(text);
    }
    QVector<std::pair<QAccessibleInterface*, QAccessible::Relation>>
    relations(QAccessible::Relation match) const override {
        auto relations = QAccessibleWidget::relations(match);
        QWidget* buddy = static_cast<const QLabel*>(object())->buddy();
        if (buddy != nullptr && match.testFlag(QAccessible::Labelled)) {
            relations.append({QAccessible::queryAccessibleInterface(buddy), QAccessible::Labelled});
        }
        return relations;
    }
};

QAccessibleInterface* makeLabelInterface(const QString& /*className*/, QObject* object) {
    auto* label = qobject_cast<TextLabel*>(object);
    return label != nullptr ? new LabelInterface(*label) : nullptr;
}

} // namespace

TextLabel::TextLabel(TextRole role, Tone tone, QWidget* parent)
    : QLabel(parent), role_(role), tone_(tone) {
    QAccessible::installFactory(makeLabelInterface); // does nothing if it is installed
    setTextFormat(Qt::PlainText);                    // labels of vertices come from files
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
