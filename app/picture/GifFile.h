// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include <functional>
#include <optional>

namespace lightsout {

/// One image of an animation, with the time for which it is shown.
struct AnimationFrame {
    QImage image;
    int milliseconds = 500;
};

/// Returns an animated GIF that repeats forever (GIF89a with the Netscape extension). `nextFrame`
/// is called until it returns nullopt, so that only one frame is in memory at a time. All frames
/// must have the same size, with at most 65535 pixels in each direction; each has its own colours.
/// Returns an empty array if giflib fails. Can be called from any thread.
QByteArray gifFile(const std::function<std::optional<AnimationFrame>()>& nextFrame);

} // namespace lightsout
