// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/Manual.h"

#include <map>

namespace lightsout {

/// Returns a chapter as a web page, with the table of contents of the manual next to it. The web
/// pages of all chapters must be in one folder, in files named after the chapters. `picture` is the
/// path, relative to that folder, of a picture at the beginning; empty if there is none.
QString manualHtml(const Manual& manual, std::size_t chapter, const QString& picture = {});

/// Writes the whole manual on A4, each chapter on a new page. `pictures` maps the names of chapters
/// to the files of pictures shown at their beginnings. Returns false if the file can't be written.
bool writeManualPdf(const Manual& manual, const std::map<QString, QString>& pictures,
                    const QString& path);

} // namespace lightsout
