// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StartPage.h"

#include "board/Thumbnail.h"
#include "controls/Card.h"
#include "controls/Layouts.h"
#include "controls/WhyButton.h"
#include "files/FileActions.h"
#include "newboard/BoardTile.h"
#include "settings/Preferences.h"
#include "settings/Remembered.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"
#include "window/BoardActions.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QToolButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

/// A numbered stop on the line of the lessons.
class LessonStop : public QAbstractButton {
public:
    LessonStop(int number, bool isFinished, bool isNext, QWidget* parent)
        : QAbstractButton(parent), isFinished_(isFinished), isNext_(isNext) {
        setText(numberText(static_cast<std::size_t>(number)));
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override {
        const int side = 2 * fontMetrics().height();
        return {side, side};
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Theme theme = themeOf(*this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QPointF middle = QRectF(rect()).center();
        const double radius = height() * 0.4;
        painter.setPen(QPen(theme.line, 2));
        painter.drawLine(QPointF(0, middle.y()), QPointF(width(), middle.y()));
        const bool isMarked = hasFocus() || underMouse();
        painter.setPen(QPen(isNext_ || isMarked ? theme.accent
                            : isFinished_       ? theme.quiet
                                                : theme.unlitRing,
                            isMarked ? 2.5 : 1.5));
        painter.setBrush(isNext_ ? theme.accent : isFinished_ ? theme.quiet : theme.card);
        painter.drawEllipse(middle, radius, radius);
        painter.setPen(isNext_ || isFinished_ ? theme.card : theme.text);
        painter.drawText(rect(), Qt::AlignCenter, isFinished_ ? QStringLiteral("\u2713") : text());
    }

private:
    bool isFinished_;
    bool isNext_;
};

constexpr int columns = 5;
constexpr int minTileWidth = 120;
constexpr int tileSpacing = 16;
constexpr int lastSide = 76;
constexpr int maxWidth = 1200;

/// Returns a grid of five columns of equal width, even if some have no tile.
QGridLayout* makeTiles(QWidget* parent) {
    auto* tiles = new QGridLayout;
    tiles->setHorizontalSpacing(tileSpacing);
    for (int column = 0; column < columns; ++column) {
        tiles->setColumnStretch(column, 1);
        tiles->setColumnMinimumWidth(column, minTileWidth);
    }
    setColumn(parent, {tiles}, 8);
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
    auto* line = makeRow({{title, 1}, all});
    static_cast<QVBoxLayout*>(row.layout())->insertLayout(0, line);
}

} // namespace

StartPage::StartPage(Workbench& workbench, BoardActions& board, FileActions& files, QAction& books,
                     QAction& liveClass, QWidget* parent)
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
    layout->setContentsMargins(40, 12, 40, 10);
    layout->setSpacing(12);
    layout->addWidget(makeHead());
    layout->addWidget(makeChoices(books));
    layout->addWidget(makeLast());
    layout->addWidget(makeLessons());
    layout->addWidget(makeRecent());
    layout->addStretch();
    layout->addWidget(makeFoot(liveClass));
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
                return recent.isOfLesson() && lessonOf(recent) == nullptr;
            });
            showRecent();
        });
}

QWidget* StartPage::makeHead() {
    auto* head = new QWidget(this);
    auto* close = new QPushButton(head);
    close->setObjectName(QStringLiteral("closeStartPage"));
    close->setFlat(true);
    connect(close, &QPushButton::clicked, this, &StartPage::left);
    setRow(head, {{greeting_, 1}, close});
    setTexts<StartPage>(close, QT_TR_NOOP("Close"), QT_TR_NOOP("Show the board (Escape)"));
    return head;
}

