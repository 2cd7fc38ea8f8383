// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/SheetPainter.h"

#include "worksheet/PuzzleDrawing.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

namespace lightsout {

namespace {

// Lengths are hundredths of a millimetre, so that font sizes are whole numbers.
constexpr double units = 100;
constexpr double pointUnits = units * 25.4 / 72;
constexpr double thinLine = 0.1 * units;
constexpr double frameLine = 0.35 * units;
constexpr double markLine = 0.42 * units;
constexpr double edgeLine = 0.2 * units;
constexpr double wallLine = 0.56 * units;
constexpr double betweenParagraphs = 1.2 * units;

QFont fontOf(double points) {
    QFont font(QStringLiteral("Serif"));
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(static_cast<int>(points * pointUnits));
    return font;
}

QPen penOf(double width) {
    return {Qt::black, width, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin};
}

/// Breaks a paragraph into lines of this width. Qt could break lines itself, but then the space at
/// the end of a right-to-left line would shift the line.
QStringList linesOf(const QString& paragraph, const QFontMetricsF& metrics, double width) {
    QStringList lines;
    for (const QString& word : paragraph.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.back() + QLatin1Char(' ') + word;
        if (lines.isEmpty() || metrics.horizontalAdvance(longer) > width) {
            lines << word;
        } else {
            lines.back() = longer;
        }
    }
    return lines;
}

class Painting {
public:
    explicit Painting(QPainter& painter) : painter_(painter) {}

