// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/TableExport.h"

#include "counts/CountsText.h"
#include "io/AtomicFile.h"
#include "solve/Solutions.h"
#include "text/FilePath.h"
#include "theme/Theme.h"

#include <QFileInfo>
#include <QImage>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double cellWidth = 34; ///< pixels on a screen
constexpr double cellHeight = 24;

using Entry = QString (CountsTable::*)(std::size_t, std::size_t) const;

/// Returns the lines of the table, with `separator` between the columns.
QString lines(const CountsTable& table, const QString& corner, const QString& separator,
              const QString& end, Entry entry, const Progress& progress) {
    const SizeRange rows = table.nullities.rows;
    const SizeRange cols = table.nullities.cols;
    QString text = corner;
    for (std::size_t col = cols.first; col <= cols.last; ++col) {
        text += separator + table.columnName(col);
    }
    text += end;
    for (std::size_t row = rows.first; row <= rows.last; ++row) {
        progress.checkpoint();
        text += QString::number(row);
        for (std::size_t col = cols.first; col <= cols.last; ++col) {
            text += separator + (table.*entry)(row, col);
        }
        text += end;
    }
    return text;
}

QString csv(const CountsTable& table, const Progress& progress) {
    return lines(table, table.isOfSquares ? QStringLiteral("n") : QStringLiteral("rows"),
                 QStringLiteral(","), QStringLiteral("\n"), &CountsTable::exact, progress);
}

QString latex(const CountsTable& table, const Progress& progress) {
    return QStringLiteral("\\begin{tabular}{r|%1}\n")
               .arg(QString(static_cast<qsizetype>(table.nullities.cols.count()),
                            QLatin1Char('r'))) +
           lines(table,
                 table.isOfSquares ? QStringLiteral("$n$") : QStringLiteral("$m \\backslash n$"),
                 QStringLiteral(" & "), QStringLiteral(" \\\\\n"), &CountsTable::latex, progress) +
           QStringLiteral("\\end{tabular}\n");
}

QSizeF pictureSize(SizeRange rows, SizeRange cols) {
    return {cellWidth * static_cast<double>(cols.count() + 1),
            cellHeight * static_cast<double>(rows.count() + 1)};
}

/// Paints the entries of these rows and columns, with their row and column numbers.
void paintPart(QPainter& painter, const CountsTable& table, SizeRange rows, SizeRange cols,
               const Theme& theme, Progress& progress) {
    const HeatScale scale = scaleFor(MapMode::solutions);
    QFont font = fontFor(TextRole::body);
    font.setPixelSize(static_cast<int>(cellHeight * 0.5));
    QFont bold = font;
    bold.setBold(true);
    painter.setLayoutDirection(Qt::LeftToRight);
    const auto cellAt = [&](std::size_t row, std::size_t col) {
        return QRectF(cellWidth * static_cast<double>(col), cellHeight * static_cast<double>(row),
                      cellWidth, cellHeight);
    };
    painter.setFont(bold);
    painter.setPen(theme.text);
    for (std::size_t r = 0; r < rows.count(); ++r) {
        painter.drawText(cellAt(r + 1, 0), Qt::AlignCenter, QString::number(rows.first + r));
    }
    for (std::size_t c = 0; c < cols.count(); ++c) {
        painter.drawText(cellAt(0, c + 1), Qt::AlignCenter,
                         table.isOfSquares ? QStringLiteral("n × n")
                                           : table.columnName(cols.first + c));
    }
    painter.setFont(font);
    for (std::size_t r = 0; r < rows.count(); ++r) {
        for (std::size_t c = 0; c < cols.count(); ++c) {
            progress.checkpoint();
            const std::uint32_t value = table.nullities.at(rows.first + r, cols.first + c);
            const QRectF cell = cellAt(r + 1, c + 1);
            painter.fillRect(cell.adjusted(1, 1, -1, -1), scale.colour(scale.bandOf(value), theme));
            painter.setPen(scale.textColour(scale.bandOf(value), theme));
            painter.drawText(cell, Qt::AlignCenter, table.shown(rows.first + r, cols.first + c));
        }
    }
}

bool saveText(const QString& path, const QString& text) {
    return writeFileAtomically(pathOf(path), text.toStdString()).hasValue();
}

