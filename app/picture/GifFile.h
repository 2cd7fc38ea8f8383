// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

#include <functional>
#include <optional>

namespace lightsout {

/// One picture of an animation, and how long it is shown.
struct AnimationFrame {
    QImage image;
    int milliseconds = 500;
};

/// An animated GIF that goes on for ever (GIF89a, with the Netscape extension), each frame with
/// colours of its own. The frames, until there is none, have one size of up to 65535 pixels each
/// way; one at a time is in memory. Empty where giflib fails. Callable from any thread.
QByteArray gifFile(const std::function<std::optional<AnimationFrame>()>& nextFrame);

} // namespace lightsout
