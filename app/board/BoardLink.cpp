// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardLink.h"

#include "board/BoardView.h"
#include "document/CurrentDocument.h"
#include "document/Selection.h"
#include "text/BoardText.h"

namespace lightsout {

namespace {

void make(CurrentDocument& document, const Move& move, Stroke stroke) {
    document.make(move, moveName(move), stroke);
}

} // namespace

void linkBoard(BoardView& view, CurrentDocument& document, Selection& selection) {
    QObject::connect(
        &document, &CurrentDocument::changed, &view,
        [&view, &document](const Move& move) { view.setGame(document.game(), !startsOver(move)); });
    QObject::connect(&view, &BoardView::pressed, &document,
                     [&document](Vertex v) { document.press(v); });
    QObject::connect(&view, &BoardView::edited, &document,
                     [&view, &document](Vertex v, Stroke stroke) {
                         if (view.mode() == BoardMode::editTarget) {
                             make(document, FlipTarget{{v}}, stroke);
                         } else {
                             make(document, FlipStart{{v}}, stroke);
                         }
                     });
    QObject::connect(&view, &BoardView::pointedAt, &selection, &Selection::setVertex);
    QObject::connect(&selection, &Selection::vertexChanged, &view,
                     [&view, &selection] { view.setPointedAt(selection.vertex()); });
    const auto showPieces = [&view, &document] { view.setPieces(document.hasPieces()); };
    QObject::connect(&document, &CurrentDocument::piecesChanged, &view, showPieces);
    showPieces();
    view.setGame(document.game());
    view.setPointedAt(selection.vertex());
}

} // namespace lightsout
