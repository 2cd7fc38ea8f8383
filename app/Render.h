// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/Appearance.h"

#include <QSize>
#include <QStringList>

#include <vector>

namespace lightsout {

/// Of which windows pictures are written.
enum class RenderSizes {
    usual, ///< 1280 × 800 and 1920 × 1080
    every, ///< from 960 × 600 to 3840 × 2160, and all of them on a wall too; takes minutes
};

/// A window of which pictures of all scenes are written.
struct RenderedWindow {
    Appearance appearance;
    QSize size;

    /// -THEME-LANGUAGE-SIZE, or -THEME-LANGUAGE-SIZE-wall
    QString suffix() const;
};

/// Every language and theme in windows of these sizes.
std::vector<RenderedWindow> renderedWindows(RenderSizes sizes);

/// Writes a picture of every scene of every tab, and of some steps of lessons, in each of these
/// windows into `folder`, named SCENE-THEME-LANGUAGE-SIZE.png, and on a wall
/// SCENE-THEME-LANGUAGE-SIZE-wall.png; and of the galleries of new boards, in each of their themes
/// and languages. Returns what went wrong, or nothing.
QString renderPictures(const QString& folder, const std::vector<RenderedWindow>& windows);

/// Writes the pictures of one of them into a folder that there is. False where one could not be
/// written.
bool renderWindow(const RenderedWindow& rendered, const QString& folder);

/// Writes the scenes of these names, in a window of the usual size, as NAME.png into a folder that
/// there is. False where one could not be written. The application wears `appearance` already.
bool renderScenes(const Appearance& appearance, const QString& folder, const QStringList& names);

} // namespace lightsout
