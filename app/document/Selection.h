// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"

#include <QObject>

#include <optional>

namespace lightsout {

/// The vertex that is pointed at in any view; its cell, its row and its column are highlighted in
/// all of them.
class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(const Document& document);

    std::optional<Vertex> vertex() const { return vertex_.copyIn(document_.vertexRevision()); }
    /// Clears the selection if the board does not have the vertex, since views that have not
    /// followed the document yet show another board.
    void setVertex(std::optional<Vertex> vertex);

Q_SIGNALS:
    void vertexChanged();

private:
    const Document& document_;
    OfRevision<Vertex> vertex_;
};

} // namespace lightsout
