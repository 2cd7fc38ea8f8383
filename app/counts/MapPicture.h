// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace lightsout {

class HeatLegend;
class MapPanel;

/// Writes what is seen of the maps, side by side, each under its surface and rule, and the legend
/// below, as the file's extension says: .png or .svg. False where that fails.
bool saveMapPicture(const QList<MapPanel*>& panels, HeatLegend& legend, const QString& path);

} // namespace lightsout
