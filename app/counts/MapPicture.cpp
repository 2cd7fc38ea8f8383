// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/MapPicture.h"

#include "counts/CountsText.h"
#include "counts/MapPanel.h"
#include "look/PictureFile.h"
#include "look/Theme.h"
#include "map/HeatLegend.h"

#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int margin = 24; ///< pixels on a screen
constexpr int titleHeight = 40;

QSize pictureSize(const QList<MapPanel*>& panels, const HeatLegend& legend) {
    int width = margin;
    int height = 0;
    for (MapPanel* panel : panels) {
        width += panel->map()->width() + margin;
        height = std::max(height, panel->map()->height());
    }
    return {std::max(width, legend.width() + 2 * margin),
            margin + titleHeight + height + margin + legend.height() + margin};
}

void paint(QPainter& painter, const QList<MapPanel*>& panels, HeatLegend& legend) {
    const QSize size = pictureSize(panels, legend);
    const Theme theme = themeOf(legend);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect({0, 0}, size), theme.background);
    int left = margin;
    for (MapPanel* panel : panels) {
        painter.setFont(fontFor(TextRole::title));
        painter.setPen(theme.text);
        painter.drawText(QRect(left, margin, panel->map()->width(), titleHeight),
                         Qt::AlignLeft | Qt::AlignTop | Qt::AlignAbsolute,
                         familyText(panel->family()));
        painter.save();
        painter.translate(left, margin + titleHeight);
        panel->map()->paintPicture(painter);
        painter.restore();
        left += panel->map()->width() + margin;
    }
    painter.translate(margin, size.height() - margin - legend.height());
    legend.render(&painter, {}, {}, QWidget::DrawChildren);
}

} // namespace

bool saveMapPicture(const QList<MapPanel*>& panels, HeatLegend& legend, const QString& path) {
    return savePicture(path, pictureSize(panels, legend), QString(),
                       [&](QPainter& painter) { paint(painter, panels, legend); });
}

} // namespace lightsout
