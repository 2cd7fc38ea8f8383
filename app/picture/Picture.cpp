// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/Picture.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>

namespace lightsout {

namespace {

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

} // namespace lightsout
