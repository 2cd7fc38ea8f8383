#include "Render.h"

#include "MainWindow.h"
#include "Pages.h"
#include "board/BoardView.h"
#include "graph/Families.h"
#include "newboard/NewBoardDialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QSlider>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <functional>

namespace lightsout {

namespace {

/// A state of the workbench worth a picture, beyond the plain tabs.
struct Scene {
    QString name;
    QString page;
    std::function<void(Workbench&)> prepare;
    int step = 0;        ///< of the elimination, or of a search
    QString button = {}; ///< to click before going to the step, by its object name
};

void show(Workbench& workbench, Game game) {
    workbench.document.make(Replace{std::move(game)}, QString());
}

std::vector<Scene> scenes() {
    const Rule five = Lattice{.rows = 5, .cols = 5};
    const BitVector presses = *BitVector::fromString("0100010001001000001001000");
    return {
        {QStringLiteral("play"), QStringLiteral("play"),
         [=](Workbench& workbench) {
             show(workbench, Game(five, five.changedBy(presses), BitVector(25)));
             workbench.guide.setSolutionWanted(true);
             workbench.selection.setVertex(13);
         }},
        {QStringLiteral("play-unsolvable"), QStringLiteral("play"),
         [=](Workbench& workbench) {
             const BitVector lights = five.changedBy(presses) ^ BitVector::unit(25, 11);
             show(workbench, Game(five, lights, BitVector(25)));
             workbench.guide.setSolutionWanted(true);
         }},
        {QStringLiteral("play-graph"), QStringLiteral("play"),
         [](Workbench& workbench) {
             show(workbench, Game::allOn(generalizedPetersenGraph(5, 2)));
             workbench.selection.setVertex(1);
             workbench.guide.showHint();
         }},
        {QStringLiteral("play-chase"), QStringLiteral("play"),
         [=](Workbench& workbench) {
             const BitVector lights = *BitVector::fromString("0000000000000000000010110");
             show(workbench, Game(five, lights, BitVector(25)));
             workbench.selection.setVertex(22);
         },
         0, QStringLiteral("chase")},
        {QStringLiteral("play-large"), QStringLiteral("play"),
         [](Workbench& workbench) {
             show(workbench, Game::allOn(Lattice{.rows = 50, .cols = 50}));
             workbench.guide.setSolutionWanted(true);
         }},
        {QStringLiteral("play-draw"), QStringLiteral("play"),
         [](Workbench& workbench) {
             show(workbench, Game::allOn(generalizedPetersenGraph(5, 2)));
             workbench.drawing.select({1, 6}, {{1, 6}});
         }},
        {QStringLiteral("elimination"), QStringLiteral("elimination"),
         [](Workbench& workbench) {
             const Rule three = Lattice{.rows = 3, .cols = 3};
             show(workbench, Game(three, *BitVector::fromString("110111101"), BitVector(9)));
         },
         5, QStringLiteral("steps")},
        {QStringLiteral("elimination-start"), QStringLiteral("elimination"),
         [](Workbench& workbench) {
             show(workbench, Game::allOn(Lattice{.rows = 5, .cols = 5}));
             workbench.selection.setVertex(12);
         }},
        {QStringLiteral("elimination-large"), QStringLiteral("elimination"),
         [](Workbench& workbench) {
             show(workbench, Game::allOn(Lattice{.rows = 16, .cols = 16}));
         },
         2000},
        {QStringLiteral("elimination-hand"), QStringLiteral("elimination"),
         [](Workbench& workbench) {
             const Rule three = Lattice{.rows = 3, .cols = 3};
             show(workbench, Game(three, *BitVector::fromString("110111101"), BitVector(9)));
         },
         0, QStringLiteral("byHand")},
        {QStringLiteral("elimination-inverse"), QStringLiteral("elimination"),
         [](Workbench& workbench) {
             const Rule three = Lattice{.rows = 3, .cols = 3};
             show(workbench, Game(three, *BitVector::fromString("110111101"), BitVector(9)));
             workbench.selection.setVertex(4);
         },
         0, QStringLiteral("outcome")},
        {QStringLiteral("elimination-solutions"), QStringLiteral("elimination"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 4, .cols = 4})); },
         0, QStringLiteral("outcome")},
        {QStringLiteral("elimination-proof"), QStringLiteral("elimination"),
         [=](Workbench& workbench) {
             const BitVector lights = five.changedBy(presses) ^ BitVector::unit(25, 11);
             show(workbench, Game(five, lights, BitVector(25)));
         },
         0, QStringLiteral("outcome")},
        {QStringLiteral("elimination-methods"), QStringLiteral("elimination"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 5, .cols = 5})); },
         0, QStringLiteral("methods")},
        {QStringLiteral("elimination-graph"), QStringLiteral("elimination"),
         [](Workbench& workbench) { show(workbench, Game::allOn(generalizedPetersenGraph(5, 2))); },
         30, QStringLiteral("steps")},
        {QStringLiteral("kernel"), QStringLiteral("kernel"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 4, .cols = 4})); }},
        {QStringLiteral("kernel-all"), QStringLiteral("kernel"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 9, .cols = 9})); },
         0, QStringLiteral("browse")},
        {QStringLiteral("kernel-boards"), QStringLiteral("kernel"),
         [=](Workbench& workbench) { show(workbench, Game::allOn(five)); }, 0,
         QStringLiteral("allBoards")},
        {QStringLiteral("kernel-directed"), QStringLiteral("kernel"),
         [](Workbench& workbench) {
             Graph ring = cycleGraph(12);
             for (Vertex v = 0; v < 12; ++v) {
                 ring.removeArc(v, (v + 11) % 12);
                 ring.addArc(v, (v + 2) % 12);
             }
             ring.removeArc(0, 2);
             ring.removeArc(1, 2);
             show(workbench, Game::allOn(ring));
         }},
        {QStringLiteral("kernel-unsolvable"), QStringLiteral("kernel"),
         [=](Workbench& workbench) {
             const BitVector lights = five.changedBy(presses) ^ BitVector::unit(25, 11);
             show(workbench, Game(five, lights, BitVector(25)));
         }},
        {QStringLiteral("kernel-graph"), QStringLiteral("kernel"),
         [](Workbench& workbench) {
             show(workbench, Game::allOn(generalizedPetersenGraph(5, 2)));
         }},
        {QStringLiteral("tilings"), QStringLiteral("tilings"),
         [](Workbench& workbench) {
             show(workbench, Game::allOn(Lattice{10, 10, Topology::torus}));
         },
         0, QStringLiteral("tilings-browse")},
        {QStringLiteral("tilings-search"), QStringLiteral("tilings"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 6, .cols = 6})); },
         12, QStringLiteral("tilings-search")},
        {QStringLiteral("tilings-hand"), QStringLiteral("tilings"),
         [](Workbench& workbench) {
             Game game = Game::allOn(Lattice{10, 10, Topology::torus});
             for (const Vertex v : {11U, 23U, 30U}) {
                 game.press(v);
             }
             show(workbench, std::move(game));
         },
         0, QStringLiteral("tilings-hand")},
        {QStringLiteral("tilings-map"), QStringLiteral("tilings"),
         [](Workbench& workbench) {
             show(workbench, Game::allOn(Lattice{10, 10, Topology::torus}));
         },
         0, QStringLiteral("tilings-map")},
        {QStringLiteral("tilings-none"), QStringLiteral("tilings"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 9, .cols = 9})); },
         0, QStringLiteral("tilings-browse")},
        {QStringLiteral("tilings-graph"), QStringLiteral("tilings"),
         [](Workbench& workbench) {
             show(workbench, Game::allOn(generalizedPetersenGraph(8, 3)));
         }},
        {QStringLiteral("random"), QStringLiteral("random"),
         [](Workbench& workbench) {
             show(workbench, Game(Lattice{.rows = 3, .cols = 3}, BitVector(9), BitVector(9)));
         },
         0, QStringLiteral("laws")},
        {QStringLiteral("random-distance"), QStringLiteral("random"),
         [](Workbench& workbench) {
             show(workbench, Game(Lattice{.rows = 5, .cols = 5}, BitVector(25), BitVector(25)));
         },
         0, QStringLiteral("distance")},
        {QStringLiteral("random-out-of-reach"), QStringLiteral("random"),
         [](Workbench& workbench) {
             show(workbench, Game::allOn(Lattice{.rows = 10, .cols = 10}));
         }},
        {QStringLiteral("random-experiments"), QStringLiteral("random"),
         [](Workbench& workbench) {
             show(workbench,
                  Game(Lattice{.rows = 2, .cols = 2}, BitVector::unit(4, 0), BitVector(4)));
         },
         0, QStringLiteral("experiments")},
        {QStringLiteral("random-chain"), QStringLiteral("random"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 2, .cols = 2})); },
         0, QStringLiteral("chain")},
        {QStringLiteral("random-no-chain"), QStringLiteral("random"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 3, .cols = 3})); }},
        {QStringLiteral("random-states"), QStringLiteral("random"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 2, .cols = 2})); },
         0, QStringLiteral("states")},
        {QStringLiteral("random-matrix"), QStringLiteral("random"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 2, .cols = 2})); },
         0, QStringLiteral("statesPower")},
        {QStringLiteral("random-states-large"), QStringLiteral("random"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 4, .cols = 4})); }},
        {QStringLiteral("counts"), QStringLiteral("counts"),
         [](Workbench& workbench) { show(workbench, Game::allOn(Lattice{.rows = 4, .cols = 4})); }},
    };
}

