// SPDX-License-Identifier: GPL-3.0-or-later
#include "Render.h"

#include "MainWindow.h"
#include "Pages.h"
#include "lessons/LessonDock.h"
#include "newboard/NewBoardDialog.h"
#include "theme/Style.h"
#include "window/PageTabs.h"

#include <QApplication>
#include <QDir>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <set>

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
    // Results are shown in one round of events and laid out in a later one.
    for (int round = 0; round < 3; ++round) {
        QApplication::processEvents();
    }
}

/// Returns true if no computation is in progress.
bool isSettled(const Workbench& workbench, const MainWindow& window) {
    const auto jobs = window.findChildren<Job*>();
    return !workbench.analysis.isWorking() &&
           std::none_of(jobs.begin(), jobs.end(), [](const Job* job) { return job->isRunning(); });
}

void show(const Scene& scene, Page& page, const MainWindow& window, Workbench& workbench) {
    const auto settle = [&] { waitUntil([&] { return isSettled(workbench, window); }); };
    LessonSource source(scene.place);
    const Place place = readPlace(source, scene.place, window.lessonVocabulary());
    workbench.selection.setVertex(std::nullopt);
    if (auto board = boardOf(place)) {
        workbench.document.make(Replace{*std::move(board)}, QString());
    }
    if (scene.then) {
        scene.then(workbench);
    }
    settle();
    page.showPlace(place);
    settle();
    if (scene.view) {
        scene.view(page);
        settle();
    }
}

bool save(QWidget& widget, const QDir& folder, const QString& name) {
    constexpr int quickly = 60; // takes a third less time than usual; files are a twentieth larger
    return widget.grab().save(folder.filePath(name + QStringLiteral(".png")), "PNG", quickly);
}

/// A step of a lesson that is shown in a picture.
struct LessonScene {
    const char* name; ///< name of the picture's file
    const char* lesson;
    std::size_t step; ///< counted from 0
};

constexpr LessonScene lessonScenes[] = {
    {"lesson-game", "01-two-laws", 2},
    {"lesson-matrix", "03-elimination", 3},
    {"lesson-kernel", "05-quiet-patterns", 2},
    {"lesson-random", "11-random-play", 5},
};

bool renderLessons(const Workbench& workbench, MainWindow& window, const QDir& folder,
                   const QString& suffix) {
    LessonDock& dock = window.lessons();
    bool allSaved = true;
    for (const LessonScene& scene : lessonScenes) {
        dock.openLesson(QLatin1String(scene.lesson), scene.step);
        waitUntil([&] { return isSettled(workbench, window) && dock.session().areValuesKnown(); });
        allSaved = save(window, folder, QLatin1String(scene.name) + suffix) && allSaved;
    }
    dock.session().close();
    return allSaved;
}

/// For each page, writes pictures of the scenes for which `isWanted` returns true. The names of the
/// pictures end with `suffix`.
bool renderScenesOf(Workbench& workbench, MainWindow& window, const QDir& folder,
                    const QString& suffix, const std::function<bool(const Scene&)>& isWanted) {
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    Style::setHasLessMotion(true);
    bool allSaved = true;
    for (const PageDescription& page : pageDescriptions()) {
        window.showTab(page.id);
        for (const Scene& scene : page.scenes()) {
            if (isWanted(scene)) {
                show(scene, window.tabs().current(), window, workbench);
                allSaved = save(window, folder, scene.name + suffix) && allSaved;
            }
        }
    }
    return allSaved;
}

constexpr QSize usualSize(1280, 800);

