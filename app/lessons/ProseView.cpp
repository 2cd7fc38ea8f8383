// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/ProseView.h"

#include "board/PatternPicture.h"
#include "board/Thumbnail.h"
#include "controls/PartedView.h"
#include "lessons/ProseInterface.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/Theme.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScrollArea>
#include <QTextBlock>
#include <QTextBoundaryFinder>
#include <QTextCursor>
#include <QTextList>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int formulaObject = QTextFormat::UserObject + 1;
constexpr int formulaIndex = QTextFormat::UserProperty + 1;
/// The text format property for the margin above and below a large formula.
constexpr int formulaMargin = QTextFormat::UserProperty + 2;
constexpr double largeMargin = 8;
constexpr double largeRadius = 8;
constexpr int pictureSide = 120; ///< at a text scale of 1

/// Returns half the x-height, by which Qt shifts objects that are centred vertically in a line.
double shift(const QFont& font) {
    return QFontMetrics(font).xHeight() / 2.0;
}

double heightOf(const FormulaBox& box, const QFont& font) {
    return std::max(2 * box.ascent() - shift(font), 2 * box.descent() + shift(font));
}

/// Returns whether the text after these words begins a sentence.
bool beginsSentence(const QString& words) {
    const QString before = words.trimmed();
    constexpr QStringView ends = u".!?";
    return before.isEmpty() || ends.contains(before.back());
}
QString asWritten(QString name, bool beginsSentence) {
    if (beginsSentence && !name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name;
}

/// Returns the length of the punctuation at the start of a text, including any non-breaking spaces
/// before it.
qsizetype punctuationLength(const QString& text) {
    constexpr QStringView signs = u".,;:!?)»…\u202f\u00a0";
    return std::find_if(text.begin(), text.end(),
                        [&](QChar sign) { return !signs.contains(sign); }) -
           text.begin();
}

/// Draws the lights as a set of cells in the colour of quiet patterns.
QPixmap patternImage(const Game& game, int side, double pixelRatio, const Theme& theme) {
    QPixmap image(QSize(side, side) * pixelRatio);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPattern(painter, QRectF(0, 0, side, side), game.rule(), game.lights(), &Theme::quiet,
                 theme);
    return image;
}

} // namespace

ProseView::ProseView(QWidget* parent) : QWidget(parent) {
    installProseInterface();
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    document_.setDocumentMargin(0);
    document_.setUndoRedoEnabled(false);
    document_.documentLayout()->registerHandler(formulaObject, this);
}

void ProseView::setBlocks(std::vector<Block> blocks, Rule rule, ShownNumbers numbers) {
    blocks_ = std::move(blocks);
    rule_ = std::move(rule);
    numbers_ = std::move(numbers);
    refresh();
}

void ProseView::setProse(Prose prose, Rule rule, ShownNumbers numbers) {
    std::vector<Block> blocks;
    if (!prose.empty()) {
        blocks.push_back({.prose = std::move(prose)});
    }
    setBlocks(std::move(blocks), std::move(rule), std::move(numbers));
}

void ProseView::setTextScale(double scale) {
    if (scale != textScale_) {
        textScale_ = scale;
        refresh();
    }
}

QFont ProseView::fontOf(TextRole role) const {
    QFont scaled = fontFor(role);
    scaled.setPointSizeF(scaled.pointSizeF() * textScale_);
    return scaled;
}

void ProseView::refresh() {
    document_.clear();
    formulas_.clear();
    words_.clear();
    document_.setDefaultFont(fontOf(TextRole::body));
    QTextOption option;
    option.setTextDirection(layoutDirection());
    option.setAlignment(Qt::AlignLeading);
    option.setWrapMode(QTextOption::WordWrap);
    document_.setDefaultTextOption(option);
    QTextCursor cursor(&document_);
    int number = 0;
    for (const Block& block : blocks_) {
        number = block.kind == Block::Kind::numberedItem ? number + 1 : 0;
        addBlock(cursor, block, number);
    }
    document_.setTextWidth(width());
    caret_ = std::min(caret_, static_cast<int>(words_.size()));
    refreshName();
    setVisible(!blocks_.empty());
    updateGeometry();
    update();
}

