// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/Manual.h"

namespace lightsout {

/// Returns a chapter as a web page, with the table of contents of the manual next to it. The
/// chapters are files in one folder, named after the chapters. `picture` is the path, relative to
/// that folder, of a picture at the beginning; empty for none.
QString manualHtml(const Manual& manual, std::size_t chapter, const QString& picture = {});

} // namespace lightsout
