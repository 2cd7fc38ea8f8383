// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Drawing.h"

#include "game/GraphEdits.h"
#include "game/Reduction.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr double snapStep = 0.5;

Arc ordered(Arc edge) {
    return edge.from < edge.to ? edge : Arc{edge.to, edge.from};
}

Arc reversed(Arc arc) {
    return {arc.to, arc.from};
}

Point pointOf(QPointF point) {
    return {point.x(), point.y()};
}

} // namespace

Drawing::Drawing(CurrentDocument& document) : document_(document) {
    connect(&document, &CurrentDocument::changed, this, &Drawing::follow);
}

void Drawing::select(std::set<Vertex> vertices, std::set<Arc> edges) {
    Selected selected{.vertices = std::move(vertices), .edges = std::move(edges)};
    if (selected != this->selected()) {
        selected_ = {std::move(selected), vertexRevision()};
        Q_EMIT selectionChanged();
    }
}

const Drawing::Selected& Drawing::selected() const {
    static const Selected nothing;
    const Selected* selected = selected_.in(vertexRevision());
    return selected != nullptr ? *selected : nothing;
}

void Drawing::toggle(Vertex vertex) {
    std::set<Vertex> vertices = this->vertices();
    if (vertices.erase(vertex) == 0) {
        vertices.insert(vertex);
    }
    select(std::move(vertices), edges());
}

void Drawing::toggle(Arc edge) {
    std::set<Arc> edges = this->edges();
    if (edges.erase(ordered(edge)) == 0) {
        edges.insert(ordered(edge));
    }
    select(vertices(), std::move(edges));
}

void Drawing::selectAll() {
    std::set<Vertex> all;
    for (Vertex v = 0; canDraw() && v < graph().vertexCount(); ++v) {
        all.insert(all.end(), v);
    }
    select(std::move(all));
}

void Drawing::setConnectsMutually(bool mutual) {
    if (mutual != connectsMutually_) {
        connectsMutually_ = mutual;
        Q_EMIT connectsMutuallyChanged();
    }
}

void Drawing::turnIntoGraph() {
    const Game& game = document_.game();
    if (canDraw() || game.vertexCount() > maxVertices) {
        return;
    }
    Game drawn(game.rule().toGraph(), game.start(), game.target());
    drawn.setPresses(game.presses(), game.pressCount());
    std::vector<Vertex> holes;
    for (Vertex v = 0; v < drawn.vertexCount(); ++v) {
        if (drawn.rule().isHole(v)) {
            holes.push_back(v);
        }
    }
    for (const Move& move : movesToRemove(drawn, holes)) {
        apply(drawn, move);
    }
    document_.make(Replace{.game = std::move(drawn), .isEdit = true}, tr("turn into a graph"));
}

bool Drawing::canRemoveCells() const {
    return game().rule().cells() != nullptr && game().vertexCount() <= maxVertices;
}

void Drawing::removeCell(Vertex cell, Stroke stroke) {
    const Rule& rule = game().rule();
    if (canRemoveCells() && !rule.isHole(cell)) {
        const VertexMark hole{.vertex = cell, .hasButton = false, .hasLight = false};
        document_.make(Replace{.game = withMarks(game(), {hole}), .isEdit = true},
                       tr("remove a cell"), stroke);
    }
}

void Drawing::addVertex(QPointF position) {
    const Vertex vertex = graph().vertexCount();
    if (vertex < maxVertices) {
        const bool isMade =
            make({InsertVertices{
                     {{.number = vertex, .position = {position.x(), position.y()}, .isOn = true}}}},
                 tr("add a vertex"));
        if (isMade) {
            select({vertex});
        }
    }
}

void Drawing::connectVertices(Vertex from, Vertex to) {
    if (from == to) {
        return;
    }
    std::vector<Arc> arcs{{from, to}};
    if (connectsMutually_) {
        arcs.push_back({to, from});
    }
    make({moveToSet(graph(), std::move(arcs), true)}, tr("connect"));
}

void Drawing::connectToNew(Vertex from, QPointF position) {
    const Vertex vertex = graph().vertexCount();
    if (vertex >= maxVertices) {
        return;
    }
    FlipArcs arcs;
    if (graph().hasButton(from)) {
        arcs.arcs.push_back({from, vertex});
    }
    if (connectsMutually_ && graph().hasLight(from)) {
        arcs.arcs.push_back({vertex, from});
    }
    const bool isMade =
        make({InsertVertices{
                  {{.number = vertex, .position = {position.x(), position.y()}, .isOn = true}}},
              arcs},
             tr("add and connect a vertex"));
    if (isMade) {
        select({vertex});
    }
}

void Drawing::erase(Vertex vertex, Stroke stroke) {
    make(movesToRemove(document_.game(), {vertex}), tr("delete"), stroke);
}

