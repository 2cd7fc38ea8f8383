// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "MainWindow.h"
#include "lessons/LessonDock.h"
#include "settings/Appearance.h"

#include "tests/support/WidgetDriver.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTest>

#include <memory>

namespace lightsout {

/// The window when it starts, for tests that follow a lesson in it.
struct LessonWindow {
    explicit LessonWindow(const Game& game = Game::allOn(Lattice{.rows = 5, .cols = 5}),
                          const QString& language = QStringLiteral("en"), bool isOnWall = false)
        : workbench(game) {
        const Appearance appearance{.language = language, .projector = isOnWall};
        appearance.apply(*qApp);
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1280, 800);
        window->show();
        window->activateWindow();
        [[maybe_unused]] const bool isActive = QTest::qWaitForWindowActive(window.get());
        dock = &window->lessons();
    }
    QAction* action(const char* name) const { return WidgetDriver(*window).part<QAction>(name); }
    LessonSession& session() const { return dock->session(); }
    CurrentDocument& document() { return workbench.document; }
    const Game& game() const { return workbench.document.game(); }

    Workbench workbench;
    std::unique_ptr<MainWindow> window;
    LessonDock* dock = nullptr;
};

/// Returns the names of the window that lessons use.
inline const LessonVocabulary& lessonVocabulary() {
    static const LessonVocabulary vocabulary = LessonWindow().window->lessonVocabulary();
    return vocabulary;
}

inline QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// Writes a lesson into the user's own folder.
inline void writeOwn(const QString& name, const QByteArray& text) {
    QDir().mkpath(LessonShelf::ownFolder());
    write(LessonShelf::ownFolder() + QLatin1Char('/') + name, text);
}

} // namespace lightsout