QString lookName(const Appearance& appearance) {
    return QStringLiteral("-%1-%2").arg(appearance.theme == Appearance::Theme::dark
                                            ? QStringLiteral("dark")
                                            : QStringLiteral("light"),
                                        appearance.language);
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

/// As long as it exists, suppresses the message that Qt's offscreen plugin prints for each window:
/// that size hints are not supported.
class PluginKeptQuiet {
public:
    PluginKeptQuiet() {
        others = qInstallMessageHandler(
            [](QtMsgType type, const QMessageLogContext& context, const QString& message) {
                if (message != QLatin1String("This plugin does not support propagateSizeHints()")) {
                    others(type, context, message);
                }
            });
    }
    PluginKeptQuiet(const PluginKeptQuiet&) = delete;
    PluginKeptQuiet& operator=(const PluginKeptQuiet&) = delete;
    ~PluginKeptQuiet() { qInstallMessageHandler(others); }

private:
    static inline QtMessageHandler others = nullptr; ///< handles other messages
};

} // namespace

std::vector<RenderedWindow> renderedWindows(RenderRange range) {
    if (range == RenderRange::one) {
        return {{.appearance = {.language = Appearance::languageFor(QLocale::system()),
                                .theme = Appearance::Theme::light},
                 .size = usualSize}};
    }
    QList<QSize> sizes{usualSize, {1920, 1080}};
    if (range == RenderRange::everySize) {
        sizes << QSize(960, 600) << QSize(1024, 700) << QSize(3840, 2160);
    }
    std::vector<RenderedWindow> windows;
    for (const auto theme : {Appearance::Theme::light, Appearance::Theme::dark}) {
        for (const Appearance::Language& language : Appearance::languages()) {
            for (const bool isOnWall : {false, true}) {
                if (isOnWall && range == RenderRange::everyLook) {
                    continue;
                }
                for (const QSize& size : sizes) {
                    windows.push_back({.appearance = {.language = language.code,
                                                      .theme = theme,
                                                      .projector = isOnWall},
                                       .size = size});
                }
            }
        }
    }
    return windows;
}

QString RenderedWindow::suffix() const {
    return lookName(appearance) + QStringLiteral("-%1x%2").arg(size.width()).arg(size.height()) +
           (appearance.projector ? QStringLiteral("-wall") : QString());
}

bool renderWindow(const RenderedWindow& rendered, const QString& folder) {
    rendered.appearance.apply(*qApp); // the previous window may have enlarged the text
    Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
    MainWindow window(workbench, rendered.appearance);
    window.setFixedSize(rendered.size);
    const bool allSaved = renderScenesOf(workbench, window, QDir(folder), rendered.suffix(),
                                         [](const Scene& /*scene*/) { return true; });
    // Larger windows have enough room next to a lesson.
    return (rendered.size.width() > usualSize.width() ||
            renderLessons(workbench, window, QDir(folder), rendered.suffix())) &&
           allSaved;
}

bool renderScenes(const Appearance& appearance, const QString& folder, const QStringList& names) {
    Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
    MainWindow window(workbench, appearance);
    window.setFixedSize(usualSize);
    return renderScenesOf(workbench, window, QDir(folder), QString(),
                          [&names](const Scene& scene) { return names.contains(scene.name); });
}

QString renderPictures(const QString& folder, const std::vector<RenderedWindow>& windows) {
    const PluginKeptQuiet quiet;
    // Steps done for pictures must not count as the user's progress in lessons.
    QApplication::setApplicationName(QStringLiteral("lightsout-pictures"));
    const QDir pictures(folder);
    if (!pictures.mkpath(QStringLiteral("."))) {
        return QApplication::translate("Render", "Could not create folder %1.").arg(folder);
    }
    bool allSaved = true;
    std::set<QString> looks;
    for (const RenderedWindow& window : windows) {
        allSaved = renderWindow(window, folder) && allSaved;
        const QString look = lookName(window.appearance);
        if (!window.appearance.projector && looks.insert(look).second) {
            allSaved = renderGalleries(pictures, look) && allSaved;
        }
    }
    return allSaved ? QString()
                    : QApplication::translate("Render", "Not all pictures could be written to %1.")
                          .arg(folder);
}

} // namespace lightsout
