// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/ChainGraphView.h"

#include "controls/ViewMenu.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double maxRadius = 22;
constexpr double arrowHead = 9;
constexpr std::size_t fewStates = 6;
constexpr double labelRoom = 12; ///< half the height of a label
constexpr double loopHeight = 22;

} // namespace

ChainGraphView::ChainGraphView(QWidget* parent) : QWidget(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    onLanguageChanged(this, [this] {
        setAccessibleName(tr("Graph of the Markov chain"));
        choose(chosen_);
    });
}

void ChainGraphView::setChain(CountChain chain, Walk walk) {
    chain_ = std::move(chain);
    matrix_ = chain_.power(1, walk, Progress());
    farthest_ = 1;
    for (std::size_t from = 0; from < matrix_.numerators.size(); ++from) {
        for (std::size_t to = 0; to < matrix_.numerators.size(); ++to) {
            if (matrix_.numerators[from][to] != 0) {
                farthest_ = std::max(farthest_, from < to ? to - from : from - to);
            }
        }
    }
    choose(std::min(chosen_, matrix_.numerators.size() - 1));
}

QString ChainGraphView::label(std::size_t from, std::size_t to) const {
    const BigInteger& numerator = matrix_.numerators.at(from).at(to);
    return numerator == 0 ? QString()
                          : QString::fromStdString(fractionText(numerator, matrix_.denominator));
}

double ChainGraphView::radius() const {
    const auto states = static_cast<double>(std::max<std::size_t>(matrix_.numerators.size(), 1));
    return std::min(maxRadius, 0.34 * width() / states);
}

QPointF ChainGraphView::centre(std::size_t state) const {
    const auto states = static_cast<double>(matrix_.numerators.size());
    return {width() * (static_cast<double>(state) + 0.5) / states, height() / 2.0};
}

void ChainGraphView::choose(std::size_t state) {
    chosen_ = state;
    setAccessibleDescription(matrix_.numerators.empty() ? QString() : partName(state));
    if (state < partCount()) {
        reportPart(*this, state, QAccessible::Focus);
    }
    update();
}

QString ChainGraphView::partName(std::size_t state) const {
    QStringList parts{tr("%Ln black cell(s)", nullptr, static_cast<int>(state))};
    for (std::size_t to = 0; to < partCount(); ++to) {
        if (const QString chance = label(state, to); !chance.isEmpty()) {
            parts << tr("to %1 with probability %2").arg(numberText(to), isolated(chance));
        }
    }
    return parts.join(QStringLiteral(", "));
}

QRectF ChainGraphView::partRect(std::size_t state) const {
    const double r = radius();
    return {centre(state) - QPointF(r, r), QSizeF(2 * r, 2 * r)};
}

std::optional<std::size_t> ChainGraphView::partAt(QPointF position) const {
    for (std::size_t state = 0; state < partCount(); ++state) {
        const QPointF away = position - centre(state);
        if (std::hypot(away.x(), away.y()) <= radius() + 4) {
            return state;
        }
    }
    return std::nullopt;
}

QPainterPath ChainGraphView::arrow(std::size_t from, std::size_t to) const {
    const bool isUp = from <= to;
    const double up = isUp ? -1 : 1;
    const double r = radius();
    const double most = height() / 2.0 - r - 2 * labelRoom;
    const std::size_t step = isUp ? to - from : from - to;
    const double share =
        (static_cast<double>(step) + 0.35) / (static_cast<double>(farthest_) + 0.35);
    // Arrows do not leave a state at its middle, so that outgoing and incoming ones are separate.
    const double side = from == to ? 0.45 * r : (isUp ? 1 : -1) * 0.35 * r;
    const QPointF start =
        centre(from) + QPointF(from == to ? -side : side, up * std::sqrt(r * r - side * side));
    const QPointF end =
        centre(to) + QPointF(from == to ? side : -side, up * std::sqrt(r * r - side * side));
    // The curve reaches ¾ of the height of its control points.
    const double rise = up * (from == to ? loopHeight : most * share) / 0.75;
    const double spread = from == to ? 0.9 * r : 0;
    QPainterPath path(start);
    path.cubicTo(start + QPointF(-spread, rise), end + QPointF(spread, rise), end);
    return path;
}

