#include "widgets/MatrixView.h"

#include "document/VertexText.h"
#include "widgets/Symbols.h"
#include "widgets/Theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>

namespace lightsout {

namespace {

constexpr double largestEntry = 76;
/// Below these sizes in pixels: no digits, no heads, a picture instead of entries.
constexpr double smallestDigit = 15;
constexpr double smallestHead = 15;
constexpr double smallestEntry = 6;
constexpr int largestImage = 2048;

} // namespace

MatrixView::MatrixView(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Influence matrix"));
}

void MatrixView::setMatrix(const BitMatrix& matrix, MatrixMarks marks) {
    setOrder(matrix.rows());
    matrix_ = matrix;
    marks_ = std::move(marks);
    startImages();
    for (std::size_t row = 0; row < order_; ++row) {
        matrix.row(row).forEachOne([&](std::size_t column) { addToImage(row, column); });
    }
    update();
}

void MatrixView::setGame(const Game& game) {
    setOrder(game.vertexCount());
    matrix_ = {};
    marks_ = {};
    rule_ = game.rule();
    startImages();
    if (isDrawable()) {
        for (Vertex u = 0; u < order_; ++u) {
            rule_.forEachToggled(u, [&](Vertex v) { addToImage(v, u); });
        }
        game.difference().forEachOne([this](Vertex v) { addToImage(v, order_); });
    }
    update();
}

bool MatrixView::isDrawable() const {
    return matrix_.rows() > 0 ||
           (order_ > 0 && order_ <= mostVertices && rule_.edgeCount() <= mostEdges);
}

void MatrixView::setPointedRow(std::optional<std::size_t> row) {
    pointedRow_ = row && *row < order_ ? row : std::nullopt;
    update();
}

void MatrixView::setPointedColumn(std::optional<std::size_t> column) {
    pointedColumn_ = column && *column < order_ ? column : std::nullopt;
    update();
}

void MatrixView::setOrder(std::size_t order) {
    if (order != order_) {
        order_ = order;
        pointedRow_.reset();
        pointedColumn_.reset();
        setAccessibleDescription(
            tr("%Ln equation(s) with as many unknowns", nullptr, static_cast<int>(order)));
    }
}

void MatrixView::startImages() {
    const int side = static_cast<int>(std::min<std::size_t>(order_, largestImage));
    image_ = QImage(side, side, QImage::Format_RGB32);
    image_.fill(Theme::current().cell);
    rightSide_ = QImage(1, side, QImage::Format_RGB32);
    rightSide_.fill(Theme::current().cell);
}

void MatrixView::addToImage(std::size_t row, std::size_t column) {
    const auto side = static_cast<std::size_t>(image_.height());
    const int y = static_cast<int>(row * side / order_);
    if (column == order_) {
        rightSide_.setPixel(0, y, Theme::current().lit.rgb());
    } else {
        image_.setPixel(static_cast<int>(column * side / order_), y, Theme::current().accent.rgb());
    }
}

MatrixView::Layout MatrixView::layout() const {
    const auto n = static_cast<double>(std::max<std::size_t>(order_, 1));
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
    const double gap = column == order_ ? where.barGap : 0;
    return {where.corner + QPointF(where.cell * static_cast<double>(column) + gap,
                                   where.cell * static_cast<double>(row)),
            QSizeF(where.cell, where.cell)};
}

void MatrixView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!isDrawable()) {
        painter.setPen(Theme::current().secondText);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         order_ == 0 ? tr("The board is empty, and so is its matrix.")
                                     : tr("This matrix is too large to be drawn."));
        return;
    }
    const Layout where = layout();
    if (where.cell >= smallestEntry && matrix_.rows() > 0) {
        paintBands(painter);
        paintEntries(painter);
        paintPivots(painter);
        if (where.cell >= smallestHead) {
            paintHeads(painter);
        }
    } else {
        paintImages(painter);
        paintBands(painter);
    }
    const double x = entryRect(0, order_).left() - where.barGap / 2;
    painter.setPen(QPen(Theme::current().unlitRing, 2));
    painter.drawLine(QPointF(x, entryRect(0, 0).top() - 3),
                     QPointF(x, entryRect(order_ - 1, 0).bottom() + 3));
}

void MatrixView::paintRowBand(QPainter& painter, std::size_t row, const QColor& colour) const {
    const double radius = std::min(8.0, layout().cell * 0.2);
    const double least = std::max(0.0, 2 - layout().cell);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(colour, 0.22));
    painter.drawRoundedRect(
        entryRect(row, 0).united(entryRect(row, order_)).adjusted(-5, -least, 5, least), radius,
        radius);
}

void MatrixView::paintColumnBand(QPainter& painter, std::size_t column) const {
    const double radius = std::min(8.0, layout().cell * 0.2);
    const double least = std::max(0.0, 2 - layout().cell);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(Theme::current().accent, 0.18));
    painter.drawRoundedRect(
        entryRect(0, column).united(entryRect(order_ - 1, column)).adjusted(-least, -5, least, 5),
        radius, radius);
}

