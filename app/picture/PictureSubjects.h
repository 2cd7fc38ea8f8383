// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "picture/Animations.h"

#include <optional>
#include <variant>

class QWidget;

namespace lightsout {

/// Something in the window of which a picture can be made.
struct PictureSubject {
    QString name;
    /// Draws it on the GUI thread; animations are made on another, from a seed if they use one.
    std::variant<std::function<Picture(PictureColours)>,
                 std::function<Animation(Progress&, std::uint64_t seed)>>
        make;
    /// Default seed, if randomised.
    std::optional<std::uint64_t> seed = {};

    bool isAnimation() const { return make.index() == 1; }
};

/// Draws a widget in the given colours.
using PageDrawing = std::function<Picture(QWidget& page, PictureColours)>;

/// Returns the subjects while a page is shown: the board, all solutions as a sheet if they are few,
/// the page's views, the page itself, and animations.
std::vector<PictureSubject> pictureSubjects(QWidget& page, const QString& pageName,
                                            const Workbench& workbench,
                                            const PageDrawing& drawPage);

/// The maximum number of solutions on a sheet.
inline constexpr std::size_t maxSheetSolutions = 64;

} // namespace lightsout
