// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include <functional>
#include <optional>

namespace lightsout {

/// A picture of an animation, with its duration.
struct AnimationFrame {
    QImage image;
    int milliseconds = 500;
};

/// Returns an animated GIF that repeats for ever (GIF89a, with the Netscape extension); each frame
/// has its own colours. The frames, which end with nullopt, have the same size of up to 65535
/// pixels each way; only one is in memory at a time. Empty if giflib fails. Callable from any
/// thread.
QByteArray gifFile(const std::function<std::optional<AnimationFrame>()>& nextFrame);

} // namespace lightsout
