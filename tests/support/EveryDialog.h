// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "HelpActions.h"
#include "analysis/Job.h"
#include "chart/ChartData.h"
#include "chart/ChartTable.h"
#include "controls/ErrorDialog.h"
#include "counts/TableDialog.h"
#include "files/Recovery.h"
#include "lessons/LessonShelf.h"
#include "lessons/TeacherPage.h"
#include "live/LiveDialog.h"
#include "newboard/LightsFromPictureDialog.h"
#include "window/BoardActions.h"

#include "tests/support/Pages.h"

#include <QAbstractPrintDialog>
#include <QApplication>
#include <QFileDialog>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <set>

namespace lightsout {

/// Opens all dialogs and further windows of the main window, one after another.
class EveryDialog {
public:
    /// Called while a dialog shows its results.
    using Handler = std::function<void(QWidget& dialog, const QString& name)>;

    EveryDialog(MainWindow& window, Workbench& workbench, Handler handle)
        : window_(window), workbench_(workbench), handle_(std::move(handle)) {}

    /// Opens the dialogs. Returns the names of their classes.
    std::set<QString> open() {
        for (QAction* command : commandsOf(window_.menuBar()->actions())) {
            open(command->text(), [command] { command->trigger(); });
        }
        const auto* help = window_.findChild<HelpActions*>();
        auto* map = window_.findChild<QAction*>(QStringLiteral("courseMap"));
        const auto* board = window_.findChild<BoardActions*>();
        for (QAction* command : {help->manual, help->shortcuts, help->report, help->about, map,
                                 board->newBoard, board->examples}) {
            open(command->text(), [command] { command->trigger(); });
        }
        openOthers();
        return std::exchange(seen_, {});
    }

private:
    /// Returns the commands that open dialogs.
    static QList<QAction*> commandsOf(const QList<QAction*>& actions) {
        QList<QAction*> commands;
        for (QAction* action : actions) {
            if (action->menu() != nullptr) {
                commands << commandsOf(action->menu()->actions());
            } else if (action->isEnabled() && !action->isCheckable() &&
                       action->text().endsWith(QChar(0x2026))) {
                commands << action;
            }
        }
        return commands;
    }

    QWidget* shown() const {
        if (QWidget* front = QApplication::activePopupWidget()) {
            return front;
        }
        if (QWidget* front = QApplication::activeModalWidget()) {
            return front;
        }
        for (QWidget* one : QApplication::topLevelWidgets()) {
            const bool isWindow =
                one->windowType() == Qt::Window || one->windowType() == Qt::Dialog;
            if (one != &window_ && one->isVisible() && isWindow) {
                return one;
            }
        }
        return nullptr;
    }

    /// Calls a function that opens a dialog, which may open others, handles each, and closes it.
    void open(const QString& name, const std::function<void()>& command) {
        QObject poll;
        std::set<QWidget*> handled;
        const std::function<void()> look = [&] {
            QTimer::singleShot(1, &poll, look); // exec() blocks, possibly in a nested event loop
            const QPointer<QWidget> dialog = shown();
            if (dialog == nullptr || !handled.insert(dialog).second) {
                return;
            }
            show(*dialog, name);
            if (auto* asking = qobject_cast<QDialog*>(dialog)) {
                asking->done(QDialog::Rejected);
            } else if (dialog != nullptr) {
                dialog->close();
            }
        };
        QTimer::singleShot(1, &poll, look);
        command();
        look();
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    void show(QWidget& dialog, const QString& name) {
        if (qobject_cast<QFileDialog*>(&dialog) != nullptr ||
            qobject_cast<QAbstractPrintDialog*>(&dialog) != nullptr) {
            return; // Qt's own
        }
        seen_.insert(QLatin1String(dialog.metaObject()->className()));
        handleSettled(dialog, name);
        auto* categories = dialog.findChild<QListWidget*>(QStringLiteral("categories"));
        for (int row = 0; categories != nullptr && row < categories->count(); ++row) {
            categories->setCurrentRow(row);
            handleSettled(dialog, name + QLatin1Char(' ') + categories->item(row)->text());
        }
    }

    void handleSettled(QWidget& dialog, const QString& name) {
        constexpr int patience = 200'000;
        const auto jobs = dialog.findChildren<Job*>();
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::none_of(jobs, &Job::isRunning), patience);
        settleLayout();
        handle_(dialog, name);
    }

    /// Opens the dialogs that belong to no command of the menus.
    void openOthers() {
        const auto openOne = [this](QDialog* dialog) {
            const QPointer<QDialog> opened = dialog;
            open(dialog->windowTitle(), [opened] { opened->show(); });
            delete opened; // unless it has deleted itself
        };
        const Game& game = workbench_.document.game();
        QImage picture(8, 8, QImage::Format_RGB32);
        picture.fill(Qt::white);
        openOne(new LightsFromPictureDialog(picture, &window_));
        openOne(new LiveBoardsDialog(game, &window_));
        openOne(new TableDialog(std::make_shared<Census>(LatticeFamily()), &window_));
        const auto* shelf = window_.findChild<LessonShelf*>();
        openOne(new TeacherPage(*shelf->lessons().front().lesson(), &window_));
        openOne(new RecoveryDialog({}, &window_));
        const ChartSeries series{.name = QStringLiteral("values"), .points = {{0, 1}, {1, 2}}};
        openOne(new ChartTable(
            {.title = QStringLiteral("Chart"), .x = {}, .y = {}, .series = {series}}, &window_));
        open(QStringLiteral("error"),
             [this] { showError(&window_, QStringLiteral("Headline"), QStringLiteral("Reason")); });
    }

    MainWindow& window_;
    Workbench& workbench_;
    Handler handle_;
    std::set<QString> seen_;
};

} // namespace lightsout