void waitUntil(const std::function<bool()>& isDone) {
    QEventLoop loop;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &loop, [&] {
        if (isDone()) {
            loop.quit();
        }
    });
    poll.start(5);
    loop.exec();
    // What has arrived is shown, then laid out.
    for (int round = 0; round < 3; ++round) {
        QApplication::processEvents();
    }
}

/// True when nothing is being computed any more.
bool isSettled(const Workbench& workbench, const MainWindow& window) {
    const auto jobs = window.findChildren<Job*>();
    return !workbench.analysis.isWorking() &&
           std::none_of(jobs.begin(), jobs.end(), [](const Job* job) { return job->isRunning(); });
}

bool save(QWidget& widget, const QDir& folder, const QString& name) {
    return widget.grab().save(folder.filePath(name + QStringLiteral(".png")));
}

} // namespace

QString renderPictures(QApplication& application, const QString& folder) {
    const QDir pictures(folder);
    if (!pictures.mkpath(QStringLiteral("."))) {
        return QApplication::translate("Render", "The folder %1 can't be made.").arg(folder);
    }
    bool allSaved = true;
    for (const auto theme : {Appearance::Theme::light, Appearance::Theme::dark}) {
        for (const Appearance::Language& language : Appearance::languages()) {
            const Appearance appearance{.language = language.code, .theme = theme};
            appearance.apply(application);
            const QString themeName =
                theme == Appearance::Theme::dark ? QStringLiteral("dark") : QStringLiteral("light");
            const QString suffix = QStringLiteral("-%1-%2").arg(themeName, language.code);
            Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
                workbench.views = {};
                auto* window = new MainWindow(workbench, appearance);
                auto* tabs = window->findChild<QTabWidget*>();
                for (BoardView* board : window->findChildren<BoardView*>()) {
                    board->setAnimated(false);
                }
                window->setFixedSize(size);
                window->show();
                for (const Scene& scene : scenes()) {
                    workbench.selection.setVertex(std::nullopt);
                    tabs->setCurrentWidget(tabs->findChild<QWidget*>(scene.page));
                    scene.prepare(workbench);
                    waitUntil([&] { return isSettled(workbench, *window); });
                    if (!scene.button.isEmpty()) {
                        tabs->currentWidget()->findChild<QAbstractButton*>(scene.button)->click();
                        waitUntil([&] { return isSettled(workbench, *window); });
                    }
                    if (scene.step > 0) {
                        tabs->currentWidget()->findChild<QSlider*>()->setValue(scene.step);
                        QApplication::processEvents();
                    }
                    allSaved =
                        save(*window, pictures,
                             scene.name + suffix +
                                 QStringLiteral("-%1x%2").arg(size.width()).arg(size.height())) &&
                        allSaved;
                }
                delete window;
            }
            const std::pair<BoardCategory, QString> galleries[] = {
                {BoardCategory::grids, QStringLiteral("new-board")},
                {BoardCategory::surfaces, QStringLiteral("new-board-surfaces")},
                {BoardCategory::solids, QStringLiteral("new-board-solids")},
                {BoardCategory::examples, QStringLiteral("new-board-examples")},
            };
            for (const auto& [category, name] : galleries) {
                NewBoardDialog dialog(category);
                dialog.show();
                allSaved = save(dialog, pictures, name + suffix) && allSaved;
            }
        }
    }
    return allSaved ? QString()
                    : QApplication::translate("Render", "Not all pictures could be written to %1.")
                          .arg(folder);
}

} // namespace lightsout
