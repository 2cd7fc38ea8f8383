// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Losses.h"

#include "formats/Dot.h"
#include "formats/Drawings.h"
#include "formats/EdgeList.h"
#include "formats/FlipIdentifier.h"
#include "formats/Matrix.h"
#include "formats/NamedGraph.h"
#include "graph/CircleLayout.h"
#include "io/GraphBuilder.h"

#include <algorithm>

namespace lightsout {

namespace {

void addIf(bool isLost, Loss loss, std::vector<Loss>& losses) {
    if (isLost) {
        losses.push_back(loss);
    }
}

bool isOnCircle(const Graph& graph) {
    Graph moved = graph;
    placeOnCircle(moved);
    return moved == graph;
}

bool hasLabels(const Graph& graph) {
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        if (!graph.label(v).empty()) {
            return true;
        }
    }
    return false;
}

/// Returns true if reading the table of the board's influences restores its buttons and lights. The
/// vertices of the longer side must come first. The shorter side must consist of all vertices after
/// them or, in a table with names, of the first few of them.
bool isTableOfAll(const Graph& graph, FileFormat format) {
    const std::size_t buttons = graph.buttonCount();
    const std::size_t lights = graph.lightCount();
    if (buttons == 0 || lights == 0) {
        return false; // an empty table has no size
    }
    const std::size_t longer = std::max(buttons, lights);
    const bool isNamed = format == FileFormat::csv;
    const bool areApart = graph.vertexCount() == buttons + lights;
    if (!isNamed && (buttons == lights || !areApart)) {
        return false; // a matrix, or vertices that have both a button and a light
    }
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const bool isInLonger = v < longer;
        const bool isInShorter = areApart ? !isInLonger : v < std::min(buttons, lights);
        if (graph.hasButton(v) != (buttons >= lights ? isInLonger : isInShorter) ||
            graph.hasLight(v) != (buttons >= lights ? isInShorter : isInLonger)) {
            return false;
        }
    }
    return areApart || graph.vertexCount() == longer;
}

/// Returns true if reading a file in the format does not restore the labels of the vertices.
bool losesLabels(const Rule& rule, const Graph& graph, FileFormat format) {
    if (format == FileFormat::csv && isNamedTable(rule)) {
        const std::vector<std::string> names = uniqueLabels(graph, 1);
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            if (names[v] != graph.label(v)) {
                return true;
            }
        }
        return false;
    }
    const bool keepsLabels = format == FileFormat::edgeList && canNameVertices(graph);
    return !keepsLabels && hasLabels(graph);
}

/// Returns the losses of a format that stores neither positions nor lights.
std::vector<Loss> lossesOfInfluences(const Game& game, const Graph& graph, FileFormat format) {
    const bool isMatrix = format == FileFormat::csv || format == FileFormat::matrix;
    std::vector<Loss> losses;
    const bool isTable = isMatrix && graph.isMarked();
    addIf(isTable ? !isPlacedAsTable(graph) : !isOnCircle(graph), Loss::positions, losses);
    addIf(losesLabels(game.rule(), graph, format), Loss::labels, losses);
    addIf(graph.isMarked() && !(isMatrix && isTableOfAll(graph, format)), Loss::marks, losses);
    addIf(!isMatrix && withSelfInfluence(graph) != WithSelfInfluence::all, Loss::selfInfluence,
          losses);
    addIf(game.start().count() != (isTable ? graph.lightCount() : game.vertexCount()), Loss::start,
          losses);
    addIf(game.target().any(), Loss::target, losses);
    addIf(game.pressCount() > 0, Loss::presses, losses);
    return losses;
}

/// Adds the losses of data that only documents store.
void addLossesOfDocument(std::vector<Loss>& losses, const SavedBoard& board) {
    addIf(!board.attachments.empty(), Loss::attachments, losses);
    addIf(!board.unknownFields.empty(), Loss::unknownFields, losses);
}

