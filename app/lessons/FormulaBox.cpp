// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/FormulaBox.h"

#include "text/NumberText.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double scriptScale = 0.7;
constexpr double minPointSize = 6;

QFont script(QFont font) {
    font.setPointSizeF(std::max(minPointSize, font.pointSizeF() * scriptScale));
    return font;
}

QFont italic(QFont font) {
    font.setItalic(true);
    return font;
}

/// Returns whether a sign has spaces on both sides if it is between two parts of a formula.
bool isSpaced(const std::string& sign) {
    static const QStringList spaced{"+", "-", "=", "<", ">", "→", "←", "↔",
                                    "·", "×", "≤", "≥", "≠", "∈", "*", "/"};
    return spaced.contains(QString::fromStdString(sign));
}

QString signText(const std::string& sign) {
    return sign == "-" ? QString(QChar(0x2212)) : QString::fromStdString(sign);
}

/// Returns the height above the baseline of fraction bars and of the middle of matrices.
double axis(const QFont& font) {
    return QFontMetricsF(font).xHeight() / 2;
}

} // namespace

FormulaBox::FormulaBox(const Formula& formula, const QFont& font, const ShownNumbers& numbers) {
    switch (formula.kind) {
    case Formula::Kind::row:
        addRow(formula, font, numbers);
        break;
    case Formula::Kind::letter:
        addText(QString::fromStdString(formula.text), italic(font));
        break;
    case Formula::Kind::number:
        addText(QString::fromStdString(formula.text), font);
        break;
    case Formula::Kind::sign:
        addText(signText(formula.text), font);
        break;
    case Formula::Kind::sum: {
        QFont large = font;
        large.setPointSizeF(font.pointSizeF() * 1.4);
        addText(QString(QChar(0x2211)), large);
        break;
    }
    case Formula::Kind::scripted:
        addScripted(formula, font, numbers);
        break;
    case Formula::Kind::fraction:
        addFraction(formula, font, numbers);
        break;
    case Formula::Kind::matrix:
    case Formula::Kind::table:
        addMatrix(formula, font, numbers);
        break;
    case Formula::Kind::value:
        addText(numbers.value(formula.value).replace(QLatin1Char('-'), QChar(0x2212)), font);
        break;
    case Formula::Kind::press:
        addText(numbers.symbol(QLatin1Char('x'), formula.cell), italic(font));
        break;
    case Formula::Kind::change:
        addText(numbers.symbol(QLatin1Char('d'), formula.cell), italic(font));
        break;
    case Formula::Kind::equation:
        addText(numbers.symbol(rowLetter(), formula.cell), italic(font));
        break;
    }
}

void FormulaBox::append(const QString& text, const QFont& font, Qt::LayoutDirection direction) {
    if (direction == Qt::LeftToRight) {
        addText(text, font);
    } else if (!text.isEmpty()) {
        constexpr QChar rightToLeftMark(0x200F); // mirrors brackets
        FormulaBox box;
        box.addText(rightToLeftMark + text + rightToLeftMark, font);
        box.add(*this, QPointF(box.width_, 0));
        *this = std::move(box);
    }
}

void FormulaBox::addText(const QString& text, const QFont& font) {
    const QFontMetricsF metrics(font);
    glyphs_.push_back({QPointF(width_, 0), text, font});
    // A slanted letter extends beyond its advance.
    width_ += std::max(metrics.horizontalAdvance(text), metrics.boundingRect(text).right());
    // Text counts as no higher than a capital letter, because in formulas only brackets extend
    // above that.
    ascent_ = std::max(ascent_, metrics.capHeight() + 1);
    descent_ = std::max(descent_, metrics.descent());
}

void FormulaBox::add(const FormulaBox& box, QPointF origin) {
    for (const Glyph& glyph : box.glyphs_) {
        glyphs_.push_back({glyph.origin + origin, glyph.text, glyph.font});
    }
    for (const QLineF& line : box.lines_) {
        lines_.push_back(line.translated(origin));
    }
    width_ = std::max(width_, origin.x() + box.width_);
    ascent_ = std::max(ascent_, box.ascent_ - origin.y());
    descent_ = std::max(descent_, box.descent_ + origin.y());
}

/// Returns whether a part is a round bracket, possibly with an exponent.
static bool isBracket(const Formula& part, const char* bracket) {
    const Formula& base = part.kind == Formula::Kind::scripted ? part.parts[0] : part;
    return base.kind == Formula::Kind::sign && base.text == bracket;
}

