// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"

#include "HelpActions.h"
#include "Menus.h"
#include "Pages.h"
#include "SearchEntries.h"
#include "board/BoardView.h"
#include "controls/Card.h"
#include "controls/WhyButton.h"
#include "controls/WindowRoom.h"
#include "files/ClipboardActions.h"
#include "files/Drops.h"
#include "files/FileActions.h"
#include "files/PictureLightsAction.h"
#include "files/Recovery.h"
#include "labbook/LabBookActions.h"
#include "lesson/LessonSource.h"
#include "lessons/LessonDock.h"
#include "lessons/LessonMenu.h"
#include "lessons/LessonStep.h"
#include "live/LiveActions.h"
#include "picture/PictureCommands.h"
#include "settings/Appearance.h"
#include "settings/AppearanceMenus.h"
#include "settings/Preferences.h"
#include "settings/PreferencesDialog.h"
#include "settings/Remembered.h"
#include "settings/SettingsFile.h"
#include "theme/Desktop.h"
#include "theme/LookChanges.h"
#include "webpage/WebPageDialog.h"
#include "window/BoardActions.h"
#include "window/FocusOrder.h"
#include "window/JobNotices.h"
#include "window/PageTabs.h"
#include "window/SizeBar.h"
#include "window/SpokenBoard.h"
#include "window/Spotlight.h"
#include "window/StageActions.h"
#include "window/StartPage.h"
#include "window/StatusBar.h"
#include "window/ToolBar.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QObject>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QWidget>
#include <QWindow>

#include <algorithm>
#include <iterator>
#include <utility>

namespace lightsout {

/// Applies an appearance to the application, with a text size that suits the window. The text size
/// adapts when the size of the window changes, for example on another screen.
class TextFit : public QObject {
public:
    /// `appearance` must already be applied to the application.
    TextFit(const Appearance& appearance, QWidget* window);

    void apply(const Appearance& appearance);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    Appearance appearance_;
    QWidget* window_;
    double scale_; ///< text scale that was last applied
};

namespace {

constexpr QSize smallestWindow(960, 600);
constexpr QSize usualWindow(1280, 800);

} // namespace

TextFit::TextFit(const Appearance& appearance, QWidget* window)
    : QObject(window), appearance_(appearance), window_(window),
      scale_(appearance.textScaleIn({})) {
    window->installEventFilter(this);
}

void TextFit::apply(const Appearance& appearance) {
    appearance_ = appearance;
    scale_ = appearance.textScaleIn(window_->size());
    appearance.apply(*qApp, window_->size());
}

bool TextFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && appearance_.textScaleIn(window_->size()) != scale_) {
        QTimer::singleShot(0, this, &TextFit::fit); // once everything has its size
    }
    return QObject::eventFilter(watched, event);
}

void TextFit::fit() {
    if (appearance_.textScaleIn(window_->size()) != scale_) {
        apply(appearance_);
    }
}

MainWindow::MainWindow(Workbench& workbench, const Appearance& appearance)
    : workbench_(workbench), appearance_(appearance),
      commands_(workbench, appearance,
                {[this] {
                     return PictureCommands::Shown{&tabs_->current(), tabs_->title(), appearance_};
                 },
                 [this] { return startPage_ == nullptr ? tabs_->current().id() : QString(); },
                 search()},
                this),
      tabs_(new PageTabs(this)), shelf_(new LessonShelf(lessonVocabulary(), this)),
      lessons_(
          new LessonDock(workbench, *shelf_,
                         {*this, *tabs_, [this](const Landmark& thing) { return landmark(thing); },
                          [this](const std::string& name) { return revealing(name); }})),
      menus_(new Menus(commands_, workbench, *shelf_, *lessons_, appearance, this)),
      toolBar_(new ToolBar(commands_.tools(), this)),
      stageBar_(makeStageBar(commands_.onWall(), this)), fit_(new TextFit(appearance, this)) {
    setAttribute(Qt::WA_DeleteOnClose);
    auto* drops = new Drops(this);
    connect(drops, &Drops::fileDropped, this, &MainWindow::openFile);
    connect(drops, &Drops::textDropped, commands_.clipboard, &ClipboardActions::pasteText);
    connect(drops, &Drops::pictureDropped, commands_.fromPicture, &PictureLightsAction::fit);
    new JobNotices(*this);
    addToolBar(toolBar_);
    addToolBar(Qt::BottomToolBarArea, commands_.sizeBar);
    makeTabs();
    onLanguageChanged(this, [this] { retranslate(); });
    statusBar_ = new StatusBar(workbench, *commands_.file, this);
    setStatusBar(statusBar_);
    connectCommands();
    new Spotlight(this);
    new SpokenBoard(workbench, *this);
    for (const bool isNext : {true, false}) {
        auto* key = new QShortcut(isNext ? Qt::Key_F6 : Qt::SHIFT | Qt::Key_F6, this);
        connect(key, &QShortcut::activated, this, [this, isNext] { focusPart(isNext); });
    }
    showStage();
    // Content never makes the window grow.
    const QSize room = windowRoom(*this);
    setMinimumSize(smallestWindow.boundedTo(room));
    resize(usualWindow.boundedTo(room));
    restoreGeometry(remembered::windowGeometry());
}

