// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace lightsout {

/// A view, or a whole page, whose content can be copied as text.
class TextSource {
public:
    virtual ~TextSource() = default;

    /// Returns the content as text; an empty string if there is nothing to copy, or too much.
    virtual QString shownText() const = 0;
};

/// Returns the content of a page as text. This is the content of the view with the focus, or else
/// of the page itself, or else of its largest view.
QString shownTextOf(const QWidget& page);

} // namespace lightsout
