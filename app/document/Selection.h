// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <QObject>

#include <optional>

namespace lightsout {

/// The vertex that is pointed at, in whichever view: its cell, its row and its column light up in
/// all of them.
class Selection : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    std::optional<Vertex> vertex() const { return vertex_; }
    void setVertex(std::optional<Vertex> vertex);

Q_SIGNALS:
    void vertexChanged();

private:
    std::optional<Vertex> vertex_;
};

} // namespace lightsout
