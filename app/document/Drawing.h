// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"
#include "graph/Arrangement.h"
#include "support/Progress.h"

#include <QPointF>

#include <optional>
#include <set>
#include <vector>

namespace lightsout {

/// What is selected on a drawn board, and the ways to change the drawing. Every change is one
/// undoable step of the document.
///
/// Changes need a board that is a graph drawn with lines: canDraw(). Positions are those of the
/// plane that the graph is drawn in, where neighbours are about 1 apart.
class Drawing : public QObject {
    Q_OBJECT

public:
    explicit Drawing(Document& document);

    bool canDraw() const { return document_.game().rule().isDrawn(); }
    const Game& game() const { return document_.game(); }
    /// Of the document.
    quint64 revision() const { return document_.revision(); }
    quint64 vertexRevision() const { return document_.vertexRevision(); }
    /// The drawn graph; canDraw() must hold.
    const Graph& graph() const { return *document_.game().rule().graph(); }
    /// Largest board that turnIntoGraph() and drawing take.
    static constexpr std::size_t maxVertices = 20'000;
    /// The most influences that drawing leads to; self-influences are not counted.
    static constexpr std::size_t maxArcs = 2'000'000;

    /// Selected vertices, and selected pairs of joined vertices (from < to).
    const std::set<Vertex>& vertices() const { return selected().vertices; }
    const std::set<Arc>& edges() const { return selected().edges; }
    bool hasSelection() const { return !vertices().empty() || !edges().empty(); }
    void select(std::set<Vertex> vertices, std::set<Arc> edges = {});
    void toggle(Vertex vertex);
    void toggle(Arc edge);
    void selectAll();
    void clearSelection() { select({}); }

    /// Whether new connections work both ways.
    bool connectsMutually() const { return connectsMutually_; }
    void setConnectsMutually(bool mutual);

    void turnIntoGraph();
    void addVertex(QPointF position);
    /// Joins two vertices, or adds the direction that is missing; nothing when they are joined so.
    void connectVertices(Vertex from, Vertex to);
    void connectToNew(Vertex from, QPointF position);
    void erase(Vertex vertex, bool continuesStroke = false);
    void erase(Arc edge, bool continuesStroke = false);
    void moveSelected(QPointF offset, bool continuesStroke = false);

    // Of what is selected:
    void eraseSelected();
    void setSelfInfluence(bool on);
    void joinSelected();
    /// The most vertices that joinSelected() joins, each to each.
    static constexpr std::size_t maxJoined = 500;
    void separateSelected();
    /// Makes the selected edges, or those within the selected vertices, mutual or one-way. Of a
    /// mutual edge the direction from the lower to the higher number stays.
    void setMutual(bool mutual);
    void reverseSelected();
    void mergeSelected();
    void mirrorSelected(Axis axis);
    void alignSelected(Axis axis);
    void distributeSelected(Axis axis);
    void snapSelected();
    void setLabel(Vertex vertex, const QString& label);

    /// The selected vertices as a board of their own.
    Game selectedPart() const;
    /// Whether they are still on their way to the clipboard, which takes a while where they are
    /// many.
    bool isCopying() const { return isCopying_; }
    void setCopying(bool isCopying);
    /// Adds a board of its own, moved by the offset, and selects it; false when it is too large.
    bool add(const Game& part, QPointF offset, const QString& text);
    /// The game that this leads to, for any thread; nothing when it is too large.
    static std::optional<Game> withAdded(const Game& game, const Game& part, QPointF offset,
                                         Progress& progress);
    /// Puts what withAdded() makes of the present game in its place, and selects what was added.
    void replaceByLarger(Game larger, const QString& text);

    /// The edges the selection is about: those selected, else those between selected vertices.
    std::set<Arc> edgesMeant() const;

Q_SIGNALS:
    void selectionChanged();
    /// The vertices have other numbers now, or are others.
    void renumbered();
    void connectsMutuallyChanged();
    void copyingChanged(bool isCopying);

private:
    struct Selected {
        std::set<Vertex> vertices;
        std::set<Arc> edges;

        friend bool operator==(const Selected&, const Selected&) = default;
    };
    /// Nothing if the vertices have other numbers since.
    const Selected& selected() const;
    void follow(const Move& move);
    /// Selects the last vertices, from `first` on.
    void selectFrom(Vertex first);
    /// How many arcs the moves add, those of vertices that they add included.
    std::size_t newArcs(const std::vector<Move>& moves) const;
    /// False when nothing changes, or nothing may.
    bool make(const std::vector<Move>& moves, const QString& text, bool continuesStroke = false);
    std::vector<Point> selectedPoints() const;
    void placeSelected(const std::vector<Point>& points, const QString& text,
                       bool continuesStroke = false);
    std::vector<Arc> pairsOfSelected() const;

    Document& document_;
    OfRevision<Selected> selected_;
    bool connectsMutually_ = true;
    bool isCopying_ = false;
};

} // namespace lightsout
