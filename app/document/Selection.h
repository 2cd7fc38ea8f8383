// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"

#include <QObject>

#include <optional>

namespace lightsout {

/// The vertex that is pointed at in any view. Its cell, row and column are highlighted in all
/// views.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(const Document& document);

    std::optional<Vertex> vertex() const { return vertex_.copyIn(document_.vertexRevision()); }
    /// Sets the vertex, or clears the selection if the board does not have it. A view may report
    /// such a vertex if it has not followed the document yet and shows another board.
    void setVertex(std::optional<Vertex> vertex);

Q_SIGNALS:
    void vertexChanged();

private:
    const Document& document_;
    OfRevision<Vertex> vertex_;
};

} // namespace lightsout
