// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "look/PartedView.h"

#include <QWidget>

namespace lightsout {

struct Theme;

/// All boards as a graph, layered by the fewest presses to the target. A click on a neighbour of
/// the present board presses there; so do the arrow keys and Space. Each press has its own line.
///
/// Boards are numbers, as in random/StateGraph.h: the lights that differ from the target.
class StateGraphView : public QWidget, public PartedView {
    Q_OBJECT

public:
    /// Vertices of the boards whose states are drawn, at most.
    static constexpr std::size_t maxVertices = 5;

    explicit StateGraphView(QWidget* parent = nullptr);

    /// The fewest presses from each board; the game's lights are the present board.
    void setStates(const Game& game, std::vector<std::uint8_t> distances);
    /// Marks two boards, where a game begins and where it ends.
    void setMarked(std::optional<std::pair<std::uint32_t, std::uint32_t>> marked);
    /// Where a board is drawn.
    QPointF centre(std::uint32_t board) const;
    /// The neighbour that Space leads to.
    std::optional<std::uint32_t> chosen() const { return chosen_; }

    /// The boards.
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
    void retranslate();
    void placeBoards();
    double nodeSize() const;
    std::optional<Vertex> pressLeadingTo(std::uint32_t board) const;
    /// The boards one press away, each once, in the order of the presses.
    std::vector<std::uint32_t> neighbours() const;
    void choose(std::optional<std::uint32_t> board);
    QString nameOf(std::uint32_t board) const;
    /// What is left for the boards above the legend.
    double graphHeight() const;
    void paintEdges(QPainter& painter, const Theme& theme) const;
    /// Which line stands for which press.
    void paintLegend(QPainter& painter, const Theme& theme) const;

    Rule rule_;
    std::vector<std::uint8_t> distances_;
    std::uint32_t present_ = 0;
    std::uint32_t target_ = 0;
    std::optional<std::uint32_t> chosen_;
    std::optional<std::pair<std::uint32_t, std::uint32_t>> marked_;
    /// Column and place in it of each board, and how many boards stand in each column.
    std::vector<std::pair<std::size_t, std::size_t>> places_;
    std::vector<std::size_t> columnSizes_;
};

/// How a board is called in a sentence, by its black cells.
QString piecesText(const Rule& rule, const BitVector& lights);

} // namespace lightsout
