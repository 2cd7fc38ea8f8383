// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <pybind11/pybind11.h>

#include <chrono>
#include <future>

namespace lightsout::python {

/// Runs work(progress) on a separate thread. Meanwhile, other Python threads continue, and Ctrl+C
/// cancels the work. Throws the exceptions of the work and those of Python's signal handler.
template <typename Work>
auto interruptible(Work work) {
    Progress progress;
    std::future<decltype(work(progress))> result;
    bool isInterrupted = false;
    {
        const pybind11::gil_scoped_release others;
        result = std::async(std::launch::async, [&] { return work(progress); });
        constexpr std::chrono::milliseconds pause(50);
        while (result.wait_for(pause) != std::future_status::ready && !isInterrupted) {
            const pybind11::gil_scoped_acquire again;
            isInterrupted = PyErr_CheckSignals() != 0;
        }
        if (isInterrupted) {
            progress.cancel();
            result.wait();
        }
    }
    if (isInterrupted) {
        throw pybind11::error_already_set();
    }
    return result.get();
}

} // namespace lightsout::python
