// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"

#include "Tabs.h"
#include "classroom/ClassroomActions.h"
#include "contest/ContestActions.h"
#include "drawing/DrawingActions.h"
#include "drawing/LayoutActions.h"
#include "labbook/LabBookActions.h"
#include "lessons/LessonDock.h"
#include "lessons/LessonMenu.h"
#include "look/Icon.h"
#include "look/ModeBar.h"
#include "look/TextSource.h"
#include "look/WindowRoom.h"
#include "picture/PictureCommands.h"
#include "window/AppearanceMenus.h"
#include "window/AutosaveNotice.h"
#include "window/BoardActions.h"
#include "window/ClipboardActions.h"
#include "window/CommandPalette.h"
#include "window/FileActions.h"
#include "window/FileHandle.h"
#include "window/FirstPage.h"
#include "window/JobNotices.h"
#include "window/PageTabs.h"
#include "window/PictureActions.h"
#include "window/PictureLightsAction.h"
#include "window/Preferences.h"
#include "window/ProgressStrip.h"
#include "window/Recovery.h"
#include "window/Remembered.h"
#include "window/SettingsFile.h"
#include "window/ShortcutList.h"
#include "window/Spotlight.h"
#include "window/StageActions.h"
#include "window/StatusFacts.h"
#include "window/ToolBar.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QStackedWidget>
#include <QStatusBar>

#include <utility>

namespace lightsout {

namespace {

constexpr QSize smallestWindow(960, 600);
constexpr QSize usualWindow(1280, 800);

} // namespace

MainWindow::MainWindow(Workbench& workbench, const Appearance& appearance)
    : workbench_(workbench), appearance_(appearance), board_(new BoardActions(workbench, this)),
      file_(new FileActions(workbench.document, workbench.autosave, this)),
      clipboard_(new ClipboardActions(
          workbench.document, file_->reading, file_->writing,
          [this] { return shownTextOf(*tabs_->currentWidget()); }, this)),
      classroom_(new ClassroomActions(workbench, this)), contest_(new ContestActions(this)),
      fromPicture_(new PictureLightsAction(workbench.document, this)),
      pictures_(new PictureActions(workbench, file_->writing, this)),
      pictureOf_(new PictureCommands(
          workbench,
          [this] {
              return PictureCommands::Shown{tabs_->currentWidget(),
                                            tabs_->tabText(tabs_->currentIndex()), appearance_};
          },
          this)),
      labBook_(new LabBookActions(workbench, *pictureOf_, this)),
      drawing_(new DrawingActions(workbench.drawing, DrawingActions::Keys::all, this)),
      layouts_(new LayoutActions(workbench, this)), shelf_(new LessonShelf(this)),
      lessons_(new LessonDock(workbench, *shelf_, *this)),
      stage_(new StageActions(appearance, this)), find_(new QAction(this)),
      toolBar_(new ToolBar(toolsOf(*board_, find_, stage_->projector), this)),
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
    statusBar()->addPermanentWidget(new FileHandle(workbench.document, file_->saveCopy, this));
    statusBar()->addPermanentWidget(file_->reading);
    statusBar()->addPermanentWidget(file_->writing);
    statusBar()->addPermanentWidget(new ProgressStrip(workbench.analysis, this));
    connect(file_, &FileActions::said, this, &MainWindow::say);
    connect(&workbench.document, &Document::fileChanged, this, &MainWindow::refreshTitle);
    // What is chosen of a drawing is copied as a drawing, with the same keys.
    const auto enableCopy = [this] {
        clipboard_->copyShown->setEnabled(!workbench_.drawing.hasSelection());
    };
    connect(&workbench.drawing, &Drawing::selectionChanged, this, enableCopy);
    connect(stage_, &StageActions::chosen, this, &MainWindow::setAppearance);
    connect(stage_, &StageActions::stageChanged, this, &MainWindow::showStage);
    connect(stage_, &StageActions::turned, this, [this](bool isForward) {
        if (lessons_->turn(isForward)) {
            return;
        }
        auto* page = dynamic_cast<Staged*>(tabs_->currentWidget());
        if (page != nullptr && !isInContest()) {
            page->turn(isForward);
        }
    });
    connect(clipboard_, &ClipboardActions::picturePasted, fromPicture_, &PictureLightsAction::fit);
    // Not in the midst of a command of a menu that goes.
    connect(contest_, &ContestActions::pageChanged, this, &MainWindow::followContest,
            Qt::QueuedConnection);
    connect(lessons_, &LessonDock::pageWanted, this, &MainWindow::showTab);
    connect(lessons_, &LessonDock::stepChanged, this, [this] {
        refreshTitle();
        showStage();
    });
    new Spotlight(this);
    showStage();
    // What is shown never makes the window grow by itself.
    const QSize room = windowRoom(*this);
    setMinimumSize(smallestWindow.boundedTo(room));
    resize(usualWindow.boundedTo(room));
    restoreGeometry(remembered::windowGeometry());
}

