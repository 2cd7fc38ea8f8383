// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/Selection.h"

namespace lightsout {

void Selection::setVertex(std::optional<Vertex> vertex) {
    if (vertex_ != vertex) {
        vertex_ = vertex;
        Q_EMIT vertexChanged();
    }
}

} // namespace lightsout

#include "moc_Selection.cpp"
