// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"

#include "Tabs.h"
#include "classroom/ClassroomActions.h"
#include "drawing/DrawingActions.h"
#include "drawing/LayoutActions.h"
#include "look/Icon.h"
#include "look/TextSource.h"
#include "window/AppearanceMenus.h"
#include "window/AutosaveNotice.h"
#include "window/BoardActions.h"
#include "window/ClipboardActions.h"
#include "window/CommandPalette.h"
#include "window/FileActions.h"
#include "window/FirstPage.h"
#include "window/JobNotices.h"
#include "window/NumberingMenu.h"
#include "window/PageTabs.h"
#include "window/PictureActions.h"
#include "window/ProgressStrip.h"
#include "window/Recovery.h"
#include "window/ShortcutList.h"
#include "window/StageActions.h"
#include "window/StatusFacts.h"
#include "window/ToolBar.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>

#include <utility>

namespace lightsout {

namespace {

const auto geometryKey = QStringLiteral("window/geometry");
const auto tabKey = QStringLiteral("window/tab");

/// Lets the keys of commands work while the menus with them are hidden.
void keepKeys(QWidget& window, const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        if (action->menu() != nullptr) {
            keepKeys(window, action->menu()->actions());
        } else if (action->shortcutContext() == Qt::WindowShortcut) {
            window.addAction(action);
        }
    }
}

} // namespace

MainWindow::MainWindow(Workbench& workbench, const Appearance& appearance)
    : workbench_(workbench), appearance_(appearance), board_(new BoardActions(workbench, this)),
      file_(new FileActions(workbench.document, workbench.autosave, this)),
      clipboard_(new ClipboardActions(
          workbench.document, file_->reading, file_->writing,
          [this] { return shownTextOf(*tabs_->currentWidget()); }, this)),
      classroom_(new ClassroomActions(workbench, this)),
      pictures_(new PictureActions(workbench, file_->writing, this)),
      drawing_(new DrawingActions(workbench.drawing, DrawingActions::Keys::all, this)),
      layouts_(new LayoutActions(workbench, this)), stage_(new StageActions(appearance, this)),
      find_(new QAction(this)), toolBar_(new ToolBar(*board_, find_, stage_->projector, this)),
      stageBar_(makeStageBar(
          {board_->undo, board_->redo, board_->hint, board_->solution, stage_->projector}, this)),
      tabs_(new PageTabs(this)) {
    setAcceptDrops(true);
    setAttribute(Qt::WA_DeleteOnClose);
    find_->setIcon(themedIcon(QStringLiteral("find")));
    find_->setIconVisibleInMenu(false);
    find_->setShortcut(Qt::CTRL | Qt::Key_K);
    connect(find_, &QAction::triggered, this, &MainWindow::findCommand);
    new JobNotices(*this);
    addToolBar(toolBar_);
    makeTabs();
    retranslate();
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(new StatusFacts(workbench, this), 1);
    if (workbench.autosave != nullptr) {
        statusBar()->addPermanentWidget(
            new AutosaveNotice(*workbench.autosave, file_->saveAs, this));
    }
    statusBar()->addPermanentWidget(file_->reading);
    statusBar()->addPermanentWidget(file_->writing);
    statusBar()->addPermanentWidget(new ProgressStrip(workbench.analysis, this));
    connect(&workbench.document, &Document::fileChanged, this, &MainWindow::refreshTitle);
    // What is chosen of a drawing is copied as a drawing, with the same keys.
    const auto enableCopy = [this] {
        clipboard_->copyShown->setEnabled(!workbench_.drawing.hasSelection());
    };
    connect(&workbench.drawing, &Drawing::selectionChanged, this, enableCopy);
    connect(stage_, &StageActions::chosen, this, &MainWindow::setAppearance);
    connect(stage_, &StageActions::stageChanged, this, &MainWindow::showStage);
    connect(stage_, &StageActions::turned, this, [this](bool isForward) {
        if (auto* page = dynamic_cast<Staged*>(tabs_->currentWidget())) {
            page->turn(isForward);
        }
    });
    showStage();
    resize(1280, 800);
    restoreGeometry(QSettings().value(geometryKey).toByteArray());
}

void MainWindow::openFile(const QString& path) {
    file_->openFile(path);
}

void MainWindow::setAppearance(const Appearance& appearance) {
    if (appearance == appearance_) {
        return;
    }
    appearance_ = appearance;
    appearance.save();
    appearance.apply(*qApp);
    setLocale(QLocale());
    if (appearance.projector != isFullScreen()) {
        remember();
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    }
    choices_->show(appearance_);
    stage_->show(appearance_);
}

