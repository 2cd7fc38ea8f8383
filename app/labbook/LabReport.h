// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "labbook/LabBook.h"

#include <QTextDocument>

#include <memory>

namespace lightsout {

/// Returns the lab book as a printable document whose pictures are at most `width` points wide.
std::unique_ptr<QTextDocument> labReport(const QString& title, const std::vector<LabEntry>& entries,
                                         double width);

} // namespace lightsout
