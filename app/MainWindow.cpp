// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"

#include "HelpActions.h"
#include "Menus.h"
#include "Tabs.h"
#include "contest/ContestActions.h"
#include "lessons/LessonDock.h"
#include "lessons/LessonStep.h"
#include "live/ClassQuestion.h"
#include "live/LiveActions.h"
#include "look/Desktop.h"
#include "look/ModeBar.h"
#include "look/WhyButton.h"
#include "look/WindowRoom.h"
#include "web/WebPage.h"
#include "window/BoardActions.h"
#include "window/Drops.h"
#include "window/FileActions.h"
#include "window/FocusOrder.h"
#include "window/JobNotices.h"
#include "window/PageTabs.h"
#include "window/PictureLightsAction.h"
#include "window/Preferences.h"
#include "window/PreferencesAction.h"
#include "window/Recovery.h"
#include "window/Remembered.h"
#include "window/SettingsFile.h"
#include "window/Spotlight.h"
#include "window/StageActions.h"
#include "window/StartPage.h"
#include "window/StatusBar.h"
#include "window/TextFit.h"
#include "window/ToolBar.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>
#include <iterator>
#include <utility>

namespace lightsout {

namespace {

constexpr QSize smallestWindow(960, 600);
constexpr QSize usualWindow(1280, 800);

/// Converts a question of a lesson to a question for the class.
ClassQuestion questionOf(const AskedOfClass& asked) {
    ClassQuestion question;
    question.place = asked.place.toStdString();
    question.text = asked.text.toStdString();
    question.why = asked.why.toStdString();
    if (fitsOnWebPage(asked.board.rule())) {
        question.board = asked.board;
    }
    switch (asked.kind) {
    case Ask::Kind::choice:
        question.kind = ClassQuestion::Kind::choice;
        for (const QString& choice : asked.choices.mid(0, maxChoices)) {
            question.choices.push_back(choice.toStdString());
        }
        question.right = asked.right;
        std::erase_if(question.right, [](std::size_t choice) { return choice >= maxChoices; });
        break;
    case Ask::Kind::click:
        question.kind = ClassQuestion::Kind::cells;
        question.cells = asked.cells;
        break;
    case Ask::Kind::predict:
        question.kind = ClassQuestion::Kind::prediction;
        question.number = asked.number;
        break;
    default:
        question.number = asked.number;
        question.within = asked.within;
    }
    return question;
}

} // namespace

MainWindow::MainWindow(Workbench& workbench, const Appearance& appearance)
    : workbench_(workbench), appearance_(appearance),
      commands_(
          workbench, appearance,
          {[this] {
               return PictureCommands::Shown{tabs_->currentWidget(), tabs_->title(), appearance_};
           },
           [this] {
               return firstPage_ == nullptr ? tabs_->currentWidget()->objectName() : QString();
           },
           [this] { return commandsToFind(); }},
          this),
      shelf_(new LessonShelf(this)), lessons_(new LessonDock(workbench, *shelf_, *this)),
      menus_(new Menus(commands_, workbench, *shelf_, *lessons_, this)),
      toolBar_(new ToolBar(commands_.tools(), this)),
      stageBar_(makeStageBar({commands_.board->undo, commands_.board->redo, commands_.board->hint,
                              commands_.board->solution, commands_.stage->projector},
                             this)),
      tabs_(new PageTabs(this)), fit_(new TextFit(appearance, this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    auto* drops = new Drops(this);
    connect(drops, &Drops::fileDropped, this, &MainWindow::openFile);
    connect(drops, &Drops::pictureDropped, commands_.fromPicture, &PictureLightsAction::fit);
    new JobNotices(*this);
    addToolBar(toolBar_);
    makeTabs();
    retranslate();
    statusBar_ = new StatusBar(workbench, *commands_.file, this);
    setStatusBar(statusBar_);
    connect(&workbench.document, &CurrentDocument::fileChanged, this, &MainWindow::refreshTitle);
    connect(menus_, &Menus::chosen, this, &MainWindow::setAppearance);
    connect(&Desktop::instance(), &Desktop::changed, this, [this] { fit_->apply(appearance_); });
    // Texts everywhere contain the numbers of cells, so they are refreshed as if the language had
    // changed.
    connect(menus_, &Menus::numberingChosen, this, &MainWindow::refreshTexts);
    connect(menus_, &Menus::startPageRequested, this, &MainWindow::showStartPage);
    connect(menus_, &Menus::lessonsChanged, this, &MainWindow::offerLessons);
    connect(commands_.stage, &StageActions::chosen, this, &MainWindow::setAppearance);
    connect(commands_.stage, &StageActions::stageChanged, this, &MainWindow::showStage);
    connect(commands_.stage, &StageActions::turned, this, [this](bool isForward) {
        if (lessons_->turn(isForward)) {
            return;
        }
        auto* page = dynamic_cast<Staged*>(tabs_->currentWidget());
        if (page != nullptr && !isInContest()) {
            page->turn(isForward);
        }
    });
    // Queued, because a command of a menu that is about to be deleted may be running.
    connect(commands_.contest, &ContestActions::pageChanged, this, &MainWindow::followContest,
            Qt::QueuedConnection);
    connect(lessons_, &LessonDock::pageRequested, this, &MainWindow::showTab);
    connect(lessons_, &LessonDock::stepChanged, this, [this] {
        refreshTitle();
        showStage();
    });
    connect(commands_.live, &LiveActions::changed, this, &MainWindow::followClass);
    connect(&lessons_->session(), &LessonSession::classAsked, this,
            [this](const AskedOfClass& asked) { commands_.live->askClass(questionOf(asked)); });
    new Spotlight(this);
    showStage();
    // Content never makes the window grow.
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
    fit_->apply(appearance);
    setLocale(QLocale());
    if (const QString problem = settingsProblem(); !problem.isEmpty()) {
        statusBar_->showBriefly(problem);
    }
    if (appearance.projector != isFullScreen()) {
        remember();
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    }
    menus_->show(appearance_);
    commands_.preferences->show(appearance_);
    commands_.stage->show(appearance_);
}

void MainWindow::showStage() {
    const Stage stage = commands_.stage->stage();
    const bool isOnWall = stage != Stage::desk;
    if (isOnWall) {
        leaveFirstPage();
    }
    menuBar()->setVisible(!isOnWall);
    const bool showsPages = firstPage_ == nullptr && !isInContest();
    const bool needsTools =
        lessons_->session().isOpen() && needsToolBar(lessons_->session().step());
    toolBar_->setVisible((!isOnWall || needsTools) && showsPages);
    statusBar()->setVisible(!isOnWall && showsPages);
    stageBar_->setVisible(isOnWall);
    lessons_->setOnWall(isOnWall);
    commands_.stage->setTurnable(isOnWall || lessons_->session().isOpen());
    // Lessons point at pages and modes, so the tab row stays visible.
    tabs_->setLineHides(isOnWall && !lessons_->session().isOpen());
    for (int i = 0; i < tabs_->count(); ++i) {
        putOnStage(*tabs_->widget(i));
    }
    if (isInContest()) {
        commands_.contest->page()->setStage(stage);
    }
}

void MainWindow::putOnStage(QWidget& page) {
    if (auto* staged = dynamic_cast<Staged*>(&page)) {
        // A lesson provides its own text about its page's subject; but patterns, matrices and state
        // graphs are viewed together with the text about them, and a map of numbers with its card.
        const Stage stage = commands_.stage->stage();
        const LessonSession& lesson = lessons_->session();
        const bool isLesson = lesson.isOpen() && lesson.page() == page.objectName() &&
                              isAboutSubjectAlone(lesson.step(), stage != Stage::desk) &&
                              (stage != Stage::desk || !lesson.needsWholePage()) &&
                              page.objectName() != QStringLiteral("counts");
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
    QList<PageTabs::Texts> texts;
    for (const Tab& tab : tabs()) {
        texts.append({.title = tab.title,
                      .shortTitle = tab.shortTitle.isEmpty() ? tab.title : tab.shortTitle,
                      .toolTip = tab.toolTip});
    }
    tabs_->setTexts(texts);
    refreshTitle();
    menus_->make(appearance_);
    offerLessons();
}

void MainWindow::offerLessons() {
    if (firstPage_ != nullptr) {
        firstPage_->offerLessons(menus_->lessons());
    }
}

void MainWindow::offerKeptBoards() {
    if (!isInContest() && workbench_.autosave != nullptr) {
        (new Recovery(*workbench_.autosave, this))->offer();
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
    connect(tabs_, &PageTabs::pageRequested, this,
            [this](const QString& name) { isInContest() ? void() : showTab(name); });
    connect(&workbench_.guide, &Guide::boardRequested, this,
            [this] { showTab(QStringLiteral("play")); });
    connect(&workbench_.pinned, &PinnedBoard::compareRequested, this,
            [this] { showTab(QStringLiteral("play")); });
    tabs_->currentWidget()->setFocus();
}

QWidget* MainWindow::makePage(const Tab& tab) {
    QWidget* page = tab.makePage(workbench_);
    page->setObjectName(tab.name);
    for (QUndoStack* steps : page->findChildren<QUndoStack*>()) {
        commands_.board->addSteps(steps);
    }
    if (tab.name == QStringLiteral("play")) {
        auto* modes = page->findChild<ModeBar*>();
        modes->addToEnd(commands_.contest->makeButton(modes));
    }
    putOnStage(*page);
    return page;
}

void MainWindow::restorePages() {
    tabs_->restoreStates();
}

void MainWindow::greet() {
    if (Preferences::load().beginsWithFirstPage && !isInContest()) {
        showStartPage();
    }
}

void MainWindow::showStartPage() {
    if (firstPage_ != nullptr || isInContest()) {
        return;
    }
    commands_.stage->projector->setChecked(false);
    firstPage_ = new StartPage(workbench_, *commands_.board, *commands_.file, this);
    connect(firstPage_, &StartPage::left, this, &MainWindow::leaveFirstPage);
    offerLessons();
    followClass();
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
    tabs_->showPage(name);
}

void MainWindow::refreshTitle() {
    const CurrentDocument& document = workbench_.document;
    const QString name = lessons_->session().isOpen() ? lessons_->heading()
                         : document->path().isEmpty() ? tr("New board")
                                                      : document->fileName();
    setWindowTitle(tr("%1[*] – Lights Out Workbench").arg(name));
    setWindowModified(document->isModified());
}

void MainWindow::followClass() {
    if (firstPage_ != nullptr) {
        firstPage_->setClassHost(commands_.live->host());
    }
    lessons_->session().setClassOpen(commands_.live->isOpen());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    lessons_->session().close(); // so that the user is asked about their own board
    if (!hasLeftBoard_) {
        // If the answer comes later, the window is closed again.
        auto isClosing = std::make_shared<bool>(true);
        commands_.file->leave([this, isClosing] {
            hasLeftBoard_ = true;
            if (!*isClosing) {
                close();
            }
        });
        *isClosing = false;
    }
    if (!std::exchange(hasLeftBoard_, false) || !commands_.live->endClass()) {
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
        commands_.stage->projector->setChecked(false);
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::openFile(const QString& path) {
    if (isInContest()) {
        return;
    }
    if (QFileInfo(path).suffix() == QStringLiteral("md")) {
        lessons_->openFile(path);
    } else if (PictureLightsAction::isPicture(path)) {
        commands_.fromPicture->open(path);
    } else {
        commands_.file->openFile(path);
    }
}

void MainWindow::resumeContest() {
    commands_.contest->resume();
}

bool MainWindow::isInContest() const {
    return commands_.contest->page() != nullptr;
}

void MainWindow::followContest() {
    if (isInContest()) {
        lessons_->session().close();
    }
    setAcceptDrops(!isInContest());
    leaveFirstPage();
    workbench_.guide.setPlaying(false);
    auto* middle = static_cast<QStackedWidget*>(centralWidget());
    middle->setCurrentIndex(isInContest() ? middle->addWidget(commands_.contest->page()) : 0);
    retranslate(); // a contest has menus of its own
    showStage();
    middle->currentWidget()->setFocus();
}

std::vector<Command> MainWindow::commandsToFind() {
    std::vector<Command> inMenus = commandsOf(menuBar()->actions());
    if (isInContest()) {
        return inMenus;
    }
    std::vector<Command> commands;
    for (const Tab& tab : tabs()) {
        commands.push_back(
            {tab.title, tr("Page"), QString(), [this, name = tab.name] { showTab(name); }});
    }
    std::ranges::move(inMenus, std::back_inserter(commands));
    std::ranges::move(boardCommands(workbench_.document), std::back_inserter(commands));
    return commands;
}

void MainWindow::refreshTexts() {
    QCoreApplication::postEvent(this, new QEvent(QEvent::LanguageChange));
}

bool MainWindow::focusNextPrevChild(bool isNext) {
    return focusNextStop(*this, isNext);
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == ManualEvent::kind()) {
        commands_.help->showManual(static_cast<ManualEvent*>(event)->place());
        return true;
    }
    return QMainWindow::event(event);
}

} // namespace lightsout

#include "moc_MainWindow.cpp"
