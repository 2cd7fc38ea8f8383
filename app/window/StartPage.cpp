// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StartPage.h"

#include "controls/Card.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "files/FileActions.h"
#include "newboard/BoardTile.h"
#include "newboard/Examples.h"
#include "newboard/Thumbnail.h"
#include "settings/Preferences.h"
#include "settings/Remembered.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"
#include "window/BoardActions.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <map>

namespace lightsout {

namespace {

constexpr int columns = 5;
constexpr int minTileWidth = 120;
constexpr int lastSide = 168;
constexpr int maxWidth = 1120;
/// Examples from the gallery, one from each of its groups.
constexpr std::array shownExamples{"honeycomb", "tesseract", "heart", "koenigsberg"};

/// Returns a grid of five columns of equal width, even if some have no tile.
QGridLayout* makeTiles(QWidget* parent) {
    auto* tiles = new QGridLayout;
    tiles->setHorizontalSpacing(16);
    for (int column = 0; column < columns; ++column) {
        tiles->setColumnStretch(column, 1);
        tiles->setColumnMinimumWidth(column, minTileWidth);
    }
    auto* layout = new QVBoxLayout(parent);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(tiles);
    return tiles;
}

/// Returns the boards that were replaced with others, and that of the lesson that was interrupted.
std::vector<KeptBoard> boardsToContinue(const KeptBoards& kept) {
    std::vector<KeptBoard> boards = kept.left();
    const std::vector<KeptBoard> lessons = kept.interruptedLessons();
    if (!lessons.empty()) {
        boards.push_back(lessons.front());
    }
    return boards;
}

/// Returns the classic board, with which the program begins.
const Game& classicGame() {
    static const Game classic = Game::allOn(Lattice{.rows = 5, .cols = 5});
    return classic;
}

/// Adds a row above the tiles with their title and a button that shows all of them.
void addTitle(QWidget& row, TextLabel* title, QPushButton* all) {
    all->setFlat(true);
    auto* line = new QHBoxLayout;
    line->addWidget(title, 1);
    line->addWidget(all);
    static_cast<QVBoxLayout*>(row.layout())->insertLayout(0, line);
}

} // namespace

StartPage::StartPage(Workbench& workbench, BoardActions& board, FileActions& files, QWidget* parent)
    : QScrollArea(parent), workbench_(workbench), board_(board), files_(files),
      greeting_(makeLabel(TextRole::headline, false, this)),
      lastTitle_(makeLabel(TextRole::title, false, this)),
      lastDetail_(makeLabel(TextRole::body, true, this)), lastPicture_(new QLabel(this)),
      continue_(new QPushButton(this)) {
    setObjectName(QStringLiteral("startPage"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    content->setMaximumWidth(maxWidth);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(40, 20, 40, 16);
    layout->setSpacing(16);
    layout->addWidget(makeHead());
    layout->addWidget(makeLast());
    layout->addWidget(makeLessons());
    layout->addWidget(makeRecent());
    layout->addWidget(makeGallery());
    layout->addStretch();
    layout->addWidget(makeFoot());
    setAlignment(Qt::AlignHCenter);
    setWidget(content);
    setFocusProxy(continue_);
    onAppearanceChanged(this, [this] { describeLast(); });
    connect(&workbench.document, &CurrentDocument::changed, this, &StartPage::left);
    const KeptBoards* kept = workbench.autosave == nullptr ? nullptr : &workbench.autosave->kept();
    reading_.start(
        [boards = kept == nullptr ? std::vector<KeptBoard>() : boardsToContinue(*kept),
         paths = remembered::recentFiles()](Progress& progress) {
            return readRecentBoards(boards, paths, columns + 1, progress);
        },
        [this](std::vector<RecentBoard> boards) {
            recent_ = std::move(boards);
            // The user's own lesson may have been deleted.
            std::erase_if(recent_, [this](const RecentBoard& recent) {
                return recent.isOfLesson() && lessonTitle(recent).isEmpty();
            });
            showRecent();
        });
}

QWidget* StartPage::makeHead() {
    auto* head = new QWidget(this);
    auto* newBoard = new QPushButton(head);
    newBoard->setIcon(board_.newBoard->icon());
    connect(newBoard, &QPushButton::clicked, board_.newBoard, &QAction::trigger);
    auto* open = new QPushButton(head);
    open->setIcon(themedIcon(QStringLiteral("open")));
    connect(open, &QPushButton::clicked, files_.open, &QAction::trigger);
    auto* close = new QPushButton(head);
    close->setObjectName(QStringLiteral("closeStartPage"));
    close->setFlat(true);
    connect(close, &QPushButton::clicked, this, &StartPage::left);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(greeting_, 1);
    for (QPushButton* button : {newBoard, open, close}) {
        row->addWidget(button);
    }
    onLanguageChanged(head, [newBoard, open, close] {
        newBoard->setText(tr("New board"));
        open->setText(tr("Open …"));
        close->setText(tr("Close"));
        close->setToolTip(tr("Show the board (Escape)"));
    });
    return head;
}

Card* StartPage::makeLast() {
    auto* card = new Card(this);
    auto* texts = new QVBoxLayout;
    texts->addStretch();
    texts->addWidget(lastTitle_);
    texts->addWidget(lastDetail_);
    texts->addSpacing(16);
    texts->addWidget(continue_, 0, Qt::AlignLeading);
    texts->addStretch();
    continue_->setObjectName(QStringLiteral("goOn"));
    continue_->setDefault(true);
    continue_->setMinimumSize(130, 40);
    connect(continue_, &QPushButton::clicked, this, [this] {
        if (recent_.empty()) {
            workbench_.document.pop(); // a lesson may be open
            Q_EMIT left();
        } else {
            resume(recent_.front());
        }
    });
    auto* row = new QHBoxLayout;
    row->setSpacing(28);
    row->addWidget(lastPicture_);
    row->addLayout(texts, 1);
    card->content()->addLayout(row);
    return card;
}

QWidget* StartPage::makeLessons() {
    lessonRow_ = new QWidget(this);
    auto* layout = new QVBoxLayout(lessonRow_);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto* title = makeLabel(TextRole::title, false, lessonRow_);
    auto* more = new QPushButton(lessonRow_);
    more->setObjectName(QStringLiteral("courseMap"));
    connect(more, &QPushButton::clicked, this, [this] {
        if (auto* map = window()->findChild<QAction*>(QStringLiteral("courseMap"))) {
            map->trigger();
        }
    });
    addTitle(*lessonRow_, title, more);
    onLanguageChanged(lessonRow_, [title, more] {
        title->setText(tr("Lessons"));
        more->setText(tr("Course map"));
        more->setToolTip(tr("See which lessons build on others"));
    });
    lessonRow_->hide(); // hidden until there are lessons
    return lessonRow_;
}

QString StartPage::levelName(int level) {
    switch (level) {
    case -1:
        return tr("Your own lessons");
    case 0:
        return tr("Begin here");
    case 1:
        return tr("Then any of these");
    default:
        return tr("Later");
    }
}

void StartPage::offerLessons(const QList<QAction*>& lessons) {
    if (auto* last = lessonRow_->findChild<QWidget*>(QStringLiteral("lessons"))) {
        last->setObjectName(QString());
        last->hide();
        last->deleteLater(); // deleted later, because the call may come from one of its buttons
    }
    auto* buttons = new QWidget(lessonRow_);
    buttons->setObjectName(QStringLiteral("lessons"));
    auto* levels = new QGridLayout(buttons);
    levels->setContentsMargins(0, 0, 0, 0);
    levels->setColumnStretch(1, 1);
    levels->setHorizontalSpacing(16);
    std::map<int, WrapLayout*> rows;
    for (QAction* lesson : lessons) {
        constexpr int lastLevel = 2; ///< higher levels are treated as this one
        const int level = std::min(lesson->property("level").toInt(), lastLevel);
        WrapLayout*& row = rows[level];
        if (row == nullptr) {
            auto* name = makeLabel(TextRole::small, true, buttons);
            name->setText(levelName(level));
            auto* holder = new QWidget(buttons);
            row = new WrapLayout(holder);
            // The user's own lessons come last.
            const int line = level < 0 ? lastLevel + 1 : level;
            levels->addWidget(name, line, 0, Qt::AlignTop);
            levels->addWidget(holder, line, 1);
        }
        auto* button = new QPushButton(lesson->text(), buttons);
        button->setObjectName(lesson->objectName());
        button->setToolTip(lesson->toolTip());
        connect(button, &QPushButton::clicked, lesson, &QAction::trigger);
        row->addWidget(button);
    }
    lessonRow_->layout()->addWidget(buttons);
    lessonRow_->setVisible(!lessons.isEmpty());
}

QWidget* StartPage::makeRecent() {
    recentRow_ = new QWidget(this);
    recentTiles_ = makeTiles(recentRow_);
    auto* title = makeLabel(TextRole::title, false, recentRow_);
    auto* all = new QPushButton(recentRow_);
    all->setMenu(files_.recent);
    addTitle(*recentRow_, title, all);
    onLanguageChanged(recentRow_, [title, all] {
        title->setText(tr("Recent boards"));
        all->setText(tr("All recent boards"));
    });
    recentRow_->hide(); // hidden until there are recent boards
    return recentRow_;
}

QWidget* StartPage::makeGallery() {
    auto* row = new QWidget(this);
    QGridLayout* tiles = makeTiles(row);
    int column = 0;
    for (const Example& example : examples()) {
        if (std::ranges::find(shownExamples, std::string_view(example.file)) ==
            shownExamples.end()) {
            continue;
        }
        const Game game = exampleGame(example);
        auto* tile = new BoardTile(game, row);
        onLanguageChanged(tile, [tile, example, rule = game.rule()] {
            tile->setTexts(exampleTitle(example),
                           rule.lattice() != nullptr
                               ? boardName(rule)
                               : tr("%Ln vertices", nullptr, static_cast<int>(rule.vertexCount())));
        });
        connect(tile, &QAbstractButton::clicked, this,
                [this, game] { workbench_.document.begin(game); });
        tiles->addWidget(tile, 0, column++);
    }
    auto* drawing = new BoardTile(std::nullopt, row);
    drawing->setObjectName(QStringLiteral("drawOwn"));
    connect(drawing, &QAbstractButton::clicked, this,
            [this] { workbench_.document.begin(Game::allOn(Graph(0))); });
    tiles->addWidget(drawing, 0, column);
    auto* title = makeLabel(TextRole::title, false, row);
    auto* all = new QPushButton(row);
    connect(all, &QPushButton::clicked, board_.examples, &QAction::trigger);
    addTitle(*row, title, all);
    onLanguageChanged(row, [title, all, drawing] {
        title->setText(tr("Gallery"));
        all->setText(tr("All boards"));
        drawing->setTexts(tr("Draw your own"), tr("an empty drawing"));
    });
    return row;
}

QWidget* StartPage::makeFoot() {
    auto* foot = new QWidget(this);
    auto* wanted = new QCheckBox(foot);
    wanted->setChecked(Preferences::load().beginsWithStartPage);
    connect(wanted, &QCheckBox::toggled, this, [](bool isWanted) {
        Preferences preferences = Preferences::load();
        preferences.beginsWithStartPage = isWanted;
        preferences.save();
    });
    privacy_ = makeLabel(TextRole::small, true, foot);
    privacy_->setObjectName(QStringLiteral("privacy"));
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(wanted);
    row->addStretch();
    row->addWidget(privacy_);
    onLanguageChanged(foot, [this, wanted] {
        wanted->setText(tr("Show this page at startup"));
        showPrivacy();
    });
    return foot;
}

void StartPage::setClassHost(const QString& host) {
    classHost_ = host;
    showPrivacy();
}

void StartPage::showPrivacy() {
    privacy_->setText(classHost_.isEmpty()
                          ? tr("No network, no names: everything stays on this computer.")
                          : tr("A live class is open at %1. All other data stays on this computer.")
                                .arg(isolated(classHost_)));
}

void StartPage::showRecent() {
    describeLast();
    // The first board is shown above.
    for (std::size_t i = 1; i < recent_.size(); ++i) {
        const RecentBoard& board = recent_[i];
        auto* tile = new BoardTile(board.game, recentRow_);
        onLanguageChanged(tile, [this, tile, board] {
            tile->setTexts(board.isOfLesson() ? lessonTitle(board) : board.name(),
                           QLocale().toString(board.time, QLocale::ShortFormat));
        });
        connect(tile, &QAbstractButton::clicked, this, [this, board] { resume(board); });
        recentTiles_->addWidget(tile, 0, static_cast<int>(i) - 1);
    }
    recentRow_->setVisible(recent_.size() > 1);
}

QString StartPage::lessonTitle(const RecentBoard& board) const {
    const auto* lesson =
        lessonRow_->findChild<QPushButton*>(QStringLiteral("lesson ") + board.kept->note.lesson);
    return lesson == nullptr ? QString() : lesson->text();
}

void StartPage::describeLast() {
    const bool isNew = recent_.empty();
    // A lesson may be open, whose board is not the user's.
    const Game& game = isNew ? workbench_.document.own()->game() : recent_.front().game;
    const bool isClassic = isNew && game == classicGame();
    lastPicture_->setPixmap(boardThumbnail(game, lastSide, devicePixelRatioF(), themeOf(*this)));
    greeting_->setText(isNew ? tr("Welcome") : tr("Welcome back"));
    continue_->setText(isClassic ? tr("Play") : tr("Continue"));
    const auto presses = static_cast<int>(game.pressCount());
    if (isClassic) {
        lastTitle_->setText(tr("Begin with the classic board"));
        lastDetail_->setText(
            tr("A press changes a light and its neighbours. Turn all the lights off."));
    } else if (isNew) {
        lastTitle_->setText(tr("Continue the current board"));
        lastDetail_->setText(
            tr("%1, with %Ln press(es) so far", nullptr, presses).arg(boardName(game.rule())));
    } else if (const RecentBoard& last = recent_.front(); last.isOfLesson()) {
        lastTitle_->setText(tr("Continue the lesson"));
        lastDetail_->setText(
            tr("%1, step %2, last played on %3, with %Ln press(es) so far", nullptr, presses)
                .arg(lessonTitle(last), numberText(last.kept->note.step + 1),
                     QLocale().toString(last.time, QLocale::ShortFormat)));
    } else {
        lastTitle_->setText(tr("Continue the last board"));
        lastDetail_->setText(
            tr("%1, last played on %2, with %Ln press(es) so far", nullptr, presses)
                .arg(last.name(), QLocale().toString(last.time, QLocale::ShortFormat)));
    }
}

void StartPage::resume(const RecentBoard& board) {
    if (board.isOfLesson()) {
        Q_EMIT lessonRequested(board.kept->note.lesson, board.kept->note.step, board.game);
    } else if (board.kept) {
        files_.resume(*board.kept);
    } else {
        files_.openFile(board.path);
    }
}

void StartPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
    } else {
        QScrollArea::keyPressEvent(event);
    }
}

} // namespace lightsout

#include "moc_StartPage.cpp"