void MainWindow::showStage() {
    const Stage stage = stage_->stage();
    const bool isOnWall = stage != Stage::desk;
    if (isOnWall) {
        leaveFirstPage();
    }
    menuBar()->setVisible(!isOnWall);
    toolBar_->setVisible(!isOnWall && firstPage_ == nullptr);
    statusBar()->setVisible(!isOnWall && firstPage_ == nullptr);
    stageBar_->setVisible(isOnWall);
    for (int i = 0; i < tabs_->count(); ++i) {
        if (auto* page = dynamic_cast<Staged*>(tabs_->widget(i))) {
            page->setStage(stage);
        }
    }
}

void MainWindow::changeEvent(QEvent* event) {
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void MainWindow::retranslate() {
    find_->setText(tr("&Find a command …"));
    find_->setIconText(find_->shortcut().toString(QKeySequence::NativeText));
    find_->setToolTip(tr("Find a command, a page or a board by typing"));
    QStringList titles;
    for (const Tab& tab : tabs()) {
        titles << tab.title;
    }
    tabs_->setTexts(titles);
    refreshTitle();
    // Menus hold nothing but actions.
    qDeleteAll(menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    makeMenus();
}

void MainWindow::offerKeptBoards() {
    if (workbench_.autosave != nullptr) {
        (new Recovery(workbench_.document, *workbench_.autosave, this))->offer();
    }
}

void MainWindow::makeMenus() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({board_->newBoard, board_->examples});
    file->addAction(file_->open);
    file->addMenu(file_->recent);
    file->addSeparator();
    file->addActions({file_->save, file_->saveAs});
    file->addMenu(pictures_->menu);
    file->addSeparator();
    file->addActions({classroom_->challenge, classroom_->worksheet});
    file->addSeparator();
    file->addAction(tr("&First page"), this, &MainWindow::showFirstPage);
    QAction* quit = file->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setShortcut(QKeySequence::Quit);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({board_->undo, board_->redo});
    edit->addSeparator();
    edit->addAction(clipboard_->copyShown);
    edit->addMenu(clipboard_->copyAs);
    edit->addAction(clipboard_->paste);
    edit->addSeparator();
    edit->addActions(
        {board_->random, board_->solvable, board_->allOn, board_->allOff, board_->offToOn});

    makeDrawMenu();
    QMenu* play = menuBar()->addMenu(tr("&Play"));
    play->addActions({board_->hint, board_->solution, board_->autoplay});
    play->addSeparator();
    play->addActions({board_->restart, board_->onlyLit, board_->symmetry});

    makeViewMenu();
    makeHelpMenu();
    keepKeys(*this, menuBar()->actions());
}

void MainWindow::makeDrawMenu() {
    QMenu* draw = menuBar()->addMenu(tr("&Draw"));
    draw->addActions({drawing_->cut, drawing_->copy, drawing_->paste, drawing_->duplicate,
                      drawing_->erase, drawing_->selectAll});
    draw->addSeparator();
    draw->addActions(drawing_->influences());
    draw->addSeparator();
    draw->addActions(drawing_->arrangements());
    draw->addSeparator();
    QMenu* layout = draw->addMenu(tr("Arrange &all"));
    layout->addActions(layouts_->all());
    layout->setToolTipsVisible(true);
}

void MainWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({stage_->projector, stage_->subjectOnly, stage_->forward, stage_->back});
    view->addSeparator();
    view->addActions({stage_->larger, stage_->smaller, stage_->normalSize});
    view->addSeparator();
    auto* numbering = new NumberingMenu(view);
    view->addMenu(numbering);
    // Numbers stand in texts everywhere, and are said anew like those of another language.
    connect(numbering, &NumberingMenu::chosen, this,
            [this] { QCoreApplication::postEvent(this, new QEvent(QEvent::LanguageChange)); });

    choices_ = new AppearanceMenus(*view, appearance_);
    connect(choices_, &AppearanceMenus::chosen, this, &MainWindow::setAppearance);
}

void MainWindow::makeHelpMenu() {
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(find_);
    help->addAction(tr("&Keyboard and mouse"), this, &MainWindow::showShortcuts)
        ->setShortcut(Qt::Key_Question);
    help->addAction(tr("&About"), this, &MainWindow::showAbout);
}