void ProseView::addBlock(QTextCursor& cursor, const Block& block, int number) {
    const bool isFirst = document_.isEmpty();
    const QFontMetrics metrics(fontOf(TextRole::body));
    QTextBlockFormat format;
    format.setLayoutDirection(layoutDirection());
    format.setLineHeight(110, QTextBlockFormat::ProportionalHeight);
    format.setTopMargin(isFirst ? 0 : metrics.height() * 0.45);
    const bool isItem =
        block.kind == Block::Kind::listItem || block.kind == Block::Kind::numberedItem;
    if (isItem) {
        format.setTopMargin(isFirst ? 0 : metrics.height() * 0.25);
        format.setIndent(1);
        format.setTextIndent(-metrics.height());
    }
    const bool isFormula = block.kind == Block::Kind::formula;
    if (isFormula) {
        format.setAlignment(Qt::AlignHCenter);
        format.setProperty(formulaMargin, largeMargin);
        format.setLineHeight(0, QTextBlockFormat::SingleHeight);
    }
    if (block.kind == Block::Kind::picture) {
        format.setAlignment(Qt::AlignHCenter);
        format.setLineHeight(0, QTextBlockFormat::SingleHeight);
    }
    if (isFirst) {
        cursor.setBlockFormat(format);
    } else {
        cursor.insertBlock(format);
    }
    document_.setIndentWidth(metrics.height() * 1.2);
    QString words;
    if (block.kind == Block::Kind::picture) {
        addPicture(cursor, block);
        for (const Run& run : block.prose) {
            words += QString::fromStdString(run.words);
        }
    } else {
        QTextCharFormat plain;
        plain.setFont(
            fontOf(block.kind == Block::Kind::heading ? TextRole::title : TextRole::body));
        plain.setForeground(themeOf(*this).text);
        cursor.setCharFormat(plain);
        if (isItem) {
            const QString mark =
                block.kind == Block::Kind::listItem
                    ? QString(QChar(0x2022)) + QStringLiteral("  ")
                    : numberText(static_cast<std::size_t>(number)) + QStringLiteral(". ");
            cursor.insertText(mark);
            words += mark;
        }
        words += addProse(cursor, block.prose, isFormula);
        if (block.kind == Block::Kind::heading) {
            words = tr("%1, heading").arg(words);
        }
    }
    words_ += (isFirst ? QString() : QStringLiteral("\n")) + words;
}

void ProseView::setReadable(const QString& name) {
    if (name == name_) {
        return;
    }
    name_ = name;
    caret_ = 0;
    setFocusPolicy(name.isEmpty() ? Qt::NoFocus : Qt::TabFocus);
    refreshName();
}

void ProseView::refreshName() {
    changeName(*this, isReadable() ? name_ : words_);
}

void ProseView::setCaret(int position) {
    caret_ = std::clamp(position, 0, static_cast<int>(words_.size()));
    QAccessibleTextCursorEvent event(this, caret_);
    QAccessible::updateAccessibility(&event);
    for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            const QPoint place = mapTo(area->widget(), paragraphRect(caret_).topLeft().toPoint());
            area->ensureVisible(place.x(), place.y());
        }
    }
    update();
}

QRectF ProseView::paragraphRect(int position) const {
    const auto number = QStringView(words_).left(position).count(QLatin1Char('\n'));
    const QTextBlock block = document_.findBlockByNumber(static_cast<int>(number));
    return document_.documentLayout()->blockBoundingRect(block);
}

std::optional<int> ProseView::caretAfter(const QKeyEvent& event) const {
    const bool isLeftToRight = layoutDirection() == Qt::LeftToRight;
    const bool isWordwise = event.modifiers().testFlag(Qt::ControlModifier);
    const auto end = static_cast<int>(words_.size());
    const auto startOfLine = [this](int position) {
        const auto before = QStringView(words_).first(position);
        return static_cast<int>(before.lastIndexOf(QLatin1Char('\n'))) + 1;
    };
    const int start = startOfLine(caret_);
    const auto endOfLine = static_cast<int>(words_.indexOf(QLatin1Char('\n'), caret_));
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right: {
        const bool isForward = (event.key() == Qt::Key_Right) == isLeftToRight;
        QTextBoundaryFinder finder(
            isWordwise ? QTextBoundaryFinder::Word : QTextBoundaryFinder::Grapheme, words_);
        finder.setPosition(caret_);
        do {
            if ((isForward ? finder.toNextBoundary() : finder.toPreviousBoundary()) < 0) {
                return isForward ? end : 0;
            }
        } while (isWordwise &&
                 !finder.boundaryReasons().testFlag(QTextBoundaryFinder::StartOfItem));
        return static_cast<int>(finder.position());
    }
    case Qt::Key_Up:
        return start == 0 ? 0 : startOfLine(start - 1);
    case Qt::Key_Down:
        return endOfLine < 0 ? start : endOfLine + 1;
    case Qt::Key_Home:
        return isWordwise ? 0 : start;
    case Qt::Key_End:
        return isWordwise || endOfLine < 0 ? end : endOfLine;
    default:
        return std::nullopt;
    }
}

