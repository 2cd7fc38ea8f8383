// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lightsout {

/// A view whose content can be copied as text.
class TextSource {
public:
    virtual ~TextSource() = default;

    /// Returns the content as text; an empty string if there is nothing to copy, or too much.
    virtual QString shownText() const = 0;
};

} // namespace lightsout
