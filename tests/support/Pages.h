// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "MainWindow.h"
#include "analysis/Job.h"
#include "tests/support/PageDriver.h"
#include "window/PageTabs.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <vector>

namespace lightsout {

/// A page in one of its modes, with a button that was clicked there. Members are empty if there is
/// none.
struct PageAndMode {
    const char* page;
    const char* mode = "";
    const char* button = "";

    QString text() const {
        return QStringLiteral("%1 %2 %3")
            .arg(QLatin1String(page), QLatin1String(mode), QLatin1String(button));
    }
};

/// Returns every page in every mode, in this order. There should be a pinned board.
inline std::vector<PageAndMode> pagesAndModes() {
    return {
        {"play", "press"},
        {"play", "press", "chase"},
        {"play", "pattern"},
        {"play", "draw"},
        {"play", "whatif"},
        {"play", "compare"},
        {"play", "compare", "comparePatterns"},
        {"play", "compare", "compareLaws"},
        {"elimination", "steps"},
        {"elimination", "by-hand"},
        {"elimination", "outcome"},
        {"elimination", "methods"},
        {"kernel"},
        {"kernel", "", "browse"},
        {"kernel", "", "allBoards"},
        {"tilings", "browse"},
        {"tilings", "search"},
        {"tilings", "by-hand"},
        {"tilings", "map"},
        {"random", "laws"},
        {"random", "experiments"},
        {"random", "chain"},
        {"random", "states"},
        {"random", "states", "statesPower"},
        {"random", "winning"},
        {"counts", "map"},
        {"counts", "map", "compare"},
        {"counts", "atlas"},
        {"counts", "sweep"},
    };
}

/// Lays out moved widgets. A change deep inside a page reaches the page one level at a time.
inline void settleLayout() {
    constexpr int maxDepth = 10;
    for (int level = 0; level < maxDepth; ++level) {
        QCoreApplication::processEvents();
    }
}

/// Waits until no computation is in progress, and lays out the results.
inline void settle(const Workbench& workbench, const MainWindow& window) {
    constexpr int patience = 200'000; // needed with the thread sanitizer
    QTRY_VERIFY_WITH_TIMEOUT(!workbench.analysis.isWorking(), patience);
    const auto jobs = window.findChildren<Job*>();
    QTRY_VERIFY_WITH_TIMEOUT(std::ranges::none_of(jobs, &Job::isRunning), patience);
    settleLayout();
}

/// Brings a page to the front in one of its modes.
inline Page* showPage(MainWindow& window, const PageAndMode& wanted) {
    window.showTab(QLatin1String(wanted.page));
    Page& page = window.tabs().current();
    [&] { QCOMPARE(page.id(), QLatin1String(wanted.page)); }();
    if (*wanted.mode != '\0') {
        PageDriver(page).choose(wanted.mode);
    }
    if (*wanted.button != '\0') {
        PageDriver(page).activate(wanted.button);
    }
    return &page;
}

} // namespace lightsout
