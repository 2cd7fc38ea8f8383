// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/Appearance.h"

#include <QSize>
#include <QStringList>

#include <vector>

namespace lightsout {

/// The window sizes for which pictures are written.
enum class RenderSizes {
    usual, ///< 1280 × 800 and 1920 × 1080
    every, ///< from 960 × 600 to 3840 × 2160, each on a wall too; takes minutes
};

/// A window for which pictures of all scenes are written.
struct RenderedWindow {
    Appearance appearance;
    QSize size;

    /// Returns "-THEME-LANGUAGE-SIZE", or "-THEME-LANGUAGE-SIZE-wall" on a wall.
    QString suffix() const;
};

/// Returns every combination of language and theme in windows of these sizes.
std::vector<RenderedWindow> renderedWindows(RenderSizes sizes);

/// Writes pictures into `folder`: every scene of every tab, and some steps of lessons, in each of
/// these windows, named SCENE-THEME-LANGUAGE-SIZE.png, or SCENE-THEME-LANGUAGE-SIZE-wall.png on a
/// wall; and the galleries of new boards in each of the themes and languages. Returns what went
/// wrong, or nothing.
QString renderPictures(const QString& folder, const std::vector<RenderedWindow>& windows);

/// Writes the pictures of one of them into an existing folder. Returns false if one could not be
/// written.
bool renderWindow(const RenderedWindow& rendered, const QString& folder);

/// Writes the scenes of these names, in a window of the usual size, as NAME.png into an existing
/// folder. Returns false if one could not be written. `appearance` must already be applied.
bool renderScenes(const Appearance& appearance, const QString& folder, const QStringList& names);

} // namespace lightsout
