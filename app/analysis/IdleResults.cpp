// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/IdleResults.h"

#include <QCoreApplication>
#include <QWidget>

#include <malloc.h>

#include <utility>

namespace lightsout {

IdleResults::IdleResults() : QObject(QCoreApplication::instance()) {
    timer_.setTimerType(Qt::VeryCoarseTimer);
    timer_.start(checkMilliseconds);
    connect(&timer_, &QTimer::timeout, this, &IdleResults::check);
}

IdleResults& IdleResults::instance() {
    static auto* const instance = new IdleResults; // deleted with the application
    return *instance;
}

void IdleResults::watch(QWidget* view, std::function<std::uint64_t()> bytes,
                        std::function<void()> giveBack) {
    results_.push_back({view, std::move(bytes), std::move(giveBack)});
    connect(view, &QObject::destroyed, this, [this, view] {
        std::erase_if(results_, [view](const Result& result) { return result.view == view; });
    });
}

void IdleResults::check() {
    Result* largest = nullptr;
    std::uint64_t most = minBytes - 1;
    for (Result& result : results_) {
        result.checksHidden = result.view->isVisible() ? 0 : result.checksHidden + 1;
        if (result.checksHidden >= patience && result.bytes() > most) {
            most = result.bytes();
            largest = &result;
        }
    }
    if (largest != nullptr) {
        largest->giveBack();
        malloc_trim(0); // otherwise the C library keeps the memory of worker threads
    }
}

} // namespace lightsout

#include "moc_IdleResults.cpp"
