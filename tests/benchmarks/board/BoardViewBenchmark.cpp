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

/// 5 000 vertices and 20 000 edges.
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

    /// Paints what the window would.
    void paint() { view.render(&picture); }

    /// Paints all of it: waits for what other threads paint.
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

/// One frame of a drag of the first so many vertices; 33 ms are 30 frames a second.
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

/// The first frame of a drag, which paints both what stays and what moves.
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

/// A frame after a press, for which edges are not painted again: of a complete graph, zoomed in so
/// many times. From some eight times on its vertices are large enough for labels.
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

/// A complete graph after zooming, as `paint` paints it.
void graphZoom(benchmark::State& state, void (LargeDrawing::*paint)()) {
    LargeDrawing drawing(completeDrawing(state));
    drawing.paintAll();
    bool isNear = false;
    for (auto _ : state) {
        isNear ? drawing.view.zoomOut() : drawing.view.zoomIn();
        isNear = !isNear;
        (drawing.*paint)();
    }
}

/// One frame, while the edges are painted on another thread.
void graphZoomFrame(benchmark::State& state) {
    graphZoom(state, &LargeDrawing::paint);
}

/// Until all edges are where they belong.
void graphZoomToTheEnd(benchmark::State& state) {
    graphZoom(state, &LargeDrawing::paintAll);
}

/// A random board of 1000 × 1000 in a window of 1280 × 800, zoomed in so many times.
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

/// Frames, each after a change of the view; the counter is the 95th percentile of their times, in
/// milliseconds of the processor, which other work on the machine does not lengthen. 16.7 ms are 60
/// frames a second.
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
        frame % 20 < 10 ? view.zoomIn() : view.zoomOut();
    });
}

} // namespace

// The whole board, then cells of ever more pixels.
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
