// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Watch.h"

#include "arguments/Messages.h"
#include "io/AtomicFile.h"
#include "support/Platform.h"

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

namespace lightsout::cli {

namespace {

constexpr long untilBar = 200; ///< milliseconds before the first progress bar
constexpr long betweenBars = 100;
constexpr long secondSignalTime = 50; ///< milliseconds
constexpr long graceTime = 50;        ///< extra milliseconds for cancelled work
constexpr long answerTime = 10'000;

std::atomic<bool> hasAnswer{false};

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

void Watch::keepAnswer() {
    hasAnswer = true;
}

Watch::Watch(Progress& progress) : progress_(progress), thread_([this] { run(); }) {}

Watch::~Watch() {
    isDone_ = true;
    platform::wake(thread_);
    thread_.join();
}

void Watch::run() {
    const bool hasTerminal = platform::isErrorTerminal();
    bool hasBar = false;
    std::optional<long> time = hasTerminal ? std::optional(untilBar) : std::nullopt;
    while (!isDone_) {
        if (platform::waitForInterruption(time)) {
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
    platform::waitForInterruption(secondSignalTime);
    // The destructor ends this wait early, and so does a second one from the user.
    if (!isDone_) {
        platform::waitForInterruption(hasAnswer ? answerTime : graceTime);
    }
    if (!isDone_) {
        AtomicFile::removeAllTemporaries();
        std::_Exit(static_cast<int>(Status::interrupted));
    }
}

} // namespace lightsout::cli
