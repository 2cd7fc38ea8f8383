// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/WallViews.h"

#include "controls/TextLabel.h"
#include "lessons/ProseView.h"
#include "text/NumberText.h"
#include "theme/Symbols.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr double leastText = 8; ///< pixels
constexpr double barOpacity = 0.25;

/// Places a rectangle in a widget whose text may run from the right.
QRectF mirrored(const QWidget& widget, const QRectF& place) {
    if (widget.layoutDirection() == Qt::LeftToRight) {
        return place;
    }
    return {widget.width() - place.right(), place.top(), place.width(), place.height()};
}

int aligned(const QWidget& widget, Qt::Alignment side) {
    return static_cast<int>(QStyle::visualAlignment(widget.layoutDirection(), side) |
                            Qt::AlignAbsolute | Qt::AlignVCenter);
}

} // namespace

WallText::WallText(double size, bool isBold, QWidget* parent)
    : QLabel(parent), size_(size), isBold_(isBold) {
    setTextFormat(Qt::PlainText); // pupils choose their names, and lessons their words
    applyStyle();
}

void WallText::setUnit(double unit) {
    if (unit_ != unit) {
        unit_ = unit;
        applyStyle();
    }
}

void WallText::setSize(double size) {
    if (size_ != size) {
        size_ = size;
        applyStyle();
    }
}

void WallText::setColour(ThemeColour colour) {
    if (colour_ != colour) {
        colour_ = colour;
        applyStyle();
    }
}

void WallText::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::LayoutDirectionChange) {
        applyStyle();
    }
}

void WallText::applyStyle() {
    setAlignment(leadingAlignment() | (alignment() & Qt::AlignVertical_Mask));
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, qRound(size_ * unit_)));
    font.setBold(isBold_);
    if (font != this->font()) {
        setFont(font);
    }
    QPalette own;
    own.setColor(QPalette::WindowText, themeOf(*this).*colour_);
    setPalette(own);
}

void WallView::setUnit(double unit) {
    unit_ = unit;
    update();
}

QFont WallView::fontOf(double size, bool isBold) {
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, qRound(size)));
    font.setBold(isBold);
    return font;
}

void NameCloud::setNames(const QStringList& names) {
    if (names == names_) {
        return;
    }
    names_ = names;
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    update();
}

void NameCloud::paintEvent(QPaintEvent* /*event*/) {
    if (names_.isEmpty()) {
        return;
    }
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    std::vector<QRectF> places;
    QFont font;
    // Takes the largest text with which all names fit.
    for (double size = 2.8 * unit(); size >= leastText; size *= 0.92) {
        font = fontOf(size, true);
        const QFontMetricsF metrics(font);
        const double height = 1.8 * size;
        const double gap = 0.5 * size;
        QPointF next(1, 1);
        places.clear();
        for (const QString& name : names_) {
            const double width =
                std::min(metrics.horizontalAdvance(name) + 1.6 * size, this->width() - 2.0);
            if (next.x() + width > this->width()) {
                next = {1, next.y() + height + gap};
            }
            places.emplace_back(next, QSizeF(width, height));
            next.rx() += width + gap;
        }
        if (next.y() + height <= this->height()) {
            break;
        }
    }
    painter.setFont(font);
    for (qsizetype i = 0; i < names_.size(); ++i) {
        const QRectF chip = mirrored(*this, places[static_cast<std::size_t>(i)]);
        const bool isLast = i + 1 == names_.size();
        painter.setPen(QPen(isLast ? theme.quiet : theme.line, isLast ? 2 : 1));
        painter.setBrush(theme.card);
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2);
        painter.setPen(theme.text);
        painter.drawText(chip, Qt::AlignCenter,
                         painter.fontMetrics().elidedText(names_[i], Qt::ElideRight,
                                                          static_cast<int>(chip.width())));
    }
}

