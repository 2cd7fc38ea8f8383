// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// The kind of step in random play.
enum class Walk {
    plain, ///< each step presses one vertex, all equally likely
    lazy,  ///< each step presses nothing with probability ½; this has a single limit law on every
           ///< board
};

} // namespace lightsout