void MainWindow::setAppearance(const Appearance& appearance) {
    if (appearance == appearance_) {
        return;
    }
    appearance_ = appearance;
    Preferences preferences = Preferences::load();
    preferences.appearance = appearance;
    preferences.save();
    appearance.apply(*qApp, roomScale_);
    setLocale(QLocale());
    if (const QString problem = settingsProblem(); !problem.isEmpty()) {
        say(problem);
    }
    if (appearance.projector != isFullScreen()) {
        remember();
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    }
    choices_->show(appearance_);
    stage_->show(appearance_);
}

void MainWindow::say(const QString& text) {
    constexpr int shownMilliseconds = 6'000;
    statusBar()->showMessage(text, shownMilliseconds);
}

void MainWindow::showStage() {
    const Stage stage = stage_->stage();
    const bool isOnWall = stage != Stage::desk;
    if (isOnWall) {
        leaveFirstPage();
    }
    menuBar()->setVisible(!isOnWall);
    const bool showsPages = firstPage_ == nullptr && !isInContest();
    toolBar_->setVisible(!isOnWall && showsPages);
    if (lockedBar_ != nullptr) {
        lockedBar_->setVisible(!isOnWall);
    }
    statusBar()->setVisible(!isOnWall && showsPages);
    stageBar_->setVisible(isOnWall);
    lessons_->setOnWall(isOnWall);
    stage_->setTurnable(isOnWall || lessons_->session().isOpen());
    // Lessons point at pages and modes.
    tabs_->setLineHides(isOnWall && !lessons_->session().isOpen());
    for (int i = 0; i < tabs_->count(); ++i) {
        putOnStage(*tabs_->widget(i));
    }
    if (isInContest()) {
        contest_->page()->setStage(stage);
    }
}

