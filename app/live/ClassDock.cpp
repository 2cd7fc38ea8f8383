// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/ClassDock.h"

#include "classroom/Ranking.h"
#include "controls/Layouts.h"
#include "controls/TextLabel.h"
#include "controls/WrapLayout.h"
#include "lessons/LessonDock.h"
#include "live/LiveWall.h"
#include "live/PupilWall.h"
#include "live/QuestionForm.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"
#include "theme/Touch.h"

#include <QEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QListWidget>
#include <QMainWindow>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <map>
#include <utility>

namespace lightsout {

namespace {

constexpr int leastWidth = 348;
constexpr int lowHeight = 236;       ///< height if the dock is below the pages
constexpr int listHeight = 110;      ///< least height of the list of pupils
constexpr int preparedHeight = 84;   ///< height of the list of prepared questions
constexpr int refreshInterval = 150; ///< milliseconds between updates in a busy class
constexpr int nameColumn = 0;
constexpr int stateColumn = 1;
constexpr int tokenRole = Qt::UserRole;

} // namespace

ClassDock::ClassDock(LiveClass& live, LiveWall& wall, Workbench& workbench,
                     const QList<QAction*>& commands, QAction* end, QMainWindow* window)
    : QDockWidget(window), live_(live), wall_(wall), window_(*window),
      scroll_(new QScrollArea(this)), menu_(new QMenu(this)),
      form_(new QuestionForm(workbench, this)) {
    setObjectName(QStringLiteral("classDock"));
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget(this));
    menu_->addActions(commands);
    auto* body = new QWidget;
    body->setObjectName(QStringLiteral("classBody"));
    sections_ = new QBoxLayout(QBoxLayout::TopToBottom, body);
    sections_->setContentsMargins(16, 10, 16, 10);
    sections_->setSpacing(12);
    sections_->addWidget(makeControls(end));
    sections_->addWidget(makePupils(), 1);
    sections_->addWidget(makeQuestions());
    scroll_->setObjectName(QStringLiteral("classScroll"));
    scroll_->setWidget(body);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(scroll_);
    connect(&wall_, &LiveWall::changed, this, &ClassDock::refresh);
    connect(&live_, &LiveClass::pageLoaded, this, &ClassDock::refreshControls);
    connect(&live_, &LiveClass::pupilChanged, this, [this] {
        if (!soon_.isActive()) {
            soon_.start();
        }
    });
    soon_.setSingleShot(true);
    soon_.setInterval(refreshInterval);
    connect(&soon_, &QTimer::timeout, this, &ClassDock::refresh);
    window->installEventFilter(this);
    for (QDockWidget* other : window->findChildren<QDockWidget*>()) {
        if (other != this) {
            connect(other, &QDockWidget::dockLocationChanged, this, &ClassDock::settle,
                    Qt::QueuedConnection);
        }
    }
    onAppearanceChanged(this, [this] {
        retranslate();
        close_->setMinimumSize(touch::sideOf(0), touch::sideOf(0));
        const Theme theme = themeOf(*this);
        scroll_->setStyleSheet(
            QStringLiteral("QScrollArea#classScroll { background: %1; border: 1px solid %2; "
                           "border-width: 0 1px 0 1px; }"
                           "QPushButton[flat=\"true\"] { border: none; padding: 4px 12px 4px 0; }"
                           "QPushButton#more { padding-right: 26px; }"
                           "QPushButton[flat=\"true\"]:checked { background: transparent; "
                           "color: %3; text-decoration: underline; }"
                           "QTreeWidget { background: %1; border: none; outline: none; }"
                           "QTreeWidget::item { padding: 3px 0; }"
                           "QTreeWidget::item:selected { background: %3; color: %4; }"
                           "QHeaderView::section { background: %1; color: %5; border: none; "
                           "padding: 2px; }")
                .arg(theme.card.name(), theme.line.name(), theme.accent.name(),
                     theme.onAccent.name(), theme.secondText.name()));
        scroll_->setMinimumWidth(qRound(leastWidth * textScaleInUse()));
        settle();
    });
}

