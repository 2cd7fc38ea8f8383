// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/Picture.h"

#include "text/NumberText.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double sheetSide = 220;
constexpr double sheetGap = 24;
constexpr double nameHeight = 30;
constexpr double entrySide = 30;
constexpr double headRoom = 60;

constexpr double gap = 10;
constexpr int dotsPerInch = 96;
constexpr double pointsPerInch = 72;
constexpr int wrapped = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

/// A picture with the text above and below it, in screen pixels.
class Frame {
public:
    Frame(const Picture& picture, const PictureStyle& style)
        : picture_(picture), style_(style), title_(fontFor(TextRole::headline)),
          caption_(fontFor(TextRole::body)) {
        // Fixed sizes, so that pictures are the same on every screen.
        title_.setPixelSize(22);
        caption_.setPixelSize(16);
        above_ = heightOf(style.title, title_);
        below_ = heightOf(style.caption, caption_);
    }

    QSizeF size() const {
        return {picture_.size.width(), picture_.size.height() + above_ + below_};
    }

    void paint(QPainter& painter) const {
        const Theme theme = themeFor(style_.colours);
        const double width = picture_.size.width();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(QRectF(QPointF(), size()), theme.background);
        painter.setPen(theme.text);
        painter.setFont(title_);
        painter.drawText(QRectF(gap, gap, width - 2 * gap, above_), wrapped, style_.title);
        painter.setPen(theme.secondText);
        painter.setFont(caption_);
        painter.drawText(QRectF(gap, above_ + picture_.size.height(), width - 2 * gap, below_),
                         wrapped, style_.caption);
        painter.save();
        painter.translate(0, above_);
        picture_.paint(painter, theme);
        painter.restore();
    }

private:
    double heightOf(const QString& text, const QFont& font) const {
        const QRectF room(0, 0, picture_.size.width() - 2 * gap, 1e6);
        return text.isEmpty()
                   ? 0
                   : QFontMetricsF(font).boundingRect(room, wrapped, text).height() + 2 * gap;
    }

    const Picture& picture_;
    const PictureStyle& style_;
    QFont title_;
    QFont caption_;
    double above_ = 0;
    double below_ = 0;
};

} // namespace

Theme themeFor(PictureColours colours) {
    Theme theme = colours == PictureColours::dark ? Theme::dark() : Theme::light();
    if (colours == PictureColours::print) {
        theme.background = Qt::white;
    }
    return theme;
}

void paintPicture(QPainter& painter, const QRectF& area, const Picture& picture,
                  const PictureStyle& style) {
    const Frame frame(picture, style);
    const QSizeF size = frame.size();
    const double scale = std::min(area.width() / size.width(), area.height() / size.height());
    painter.save();
    painter.translate(area.center());
    painter.scale(scale, scale);
    painter.translate(-size.width() / 2, -size.height() / 2);
    frame.paint(painter);
    painter.restore();
}

QImage pictureImage(const Picture& picture, const PictureStyle& style) {
    const QSizeF size = Frame(picture, style).size();
    const double height = size.height() * style.width / size.width();
    QImage image(QSize(style.width, std::max(1, qRound(height))), QImage::Format_RGB32);
    if (image.isNull()) {
        throw std::bad_alloc();
    }
    image.fill(themeFor(style.colours).background);
    QPainter painter(&image);
    paintPicture(painter, QRectF(image.rect()), picture, style);
    return image;
}

QByteArray drawingFile(const Picture& picture, const PictureStyle& style, PictureFormat format) {
    LIGHTSOUT_ASSERT(format != PictureFormat::png);
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    const Frame frame(picture, style);
    const QSizeF size = frame.size() * (style.width / frame.size().width());
    if (format == PictureFormat::svg) {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(dotsPerInch);
        generator.setSize(size.toSize());
        generator.setViewBox(QRectF(QPointF(), size));
        generator.setTitle(style.title);
        QPainter painter(&generator);
        paintPicture(painter, QRectF(QPointF(), size), picture, style);
    } else {
        QPdfWriter writer(&buffer);
        writer.setTitle(style.title);
        writer.setResolution(dotsPerInch);
        writer.setPageSize(QPageSize(size * (pointsPerInch / dotsPerInch), QPageSize::Point,
                                     QString(), QPageSize::ExactMatch));
        writer.setPageMargins({});
        QPainter painter(&writer);
        paintPicture(painter, QRectF(QPointF(), size), picture, style);
    }
    return content;
}

Picture boardDrawing(BoardScene scene, double side) {
    scene.isForFile = true;
    BoardGeometry geometry(scene.rule);
    geometry.setViewSize({side, side});
    return {.size = {side, side},
            .paint = [scene, geometry](QPainter& painter, const Theme& theme) {
                paintBoard(painter, geometry, scene, theme);
            }};
}

Picture boardSheet(const std::vector<NamedBoard>& boards) {
    const auto count = static_cast<double>(boards.size());
    const double columns = std::ceil(std::sqrt(count));
    const double rows = std::ceil(count / columns);
    std::vector<std::pair<Picture, QString>> parts;
    for (const NamedBoard& board : boards) {
        parts.emplace_back(boardDrawing(board.scene, sheetSide), board.name);
    }
    return {.size = {columns * (sheetSide + sheetGap) + sheetGap,
                     rows * (sheetSide + nameHeight + sheetGap) + sheetGap},
            .paint = [parts, columns](QPainter& painter, const Theme& theme) {
                QFont font = fontFor(TextRole::body);
                font.setPixelSize(15);
                for (std::size_t i = 0; i < parts.size(); ++i) {
                    const auto place = static_cast<double>(i);
                    const double row = std::floor(place / columns);
                    painter.save();
                    painter.translate(sheetGap + (place - row * columns) * (sheetSide + sheetGap),
                                      sheetGap + row * (sheetSide + nameHeight + sheetGap));
                    parts[i].first.paint(painter, theme);
                    painter.setFont(font);
                    painter.setPen(theme.text);
                    painter.drawText(QRectF(0, sheetSide, sheetSide, nameHeight), Qt::AlignCenter,
                                     parts[i].second);
                    painter.restore();
                }
            }};
}

Picture matrixDrawing(const BitMatrix& matrix, std::size_t columns, const MatrixMarks& marks,
                      double film) {
    MatrixScene scene;
    scene.matrix = matrix;
    scene.marks = marks;
    scene.film = film;
    scene.isForPaper = true;
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        scene.rowSymbols.push_back(rowLetter() + subscript(shownNumber(row)));
    }
    for (std::size_t column = 0; column < columns; ++column) {
        scene.columnSymbols.push_back(QStringLiteral("x") + subscript(shownNumber(column)));
    }
    if (matrix.cols() > columns) {
        scene.columnSymbols.push_back(QStringLiteral("d"));
    }
    const QSizeF size(entrySide * static_cast<double>(matrix.cols()) + 2 * headRoom,
                      entrySide * static_cast<double>(matrix.rows()) + 2 * headRoom);
    MatrixGeometry geometry;
    geometry.setShape(matrix.rows(), columns, matrix.cols() - columns);
    geometry.setHeads(3, 1);
    geometry.setViewSize(size);
    geometry.fit();
    return {.size = size, .paint = [scene, geometry](QPainter& painter, const Theme& theme) {
                paintMatrix(painter, geometry, scene, theme);
            }};
}

} // namespace lightsout
