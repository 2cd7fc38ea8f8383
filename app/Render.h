// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/Appearance.h"

#include <QSize>
#include <QStringList>

#include <vector>

namespace lightsout {

/// The windows in which pictures are written.
enum class RenderRange {
    one,       ///< 1280 × 800, in the light theme and the system's language
    everyLook, ///< 1280 × 800 and 1920 × 1080, in each theme and language; takes minutes
    everySize, ///< from 960 × 600 to 3840 × 2160, also in wall mode; takes ten times as long
};

/// A window configuration in which pictures of all scenes are written.
struct RenderedWindow {
    Appearance appearance;
    QSize size;

    /// Returns "-THEME-LANGUAGE-SIZE", or "-THEME-LANGUAGE-SIZE-wall" in wall mode.
    QString suffix() const;
};

std::vector<RenderedWindow> renderedWindows(RenderRange range);

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