QPushButton* ClassDock::makeButton(const char* name, QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true);        // so that the return key works, too
    button->setProperty("choice", true); // only the next step is emphasised
    return button;
}

QPushButton* ClassDock::makeLink(const char* name, QWidget* parent) {
    QPushButton* button = makeButton(name, parent);
    button->setFlat(true);
    return button;
}

QWidget* ClassDock::makeControls(QAction* end) {
    auto* box = new QWidget;
    title_ = makeLabel(TextRole::headline, false, box);
    word_ = new TextLabel(TextRole::headline, TextLabel::Tone::accent, box);
    word_->setObjectName(QStringLiteral("roomWord"));
    info_ = makeLabel(TextRole::small, true, box);
    info_->setObjectName(QStringLiteral("classInfo"));
    info_->setWordWrap(true);
    close_ = new QToolButton(box);
    close_->setObjectName(QStringLiteral("closeDock"));
    close_->setAutoRaise(true);
    close_->setText(QString(QChar(0x2715)));
    auto* head = makeRow({title_, {word_, 1}, close_});
    begin_ = makeButton("begin", box);
    pause_ = makeButton("pause", box);
    pause_->setCheckable(true);
    names_ = makeButton("hideNames", box);
    names_->setCheckable(true);
    solution_ = makeButton("showSolution", box);
    again_ = makeButton("askAgain", box);
    reveal_ = makeButton("reveal", box);
    next_ = makeButton("next", box);
    order_ = new EnumBox<RankingOrder>(box);
    order_->setObjectName(QStringLiteral("rankedBy"));
    for (QPushButton* main : {begin_, next_}) {
        main->setProperty("choice", QVariant());
        main->setDefault(true);
    }
    auto* buttons = new QGridLayout;
    buttons->setSpacing(8);
    buttons->addWidget(begin_, 0, 0, 1, 2);
    buttons->addWidget(pause_, 1, 0);
    buttons->addWidget(again_, 1, 0);
    buttons->addWidget(order_, 1, 0);
    buttons->addWidget(names_, 1, 1);
    buttons->addWidget(solution_, 2, 0);
    buttons->addWidget(reveal_, 2, 0);
    buttons->addWidget(next_, 2, 1);
    for (int column : {0, 1}) {
        buttons->setColumnStretch(column, 1);
    }
    auto* links = new QWidget(box);
    auto* wrap = new WrapLayout(links, 2);
    showWall_ = makeLink("showWall", links);
    wayIn_ = makeLink("showWayIn", links);
    wayIn_->setCheckable(true);
    more_ = makeLink("more", links);
    more_->setMenu(menu_);
    end_ = makeLink("endClass", links);
    for (QPushButton* link : {showWall_, wayIn_, more_, end_}) {
        wrap->addWidget(link);
    }
    setColumn(box, {head, info_, buttons, links, LayoutPart::rest()}, 6);
    connect(close_, &QToolButton::clicked, this, &QWidget::hide);
    connect(begin_, &QPushButton::clicked, this, [this] {
        wall_.setWayInShown(false);
        live_.begin();
    });
    connect(pause_, &QPushButton::clicked, this,
            [this](bool isPaused) { live_.setPaused(isPaused); });
    connect(names_, &QPushButton::clicked, this,
            [this](bool areHidden) { live_.setNamesHidden(areHidden); });
    connect(solution_, &QPushButton::clicked, this, [this] { live_.showSolution(); });
    connect(again_, &QPushButton::clicked, this, [this] { live_.askAgain(); });
    connect(reveal_, &QPushButton::clicked, this,
            [this] { live_.setRevealed(!live_.room().isRevealed()); });
    connect(next_, &QPushButton::clicked, this, &ClassDock::proceed);
    connect(order_, &QComboBox::activated, this, [this] { live_.setOrder(order_->value()); });
    connect(showWall_, &QPushButton::clicked, this, [this] { wall_.bringToFront(); });
    connect(wayIn_, &QPushButton::clicked, this,
            [this](bool isShown) { wall_.setWayInShown(isShown); });
    // The class, and this dock, may be deleted only after the click.
    connect(end_, &QPushButton::clicked, end, &QAction::trigger, Qt::QueuedConnection);
    return box;
}

