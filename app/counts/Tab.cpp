// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/Tab.h"

#include "counts/CountsPage.h"

#include <QCoreApplication>

namespace lightsout {

namespace {

std::vector<Scene> scenes() {
    return {
        {.name = QStringLiteral("counts"), .game = Game::allOn(Lattice{.rows = 4, .cols = 4})},
        {.name = QStringLiteral("sweep"),
         .game = Game::allOn(Lattice{.rows = 4, .cols = 4}),
         .button = QStringLiteral("sweep")},
    };
}

} // namespace

Tab countsTab() {
    return {.name = QStringLiteral("counts"),
            .title = QCoreApplication::translate("Pages", "Solution counts"),
            .shortTitle = QCoreApplication::translate("Pages", "Counts"),
            .toolTip = QCoreApplication::translate(
                "Pages", "The number of solutions for boards of all sizes"),
            .makePage = [](Workbench& workbench) -> QWidget* { return new CountsPage(workbench); },
            .scenes = scenes};
}

} // namespace lightsout
