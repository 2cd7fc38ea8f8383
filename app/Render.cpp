// SPDX-License-Identifier: GPL-3.0-or-later
#include "Render.h"

#include "MainWindow.h"
#include "Tabs.h"
#include "board/BoardView.h"
#include "lessons/LessonDock.h"
#include "newboard/NewBoardDialog.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QSlider>
#include <QTimer>

#include <algorithm>
#include <functional>

namespace lightsout {

namespace {

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

void show(const Scene& scene, QWidget& page, const MainWindow& window, Workbench& workbench) {
    const auto settle = [&] { waitUntil([&] { return isSettled(workbench, window); }); };
    workbench.selection.setVertex(std::nullopt);
    workbench.document.make(Replace{scene.game}, QString());
    if (scene.then) {
        scene.then(workbench);
    }
    settle();
    if (!scene.button.isEmpty()) {
        window.findChild<QAbstractButton*>(scene.button)->click();
        settle();
    }
    if (scene.step > 0) {
        page.findChild<QSlider*>()->setValue(scene.step);
        QApplication::processEvents();
    }
}

bool save(QWidget& widget, const QDir& folder, const QString& name) {
    return widget.grab().save(folder.filePath(name + QStringLiteral(".png")));
}

/// A step of a lesson worth a picture.
struct LessonScene {
    const char* name; ///< of the picture's file
    const char* lesson;
    std::size_t step; ///< from 0
};

constexpr LessonScene lessonScenes[] = {
    {"lesson-game", "01-two-laws", 2},
    {"lesson-matrix", "03-elimination", 3},
    {"lesson-kernel", "05-quiet-patterns", 2},
    {"lesson-random", "12-random-play", 5},
};

bool renderLessons(const Workbench& workbench, MainWindow& window, const QDir& folder,
                   const QString& suffix) {
    auto& dock = *window.findChild<LessonDock*>();
    bool allSaved = true;
    for (const LessonScene& scene : lessonScenes) {
        dock.openLesson(QLatin1String(scene.lesson), scene.step);
        waitUntil([&] { return isSettled(workbench, window) && dock.session().areValuesKnown(); });
        allSaved = save(window, folder, QLatin1String(scene.name) + suffix) && allSaved;
    }
    dock.session().close();
    return allSaved;
}

/// Every scene of every tab for which `isWanted` holds. `suffix` ends the names of the pictures.
bool renderScenesOf(Workbench& workbench, MainWindow& window, const QDir& folder,
                    const QString& suffix, const std::function<bool(const Scene&)>& isWanted) {
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    bool allSaved = true;
    for (const Tab& tab : tabs()) {
        window.showTab(tab.name);
        for (BoardView* board : window.findChildren<BoardView*>()) {
            board->setAnimated(false);
        }
        for (const Scene& scene : tab.scenes()) {
            if (isWanted(scene)) {
                show(scene, *window.findChild<QWidget*>(tab.name), window, workbench);
                allSaved = save(window, folder, scene.name + suffix) && allSaved;
            }
        }
    }
    return allSaved;
}

/// Every scene of every tab, and of lessons, in a window of this size. `suffix` ends the names of
/// the pictures.
bool renderTabs(Workbench& workbench, const Appearance& appearance, const QSize& size,
                const QDir& folder, const QString& suffix) {
    appearance.apply(*qApp); // the window before may have let text grow
    MainWindow window(workbench, appearance);
    window.setFixedSize(size);
    const bool allSaved = renderScenesOf(workbench, window, folder, suffix,
                                         [](const Scene& /*scene*/) { return true; });
    // Beside a lesson there is room enough in windows that are larger.
    constexpr int widestForLessons = 1280;
    return (size.width() > widestForLessons || renderLessons(workbench, window, folder, suffix)) &&
           allSaved;
}

QList<QSize> windowSizes(RenderSizes sizes) {
    return sizes == RenderSizes::usual
               ? QList<QSize>{{1280, 800}, {1920, 1080}}
               : QList<QSize>{{960, 600}, {1024, 700}, {1280, 800}, {1920, 1080}, {3840, 2160}};
}

/// Every scene in windows of every size, as on a wall.
bool renderWall(QApplication& application, Workbench& workbench, Appearance appearance,
                const QDir& folder, const QString& suffix) {
    appearance.projector = true;
    appearance.apply(application);
    bool allSaved = true;
    for (const QSize& size : windowSizes(RenderSizes::every)) {
        const QString sized =
            suffix + QStringLiteral("-%1x%2-wall").arg(size.width()).arg(size.height());
        allSaved = renderTabs(workbench, appearance, size, folder, sized) && allSaved;
    }
    return allSaved;
}

bool renderGalleries(const QDir& folder, const QString& suffix) {
    const std::pair<BoardCategory, QString> galleries[] = {
        {BoardCategory::grids, QStringLiteral("new-board")},
        {BoardCategory::surfaces, QStringLiteral("new-board-surfaces")},
        {BoardCategory::solids, QStringLiteral("new-board-solids")},
        {BoardCategory::examples, QStringLiteral("new-board-examples")},
    };
    bool allSaved = true;
    for (const auto& [category, name] : galleries) {
        NewBoardDialog dialog(category);
        dialog.show();
        allSaved = save(dialog, folder, name + suffix) && allSaved;
    }
    return allSaved;
}

} // namespace

bool renderScenes(const Appearance& appearance, const QString& folder, const QStringList& names) {
    Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
    MainWindow window(workbench, appearance);
    window.setFixedSize(windowSizes(RenderSizes::usual).first());
    return renderScenesOf(workbench, window, QDir(folder), QString(),
                          [&names](const Scene& scene) { return names.contains(scene.name); });
}

QString renderPictures(QApplication& application, const QString& folder, RenderSizes sizes) {
    // What is done for pictures is not what the reader of lessons did.
    QApplication::setApplicationName(QStringLiteral("lightsout-pictures"));
    const QDir pictures(folder);
    if (!pictures.mkpath(QStringLiteral("."))) {
        return QApplication::translate("Render", "The folder %1 can't be made.").arg(folder);
    }
    const std::pair<Appearance::Theme, QString> themes[] = {
        {Appearance::Theme::light, QStringLiteral("light")},
        {Appearance::Theme::dark, QStringLiteral("dark")},
    };
    bool allSaved = true;
    for (const auto& [theme, themeName] : themes) {
        for (const Appearance::Language& language : Appearance::languages()) {
            const Appearance appearance{.language = language.code, .theme = theme};
            appearance.apply(application);
            const QString suffix = QStringLiteral("-%1-%2").arg(themeName, language.code);
            Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
            for (const QSize& size : windowSizes(sizes)) {
                const QString sized =
                    suffix + QStringLiteral("-%1x%2").arg(size.width()).arg(size.height());
                allSaved = renderTabs(workbench, appearance, size, pictures, sized) && allSaved;
            }
            allSaved = renderGalleries(pictures, suffix) && allSaved;
            if (sizes == RenderSizes::every) {
                allSaved =
                    renderWall(application, workbench, appearance, pictures, suffix) && allSaved;
            }
        }
    }
    return allSaved ? QString()
                    : QApplication::translate("Render", "Not all pictures could be written to %1.")
                          .arg(folder);
}

} // namespace lightsout
