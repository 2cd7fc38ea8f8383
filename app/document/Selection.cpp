// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Selection.h"

namespace lightsout {

Selection::Selection(const CurrentDocument& document) : document_(document) {
    connect(&document, &CurrentDocument::changed, this, [this](const Move& move) {
        if (renumbers(move)) {
            vertex_.reset();
            Q_EMIT vertexChanged();
        }
    });
}

void Selection::setVertex(std::optional<Vertex> vertex) {
    if (vertex && *vertex >= document_.game().vertexCount()) {
        vertex.reset();
    }
    if (this->vertex() != vertex) {
        vertex_.reset();
        if (vertex) {
            vertex_ = {*vertex, document_.vertexRevision()};
        }
        Q_EMIT vertexChanged();
    }
}

} // namespace lightsout

#include "moc_Selection.cpp"
