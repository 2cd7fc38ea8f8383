// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "picture/Animations.h"

#include <optional>
#include <variant>

class QWidget;

namespace lightsout {

/// Something in the window that a picture can be made of.
struct PictureSubject {
    QString name;
    /// Draws it, on the GUI thread; an animation is made off it, for a seed where it has one.
    std::variant<std::function<Picture(PictureColours)>,
                 std::function<Animation(Progress&, std::uint64_t seed)>>
        make;
    /// Of what is drawn by chance: that which is proposed.
    std::optional<std::uint64_t> seed = {};

    bool isAnimation() const { return make.index() == 1; }
};

/// Draws a widget in some colours.
using PageDrawing = std::function<Picture(QWidget& page, PictureColours)>;

/// What can be pictured while a page is shown: the board, all solutions as a sheet where they are
/// few, the page's views, the page itself, and animations.
std::vector<PictureSubject> pictureSubjects(QWidget& page, const QString& pageName,
                                            const Workbench& workbench,
                                            const PageDrawing& drawPage);

/// The most solutions on a sheet.
inline constexpr std::size_t maxSheetSolutions = 64;

} // namespace lightsout
