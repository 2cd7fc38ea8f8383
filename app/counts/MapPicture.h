// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace lightsout {

class HeatLegend;
class MapPanel;

/// Writes the visible parts of the maps side by side, each below the name of its surface and rule,
/// with the legend at the bottom. The format follows the file's extension: .png or .svg. Returns
/// false if that fails.
bool saveMapPicture(const QList<MapPanel*>& panels, HeatLegend& legend, const QString& path);

} // namespace lightsout