QWidget* ClassDock::makePupils() {
    auto* box = new QWidget;
    pupilsTitle_ = makeLabel(TextRole::title, false, box);
    solved_ = makeLabel(TextRole::small, true, box);
    auto* head = makeRow({pupilsTitle_, {solved_, 1}});
    pupils_ = new QTreeWidget(box);
    pupils_->setObjectName(QStringLiteral("pupils"));
    pupils_->setColumnCount(2);
    pupils_->setRootIsDecorated(false);
    pupils_->setUniformRowHeights(true);
    pupils_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    pupils_->setSortingEnabled(true);
    pupils_->sortByColumn(nameColumn, Qt::AscendingOrder);
    pupils_->setMinimumHeight(listHeight);
    pupils_->setTabKeyNavigation(false);
    pupils_->header()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
    pupils_->header()->setSectionResizeMode(stateColumn, QHeaderView::ResizeToContents);
    pupils_->header()->setStretchLastSection(false);
    pupils_->header()->setResizeContentsPrecision(0); // measures visible rows only
    auto* links = new QWidget(box);
    auto* wrap = new WrapLayout(links, 0);
    closer_ = makeLink("lookCloser", links);
    closer_->setCheckable(true);
    rename_ = makeLink("rename", links);
    remove_ = makeLink("remove", links);
    for (QPushButton* link : {closer_, rename_, remove_}) {
        wrap->addWidget(link);
    }
    setColumn(box, {head, {pupils_, 1}, links}, 4);
    connect(pupils_, &QTreeWidget::itemSelectionChanged, this, &ClassDock::refreshPupils);
    connect(pupils_, &QTreeWidget::itemChanged, this, &ClassDock::takeName);
    connect(closer_, &QPushButton::clicked, this, [this](bool isClose) {
        const auto pupil = selected();
        wall_.lookCloser(isClose && pupil ? live_.room().pupils()[*pupil].token : std::string());
    });
    connect(rename_, &QPushButton::clicked, this, [this] {
        if (QTreeWidgetItem* item = pupils_->currentItem()) {
            pupils_->editItem(item, nameColumn);
        }
    });
    connect(remove_, &QPushButton::clicked, this, &ClassDock::removeSelected);
    return box;
}

QWidget* ClassDock::makeQuestions() {
    auto* box = new QWidget;
    questionTitle_ = makeLabel(TextRole::title, false, box);
    preparedBox_ = new QWidget(box);
    preparedTitle_ = makeLabel(TextRole::small, true, preparedBox_);
    preparedTitle_->setObjectName(QStringLiteral("preparedTitle"));
    prepared_ = new QListWidget(preparedBox_);
    prepared_->setObjectName(QStringLiteral("prepared"));
    prepared_->setFixedHeight(preparedHeight);
    prepared_->setTabKeyNavigation(false);
    askNext_ = makeButton("askNext", preparedBox_);
    forget_ = makeLink("forgetPrepared", preparedBox_);
    auto* row = makeRow({askNext_, forget_, LayoutPart::rest()});
    setColumn(preparedBox_, {preparedTitle_, prepared_, row}, 4);
    ask_ = makeButton("ask", box);
    setColumn(box, {questionTitle_, preparedBox_, form_, ask_, LayoutPart::rest()}, 6);
    connect(form_, &QuestionForm::changed, this, [this] { ask_->setEnabled(form_->isComplete()); });
    connect(ask_, &QPushButton::clicked, this, &ClassDock::ask);
    connect(askNext_, &QPushButton::clicked, this, [this] { live_.askPrepared(0); });
    connect(prepared_, &QListWidget::itemActivated, this, [this](QListWidgetItem* item) {
        live_.askPrepared(static_cast<std::size_t>(prepared_->row(item)));
    });
    connect(forget_, &QPushButton::clicked, this, [this] { live_.setPrepared({}); });
    return box;
}