/// Returns the losses of an identifier, which stores the cells to flip and the cells that each
/// press flips.
std::vector<Loss> lossesOfFlip(const SavedBoard& board) {
    const Game& game = board.game;
    std::vector<Loss> losses;
    const auto text = writeFlipIdentifier(board);
    const auto again = text ? readFlipIdentifier(*text) : text.error();
    addIf(again && *again->game.rule().cells() != *game.rule().cells(), Loss::surface, losses);
    addIf(game.rule().isMarked(), Loss::marks, losses);
    addIf(game.target().any(), Loss::target, losses);
    addIf(game.pressCount() > 0, Loss::presses, losses);
    addLossesOfDocument(losses, board);
    return losses;
}

/// Returns the losses of a format that stores only the lights of a grid.
std::vector<Loss> lossesOfPattern(const SavedBoard& board) {
    const Game& game = board.game;
    const Lattice& cells = *game.rule().cells();
    const Lattice* lattice = game.rule().lattice();
    std::vector<Loss> losses;
    addIf(lattice == nullptr || !lattice->isPlaneGrid(), Loss::surface, losses);
    addIf(game.rule().isMarked(), Loss::marks, losses);
    addIf(lattice != nullptr && !cells.selfInfluence, Loss::selfInfluence, losses);
    addIf(game.pressCount() > 0, Loss::presses, losses);
    addIf(game.target().any(), Loss::target, losses);
    addLossesOfDocument(losses, board);
    std::sort(losses.begin(), losses.end());
    return losses;
}

/// Returns the losses of the drawing for Graphviz, which are found by reading it back.
std::vector<Loss> lossesOfDot(const SavedBoard& board) {
    std::vector<Loss> losses;
    const auto text = writeDot(board);
    const auto back = text ? readDot(*text) : text.error();
    if (!back) {
        return losses; // the board cannot be written in this format
    }
    const Game& game = board.game;
    const Graph before = game.rule().toGraph();
    const Graph& after = *back->game.rule().graph();
    const auto differs = [&](auto of) {
        for (Vertex v = 0; v < before.vertexCount(); ++v) {
            if (of(before, v) != of(after, v)) {
                return true;
            }
        }
        return false;
    };
    addIf(game.rule().cells() != nullptr, Loss::lattice, losses);
    addIf(differs([](const Graph& graph, Vertex v) { return graph.position(v); }), Loss::positions,
          losses);
    addIf(differs([](const Graph& graph, Vertex v) { return graph.label(v); }), Loss::labels,
          losses);
    addIf(before.isMarked(), Loss::marks, losses);
    addIf(differs([](const Graph& graph, Vertex v) { return graph.selfInfluence(v); }),
          Loss::selfInfluence, losses);
    addIf(game.start() != back->game.start(), Loss::start, losses);
    addIf(game.target().any(), Loss::target, losses);
    addIf(game.pressCount() > 0, Loss::presses, losses);
    addLossesOfDocument(losses, board);
    return losses;
}

} // namespace

std::vector<Loss> lossesOf(const SavedBoard& board, FileFormat format) {
    if (format == FileFormat::document) {
        return {};
    }
    if (!isReadable(format)) {
        return {Loss::reopening};
    }
    if (format == FileFormat::dot) {
        return lossesOfDot(board);
    }
    if (format == FileFormat::flip) {
        return board.game.rule().cells() != nullptr ? lossesOfFlip(board) : std::vector<Loss>();
    }
    if (format == FileFormat::rle || format == FileFormat::cells) {
        return board.game.rule().cells() != nullptr ? lossesOfPattern(board) : std::vector<Loss>();
    }
    const auto graph = explicitGraph(board.game.rule());
    if (!graph) {
        return {}; // the board cannot be written in this format
    }
    std::vector<Loss> losses;
    addIf(board.game.rule().cells() != nullptr, Loss::lattice, losses);
    if (format != FileFormat::graphMl && format != FileFormat::gml) {
        const auto more = lossesOfInfluences(board.game, *graph, format);
        losses.insert(losses.end(), more.begin(), more.end());
    } else if (board.game.pressCount() != board.game.presses().count()) {
        losses.push_back(Loss::presses);
    }
    addLossesOfDocument(losses, board);
    return losses;
}

} // namespace lightsout