/// Returns the font for a part of a row, which is larger for brackets around a fraction.
static QFont fontOfPart(const Formula& formula, std::size_t index, QFont font) {
    const auto& parts = formula.parts;
    const bool isOpening = isBracket(parts[index], "(");
    if (!isOpening && !isBracket(parts[index], ")")) {
        return font;
    }
    int depth = 0;
    for (std::size_t i = index; i < parts.size(); isOpening ? ++i : --i) { // ends below 0, too
        depth += isBracket(parts[i], "(") ? 1 : isBracket(parts[i], ")") ? -1 : 0;
        if (depth == 0) {
            return font;
        }
        if (parts[i].kind == Formula::Kind::fraction) {
            constexpr double fractionScale = 2.2;
            font.setPointSizeF(font.pointSizeF() * fractionScale);
            return font;
        }
    }
    return font;
}

void FormulaBox::addRow(const Formula& formula, const QFont& font, const ShownNumbers& numbers) {
    const double em = QFontMetricsF(font).height();
    bool isFirst = true;
    for (std::size_t i = 0; i < formula.parts.size(); ++i) {
        const Formula& part = formula.parts[i];
        const QFont own = fontOfPart(formula, i, font);
        const bool isSign = part.kind == Formula::Kind::sign;
        const bool hasRoom = isSign && isSpaced(part.text) && !isFirst;
        const bool isComma = isSign && part.text == ",";
        width_ += hasRoom ? em * 0.18 : 0;
        // A larger bracket keeps its middle on the axis, and its exponent the usual size.
        const bool isLarge = own != font;
        const bool isPower = isLarge && part.kind == Formula::Kind::scripted;
        const FormulaBox box(isPower ? part.parts[0] : part, own, numbers);
        const double down = axis(own) - axis(font);
        add(box, QPointF(width_, down));
        if (isPower) {
            constexpr double rise = 0.75;
            add(FormulaBox(part.parts[2], script(font), numbers),
                QPointF(width_, down - box.ascent_ * rise));
        }
        width_ += hasRoom || isComma ? em * 0.18 : em * 0.04;
        isFirst = false;
    }
}

void FormulaBox::addScripted(const Formula& formula, const QFont& font,
                             const ShownNumbers& numbers) {
    const FormulaBox base(formula.parts[0], font, numbers);
    const FormulaBox below(formula.parts[1], script(font), numbers);
    const FormulaBox above(formula.parts[2], script(font), numbers);
    if (formula.parts[0].kind == Formula::Kind::sum) { // limits are above and below the sign
        const double width = std::max({base.width_, below.width_, above.width_});
        add(base, QPointF((width - base.width_) / 2, 0));
        const double down = base.descent_ + below.ascent_;
        const double up = base.ascent_ + above.descent_;
        add(below, QPointF((width - below.width_) / 2, below.isEmpty() ? 0 : down));
        add(above, QPointF((width - above.width_) / 2, above.isEmpty() ? 0 : -up));
        width_ = width;
        return;
    }
    const double xHeight = QFontMetricsF(font).xHeight();
    add(base, QPointF(0, 0));
    const double right = base.width_;
    if (!below.isEmpty()) {
        add(below, QPointF(right, std::max(xHeight * 0.35, base.descent_ - below.descent_ * 0.8)));
    }
    if (!above.isEmpty()) {
        add(above, QPointF(right, -std::max(xHeight * 0.8, base.ascent_ - above.ascent_ * 0.75)));
    }
}

void FormulaBox::addFraction(const Formula& formula, const QFont& font,
                             const ShownNumbers& numbers) {
    const FormulaBox top(formula.parts[0], font, numbers);
    const FormulaBox bottom(formula.parts[1], font, numbers);
    const double bar = axis(font);
    const double gap = bar * 0.5;
    const double width = std::max(top.width_, bottom.width_) + 2 * gap;
    add(top, QPointF((width - top.width_) / 2, -bar - gap - top.descent_));
    add(bottom, QPointF((width - bottom.width_) / 2, -bar + gap + bottom.ascent_));
    lines_.emplace_back(0, -bar, width, -bar);
    width_ = width;
}

