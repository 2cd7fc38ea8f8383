#include "MainWindow.h"

#include "Tabs.h"
#include "drawing/DrawingActions.h"
#include "drawing/LayoutActions.h"
#include "text/NumberText.h"
#include "window/BoardActions.h"
#include "window/ClipboardActions.h"
#include "window/FileActions.h"
#include "window/NumberingMenu.h"
#include "window/PictureActions.h"
#include "window/ProgressStrip.h"
#include "window/StatusFacts.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>

namespace lightsout {

namespace {

const auto geometryKey = QStringLiteral("window/geometry");
const auto tabKey = QStringLiteral("window/tab");

} // namespace

MainWindow::MainWindow(Workbench& workbench, const Appearance& appearance)
    : workbench_(workbench), appearance_(appearance), board_(new BoardActions(workbench, this)),
      file_(new FileActions(workbench.document, this)),
      clipboard_(new ClipboardActions(workbench.document, file_->reading, file_->writing, this)),
      pictures_(new PictureActions(workbench, file_->writing, this)), tabs_(new QTabWidget(this)),
      projector_(new QAction(tr("&Projector"), this)) {
    setAcceptDrops(true);
    setAttribute(Qt::WA_DeleteOnClose);
    projector_->setCheckable(true);
    projector_->setChecked(appearance.projector);
    projector_->setShortcut(Qt::Key_F11);
    projector_->setToolTip(tr("Full screen with large text, for a wall"));
    connect(projector_, &QAction::toggled, this, [this](bool on) {
        Appearance chosen = appearance_;
        chosen.projector = on;
        choose(chosen);
    });
    makeMenus();
    makeToolBar();
    makeTabs();
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(new StatusFacts(workbench, this), 1);
    statusBar()->addPermanentWidget(file_->reading);
    statusBar()->addPermanentWidget(file_->writing);
    statusBar()->addPermanentWidget(new ProgressStrip(workbench.analysis, this));
    connect(&workbench.document, &Document::fileChanged, this, &MainWindow::refreshTitle);
    refreshTitle();
    resize(1280, 800);
    restoreGeometry(QSettings().value(geometryKey).toByteArray());
}

void MainWindow::openFile(const QString& path) {
    file_->openFile(path);
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
    QAction* quit = file->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setShortcut(QKeySequence::Quit);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({board_->undo, board_->redo});
    edit->addSeparator();
    edit->addMenu(clipboard_->copyAs);
    edit->addAction(clipboard_->paste);
    edit->addSeparator();
    edit->addActions({board_->random, board_->solvable, board_->allOn, board_->allOff});

    makeDrawMenu();
    QMenu* play = menuBar()->addMenu(tr("&Play"));
    play->addActions({board_->hint, board_->solution, board_->autoplay});
    play->addSeparator();
    play->addActions({board_->restart, board_->onlyLit, board_->symmetry});

    makeViewMenu();
    makeHelpMenu();
}

void MainWindow::makeDrawMenu() {
    const auto* actions = new DrawingActions(workbench_.drawing, DrawingActions::Keys::all, this);
    QMenu* draw = menuBar()->addMenu(tr("&Draw"));
    draw->addActions({actions->cut, actions->copy, actions->paste, actions->duplicate,
                      actions->erase, actions->selectAll});
    draw->addSeparator();
    draw->addActions(actions->influences());
    draw->addSeparator();
    draw->addActions(actions->arrangements());
    draw->addSeparator();
    QMenu* layout = draw->addMenu(tr("Arrange &all"));
    layout->addActions((new LayoutActions(workbench_, this))->all());
    layout->setToolTipsVisible(true);
}

void MainWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addAction(projector_);
    view->addSeparator();
    auto* numbering = new NumberingMenu(this);
    view->addMenu(numbering);
    connect(numbering, &NumberingMenu::chosen, this, [this] { choose(appearance_); });

