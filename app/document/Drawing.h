// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/CurrentDocument.h"
#include "graph/Arrangement.h"
#include "support/Progress.h"

#include <QPointF>

#include <optional>
#include <set>
#include <vector>

namespace lightsout {

/// The selection on a drawn board, and the operations that change the drawing. Every change is one
/// undoable step of the document.
///
/// Changes require a board that is a graph drawn with lines: canDraw(). Positions are in the plane
/// of the graph, where neighbours are about 1 apart.
class Drawing : public QObject {
    Q_OBJECT

public:
    explicit Drawing(CurrentDocument& document);

    bool canDraw() const { return document_.game().rule().isDrawn(); }
    const Game& game() const { return document_.game(); }
    /// Returns the revision of the document.
    quint64 revision() const { return document_.revision(); }
    quint64 vertexRevision() const { return document_.vertexRevision(); }
    /// Returns the drawn graph; canDraw() must hold.
    const Graph& graph() const { return *document_.game().rule().graph(); }
    /// Maximum number of vertices that turnIntoGraph() and drawing accept.
    static constexpr std::size_t maxVertices = 20'000;
    /// Maximum number of influences that drawing can create, not counting self-influences.
    static constexpr std::size_t maxArcs = 2'000'000;

    /// Return the selected vertices and the selected edges, which are pairs of joined vertices
    /// (from < to).
    const std::set<Vertex>& vertices() const { return selected().vertices; }
    const std::set<Arc>& edges() const { return selected().edges; }
    bool hasSelection() const { return !vertices().empty() || !edges().empty(); }
    void select(std::set<Vertex> vertices, std::set<Arc> edges = {});
    void toggle(Vertex vertex);
    void toggle(Arc edge);
    void selectAll();
    void clearSelection() { select({}); }

    /// Returns true if new connections are mutual.
    bool connectsMutually() const { return connectsMutually_; }
    void setConnectsMutually(bool mutual);

    /// Turns the cells of a grid into vertices. Holes do not become vertices.
    void turnIntoGraph();
    /// Returns true if removeCell() can remove cells, that is, if the board is a grid that is not
    /// too large.
    bool canRemoveCells() const;
    /// Turns a cell of a grid into a hole, which has neither a button nor a light. Does nothing if
    /// the cell is already a hole.
    void removeCell(Vertex cell, Stroke stroke = Stroke::none);
    void addVertex(QPointF position);
    /// Joins two vertices, or adds the missing direction to an existing edge. Does nothing if they
    /// are joined already.
    void connectVertices(Vertex from, Vertex to);
    void connectToNew(Vertex from, QPointF position);
    void erase(Vertex vertex, Stroke stroke = Stroke::none);
    void erase(Arc edge, Stroke stroke = Stroke::none);
    void moveSelected(QPointF offset, Stroke stroke = Stroke::none);

    // The following operations apply to the selection.
    void eraseSelected();
    void setSelfInfluence(bool on);
    /// Give the selected vertices buttons or lights, or remove these buttons or lights along with
    /// their influences.
    void setButtons(bool on);
    void setLights(bool on);
    void joinSelected();
    /// Maximum number of vertices that joinSelected() joins with each other.
    static constexpr std::size_t maxJoined = 500;
    void separateSelected();
    /// Makes the edges given by edgesMeant() mutual or one-way. When a mutual edge becomes one-way,
    /// it keeps the direction from the lower to the higher number.
    void setMutual(bool mutual);
    void reverseSelected();
    void mergeSelected();
    void mirrorSelected(Axis axis);
    void alignSelected(Axis axis);
    void distributeSelected(Axis axis);
    void snapSelected();
    void setLabel(Vertex vertex, const QString& label);

    /// Returns the selected vertices as a separate board.
    Game selectedPart() const;
    /// Returns true while the selected vertices are being copied to the clipboard, which takes a
    /// while if there are many.
    bool isCopying() const { return isCopying_; }
    void setCopying(bool isCopying);
    /// Adds another board, moved by `offset`, to the drawing and selects it. Returns false if the
    /// result would be too large.
    bool add(const Game& part, QPointF offset, const QString& text);
    /// Returns the game that add() would produce, or nullopt if it would be too large. Callable
    /// from any thread.
    static std::optional<Game> withAdded(const Game& game, const Game& part, QPointF offset,
                                         Progress& progress);
    /// Replaces the current game with the result of withAdded() and selects the added vertices.
    void replaceByLarger(Game larger, const QString& text);

    /// Returns the edges to which operations apply: the selected edges or, if none are selected,
    /// the edges between selected vertices.
    std::set<Arc> edgesMeant() const;

Q_SIGNALS:
    void selectionChanged();
    /// Emitted when the vertices have been renumbered or replaced.
    void renumbered();
    void connectsMutuallyChanged();
    void copyingChanged(bool isCopying);

private:
    struct Selected {
        std::set<Vertex> vertices;
        std::set<Arc> edges;

        friend bool operator==(const Selected&, const Selected&) = default;
    };
    /// Returns the selection, or an empty one if the vertices have been renumbered since it was
    /// made.
    const Selected& selected() const;
    void follow(const Move& move);
    /// Selects the vertices from `first` to the last one.
    void selectFrom(Vertex first);
    /// Returns the number of arcs that the moves add, including the arcs of added vertices.
    std::size_t newArcs(const std::vector<Move>& moves) const;
    /// Makes the moves as one undo step. Returns false if they change nothing or exceed the limits.
    bool make(const std::vector<Move>& moves, const QString& text, Stroke stroke = Stroke::none);
    /// Changes the buttons and lights of the selected vertices as change(mark) specifies.
    template <typename Change>
    void markSelected(Change change, const QString& text);
    std::vector<Point> selectedPoints() const;
    void placeSelected(const std::vector<Point>& points, const QString& text,
                       Stroke stroke = Stroke::none);
    std::vector<Arc> pairsOfSelected() const;

    CurrentDocument& document_;
    OfRevision<Selected> selected_;
    bool connectsMutually_ = true;
    bool isCopying_ = false;
};

} // namespace lightsout
