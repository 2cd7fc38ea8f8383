// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <functional>

namespace lightsout {

using Work = std::function<void(Progress&)>;
/// What makes the work ready; that is not measured.
using Preparation = std::function<Work()>;

/// Adds a row to a test's table for all work that takes long, on a board where it takes long: of
/// one column, the Preparation.
void addLongWork();
/// That of boards as files, copies and pictures.
void addLongFileWork();

/// One row.
void add(const char* name, Preparation prepare);

} // namespace lightsout
