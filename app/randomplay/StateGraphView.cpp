#include "document/VertexText.h"
#include "randomplay/StatesCard.h"
#include "widgets/PatternPicture.h"
#include "widgets/Symbols.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double largestNode = 64;

BitVector bitsOf(std::uint32_t board, std::size_t vertices) {
    BitVector bits(vertices);
    for (std::size_t v = 0; v < vertices; ++v) {
        bits.set(v, ((board >> v) & 1U) != 0);
    }
    return bits;
}

} // namespace

StateGraphView::StateGraphView(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("State graph"));
    setCursor(Qt::PointingHandCursor);
}

void StateGraphView::setStates(const Rule& rule, std::vector<std::uint8_t> distances,
                               std::uint32_t present) {
    rule_ = rule;
    distances_ = std::move(distances);
    present_ = present;
    layerSizes_.clear();
    places_.clear();
    // Boards that can't be won stand in a layer of their own behind the others.
    std::size_t last = 0;
    for (const std::uint8_t distance : distances_) {
        last = distance != unreachable ? std::max<std::size_t>(last, distance) : last;
    }
    for (const std::uint8_t distance : distances_) {
        const std::size_t layer = distance == unreachable ? last + 1 : distance;
        layerSizes_.resize(std::max(layerSizes_.size(), layer + 1));
        places_.emplace_back(layer, layerSizes_[layer]++);
    }
    setAccessibleDescription(
        tr("%Ln board(s), by fewest presses", nullptr, static_cast<int>(distances_.size())));
    update();
}

double StateGraphView::nodeSize() const {
    std::size_t most = 1;
    for (const std::size_t size : layerSizes_) {
        most = std::max(most, size);
    }
    const double across =
        width() / static_cast<double>(std::max<std::size_t>(layerSizes_.size(), 1));
    return std::min({largestNode, 0.8 * height() / static_cast<double>(most), 0.6 * across});
}

QPointF StateGraphView::centre(std::uint32_t board) const {
    const auto [layer, place] = places_.at(board);
    const double across = width() / static_cast<double>(layerSizes_.size());
    const double down = height() / static_cast<double>(layerSizes_[layer]);
    return {across * (static_cast<double>(layer) + 0.5), down * (static_cast<double>(place) + 0.5)};
}

std::optional<Vertex> StateGraphView::pressLeadingTo(std::uint32_t board) const {
    for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
        if (afterPress(rule_, present_, v) == board && board != present_) {
            return v;
        }
    }
    return std::nullopt;
}

void StateGraphView::paintEvent(QPaintEvent* /*event*/) {
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const bool isPresent : {false, true}) {
        painter.setPen(isPresent ? QPen(theme.accent, 2.5) : QPen(theme.line, 1));
        for (std::uint32_t board = 0; board < distances_.size(); ++board) {
            for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
                const std::uint32_t next = afterPress(rule_, board, v);
                if (board == present_ ? isPresent : !isPresent && board < next) {
                    painter.drawLine(centre(board), centre(next));
                }
            }
        }
    }
    const double size = nodeSize();
    for (std::uint32_t board = 0; board < distances_.size(); ++board) {
        const QPointF middle = centre(board);
        const QRectF frame(middle.x() - size / 2, middle.y() - size / 2, size, size);
        const bool isNext = pressLeadingTo(board).has_value();
        painter.setPen(board == present_
                           ? QPen(theme.press, 3)
                           : QPen(isNext ? theme.accent : theme.line, isNext ? 2 : 1));
        painter.setBrush(theme.card);
        painter.drawRoundedRect(frame, 6, 6);
        paintPattern(painter, frame.adjusted(4, 4, -4, -4), rule_,
                     bitsOf(board, rule_.vertexCount()), theme.lit);
    }
}

void StateGraphView::mousePressEvent(QMouseEvent* event) {
    for (std::uint32_t board = 0; board < distances_.size(); ++board) {
        const QPointF away = event->position() - centre(board);
        if (std::max(std::abs(away.x()), std::abs(away.y())) <= nodeSize() / 2) {
            if (const auto vertex = pressLeadingTo(board)) {
                Q_EMIT pressWanted(*vertex);
            }
            return;
        }
    }
}

} // namespace lightsout
