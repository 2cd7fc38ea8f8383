// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace lightsout {

/// A view, or a whole page, that can say as text what it shows.
class TextSource {
public:
    virtual ~TextSource() = default;

    /// Empty where there is nothing to copy, or too much.
    virtual QString shownText() const = 0;
};

/// What a page shows, as text: of the view that has the keys, else of the page itself, else of its
/// largest view.
QString shownTextOf(const QWidget& page);

} // namespace lightsout