    QMenu* colours = view->addMenu(tr("&Colours"));
    auto* colourGroup = new QActionGroup(this);
    const std::pair<Appearance::Theme, QString> themes[] = {
        {Appearance::Theme::desktop, tr("Like the &desktop")},
        {Appearance::Theme::light, tr("&Light")},
        {Appearance::Theme::dark, tr("D&ark")},
    };
    for (const auto& [theme, name] : themes) {
        QAction* action = colours->addAction(name);
        action->setCheckable(true);
        action->setChecked(appearance_.theme == theme);
        colourGroup->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme = theme] {
            Appearance chosen = appearance_;
            chosen.theme = theme;
            choose(chosen);
        });
    }

    QMenu* language = view->addMenu(tr("L&anguage"));
    auto* languageGroup = new QActionGroup(this);
    QList<Appearance::Language> languages = Appearance::languages();
    languages.prepend({QString(), tr("Like the &system")});
    for (const Appearance::Language& entry : languages) {
        QAction* action = language->addAction(entry.name);
        action->setCheckable(true);
        action->setChecked(appearance_.language == entry.code);
        languageGroup->addAction(action);
        connect(action, &QAction::triggered, this, [this, code = entry.code] {
            Appearance chosen = appearance_;
            chosen.language = code;
            choose(chosen);
        });
    }
}

void MainWindow::makeHelpMenu() {
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Keyboard and mouse"), this, &MainWindow::showShortcuts);
    help->addAction(tr("&About"), this, &MainWindow::showAbout);
}

void MainWindow::makeToolBar() {
    QToolBar* bar = addToolBar(tr("Toolbar"));
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->addActions({board_->newBoard, board_->undo, board_->redo});
    bar->addSeparator();
    bar->addActions({board_->random, board_->solvable, board_->allOn});
    bar->addSeparator();
    bar->addActions({board_->hint, board_->solution, board_->autoplay});
    auto* space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addAction(projector_);
}

void MainWindow::makeTabs() {
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setExpanding(false);
    tabs_->tabBar()->setDrawBase(false);
    for (const Tab& tab : tabs()) {
        QWidget* page = tab.makePage(workbench_);
        page->setObjectName(tab.name);
        tabs_->addTab(page, tab.title);
    }
    showTab(QSettings().value(tabKey).toString());
    setCentralWidget(tabs_);
    connect(&workbench_.guide, &Guide::boardWanted, this,
            [this] { showTab(QStringLiteral("play")); });
    tabs_->currentWidget()->setFocus();
}

void MainWindow::showTab(const QString& name) {
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

void MainWindow::showAbout() {
    QMessageBox::about(
        this, tr("About the Lights Out Workbench"),
        tr("<h3>Lights Out Workbench %1</h3><p>For playing, understanding and measuring Lights "
           "Out, on grids and on graphs.</p><p>Free software under the GNU General Public "
           "License, version 3 or later.</p>")
            .arg(QApplication::applicationVersion()));
}

void MainWindow::showShortcuts() {
    const auto keys = [](const QKeySequence& sequence) {
        return isolated(sequence.toString(QKeySequence::NativeText));
    };
    const std::pair<QString, QString> entries[] = {
        {tr("Click, or arrow keys and space bar"), tr("press a cell")},
        {tr("Drag over cells in an edit mode"), tr("draw lights or the target")},
        {tr("In the drawing mode: Insert, space bar, Shift and arrows"),
         tr("add a vertex, connect or select, move")},
        {tr("Mouse wheel, + and −"), tr("zoom")},
        {keys(Qt::Key_0), tr("show the whole board")},
        {tr("Drag beside the cells, or with the middle button"), tr("move the board")},
        {keys(Qt::CTRL | Qt::Key_Tab), tr("next tab")},
        {keys(Qt::Key_F11), tr("projector mode")},
    };
    QString rows;
    for (const auto& [gesture, meaning] : entries) {
        rows += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>").arg(gesture, meaning);
    }
    for (const QAction* action :
         {board_->newBoard, file_->open, file_->save, clipboard_->paste, board_->undo, board_->redo,
          board_->random, board_->solvable, board_->hint, board_->solution, board_->autoplay,
          board_->restart}) {
        rows += QStringLiteral("<tr><td><b>%1</b></td><td>%2</td></tr>")
                    .arg(keys(action->shortcut()), action->iconText().remove(QStringLiteral(" …")));
    }
    QMessageBox message(
        QMessageBox::NoIcon, tr("Keyboard and mouse"),
        QStringLiteral("<table dir='%1' cellpadding='4'>%2</table>")
            .arg(isRightToLeft() ? QStringLiteral("rtl") : QStringLiteral("ltr"), rows),
        QMessageBox::Close, this);
    message.exec();
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
    if (!isFullScreen()) {
        settings.setValue(geometryKey, saveGeometry());
    }
}

void MainWindow::choose(const Appearance& appearance) {
    remember();
    Q_EMIT appearanceChosen(appearance);
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
