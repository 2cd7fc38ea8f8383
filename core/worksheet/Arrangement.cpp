// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Arrangement.h"

#include "support/Assert.h"

namespace lightsout {

Arrangement::Arrangement(std::size_t puzzles, std::size_t columns, const SheetArea& area)
    : puzzles_(puzzles), columns_(columns), rows_((puzzles + columns - 1) / columns), area_(area) {
    LIGHTSOUT_ASSERT(columns >= 1 && columns <= puzzles && puzzles <= maxOnPage);
}

SheetArea Arrangement::slot(std::size_t index) const {
    LIGHTSOUT_ASSERT(index < puzzles_);
    const auto columns = static_cast<double>(columns_);
    const auto rows = static_cast<double>(rows_);
    const double width = (area_.width - gap * (columns - 1)) / columns;
    const double height = (area_.height - gap * (rows - 1)) / rows;
    return {.x = area_.x + static_cast<double>(index % columns_) * (width + gap),
            .y = area_.y + static_cast<double>(index / columns_) * (height + gap),
            .width = width,
            .height = height};
}

} // namespace lightsout
