#include "widgets/MatrixView.h"

#include "document/VertexText.h"
#include "widgets/Theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace lightsout {

namespace {

constexpr double largestEntry = 52;
/// Below these sizes in pixels: no digits, no heads, a picture instead of entries.
constexpr double smallestDigit = 15;
constexpr double smallestHead = 15;
constexpr double smallestEntry = 6;
constexpr int largestImage = 2048;

QColor faded(QColor color, double alpha) {
    color.setAlphaF(static_cast<float>(alpha));
    return color;
}

} // namespace

MatrixView::MatrixView(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Influence matrix"));
}

void MatrixView::setGame(const Game& game) {
    if (game.rule() != game_.rule()) {
        image_ = {};
        pointedAt_.reset();
    }
    game_ = game;
    difference_ = game.difference();
    setAccessibleDescription(
        tr("%Ln equation(s) with as many unknowns", nullptr, static_cast<int>(game.vertexCount())));
    update();
}

void MatrixView::setPointedAt(std::optional<Vertex> vertex) {
    pointedAt_ = vertex && *vertex < game_.vertexCount() ? vertex : std::nullopt;
    update();
}

MatrixView::Layout MatrixView::layout() const {
    const auto n = static_cast<double>(std::max<std::size_t>(game_.vertexCount(), 1));
    // The heads take about one and a half entries, the bar and d another two.
    const double byWidth = (width() - 24) / (n + 3.6);
    const double byHeight = (height() - 24) / (n + 1.3);
    const double cell = std::min({byWidth, byHeight, largestEntry});
    const double heads = cell >= smallestHead ? 1.4 * cell : 0;
    const double barGap = std::max(cell * 0.8, 14.0);
    const double wide = heads + n * cell + barGap + cell;
    const double high = (heads > 0 ? cell : 0) + n * cell;
    const QPointF corner((width() - wide) / 2 + heads,
                         (height() - high) / 2 + (heads > 0 ? cell : 0));
    return {cell, corner, barGap};
}

QRectF MatrixView::entryRect(std::size_t row, std::size_t column) const {
    const Layout where = layout();
    const double gap = column == game_.vertexCount() ? where.barGap : 0;
    return {where.corner + QPointF(where.cell * static_cast<double>(column) + gap,
                                   where.cell * static_cast<double>(row)),
            QSizeF(where.cell, where.cell)};
}

void MatrixView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::size_t n = game_.vertexCount();
    if (n == 0 || n > mostVertices) {
        painter.setPen(Theme::current().secondText);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         n == 0 ? tr("The board is empty, and so is its matrix.")
                                : tr("This matrix is too large to be drawn."));
        return;
    }
    const double cell = layout().cell;
    if (cell >= smallestEntry) {
        paintBands(painter);
        paintEntries(painter);
        if (cell >= smallestHead) {
            paintHeads(painter);
        }
    } else {
        paintImage(painter);
        paintBands(painter);
    }
    const double x = entryRect(0, n).left() - layout().barGap / 2;
    painter.setPen(QPen(Theme::current().unlitRing, 2));
    painter.drawLine(QPointF(x, entryRect(0, 0).top() - 3),
                     QPointF(x, entryRect(n - 1, 0).bottom() + 3));
}

void MatrixView::paintBands(QPainter& painter) const {
    if (!pointedAt_) {
        return;
    }
    const Vertex v = *pointedAt_;
    const std::size_t n = game_.vertexCount();
    const double radius = std::min(8.0, layout().cell * 0.2);
    const double least = std::max(0.0, 2 - layout().cell);
    const QRectF row = entryRect(v, 0).united(entryRect(v, n)).adjusted(-5, -least, 5, least);
    const QRectF column =
        entryRect(0, v).united(entryRect(n - 1, v)).adjusted(-least, -5, least, 5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(Theme::current().quiet, 0.22));
    painter.drawRoundedRect(row, radius, radius);
    painter.setBrush(faded(Theme::current().accent, 0.18));
    painter.drawRoundedRect(column, radius, radius);
}

void MatrixView::paintHeads(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const std::size_t n = game_.vertexCount();
    const double cell = layout().cell;
    QFont font = fontFor(TextRole::body);
    font.setPixelSize(std::max(8, static_cast<int>(cell * (n < 100 ? 0.36 : 0.3))));
    QFont bold = font;
    bold.setBold(true);
    for (Vertex v = 0; v < n; ++v) {
        const bool isPointedAt = pointedAt_ == v;
        painter.setFont(isPointedAt ? bold : font);
        painter.setPen(isPointedAt ? theme.quiet : theme.secondText);
        painter.drawText(entryRect(v, 0).translated(-1.3 * cell, 0).adjusted(-cell * 0.2, 0, 0, 0),
                         Qt::AlignCenter, QLatin1Char('R') + subscript(v + 1));
        painter.setPen(isPointedAt ? theme.accent : theme.secondText);
        painter.drawText(entryRect(0, v).translated(0, -cell), Qt::AlignCenter,
                         QLatin1Char('x') + subscript(v + 1));
    }
    painter.setFont(font);
    painter.setPen(theme.secondText);
    painter.drawText(entryRect(0, n).translated(0, -cell), Qt::AlignCenter, QStringLiteral("d"));
}

