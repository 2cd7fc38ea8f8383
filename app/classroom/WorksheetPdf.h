// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Marks.h"

#include <QByteArray>

namespace lightsout {

/// Returns the pages as a PDF file: A4, vector graphics, embedded fonts.
QByteArray worksheetPdf(const std::vector<SheetPage>& pages);

} // namespace lightsout
