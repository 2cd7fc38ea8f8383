// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardView.h"
#include "graph/RandomGraphs.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>

using namespace lightsout;

namespace {

/// A drawn board of 5 000 vertices and 20 000 edges, in a window of 1280 × 800.
class LargeDrawing {
public:
    LargeDrawing() {
        Random random(1);
        Graph graph = randomGraph(5000, 20'000, random);
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            graph.setPosition(v, {static_cast<double>(v % 71), static_cast<double>(v / 71)});
        }
        view.setAnimated(false);
        view.setMode(BoardMode::draw);
        view.setGame(Game::allOn(std::move(graph)));
        view.resize(1280, 800);
        view.show();
    }

    /// Paints what the window would.
    void paint() { view.render(&picture); }

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

} // namespace

BENCHMARK(dragFrame)->Arg(1)->Arg(50)->Arg(500)->Arg(4999)->Unit(benchmark::kMillisecond);
BENCHMARK(dragBegins)->Unit(benchmark::kMillisecond);

int main(int argumentCount, char** arguments) {
    const QApplication application(argumentCount, arguments);
    benchmark::Initialize(&argumentCount, arguments);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