void ProseView::keyPressEvent(QKeyEvent* event) {
    const std::optional<int> position = isReadable() ? caretAfter(*event) : std::nullopt;
    if (position) {
        setCaret(*position);
    } else {
        QWidget::keyPressEvent(event);
    }
}

QString ProseView::addProse(QTextCursor& cursor, const Prose& prose, bool isLarge) {
    const QTextCharFormat plain = cursor.charFormat();
    QString words;
    qsizetype drawn = 0; // number of characters of the next run that are part of the last formula
    for (std::size_t i = 0; i < prose.size(); ++i) {
        const Run& run = prose[i];
        QTextCharFormat format = plain;
        format.setFontItalic(run.isEmphasized);
        if (run.isStrong) {
            format.setFontWeight(QFont::Bold);
        }
        const auto insert = [&](const QString& text) {
            cursor.insertText(text, format);
            words += text;
        };
        switch (run.kind) {
        case Run::Kind::words: {
            const QString text = QString::fromStdString(run.words);
            // A size such as 3 × 3 must not be broken across lines, nor a Hebrew prefix and its
            // formula.
            constexpr QChar maqaf(0x05BE);
            constexpr QChar wordJoiner(0x2060);
            QString shown =
                text.mid(drawn).replace(QStringLiteral(" × "), QStringLiteral("\u00A0×\u00A0"));
            if (shown.endsWith(maqaf)) {
                shown += wordJoiner;
            }
            cursor.insertText(shown, format);
            words += text;
            drawn = 0;
        } break;
        case Run::Kind::formula: {
            QFont serif = fontOf(TextRole::body);
            serif.setFamilies({QStringLiteral("serif")});
            serif.setStyleHint(QFont::Serif);
            serif.setPointSizeF(plain.font().pointSizeF() * (isLarge ? 1.5 : 1.1));
            formulas_.emplace_back(run.formula, serif, numbers_);
            // Qt may break a line between a formula and the punctuation after it, so the formula
            // includes the punctuation.
            if (i + 1 < prose.size() && prose[i + 1].kind == Run::Kind::words) {
                const QString next = QString::fromStdString(prose[i + 1].words);
                drawn = punctuationLength(next);
                formulas_.back().append(next.left(drawn), plain.font(), layoutDirection());
            }
            QTextCharFormat object = plain;
            object.setObjectType(formulaObject);
            object.setProperty(formulaIndex, static_cast<int>(formulas_.size()) - 1);
            object.setProperty(formulaMargin, isLarge ? largeMargin : 0);
            object.setVerticalAlignment(QTextCharFormat::AlignMiddle);
            cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
            words += isolated(formulaWords(run.formula, numbers_));
            break;
        }
        case Run::Kind::value:
            insert(isolated(numbers_.value(run.value)));
            break;
        case Run::Kind::cell: {
            const Vertex vertex = vertexAt(rule_, run.cell).value_or(0);
            const bool begins = beginsSentence(words);
            cursor.insertText(asWritten(vertexName(rule_, vertex), begins), format);
            words += asWritten(spokenVertexName(rule_, vertex), begins);
        } break;
        case Run::Kind::press:
            insert(isolated(numbers_.symbol(QLatin1Char('x'), run.cell)));
            break;
        case Run::Kind::change:
            insert(isolated(numbers_.symbol(QLatin1Char('d'), run.cell)));
            break;
        case Run::Kind::equation:
            insert(isolated(numbers_.symbol(rowLetter(), run.cell)));
            break;
        }
    }
    cursor.setCharFormat(plain);
    return withoutIsolates(words);
}