    void operator()(const SheetText& text) const {
        QFont font = fontOf(text.points);
        font.setBold(text.isBold);
        font.setItalic(text.isItalic);
        painter_.setFont(font);
        const QString words = QString::fromStdString(text.text);
        painter_.setLayoutDirection(words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        const QFontMetricsF metrics(font, painter_.device());
        // A width of 0 means a single line. It is broken only at the width of the sheet.
        const double width = (text.width > 0 ? text.width : sheetWidth) * units;
        const double x = text.x * units - (text.align == SheetAlign::right    ? width
                                           : text.align == SheetAlign::centre ? width / 2
                                                                              : 0);
        const Qt::Alignment side = text.align == SheetAlign::right    ? Qt::AlignRight
                                   : text.align == SheetAlign::centre ? Qt::AlignHCenter
                                                                      : Qt::AlignLeft;
        double top = text.y * units - metrics.ascent();
        for (const QString& paragraph : words.split(QLatin1Char('\n'))) {
            for (const QString& line : linesOf(paragraph, metrics, width)) {
                painter_.drawText(QRectF(x, top, width, sheetHeight * units),
                                  static_cast<int>(side | Qt::AlignTop | Qt::AlignAbsolute) |
                                      Qt::TextSingleLine,
                                  line);
                top += metrics.lineSpacing();
            }
            top += betweenParagraphs;
        }
        painter_.setLayoutDirection(Qt::LeftToRight);
    }

    void operator()(const SheetSymbol& symbol) const {
        const double width = symbolWidth(symbol);
        const double x = symbol.x * units - (symbol.align == SheetAlign::right    ? width
                                             : symbol.align == SheetAlign::centre ? width / 2
                                                                                  : 0);
        drawSymbol(symbol, x, symbol.y * units);
        if (symbol.hasBlank) {
            const double y = symbol.y + SheetSymbol::blankDrop;
            (*this)(SheetLine{.x1 = symbol.x + SheetSymbol::blankBegin,
                              .y1 = y,
                              .x2 = symbol.x + SheetSymbol::blankEnd,
                              .y2 = y});
        }
    }

    void operator()(const SheetLine& line) const {
        const QPointF begin(line.x1 * units, line.y1 * units);
        const QPointF end(line.x2 * units, line.y2 * units);
        painter_.setPen(penOf(line.hasArrow ? 0.28 * units : thinLine));
        painter_.drawLine(begin, end);
        if (line.hasArrow) {
            const double back = (line.x2 > line.x1 ? -1.6 : 1.6) * units;
            painter_.drawPolyline(QPolygonF(
                {end + QPointF(back, -0.9 * units), end, end + QPointF(back, 0.9 * units)}));
        }
    }

    void operator()(const SheetBoard& board) const {
        const double side = board.cell * units;
        const auto corner = [&](std::size_t row, std::size_t col) {
            return QPointF(board.x * units + static_cast<double>(col) * side,
                           board.y * units + static_cast<double>(row) * side);
        };
        drawGrid(corner(0, 0), side, board.rows, board.cols);
        const auto middleOf = [&](std::size_t cell) {
            return corner(cell / board.cols, cell % board.cols) + QPointF(side / 2, side / 2);
        };
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(Qt::black);
        board.filled.forEachOne([&](std::size_t cell) {
            const QPointF arm(side * 0.38, side * 0.38);
            painter_.drawRect(QRectF(middleOf(cell) - arm, middleOf(cell) + arm));
        });
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(penOf(markLine));
        // The light is next to the number of the cell, if the cell has one.
        const double radius = side * (board.hasNumbers ? 0.28 : 0.33);
        const double aside = board.hasNumbers ? side * 0.1 : 0;
        board.rings.forEachOne([&](std::size_t cell) {
            painter_.drawEllipse(middleOf(cell) + QPointF(aside, aside), radius, radius);
        });
        board.crosses.forEachOne([&](std::size_t cell) {
            const QPointF middle = middleOf(cell) + QPointF(aside, aside);
            const double arm = side * 0.16;
            painter_.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
            painter_.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
        });
        painter_.setPen(penOf(wallLine));
        for (std::size_t cell = 0; cell < board.regions.size(); ++cell) {
            const std::size_t row = cell / board.cols;
            const std::size_t col = cell % board.cols;
            if (col + 1 < board.cols && board.regions[cell] != board.regions[cell + 1]) {
                painter_.drawLine(corner(row, col + 1), corner(row + 1, col + 1));
            }
            if (row + 1 < board.rows && board.regions[cell] != board.regions[cell + board.cols]) {
                painter_.drawLine(corner(row + 1, col), corner(row + 1, col + 1));
            }
        }
        drawLabels(board, corner(0, 0), side);
    }

    void operator()(const SheetMatrix& matrix) const {
        const double side = matrix.cell * units;
        const QPointF origin(matrix.x * units, matrix.y * units);
        const std::size_t rows = matrix.entries.rows();
        const std::size_t unknowns = matrix.entries.cols() - 1;
        const double last = lastColumnOf(unknowns + 1);
        drawGrid(origin, side, rows, unknowns);
        drawGrid(origin + QPointF(last * side, 0), side, rows, 1);
        const double labelPoints = std::min(9.0, matrix.cell * (unknowns > 9 ? 1.3 : 1.7));
        for (std::size_t column = 0; column <= unknowns; ++column) {
            const double x =
                origin.x() + (column < unknowns ? static_cast<double>(column) : last) * side;
            const SheetSymbol name{.x = 0,
                                   .y = 0,
                                   .letter = column < unknowns ? 'x' : 'd',
                                   .index = column < unknowns ? column + 1 : 0,
                                   .points = labelPoints};
            drawSymbol(name, x + side / 2 - symbolWidth(name) / 2, origin.y() - 1.5 * units);
            painter_.setFont(fontOf(std::min(12.0, matrix.cell * 1.8)));
            for (std::size_t row = 0; row < matrix.shownRows; ++row) {
                drawCentred(QRectF(x, origin.y() + static_cast<double>(row) * side, side, side),
                            matrix.entries.get(row, column) ? 1 : 0);
            }
        }
        painter_.setFont(fontOf(labelPoints));
        drawRowNumbers(origin, side, rows);
    }

    void operator()(const SheetGraph& graph) const {
        const auto middleOf = [&](std::size_t vertex) {
            return QPointF(graph.middles[vertex].first, graph.middles[vertex].second) * units;
        };
        painter_.setPen(penOf(edgeLine));
        for (const auto& [a, b] : graph.edges) {
            painter_.drawLine(middleOf(a), middleOf(b));
        }
        const double radius = graph.radius * units;
        for (std::size_t vertex = 0; vertex < graph.middles.size(); ++vertex) {
            const bool isFilled = graph.filled.any() && graph.filled[vertex];
            const QColor ink = isFilled ? Qt::white : Qt::black;
            painter_.setPen(penOf(edgeLine));
            painter_.setBrush(isFilled ? Qt::black : Qt::white);
            painter_.drawEllipse(middleOf(vertex), radius, radius);
            painter_.setBrush(Qt::NoBrush);
            if (graph.rings.any() && graph.rings[vertex]) {
                QPen pen = penOf(markLine);
                pen.setColor(ink);
                painter_.setPen(pen);
                painter_.drawEllipse(middleOf(vertex), radius * ringShare, radius * ringShare);
            }
            if (graph.hasNumbers) {
                painter_.setPen(ink);
                painter_.setFont(fontOf(6));
                const QPointF corner(radius, radius);
                drawCentred(QRectF(middleOf(vertex) - corner, middleOf(vertex) + corner),
                            vertex + 1);
            }
        }
    }

private:
    void drawGrid(const QPointF& origin, double side, std::size_t rows, std::size_t cols) const {
        const double width = side * static_cast<double>(cols);
        const double height = side * static_cast<double>(rows);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(penOf(thinLine));
        for (std::size_t col = 1; col < cols; ++col) {
            const QPointF top = origin + QPointF(side * static_cast<double>(col), 0);
            painter_.drawLine(top, top + QPointF(0, height));
        }
        for (std::size_t row = 1; row < rows; ++row) {
            const QPointF begin = origin + QPointF(0, side * static_cast<double>(row));
            painter_.drawLine(begin, begin + QPointF(width, 0));
        }
        painter_.setPen(penOf(frameLine));
        painter_.drawRect(QRectF(origin, QSizeF(width, height)));
    }

    void drawCentred(const QRectF& area, std::size_t number) const {
        painter_.drawText(area, Qt::AlignCenter, QString::number(number));
    }

    void drawRowNumbers(const QPointF& origin, double side, std::size_t rows) const {
        for (std::size_t row = 0; row < rows; ++row) {
            painter_.drawText(QRectF(origin.x() - 6.4 * units,
                                     origin.y() + static_cast<double>(row) * side, 5 * units, side),
                              Qt::AlignRight | Qt::AlignVCenter, QString::number(row + 1));
        }
    }

    void drawLabels(const SheetBoard& board, const QPointF& origin, double side) const {
        painter_.setPen(Qt::black);
        if (board.hasNumbers) {
            painter_.setFont(fontOf(6));
            for (std::size_t cell = 0; cell < board.rows * board.cols; ++cell) {
                const QPointF corner =
                    origin + QPointF(static_cast<double>(cell % board.cols) * side + 0.5 * units,
                                     static_cast<double>(cell / board.cols) * side + 0.3 * units);
                painter_.drawText(QRectF(corner, QSizeF(side, side)), Qt::AlignLeft | Qt::AlignTop,
                                  QString::number(cell + 1));
            }
        }
        if (board.hasCoordinates) {
            QFont letters = fontOf(9);
            letters.setItalic(true);
            painter_.setFont(letters);
            for (std::size_t col = 0; col < board.cols; ++col) {
                painter_.drawText(QRectF(origin.x() + static_cast<double>(col) * side,
                                         origin.y() - 6.2 * units, side, 5 * units),
                                  Qt::AlignHCenter | Qt::AlignBottom,
                                  QChar(static_cast<char16_t>(u'a' + col)));
            }
            painter_.setFont(fontOf(9));
            drawRowNumbers(origin, side, board.rows);
        }
    }

    struct SymbolFonts {
        QFont letter;
        QFont index;
        QFont after;
    };

    static SymbolFonts fontsOf(const SheetSymbol& symbol) {
        SymbolFonts fonts{fontOf(symbol.points), fontOf(symbol.points * 0.7),
                          fontOf(symbol.points)};
        fonts.letter.setItalic(true);
        return fonts;
    }

    static QString indexOf(const SheetSymbol& symbol) {
        return symbol.index == 0 ? QString() : QString::number(symbol.index);
    }

    double widthOf(const QFont& font, const QString& text) const {
        return QFontMetricsF(font, painter_.device()).horizontalAdvance(text);
    }

    double symbolWidth(const SheetSymbol& symbol) const {
        const SymbolFonts fonts = fontsOf(symbol);
        return widthOf(fonts.letter, QChar::fromLatin1(symbol.letter)) +
               widthOf(fonts.index, indexOf(symbol)) +
               widthOf(fonts.after, QString::fromStdString(symbol.after));
    }

    void drawSymbol(const SheetSymbol& symbol, double x, double y) const {
        const SymbolFonts fonts = fontsOf(symbol);
        painter_.setPen(Qt::black);
        const auto add = [&](const QFont& font, const QString& text, double drop) {
            painter_.setFont(font);
            painter_.drawText(QPointF(x, y + drop), text);
            x += widthOf(font, text);
        };
        add(fonts.letter, QChar::fromLatin1(symbol.letter), 0);
        add(fonts.index, indexOf(symbol), symbol.points * pointUnits * 0.2);
        add(fonts.after, QString::fromStdString(symbol.after), 0);
    }

    QPainter& painter_;
};

} // namespace

QByteArray worksheetPdf(const std::vector<SheetPage>& pages) {
    constexpr int dotsPerInch = 1200;
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(dotsPerInch);
        writer.setPageLayout(
            QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
        writer.setTitle(QStringLiteral("Lights Out"));
        QPainter painter(&writer);
        for (std::size_t i = 0; i < pages.size(); ++i) {
            if (i > 0) {
                writer.newPage();
            }
            paintSheet(painter, pages[i], dotsPerInch / 25.4);
        }
    }
    return content;
}

void paintSheet(QPainter& painter, const SheetPage& page, double unitsPerMillimetre) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(unitsPerMillimetre / units, unitsPerMillimetre / units);
    for (const SheetMark& mark : page.marks) {
        painter.setPen(Qt::black);
        std::visit(Painting(painter), mark);
    }
    painter.restore();
}

} // namespace lightsout
