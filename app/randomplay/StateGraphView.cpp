// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/StateGraphView.h"

#include "board/PatternPicture.h"
#include "controls/ViewMenu.h"
#include "random/StateGraph.h"
#include "text/BoardText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

constexpr double maxNode = 64;
constexpr std::size_t maxInColumn = 10; ///< larger layers are split into several columns
constexpr double legendHeight = 24;
constexpr double sampleLength = 34; ///< length of a line in the legend

/// Returns the pen for a press, which is identified by its colour and its dashes.
QPen edgePen(Vertex vertex, const Theme& theme) {
    const std::array<QColor, StateGraphView::maxVertices> colours{
        theme.accent, theme.press, theme.quiet, theme.litFlat, theme.secondText};
    const std::array<Qt::PenStyle, StateGraphView::maxVertices> styles{
        Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    return {colours.at(vertex), grownWithText(1.4), styles.at(vertex)};
}

} // namespace

QString piecesText(const Rule& rule, const BitVector& lights) {
    return lights.none() ? StateGraphView::tr("all white")
                         : StateGraphView::tr("black: %1").arg(spokenVertexNames(rule, lights));
}

StateGraphView::StateGraphView(QWidget* parent) : QWidget(parent) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    onLanguageChanged(this, [this] {
        setAccessibleName(tr("State graph"));
        choose(chosen_);
    });
}

void StateGraphView::setStates(const Game& game, std::vector<std::uint8_t> distances) {
    if (rule_ != game.rule() || target_ != boardNumber(game.target())) {
        renumberParts();
    }
    rule_ = game.rule();
    distances_ = std::move(distances);
    present_ = boardNumber(game.difference());
    target_ = boardNumber(game.target());
    placeBoards();
    setMarked(std::nullopt);
    const std::vector<std::uint32_t> next = neighbours();
    choose(hasFocus() && !next.empty() ? std::optional(next.front()) : std::nullopt);
}

void StateGraphView::placeBoards() {
    // Unsolvable boards have a separate layer after the others.
    std::vector<std::vector<std::uint32_t>> layers;
    for (const bool isLast : {false, true}) {
        const std::size_t last = layers.size();
        for (std::uint32_t board = 0; board < distances_.size(); ++board) {
            if ((distances_[board] == unreachable) == isLast) {
                const std::size_t layer = isLast ? last : distances_[board];
                layers.resize(std::max(layers.size(), layer + 1));
                layers[layer].push_back(board);
            }
        }
    }
    places_.resize(distances_.size());
    columnSizes_.clear();
    for (const std::vector<std::uint32_t>& layer : layers) {
        const std::size_t columns = (layer.size() + maxInColumn - 1) / maxInColumn;
        const std::size_t rows = (layer.size() + columns - 1) / columns;
        for (std::size_t i = 0; i < layer.size(); ++i) {
            if (i % rows == 0) {
                columnSizes_.push_back(std::min(rows, layer.size() - i));
            }
            places_[layer[i]] = {columnSizes_.size() - 1, i % rows};
        }
    }
}

void StateGraphView::setMarked(std::optional<std::pair<std::uint32_t, std::uint32_t>> marked) {
    marked_ = marked;
    update();
}

double StateGraphView::nodeSize() const {
    std::size_t most = 1;
    for (const std::size_t size : columnSizes_) {
        most = std::max(most, size);
    }
    const double across =
        width() / static_cast<double>(std::max<std::size_t>(columnSizes_.size(), 1));
    return std::min(
        {grownWithText(maxNode), 0.8 * graphHeight() / static_cast<double>(most), 0.6 * across});
}

QPointF StateGraphView::centre(std::uint32_t board) const {
    const auto [column, place] = places_.at(board);
    const double across = width() / static_cast<double>(columnSizes_.size());
    const double down = graphHeight() / static_cast<double>(columnSizes_[column]);
    return {across * (static_cast<double>(column) + 0.5),
            down * (static_cast<double>(place) + 0.5)};
}

std::optional<Vertex> StateGraphView::pressLeadingTo(std::uint32_t board) const {
    for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
        if (afterPress(rule_, present_, v) == board && board != present_) {
            return v;
        }
    }
    return std::nullopt;
}

std::vector<std::uint32_t> StateGraphView::neighbours() const {
    std::vector<std::uint32_t> found;
    for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
        const std::uint32_t board = afterPress(rule_, present_, v);
        if (board != present_ && std::ranges::find(found, board) == found.end()) {
            found.push_back(board);
        }
    }
    return found;
}

QString StateGraphView::nameOf(std::uint32_t board) const {
    const std::uint8_t presses = distances_.at(board);
    return presses == unreachable ? tr("can't be won")
                                  : tr("%Ln press(es) to win", nullptr, presses);
}

void StateGraphView::choose(std::optional<std::uint32_t> board) {
    chosen_ = board;
    const QString boards = tr("%Ln board(s), arranged by number of presses needed", nullptr,
                              static_cast<int>(distances_.size()));
    const auto vertex = board ? pressLeadingTo(*board) : std::nullopt;
    setAccessibleDescription(
        vertex ? spokenVertexName(rule_, *vertex) + QStringLiteral(": ") + nameOf(*board) : boards);
    if (board) {
        reportPart(*this, *board, QAccessible::Focus);
    }
    update();
}

