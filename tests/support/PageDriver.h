// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/Page.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTest>

namespace lightsout {

/// Drives a page as a user does. The test fails if the page lacks what is needed.
class PageDriver {
public:
    explicit PageDriver(Page& page) : page_(page) {}

    void choose(const char* mode) const {
        page_.chooseMode(QLatin1String(mode));
        QCOMPARE(page_.mode(), QLatin1String(mode));
    }
    void click(const char* button) const {
        if (auto* found = part<QAbstractButton>(button)) {
            found->click();
        }
    }
    QString read(const char* label) const {
        const auto* found = part<QLabel>(label);
        return found == nullptr ? QString() : found->text();
    }

private:
    /// Returns a part of the page, or of the row of its modes.
    template <typename Part>
    Part* part(const char* name) const {
        auto* found = page_.findChild<Part*>(QLatin1String(name));
        if (found == nullptr && page_.modeBar() != nullptr) {
            found = page_.modeBar()->findChild<Part*>(QLatin1String(name));
        }
        [&] { QVERIFY2(found != nullptr, name); }();
        return found;
    }

    Page& page_;
};

} // namespace lightsout
