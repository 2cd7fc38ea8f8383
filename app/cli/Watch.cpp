// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Watch.h"

#include "arguments/Messages.h"
#include "io/AtomicFile.h"

#include <csignal>
#include <cstdio>
#include <ctime>
#include <optional>
#include <string>

#include <unistd.h>

namespace lightsout::cli {

namespace {

constexpr long untilBar = 200; ///< milliseconds before the first progress bar
constexpr long betweenBars = 100;
constexpr long secondSignalTime = 50; ///< milliseconds
constexpr long graceTime = 50;        ///< extra milliseconds for cancelled work
constexpr long answerTime = 10'000;

std::atomic<bool> hasAnswer{false};

sigset_t watchedSignals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

/// Waits for a watched signal, forever if no time is given. Returns false on a timeout.
bool waitForSignal(std::optional<long> milliseconds) {
    const sigset_t signals = watchedSignals();
    if (!milliseconds) {
        return sigwaitinfo(&signals, nullptr) > 0;
    }
    constexpr long perSecond = 1000;
    constexpr long nanosecondsEach = 1'000'000;
    const timespec time{*milliseconds / perSecond, *milliseconds % perSecond * nanosecondsEach};
    return sigtimedwait(&signals, nullptr, &time) > 0;
}

void drawBar(double fraction) {
    constexpr int width = 40;
    constexpr int percent = 100;
    const int filled = static_cast<int>(fraction * width);
    std::string bar(static_cast<std::size_t>(filled), '#');
    bar.resize(width, '.');
    std::fprintf(stderr, "\r[%s] %3d %%", bar.c_str(), static_cast<int>(fraction * percent));
}

void eraseBar() {
    std::fputs("\r\033[K", stderr);
}

} // namespace

void Watch::blockSignals() {
    const sigset_t signals = watchedSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

void Watch::keepAnswer() {
    hasAnswer = true;
}

Watch::Watch(Progress& progress) : progress_(progress), thread_([this] { run(); }) {}

Watch::~Watch() {
    isDone_ = true;
    // Wakes the waiting thread.
    pthread_kill(thread_.native_handle(), SIGINT);
    thread_.join();
}

void Watch::run() {
    const bool hasTerminal = isatty(STDERR_FILENO) != 0;
    bool hasBar = false;
    std::optional<long> time = hasTerminal ? std::optional(untilBar) : std::nullopt;
    while (!isDone_) {
        if (waitForSignal(time)) {
            if (!isDone_) {
                cancel();
            }
            break;
        }
        if (hasTerminal) {
            drawBar(progress_.fraction());
            hasBar = true;
            time = betweenBars;
        }
    }
    if (hasBar) {
        eraseBar();
    }
}

void Watch::cancel() {
    progress_.cancel();
    // Some programs that stop others send the signal twice: to the process, and to its process
    // group.
    waitForSignal(secondSignalTime);
    // The destructor's signal ends this wait early, and so does a second one from the user.
    if (!isDone_) {
        waitForSignal(hasAnswer ? answerTime : graceTime);
    }
    if (!isDone_) {
        AtomicFile::removeAllTemporaries();
        _exit(static_cast<int>(Status::interrupted));
    }
}

} // namespace lightsout::cli
