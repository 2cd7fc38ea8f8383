// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/Appearance.h"

#include <QStringList>

class QApplication;

namespace lightsout {

/// Of which windows pictures are written.
enum class RenderSizes {
    usual, ///< 1280 × 800 and 1920 × 1080
    every, ///< from 960 × 600 to 3840 × 2160, and all of them on a wall too; takes minutes
};

/// Writes a picture of every scene of every tab, and of some steps of lessons, into `folder`, light
/// and dark, in every language, named SCENE-THEME-LANGUAGE-SIZE.png, and on a wall
/// SCENE-THEME-LANGUAGE-SIZE-wall.png; and of the galleries of new boards. Returns what went wrong,
/// or nothing.
QString renderPictures(QApplication& application, const QString& folder,
                       RenderSizes sizes = RenderSizes::usual);

/// Writes the scenes of these names, in a window of the usual size, as NAME.png into a folder that
/// there is. False where one could not be written. The application wears `appearance` already.
bool renderScenes(const Appearance& appearance, const QString& folder, const QStringList& names);

} // namespace lightsout