void MainWindow::putOnStage(QWidget& page) {
    if (auto* staged = dynamic_cast<Staged*>(&page)) {
        // A lesson says itself what to think of its page's subject; but patterns are looked at
        // together with what is said of them.
        const Stage stage = stage_->stage();
        const LessonSession& lesson = lessons_->session();
        const bool isLesson =
            lesson.isOpen() && lesson.page() == page.objectName() && lesson.isAboutSubjectAlone() &&
            (stage != Stage::desk || page.objectName() != QStringLiteral("kernel"));
        staged->setStage(isLesson ? Stage::subjectOnly : stage);
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
    QStringList toolTips;
    for (const Tab& tab : tabs()) {
        titles << tab.title;
        toolTips << tab.toolTip;
    }
    tabs_->setTexts(titles, toolTips);
    refreshTitle();
    for (QAction* action : actions()) {
        removeAction(action);
    }
    // Menus hold nothing but actions.
    qDeleteAll(menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    makeMenus();
    showLocked();
    if (firstPage_ != nullptr) {
        offerLessons();
    }
}

void MainWindow::offerKeptBoards() {
    if (!isInContest() && workbench_.autosave != nullptr) {
        (new Recovery(workbench_.document, *workbench_.autosave, this))->offer();
    }
}

void MainWindow::makeTabs() {
    tabs_->addToEnd(stageBar_);
    std::vector<PageTabs::Page> pages;
    for (const Tab& tab : tabs()) {
        pages.push_back({tab.name, [this, tab] { return makePage(tab); }});
    }
    tabs_->setPages(pages, remembered::page());
    auto* middle = new QStackedWidget(this);
    middle->addWidget(tabs_);
    setCentralWidget(middle);
    connect(tabs_, &QTabWidget::currentChanged, this, &MainWindow::leaveFirstPage);
    connect(&workbench_.guide, &Guide::boardWanted, this,
            [this] { showTab(QStringLiteral("play")); });
    connect(&workbench_.pinned, &PinnedBoard::compareWanted, this,
            [this] { showTab(QStringLiteral("play")); });
    tabs_->currentWidget()->setFocus();
}

QWidget* MainWindow::makePage(const Tab& tab) {
    QWidget* page = tab.makePage(workbench_);
    page->setObjectName(tab.name);
    for (QUndoStack* steps : page->findChildren<QUndoStack*>()) {
        board_->addSteps(steps);
    }
    if (tab.name == QStringLiteral("play")) {
        auto* modes = page->findChild<ModeBar*>();
        modes->addToEnd(contest_->makeButton(modes));
    }
    putOnStage(*page);
    return page;
}

void MainWindow::restorePages() {
    tabs_->restoreStates();
}

void MainWindow::greet() {
    if (Preferences::load().beginsWithFirstPage && !isInContest()) {
        showFirstPage();
    }
}

void MainWindow::showFirstPage() {
    if (firstPage_ != nullptr || isInContest()) {
        return;
    }
    stage_->projector->setChecked(false);
    firstPage_ = new FirstPage(workbench_, *board_, *file_, this);
    connect(firstPage_, &FirstPage::left, this, &MainWindow::leaveFirstPage);
    offerLessons();
    auto* middle = static_cast<QStackedWidget*>(centralWidget());
    middle->setCurrentIndex(middle->addWidget(firstPage_));
    showStage();
    firstPage_->setFocus();
}

void MainWindow::offerLessons() {
    QList<QAction*> lessons;
    for (const QAction* menu : menuBar()->actions()) {
        if (const auto* found = dynamic_cast<LessonMenu*>(menu->menu())) {
            lessons = found->lessons();
        }
    }
    firstPage_->offerLessons(lessons);
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
    tabs_->showPage(name);
}

void MainWindow::refreshTitle() {
    const Document& document = workbench_.document;
    const QString name = lessons_->session().isOpen() ? lessons_->heading()
                         : document.path().isEmpty()  ? tr("New board")
                                                      : document.fileName();
    setWindowTitle(tr("%1[*] – Lights Out Workbench").arg(name));
    setWindowModified(document.isModified() && !document.isAside());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    lessons_->session().close(); // so that the reader's own board is asked about
    if (!file_->mayDiscard([this] { close(); })) {
        event->ignore();
        return;
    }
    remember();
    event->accept();
}

void MainWindow::remember() const {
    remembered::setPage(tabs_->currentWidget()->objectName());
    tabs_->keepStates();
    if (!isFullScreen()) {
        remembered::setWindowGeometry(saveGeometry());
    }
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && appearance_.projector) {
        stage_->projector->setChecked(false);
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    if (Appearance::roomScaleOf(size()) != roomScale_) {
        QTimer::singleShot(0, this, &MainWindow::fitTextToRoom); // once all has its size
    }
}

void MainWindow::fitTextToRoom() {
    if (const double scale = Appearance::roomScaleOf(size()); scale != roomScale_) {
        roomScale_ = scale;
        appearance_.apply(*qApp, scale);
    }
}

} // namespace lightsout
