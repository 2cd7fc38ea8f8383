// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// How random play moves on.
enum class Walk {
    plain, ///< each time one vertex is pressed, all equally likely
    lazy,  ///< each time with probability ½ nothing is pressed; this has one limit on every board
};

} // namespace lightsout
