// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "MainWindow.h"
#include "board/BoardView.h"
#include "look/PartedView.h"

#include "tests/support/Pages.h"

#include <QAccessible>
#include <QApplication>

#include <memory>

namespace lightsout {

/// What screen readers were told, in words.
inline QStringList& heard() {
    static QStringList all;
    return all;
}

inline void hear(const QString& name, QAccessible::Event what) {
    heard() << (what == QAccessible::Focus ? QStringLiteral("at ") : QStringLiteral("now ")) + name;
}

/// The window, read through its accessible tree alone, as AT-SPI hands it to a screen reader.
struct Reader {
    explicit Reader(const Game& game, const char* pageName = "play",
                    const Appearance& appearance = {.language = QStringLiteral("en")})
        : workbench(game) {
        appearance.apply(*qApp);
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1280, 800);
        window->show();
        window->activateWindow();
        page = showPage(*window, {pageName, ""});
        for (BoardView* board : window->findChildren<BoardView*>()) {
            board->setAnimated(false);
        }
        settle(workbench, *window);
    }

    /// All that is in the tree under an object, itself included.
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
    /// The first with such a name; null if there is none.
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
