// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/ManualView.h"

#include <QAbstractTextDocumentLayout>
#include <QFontDatabase>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>

#include <algorithm>

namespace lightsout {

namespace {

/// Maximum width of a column that is easy to read, in widths of an x.
constexpr int maxLetters = 84;
constexpr int minMargin = 24;
constexpr double lineHeight = 135;

/// Returns the size of a heading of this level relative to the text size.
double sizeOf(int level) {
    constexpr double title = 1.7;
    constexpr double section = 1.25;
    return level == 1 ? title : level == 2 ? section : 1;
}

void styleBlock(QTextCursor& cursor, const QTextBlock& block, const Theme& theme,
                Qt::LayoutDirection direction) {
    const bool isCode = block.blockFormat().hasProperty(QTextFormat::BlockCodeFence) ||
                        block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
    const int level = block.blockFormat().headingLevel();
    QTextBlockFormat format;
    format.setLayoutDirection(isCode ? Qt::LeftToRight : direction);
    format.setAlignment(isCode ? Qt::AlignLeft | Qt::AlignAbsolute : Qt::AlignLeading);
    format.setLineHeight(isCode ? 100 : lineHeight, QTextBlockFormat::ProportionalHeight);
    if (isCode) {
        format.setNonBreakableLines(false); // avoids a page wider than the window
        format.setBackground(theme.card);
        format.setLeftMargin(minMargin / 2.0);
    } else {
        constexpr double aboveSection = 22;
        constexpr double between = 8;
        format.setTopMargin(level == 2 ? aboveSection : between / 2);
        format.setBottomMargin(between);
    }
    cursor.setPosition(block.position());
    cursor.mergeBlockFormat(format);
    cursor.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
    QTextCharFormat text;
    if (level > 0) {
        QFont font = fontFor(TextRole::body);
        font.setPointSizeF(font.pointSizeF() * sizeOf(level));
        font.setWeight(QFont::DemiBold);
        text.setFont(font);
        cursor.mergeCharFormat(text);
    } else if (isCode) {
        QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setPointSizeF(fontFor(TextRole::small).pointSizeF());
        text.setFont(font);
        cursor.mergeCharFormat(text);
    }
}

} // namespace

void styleManual(QTextDocument& document, const Theme& theme, Qt::LayoutDirection direction) {
    QTextCursor cursor(&document);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        styleBlock(cursor, block, theme, direction);
    }
}

ManualView::ManualView(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
}

void ManualView::show(const Chapter& chapter, std::optional<qsizetype> section) {
    document()->setDefaultFont(fontFor(TextRole::body));
    document()->setMarkdown(chapter.markdown, QTextDocument::MarkdownDialectCommonMark);
    styleManual(*document(), themeOf(*this), layoutDirection());
    fitColumn();
    moveCursor(QTextCursor::Start);
    if (section) {
        const QTextBlock heading = headingOf(*section);
        verticalScrollBar()->setValue(
            static_cast<int>(document()->documentLayout()->blockBoundingRect(heading).top()));
        setTextCursor(QTextCursor(heading));
    }
}

QTextBlock ManualView::headingOf(qsizetype section) const {
    QTextBlock block = document()->begin();
    for (; block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 2 && section-- == 0) {
            return block;
        }
    }
    return document()->begin();
}

void ManualView::fitColumn() {
    const int column = maxLetters * fontMetrics().horizontalAdvance(QLatin1Char('x'));
    const int margin = std::max(minMargin, (viewport()->width() - column) / 2);
    document()->setDocumentMargin(minMargin);
    QTextFrameFormat frame = document()->rootFrame()->frameFormat();
    frame.setLeftMargin(margin);
    frame.setRightMargin(margin);
    document()->rootFrame()->setFrameFormat(frame);
}

void ManualView::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    fitColumn();
}

} // namespace lightsout

#include "moc_ManualView.cpp"
