// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/LessonDock.h"
#include "lessons/LessonShelf.h"

#include "tests/support/Pages.h"

#include <set>

namespace lightsout {

/// Opens a step of the lessons with each kind of question in turn, shows its hints and, where one
/// is written, the remark about a wrong answer, and calls handle(name). Returns how many kinds
/// there are.
template <typename Handler>
std::size_t forEachQuestion(MainWindow& window, const Workbench& workbench, Handler handle) {
    LessonSession& session = window.lessons().session();
    std::set<Ask::Kind> seen;
    const auto lessons = window.findChild<LessonShelf*>()->lessons(); // the shelf may be read again
    for (const ShelvedLesson& shelved : lessons) {
        const Lesson* lesson = shelved.lesson();
        for (std::size_t i = 0; lesson != nullptr && i < lesson->steps.size(); ++i) {
            const auto& ask = lesson->steps[i].ask;
            if (!ask || !seen.insert(ask->kind).second) {
                continue;
            }
            window.lessons().openLesson(shelved.name, i);
            settle(workbench, window);
            for (std::size_t hint = 0; hint < ask->hints.size(); ++hint) {
                session.takeHint();
            }
            if (ask->kind == Ask::Kind::number || ask->kind == Ask::Kind::predict) {
                session.answer(QStringLiteral("?"));
            }
            settleLayout();
            handle(QStringLiteral("%1, step %2").arg(shelved.name).arg(i + 1));
        }
    }
    session.close();
    return seen.size();
}

} // namespace lightsout
