// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "webpage/WebPageChoice.h"

#include <QString>

#include <variant>

namespace lightsout {

/// A page that was made, and what its result codes mean.
struct MadeWebPage {
    std::string html;
    WebDigests digests;
};

/// Makes the page, or says in a sentence why it can't be made. Throws Cancelled.
std::variant<MadeWebPage, QString> makeWebPage(const WebPageChoice& choice, const Game& game,
                                               Progress& progress);

/// What a result code says, in a sentence: of which of the boards it is, how many presses, how
/// long.
QString webResultText(const QString& code, const WebDigests& digests);

} // namespace lightsout
