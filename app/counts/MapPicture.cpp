#include "counts/MapPicture.h"

#include "counts/CountsText.h"
#include "counts/MapPanel.h"
#include "look/Theme.h"
#include "map/HeatLegend.h"

#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int margin = 24; ///< pixels on a screen
constexpr int titleHeight = 40;
constexpr int sharpness = 2;

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
    const Theme& theme = Theme::current();
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
    const QString kind = QFileInfo(path).suffix().toLower();
    const QSize size = pictureSize(panels, legend);
    QSaveFile file(path);
    if (kind == QLatin1String("svg") && file.open(QIODevice::WriteOnly)) {
        QSvgGenerator generator;
        generator.setOutputDevice(&file);
        generator.setSize(size);
        generator.setViewBox(QRect({0, 0}, size));
        QPainter painter(&generator);
        paint(painter, panels, legend);
        painter.end();
        return file.commit();
    }
    if (kind == QLatin1String("png") && file.open(QIODevice::WriteOnly)) {
        QImage image(size * sharpness, QImage::Format_RGB32);
        image.setDevicePixelRatio(sharpness);
        QPainter painter(&image);
        paint(painter, panels, legend);
        painter.end();
        return image.save(&file, "PNG") && file.commit();
    }
    return false;
}

} // namespace lightsout
