// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "controls/Card.h"
#include "document/CurrentDocument.h"

class QCheckBox;
namespace lightsout {

/// The tool that draws press patterns, which are the sets of lights changed by pressing a cell. It
/// changes the pattern of one cell or, on a grid, of all cells alike. A click on a light adds it to
/// the pattern of the chosen cell or removes it.
///
/// With Ctrl, a click chooses the cell whose pattern is drawn. With the keyboard, space changes the
/// light at the cursor, and Ctrl+Space chooses its cell. A grid defined by its size becomes a grid
/// with its own patterns.
class PatternTool : public BoardTool {
    Q_OBJECT

public:
    PatternTool(CurrentDocument& document, BoardView& board);

    /// The maximum number of cells of a board whose patterns can be changed.
    static constexpr std::size_t maxCells = 20'000;
    bool canChange() const;

    std::optional<Vertex> chosen() const;
    void choose(Vertex cell);
    /// Returns true if changes apply to the pattern of every cell, which is only possible on grids.
    bool isStamping() const;
    void setStamping(bool stamping);

    Advice advice() const override;
    void press(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF /*pixel*/, bool /*isDown*/) override {}
    void release(QPointF /*pixel*/, Qt::KeyboardModifiers /*modifiers*/) override {}
    bool key(const QKeyEvent& event) override;
    void paint(QPainter& painter, const Theme& theme) const override;
    void reset() override {}

private:
    const Rule& rule() const { return document_.game().rule(); }
    void flip(Vertex light);

    CurrentDocument& document_;
    BoardView& board_;
    OfRevision<Vertex> chosen_; ///< cell chosen by the user; by default one in the middle
    bool isStamping_ = true;
};

/// A card that explains how to draw a press pattern, and lets the user choose the cells to which it
/// applies.
class PatternCard : public Card {
    Q_OBJECT

public:
    PatternCard(CurrentDocument& document, PatternTool& tool, QWidget* parent = nullptr);

private:
    void refresh();

    CurrentDocument& document_;
    PatternTool& tool_;
    QLabel* headline_;
    QLabel* detail_;
    QCheckBox* stamping_;
    FactLabel* lights_;
};

} // namespace lightsout