void Drawing::erase(Arc edge, Stroke stroke) {
    make({moveToSet(graph(), {edge, reversed(edge)}, false)}, tr("delete"), stroke);
}

void Drawing::eraseSelected() {
    std::vector<Arc> arcs;
    for (const Arc& edge : edges()) {
        arcs.push_back(edge);
        arcs.push_back(reversed(edge));
    }
    Game game = document_.game();
    std::vector<Move> moves;
    moves.emplace_back(moveToSet(graph(), std::move(arcs), false));
    lightsout::apply(game, moves.front());
    std::ranges::move(movesToRemove(game, {vertices().begin(), vertices().end()}),
                      std::back_inserter(moves));
    make(moves, tr("delete"));
    clearSelection();
}

void Drawing::moveSelected(QPointF offset, Stroke stroke) {
    std::vector<Point> points = selectedPoints();
    for (Point& point : points) {
        point = {point.x + offset.x(), point.y + offset.y()};
    }
    placeSelected(points, tr("move"), stroke);
}

void Drawing::setSelfInfluence(bool on) {
    std::vector<Arc> loops;
    for (const Vertex v : vertices()) {
        loops.push_back({v, v});
    }
    make({moveToSet(graph(), std::move(loops), on)}, tr("change self-influence"));
}

template <typename Change>
void Drawing::markSelected(Change change, const QString& text) {
    std::vector<VertexMark> marks;
    for (const Vertex v : vertices()) {
        const VertexMark before{v, graph().hasButton(v), graph().hasLight(v)};
        VertexMark after = before;
        change(after);
        if (after != before) {
            marks.push_back(after);
        }
    }
    if (!marks.empty()) {
        const std::set<Vertex> chosen = vertices();
        document_.make(Replace{.game = withMarks(game(), marks), .isEdit = true}, text);
        select(chosen);
    }
}

void Drawing::setButtons(bool on) {
    markSelected([on](VertexMark& mark) { mark.hasButton = on; },
                 on ? tr("add a button") : tr("remove a button"));
}

void Drawing::setLights(bool on) {
    markSelected([on](VertexMark& mark) { mark.hasLight = on; },
                 on ? tr("add a light") : tr("remove a light"));
}

void Drawing::joinSelected() {
    if (vertices().size() <= maxJoined) {
        make({moveToSet(graph(), pairsOfSelected(), true)}, tr("connect"));
    }
}

void Drawing::separateSelected() {
    std::vector<Arc> arcs;
    for (const Vertex u : vertices()) {
        for (const Vertex v : graph().targets(u)) {
            if (vertices().contains(v)) {
                arcs.push_back({u, v});
            }
        }
    }
    make({moveToSet(graph(), std::move(arcs), false)}, tr("disconnect"));
}

void Drawing::setMutual(bool mutual) {
    std::vector<Arc> arcs;
    for (const Arc& edge : edgesMeant()) {
        if (mutual) {
            arcs.push_back(edge);
            arcs.push_back(reversed(edge));
        } else if (graph().has(edge)) {
            arcs.push_back(reversed(edge));
        }
    }
    make({moveToSet(graph(), std::move(arcs), mutual)}, tr("change directions"));
}

void Drawing::reverseSelected() {
    FlipArcs flip;
    for (const Arc& edge : edgesMeant()) {
        if (graph().has(edge) != graph().has(reversed(edge)) && graph().allows(edge) &&
            graph().allows(reversed(edge))) {
            flip.arcs.push_back(edge);
            flip.arcs.push_back(reversed(edge));
        }
    }
    std::ranges::sort(flip.arcs, [](const Arc& a, const Arc& b) { return a < b; });
    make({flip}, tr("change directions"));
}

void Drawing::mergeSelected() {
    if (vertices().size() > 1) {
        const Vertex kept = *vertices().begin();
        make(movesToMerge(document_.game(), {vertices().begin(), vertices().end()}), tr("merge"));
        select({kept});
    }
}

void Drawing::mirrorSelected(Axis axis) {
    placeSelected(mirrored(selectedPoints(), axis), tr("mirror"));
}

void Drawing::alignSelected(Axis axis) {
    placeSelected(aligned(selectedPoints(), axis), tr("align"));
}

void Drawing::distributeSelected(Axis axis) {
    placeSelected(distributed(selectedPoints(), axis), tr("distribute"));
}

void Drawing::snapSelected() {
    placeSelected(snapped(selectedPoints(), snapStep), tr("snap to grid"));
}

void Drawing::setLabel(Vertex vertex, const QString& label) {
    QString shown = label;
    shown.remove(QChar::Null); // the only character that can't be in a file
    const std::string text = shown.trimmed().toStdString();
    if (graph().label(vertex) != text) {
        make({Label{vertex, text}}, tr("label"));
    }
}