void MainWindow::makeTabs() {
    tabs_->addToEnd(stageBar_);
    for (const Tab& tab : tabs()) {
        QWidget* page = tab.makePage(workbench_);
        page->setObjectName(tab.name);
        for (QUndoStack* steps : page->findChildren<QUndoStack*>()) {
            board_->addSteps(steps);
        }
        tabs_->addPage(page);
    }
    showTab(QSettings().value(tabKey).toString());
    auto* middle = new QStackedWidget(this);
    middle->addWidget(tabs_);
    setCentralWidget(middle);
    connect(tabs_, &QTabWidget::currentChanged, this, &MainWindow::leaveFirstPage);
    connect(&workbench_.guide, &Guide::boardWanted, this,
            [this] { showTab(QStringLiteral("play")); });
    tabs_->currentWidget()->setFocus();
}

void MainWindow::restorePages() {
    tabs_->restoreStates(QSettings());
}

void MainWindow::greet() {
    if (FirstPage::isWanted()) {
        showFirstPage();
    }
}

void MainWindow::showFirstPage() {
    if (firstPage_ != nullptr) {
        return;
    }
    stage_->projector->setChecked(false);
    firstPage_ = new FirstPage(workbench_, *board_, *file_, this);
    connect(firstPage_, &FirstPage::left, this, &MainWindow::leaveFirstPage);
    auto* middle = static_cast<QStackedWidget*>(centralWidget());
    middle->setCurrentIndex(middle->addWidget(firstPage_));
    showStage();
    firstPage_->setFocus();
}

void MainWindow::leaveFirstPage() {
    if (firstPage_ != nullptr) {
        std::exchange(firstPage_, nullptr)->deleteLater();
        static_cast<QStackedWidget*>(centralWidget())->setCurrentIndex(0);
        showStage();
        tabs_->currentWidget()->setFocus();
    }
}

void MainWindow::showTab(const QString& name) {
    leaveFirstPage();
    for (int i = 0; i < tabs_->count(); ++i) {
        if (tabs_->widget(i)->objectName() == name) {
            tabs_->setCurrentIndex(i);
        }
    }
}

void MainWindow::refreshTitle() {
    const Document& document = workbench_.document;
    const QString name = document.path().isEmpty() ? tr("New board") : document.fileName();
    setWindowTitle(tr("%1[*] – Lights Out Workbench").arg(name));
    setWindowModified(document.isModified());
}

void MainWindow::findCommand() {
    std::vector<Command> commands = commandsOf(menuBar()->actions());
    for (int i = 0; i < tabs_->count(); ++i) {
        commands.push_back({tabs_->tabText(i), tr("Page"), QString(), [this, i] {
                                leaveFirstPage();
                                tabs_->setCurrentIndex(i);
                            }});
    }
    for (const BoardKind& kind : boardKinds()) {
        commands.push_back({kind.name, categoryName(kind.category), QString(), [this, kind] {
                                Progress progress;
                                workbench_.document.begin(kind.make(kind.firstOptions(), progress));
                            }});
    }
    CommandPalette palette(std::move(commands), this);
    if (palette.exec() == QDialog::Accepted) {
        palette.chosen()->run();
    }
}

void MainWindow::showAbout() {
    QMessageBox::about(
        this, tr("About the Lights Out Workbench"),
        tr("<h3>Lights Out Workbench %1</h3><p>For playing, understanding and measuring Lights "
           "Out, on grids and on graphs.</p><p>Free software under the GNU General Public "
           "License, version 3 or later.</p>")
            .arg(QApplication::applicationVersion()));
}

void MainWindow::showShortcuts() {
    lightsout::showShortcuts({board_->newBoard, file_->open, file_->save, clipboard_->paste,
                              board_->undo, board_->redo, board_->random, board_->solvable,
                              board_->hint, board_->solution, board_->autoplay, board_->restart},
                             this);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!file_->mayDiscard([this] { close(); })) {
        event->ignore();
        return;
    }
    remember();
    event->accept();
}

void MainWindow::remember() const {
    QSettings settings;
    settings.setValue(tabKey, tabs_->currentWidget()->objectName());
    tabs_->keepStates(settings);
    if (!isFullScreen()) {
        settings.setValue(geometryKey, saveGeometry());
    }
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && appearance_.projector) {
        stage_->projector->setChecked(false);
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    // Later, so that a question does not hold up the program the file comes from.
    const QString path = event->mimeData()->urls().first().toLocalFile();
    QTimer::singleShot(0, this, [this, path] { openFile(path); });
}

} // namespace lightsout