void ClassDock::retranslate() {
    setWindowTitle(tr("Class"));
    title_->setText(tr("Class"));
    close_->setToolTip(tr("Hides the panel; the class continues"));
    close_->setAccessibleName(tr("Hide the panel"));
    begin_->setText(tr("Begin"));
    begin_->setToolTip(tr("Gives everybody the first board; the time starts now"));
    names_->setText(tr("Hide names"));
    names_->setToolTip(tr("Shows numbers instead of names on the wall and on phones"));
    solution_->setText(tr("Show the answer"));
    solution_->setToolTip(tr("Shows a solution on the phones and the wall; solving the board then "
                             "no longer counts"));
    again_->setText(tr("Ask again"));
    order_->setAccessibleName(tr("Ranked by"));
    setItemTexts(*order_, rankingOrderNames());
    showWall_->setText(tr("Wall"));
    showWall_->setToolTip(tr("Brings the wall to the front; F11 makes it fill the screen"));
    wayIn_->setText(tr("Show the way in"));
    wayIn_->setToolTip(tr("Shows address, QR code and room word in large on the wall"));
    more_->setText(tr("More"));
    end_->setText(tr("End class"));
    pupilsTitle_->setText(tr("Pupils"));
    pupils_->setAccessibleName(tr("Pupils"));
    pupils_->setHeaderLabels({tr("Name"), tr("Board")});
    closer_->setText(tr("Look closer"));
    closer_->setToolTip(tr("Shows this pupil's board in large on the wall"));
    rename_->setText(tr("Rename"));
    remove_->setText(tr("Remove …"));
    prepared_->setAccessibleName(tr("Prepared questions"));
    askNext_->setText(tr("Ask the next one"));
    forget_->setText(tr("Clear the list"));
    ask_->setText(tr("Ask the class"));
    refresh();
}

void ClassDock::refresh() {
    refreshControls();
    refreshPupils();
    refreshQuestions();
}

void ClassDock::refreshControls() {
    const Room& room = live_.room();
    const LiveScene scene = room.scene();
    const bool isBoard = scene == LiveScene::board;
    const bool isQuestion = scene == LiveScene::question;
    const bool isRanking = scene == LiveScene::ranking;
    const bool hasRight = isQuestion && hasRightAnswer(room.question());
    word_->setText(isolated(QString::fromStdString(room.word())));
    QString info = isolated(live_.host()) + QStringLiteral(" · ") +
                   tr("%1 of %2 connected")
                       .arg(numberText(room.connectedCount()), numberText(room.pupils().size()));
    if (const std::size_t waiting = live_.waitingCount(); waiting > 0) {
        info += QStringLiteral(" · ") +
                tr("%Ln phone(s) loaded the page only", nullptr, static_cast<int>(waiting));
    }
    info_->setText(info);
    begin_->setVisible(scene == LiveScene::lobby);
    next_->setVisible(scene != LiveScene::lobby);
    pause_->setVisible(isBoard);
    pause_->setText(room.isPaused() ? tr("Resume") : tr("Pause"));
    pause_->setChecked(room.isPaused());
    names_->setChecked(room.areNamesHidden());
    solution_->setVisible(isBoard);
    solution_->setEnabled(!room.round().isSolutionShown && live_.solution().has_value());
    again_->setVisible(isQuestion);
    reveal_->setVisible(isQuestion);
    reveal_->setText(room.isRevealed() ? tr("Hide answers") : tr("Show answers"));
    order_->setVisible(isRanking);
    if (room.contest()) {
        order_->setValue(room.contest()->order);
    }
    if (isQuestion) {
        next_->setText(hasRight && !room.isRightShown() ? tr("Show the answer") : tr("Continue"));
    } else if (isBoard && room.contest()) {
        next_->setText(tr("Ranking"));
    } else {
        next_->setText(room.isLastBoard() ? tr("Other boards …") : tr("Next board"));
    }
    wayIn_->setEnabled(scene != LiveScene::lobby);
    wayIn_->setChecked(wall_.isWayInShown() || scene == LiveScene::lobby);
}

