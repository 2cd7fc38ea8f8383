// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/IgraphSession.h"
#include "graph/Symmetry.h"

#include "tests/support/Test.h"

#include <atomic>
#include <optional>
#include <thread>

using namespace lightsout;

namespace {

igraph_error_t ofTheProgram(void* /*data*/) {
    return IGRAPH_SUCCESS;
}

} // namespace

class IgraphSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A thread that waits for a long igraph function of another thread can be cancelled, too.
    void waitingObeysCancellation() {
        const IgraphSession other;
        Progress progress;
        std::atomic<bool> isCancelled{false};
        std::thread waiting([&] {
            try {
                const IgraphSession session(&progress);
            } catch (const Cancelled&) {
                isCancelled = true;
            }
        });
        progress.cancel();
        waiting.join();
        QVERIFY(isCancelled);
    }

    /// BLISS needs a long time for many equal components.
    void symmetrySearchCanBeCancelled() {
        constexpr std::size_t side = 60;
        constexpr std::size_t parts = 80;
        Graph graph(parts * side);
        for (std::size_t part = 0; part < parts; ++part) {
            for (Vertex v = 0; v < side; ++v) {
                for (const std::size_t step : {1, 7, 23}) {
                    graph.addEdge(part * side + v, part * side + (v + step) % side);
                }
            }
        }
        Progress progress;
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN(automorphismCount(graph, &progress), Cancelled);
        QVERIFY_EXCEPTION_THROWN(automorphismGenerators(graph, {}, &progress), Cancelled);
    }

    /// Settings of igraph that the program has made are restored after a session.
    void handlersAreRestored() {
        igraph_set_interruption_handler(ofTheProgram);
        igraph_set_error_handler(igraph_error_handler_printignore);
        igraph_set_warning_handler(igraph_warning_handler_print);
        { const IgraphSession session; }
        QVERIFY(igraph_set_interruption_handler(nullptr) == ofTheProgram);
        QVERIFY(igraph_set_error_handler(igraph_error_handler_abort) ==
                igraph_error_handler_printignore);
        QVERIFY(igraph_set_warning_handler(igraph_warning_handler_ignore) ==
                igraph_warning_handler_print);
    }

    void oneSessionAtATime() {
        std::atomic<int> sessions{0};
        std::atomic<bool> wereMore{false};
        const auto use = [&] {
            for (int i = 0; i < 200; ++i) {
                const IgraphSession session;
                wereMore = wereMore || ++sessions > 1;
                --sessions;
            }
        };
        std::thread first(use);
        std::thread second(use);
        first.join();
        second.join();
        QVERIFY(!wereMore);
    }
};

LIGHTSOUT_TEST(IgraphSessionTest)
#include "IgraphSessionTest.moc"