/// A device that rejects further data once the work is cancelled. This ends the encoding of a
/// picture, because the encoder can't check for cancellation in any other way.
class CheckedDevice : public QIODevice {
public:
    CheckedDevice(QIODevice& file, const Progress& progress) : file_(file), progress_(progress) {
        open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }

protected:
    qint64 readData(char* /*data*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override {
        return progress_.cancelled() ? -1 : file_.write(data, size);
    }

private:
    QIODevice& file_;
    const Progress& progress_;
};

bool saveTablePicture(const CountsTable& table, QIODevice& file, const Theme& theme,
                      Progress& progress) {
    const QSize size = pictureSize(table.nullities.rows, table.nullities.cols).toSize();
    // The picture has twice the resolution of a screen, unless that would need hundreds of
    // megabytes.
    const int sharpness = table.boards() <= maxDrawnBoards / 4 ? 2 : 1;
    QImage image(size * sharpness, QImage::Format_RGB32);
    if (image.isNull()) {
        return false;
    }
    image.setDevicePixelRatio(sharpness);
    // The table is painted in strips, because touching that much memory for the first time takes
    // tenths of a second.
    QPainter painter(&image);
    const int height = static_cast<int>(cellHeight);
    for (int top = 0; top < size.height(); top += height) {
        progress.checkpoint();
        painter.fillRect(0, top, size.width(), height, theme.background);
    }
    paintPart(painter, table, table.nullities.rows, table.nullities.cols, theme, progress);
    painter.end();
    CheckedDevice checked(file, progress);
    const bool isSaved = image.save(&checked, "PNG");
    progress.checkpoint();
    return isSaved;
}

bool saveDrawing(const CountsTable& table, QIODevice& file, const Theme& theme,
                 Progress& progress) {
    const QSizeF size = pictureSize(table.nullities.rows, table.nullities.cols);
    QSvgGenerator generator;
    generator.setOutputDevice(&file);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF({0, 0}, size));
    QPainter painter(&generator);
    painter.fillRect(QRectF({0, 0}, size), theme.background);
    paintPart(painter, table, table.nullities.rows, table.nullities.cols, theme, progress);
    return painter.end();
}

bool savePages(const CountsTable& table, QIODevice& file, const Theme& /*paper has its own*/,
               Progress& progress) {
    QPdfWriter writer(&file);
    return printTable(table, writer, progress);
}

QString kindOf(const QString& path) {
    return QFileInfo(path).suffix().toLower();
}

constexpr std::size_t maxExponentInLatex = 20; ///< largest exponent of a count that is written in
                                               ///< full

} // namespace

QString CountsTable::shown(std::size_t row, std::size_t col) const {
    return cellText(showsCounts ? MapMode::solutions : MapMode::nullity, nullities.at(row, col));
}

QString CountsTable::exact(std::size_t row, std::size_t col) const {
    const std::uint32_t nullity = nullities.at(row, col);
    return showsCounts ? QString::fromStdString(powerOfTwo(nullity)) : QString::number(nullity);
}

QString CountsTable::latex(std::size_t row, std::size_t col) const {
    const std::uint32_t nullity = nullities.at(row, col);
    return showsCounts && nullity > maxExponentInLatex ? QStringLiteral("$2^{%1}$").arg(nullity)
                                                       : exact(row, col);
}

QString CountsTable::columnName(std::size_t col) const {
    return !isOfSquares  ? QString::number(col)
           : showsCounts ? QStringLiteral("solutions")
                         : QStringLiteral("nullity");
}

QString tableCsv(const CountsTable& table) {
    return csv(table, Progress());
}

QString tableForClipboard(const CountsTable& table) {
    return lines(table, QString(), QStringLiteral("\t"), QStringLiteral("\n"), &CountsTable::exact,
                 Progress());
}

QString tableLatex(const CountsTable& table) {
    return latex(table, Progress());
}

bool isDrawing(const QString& path) {
    return QStringList{"png", "svg", "pdf"}.contains(kindOf(path));
}

bool saveTable(const CountsTable& table, const QString& path, const Theme& theme,
               Progress& progress) {
    const QString kind = kindOf(path);
    if (kind == QLatin1String("csv")) {
        return saveText(path, csv(table, progress));
    }
    if (kind == QLatin1String("tex")) {
        return saveText(path, latex(table, progress));
    }
    QSaveFile file(path);
    if (!isDrawing(path) || !file.open(QIODevice::WriteOnly)) {
        return false;
    }
    const auto save = kind == QLatin1String("png")   ? saveTablePicture
                      : kind == QLatin1String("svg") ? saveDrawing
                                                     : savePages;
    return save(table, file, theme, progress) && file.commit();
}

bool printTable(const CountsTable& table, QPagedPaintDevice& device, Progress& progress) {
    QPainter painter;
    if (!painter.begin(&device)) {
        return false;
    }
    constexpr double pixelsPerInch = 96;
    const double scale = device.logicalDpiX() / pixelsPerInch;
    const QSizeF page(device.width() / scale, device.height() / scale);
    const auto fitting = [](double room, double each) {
        return static_cast<std::size_t>(std::max(room / each - 1, 1.0));
    };
    const std::size_t rowsOfPage = fitting(page.height(), cellHeight);
    const std::size_t colsOfPage = fitting(page.width(), cellWidth);
    Theme paper = Theme::light();
    paper.text = Qt::black;
    bool isFirst = true;
    for (std::size_t row = table.nullities.rows.first; row <= table.nullities.rows.last;
         row += rowsOfPage) {
        for (std::size_t col = table.nullities.cols.first; col <= table.nullities.cols.last;
             col += colsOfPage) {
            if (!isFirst) {
                device.newPage();
            }
            isFirst = false;
            painter.save();
            painter.scale(scale, scale);
            paintPart(
                painter, table, {row, std::min(row + rowsOfPage - 1, table.nullities.rows.last)},
                {col, std::min(col + colsOfPage - 1, table.nullities.cols.last)}, paper, progress);
            painter.restore();
        }
    }
    return painter.end();
}

} // namespace lightsout
