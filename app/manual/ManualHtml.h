// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/Manual.h"

namespace lightsout {

/// A chapter as a page for browsers, with the contents of the manual beside it. Chapters are files
/// of their names in one folder. `picture` is the path of a picture that it begins with, seen from
/// there; empty for none.
QString manualHtml(const Manual& manual, std::size_t chapter, const QString& picture = {});

} // namespace lightsout
