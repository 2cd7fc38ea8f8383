// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/ClassDock.h"
#include "live/LiveActions.h"
#include "live/LiveClass.h"
#include "live/LiveWall.h"
#include "live/PupilWall.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMainWindow>
#include <QTreeWidget>
#include <QWebSocket>

#include <algorithm>

namespace lightsout {

/// A board that is solved by one press.
inline const Game pair = Game::allOn(Lattice{.rows = 1, .cols = 2});

/// A pupil who is simulated without a page.
class Player {
public:
    Player(const LiveClass& live, const QString& name) : socket("http://" + live.host()) {
        QObject::connect(&socket, &QWebSocket::connected, &socket, [this, name] {
            send(QStringLiteral(R"({"type":"join","version":%1,"name":"%2","word":"amber"})")
                     .arg(liveVersion)
                     .arg(name));
        });
        socket.open(QUrl("ws://" + live.host() + "/class"));
    }
    void send(const QString& text) { socket.sendTextMessage(text); }

    QWebSocket socket;
};

/// A teacher with an open class on the loopback address.
class LiveTeacher {
public:
    explicit LiveTeacher(std::vector<Game> boards) : book(workbench.document) {
        window.setCentralWidget(new QWidget(&window));
        window.resize(1280, 800);
        window.show();
        actions = new LiveActions(workbench, book, &window);
        auto opened = std::make_unique<LiveClass>(
            LiveClass::Plan{.address = {.address = QStringLiteral("127.0.0.1")},
                            .port = 0,
                            .word = "amber",
                            .series = {.boards = std::move(boards)}});
        QVERIFY(opened->open());
        actions->begin(std::move(opened));
    }

    LiveClass& live() { return *actions->liveClass(); }
    const Room& room() { return live().room(); }
    LiveWall& wall() { return *actions->wall(); }
    /// Returns a button of the dock.
    QAbstractButton* button(const char* name) {
        return actions->dock()->findChild<QAbstractButton*>(QLatin1String(name));
    }
    /// Returns whether a visible text of the wall contains these words.
    bool shows(const QString& text) {
        return std::ranges::any_of(wall().findChildren<QLabel*>(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    template <typename Part = QWidget>
    Part* part(const char* name) {
        return wall().findChild<Part*>(QLatin1String(name));
    }
    /// Selects a pupil in the list of the dock.
    void select(const QString& name) {
        auto* list = actions->dock()->findChild<QTreeWidget*>(QStringLiteral("pupils"));
        list->setCurrentItem(list->findItems(name, Qt::MatchExactly).value(0));
    }

    Workbench workbench{Game::allOn(Lattice{.rows = 3, .cols = 3})};
    LabBook book;
    QMainWindow window;
    LiveActions* actions = nullptr;
};

} // namespace lightsout