std::optional<std::size_t> ClassDock::selected() const {
    const QTreeWidgetItem* item = pupils_->currentItem();
    if (item == nullptr) {
        return std::nullopt;
    }
    const auto& pupils = live_.room().pupils();
    const auto found = std::ranges::find(
        pupils, item->data(nameColumn, tokenRole).toString().toStdString(), &Pupil::token);
    return found == pupils.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - pupils.begin()));
}

void ClassDock::refreshPupils() {
    const Room& room = live_.room();
    solved_->setText(room.hasBegun() ? tr("%1 of %2 solved")
                                           .arg(numberText(room.solvedCount()),
                                                numberText(room.connectedCount()))
                                     : QString());
    {
        const QSignalBlocker blocker(pupils_);
        std::map<QString, QTreeWidgetItem*> items;
        for (int i = 0; i < pupils_->topLevelItemCount(); ++i) {
            QTreeWidgetItem* item = pupils_->topLevelItem(i);
            items[item->data(nameColumn, tokenRole).toString()] = item;
        }
        pupils_->setSortingEnabled(false);
        // While items change, the column is not measured for each of them.
        pupils_->header()->setSectionResizeMode(stateColumn, QHeaderView::Fixed);
        const auto setText = [](QTreeWidgetItem& item, int column, const QString& text) {
            if (item.text(column) != text) { // a name that is being edited stays
                item.setText(column, text);
            }
        };
        for (std::size_t i = 0; i < room.pupils().size(); ++i) {
            const Pupil& pupil = room.pupils()[i];
            const QString token = QString::fromStdString(pupil.token);
            QTreeWidgetItem*& item = items[token];
            if (item == nullptr) {
                item = new QTreeWidgetItem(pupils_);
                item->setData(nameColumn, tokenRole, token);
                item->setFlags(item->flags() | Qt::ItemIsEditable);
            }
            setText(*item, nameColumn, pupil.name);
            setText(*item, stateColumn,
                    room.hasBegun() || !pupil.connection ? pupilStateText(room, i) : QString());
            const QBrush colour(pupil.connection ? themeOf(*this).text : themeOf(*this).secondText);
            for (int column : {nameColumn, stateColumn}) {
                if (item->foreground(column) != colour) {
                    item->setForeground(column, colour);
                }
            }
            items.erase(token);
        }
        for (const auto& [token, item] : items) {
            delete item; // the pupil was removed
        }
        pupils_->header()->setSectionResizeMode(stateColumn, QHeaderView::ResizeToContents);
        pupils_->setSortingEnabled(true);
    }
    const auto pupil = selected();
    for (QPushButton* button : {closer_, rename_, remove_}) {
        button->setEnabled(pupil.has_value());
    }
    closer_->setEnabled(pupil.has_value() && room.hasBegun());
    closer_->setChecked(pupil && wall_.closePupil() == room.pupils()[*pupil].token);
}

void ClassDock::takeName(QTreeWidgetItem* item) {
    const auto& pupils = live_.room().pupils();
    const auto found = std::ranges::find(
        pupils, item->data(nameColumn, tokenRole).toString().toStdString(), &Pupil::token);
    if (found != pupils.end() && item->text(nameColumn) != found->name) {
        live_.rename(static_cast<std::size_t>(found - pupils.begin()), item->text(nameColumn));
        refresh(); // the name may have been cleaned, or refused
    }
}

