// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <array>
#include <cstddef>

namespace lightsout {

/// Sizes around the word length, which are critical for packed types.
inline constexpr std::array<std::size_t, 10> awkwardSizes{0, 1, 2, 63, 64, 65, 127, 128, 129, 200};

/// Adds a data row for each of these sizes from `least` on, in the column "size".
inline void addAwkwardSizes(std::size_t least = 0) {
    QTest::addColumn<std::size_t>("size");
    for (const std::size_t size : awkwardSizes) {
        if (size >= least) {
            QTest::addRow("%zu", size) << size;
        }
    }
}

} // namespace lightsout