void FormulaBox::addMatrix(const Formula& formula, const QFont& outer,
                           const ShownNumbers& numbers) {
    // Tables have many rows, and no large entries.
    const bool isTable = formula.kind == Formula::Kind::table;
    constexpr double tableScale = 0.85;
    QFont font = outer;
    font.setPointSizeF(font.pointSizeF() * (isTable ? tableScale : 1));
    const QFontMetricsF metrics(font);
    std::vector<FormulaBox> entries;
    std::vector<double> widths(formula.columns, 0);
    const double least = isTable ? metrics.capHeight() + 4 : metrics.ascent();
    std::vector<double> ascents(formula.parts.size() / formula.columns, least);
    std::vector<double> descents(ascents.size(), metrics.descent());
    for (std::size_t i = 0; i < formula.parts.size(); ++i) {
        entries.emplace_back(formula.parts[i], font, numbers);
        const std::size_t row = i / formula.columns;
        widths[i % formula.columns] = std::max(widths[i % formula.columns], entries[i].width_);
        // The brackets and the neighbouring rows keep away from high entries such as fractions.
        ascents[row] =
            std::max(ascents[row], entries[i].ascent_ + (isTable ? 2 : metrics.leading() + 2));
        descents[row] = std::max(descents[row], entries[i].descent_ + 2);
    }
    double height = 0;
    for (std::size_t row = 0; row < ascents.size(); ++row) {
        height += ascents[row] + descents[row];
    }
    const double gap = metrics.height() * 0.4;
    const double top = -axis(font) - height / 2;
    double y = top;
    for (std::size_t row = 0; row < ascents.size(); ++row) {
        y += ascents[row];
        double x = gap;
        for (std::size_t column = 0; column < formula.columns; ++column) {
            const FormulaBox& entry = entries[row * formula.columns + column];
            add(entry, QPointF(x + (widths[column] - entry.width_) / 2, y));
            x += widths[column] + gap;
        }
        width_ = std::max(width_, x);
        y += descents[row];
    }
    ascent_ = std::max(ascent_, -top + 2);
    descent_ = std::max(descent_, top + height + 2);
    if (isTable) { // lines below and next to the headings
        const double below = top + ascents[0] + descents[0];
        const double right = widths[0] + gap * 1.5;
        lines_.emplace_back(gap, below, width_ - gap, below);
        lines_.emplace_back(right, top, right, top + height);
        return;
    }
    const double foot = gap * 0.5;
    for (const double x : {gap * 0.25, width_ - gap * 0.25}) {
        const double inward = x < width_ / 2 ? foot : -foot;
        lines_.emplace_back(x, top, x, top + height);
        lines_.emplace_back(x, top, x + inward, top);
        lines_.emplace_back(x, top + height, x + inward, top + height);
    }
}

void FormulaBox::paint(QPainter& painter, QPointF origin) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight);
    for (const Glyph& glyph : glyphs_) {
        painter.setFont(glyph.font);
        painter.drawText(glyph.origin + origin, glyph.text);
    }
    for (const QLineF& line : lines_) {
        painter.drawLine(line.translated(origin));
    }
    painter.restore();
}

QString formulaWords(const Formula& formula, const ShownNumbers& numbers) {
    switch (formula.kind) {
    case Formula::Kind::sum:
        return QString(QChar(0x2211));
    case Formula::Kind::value:
        return numbers.value(formula.value);
    case Formula::Kind::press:
        return numbers.symbol(QLatin1Char('x'), formula.cell);
    case Formula::Kind::change:
        return numbers.symbol(QLatin1Char('d'), formula.cell);
    case Formula::Kind::equation:
        return numbers.symbol(rowLetter(), formula.cell);
    case Formula::Kind::letter:
    case Formula::Kind::number:
    case Formula::Kind::sign:
        return signText(formula.text);
    case Formula::Kind::row:
    case Formula::Kind::scripted:
    case Formula::Kind::fraction:
    case Formula::Kind::matrix:
    case Formula::Kind::table:
        break;
    }
    QStringList words;
    for (const Formula& part : formula.parts) {
        words << formulaWords(part, numbers);
    }
    const bool isScripted = formula.kind == Formula::Kind::scripted;
    if (isScripted) {
        return words[0] + (words[1].isEmpty() ? QString() : QLatin1Char('_') + words[1]) +
               (words[2].isEmpty() ? QString() : QLatin1Char('^') + words[2]);
    }
    return words.join(formula.kind == Formula::Kind::fraction ? QLatin1Char('/')
                                                              : QLatin1Char(' '));
}

} // namespace lightsout