QWidget* StartPage::makeChoices(QAction& books) {
    auto* row = new QWidget(this);
    const Rule five = classicGame().rule();
    Random random(QRandomGenerator::global()->generate64());
    const BitVector off(five.vertexCount());
    const Game dealt(five, randomSolvableLights(five, off, random), off);
    auto* play = new BoardTile(dealt, row);
    auto* draw = new BoardTile(std::nullopt, row);
    auto* open = new BoardTile(std::nullopt, row);
    auto* book = new BoardTile(std::nullopt, row);
    open->setIcon(themedIcon(QStringLiteral("open")));
    book->setIcon(themedIcon(QStringLiteral("books")));
    const std::pair<BoardTile*, const char*> names[] = {
        {play, "playNew"}, {draw, "drawOwn"}, {open, "openBoard"}, {book, "openBooks"}};
    auto* layout = setRow(row, {}, tileSpacing);
    for (const auto& [tile, name] : names) {
        tile->setObjectName(QLatin1String(name));
        layout->addWidget(tile);
    }
    connect(play, &QAbstractButton::clicked, this,
            [this, dealt] { workbench_.document.begin(dealt); });
    connect(draw, &QAbstractButton::clicked, this,
            [this] { workbench_.document.begin(Game::allOn(Graph(0))); });
    connect(open, &QAbstractButton::clicked, files_.open, &QAction::trigger);
    connect(book, &QAbstractButton::clicked, &books, &QAction::trigger);
    onLanguageChanged(row, [play, draw, open, book] {
        play->setTexts(tr("Play"), tr("A new 5 × 5 board that can be solved"));
        draw->setTexts(tr("Draw your own graph"), tr("Vertices, edges, arrows"));
        open->setTexts(tr("Open a file …"), tr("Or paste a text, or drop a file here"));
        book->setTexts(tr("From your book"), tr("Five texts, figure by figure"));
    });
    return row;
}

Card* StartPage::makeLast() {
    auto* card = new Card(this);
    auto* texts = makeColumn({LayoutPart::rest(), lastTitle_, lastDetail_, LayoutPart::rest()});
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
    card->content()->addLayout(makeRow({lastPicture_, {texts, 1}, continue_}, 28));
    return card;
}

Card* StartPage::makeLessons() {
    lessonCard_ = new Card(this);
    auto* title = makeLabel(TextRole::title, false, lessonCard_);
    lessonsDone_ = makeLabel(TextRole::small, true, lessonCard_);
    nextLesson_ = makeLabel(TextRole::small, true, lessonCard_);
    auto* map = new QPushButton(lessonCard_);
    map->setObjectName(QStringLiteral("courseMap"));
    connect(map, &QPushButton::clicked, this, [this] {
        if (auto* course = window()->findChild<QAction*>(QStringLiteral("courseMap"))) {
            course->trigger();
        }
    });
    lessonCard_->content()->addLayout(
        makeRow({title, lessonsDone_, LayoutPart::rest(), nextLesson_, map}));
    setTexts<StartPage>(title, QT_TR_NOOP("Lessons"));
    setTexts<StartPage>(map, QT_TR_NOOP("Course map"),
                        QT_TR_NOOP("See which lessons build on others"));
    lessonCard_->hide(); // hidden until there are lessons
    return lessonCard_;
}

void StartPage::offerLessons(const QList<QAction*>& lessons) {
    lessons_ = {lessons.begin(), lessons.end()};
    if (auto* last = lessonCard_->findChild<QWidget*>(QStringLiteral("lessons"))) {
        last->setObjectName(QString());
        last->hide();
        last->deleteLater(); // deleted later, because the call may come from one of its buttons
    }
    auto* course = new QWidget(lessonCard_);
    course->setObjectName(QStringLiteral("lessons"));
    auto* row = setRow(course, {}, 0);
    auto* own = new QMenu(course);
    int done = 0;
    const QAction* next = nullptr;
    for (QAction* lesson : lessons) {
        const int number = lesson->property("number").toInt();
        if (number == 0) {
            own->addAction(lesson);
            continue;
        }
        const bool isFinished = lesson->property("isFinished").toBool();
        done += isFinished ? 1 : 0;
        const bool isNext = next == nullptr && !isFinished;
        next = isNext ? lesson : next;
        auto* stop = new LessonStop(number, isFinished, isNext, course);
        stop->setObjectName(lesson->objectName());
        stop->setAccessibleName(lesson->text());
        stop->setToolTip(lesson->text() + QLatin1Char('\n') + lesson->toolTip());
        connect(stop, &QAbstractButton::clicked, lesson, &QAction::trigger);
        row->addWidget(stop);
    }
    const qsizetype count = lessons.size() - own->actions().size();
    lessonsDone_->setText(tr("%1 of %2 done").arg(done).arg(count));
    nextLesson_->setText(next == nullptr ? QString() : tr("Next: %1").arg(next->text()));
    if (!own->isEmpty()) {
        auto* button = new QPushButton(tr("Your own lessons"), course);
        button->setObjectName(QStringLiteral("ownLessons"));
        button->setMenu(own);
        row->addWidget(button);
    }
    lessonCard_->content()->addWidget(course);
    lessonCard_->setVisible(!lessons.isEmpty());
}

