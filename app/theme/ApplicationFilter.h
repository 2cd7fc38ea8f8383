// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QPointer>

namespace lightsout {

/// Creates a Filter(QApplication&), which filters all events of the application, unless the
/// application already has one.
template <typename Filter>
void installFilter() {
    static QPointer<Filter> filter;
    if (filter == nullptr) {
        filter = new Filter(*qApp);
    }
}

} // namespace lightsout