Game Drawing::selectedPart() const {
    Progress progress;
    return partOf(document_.game(), {vertices().begin(), vertices().end()}, progress);
}

void Drawing::setCopying(bool isCopying) {
    isCopying_ = isCopying;
    Q_EMIT copyingChanged(isCopying);
}

bool Drawing::add(const Game& part, QPointF offset, const QString& text) {
    const Vertex first = document_.game().vertexCount();
    const bool isMade = first + part.vertexCount() <= maxVertices &&
                        make(movesToAdd(document_.game(), part, pointOf(offset)), text);
    if (isMade) {
        selectFrom(first);
    }
    return isMade;
}

std::optional<Game> Drawing::withAdded(const Game& game, const Game& part, QPointF offset,
                                       Progress& progress) {
    const Graph& graph = *game.rule().graph();
    const Graph& added = *part.rule().graph();
    if (graph.vertexCount() + added.vertexCount() > maxVertices ||
        graph.arcCount() + added.arcCount() > maxArcs) {
        return std::nullopt;
    }
    return lightsout::withAdded(game, part, pointOf(offset), progress);
}

void Drawing::replaceByLarger(Game larger, const QString& text) {
    const Vertex first = document_.game().vertexCount();
    document_.make(Replace{.game = std::move(larger), .isEdit = true}, text);
    selectFrom(first);
}

void Drawing::selectFrom(Vertex first) {
    std::set<Vertex> last;
    for (Vertex v = first; v < graph().vertexCount(); ++v) {
        last.insert(last.end(), v);
    }
    select(std::move(last));
}

std::set<Arc> Drawing::edgesMeant() const {
    if (!edges().empty()) {
        return edges();
    }
    std::set<Arc> between;
    for (const Vertex u : vertices()) {
        for (const Vertex v : graph().targets(u)) {
            if (vertices().contains(v)) {
                between.insert(ordered({u, v}));
            }
        }
    }
    return between;
}

void Drawing::follow(const Move& move) {
    if (renumbers(move)) {
        selected_.reset();
        Q_EMIT selectionChanged();
        Q_EMIT renumbered();
        return;
    }
    const auto isGone = [this](const Arc& edge) {
        return !graph().has(edge) && !graph().has(reversed(edge));
    };
    std::set<Arc> edges = this->edges();
    std::erase_if(edges, isGone);
    select(vertices(), std::move(edges));
}

std::size_t Drawing::newArcs(const std::vector<Move>& moves) const {
    std::size_t count = 0;
    for (const Move& move : moves) {
        if (const auto* flip = std::get_if<FlipArcs>(&move)) {
            count += static_cast<std::size_t>(std::ranges::count_if(
                flip->arcs, [this, vertices = graph().vertexCount()](const Arc& arc) {
                    const bool isOfNew = arc.from >= vertices || arc.to >= vertices;
                    return arc.from != arc.to && (isOfNew || !graph().has(arc));
                }));
        }
    }
    return count;
}

bool Drawing::make(const std::vector<Move>& moves, const QString& text, Stroke stroke) {
    // An edit that changes nothing is not added to the history.
    std::vector<Move> changes;
    std::ranges::copy_if(moves, std::back_inserter(changes), [](const Move& move) {
        const auto* flip = std::get_if<FlipArcs>(&move);
        const auto* place = std::get_if<PlaceVertices>(&move);
        return (flip == nullptr || !flip->arcs.empty()) &&
               (place == nullptr || !place->placements.empty());
    });
    // Nothing can be drawn beyond the limits of the plane.
    if (changes.empty() || !isLegal(document_.game(), changes.front()) ||
        newArcs(changes) > maxArcs - std::min(maxArcs, graph().arcCount())) {
        return false;
    }
    document_.make(changes, text, stroke);
    return true;
}

std::vector<Point> Drawing::selectedPoints() const {
    std::vector<Point> points;
    for (const Vertex v : vertices()) {
        points.push_back(graph().position(v));
    }
    return points;
}

void Drawing::placeSelected(const std::vector<Point>& points, const QString& text, Stroke stroke) {
    PlaceVertices place;
    auto point = points.begin();
    for (const Vertex v : vertices()) {
        if (*point != graph().position(v)) {
            place.placements.push_back({v, *point});
        }
        ++point;
    }
    if (isLegal(document_.game(), place)) {
        make({place}, text, stroke);
    }
}

std::vector<Arc> Drawing::pairsOfSelected() const {
    std::vector<Arc> pairs;
    for (const Vertex u : vertices()) {
        for (const Vertex v : vertices()) {
            if (u != v) {
                pairs.push_back({u, v});
            }
        }
    }
    return pairs;
}

} // namespace lightsout

#include "moc_Drawing.cpp"
