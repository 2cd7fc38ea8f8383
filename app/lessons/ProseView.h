// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Prose.h"
#include "lessons/FormulaBox.h"
#include "theme/Theme.h"

#include <QTextDocument>
#include <QTextObjectInterface>
#include <QWidget>

#include <memory>

class QTextCursor;

#ifdef Q_MOC_RUN // moc does not see this declaration in Qt's header
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace lightsout {

/// Text of a lesson: paragraphs, lists, formulas and pictures of boards. Its height depends on its
/// width.
class ProseView : public QWidget, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit ProseView(QWidget* parent = nullptr);

    /// Shows blocks about a board. Cells mentioned in the text are cells of `rule`.
    void setBlocks(std::vector<Block> blocks, Rule rule, ShownNumbers numbers);
    /// Shows one paragraph.
    void setProse(Prose prose, Rule rule, ShownNumbers numbers);
    void clear() { setBlocks({}, {}, {}); }
    /// Enlarges words, formulas and pictures by this factor relative to other text.
    void setTextScale(double scale);
    double textScale() const { return textScale_; }

    bool isEmpty() const { return blocks_.empty(); }
    /// Returns the content as read by a screen reader, with a line for each paragraph.
    const QString& words() const { return words_; }

    /// Lets the reader reach the text with Tab and move a caret in its words with the arrow keys,
    /// so that a screen reader speaks paragraphs, words and letters. `name` is spoken before them.
    /// By default, a text is only a label, which has its words as name.
    void setReadable(const QString& name);
    bool isReadable() const { return !name_.isEmpty(); }
    /// Returns the position of the caret in words().
    int caret() const { return caret_; }
    void setCaret(int position);
    /// Returns the rectangle of the paragraph that contains this position of words().
    QRectF paragraphRect(int position) const;

    /// Returns the visible text without formulas.
    QString shownWords() const { return document_.toPlainText(); }
    /// Returns false if any formula has an empty size and is therefore invisible.
    bool drawsAllFormulas() const;
    /// Returns the smallest width, in pixels, at which nothing is cut off.
    int narrowestWidth() const;
    const QTextDocument& document() const { return document_; }
    /// Returns the same content in black, laid out for paper. The view must outlive it.
    std::unique_ptr<QTextDocument> paperDocument(int width) const;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {40, 0}; }

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void refreshName();
    /// Returns the position to which a key moves the caret; nullopt if it does not move it.
    std::optional<int> caretAfter(const QKeyEvent& event) const;
    QFont fontOf(TextRole role) const;
    void addBlock(QTextCursor& cursor, const Block& block, int number);
    QString addProse(QTextCursor& cursor, const Prose& prose, bool isLarge);
    void addPicture(QTextCursor& cursor, const Block& block);

    double textScale_ = 1;
    std::vector<Block> blocks_;
    Rule rule_;
    ShownNumbers numbers_;
    std::vector<FormulaBox> formulas_;
    QTextDocument document_;
    QString words_;
    QString name_;
    int caret_ = 0;
};

} // namespace lightsout