void MatrixView::paintBands(QPainter& painter) const {
    if (marks_.source && marks_.target) {
        paintRowBand(painter, *marks_.source, Theme::current().quiet);
        paintRowBand(painter, *marks_.target, Theme::current().press);
    }
    if (marks_.column) {
        paintColumnBand(painter, *marks_.column);
    }
    if (pointedRow_) {
        paintRowBand(painter, *pointedRow_, Theme::current().quiet);
    }
    if (pointedColumn_ && pointedColumn_ != marks_.column) {
        paintColumnBand(painter, *pointedColumn_);
    }
}

void MatrixView::paintHeads(QPainter& painter) const {
    const Theme& theme = Theme::current();
    const double cell = layout().cell;
    QFont font = fontFor(TextRole::body);
    font.setPixelSize(std::max(8, static_cast<int>(cell * (order_ < 100 ? 0.36 : 0.3))));
    QFont bold = font;
    bold.setBold(true);
    for (std::size_t i = 0; i < order_; ++i) {
        const bool rowStands = pointedRow_ == i || marks_.source == i || marks_.target == i;
        painter.setFont(rowStands ? bold : font);
        painter.setPen(rowStands ? theme.text : theme.secondText);
        painter.drawText(entryRect(i, 0).translated(-1.3 * cell, 0).adjusted(-cell * 0.2, 0, 0, 0),
                         Qt::AlignCenter, QLatin1Char('R') + subscript(i + 1));
        const bool columnStands = pointedColumn_ == i || marks_.column == i;
        painter.setFont(columnStands ? bold : font);
        painter.setPen(columnStands ? theme.accent : theme.secondText);
        painter.drawText(entryRect(0, i).translated(0, -cell), Qt::AlignCenter,
                         QLatin1Char('x') + subscript(i + 1));
    }
    painter.setFont(font);
    painter.setPen(theme.secondText);
    painter.drawText(entryRect(0, order_).translated(0, -cell), Qt::AlignCenter,
                     QStringLiteral("d"));
}

void MatrixView::paintEntries(QPainter& painter) const {
    QFont font = fontFor(TextRole::body);
    font.setBold(true);
    font.setPixelSize(std::max(7, static_cast<int>(layout().cell * 0.38)));
    painter.setFont(font);
    for (std::size_t row = 0; row < order_; ++row) {
        for (std::size_t column = 0; column <= order_; ++column) {
            paintEntry(painter, row, column, matrix_.get(row, column));
        }
    }
}

void MatrixView::paintEntry(QPainter& painter, std::size_t row, std::size_t column,
                            bool value) const {
    const Theme& theme = Theme::current();
    const bool isRightSide = column == order_;
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

void MatrixView::paintPivots(QPainter& painter) const {
    painter.setBrush(Qt::NoBrush);
    for (std::size_t row = 0; row < marks_.pivots.size(); ++row) {
        const QRectF cell = entryRect(row, marks_.pivots[row]);
        const double width = std::clamp(cell.width() * 0.06, 1.0, 3.0);
        const double radius = cell.width() * 0.18;
        painter.setPen(QPen(Theme::current().press, width));
        painter.drawRoundedRect(cell.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius,
                                radius);
    }
}

void MatrixView::paintImages(QPainter& painter) const {
    painter.drawImage(entryRect(0, 0).united(entryRect(order_ - 1, order_ - 1)), image_);
    const QRectF narrow = entryRect(0, order_).united(entryRect(order_ - 1, order_));
    painter.drawImage(
        QRectF(narrow.left(), narrow.top(), std::max(8.0, narrow.width()), narrow.height()),
        rightSide_);
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
    const Layout where = layout();
    const QPointF place = (event->position() - where.corner) / where.cell;
    const auto n = static_cast<double>(order_);
    std::optional<std::size_t> row;
    std::optional<std::size_t> column;
    if (place.y() >= 0 && place.y() < n) {
        row = static_cast<std::size_t>(place.y());
    } else if (place.y() >= -1 && place.y() < 0 && place.x() >= 0 && place.x() < n) {
        column = static_cast<std::size_t>(place.x());
    }
    if (column) {
        Q_EMIT columnPointedAt(column);
    } else if (row != pointedRow_) {
        Q_EMIT rowPointedAt(row);
    }
}

void MatrixView::leaveEvent(QEvent* /*event*/) {
    Q_EMIT rowPointedAt(std::nullopt);
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step == 0 || order_ == 0) {
        QWidget::keyPressEvent(event);
    } else if (!pointedRow_) {
        Q_EMIT rowPointedAt(std::size_t{0});
    } else if (step > 0 ? *pointedRow_ + 1 < order_ : *pointedRow_ > 0) {
        Q_EMIT rowPointedAt(step > 0 ? *pointedRow_ + 1 : *pointedRow_ - 1);
    }
}

} // namespace lightsout
