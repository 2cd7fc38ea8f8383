// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/Page.h"

#include <QAbstractButton>
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
    /// Clicks a button, which must be visible and enabled.
    void click(const char* button) const {
        if (auto* found = part<QAbstractButton>(button)) {
            QVERIFY2(found->isVisible() && found->isEnabled(), button);
            QTest::mouseClick(found, Qt::LeftButton);
        }
    }
    /// Activates a button, even if the stage or the width of the window hides it.
    void activate(const char* button) const {
        if (auto* found = part<QAbstractButton>(button)) {
            found->click();
        }
    }
    /// Returns the text of a label or button.
    QString read(const char* label) const {
        const auto* found = part<QWidget>(label);
        return found == nullptr ? QString() : found->property("text").toString();
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
