// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/LiveCard.h"
#include "randomplay/RandomPlayPage.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPushButton>
#include <QSlider>

#include <ctime>

using namespace lightsout;

namespace {

/// Returns the processor time of the window's thread in seconds.
double workedSeconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Measures frames of an automatic game in the whole tab at 1280 × 800, with side × side cells, at
/// one of the slider's speeds. A frame every 16 ms keeps up with the screen. `work` is the time
/// that the window's thread needs per frame for playing and painting, and `longest` is the longest
/// wait for a frame.
void liveFrame(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    Workbench workbench(Game::allOn(Lattice{.rows = side, .cols = side}));
    RandomPlayPage page(workbench);
    page.resize(1280, 700);
    page.show();
    auto* live = page.findChild<LiveCard*>();
    const auto jobs = page.findChildren<Job*>();
    while (std::ranges::any_of(jobs, &Job::isRunning)) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    auto* speed = live->findChild<QSlider*>();
    speed->setValue(static_cast<int>(state.range(1)));
    live->findChild<QPushButton*>()->click();
    QEventLoop untilFrame;
    std::uint64_t presses = 0;
    QObject::connect(live, &LiveCard::moved, &untilFrame, [&](std::uint64_t press) {
        presses = press;
        // Painting for this frame is included.
        QMetaObject::invokeMethod(&untilFrame, &QEventLoop::quit, Qt::QueuedConnection);
    });
    untilFrame.exec();
    double longest = 0;
    const double begin = workedSeconds();
    for (auto _ : state) {
        QElapsedTimer wait;
        wait.start();
        untilFrame.exec();
        longest = std::max(longest, static_cast<double>(wait.nsecsElapsed()) / 1e6);
    }
    state.counters["work_ms"] =
        benchmark::Counter(1e3 * (workedSeconds() - begin), benchmark::Counter::kAvgIterations);
    state.counters["longest_ms"] = longest;
    state.counters["presses"] = static_cast<double>(presses);
}

} // namespace

// Speed 4 is the initial one, and the last is the highest.
BENCHMARK(liveFrame)
    ->ArgsProduct({{5, 20, 100, 316}, {3, 4, 9}})
    ->ArgNames({"side", "speed"})
    ->Iterations(120)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

int main(int argumentCount, char** arguments) {
    const QApplication application(argumentCount, arguments);
    benchmark::Initialize(&argumentCount, arguments);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
