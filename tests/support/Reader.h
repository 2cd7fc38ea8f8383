// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "MainWindow.h"
#include "board/BoardView.h"
#include "controls/AccessibleUpdates.h"
#include "controls/PartedView.h"

#include "tests/support/Pages.h"

#include <QAccessible>
#include <QApplication>

#include <memory>

namespace lightsout {

/// Returns the notifications sent to screen readers, as text.
inline QStringList& heard() {
    static QStringList all;
    return all;
}

inline void hear(const QString& name, QAccessible::Event what) {
    heard() << (what == QAccessible::Focus ? QStringLiteral("at ") : QStringLiteral("now ")) + name;
}

/// The window, read only through its accessible tree, as AT-SPI presents it to a screen reader.
struct Reader {
    explicit Reader(const Game& game, const char* pageName = "play",
                    const Appearance& appearance = {.language = QStringLiteral("en")})
        : workbench(game) {
        appearance.apply(*qApp);
        // As the program does. The tests of an executable share the application.
        [[maybe_unused]] static const bool areToolTipsSpared = [] {
            spareToolTips();
            return true;
        }();
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1280, 800);
        window->show();
        window->activateWindow();
        page = showPage(*window, {pageName});
        for (BoardView* board : window->findChildren<BoardView*>()) {
            board->setAnimated(false);
        }
        settle(workbench, *window);
    }

    /// Returns all objects of the tree below an object, including itself.
    static std::vector<QAccessibleInterface*> under(QAccessibleInterface* top) {
        std::vector<QAccessibleInterface*> all{top};
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (int child = 0; child < all[i]->childCount(); ++child) {
                if (QAccessibleInterface* found = all[i]->child(child)) {
                    all.push_back(found);
                }
            }
        }
        return all;
    }
    std::vector<QAccessibleInterface*> all() const {
        return under(QAccessible::queryAccessibleInterface(window.get()));
    }
    /// Returns the first object with this name; null if there is none.
    QAccessibleInterface* named(const QString& name) const {
        const auto everything = all();
        const auto found = std::ranges::find_if(everything, [&](QAccessibleInterface* one) {
            return one->text(QAccessible::Name) == name;
        });
        return found == everything.end() ? nullptr : *found;
    }

    Workbench workbench;
    std::unique_ptr<MainWindow> window;
    QWidget* page = nullptr;
};

inline Game boardOf(std::size_t side) {
    return Game::allOn(Lattice{.rows = side, .cols = side});
}

} // namespace lightsout
