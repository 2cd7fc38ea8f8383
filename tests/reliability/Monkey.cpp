// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reliability/Monkey.h"

#include "board/BoardView.h"

#include <QApplication>
#include <QDialog>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>
#include <QWindow>

#include <array>

namespace lightsout {

namespace {

QString nameOf(const QWidget& widget) {
    QString name = QLatin1String(widget.metaObject()->className());
    for (const QString& more : {widget.objectName(), widget.accessibleName()}) {
        name += more.isEmpty() ? QString() : QStringLiteral(" \"%1\"").arg(more);
    }
    return name;
}

bool isShown(const QWidget& widget) {
    return widget.isVisible() && widget.width() > 0 && widget.height() > 0;
}

/// Collects the enabled commands, including those in submenus, but not the one that ends the
/// program.
void collectCommands(const QList<QAction*>& actions, std::vector<QAction*>& commands) {
    for (QAction* action : actions) {
        if (action->menu() != nullptr) {
            collectCommands(action->menu()->actions(), commands);
        } else if (action->isEnabled() && action->isVisible() && !action->isSeparator() &&
                   !action->text().isEmpty() && action->menuRole() != QAction::QuitRole) {
            commands.push_back(action);
        }
    }
}

/// A small screen may not show all of a large window.
bool isOnScreen(const QWidget& area, QPoint place) {
    return area.windowHandle() != nullptr &&
           QRect(QPoint(), area.windowHandle()->size()).contains(place);
}

} // namespace

Monkey::Monkey(Workbench& workbench, MainWindow& window, std::uint64_t seed)
    : workbench_(workbench), window_(window), random_(seed), begun_(workbench.document.game()) {
    connect(&workbench.document, &CurrentDocument::replaced, this, &Monkey::noteBeginning);
}

void Monkey::noteBeginning() {
    const Game& game = workbench_.document.game();
    if (workbench_.document->isTemporary()) {
        begunInLesson_ = game;
    } else if (begunInLesson_) {
        begunInLesson_.reset(); // the user's document is shown again
    } else {
        begun_ = game;
    }
}

void Monkey::work(std::uint64_t actions) {
    left_ = actions;
    resume(0);
}

void Monkey::note(const QString& action) {
    // This file can be read even after a crash.
    static QFile log(QStringLiteral("actions.log"));
    if (!log.isOpen()) {
        log.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    }
    log.write((action + QLatin1Char('\n')).toUtf8());
    constexpr qsizetype most = 40;
    lastActions_ << action;
    while (lastActions_.size() > most) {
        lastActions_.removeFirst();
    }
}

QString Monkey::undoToTheStart() {
    QUndoStack* history = workbench_.document->undoStack();
    while (history->canRedo()) {
        history->redo();
    }
    const Game end = workbench_.document.game();
    while (history->canUndo()) {
        history->undo();
    }
    if (workbench_.document.game() != begunInLesson_.value_or(begun_)) {
        return QStringLiteral("Taking everything back does not lead to the start.");
    }
    while (history->canRedo()) {
        history->redo();
    }
    return workbench_.document.game() == end
               ? QString()
               : QStringLiteral("Making everything again does not lead to the end.");
}

void Monkey::resume(int milliseconds) {
    QTimer::singleShot(milliseconds, this, &Monkey::act);
}

QWidget* Monkey::stage() const {
    if (QWidget* popup = QApplication::activePopupWidget()) {
        return popup;
    }
    if (QWidget* dialog = QApplication::activeModalWidget()) {
        return dialog;
    }
    return const_cast<MainWindow*>(&window_);
}

bool Monkey::isStageNew() const {
    return stages_.empty() || stages_.back() != stage();
}

void Monkey::act() {
    // An action that opened a dialog continues until the dialog is closed. Other actions are not
    // interrupted.
    if (!isStageNew()) {
        constexpr int many = 200;
        if (++waits_ % many == 0) {
            letGo();
        }
        resume(5);
        return;
    }
    waits_ = 0;
    if (left_ == 0 && stages_.empty()) {
        Q_EMIT finished();
        return;
    }
    // Sometimes waits, as a user waits for an animation or a computation.
    const std::uint64_t patience = random_.below(100);
    resume(patience < 80 ? 0 : patience < 98 ? 40 : 400);
    QWidget* const place = stage();
    timesOnStage_ = place == lastStage_ ? timesOnStage_ + 1 : 0;
    lastStage_ = place;
    stages_.emplace_back(place);
    if (place == &window_) {
        if (left_ > 0) {
            --left_;
            ++done_;
            actInWindow();
        }
    } else if (left_ == 0 || random_.below(12) == 0 || timesOnStage_ > 30) {
        close(*place);
    } else {
        --left_;
        ++done_;
        if (QApplication::activePopupWidget() == place) {
            actInPopup(*place);
        } else {
            actInDialog(*place);
        }
    }
    stages_.pop_back();
    Q_EMIT acted();
}

void Monkey::letGo() {
    if (QWindow* const window = stage()->windowHandle()) {
        note(QStringLiteral("let go of what is dragged"));
        QTest::mouseRelease(window, Qt::LeftButton);
    }
}

void Monkey::close(QWidget& widget) {
    note(QStringLiteral("close ") + nameOf(widget));
    if (auto* dialog = qobject_cast<QDialog*>(&widget)) {
        dialog->reject();
    } else {
        widget.close();
    }
}

void Monkey::actInPopup(QWidget& popup) {
    if (random_.below(2) == 0) {
        clickSomewhere(popup);
        return;
    }
    static const std::array keys{Qt::Key_Down,  Qt::Key_Down,   Qt::Key_Up,  Qt::Key_Return,
                                 Qt::Key_Right, Qt::Key_Escape, Qt::Key_Left};
    const Qt::Key key = oneOf(keys);
    note(QStringLiteral("key %1 in %2").arg(key).arg(nameOf(popup)));
    QTest::keyClick(popup.windowHandle(), key);
}

void Monkey::actInDialog(QWidget& dialog) {
    // Printing would write outside the folder.
    if (dialog.inherits("QPrintDialog") || dialog.inherits("QPrintPreviewDialog")) {
        close(dialog);
    } else if (qobject_cast<QFileDialog*>(&dialog) != nullptr) {
        answerFileDialog(dialog);
    } else {
        switch (random_.below(6)) {
        case 0:
            pressKey(dialog);
            break;
        case 1:
            typeText(dialog);
            break;
        default:
            clickSomewhere(dialog);
        }
    }
}

void Monkey::answerFileDialog(QWidget& dialog) {
    static const QStringList names{
        QStringLiteral("one.lightsout"), QStringLiteral("two.lightsout"),
        QStringLiteral("three.graphml"), QStringLiteral("four.gml"),
        QStringLiteral("five.g6"),       QStringLiteral("six.edges"),
        QStringLiteral("seven.csv"),     QStringLiteral("eight.rle"),
        QStringLiteral("picture.png"),   QStringLiteral("picture.svg"),
        QStringLiteral("none"),          QStringLiteral("broken.lightsout"),
        QStringLiteral("lesson.md")};
    const QString& name = oneOf(names);
    note(QStringLiteral("file ") + name);
    auto& files = static_cast<QFileDialog&>(dialog);
    files.setDirectory(QDir::currentPath());
    files.selectFile(name);
    if (random_.below(4) == 0) {
        files.reject();
    } else {
        // Does what the button does: asks before a file is replaced.
        QMetaObject::invokeMethod(&files, "accept");
    }
}

void Monkey::actInWindow() {
    const std::uint64_t kind = random_.below(100);
    if (kind < 40) {
        workBoard();
    } else if (kind < 55) {
        clickSomewhere(window_);
    } else if (kind < 67) {
        chooseCommand();
    } else if (kind < 77) {
        pressKey(window_);
    } else if (kind < 80) {
        typeText(window_);
    } else if (kind < 84) {
        turnWheel(window_);
    } else if (kind < 89) {
        changePage();
    } else if (kind < 90) {
        resizeWindow();
    } else {
        QUndoStack* history = workbench_.document->undoStack();
        note(kind < 96 ? QStringLiteral("undo") : QStringLiteral("redo"));
        if (kind < 96) {
            history->undo();
        } else {
            history->redo();
        }
    }
}

QWidget* Monkey::visibleChild(QWidget& area) {
    std::vector<QWidget*> shown;
    for (QWidget* child : area.findChildren<QWidget*>()) {
        if (isShown(*child) && child->window() == &area && !child->visibleRegion().isEmpty()) {
            shown.push_back(child);
        }
    }
    return shown.empty() ? &area : oneOf(shown);
}

QPoint Monkey::placeIn(const QWidget& widget) {
    const QRect rect = widget.visibleRegion().boundingRect().intersected(widget.rect());
    const QRect area = rect.isEmpty() ? widget.rect() : rect;
    return area.topLeft() +
           QPoint(static_cast<int>(random_.below(static_cast<std::uint64_t>(area.width()))),
                  static_cast<int>(random_.below(static_cast<std::uint64_t>(area.height()))));
}

void Monkey::clickSomewhere(QWidget& area) {
    QWidget* const widget = visibleChild(area);
    const QPoint place = widget->mapTo(&area, placeIn(*widget));
    const Qt::MouseButton button = random_.below(8) == 0 ? Qt::RightButton : Qt::LeftButton;
    note(QStringLiteral("click %1 at %2,%3 with %4")
             .arg(nameOf(*widget))
             .arg(place.x())
             .arg(place.y())
             .arg(button));
    const QPointer<QWindow> window = area.windowHandle();
    if (!isOnScreen(area, place)) {
        return;
    }
    if (random_.below(8) == 0) {
        const QPoint to = widget->mapTo(&area, placeIn(*widget));
        if (isOnScreen(area, to)) {
            drag(area, button, place, to);
        }
        return;
    }
    QTest::mouseMove(window, place);
    if (window != nullptr) {
        QTest::mouseClick(window, button, {}, place);
    }
    if (window != nullptr && random_.below(10) == 0 && isOnScreen(area, place)) {
        QTest::mouseDClick(window, button, {}, place);
    }
}

void Monkey::workBoard() {
    std::vector<BoardView*> boards;
    for (BoardView* board : window_.findChildren<BoardView*>()) {
        if (isShown(*board) && !board->visibleRegion().isEmpty()) {
            boards.push_back(board);
        }
    }
    if (boards.empty()) {
        clickSomewhere(window_);
        return;
    }
    BoardView* const board = oneOf(boards);
    const QPointer<QWindow> window = window_.windowHandle();
    const auto aPlace = [&] {
        const std::size_t vertices = board->partCount(); // may be another board
        if (vertices == 0 || random_.below(5) == 0) {
            return board->mapTo(&window_, placeIn(*board));
        }
        return board->mapTo(&window_, board->cellRect(random_.below(vertices)).center().toPoint());
    };
    const QPoint from = aPlace();
    const QPoint to = aPlace();
    if (!isOnScreen(window_, from) || !isOnScreen(window_, to)) {
        return;
    }
    const bool isSecondary = random_.below(10) == 0;
    const auto button = isSecondary ? Qt::RightButton : Qt::LeftButton;
    if (random_.below(4) != 0) {
        note(QStringLiteral("press board at %1,%2").arg(from.x()).arg(from.y()));
        QTest::mouseMove(window, from);
        QTest::mouseClick(window, button, {}, from);
        return;
    }
    drag(window_, button, from, to);
}

void Monkey::drag(QWidget& area, Qt::MouseButton button, QPoint from, QPoint to) {
    note(QStringLiteral("drag from %1,%2 to %3,%4 with %5")
             .arg(from.x())
             .arg(from.y())
             .arg(to.x())
             .arg(to.y())
             .arg(button));
    const QPointer<QWindow> window = area.windowHandle();
    QTest::mouseMove(window, from);
    QTest::mousePress(window, button, {}, from);
    constexpr int steps = 4;
    for (int i = 1; i <= steps && window != nullptr; ++i) {
        QTest::mouseMove(window, from + (to - from) * i / steps);
        // The other hand can press a key.
        if (window != nullptr && random_.below(16) == 0) {
            static const std::array keys{Qt::Key_Delete, Qt::Key_Escape, Qt::Key_Space, Qt::Key_Z};
            const Qt::Key key = oneOf(keys);
            note(QStringLiteral("key %1 in the midst of it").arg(key));
            QTest::keyClick(window, key, key == Qt::Key_Z ? Qt::ControlModifier : Qt::NoModifier);
        }
    }
    if (window != nullptr) {
        QTest::mouseRelease(window, button, {}, to);
    }
}

void Monkey::pressKey(QWidget& area) {
    struct Chord {
        Qt::Key key;
        Qt::KeyboardModifiers modifiers;
    };
    static const std::vector<Chord> chords{
        {Qt::Key_Tab, {}},
        {Qt::Key_Tab, {}},
        {Qt::Key_Backtab, Qt::ShiftModifier},
        {Qt::Key_Space, {}},
        {Qt::Key_Space, {}},
        {Qt::Key_Return, {}},
        {Qt::Key_Escape, {}},
        {Qt::Key_Delete, {}},
        {Qt::Key_Insert, {}},
        {Qt::Key_Backspace, {}},
        {Qt::Key_Left, {}},
        {Qt::Key_Right, {}},
        {Qt::Key_Up, {}},
        {Qt::Key_Down, {}},
        {Qt::Key_Right, Qt::ShiftModifier},
        {Qt::Key_Home, {}},
        {Qt::Key_End, {}},
        {Qt::Key_PageUp, {}},
        {Qt::Key_PageDown, {}},
        {Qt::Key_F11, {}},
        {Qt::Key_F11, Qt::ShiftModifier},
        {Qt::Key_Plus, Qt::ControlModifier},
        {Qt::Key_Minus, Qt::ControlModifier},
        {Qt::Key_0, Qt::ControlModifier},
        {Qt::Key_K, Qt::ControlModifier},
        {Qt::Key_N, Qt::ControlModifier},
        {Qt::Key_O, Qt::ControlModifier},
        {Qt::Key_S, Qt::ControlModifier},
        {Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier},
        {Qt::Key_A, Qt::ControlModifier},
        {Qt::Key_C, Qt::ControlModifier},
        {Qt::Key_X, Qt::ControlModifier},
        {Qt::Key_V, Qt::ControlModifier},
        {Qt::Key_Z, Qt::ControlModifier},
        {Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier},
        {Qt::Key_Menu, {}},
        {Qt::Key_F10, {}},
        {Qt::Key_Question, {}},
    };
    const Chord& chord = oneOf(chords);
    note(QStringLiteral("key %1 in %2")
             .arg(QKeySequence(chord.modifiers | chord.key).toString(), nameOf(area)));
    QTest::keyClick(area.windowHandle(), chord.key, chord.modifiers);
}

void Monkey::typeText(QWidget& area) {
    static const QStringList texts{
        QStringLiteral("3"), QStringLiteral("12"),    QStringLiteral("40"), QStringLiteral("-1"),
        QStringLiteral("x"), QStringLiteral("torus"), QStringLiteral("0.5")};
    const QString& text = oneOf(texts);
    note(QStringLiteral("type %1 in %2").arg(text, nameOf(area)));
    const QPointer<QWindow> window = area.windowHandle();
    for (const QChar character : text) {
        if (window != nullptr) {
            QTest::keyClick(window, character.toLatin1());
        }
    }
}

void Monkey::turnWheel(QWidget& area) {
    QWidget* const widget = visibleChild(area);
    const QPoint place = placeIn(*widget);
    const int angle = random_.below(2) == 0 ? 120 : -120;
    note(QStringLiteral("turn the wheel by %1 over %2").arg(angle).arg(nameOf(*widget)));
    QWheelEvent event(place, widget->mapToGlobal(place), {}, {0, angle}, Qt::NoButton,
                      random_.below(3) == 0 ? Qt::ControlModifier : Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
}

void Monkey::chooseCommand() {
    // Commands of pages that are not in front cannot be reached.
    std::vector<QAction*> commands;
    collectCommands(window_.actions(), commands);
    collectCommands(window_.menuBar()->actions(), commands);
    QAction* const command = oneOf(commands);
    note(QStringLiteral("choose ") + command->text());
    command->trigger();
}

void Monkey::resizeWindow() {
    const QSize size(static_cast<int>(300 + random_.below(1400)),
                     static_cast<int>(200 + random_.below(900)));
    note(QStringLiteral("resize to %1 x %2").arg(size.width()).arg(size.height()));
    window_.resize(size);
}

void Monkey::changePage() {
    auto* pages = window_.findChild<QTabWidget*>();
    const int page = static_cast<int>(random_.below(static_cast<std::uint64_t>(pages->count())));
    note(QStringLiteral("page %1").arg(page));
    const QPoint place = pages->tabBar()->mapTo(&window_, pages->tabBar()->tabRect(page).center());
    if (isOnScreen(window_, place)) {
        QTest::mouseClick(window_.windowHandle(), Qt::LeftButton, {}, place);
    }
}

} // namespace lightsout

#include "moc_Monkey.cpp"
