// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "webpage/WebPageChoice.h"

#include <QString>

#include <variant>

namespace lightsout {

/// A finished page, and the digests needed to read its result codes.
struct MadeWebPage {
    std::string html;
    WebDigests digests;
};

/// Makes the page, or returns a sentence that says why it can't be made. Throws Cancelled.
std::variant<MadeWebPage, QString> makeWebPage(const WebPageChoice& choice, const Game& game,
                                               Progress& progress);

/// Returns a sentence that explains a result code: which boards were solved, with how many presses,
/// and in what time.
QString webResultText(const QString& code, const WebDigests& digests);

} // namespace lightsout
