#include "document/VertexText.h"
#include "widgets/HeatMap.h"
#include "widgets/Symbols.h"
#include "widgets/Theme.h"

#include <QPainter>

#include <algorithm>

// How a HeatMap draws itself.

namespace lightsout {

namespace {

/// Pixels a cell needs to be drawn as a square of its own, to have a mark, and to hold a number.
constexpr double leastSquare = 6;
constexpr double leastNumber = 18;
constexpr qsizetype mostPixmaps = 4096;
constexpr double roomBetweenHeads = 46;

/// The distance between numbered rows or columns: 1, 2, 5, 10, 20, 50, …
std::size_t headStep(double cellSize) {
    std::size_t step = 1;
    while (static_cast<double>(step) * cellSize < roomBetweenHeads / 2) {
        const bool isTwo = step == 2 || (step % 10 == 0 &&
                                         (step / 10 == 2 || step / 100 == 2 || step / 1000 == 2));
        step = isTwo ? step / 2 * 5 : step * 2;
    }
    return step;
}

} // namespace

void HeatMap::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (window_.rows() == 0 || window_.columns() == 0) {
        return;
    }
    const HeatArea area = window_.visible();
    paintHeads(painter, area);
    painter.setClipRect(window_.plot());
    const double size = window_.cellSize();
    if (size >= leastSquare) {
        paintCells(painter, area);
    } else {
        paintImages(painter, area);
    }
    painter.setClipping(false);
    paintPointer(painter);
}

void HeatMap::paintCells(QPainter& painter, const HeatArea& area) {
    if (!pixmaps_.isEmpty() &&
        (pixmaps_.size() > mostPixmaps ||
         pixmaps_.begin()->deviceIndependentSize().width() != window_.cellSize())) {
        pixmaps_.clear();
    }
    for (std::size_t row = area.first.row; row <= area.last.row; ++row) {
        for (std::size_t column = area.first.column; column <= area.last.column; ++column) {
            const HeatCell cell{row, column};
            if (const auto value = valueAt(cell)) {
                painter.drawPixmap(window_.cellRect(cell).topLeft(),
                                   pixmapOf({*value, markOf(cell, *value)}));
            }
        }
    }
}

void HeatMap::paintImages(QPainter& painter, const HeatArea& area) {
    // Below a pixel a cell, neighbours are averaged.
    painter.setRenderHint(QPainter::SmoothPixmapTransform, window_.cellSize() < 1);
    const HeatTile first = tileOf(area.first);
    const HeatTile last = tileOf(area.last);
    for (std::size_t row = first.row; row <= last.row; ++row) {
        for (std::size_t column = first.column; column <= last.column; ++column) {
            TileContent* content = tiles_.object(keyOf({row, column}));
            if (content == nullptr) {
                continue;
            }
            if (content->image.isNull()) {
                content->image = imageOf(*content, {row, column});
            }
            painter.drawImage(window_.areaRect(areaOf({row, column})), content->image);
        }
    }
}

QImage HeatMap::imageOf(const TileContent& content, HeatTile tile) const {
    const HeatArea area = areaOf(tile);
    std::vector<QRgb> colours;
    for (std::size_t band = 0; band < scale_.bands().size(); ++band) {
        colours.push_back(scale_.colour(band).rgb());
    }
    QImage image(static_cast<int>(area.last.column - area.first.column + 1),
                 static_cast<int>(area.last.row - area.first.row + 1), QImage::Format_RGB32);
    auto value = content.values.begin();
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x, ++value) {
            const HeatMark mark = markOf({area.first.row + static_cast<std::size_t>(y),
                                          area.first.column + static_cast<std::size_t>(x)},
                                         *value);
            line[x] = mark == HeatMark::wrong   ? Theme::current().press.rgb()
                      : mark == HeatMark::right ? Theme::current().accent.rgb()
                                                : colours[scale_.bandOf(*value)];
        }
    }
    return image;
}