void ProseView::addPicture(QTextCursor& cursor, const Block& block) {
    const QString name = QStringLiteral("board%1").arg(cursor.position());
    const auto side = static_cast<int>(pictureSide * textScale_);
    const QPixmap picture =
        block.showsPattern
            ? patternImage(block.picture, side, devicePixelRatioF(), themeOf(*this))
            : boardThumbnail(block.picture, side, devicePixelRatioF(), themeOf(*this));
    document_.addResource(QTextDocument::ImageResource, QUrl(name), picture);
    QTextImageFormat format;
    format.setName(name);
    format.setWidth(picture.width() / picture.devicePixelRatio());
    cursor.insertImage(format);
}

bool ProseView::drawsAllFormulas() const {
    return std::none_of(formulas_.begin(), formulas_.end(), [](const FormulaBox& box) {
        return box.isEmpty() || box.width() <= 0 || box.ascent() <= 0;
    });
}

int ProseView::narrowestWidth() const {
    double widest = 0;
    for (const FormulaBox& box : formulas_) {
        widest = std::max(widest, box.width());
    }
    return static_cast<int>(std::ceil(widest));
}

int ProseView::heightForWidth(int width) const {
    if (blocks_.empty()) {
        return 0;
    }
    if (width == static_cast<int>(document_.textWidth())) {
        return static_cast<int>(std::ceil(document_.size().height())) + 1;
    }
    const std::unique_ptr<QTextDocument> copy(document_.clone());
    copy->documentLayout()->registerHandler(formulaObject, const_cast<ProseView*>(this));
    copy->setTextWidth(width);
    return static_cast<int>(std::ceil(copy->size().height())) + 1;
}

std::unique_ptr<QTextDocument> ProseView::paperDocument(int width) const {
    std::unique_ptr<QTextDocument> paper(document_.clone());
    paper->documentLayout()->registerHandler(formulaObject, const_cast<ProseView*>(this));
    paper->setTextWidth(width);
    QTextCursor all(paper.get());
    all.select(QTextCursor::Document);
    QTextCharFormat black;
    black.setForeground(Qt::black);
    all.mergeCharFormat(black);
    return paper;
}

QSize ProseView::sizeHint() const {
    constexpr int usual = 320;
    return {usual, heightForWidth(width() > 0 ? width() : usual)};
}

QSizeF ProseView::intrinsicSize(QTextDocument*, int, const QTextFormat& format) {
    const FormulaBox& box = formulas_[static_cast<std::size_t>(format.intProperty(formulaIndex))];
    return {box.width() + 2,
            heightOf(box, format.toCharFormat().font()) + 2 * format.doubleProperty(formulaMargin)};
}

void ProseView::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int,
                           const QTextFormat& format) {
    const FormulaBox& box = formulas_[static_cast<std::size_t>(format.intProperty(formulaIndex))];
    const double middle = shift(format.toCharFormat().font());
    painter->setPen(format.toCharFormat().foreground().color());
    box.paint(*painter, {rect.left() + 1, rect.top() + (rect.height() + middle) / 2});
}

void ProseView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themeOf(*this).cell);
    for (QTextBlock block = document_.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().hasProperty(formulaMargin)) {
            painter.drawRoundedRect(document_.documentLayout()->blockBoundingRect(block),
                                    largeRadius, largeRadius);
        }
    }
    if (hasFocus()) {
        QColor reading = themeOf(*this).accent;
        reading.setAlphaF(0.12F);
        painter.setBrush(reading);
        painter.drawRoundedRect(paragraphRect(caret_), largeRadius / 2, largeRadius / 2);
    }
    document_.drawContents(&painter);
}

void ProseView::resizeEvent(QResizeEvent* event) {
    document_.setTextWidth(width());
    if (event->size().width() != event->oldSize().width()) {
        updateGeometry(); // the layout has cached the height for another width
    }
}

void ProseView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    switch (event->type()) {
    case QEvent::StyleChange:
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::LayoutDirectionChange:
        if (!blocks_.empty()) {
            refresh();
        }
        break;
    default:
        break;
    }
}

} // namespace lightsout

#include "moc_ProseView.cpp"
