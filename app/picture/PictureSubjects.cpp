// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/PictureSubjects.h"

#include "board/BoardPainter.h"
#include "chart/ChartPanel.h"
#include "gf2/GrayCode.h"
#include "page/Page.h"
#include "picture/BoardPictures.h"
#include "picture/PictureDialog.h"

#include <QPainter>
#include <QPointer>
#include <QRandomGenerator>

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t randomPresses = 40;
constexpr quint64 proposedSeeds = 1'000'000; ///< small enough to write down

BoardScene sceneOnTable(const Workbench& workbench) {
    const Game& game = workbench.document.game();
    BoardScene scene;
    scene.rule = game.rule();
    scene.lights = game.lights();
    if (game.target().any()) {
        scene.target = game.target();
    }
    scene.stars = workbench.guide.stars();
    scene.pattern =
        workbench.guide.certificate() ? workbench.guide.certificate() : workbench.guide.pattern();
    if (scene.pattern) {
        scene.counted = game.difference();
    }
    return scene;
}

/// Returns all solutions, ordered by number of presses; empty if there are too many.
std::vector<BitVector> fewSolutions(const Facts* facts) {
    std::vector<BitVector> all;
    if (facts == nullptr || facts->refusal || !facts->solvable || facts->kernel == nullptr ||
        facts->kernel->size() != facts->nullity || facts->nullity >= 7 ||
        facts->vertices > 10'000) {
        return all;
    }
    BitVector solution = facts->solution;
    all.push_back(solution);
    for (std::uint64_t step = 1; step < std::uint64_t{1} << facts->nullity; ++step) {
        solution ^= (*facts->kernel)[grayCodeFlip(step)];
        all.push_back(solution);
    }
    std::ranges::stable_sort(all, {}, [](const BitVector& presses) { return presses.count(); });
    return all;
}

Picture solutionSheet(const Game& game, const std::vector<BitVector>& solutions) {
    std::vector<NamedBoard> boards;
    for (const BitVector& presses : solutions) {
        BoardScene scene;
        scene.rule = game.rule();
        scene.lights = game.lights();
        scene.stars = presses;
        boards.push_back({scene, PictureDialog::tr("%Ln press(es)", nullptr,
                                                   static_cast<int>(presses.count()))});
    }
    return boardSheet(boards);
}

Picture chartPicture(const ChartPanel& panel) {
    return {
        .size = panel.size(),
        .paint = [data = panel.data(), size = panel.size()](QPainter& painter, const Theme& theme) {
            QWidget ground;
            const PaintedIn other(ground, theme);
            ChartPanel drawn(&ground);
            drawn.resize(size);
            drawn.setData(data);
            ground.resize(size);
            ground.setAttribute(Qt::WA_DontShowOnScreen);
            ground.show(); // makes Qt lay it out
            drawn.render(&painter, drawn.rect(), drawn.rect());
        }};
}

Picture viewPicture(QWidget& view) {
    return {.size = view.size(),
            .paint = [shown = QPointer(&view)](QPainter& painter, const Theme& theme) {
                if (shown != nullptr) {
                    const PaintedIn other(*shown, theme);
                    shown->render(&painter, QPoint(), QRegion(), QWidget::RenderFlags());
                }
            }};
}

void addViews(const Page& page, std::vector<PictureSubject>& subjects) {
    for (QWidget* widget : page.views()) {
        if (auto* chart = qobject_cast<ChartPanel*>(widget)) {
            const QString title = chart->data().title;
            subjects.push_back({title.isEmpty() ? PictureDialog::tr("Chart") : title,
                                [chart](PictureColours) { return chartPicture(*chart); }});
        } else {
            const QString name = widget->accessibleName();
            subjects.push_back({name.isEmpty() ? PictureDialog::tr("View") : name,
                                [widget](PictureColours) { return viewPicture(*widget); }});
        }
    }
}

} // namespace

std::vector<PictureSubject> pictureSubjects(Page& page, const QString& pageName,
                                            const Workbench& workbench,
                                            const PageDrawing& drawPage) {
    const Game& game = workbench.document.game();
    std::vector<PictureSubject> subjects;
    if (game.vertexCount() > 0) {
        subjects.push_back(
            {PictureDialog::tr("The current board"),
             [scene = sceneOnTable(workbench)](PictureColours) { return boardDrawing(scene); }});
    }
    addViews(page, subjects);
    subjects.push_back(
        {PictureDialog::tr("The page “%1”").arg(pageName),
         [&page, drawPage](PictureColours colours) { return drawPage(page, colours); }});
    const std::vector<BitVector> solutions = fewSolutions(workbench.analysis.facts());
    if (!solutions.empty()) {
        subjects.push_back(
            {PictureDialog::tr("All solutions, as a sheet"),
             [game, solutions](PictureColours) { return solutionSheet(game, solutions); }});
        if (solutions.front().any()) {
            subjects.push_back({PictureDialog::tr("Animation: a solution"),
                                [game, presses = solutions.front()](Progress&, std::uint64_t) {
                                    return solutionAnimation(game, presses);
                                }});
        }
    }
    if (game.vertexCount() > 0 && game.vertexCount() <= maxEliminatedCells) {
        subjects.push_back({PictureDialog::tr("Animation: the elimination"),
                            [game](Progress& progress, std::uint64_t) {
                                return eliminationAnimation(game, progress);
                            }});
    }
    if (game.vertexCount() > 0) {
        subjects.push_back({PictureDialog::tr("Animation: random play"),
                            [game](Progress&, std::uint64_t seed) {
                                Random random(seed);
                                return randomAnimation(game, randomPresses, random);
                            },
                            QRandomGenerator::global()->bounded(proposedSeeds)});
    }
    return subjects;
}

} // namespace lightsout
