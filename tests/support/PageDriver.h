// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/Page.h"

#include "tests/support/WidgetDriver.h"

#include <QTest>

namespace lightsout {

/// Drives a page and the row of its modes, which the window shows next to the tabs.
class PageDriver : public WidgetDriver {
public:
    explicit PageDriver(const Page& page) : WidgetDriver(page), page_(page) {
        if (page.modeBar() != nullptr && !page.isAncestorOf(page.modeBar())) {
            alsoIn(*page.modeBar());
        }
    }

    void choose(const char* mode) const {
        QVERIFY2(page_.modeBar() != nullptr, mode);
        page_.modeBar()->choose(QLatin1String(mode));
        QCOMPARE(page_.mode(), QLatin1String(mode));
    }

private:
    const Page& page_;
};

} // namespace lightsout
