// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

/// The kind of step in random play.
enum class Walk {
    plain, ///< each step presses one vertex, all equally likely
    lazy,  ///< makes no press with probability ½; always has a single limit law
};

} // namespace lightsout
