// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <functional>

namespace lightsout {

using Work = std::function<void(Progress&)>;
/// A function that prepares the work; its time is not measured.
using Preparation = std::function<Work()>;

/// Adds a row to a test's table for all work that takes long, with a board on which it does. The
/// only column contains the Preparation.
void addLongWork();
/// Adds the work on boards as files, copies and pictures.
void addLongFileWork();

/// Adds one row.
void add(const char* name, Preparation prepare);

} // namespace lightsout
