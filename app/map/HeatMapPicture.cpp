#include "look/Symbols.h"
#include "look/Theme.h"
#include "map/HeatMap.h"
#include "text/NumberText.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

// How a HeatMap draws itself.

namespace lightsout {

namespace {

/// Pixels a cell needs to be drawn as a square of its own, to have a mark, and to hold a number.
constexpr double leastSquare = 6;
constexpr double leastNumber = 18;
constexpr qsizetype mostPixmaps = 4096;
constexpr double gapBetweenHeads = 14;

/// The distance between numbered rows or columns that leaves each so many pixels: 1, 2, 5, 10, 20,
/// 50, …
std::size_t headStep(double cellSize, double room) {
    std::size_t step = 1;
    for (std::size_t power = 1;; power *= 10) {
        for (const std::size_t digit : {1U, 2U, 5U}) {
            step = digit * power;
            if (static_cast<double>(step) * cellSize >= room) {
                return step;
            }
        }
    }
}

} // namespace

void HeatMap::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (!pixmaps_.isEmpty() &&
        (pixmaps_.size() > mostPixmaps ||
         pixmaps_.begin()->deviceIndependentSize().width() != window_.cellSize())) {
        pixmaps_.clear();
    }
    paintTable(painter, [&](const QRectF& cell, const Look& look) {
        painter.drawPixmap(cell.topLeft(), pixmapOf(look));
    });
    paintPointer(painter);
}

void HeatMap::paintPicture(QPainter& painter) {
    paintTable(painter, [&](const QRectF& cell, const Look& look) {
        painter.save();
        painter.translate(cell.topLeft());
        paintLook(painter, cell.width(), look);
        painter.restore();
    });
}

void HeatMap::paintTable(QPainter& painter,
                         const std::function<void(const QRectF&, const Look&)>& paintCell) {
    painter.setLayoutDirection(Qt::LeftToRight);
    if (window_.rows() == 0 || window_.columns() == 0) {
        return;
    }
    const HeatArea area = window_.visible();
    paintHeads(painter, area);
    painter.save();
    painter.setClipRect(window_.plot(), Qt::IntersectClip);
    if (window_.cellSize() >= leastSquare) {
        paintCells(area, paintCell);
    } else {
        paintImages(painter, area);
    }
    painter.restore();
}

void HeatMap::paintCells(const HeatArea& area,
                         const std::function<void(const QRectF&, const Look&)>& paintCell) {
    for (std::size_t row = area.first.row; row <= area.last.row; ++row) {
        for (std::size_t column = area.first.column; column <= area.last.column; ++column) {
            const HeatCell cell{row, column};
            if (const auto value = valueAt(cell)) {
                paintCell(window_.cellRect(cell), {*value, markOf(cell, *value)});
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
    QPainter painter(&pixmap);
    paintLook(painter, size, look);
    return pixmap;
}

void HeatMap::paintLook(QPainter& painter, double size, const Look& look) const {
    const std::size_t band = scale_.bandOf(look.value);
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
}

void HeatMap::paintHeads(QPainter& painter, const HeatArea& area) const {
    painter.setFont(fontFor(TextRole::small));
    const auto cell = pointed();
    const QFontMetrics metrics = painter.fontMetrics();
    const double high = metrics.height();
    const double wide = metrics.horizontalAdvance(numberText(area.last.column)) + gapBetweenHeads;
    const QRectF plot = window_.plot();
    // Calls draw(number) for the first, every step-th and the pointed one, where there is room.
    const std::size_t step = headStep(window_.cellSize(), std::max(high, wide));
    const auto forEachHead = [&](std::size_t first, std::size_t last,
                                 std::optional<std::size_t> pointedNumber, double room,
                                 const auto& draw) {
        for (std::size_t number = first; number <= last; ++number) {
            const bool isPointed = number == pointedNumber;
            const double away =
                pointedNumber ? window_.cellSize() * std::abs(static_cast<double>(number) -
                                                              static_cast<double>(*pointedNumber))
                              : room;
            const bool hasHead =
                number % step == 0 || (number == 1 && step > 1 &&
                                       static_cast<double>(step - 1) * window_.cellSize() >= room);
            if (isPointed || (hasHead && away >= room)) {
                painter.setPen(isPointed ? Theme::current().press : Theme::current().secondText);
                draw(number);
            }
        }
    };
    forEachHead(area.first.row, area.last.row, cell ? std::optional(cell->row) : std::nullopt, high,
                [&](std::size_t number) {
                    const double y = window_.cellRect({number, area.first.column}).center().y();
                    if (y >= plot.top() && y + high / 2 <= plot.bottom()) {
                        painter.drawText(QRectF(0, y - high / 2, plot.left() - 8, high),
                                         Qt::AlignRight | Qt::AlignVCenter, numberText(number));
                    }
                });
    forEachHead(area.first.column, area.last.column,
                cell ? std::optional(cell->column) : std::nullopt, wide, [&](std::size_t number) {
                    const double x = window_.cellRect({area.first.row, number}).center().x();
                    const double half = metrics.horizontalAdvance(numberText(number)) / 2.0;
                    if (x >= plot.left() && x + half <= plot.right() + 1) {
                        painter.drawText(QRectF(x - wide, 0, 2 * wide, plot.top() - 4),
                                         Qt::AlignHCenter | Qt::AlignBottom, numberText(number));
                    }
                });
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
