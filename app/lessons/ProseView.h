// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Prose.h"
#include "lessons/FormulaBox.h"
#include "look/Theme.h"

#include <QTextDocument>
#include <QTextObjectInterface>
#include <QWidget>

#include <memory>

class QTextCursor;

#ifdef Q_MOC_RUN // which is not shown where Qt says it
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace lightsout {

/// Words of a lesson: paragraphs, lists, formulas and pictures of boards. As high as the words need
/// in the width there is.
class ProseView : public QWidget, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit ProseView(QWidget* parent = nullptr);

    /// Shows blocks about a board, whose cells the words name.
    void setBlocks(std::vector<Block> blocks, Rule rule, ShownNumbers numbers);
    /// Shows one paragraph.
    void setProse(Prose prose, Rule rule, ShownNumbers numbers);
    void clear() { setBlocks({}, {}, {}); }
    /// Makes words, formulas and pictures larger than other text by this factor.
    void setTextScale(double scale);

    bool isEmpty() const { return blocks_.empty(); }
    /// What is seen, as a screen reader says it.
    QString words() const { return accessibleName(); }
    /// What is seen, without its formulas.
    QString shownWords() const { return document_.toPlainText(); }
    /// False when a formula of it takes no room, so that nothing of it is seen.
    bool drawsAllFormulas() const;
    /// The pixels that nothing is cut off at.
    int narrowestWidth() const;
    const QTextDocument& document() const { return document_; }
    /// The same words in black, laid out for paper. The view must outlive it.
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
    void changeEvent(QEvent* event) override;

private:
    void refresh();
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
};

} // namespace lightsout
