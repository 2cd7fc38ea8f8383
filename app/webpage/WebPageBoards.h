// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "webpage/WebPageChoice.h"

#include <QString>

#include <variant>

namespace lightsout {

/// A finished page, and the digests with which its result codes are read.
struct MadeWebPage {
    std::string html;
    WebDigests digests;
};

/// Makes the page, or returns a sentence that says why it can't be made. Throws Cancelled.
std::variant<MadeWebPage, QString> makeWebPage(const WebPageChoice& choice, const Game& game,
                                               Progress& progress);

/// Returns the meaning of a result code as a sentence: which of the boards, how many presses, how
/// long.
QString webResultText(const QString& code, const WebDigests& digests);

} // namespace lightsout
