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
    /// Sets the vertex, or clears the selection if the board has no such vertex. A view can report
    /// such a vertex if it still shows an earlier board.
    void setVertex(std::optional<Vertex> vertex);

Q_SIGNALS:
    void vertexChanged();

private:
    const CurrentDocument& document_;
    OfRevision<Vertex> vertex_;
};

} // namespace lightsout
