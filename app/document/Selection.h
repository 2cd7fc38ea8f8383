// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/CurrentDocument.h"

#include <QObject>

#include <optional>

namespace lightsout {

/// The vertex that the user points at in any view. Its cell, row and column are highlighted in all
/// views.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(const CurrentDocument& document);

    std::optional<Vertex> vertex() const { return vertex_.copyIn(document_.vertexRevision()); }
    /// Sets the vertex. Clears the selection if the board does not have this vertex: a view that
    /// still shows an earlier board may report one of its vertices.
    void setVertex(std::optional<Vertex> vertex);

Q_SIGNALS:
    void vertexChanged();

private:
    const CurrentDocument& document_;
    OfRevision<Vertex> vertex_;
};

} // namespace lightsout