void AnswerBars::setBars(std::vector<Bar> bars, std::size_t whole, bool isRevealed) {
    const bool isOther = !std::ranges::equal(bars, bars_, {}, &Bar::prose, &Bar::prose);
    bars_ = std::move(bars);
    whole_ = std::max<std::size_t>(1, whole);
    isRevealed_ = isRevealed;
    QStringList words;
    for (const Bar& bar : bars_) {
        words << (!isRevealed   ? bar.answer
                  : bar.isRight ? tr("%1: %2, right").arg(bar.answer, numberText(bar.count))
                                : tr("%1: %2").arg(bar.answer, numberText(bar.count)));
    }
    setAccessibleName(tr("Answers"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    if (isOther) {
        qDeleteAll(proses_);
        proses_.clear();
        for (const Bar& bar : bars_) {
            proses_.push_back(bar.prose.empty() ? nullptr : new ProseView(this));
            if (proses_.back() != nullptr) {
                proses_.back()->setProse(bar.prose, {}, {});
                proses_.back()->show();
            }
        }
    }
    placeProses();
    update();
}

void AnswerBars::setUnit(double unit) {
    WallView::setUnit(unit);
    placeProses();
}

void AnswerBars::resizeEvent(QResizeEvent* event) {
    WallView::resizeEvent(event);
    placeProses();
}

double AnswerBars::gap() const {
    return std::min(1.6 * unit(), height() / static_cast<double>(bars_.size()) * 0.16);
}

double AnswerBars::rowHeight() const {
    const auto rows = static_cast<double>(bars_.size());
    return std::min(9 * unit(), (height() - (rows - 1) * gap()) / rows);
}

double AnswerBars::textSize() const {
    return std::min(3.2 * unit(), rowHeight() * 0.42);
}

QRectF AnswerBars::wordsRect(std::size_t row) const {
    const double badge = rowHeight();
    const double count = (isRevealed_ ? 4.2 : 0.6) * textSize();
    return {badge, static_cast<double>(row) * (rowHeight() + gap()), width() - badge - count,
            rowHeight()};
}

void AnswerBars::placeProses() {
    for (std::size_t i = 0; i < proses_.size(); ++i) {
        if (ProseView* prose = proses_[i]) {
            const QRect words = mirrored(*this, wordsRect(i)).toRect();
            double size = textSize();
            do {
                prose->setTextScale(size / QFontInfo(QApplication::font()).pixelSize());
                size *= 0.9;
            } while (size > leastText && prose->heightForWidth(words.width()) > words.height());
            const int height = std::min(prose->heightForWidth(words.width()), words.height());
            prose->setGeometry(words.left(), words.center().y() - height / 2, words.width(),
                               height);
        }
    }
}

void AnswerBars::paintEvent(QPaintEvent* /*event*/) {
    if (bars_.empty()) {
        return;
    }
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double row = rowHeight();
    const double size = textSize();
    const double round = row * 0.18;
    for (std::size_t i = 0; i < bars_.size(); ++i) {
        const Bar& bar = bars_[i];
        const QRectF words = wordsRect(i);
        const QRectF whole = QRectF(0, words.top(), width(), row).adjusted(1, 1, -1, -1);
        painter.setPen(QPen(bar.isRight ? theme.quiet : theme.line, bar.isRight ? 3 : 1));
        painter.setBrush(theme.card);
        painter.drawRoundedRect(whole, round, round);
        if (isRevealed_) {
            QRectF part = whole;
            part.setWidth(whole.width() * static_cast<double>(bar.count) /
                          static_cast<double>(whole_));
            painter.setPen(Qt::NoPen);
            painter.setBrush(faded(bar.isRight ? theme.quiet : theme.accent, barOpacity));
            painter.drawRoundedRect(mirrored(*this, part), round, round);
        }
        painter.setFont(fontOf(size * 0.9, true));
        painter.setPen(theme.accent);
        painter.drawText(mirrored(*this, {0, words.top(), row, row}), Qt::AlignCenter,
                         QString(QChar(static_cast<char16_t>(u'A' + i))));
        if (proses_[i] == nullptr) {
            // A long answer is written in smaller letters on several lines.
            double fitted = size;
            const int wrapped = aligned(*this, Qt::AlignLeft) | Qt::TextWordWrap;
            while (fitted > leastText &&
                   QFontMetricsF(fontOf(fitted, true))
                           .boundingRect(words.adjusted(0, -row, 0, row), wrapped, bar.answer)
                           .height() > row * 0.94) {
                fitted *= 0.92;
            }
            painter.setFont(fontOf(fitted, true));
            painter.setPen(theme.text);
            painter.drawText(mirrored(*this, words), wrapped, bar.answer);
        }
        if (isRevealed_) {
            painter.setFont(fontOf(size, true));
            painter.setPen(bar.isRight ? theme.quiet : theme.text);
            const QRectF number(words.right(), words.top(), width() - words.right() - 0.6 * size,
                                row);
            painter.drawText(mirrored(*this, number), aligned(*this, Qt::AlignRight),
                             (bar.isRight ? QStringLiteral("✓ ") : QString()) +
                                 numberText(bar.count));
        }
    }
}

void RankingView::setRows(Row heads, std::vector<Row> rows) {
    heads_ = std::move(heads);
    rows_ = std::move(rows);
    QStringList lines;
    for (const Row& row : rows_) {
        lines << QStringList{row.place, row.name, row.rounds, row.presses, row.time}.join(
            QStringLiteral(", "));
    }
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    update();
}

void RankingView::paintEvent(QPaintEvent* /*event*/) {
    if (rows_.empty()) {
        return;
    }
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // As few columns as possible, with rows that can be read from the back.
    constexpr int maxColumns = 4;
    const auto count = static_cast<int>(rows_.size());
    const auto linesFor = [count](int columns) { return (count + columns - 1) / columns + 1; };
    int columns = 1;
    while (columns < maxColumns && height() / linesFor(columns) < 4.2 * unit()) {
        ++columns;
    }
    const double row = std::min(7 * unit(), static_cast<double>(height()) / linesFor(columns));
    const double gap = 4 * unit();
    const double width = (this->width() - (columns - 1) * gap) / columns;
    const double size = std::min({3.4 * unit(), row * 0.6, width * 0.048});
    // Right ends of the place, the name, and the three numbers.
    const double ends[] = {0.1, 0.48, 0.64, 0.82, 1};
    const auto paintRow = [&](const Row& shown, QRectF area, bool isHead) {
        const QString texts[] = {shown.place, shown.name, shown.rounds, shown.presses, shown.time};
        double start = 0;
        for (std::size_t i = 0; i < std::size(texts); ++i) {
            QRectF cell(area.left() + start * width + size * 0.3, area.top(),
                        (ends[i] - start) * width - size * 0.6, row);
            start = ends[i];
            const bool isName = i == 1;
            painter.setFont(fontOf(isHead ? size * 0.7 : size, !isHead && i <= 1));
            painter.setPen(isHead ? theme.secondText : i == 0 ? theme.accent : theme.text);
            painter.drawText(mirrored(*this, cell),
                             aligned(*this, isName ? Qt::AlignLeft : Qt::AlignRight),
                             painter.fontMetrics().elidedText(texts[i], Qt::ElideRight,
                                                              static_cast<int>(cell.width())));
        }
        painter.setPen(QPen(theme.line, 1));
        const QRectF line = mirrored(*this, {area.left(), area.bottom(), width, 0});
        painter.drawLine(line.topLeft(), line.topRight());
    };
    const int lines = linesFor(columns) - 1;
    for (int column = 0; column < columns; ++column) {
        const double left = column * (width + gap);
        paintRow(heads_, {left, 0, width, row}, true);
        for (int i = 0; i < lines && column * lines + i < count; ++i) {
            paintRow(rows_[static_cast<std::size_t>(column * lines + i)],
                     {left, (i + 1) * row, width, row}, false);
        }
    }
}

} // namespace lightsout

#include "moc_WallViews.cpp"
