// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartOverlay.h"

#include "chart/ChartAxes.h"
#include "chart/ChartPanel.h"
#include "text/NumberText.h"
#include "theme/Symbols.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

constexpr double markWidth = 3.5;
constexpr double padding = 10;
constexpr double nextToPointer = 12;
constexpr double maxDot = 4.5; ///< maximum radius of a dot
constexpr double minDot = 1.5;
constexpr double dotReach = 9; ///< maximum distance from a dot to the mouse pointer

const ChartPoint* pointAtX(const ChartSeries& series, double x) {
    const auto found = std::ranges::lower_bound(series.points, x, {}, &ChartPoint::x);
    return found != series.points.end() && found->x == x ? &*found : nullptr;
}

} // namespace

QColor ChartOverlay::colourOf(const ChartSeries& series) const {
    return faded(theme.*series.colour, series.opacity);
}

void ChartOverlay::paint(QPainter& painter) const {
    painter.save();
    painter.setClipRect(plot.adjusted(-maxDot, -maxDot, maxDot, maxDot));
    if (chart.marker) {
        painter.setPen(QPen(theme.press, 2, Qt::DashLine));
        const double x = position(*chart.marker, 0).x();
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        if (chart.series[i].emphasized && isShown[i]) {
            paintEmphasized(painter, i);
        }
        if (chart.series[i].shape == ChartShape::marks && isShown[i]) {
            paintMarks(painter, chart.series[i]);
        }
        if (chart.series[i].shape == ChartShape::dots && isShown[i]) {
            paintDots(painter, i);
        }
    }
    painter.setClipping(false);
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        if (chart.series[i].isLabelled && isShown[i]) {
            paintLabels(painter, chart.series[i]);
        }
    }
    painter.restore();
}

void ChartOverlay::paintEmphasized(QPainter& painter, std::size_t index) const {
    const ChartSeries& series = chart.series[index];
    const ChartPoint* point = pointAtX(series, *series.emphasized);
    if (point != nullptr && series.shape == ChartShape::bars) {
        const ChartRange slot = barSlot(chart, index);
        const double base = chart.y.isLogarithmic ? wholeRangeOfY(chart).low : 0;
        painter.fillRect(
            QRectF(position(point->x + slot.low, point->y), position(point->x + slot.high, base)),
            theme.press);
    }
}

void ChartOverlay::paintMarks(QPainter& painter, const ChartSeries& series) const {
    const double half = markHalfWidth(chart);
    painter.setPen(QPen(colourOf(series), grownWithText(markWidth), Qt::SolidLine, Qt::RoundCap));
    const QRectF inside = plot.adjusted(-1, -1, 1, 1);
    for (const ChartPoint& point : series.points) {
        if ((!chart.y.isLogarithmic || point.y > 0) &&
            inside.contains(position(point.x, point.y))) {
            painter.drawLine(position(point.x - half, point.y), position(point.x + half, point.y));
        }
    }
}

void ChartOverlay::paintDots(QPainter& painter, std::size_t index) const {
    const ChartSeries& series = chart.series[index];
    const auto count = static_cast<double>(std::max<std::size_t>(series.points.size(), 1));
    const double radius = std::clamp(plot.width() / count / 2, minDot, grownWithText(maxDot));
    QPainterPath dot;
    switch (legendShape(chart, index)) {
    case QLegend::MarkerShapeCircle:
        dot.addEllipse(QPointF(), radius, radius);
        break;
    case QLegend::MarkerShapeRectangle:
        dot.addRect(-radius, -radius, 2 * radius, 2 * radius);
        break;
    case QLegend::MarkerShapeTriangle:
        dot.addPolygon(QPolygonF{{-radius, radius}, {radius, radius}, {0, -radius}});
        break;
    default:
        dot.addPolygon(QPolygonF{{-radius, 0}, {0, radius}, {radius, 0}, {0, -radius}});
    }
    const QColor colour = colourOf(series);
    const QRectF inside = plot.adjusted(-1, -1, 1, 1); // a dot on an axis is drawn whole
    for (const ChartPoint& point : series.points) {
        const QPointF place = position(point.x, point.y);
        if ((!chart.y.isLogarithmic || point.y > 0) && inside.contains(place)) {
            painter.fillPath(dot.translated(place), colour);
        }
    }
}

std::optional<ChartBar> ChartOverlay::dotAt(QPointF place) const {
    std::optional<ChartBar> nearest;
    double least = grownWithText(dotReach);
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        if (chart.series[i].shape != ChartShape::dots || !isShown[i]) {
            continue;
        }
        for (const ChartPoint& point : chart.series[i].points) {
            const double distance = QLineF(place, position(point.x, point.y)).length();
            if (distance < least) {
                least = distance;
                nearest = ChartBar{i, point.x};
            }
        }
    }
    return nearest;
}

