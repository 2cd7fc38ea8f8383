// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Marks.h"

#include <QByteArray>

namespace lightsout {

/// The pages as a PDF file: A4, vectors, the letters' fonts inside.
QByteArray worksheetPdf(const std::vector<SheetPage>& pages);

} // namespace lightsout
