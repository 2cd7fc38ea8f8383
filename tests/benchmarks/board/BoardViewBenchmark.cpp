// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Job.h"
#include "board/BoardView.h"
#include "graph/Families.h"
#include "graph/RandomGraphs.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>

#include <algorithm>
#include <ctime>
#include <vector>

using namespace lightsout;

namespace {

/// Returns a graph with 5 000 vertices and 20 000 edges.
Graph randomDrawing() {
    Random random(1);
    Graph graph = randomGraph(5000, 20'000, random);
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        graph.setPosition(v, {static_cast<double>(v % 71), static_cast<double>(v / 71)});
    }
    return graph;
}

/// A drawn board in a window of 1280 × 800.
class LargeDrawing {
public:
    explicit LargeDrawing(Graph graph = randomDrawing()) {
        view.setAnimated(false);
        view.setMode(BoardMode::draw);
        view.setGame(Game::allOn(std::move(graph)));
        view.resize(1280, 800);
        view.show();
    }

    /// Paints as the window would.
    void paint() { view.render(&picture); }

    /// Paints everything: waits for the work of other threads.
    void paintAll() {
        paint();
        const auto jobs = view.findChildren<Job*>();
        while (std::ranges::any_of(jobs, &Job::isRunning)) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        paint();
    }

    BoardView view;
    QImage picture{1280, 800, QImage::Format_ARGB32_Premultiplied};
};

/// Measures one frame while the first vertices are dragged; 33 ms is 30 frames per second.
void dragFrame(benchmark::State& state) {
    LargeDrawing drawing;
    std::set<Vertex> dragged;
    for (Vertex v = 0; v < static_cast<Vertex>(state.range(0)); ++v) {
        dragged.insert(v);
    }
    drawing.view.setDragged(dragged, {0, 0});
    drawing.paint();
    double pixels = 0;
    for (auto _ : state) {
        pixels += 1;
        drawing.view.setDragged(dragged, {pixels, pixels / 2});
        drawing.paint();
    }
}

/// Measures the first frame of a drag, which paints both the resting and the dragged vertices.
void dragBegins(benchmark::State& state) {
    LargeDrawing drawing;
    for (auto _ : state) {
        drawing.view.setDragged({}, {0, 0});
        drawing.view.setDragged({0, 1, 2}, {1, 1});
        drawing.paint();
    }
}

Graph completeDrawing(const benchmark::State& state) {
    return completeGraph(static_cast<std::size_t>(state.range(0)));
}

/// Measures a frame after a press on a zoomed complete graph; its edges are not repainted. After
/// about eight zoom steps, vertices are large enough for labels.
void pressFrame(benchmark::State& state) {
    Game game = Game::allOn(completeDrawing(state));
    LargeDrawing drawing(completeDrawing(state));
    drawing.view.setGame(game);
    for (std::int64_t i = 0; i < state.range(1); ++i) {
        drawing.view.zoomIn();
    }
    drawing.paintAll();
    for (auto _ : state) {
        game.press(0);
        drawing.view.setGame(game);
        drawing.paint();
    }
}

/// Measures painting a complete graph with `paint` after zooming.
void graphZoom(benchmark::State& state, void (LargeDrawing::*paint)()) {
    LargeDrawing drawing(completeDrawing(state));
    drawing.paintAll();
    bool isNear = false;
    for (auto _ : state) {
        if (isNear) {
            drawing.view.zoomOut();
        } else {
            drawing.view.zoomIn();
        }
        isNear = !isNear;
        (drawing.*paint)();
    }
}

/// Measures one frame while the edges are painted on another thread.
void graphZoomFrame(benchmark::State& state) {
    graphZoom(state, &LargeDrawing::paint);
}

/// Measures the time until all edges are painted at their new positions.
void graphZoomToTheEnd(benchmark::State& state) {
    graphZoom(state, &LargeDrawing::paintAll);
}

/// A random board of 1000 × 1000 cells in a window of 1280 × 800, after some zoom steps.
class LargeGrid {
public:
    explicit LargeGrid(std::int64_t zooms) {
        const Rule rule(Lattice{.rows = 1000, .cols = 1000});
        BitVector lights(rule.vertexCount());
        Random random(1);
        for (Vertex v = 0; v < rule.vertexCount(); ++v) {
            lights.set(v, random.below(2) == 1);
        }
        view.setAnimated(false);
        view.setGame(Game(rule, lights, BitVector(rule.vertexCount())));
        view.resize(1280, 800);
        view.show();
        for (std::int64_t i = 0; i < zooms; ++i) {
            view.zoomIn();
        }
    }

    void paint() { view.render(&picture); }

    BoardView view;
    QImage picture{1280, 800, QImage::Format_ARGB32_Premultiplied};
};

/// Measures frames, each after a change of the view. The counter is the 95th percentile of their
/// processor times in milliseconds, which does not depend on other programs. 16.7 ms is 60 frames
/// per second.
template <typename Change>
void measureFrames(benchmark::State& state, Change change) {
    LargeGrid grid(state.range(0));
    std::vector<double> milliseconds;
    for (auto _ : state) {
        const std::clock_t start = std::clock();
        change(grid.view, milliseconds.size());
        grid.paint();
        milliseconds.push_back(static_cast<double>(std::clock() - start) * 1000 / CLOCKS_PER_SEC);
    }
    std::ranges::sort(milliseconds);
    state.counters["p95_ms"] = milliseconds[milliseconds.size() * 95 / 100];
}

void panFrame(benchmark::State& state) {
    measureFrames(state, [](BoardView& view, std::size_t frame) {
        const double way = frame % 200 < 100 ? -7 : 7;
        view.moveContent({way, way / 2});
    });
}

void zoomFrame(benchmark::State& state) {
    measureFrames(state, [](BoardView& view, std::size_t frame) {
        if (frame % 20 < 10) {
            view.zoomIn();
        } else {
            view.zoomOut();
        }
    });
}

} // namespace

// Shows the whole board, and then larger and larger cells.
BENCHMARK(panFrame)->Arg(0)->Arg(5)->Arg(10)->Arg(15)->Unit(benchmark::kMillisecond);
BENCHMARK(zoomFrame)->Arg(0)->Arg(5)->Arg(10)->Unit(benchmark::kMillisecond);
BENCHMARK(dragFrame)->Arg(1)->Arg(50)->Arg(500)->Arg(4999)->Unit(benchmark::kMillisecond);
BENCHMARK(pressFrame)->ArgsProduct({{200, 500, 1000}, {0, 8}})->Unit(benchmark::kMillisecond);
BENCHMARK(graphZoomFrame)->Arg(200)->Arg(500)->Arg(1000)->Unit(benchmark::kMillisecond);
BENCHMARK(graphZoomToTheEnd)
    ->Arg(200)
    ->Arg(500)
    ->Arg(1000)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(dragBegins)->Unit(benchmark::kMillisecond);

int main(int argumentCount, char** arguments) {
    const QApplication application(argumentCount, arguments);
    benchmark::Initialize(&argumentCount, arguments);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
