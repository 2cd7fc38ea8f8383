// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/GraphList.h"

#include "look/Theme.h"

#include <QPainter>

#include <algorithm>

namespace lightsout {

void GraphListModel::setGraphs(std::vector<Graph> graphs) {
    beginResetModel();
    graphs_ = std::move(graphs);
    endResetModel();
}

int GraphListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(graphs_.size());
}

QVariant GraphListModel::data(const QModelIndex& index, int role) const {
    if (index.isValid() && (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)) {
        return tr("Graph %1 with %Ln edge(s)", nullptr,
                  static_cast<int>(graph(index.row()).edgeCount()))
            .arg(index.row() + 1);
    }
    return {};
}

void GraphDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const auto* model = qobject_cast<const GraphListModel*>(index.model());
    const Graph& graph = model->graph(index.row());
    const Theme theme = themeOf(*option.widget);
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(option.rect).adjusted(4, 4, -4, -4);
    painter->setPen(QPen(isSelected ? theme.accent : theme.line, isSelected ? 2.5 : 1));
    painter->setBrush(theme.card);
    painter->drawRoundedRect(frame, 8, 8);
    double reach = 0.5;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const Point place = graph.position(v);
        reach = std::max({reach, std::abs(place.x), std::abs(place.y)});
    }
    const double scale = frame.width() * 0.36 / reach;
    const auto place = [&](Vertex v) {
        return frame.center() + QPointF(graph.position(v).x, graph.position(v).y) * scale;
    };
    painter->setPen(QPen(theme.unlitRing, 1.6));
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        for (const Vertex u : graph.targets(v)) {
            if (u < v) {
                painter->drawLine(place(u), place(v));
            }
        }
    }
    painter->setPen(QPen(theme.card, 1.5));
    painter->setBrush(theme.quiet);
    const double radius = frame.width() * 0.055;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        painter->drawEllipse(place(v), radius, radius);
    }
    painter->restore();
}

QSize GraphDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                              const QModelIndex& /*index*/) const {
    return {112, 112};
}

} // namespace lightsout

#include "moc_GraphList.cpp"
