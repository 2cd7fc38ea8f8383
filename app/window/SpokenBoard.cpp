// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/SpokenBoard.h"

#include "controls/Announcement.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

namespace lightsout {

SpokenBoard::SpokenBoard(Workbench& workbench, QWidget& window)
    : QObject(&window), workbench_(workbench), window_(window) {
    connect(&workbench.document, &CurrentDocument::changed, this, &SpokenBoard::follow);
}

void SpokenBoard::follow(const Move& move) {
    if (!areAnnouncementsHeard()) {
        return;
    }
    const auto announceMove = [this](const QString& text) {
        announce(window_, text, Announced::cause);
    };
    // A screen reader has spoken the name of the cell that has the cursor.
    const auto isElsewhere = [this](Vertex vertex) {
        return workbench_.selection.vertex() != vertex;
    };
    if (startsOver(move)) {
        announceMove(boardText());
    } else if (const auto* press = std::get_if<Press>(&move)) {
        announceMove(effectOfPress(press->vertex, isElsewhere(press->vertex)));
    } else if (const auto* unpress = std::get_if<Unpress>(&move)) {
        announceMove(tr("Undone: %1").arg(effectOfPress(unpress->vertex, true)));
    } else if (const auto* flip = std::get_if<FlipStart>(&move);
               flip != nullptr && flip->vertices.size() == 1) {
        const Vertex vertex = flip->vertices.front();
        announceMove(effect(vertex, 1, isElsewhere(vertex)));
    } else if (const auto* flipped = std::get_if<FlipArcs>(&move);
               flipped != nullptr && !flipped->arcs.empty()) {
        announceMove(effectOfArcs(flipped->arcs));
    } else if (const auto* drawn = std::get_if<InsertVertices>(&move)) {
        announceMove(
            tr("%Ln vertex(es) added.", nullptr, static_cast<int>(drawn->vertices.size())));
    } else if (const auto* removed = std::get_if<RemoveVertices>(&move)) {
        announceMove(
            tr("%Ln vertex(es) removed.", nullptr, static_cast<int>(removed->vertices.size())));
    }
}

QString SpokenBoard::effectOfArcs(const std::vector<Arc>& arcs) const {
    const Rule& rule = workbench_.document.game().rule();
    const Graph& graph = *rule.graph();
    const Arc arc = arcs.front();
    const QString from = spokenVertexName(rule, arc.from);
    const QString to = spokenVertexName(rule, arc.to);
    if (arcs.size() == 1 && arc.from == arc.to) {
        return graph.has(arc) ? tr("%1 changes itself.").arg(from)
                              : tr("%1 no longer changes itself.").arg(from);
    }
    if (arcs.size() == 1) {
        return (graph.has(arc) ? tr("%1 changes %2.") : tr("%1 no longer changes %2."))
            .arg(from, to);
    }
    const Arc back{arc.to, arc.from};
    if (arcs.size() == 2 && arcs.back() == back && graph.has(arc) == graph.has(back)) {
        return (graph.has(arc) ? tr("%1 and %2 are connected.")
                               : tr("%1 and %2 are no longer connected."))
            .arg(from, to);
    }
    return tr("%Ln influence(s) changed.", nullptr, static_cast<int>(arcs.size()));
}

QString SpokenBoard::effectOfPress(Vertex vertex, bool isNamed) const {
    int changed = 0;
    workbench_.document.game().rule().forEachToggled(vertex, [&changed](Vertex) { ++changed; });
    return effect(vertex, changed, isNamed);
}

QString SpokenBoard::effect(Vertex vertex, int changed, bool isNamed) const {
    const Game& game = workbench_.document.game();
    const Rule& rule = game.rule();
    const std::size_t lit = game.lights().count();
    const QString lights =
        tr("%1, %2").arg(tr("%Ln light(s) changed", nullptr, changed),
                         lit == 0 ? tr("none on") : tr("%Ln on", nullptr, static_cast<int>(lit)));
    const QString name = spokenVertexName(rule, vertex);
    if (!rule.hasLight(vertex)) {
        return isNamed ? tr("%1: %2.").arg(name, lights) : lights + QLatin1Char('.');
    }
    const QString state = game.lights()[vertex] ? tr("on") : tr("off");
    return isNamed ? tr("%1: %2; %3.").arg(name, state, lights) : tr("%1; %2.").arg(state, lights);
}

QString SpokenBoard::boardText() const {
    const Game& game = workbench_.document.game();
    return tr("%1: %2 of %3 lights on.")
        .arg(boardName(game.rule()), numberText(game.lights().count()),
             numberText(game.vertexCount()));
}

} // namespace lightsout

#include "moc_SpokenBoard.cpp"
