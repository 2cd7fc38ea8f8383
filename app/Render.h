// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/Appearance.h"

#include <QSize>
#include <QStringList>

#include <vector>

namespace lightsout {

/// The window sizes at which pictures are written.
enum class RenderSizes {
    usual, ///< 1280 × 800 and 1920 × 1080
    every, ///< from 960 × 600 to 3840 × 2160, each also in wall mode; takes minutes
};

/// A window configuration in which pictures of all scenes are written.
struct RenderedWindow {
    Appearance appearance;
    QSize size;

    /// Returns "-THEME-LANGUAGE-SIZE", or "-THEME-LANGUAGE-SIZE-wall" in wall mode.
    QString suffix() const;
};

/// Returns every combination of a language and a theme with one of these window sizes.
std::vector<RenderedWindow> renderedWindows(RenderSizes sizes);

/// Writes pictures of every scene of every page and of some lesson steps into `folder`, in each of
/// these windows. Files are named SCENE-THEME-LANGUAGE-SIZE.png, or
/// SCENE-THEME-LANGUAGE-SIZE-wall.png in wall mode. Also writes the galleries of new boards in each
/// theme and language. Returns an error message, or an empty string on success.
QString renderPictures(const QString& folder, const std::vector<RenderedWindow>& windows);

/// Writes the pictures of one window into an existing folder. Returns false if one could not be
/// written.
bool renderWindow(const RenderedWindow& rendered, const QString& folder);

/// Writes the scenes with these names as NAME.png into an existing folder, in a window of the usual
/// size. Returns false if one could not be written. `appearance` must already be applied.
bool renderScenes(const Appearance& appearance, const QString& folder, const QStringList& names);

} // namespace lightsout