QString StateGraphView::partName(std::size_t board) const {
    const auto number = static_cast<std::uint32_t>(board);
    QStringList parts{piecesText(rule_, boardLights(number ^ target_, rule_.vertexCount())),
                      nameOf(number)};
    if (number == present_) {
        parts << tr("the current board");
    }
    return parts.join(QStringLiteral(", "));
}

QRectF StateGraphView::partRect(std::size_t board) const {
    const QPointF middle = centre(static_cast<std::uint32_t>(board));
    const double size = nodeSize();
    return {middle.x() - size / 2, middle.y() - size / 2, size, size};
}

std::optional<std::size_t> StateGraphView::partAt(QPointF position) const {
    for (std::size_t board = 0; board < distances_.size(); ++board) {
        if (partRect(board).contains(position)) {
            return board;
        }
    }
    return std::nullopt;
}

QString StateGraphView::partActionName(std::size_t board) const {
    const auto vertex = pressLeadingTo(static_cast<std::uint32_t>(board));
    return vertex ? tr("Press %1").arg(spokenVertexName(rule_, *vertex)) : QString();
}

void StateGraphView::pressPart(std::size_t board) {
    if (const auto vertex = pressLeadingTo(static_cast<std::uint32_t>(board))) {
        Q_EMIT pressRequested(*vertex);
    }
}

double StateGraphView::graphHeight() const {
    return height() - grownWithText(legendHeight);
}

void StateGraphView::paintEdges(QPainter& painter, const Theme& theme) const {
    for (const bool isPresent : {false, true}) {
        for (std::uint32_t board = 0; board < distances_.size(); ++board) {
            for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
                const std::uint32_t next = afterPress(rule_, board, v);
                if (board == present_ ? isPresent : !isPresent && board < next) {
                    QPen pen = edgePen(v, theme);
                    if (isPresent) {
                        pen.setWidthF(grownWithText(3));
                    } else {
                        pen.setColor(faded(pen.color(), 0.6));
                    }
                    painter.setPen(pen);
                    painter.drawLine(centre(board), centre(next));
                }
            }
        }
    }
}

void StateGraphView::paintLegend(QPainter& painter, const Theme& theme) const {
    painter.setFont(fontFor(TextRole::small));
    const double share = width() / static_cast<double>(rule_.vertexCount());
    const double sample = grownWithText(sampleLength);
    const double line = grownWithText(legendHeight);
    for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
        const double left = share * static_cast<double>(v) + 4;
        const double middle = height() - line / 2;
        QPen pen = edgePen(v, theme);
        pen.setWidthF(grownWithText(2.5));
        painter.setPen(pen);
        painter.drawLine(QPointF(left, middle), QPointF(left + sample, middle));
        painter.setPen(theme.secondText);
        painter.drawText(QRectF(left + sample + 6, middle - line / 2, share - sample - 12, line),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute,
                         vertexShortName(rule_, v));
    }
}

void StateGraphView::contextMenuEvent(QContextMenuEvent* event) {
    (new ViewMenu(*this))->show(*event);
}

void StateGraphView::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintEdges(painter, theme);
    paintLegend(painter, theme);
    for (std::uint32_t board = 0; board < distances_.size(); ++board) {
        const QRectF frame = partRect(board);
        if (marked_ && (board == marked_->first || board == marked_->second)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(faded(theme.quiet, 0.45));
            painter.drawRoundedRect(frame.adjusted(-6, -6, 6, 6), 10, 10);
        }
        const bool isNext = pressLeadingTo(board).has_value();
        painter.setPen(board == present_ ? QPen(theme.press, grownWithText(3))
                                         : QPen(isNext ? theme.accent : theme.line,
                                                grownWithText(isNext ? 2 : 1)));
        painter.setBrush(board == chosen_ ? mixed(theme.card, theme.accent, 0.35) : theme.card);
        painter.drawRoundedRect(frame, 6, 6);
        paintPieces(painter, frame.adjusted(4, 4, -4, -4), rule_,
                    boardLights(board ^ target_, rule_.vertexCount()), theme);
    }
}

void StateGraphView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        return;
    }
    if (const auto board = partAt(event->position())) {
        pressPart(*board);
    }
}

void StateGraphView::keyPressEvent(QKeyEvent* event) {
    const std::vector<std::uint32_t> next = neighbours();
    const bool isBack = event->key() == Qt::Key_Up || event->key() == Qt::Key_Left;
    const bool isOn = event->key() == Qt::Key_Down || event->key() == Qt::Key_Right;
    const bool isPress = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return ||
                         event->key() == Qt::Key_Enter;
    if (next.empty() || (!isBack && !isOn && !isPress)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto present = std::ranges::find(next, chosen_.value_or(next.front()));
    const auto index = present == next.end() ? 0 : static_cast<std::size_t>(present - next.begin());
    if (!isPress) {
        choose(next[(index + (isOn ? 1 : next.size() - 1)) % next.size()]);
    } else if (const auto vertex = pressLeadingTo(next[index])) {
        Q_EMIT pressRequested(*vertex);
    }
}

void StateGraphView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const std::vector<std::uint32_t> next = neighbours();
    if (!chosen_ && !next.empty() && event->reason() != Qt::MouseFocusReason) {
        choose(next.front());
    }
}

bool StateGraphView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto board = partAt(help->pos())) {
        QToolTip::showText(help->globalPos(), nameOf(static_cast<std::uint32_t>(*board)), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

} // namespace lightsout

#include "moc_StateGraphView.cpp"