void MainWindow::connectCommands() {
    connect(&workbench_.document, &CurrentDocument::fileChanged, this, &MainWindow::refreshTitle);
    connect(menus_->choices, &AppearanceMenus::chosen, this, &MainWindow::setAppearance);
    connect(commands_.preferences, &PreferencesAction::chosen, this, &MainWindow::setAppearance);
    connect(&Desktop::instance(), &Desktop::changed, this, [this] { fit_->apply(appearance_); });
    connect(menus_->startPage, &QAction::triggered, this, &MainWindow::showStartPage);
    connect(menus_->lessons, &LessonMenu::filled, this, &MainWindow::offerLessons);
    connect(commands_.stage, &StageActions::chosen, this, &MainWindow::setAppearance);
    connect(commands_.stage, &StageActions::stageChanged, this, &MainWindow::showStage);
    connect(commands_.stage, &StageActions::otherScreenChosen, this, &MainWindow::fillOtherScreen);
    connect(commands_.stage, &StageActions::turned, this, [this](bool isForward) {
        if (!lessons_->turn(isForward)) {
            tabs_->current().turn(isForward);
        }
    });
    connect(commands_.stage->pause, &QAction::triggered, this, &MainWindow::pause);
    connect(commands_.sizeBar->action(), &QAction::toggled, this, [this](bool isShown) {
        leaveStartPage();
        showStage();
        if (isShown) {
            commands_.sizeBar->setFocus();
        } else {
            tabs_->current().setFocus();
        }
    });
    connect(lessons_, &LessonDock::pageRequested, this, &MainWindow::showTab);
    connect(lessons_, &LessonDock::stepChanged, this, [this] {
        refreshTitle();
        showStage();
    });
    connect(commands_.labBook, &LabBookActions::placeRequested, this, [this](const QString& text) {
        const std::string place = text.toStdString();
        LessonSource source(place);
        const Place shown = readPage(source, place, lessonVocabulary()); // of this board
        if (!source.error()) {
            showPlace(shown);
        }
    });
    connect(commands_.live, &LiveActions::changed, this, &MainWindow::followClass);
    connect(commands_.live, &LiveActions::webPageRequested, commands_.webPage->share,
            &QAction::trigger);
    connect(&lessons_->session(), &LessonSession::classAsked, commands_.live,
            &LiveActions::askClass);
    connect(&lessons_->session(), &LessonSession::classPrepared, commands_.live,
            &LiveActions::prepare);
    connect(commands_.live, &LiveActions::answersChanged, &lessons_->session(),
            &LessonSession::takeAnswers);
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
    if (!appearance.projector && placeBefore_) { // back on its own screen
        setGeometry(placeBefore_->geometry);
        setWindowState(placeBefore_->isMaximized ? Qt::WindowMaximized : Qt::WindowNoState);
        placeBefore_.reset();
    }
    menus_->choices->show(appearance_);
    commands_.preferences->show(appearance_);
    commands_.stage->show(appearance_);
}

void MainWindow::fillOtherScreen() {
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto other =
        std::ranges::find_if(screens, [this](const QScreen* one) { return one != screen(); });
    if (other == screens.end()) {
        return;
    }
    if (!placeBefore_) {
        placeBefore_ = {normalGeometry(), isMaximized()};
    }
    // A window that fills a screen cannot be moved.
    setWindowState(windowState() & ~(Qt::WindowFullScreen | Qt::WindowMaximized));
    windowHandle()->setScreen(*other);
    move((*other)->availableGeometry().topLeft());
    if (appearance_.projector) {
        setWindowState(windowState() | Qt::WindowFullScreen);
    } else {
        commands_.stage->projector->setChecked(true);
    }
}

