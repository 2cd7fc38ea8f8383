// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/CellCounts.h"

#include "board/BoardGeometry.h"
#include "board/Thumbnail.h"
#include "live/LiveResults.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double palest = 0.08; ///< opacity of the colour for the number 0
constexpr double darkest = 0.92;

} // namespace

CellCounts::CellCounts(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CellCounts::setBoard(const Game& board) {
    const bool isOther = !(board.rule() == board_.rule());
    board_ = board;
    counts_.reset();
    crosses_.reset();
    marked_.reset();
    if (isOther) {
        updateGeometry(); // expensive: lays out the surrounding widgets
    }
    update();
}

void CellCounts::showBoard(const Game& board) {
    setBoard(board);
    setAccessibleDescription(QString());
}

void CellCounts::setPieces(bool hasPieces) {
    hasPieces_ = hasPieces;
    update();
}

void CellCounts::showCounts(const Game& board, std::vector<std::size_t> counts, std::size_t most,
                            const std::vector<Vertex>& marked) {
    setBoard(board);
    counts_ = std::move(counts);
    most_ = std::max<std::size_t>(1, most);
    if (!marked.empty()) {
        marked_ = BitVector(board.vertexCount());
        for (const Vertex vertex : marked) {
            marked_->set(vertex);
        }
    }
    QStringList numbers;
    for (const std::size_t count : *counts_) {
        numbers << numberText(count);
    }
    const QString text = numbers.join(QLatin1Char(' '));
    setAccessibleDescription(marked.empty() ? text
                                            : tr("%1. Right: %2").arg(text, cellsText(marked)));
}

void CellCounts::showCrosses(const Game& board, const BitVector& crosses) {
    showBoard(board);
    crosses_ = crosses;
}

int CellCounts::heightForWidth(int width) const {
    double ratio = 1;
    if (const Lattice* cells = board_.rule().cells()) {
        ratio = static_cast<double>(cells->rows) / static_cast<double>(cells->cols);
    }
    return static_cast<int>(std::lround(width * std::clamp(ratio, 0.25, 1.0)));
}

void CellCounts::paintEvent(QPaintEvent* /*event*/) {
    if (board_.vertexCount() == 0) {
        return;
    }
    Theme theme = themeOf(*this);
    if (hasPieces_) {
        theme.palette = Palette::pieces;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(rect());
    BoardGeometry geometry(board_.rule());
    geometry.setViewSize(area.size());
    if (!counts_ || !geometry.isGrid()) {
        paintThumbnail(painter, area, board_, theme);
    }
    QFont font = fontFor(TextRole::body);
    for (Vertex vertex = 0; vertex < board_.vertexCount(); ++vertex) {
        const QRectF cell = geometry.cellRect(vertex);
        const double space = cell.width() * 0.04;
        const QRectF inside = cell.adjusted(space, space, -space, -space);
        if (counts_) {
            const std::size_t count = (*counts_)[vertex];
            const double share =
                std::min(1.0, static_cast<double>(count) / static_cast<double>(most_));
            QColor colour = theme.press;
            colour.setAlphaF(static_cast<float>(palest + (darkest - palest) * share));
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            if (geometry.isGrid()) {
                painter.drawRoundedRect(inside, cell.width() * 0.1, cell.width() * 0.1);
            } else {
                painter.drawEllipse(inside);
            }
            if (const int size = std::max(1, static_cast<int>(cell.width() * 0.34));
                size != font.pixelSize()) {
                font.setPixelSize(size);
                painter.setFont(font);
            }
            constexpr double half = 0.5;
            painter.setPen(share > half ? theme.card : theme.text);
            constexpr double smallestCell = 18; // smallest cell with a readable number
            if (cell.width() >= smallestCell) {
                painter.drawText(cell, Qt::AlignCenter, numberText(count));
            }
        }
        if (marked_ && (*marked_)[vertex]) {
            painter.setPen(QPen(theme.quiet, std::max(2.0, cell.width() * 0.08)));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(inside, cell.width() * 0.1, cell.width() * 0.1);
        }
        if (crosses_ && (*crosses_)[vertex]) {
            const double arm = cell.width() * 0.26;
            painter.setPen(
                QPen(theme.press, std::max(2.0, cell.width() * 0.11), Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(cell.center() - QPointF(arm, arm), cell.center() + QPointF(arm, arm));
            painter.drawLine(cell.center() - QPointF(arm, -arm),
                             cell.center() + QPointF(arm, -arm));
        }
    }
}

} // namespace lightsout

#include "moc_CellCounts.cpp"