void MatrixView::paintEntries(QPainter& painter) const {
    const std::size_t n = game_.vertexCount();
    QFont font = fontFor(TextRole::body);
    font.setBold(true);
    font.setPixelSize(std::max(7, static_cast<int>(layout().cell * 0.38)));
    painter.setFont(font);
    BitMatrix matrix = game_.rule().influenceMatrix();
    for (std::size_t row = 0; row < n; ++row) {
        for (std::size_t column = 0; column < n; ++column) {
            paintEntry(painter, row, column, matrix.get(row, column));
        }
        paintEntry(painter, row, n, difference_[row]);
    }
}

void MatrixView::paintEntry(QPainter& painter, std::size_t row, std::size_t column,
                            bool value) const {
    const Theme& theme = Theme::current();
    const bool isRightSide = column == game_.vertexCount();
    const QRectF cell = entryRect(row, column);
    const double gap = cell.width() * 0.09;
    const double radius = cell.width() * 0.14;
    const QColor one = isRightSide ? theme.lit : theme.accent;
    painter.setPen(Qt::NoPen);
    painter.setBrush(value ? one : faded(theme.cell, 0.9));
    painter.drawRoundedRect(cell.adjusted(gap, gap, -gap, -gap), radius, radius);
    if (cell.width() >= smallestDigit) {
        const QColor onOne = isRightSide ? QColor(0x20242C) : theme.onAccent;
        painter.setPen(value ? onOne : theme.secondText);
        painter.drawText(cell, Qt::AlignCenter, QLatin1String(value ? "1" : "0"));
    }
}

void MatrixView::paintImage(QPainter& painter) {
    const Theme& theme = Theme::current();
    const std::size_t n = game_.vertexCount();
    const int side = static_cast<int>(std::min<std::size_t>(n, largestImage));
    const auto scaled = [side, n](std::size_t index) {
        return static_cast<int>(index * static_cast<std::size_t>(side) / n);
    };
    if (image_.isNull()) {
        image_ = QImage(side, side, QImage::Format_RGB32);
        image_.fill(theme.cell);
        for (Vertex u = 0; u < n; ++u) {
            game_.rule().forEachToggled(
                u, [&](Vertex v) { image_.setPixel(scaled(u), scaled(v), theme.accent.rgb()); });
        }
    }
    QImage rightSide(1, side, QImage::Format_RGB32);
    rightSide.fill(theme.cell);
    difference_.forEachOne([&](Vertex v) { rightSide.setPixel(0, scaled(v), theme.lit.rgb()); });
    painter.drawImage(entryRect(0, 0).united(entryRect(n - 1, n - 1)), image_);
    const QRectF narrow = entryRect(0, n).united(entryRect(n - 1, n));
    painter.drawImage(
        QRectF(narrow.left(), narrow.top(), std::max(8.0, narrow.width()), narrow.height()),
        rightSide);
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
    const Layout where = layout();
    const QPointF place = (event->position() - where.corner) / where.cell;
    const auto n = static_cast<double>(game_.vertexCount());
    std::optional<Vertex> vertex;
    if (place.y() >= 0 && place.y() < n) {
        vertex = static_cast<Vertex>(place.y());
    } else if (place.y() >= -1 && place.y() < 0 && place.x() >= 0 && place.x() < n) {
        vertex = static_cast<Vertex>(place.x());
    }
    if (vertex != pointedAt_) {
        Q_EMIT pointedAt(vertex);
    }
}

void MatrixView::leaveEvent(QEvent* /*event*/) {
    Q_EMIT pointedAt(std::nullopt);
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step == 0 || game_.vertexCount() == 0) {
        QWidget::keyPressEvent(event);
    } else if (!pointedAt_) {
        Q_EMIT pointedAt(Vertex{0});
    } else if (step > 0 ? *pointedAt_ + 1 < game_.vertexCount() : *pointedAt_ > 0) {
        Q_EMIT pointedAt(step > 0 ? *pointedAt_ + 1 : *pointedAt_ - 1);
    }
}

} // namespace lightsout