void MainWindow::showStage() {
    const Stage stage = commands_.stage->stage();
    const bool isOnWall = stage != Stage::desk;
    if (isOnWall) {
        leaveStartPage();
    }
    menuBar()->setVisible(!isOnWall);
    const bool showsPages = startPage_ == nullptr;
    std::vector<std::string> notOnWall;
    for (const QAction* action : commands_.landmarks()) {
        if (!commands_.onWall().contains(action)) {
            notOnWall.push_back(action->objectName().toStdString());
        }
    }
    const bool needsTools =
        lessons_->session().isOpen() && refersTo(lessons_->session().step(), notOnWall);
    toolBar_->setVisible((!isOnWall || needsTools) && showsPages);
    commands_.sizeBar->setVisible(commands_.sizeBar->action()->isChecked() && showsPages);
    statusBar()->setVisible(!isOnWall && showsPages);
    stageBar_->setVisible(isOnWall);
    lessons_->setOnWall(isOnWall);
    commands_.live->setOnWall(isOnWall);
    commands_.stage->setLesson(lessons_->session().isOpen());
    for (Page* page : tabs_->pages()) {
        putOnStage(*page);
    }
}

void MainWindow::pause() {
    if (commands_.sizeBar->isVisible()) {
        commands_.sizeBar->setPlaying(!commands_.sizeBar->isPlaying());
        return;
    }
    // The player of steps, a random game, a sweep, a map that is computed slowly, and autoplay.
    const QStringList names{QStringLiteral("play"), QStringLiteral("runLiveGame"),
                            QStringLiteral("startSweep"), QStringLiteral("stopOrResume"),
                            QStringLiteral("playSolution")};
    for (auto* button : tabs_->current().findChildren<QAbstractButton*>()) {
        if (button->isVisible() && button->isEnabled() && names.contains(button->objectName())) {
            button->click();
            return;
        }
    }
    if (tabs_->current().id() == tabs_->pageForPlaying()) {
        commands_.board->autoplay->trigger();
    }
}

void MainWindow::putOnStage(Page& page) {
    const Stage stage = commands_.stage->stage();
    // If a lesson step is about the subject alone, its text replaces the cards of the page.
    const LessonSession& lesson = lessons_->session();
    const bool isLesson = lesson.isOpen() && lesson.lesson().book.empty() &&
                          lesson.page() == page.id() &&
                          isAboutSubjectAlone(lesson.step(), stage != Stage::desk);
    page.setStage(isLesson ? page.stageInLesson(stage) : stage);
}

void MainWindow::retranslate() {
    tabs_->setTexts(pageDescriptions());
    refreshTitle();
}

void MainWindow::offerLessons() {
    if (startPage_ != nullptr) {
        startPage_->offerLessons(menus_->lessons->lessons());
    }
}

void MainWindow::offerKeptWork() {
    commands_.live->offerKept();
    if (workbench_.autosave != nullptr) {
        (new Recovery(*workbench_.autosave, this))->offer();
    }
}

void MainWindow::makeTabs() {
    tabs_->addToEnd(stageBar_);
    tabs_->setPages(
        pageDescriptions(),
        [this](const PageDescription& description) { return makePage(description); },
        remembered::page());
    auto* middle = new QStackedWidget(this);
    middle->addWidget(tabs_);
    setCentralWidget(middle);
    connect(tabs_, &QTabWidget::currentChanged, this, &MainWindow::leaveStartPage);
    connect(tabs_, &PageTabs::pageRequested, this, &MainWindow::showTab);
    connect(&workbench_.guide, &Guide::boardRequested, this, &MainWindow::showBoard);
    connect(&workbench_.pinned, &PinnedBoard::compareRequested, this, &MainWindow::showBoard);
    tabs_->current().setFocus();
}

Page* MainWindow::makePage(const PageDescription& description) {
    Page* page = description.make(workbench_);
    if (QUndoStack* steps = page->steps()) {
        commands_.board->addSteps(steps);
    }
    connect(page, &Page::animationRequested, commands_.pictureOf,
            &PictureCommands::openElimination);
    putOnStage(*page);
    return page;
}

void MainWindow::showBoard() {
    showTab(tabs_->pageForPlaying());
}

