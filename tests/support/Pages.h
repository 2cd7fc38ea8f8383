// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "MainWindow.h"
#include "analysis/Job.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QTabWidget>
#include <QTest>

#include <algorithm>
#include <utility>
#include <vector>

namespace lightsout {

/// The name of a page, and of the button of one of its modes; empty if there is none.
using PageAndMode = std::pair<const char*, const char*>;

/// Returns every page in every mode, in this order. There should be a pinned board.
inline std::vector<PageAndMode> pagesAndModes() {
    return {
        {"play", ""},
        {"play", "chase"},
        {"play", "pattern"},
        {"play", "draw"},
        {"play", "comparePinned"},
        {"play", "comparePatterns"},
        {"play", "compareLaws"},
        {"elimination", "steps"},
        {"elimination", "byHand"},
        {"elimination", "outcome"},
        {"elimination", "methods"},
        {"kernel", ""},
        {"kernel", "browse"},
        {"kernel", "allBoards"},
        {"tilings", "tilings-browse"},
        {"tilings", "tilings-search"},
        {"tilings", "tilings-hand"},
        {"tilings", "tilings-map"},
        {"random", "laws"},
        {"random", "experiments"},
        {"random", "chain"},
        {"random", "states"},
        {"random", "statesPower"},
        {"random", "winning"},
        {"counts", ""},
        {"counts", "compare"},
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
inline QWidget* showPage(MainWindow& window, const PageAndMode& pageAndMode) {
    const auto& [page, mode] = pageAndMode;
    window.showTab(QString::fromLatin1(page));
    if (*mode != '\0') {
        window.findChild<QAbstractButton*>(QString::fromLatin1(mode))->click();
    }
    return window.findChild<QTabWidget*>()->currentWidget();
}

} // namespace lightsout