QRectF ChainGraphView::labelBox(std::size_t from, std::size_t to) const {
    const QPainterPath path = arrow(from, to);
    // If there are many arrows, their labels are side by side. A loop is too short to be
    // interrupted by its label.
    const double place = matrix_.numerators.size() <= fewStates
                             ? 0.5
                             : 0.35 + 0.1 * static_cast<double>(std::min(from, to) % 4);
    const QPointF middle =
        from == to ? path.pointAtPercent(0.5) - QPointF(0, labelRoom) : path.pointAtPercent(place);
    const double halfWidth =
        QFontMetricsF(labelFont()).horizontalAdvance(label(from, to)) / 2.0 + 4;
    return {middle.x() - halfWidth, middle.y() - labelRoom, 2 * halfWidth, 2 * labelRoom};
}

QFont ChainGraphView::labelFont() const {
    return fontFor(matrix_.numerators.size() <= 12 ? TextRole::body : TextRole::small);
}

void ChainGraphView::paintArrow(QPainter& painter, std::size_t from, std::size_t to) const {
    const Theme theme = themeOf(*this);
    const QColor colour = from == chosen_ ? theme.accent : theme.secondText;
    const QPainterPath path = arrow(from, to);
    painter.setPen(QPen(colour, from == chosen_ ? 2.5 : 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    const QPointF end = path.currentPosition();
    const QPointF along = end - QPointF(path.elementAt(path.elementCount() - 2));
    const double length = std::max(std::hypot(along.x(), along.y()), 1.0);
    const QPointF forward = along / length * arrowHead;
    const QPointF across(-forward.y() * 0.45, forward.x() * 0.45);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{end, end - forward + across, end - forward - across});
    const QRectF box = labelBox(from, to);
    painter.fillRect(box, theme.card);
    painter.setPen(from == chosen_ ? theme.accent : theme.text);
    painter.drawText(box, Qt::AlignCenter, label(from, to));
}

void ChainGraphView::contextMenuEvent(QContextMenuEvent* event) {
    (new ViewMenu(*this))->show(*event);
}

void ChainGraphView::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(Qt::LeftToRight);
    const std::size_t states = matrix_.numerators.size();
    painter.setFont(labelFont());
    for (const bool isChosen : {false, true}) {
        for (std::size_t from = 0; from < states; ++from) {
            for (std::size_t to = 0; to < states && (from == chosen_) == isChosen; ++to) {
                if (matrix_.numerators[from][to] != 0) {
                    paintArrow(painter, from, to);
                }
            }
        }
    }
    QFont bold = labelFont();
    bold.setBold(true);
    painter.setFont(bold);
    for (std::size_t state = 0; state < states; ++state) {
        const bool isChosen = state == chosen_;
        painter.setPen(QPen(isChosen ? theme.accent : theme.unlitRing, 2));
        painter.setBrush(isChosen ? theme.accent : theme.card);
        const QPointF middle = centre(state);
        const double r = radius();
        painter.drawEllipse(middle, r, r);
        painter.setPen(isChosen ? theme.onAccent : theme.text);
        painter.drawText(QRectF(middle.x() - r, middle.y() - r, 2 * r, 2 * r), Qt::AlignCenter,
                         numberText(state));
    }
}

void ChainGraphView::mousePressEvent(QMouseEvent* event) {
    if (const auto state = partAt(event->position())) {
        choose(*state);
    }
}

void ChainGraphView::keyPressEvent(QKeyEvent* event) {
    const bool isLeft = event->key() == Qt::Key_Left;
    if (!isLeft && event->key() != Qt::Key_Right) {
        QWidget::keyPressEvent(event);
    } else if (isLeft && chosen_ > 0) {
        choose(chosen_ - 1);
    } else if (!isLeft && chosen_ + 1 < matrix_.numerators.size()) {
        choose(chosen_ + 1);
    }
}

} // namespace lightsout

#include "moc_ChainGraphView.cpp"