LessonVocabulary MainWindow::lessonVocabulary() const {
    LessonVocabulary vocabulary{.pages = {}, .landmarks = {}, .concealable = reveal::all()};
    for (const PageDescription& page : pageDescriptions()) {
        vocabulary.pages.push_back({.id = page.id.toStdString(), .modes = {}, .cards = {}});
        for (const PageSetting& value : page.values) {
            vocabulary.pages.back().values.push_back(value.value);
        }
        vocabulary.pages.back().values.push_back(solutionValue());
        for (const PageCard& card : page.cards) {
            vocabulary.pages.back().cards.push_back(card.id.toStdString());
        }
        for (const ModeBar::Mode& mode : page.modes) {
            vocabulary.pages.back().modes.push_back(mode.id.toStdString());
        }
        for (const PageLandmark& landmark : page.landmarks) {
            vocabulary.landmarks.push_back(landmark.name);
        }
    }
    for (const PageLandmark& landmark : Page::commonLandmarks()) {
        vocabulary.landmarks.push_back(landmark.name);
    }
    for (const auto& [name, find] : landmarks()) {
        vocabulary.landmarks.push_back(name);
    }
    return vocabulary;
}

std::vector<MainWindow::WindowLandmark> MainWindow::landmarks() const {
    std::vector<WindowLandmark> landmarks{
        {{"tab", LandmarkArgument::page},
         [this](const Landmark& thing) {
             return tabs_->tabOf(QString::fromStdString(thing.word));
         }},
        {{"facts"}, [this](const Landmark&) { return LandmarkPlace::of(&statusBar_->facts()); }},
    };
    for (const QAction* tool : commands_.landmarks()) {
        landmarks.push_back({{tool->objectName().toStdString()}, [tool](const Landmark&) {
                                 for (QObject* shown : tool->associatedObjects()) {
                                     auto* button = qobject_cast<QToolButton*>(shown);
                                     if (button != nullptr && button->isVisible()) {
                                         return LandmarkPlace::of(button);
                                     }
                                 }
                                 return LandmarkPlace();
                             }});
    }
    return landmarks;
}

LandmarkPlace MainWindow::landmark(const Landmark& thing) const {
    if (!tabs_->isVisible()) {
        return {};
    }
    for (const auto& [name, find] : landmarks()) {
        if (name.name == thing.name) {
            return find(thing);
        }
    }
    return tabs_->current().landmark(thing);
}

QList<QWidget*> MainWindow::revealing(const std::string& name) const {
    QList<QWidget*> widgets;
    if (name == reveal::facts) {
        widgets << &statusBar_->facts();
    }
    for (const Page* page : tabs_->pages()) {
        widgets << page->revealing(name);
    }
    return widgets;
}

void MainWindow::restorePages() {
    tabs_->restoreStates();
}

void MainWindow::greet() {
    if (Preferences::load().beginsWithStartPage) {
        showStartPage();
    }
}

void MainWindow::showStartPage() {
    if (startPage_ != nullptr) {
        return;
    }
    commands_.stage->projector->setChecked(false);
    startPage_ = new StartPage(workbench_, *commands_.board, *commands_.file,
                               *menus_->lessons->books, *commands_.live->open, this);
    connect(startPage_, &StartPage::left, this, &MainWindow::leaveStartPage);
    connect(startPage_, &StartPage::lessonRequested, lessons_, &LessonDock::openLesson);
    offerLessons();
    followClass();
    auto* middle = static_cast<QStackedWidget*>(centralWidget());
    middle->setCurrentIndex(middle->addWidget(startPage_));
    showStage();
    startPage_->setFocus();
}

void MainWindow::leaveStartPage() {
    if (startPage_ != nullptr) {
        std::exchange(startPage_, nullptr)->deleteLater();
        static_cast<QStackedWidget*>(centralWidget())->setCurrentIndex(0);
        showStage();
        tabs_->current().setFocus();
    }
}

