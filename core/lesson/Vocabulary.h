// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Landmark.h"

namespace lightsout {

/// Returns the names in the workbench's window that lessons can use, for programs without the
/// window. A test compares them with the names in the window.
const LessonVocabulary& windowVocabulary();

} // namespace lightsout