QWidget* StartPage::makeRecent() {
    recentRow_ = new QWidget(this);
    recentRow_->setObjectName(QStringLiteral("recentBoards"));
    recentTiles_ = makeTiles(recentRow_);
    auto* title = makeLabel(TextRole::title, false, recentRow_);
    auto* all = new QPushButton(recentRow_);
    all->setMenu(files_.recent);
    addTitle(*recentRow_, title, all);
    setTexts<StartPage>(title, QT_TR_NOOP("Recent boards"));
    setTexts<StartPage>(all, QT_TR_NOOP("All recent boards"));
    recentRow_->hide(); // hidden until there are recent boards
    return recentRow_;
}

QWidget* StartPage::makeFoot(QAction& liveClass) {
    auto* foot = new QWidget(this);
    auto* row = new QHBoxLayout;
    for (QAction* action : {board_.examples, &liveClass, board_.newBoard}) {
        auto* button = new QToolButton(foot);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        row->addWidget(button);
    }
    auto* wanted = new QCheckBox(foot);
    wanted->setChecked(Preferences::load().beginsWithStartPage);
    connect(wanted, &QCheckBox::toggled, this, [](bool isWanted) {
        Preferences preferences = Preferences::load();
        preferences.beginsWithStartPage = isWanted;
        preferences.save();
    });
    privacy_ = makeLabel(TextRole::small, true, foot);
    privacy_->setObjectName(QStringLiteral("privacy"));
    row->addStretch();
    row->addWidget(wanted);
    setColumn(foot, {row, privacy_});
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
            const QAction* lesson = board.isOfLesson() ? lessonOf(board) : nullptr;
            tile->setTexts(lesson != nullptr ? lesson->text() : board.name(),
                           QLocale().toString(board.time, QLocale::ShortFormat));
        });
        connect(tile, &QAbstractButton::clicked, this, [this, board] { resume(board); });
        recentTiles_->addWidget(tile, 0, static_cast<int>(i) - 1);
    }
    recentRow_->setVisible(recent_.size() > 1);
}

QAction* StartPage::lessonOf(const RecentBoard& board) const {
    const QString name = QStringLiteral("lesson ") + board.kept->note.lesson;
    for (QAction* lesson : lessons_) {
        if (lesson != nullptr && lesson->objectName() == name) {
            return lesson;
        }
    }
    return nullptr;
}

void StartPage::describeLast() {
    const bool isNew = recent_.empty();
    // A lesson may be open, whose board is not the user's.
    const Game& game = isNew ? workbench_.document.own()->game() : recent_.front().game;
    const bool isClassic = isNew && game == classicGame();
    lastPicture_->setPixmap(boardThumbnail(game, lastSide, devicePixelRatioF(), themeOf(*this)));
    greeting_->setText(isNew ? tr("Welcome") : tr("Welcome back"));
    continue_->setText(isClassic ? tr("Begin") : tr("Continue"));
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
        const QAction* lesson = lessonOf(last);
        const auto number = lesson == nullptr ? 0U : lesson->property("number").toUInt();
        const QString step = numberText(last.kept->note.step + 1);
        lastTitle_->setText(number > 0
                                ? tr("Continue lesson %1, step %2").arg(numberText(number), step)
                                : tr("Continue the lesson, step %1").arg(step));
        lastDetail_->setText(
            tr("%1, last played on %2, with %Ln press(es) so far", nullptr, presses)
                .arg(lesson == nullptr ? QString() : lesson->text(),
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
    // Qt's buttons ignore the return key outside dialogs.
    auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
    } else if (isReturn && button != nullptr && isAncestorOf(button)) {
        button->click();
    } else {
        QScrollArea::keyPressEvent(event);
    }
}

} // namespace lightsout

#include "moc_StartPage.cpp"