void MainWindow::showTab(const QString& id) {
    leaveStartPage();
    tabs_->showPage(id);
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
    if (startPage_ != nullptr) {
        startPage_->setClassHost(commands_.live->host());
    }
    lessons_->session().setClassOpen(commands_.live->isOpen());
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // QWidget::close() gets here, too. A dialog that is running must not be deleted with the
    // window.
    if (QApplication::activeModalWidget() != nullptr) {
        event->ignore();
        return;
    }
    lessons_->session().close(); // so that the user is asked about their own board
    if (!hasLeftBoard_) {
        // If the user answers after this function has returned, close the window again.
        auto isClosing = std::make_shared<bool>(true);
        commands_.file->leave([this, isClosing] {
            hasLeftBoard_ = true;
            // A dialog that was opened meanwhile keeps the window open.
            if (!*isClosing && !close()) {
                hasLeftBoard_ = false;
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
    remembered::setPage(tabs_->current().id());
    tabs_->keepStates();
    if (!isFullScreen()) {
        remembered::setWindowGeometry(saveGeometry());
    }
}

void MainWindow::focusPart(bool isNext) {
    const Page& page = tabs_->current();
    const auto acceptsFocus = [](const QWidget* widget) {
        return widget->isVisible() && widget->isEnabled() && widget->focusProxy() == nullptr &&
               (widget->focusPolicy() & Qt::TabFocus) != 0;
    };
    struct Part {
        const QWidget* area;
        QWidget* first; ///< receives the focus
    };
    std::vector<Part> parts;
    const auto addPart = [&](const QWidget& area, const QWidgetList& candidates) {
        const auto first = std::ranges::find_if(candidates, acceptsFocus);
        if (first != candidates.end()) {
            parts.push_back({&area, *first});
        }
    };
    if (lessons_->isVisible()) {
        parts.push_back({lessons_, &lessons_->readingPlace()});
    }
    QWidgetList rest = page.findChildren<QWidget*>();
    const auto boards = page.findChildren<BoardView*>();
    if (const auto board = std::ranges::find_if(boards, acceptsFocus); board != boards.end()) {
        parts.push_back({*board, *board});
        rest.removeIf([board](const QWidget* widget) {
            return widget == *board || (*board)->isAncestorOf(widget);
        });
    }
    addPart(page, rest);
    for (const QDockWidget* dock : findChildren<QDockWidget*>()) {
        if (dock != lessons_) {
            addPart(*dock, dock->widget()->findChildren<QWidget*>());
        }
    }
    if (parts.empty()) {
        return;
    }
    const QWidget* focus = focusWidget();
    const auto isIn = [focus](const Part& part) {
        return part.area == focus || part.area->isAncestorOf(focus);
    };
    // From a tool bar, F6 goes where it goes from the page.
    auto at = std::ranges::find_if(parts, isIn);
    at = at == parts.end() ? std::ranges::find(parts, &page, &Part::area) : at;
    at = at == parts.end() ? std::prev(parts.end()) : at;
    const auto count = static_cast<std::ptrdiff_t>(parts.size());
    const auto next = (at - parts.begin() + (isNext ? 1 : count - 1)) % count;
    parts[static_cast<std::size_t>(next)].first->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && appearance_.projector) {
        commands_.stage->projector->setChecked(false);
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::openFile(const QString& path) {
    if (QFileInfo(path).suffix() == QStringLiteral("md")) {
        lessons_->openFile(path);
    } else if (PictureLightsAction::isPicture(path)) {
        commands_.fromPicture->open(path);
    } else {
        commands_.file->openFile(path);
    }
}

SearchSources MainWindow::search() {
    return {
        .entries = [this] { return entriesToFind(); },
        .made = [this](const QString& typed) { return typedEntries(typed, workbench_.document); },
        .page = [this] { return tabs_->current().id(); }};
}

std::vector<SearchEntry> MainWindow::entriesToFind() {
    const QHash<QString, QStringList> words = searchWords();
    std::vector<SearchEntry> entries = searchEntries(
        pageDescriptions(), workbench_.document, *shelf_,
        {.showPlace = [this](const Place& place) { showPlace(place); },
         .openLesson = [this](const QString& lesson,
                              std::size_t step) { lessons_->openLesson(lesson, step); },
         .openManual = [this](const QString& place) { commands_.help->showManual(place); },
         .openPreferences = [this] { commands_.preferences->trigger(); }},
        words);
    std::ranges::move(commandsOf(menuBar()->actions(), words), std::back_inserter(entries));
    return entries;
}

void MainWindow::showPlace(const Place& place) {
    if (auto board = boardOf(place)) {
        workbench_.document.begin(*std::move(board));
    }
    if (place.page.empty()) {
        return;
    }
    showTab(QString::fromStdString(place.page));
    if (Card* card = tabs_->current().showPlace(place)) {
        card->flash();
    }
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

int runUntilClosed(QWidget& window) {
    QApplication::setQuitOnLastWindowClosed(false);
    QObject::connect(&window, &QObject::destroyed, qApp, [] { QCoreApplication::exit(); });
    return QApplication::exec();
}

} // namespace lightsout

#include "moc_MainWindow.cpp"