void ClassDock::removeSelected() {
    const auto pupil = selected();
    if (!pupil) {
        return;
    }
    const std::string token = live_.room().pupils()[*pupil].token;
    QMessageBox box(QMessageBox::Question, tr("Remove a pupil"),
                    tr("Remove %1 and all results of this pupil from the class?")
                        .arg(live_.room().pupils()[*pupil].name),
                    QMessageBox::Cancel, &window_);
    box.setTextFormat(Qt::PlainText);
    QPushButton* remove = box.addButton(tr("Remove"), QMessageBox::AcceptRole);
    QPushButton* keepOut = box.addButton(tr("Remove and keep out"), QMessageBox::DestructiveRole);
    remove->setObjectName(QStringLiteral("removePupil"));
    keepOut->setObjectName(QStringLiteral("keepOut"));
    keepOut->setToolTip(tr("This phone can't join this class again"));
    box.exec();
    // Others may have left in the meantime.
    const auto& pupils = live_.room().pupils();
    const auto found = std::ranges::find(pupils, token, &Pupil::token);
    if (found != pupils.end() &&
        (box.clickedButton() == remove || box.clickedButton() == keepOut)) {
        live_.remove(static_cast<std::size_t>(found - pupils.begin()),
                     box.clickedButton() == keepOut);
    }
}

void ClassDock::refreshQuestions() {
    const Room& room = live_.room();
    questionTitle_->setText(tr("Question %1").arg(numberText(room.questions().size() + 1)));
    const auto& prepared = room.prepared();
    preparedBox_->setVisible(!prepared.empty());
    preparedTitle_->setText(
        tr("%Ln prepared question(s)", nullptr, static_cast<int>(prepared.size())));
    QStringList texts;
    for (const ClassQuestion& question : prepared) {
        texts << QString::fromStdString(question.text).simplified();
    }
    QStringList shown;
    for (int i = 0; i < prepared_->count(); ++i) {
        shown << prepared_->item(i)->text();
    }
    if (texts != shown) {
        prepared_->clear();
        prepared_->addItems(texts);
    }
    ask_->setEnabled(form_->isComplete());
}

void ClassDock::proceed() {
    const Room& room = live_.room();
    if (room.scene() == LiveScene::question) {
        if (hasRightAnswer(room.question()) && !room.isRightShown()) {
            live_.showRight();
        } else {
            live_.resume();
        }
    } else if (room.scene() == LiveScene::board && room.contest()) {
        live_.showRanking();
    } else if (room.isLastBoard()) {
        Q_EMIT boardsRequested();
    } else {
        wall_.lookCloser({});
        live_.beginNext();
    }
}

void ClassDock::ask() {
    if (form_->isComplete()) {
        live_.ask(form_->question());
        form_->clear();
    }
}

void ClassDock::beginQuestion() {
    show();
    raise();
    scroll_->ensureWidgetVisible(ask_);
    form_->begin();
}

bool ClassDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ && event->type() == QEvent::Resize) {
        settle();
    }
    return QDockWidget::eventFilter(watched, event);
}

void ClassDock::settle() {
    const bool isBelow = window_.width() < LessonDock::narrowWindow;
    const Qt::DockWidgetArea area = isBelow ? Qt::BottomDockWidgetArea
                                    : window_.layoutDirection() == Qt::RightToLeft
                                        ? Qt::LeftDockWidgetArea
                                        : Qt::RightDockWidgetArea;
    sections_->setDirection(isBelow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    scroll_->setMinimumHeight(isBelow ? qRound(lowHeight * textScaleInUse()) : 0);
    scroll_->setMaximumHeight(isBelow ? scroll_->minimumHeight() : QWIDGETSIZE_MAX);
    if (window_.dockWidgetArea(this) != area) {
        const bool isShown = isVisibleTo(&window_);
        window_.addDockWidget(area, this);
        setVisible(isShown);
    }
    // A lesson and the class share the space next to the pages.
    for (QDockWidget* other : window_.findChildren<QDockWidget*>()) {
        if (other != this && window_.dockWidgetArea(other) == area &&
            !window_.tabifiedDockWidgets(this).contains(other)) {
            window_.setTabPosition(area, QTabWidget::North);
            window_.tabifyDockWidget(other, this);
        }
    }
}

} // namespace lightsout

#include "moc_ClassDock.cpp"
