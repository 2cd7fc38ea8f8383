// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "labbook/LabBook.h"

#include <QTextDocument>

#include <memory>

namespace lightsout {

/// The lab book as a document to be printed, its pictures no wider than `width` points.
std::unique_ptr<QTextDocument> labReport(const QString& title, const std::vector<LabEntry>& entries,
                                         double width);

} // namespace lightsout