const QPixmap& HeatMap::pixmapOf(const Look& look) {
    QPixmap& pixmap = pixmaps_[look];
    if (!pixmap.isNull()) {
        return pixmap;
    }
    const double size = window_.cellSize();
    const double ratio = devicePixelRatioF();
    pixmap = QPixmap(QSizeF(size * ratio, size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    const std::size_t band = scale_.bandOf(look.value);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double gap = std::max(0.5, size * 0.05);
    const double radius = size * 0.16;
    const QRectF square = QRectF(0, 0, size, size).adjusted(gap, gap, -gap, -gap);
    painter.setPen(Qt::NoPen);
    painter.setBrush(scale_.colour(band));
    painter.drawRoundedRect(square, radius, radius);
    if (look.mark != HeatMark::none) {
        const bool isRight = look.mark == HeatMark::right;
        const double width = std::max(1.2, size * 0.09);
        painter.setPen(QPen(isRight ? Theme::current().accent : Theme::current().press, width));
        painter.setBrush(Qt::NoBrush);
        const QRectF ring = square.adjusted(width / 2, width / 2, -width / 2, -width / 2);
        painter.drawRoundedRect(ring, radius, radius);
        if (!isRight) {
            painter.drawLine(ring.topLeft(), ring.bottomRight());
            painter.drawLine(ring.topRight(), ring.bottomLeft());
        }
    }
    if (size >= leastNumber) {
        const QString text = numberText(look.value);
        QFont font = fontFor(TextRole::body);
        const double room = text.size() <= 2 ? 0.46 : 1.25 / static_cast<double>(text.size() + 1);
        font.setPixelSize(std::max(6, static_cast<int>(size * room)));
        painter.setFont(font);
        painter.setPen(scale_.textColour(band));
        painter.drawText(QRectF(0, 0, size, size), Qt::AlignCenter, text);
    }
    return pixmap;
}

void HeatMap::paintHeads(QPainter& painter, const HeatArea& area) const {
    const Theme& theme = Theme::current();
    const std::size_t step = headStep(window_.cellSize());
    painter.setFont(fontFor(TextRole::small));
    const auto cell = pointed();
    const double high = painter.fontMetrics().height();
    const QRectF plot = window_.plot();
    const auto hasHead = [step](std::size_t number) { return number == 1 || number % step == 0; };
    const auto isNear = [step](std::size_t number, std::optional<std::size_t> pointedNumber) {
        return pointedNumber && number != *pointedNumber &&
               (number > *pointedNumber ? number - *pointedNumber : *pointedNumber - number) < step;
    };
    const auto row = cell ? std::optional(cell->row) : std::nullopt;
    const auto column = cell ? std::optional(cell->column) : std::nullopt;
    for (std::size_t r = area.first.row; r <= area.last.row; ++r) {
        const double middle = window_.cellRect({r, area.first.column}).center().y();
        if ((r == row || (hasHead(r) && !isNear(r, row))) && middle >= plot.top()) {
            painter.setPen(r == row ? theme.press : theme.secondText);
            painter.drawText(QRectF(0, middle - high / 2, plot.left() - 8, high),
                             Qt::AlignRight | Qt::AlignVCenter, numberText(r));
        }
    }
    for (std::size_t c = area.first.column; c <= area.last.column; ++c) {
        const double middle = window_.cellRect({area.first.row, c}).center().x();
        if ((c == column || (hasHead(c) && !isNear(c, column))) && middle >= plot.left()) {
            painter.setPen(c == column ? theme.press : theme.secondText);
            painter.drawText(
                QRectF(middle - roomBetweenHeads, 0, 2 * roomBetweenHeads, plot.top() - 4),
                Qt::AlignHCenter | Qt::AlignBottom, numberText(c));
        }
    }
}

void HeatMap::paintPointer(QPainter& painter) const {
    const auto cell = pointed();
    if (!cell) {
        return;
    }
    const QRectF plot = window_.plot();
    const QRectF rect = window_.cellRect(*cell);
    if (!rect.intersects(plot)) {
        return;
    }
    painter.setClipRect(plot.adjusted(-2, -2, 2, 2));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Theme::current().press, 1, Qt::DashLine));
    painter.drawLine(QPointF(plot.left(), rect.center().y()), {rect.left() - 1, rect.center().y()});
    painter.drawLine(QPointF(rect.center().x(), plot.top()), {rect.center().x(), rect.top() - 1});
    const double least = std::max(0.0, (leastSquare - rect.width()) / 2);
    painter.setPen(QPen(Theme::current().press, hasFocus() ? 2.6 : 2));
    painter.drawRoundedRect(rect.adjusted(-least, -least, least, least), 2, 2);
}

} // namespace lightsout
