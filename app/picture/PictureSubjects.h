// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "picture/Animations.h"

#include <optional>
#include <variant>

class QWidget;

namespace lightsout {

class Page;

/// Something in the window that can be shown in a picture.
struct PictureSubject {
    QString name;
    /// The function that makes the picture. Still pictures are drawn on the GUI thread; animations
    /// are made on another thread, from a seed if they are random.
    std::variant<std::function<Picture(PictureColours)>,
                 std::function<Animation(Progress&, std::uint64_t seed)>>
        make;
    /// The default seed of a random subject.
    std::optional<std::uint64_t> seed = {};

    bool isAnimation() const { return make.index() == 1; }
};

/// A function that draws a page in the given colours.
using PageDrawing = std::function<Picture(QWidget& page, PictureColours)>;

/// Returns the subjects that are available while a page is shown: the board, a sheet of all
/// solutions if there are few, the views of the page, the page itself, and animations.
std::vector<PictureSubject> pictureSubjects(Page& page, const QString& pageName,
                                            const Workbench& workbench,
                                            const PageDrawing& drawPage);

} // namespace lightsout
