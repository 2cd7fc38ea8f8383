// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/PartedView.h"
#include "game/Game.h"

#include <QWidget>

namespace lightsout {

struct Theme;

/// A view of all boards as a graph, in layers by the fewest presses to the target. A click on a
/// neighbour of the current board requests the press that leads to it. The arrow keys choose a
/// neighbour, and Space requests the press. Each press has its own line style.
///
/// Boards are represented by numbers, as in random/StateGraph.h. The bits are the lights that
/// differ from the target.
class StateGraphView : public QWidget, public PartedView {
    Q_OBJECT

public:
    /// The maximum number of vertices of a board whose states are drawn.
    static constexpr std::size_t maxVertices = 5;

    explicit StateGraphView(QWidget* parent = nullptr);

    /// Sets the game, whose lights are the current board, and the fewest presses from each board to
    /// the target.
    void setStates(const Game& game, std::vector<std::uint8_t> distances);
    /// Marks the boards where a game begins and where it ends.
    void setMarked(std::optional<std::pair<std::uint32_t, std::uint32_t>> marked);
    /// Returns the point at which a board is drawn.
    QPointF centre(std::uint32_t board) const;
    /// Returns the neighbour to which Space leads.
    std::optional<std::uint32_t> chosen() const { return chosen_; }

    /// The parts are the boards.
    std::size_t partCount() const override { return distances_.size(); }
    QString partName(std::size_t board) const override;
    QRectF partRect(std::size_t board) const override;
    std::optional<std::size_t> partAt(QPointF position) const override;
    std::optional<std::size_t> currentPart() const override { return chosen_; }
    QString partActionName(std::size_t board) const override;
    void pressPart(std::size_t board) override;

    QSize sizeHint() const override { return {640, 420}; }
    QSize minimumSizeHint() const override { return {320, 240}; }

Q_SIGNALS:
    void pressRequested(lightsout::Vertex vertex);

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void placeBoards();
    double nodeSize() const;
    std::optional<Vertex> pressLeadingTo(std::uint32_t board) const;
    /// Returns the other boards that are one press away, without duplicates, in the order of the
    /// presses.
    std::vector<std::uint32_t> neighbours() const;
    void choose(std::optional<std::uint32_t> board);
    QString nameOf(std::uint32_t board) const;
    /// Returns the height available for the boards above the legend.
    double graphHeight() const;
    void paintEdges(QPainter& painter, const Theme& theme) const;
    /// Paints a legend that shows the line style of each press.
    void paintLegend(QPainter& painter, const Theme& theme) const;

    Rule rule_;
    std::vector<std::uint8_t> distances_;
    std::uint32_t present_ = 0;
    std::uint32_t target_ = 0;
    std::optional<std::uint32_t> chosen_;
    std::optional<std::pair<std::uint32_t, std::uint32_t>> marked_;
    /// The column of each board and its position in the column, and the number of boards in each
    /// column.
    std::vector<std::pair<std::size_t, std::size_t>> places_;
    std::vector<std::size_t> columnSizes_;
};

/// Returns a description of a board that lists its black cells, for use in a sentence.
QString piecesText(const Rule& rule, const BitVector& lights);

} // namespace lightsout