void ChartOverlay::paintLabels(QPainter& painter, const ChartSeries& series) const {
    QFont font = fontFor(TextRole::small);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(colourOf(series));
    const QFontMetricsF metrics(font);
    const QRectF inside = plot.adjusted(-1, -1, 1, 1);
    std::vector<QRectF> taken;
    // The last marks are the most important ones, so their labels are placed first.
    for (auto point = series.points.rbegin(); point != series.points.rend(); ++point) {
        const QPointF mark = position(point->x, point->y);
        if (!inside.contains(mark)) {
            continue;
        }
        const QString text = isolated(ChartPanel::tr("%1: %2").arg(
            chartValueText(chart.x, point->x), chartValueText(chart.y, point->y)));
        QRectF box(0, 0, metrics.horizontalAdvance(text) + 4, metrics.height());
        // The labels of the axis must stay legible.
        const double centre = std::max(mark.x(), plot.left() + box.width() / 2);
        box.moveCenter(
            {std::min(centre, width - box.width() / 2), mark.y() - markWidth - box.height() / 2});
        const auto inTheWay = [&] {
            return std::ranges::find_if(
                taken, [&box](const QRectF& other) { return other.intersects(box); });
        };
        if (const auto other = inTheWay(); other != taken.end()) {
            // The label may fit slightly further to the left.
            box.moveRight(std::max(other->left(), mark.x()));
        }
        if (inTheWay() == taken.end()) {
            painter.drawText(box, Qt::AlignCenter, text);
            taken.push_back(box);
        }
    }
}

void ChartOverlay::paintValues(QPainter& painter, double x, const QPixmap& picture) const {
    const QString text = chartValuesAt(chart, isShown, x);
    const double place = position(x, 0).x();
    if (text.isEmpty() || place < plot.left() - 1 || place > plot.right() + 1) {
        return;
    }
    painter.setPen(QPen(theme.secondText, 1, Qt::DotLine));
    painter.drawLine(QPointF(place, plot.top()), QPointF(place, plot.bottom()));
    painter.setFont(fontFor(TextRole::body));
    const QRectF words = painter.boundingRect(QRectF(0, 0, 1000, 1000), Qt::AlignLeft, text);
    const QSizeF pictureSize = picture.deviceIndependentSize();
    const double gap = picture.isNull() ? 0 : padding;
    QRectF box(place + nextToPointer, plot.top() + nextToPointer,
               std::max(words.width(), pictureSize.width()) + 2 * padding,
               words.height() + gap + pictureSize.height() + 2 * padding);
    if (box.right() > width) {
        box.moveRight(std::max(place - nextToPointer, box.width()));
    }
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(theme.background);
    painter.drawRoundedRect(box, 8, 8);
    painter.setPen(theme.text);
    painter.drawText(box.adjusted(padding, padding, -padding, -padding), Qt::AlignLeft, text);
    painter.drawPixmap(QPointF(box.left() + padding, box.top() + padding + words.height() + gap),
                       picture);
}

QLegend::MarkerShape legendShape(const Chart& chart, std::size_t series) {
    constexpr std::array<QLegend::MarkerShape, 4> shapes{
        QLegend::MarkerShapeCircle, QLegend::MarkerShapeRectangle, QLegend::MarkerShapeTriangle,
        QLegend::MarkerShapeRotatedRectangle};
    std::size_t before = 0;
    for (std::size_t i = 0; i < series; ++i) {
        before += chart.series[i].shape == ChartShape::dots ? 1 : 0;
    }
    return chart.series[series].shape == ChartShape::dots ? shapes.at(before % shapes.size())
                                                          : QLegend::MarkerShapeRectangle;
}

QString chartPointText(const Chart& chart, const ChartSeries& series, const ChartPoint& point) {
    const QString value = chartValueText(chart.y, point.y);
    return hasLowerEdge(series.shape)
               ? ChartPanel::tr("%1 to %2").arg(chartValueText(chart.y, point.low), value)
               : value;
}

QString chartSummary(const Chart& chart, const std::vector<bool>& isShown) {
    struct Peak {
        QString name;
        QString x;
        QString y;
    };
    std::vector<Peak> peaks;
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const ChartSeries& series = chart.series[i];
        const auto highest = std::ranges::max_element(series.points, {}, &ChartPoint::y);
        if (isShown[i] && !hasLowerEdge(series.shape) && highest != series.points.end()) {
            peaks.push_back({series.name, chartValueText(chart.x, highest->x),
                             chartValueText(chart.y, highest->y)});
        }
    }
    if (peaks.empty()) {
        return {};
    }
    const auto named = [](const Peak& peak, const QString& text) {
        return peak.name.isEmpty() ? text : ChartPanel::tr("%1: %2").arg(peak.name, text);
    };
    QStringList parts;
    const bool areTogether =
        std::ranges::all_of(peaks, [&](const Peak& peak) { return peak.x == peaks.front().x; });
    for (const Peak& peak : peaks) {
        parts << named(peak, areTogether ? peak.y : ChartPanel::tr("%1 at %2").arg(peak.y, peak.x));
    }
    const QString values = parts.join(QStringLiteral(", "));
    const QString summary = areTogether
                                ? ChartPanel::tr("Highest at %1: %2").arg(peaks.front().x, values)
                                : ChartPanel::tr("Highest values: %1").arg(values);
    return chart.conclusion.isEmpty() ? summary
                                      : ChartPanel::tr("%1; %2").arg(summary, chart.conclusion);
}

QString chartValuesAt(const Chart& chart, const std::vector<bool>& isShown, double x) {
    QStringList lines;
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        const ChartSeries& series = chart.series[i];
        const ChartPoint* point = isShown[i] ? pointAtX(series, x) : nullptr;
        if (point == nullptr) {
            continue;
        }
        const QString value = chartPointText(chart, series, *point);
        lines.append(series.name.isEmpty() ? value
                                           : ChartPanel::tr("%1: %2").arg(series.name, value));
    }
    if (lines.isEmpty()) {
        return {};
    }
    const QString place = chartValueText(chart.x, x);
    lines.prepend(chart.x.title.isEmpty() ? place
                                          : ChartPanel::tr("%1: %2").arg(chart.x.title, place));
    return lines.join(QLatin1Char('\n'));
}

} // namespace lightsout
