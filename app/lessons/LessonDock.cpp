// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonDock.h"

#include "controls/Announcement.h"
#include "controls/ErrorDialog.h"
#include "controls/Layouts.h"
#include "controls/TextLabel.h"
#include "controls/WrapLayout.h"
#include "lessons/AskCard.h"
#include "lessons/LessonStep.h"
#include "lessons/PointerOverlay.h"
#include "lessons/ProseView.h"
#include "lessons/TeacherPage.h"
#include "settings/Remembered.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"
#include "theme/Touch.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTabBar>
#include <QTextLayout>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace lightsout {

namespace {

/// A label whose wrapped lines begin at the same place in right-to-left languages, too. Qt draws
/// the blank at which it breaks such a line in front of it.
class Heading : public TextLabel {
public:
    using TextLabel::TextLabel;

protected:
    void paintEvent(QPaintEvent* event) override {
        if (!QApplication::isRightToLeft()) {
            TextLabel::paintEvent(event);
            return;
        }
        const QRect inside = contentsRect();
        QTextLayout layout(text(), font());
        QStringList lines;
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(inside.width());
            lines << text().mid(line.textStart(), line.textLength()).trimmed();
        }
        layout.endLayout();
        const int height = fontMetrics().lineSpacing();
        int top = inside.top() + (inside.height() - height * static_cast<int>(lines.size())) / 2;
        QPainter painter(this);
        painter.setLayoutDirection(Qt::RightToLeft);
        painter.setPen(palette().color(QPalette::WindowText));
        for (const QString& line : lines) {
            painter.drawText(QRect(inside.left(), top, inside.width(), height),
                             Qt::AlignAbsolute | Qt::AlignRight | Qt::AlignVCenter, line);
            top += height;
        }
    }
};

class HeadingInterface : public QAccessibleWidget {
public:
    explicit HeadingInterface(Heading& heading)
        : QAccessibleWidget(&heading, QAccessible::Heading) {}

    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? static_cast<Heading*>(object())->text()
                                         : QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* makeHeading(const QString& /*className*/, QObject* object) {
    auto* heading = dynamic_cast<Heading*>(object);
    return heading != nullptr ? new HeadingInterface(*heading) : nullptr;
}

constexpr int deskWidth = 408;
constexpr int lowHeight = 236; ///< height if the dock is below the pages
/// Shares of the window's width for the panel in wall mode: the first in which the text fits is
/// used.
constexpr double wallShares[] = {0.44, 0.5, 0.56, 0.6};
constexpr int maxTextScale = 20; ///< largest scale of text that fills the panel, in tenths
constexpr int ownTextScale = 10;
/// A remark may need more room than is left. Slightly smaller text is better than a scroll bar.
constexpr int smallestTextScale = 8;
constexpr int maxRefills = 10; ///< limits repeated layouts of one step

bool hasFocusInside(const QWidget& widget) {
    const QWidget* focused = QApplication::focusWidget();
    return focused != nullptr && widget.isAncestorOf(focused);
}

/// Scrolls a tab into view, which Qt does for the current tab only.
void scrollToTab(QTabBar& bar, int tab) {
    for (const char* name : {"ScrollLeftButton", "ScrollRightButton"}) {
        auto* button = bar.findChild<QAbstractButton*>(QLatin1String(name));
        const auto isWhole = [&] {
            QRegion seen(bar.rect());
            for (const auto* above : bar.findChildren<QAbstractButton*>()) {
                seen -= above->isVisible() ? above->geometry() : QRect();
            }
            return (QRegion(bar.tabRect(tab)) - seen).isEmpty();
        };
        for (int i = 0; i < bar.count() && button != nullptr && !isWhole(); ++i) {
            button->click();
        }
    }
}

/// Scrolls the containers of a landmark until it is visible.
void scrollTo(const LandmarkPlace& place) {
    if (auto* bar = qobject_cast<QTabBar*>(place.widget)) {
        scrollToTab(*bar, bar->tabAt(place.rect.center()));
    }
    if (!place.widget->visibleRegion().isEmpty()) {
        return;
    }
    for (QWidget* above = place.widget->parentWidget(); above != nullptr;
         above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            area->ensureWidgetVisible(place.widget);
        }
    }
}

constexpr double usualDistance = 15;
constexpr double dotRadius = 4.5;

/// Spreads widgets over the width. If they do not fit next to each other, because their text is
/// large, the last one is in a row of its own.
class SpreadLayout : public ItemLayout {
public:
    QSize sizeHint() const override { return {rowWidth(items().size()), heightForWidth(0)}; }
    QSize minimumSize() const override {
        QSize size;
        for (const QLayoutItem* item : items()) {
            size = size.expandedTo(item->sizeHint());
        }
        return size;
    }
    int heightForWidth(int width) const override {
        const int rows = fits(width) ? 1 : 2;
        return rows * minimumSize().height() + (rows - 1) * gap;
    }
    void setGeometry(const QRect& area) override {
        QLayout::setGeometry(area);
        const std::size_t inFirstRow = fits(area.width()) ? items().size() : items().size() - 1;
        const int height = minimumSize().height();
        const int spare = area.width() - rowWidth(inFirstRow);
        const int between = inFirstRow > 1 ? spare / static_cast<int>(inFirstRow - 1) : 0;
        QPoint place = area.topLeft();
        for (std::size_t i = 0; i < items().size(); ++i) {
            const int width = std::min(items()[i]->sizeHint().width(), area.width());
            if (i == inFirstRow) {
                place = {area.right() + 1 - width, area.top() + height + gap};
            }
            items()[i]->setGeometry(QStyle::visualRect(parentWidget()->layoutDirection(), area,
                                                       {place, QSize(width, height)}));
            place.rx() += width + gap + between;
        }
    }

private:
    static constexpr int gap = 4;

    int rowWidth(std::size_t count) const {
        int width = 0;
        for (std::size_t i = 0; i < count; ++i) {
            width += items()[i]->sizeHint().width() + (i > 0 ? gap : 0);
        }
        return width;
    }
    bool fits(int width) const { return rowWidth(items().size()) <= width; }
};

} // namespace

/// A row of dots, one for each step. A dot is filled if the step is done, and has a ring if the
/// step is the current one. A click on a dot goes to its step; so do the arrow keys, Home and End.
class StepDots : public QWidget {
public:
    explicit StepDots(QWidget* parent = nullptr);

    void setSteps(std::size_t count, std::size_t current, std::set<std::size_t> done);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

    std::function<void(std::size_t)> stepChosen; ///< called when a dot is chosen

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    double distance() const;

    std::size_t count_ = 0;
    std::size_t current_ = 0;
    std::set<std::size_t> done_;
};

StepDots::StepDots(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
}

void StepDots::keyPressEvent(QKeyEvent* event) {
    const int forward = layoutDirection() == Qt::RightToLeft ? Qt::Key_Left : Qt::Key_Right;
    const int backward = layoutDirection() == Qt::RightToLeft ? Qt::Key_Right : Qt::Key_Left;
    if (event->key() == forward && current_ + 1 < count_) {
        stepChosen(current_ + 1);
    } else if (event->key() == backward && current_ > 0) {
        stepChosen(current_ - 1);
    } else if (event->key() == Qt::Key_Home && count_ > 0) {
        stepChosen(0);
    } else if (event->key() == Qt::Key_End && count_ > 0) {
        stepChosen(count_ - 1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void StepDots::setSteps(std::size_t count, std::size_t current, std::set<std::size_t> done) {
    count_ = count;
    current_ = current;
    done_ = std::move(done);
    setAccessibleName(QCoreApplication::translate("lightsout::StepDots", "Step %1 of %2")
                          .arg(current + 1)
                          .arg(count));
    updateGeometry();
    update();
}

QSize StepDots::sizeHint() const {
    return {static_cast<int>(usualDistance * static_cast<double>(count_) + 4), 20};
}

double StepDots::distance() const {
    return std::min(usualDistance, (width() - 4) / std::max(1.0, static_cast<double>(count_)));
}

void StepDots::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = std::min(dotRadius, distance() * 0.32);
    for (std::size_t i = 0; i < count_; ++i) {
        double x = 7 + distance() * static_cast<double>(i);
        x = layoutDirection() == Qt::RightToLeft ? width() - x : x;
        const bool isCurrent = i == current_;
        const bool isFull = isCurrent || done_.contains(i);
        QColor fill = theme.accent;
        fill.setAlphaF(isCurrent ? 1.0F : 0.6F);
        painter.setBrush(isFull ? QBrush(fill) : Qt::NoBrush);
        painter.setPen(isFull ? QPen(Qt::NoPen) : QPen(theme.unlitRing, 1.2));
        painter.drawEllipse(QPointF(x, height() / 2.0), size, size);
        if (isCurrent) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.accent, 1.5));
            painter.drawEllipse(QPointF(x, height() / 2.0), size + 2.5, size + 2.5);
        }
    }
}

void StepDots::mouseReleaseEvent(QMouseEvent* event) {
    double x = event->position().x();
    x = layoutDirection() == Qt::RightToLeft ? width() - x : x;
    const double step = (x - 7) / distance() + 0.5;
    if (step >= 0 && step < static_cast<double>(count_)) {
        stepChosen(static_cast<std::size_t>(step));
    }
}

LessonDock::LessonDock(Workbench& workbench, LessonShelf& shelf, const LessonFrame& frame)
    : QDockWidget(&frame.window), shelf_(shelf), window_(frame.window),
      session_(workbench, frame, *this), pointer_(new PointerOverlay(frame.window)),
      body_(new QWidget(this)), scroll_(new QScrollArea(body_)),
      title_(new Heading(TextRole::title, TextLabel::Tone::text, body_)),
      place_(makeLabel(TextRole::small, true, body_)), menu_(new QMenu(this)),
      more_(new QToolButton(body_)), close_(new QToolButton(body_)),
      stepTitle_(new Heading(TextRole::title, TextLabel::Tone::text, body_)),
      text_(new ProseView(body_)), pointerRow_(new QWidget(body_)), knob_(new QWidget(pointerRow_)),
      pointerText_(new ProseView(pointerRow_)), ask_(new AskCard(session_, body_)),
      problem_(new TextLabel(TextRole::small, TextLabel::Tone::press, body_)),
      dots_(new StepDots(body_)), minutes_(makeLabel(TextRole::small, true, body_)),
      back_(new QPushButton(body_)), startOver_(new QPushButton(body_)),
      next_(new QPushButton(body_)), wallShare_(wallShares[0]) {
    QAccessible::installFactory(makeHeading);
    setObjectName(QStringLiteral("lesson"));
    setFeatures(QDockWidget::NoDockWidgetFeatures);
    setTitleBarWidget(new QWidget(this));
    body_->setObjectName(QStringLiteral("lessonBody"));
    body_->setAttribute(Qt::WA_StyledBackground);
    text_->setObjectName(QStringLiteral("lessonText"));
    pointerText_->setObjectName(QStringLiteral("pointerText"));
    problem_->setObjectName(QStringLiteral("lessonProblem"));
    dots_->setObjectName(QStringLiteral("stepDots"));
    problem_->setWordWrap(true);
    stepTitle_->setWordWrap(true);
    scroll_->setWidget(makeContent());
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = setColumn(body_, {}, 0);
    head_ = makeHead();
    foot_ = makeFoot();
    layout->addWidget(head_);
    layout->addWidget(scroll_, 1);
    layout->addWidget(foot_);
    setWidget(body_);

    connect(&session_, &LessonSession::pageRequested, this, &LessonDock::pageRequested);
    connect(&session_, &LessonSession::stepChanged, this, &LessonDock::showStep);
    connect(&session_, &LessonSession::changed, this, &LessonDock::refresh);
    connect(&session_, &LessonSession::widgetsMoved, pointer_, &PointerOverlay::refresh);
    connect(&shelf, &LessonShelf::changed, this, &LessonDock::followShelf);
    window_.installEventFilter(this);
    scroll_->installEventFilter(this);
    scroll_->widget()->installEventFilter(this);
    onAppearanceChanged(this, [this] {
        retranslate();
        for (QToolButton* button : {more_, close_}) {
            button->setMinimumSize(touch::sideOf(0), touch::sideOf(0));
        }
        const Theme theme = themeOf(*this);
        body_->setStyleSheet(
            QStringLiteral("QWidget#lessonBody { background: %1; border: 1px solid %2; "
                           "border-width: 0 1px 0 1px; }")
                .arg(theme.card.name(), theme.line.name()));
        scroll_->setStyleSheet(QStringLiteral("QScrollArea, QScrollArea > QWidget > QWidget { "
                                              "background: transparent; }"));
        settle();
        fillPanel();
    });
    hide();
}

QWidget* LessonDock::makeContent() {
    knob_->setFixedWidth(18);
    setRow(pointerRow_, {knob_, {pointerText_, 1}});

    auto* content = new QWidget;
    auto* lines = new QVBoxLayout;
    lines->setSpacing(6);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{stepTitle_, text_, pointerRow_, problem_}) {
        lines->addWidget(widget);
    }
    columns_ = new QVBoxLayout;
    columns_->setSpacing(8);
    columns_->addLayout(lines, 1);
    columns_->setAlignment(lines, Qt::AlignTop);
    columns_->addWidget(ask_, 1, Qt::AlignTop);
    auto* all = new QVBoxLayout(content);
    all->setContentsMargins(20, 2, 20, 0);
    all->addLayout(columns_);
    all->addStretch();
    return content;
}

QWidget* LessonDock::makeHead() {
    auto* head = new QWidget(body_);
    headTexts_ = new QVBoxLayout;
    headTexts_->setSpacing(2);
    headTexts_->addWidget(title_);
    headTexts_->addWidget(place_);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(20, 10, 14, 4);
    row->addLayout(headTexts_, 1);
    for (QToolButton* button : {more_, close_}) {
        button->setAutoRaise(true);
        row->addWidget(button, 0, Qt::AlignTop);
    }
    title_->setWordWrap(true);
    more_->setObjectName(QStringLiteral("lessonMore"));
    more_->setText(QString(QChar(0x22EF)));
    more_->setMenu(menu_);
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    close_->setObjectName(QStringLiteral("closeLesson"));
    close_->setText(QString(QChar(0x2715)));
    connect(close_, &QToolButton::clicked, &session_, &LessonSession::close);
    connect(menu_, &QMenu::aboutToShow, this, &LessonDock::fillMenu);
    return head;
}

QWidget* LessonDock::makeFoot() {
    auto* foot = new QWidget(body_);
    auto* above = new QHBoxLayout;
    above->addWidget(dots_, 1);
    minutes_->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    above->addWidget(minutes_);
    auto* buttons = new SpreadLayout;
    back_->setObjectName(QStringLiteral("lessonBack"));
    next_->setObjectName(QStringLiteral("lessonNext"));
    startOver_->setObjectName(QStringLiteral("startOver"));
    startOver_->setFlat(true);
    startOver_->setAutoDefault(true);
    for (QPushButton* button : {back_, next_}) {
        button->setMinimumSize(110, 36);
        button->setAutoDefault(true); // so that the return key works, too
    }
    for (QPushButton* button : {back_, startOver_, next_}) {
        buttons->addWidget(button);
    }
    footRows_ = new QVBoxLayout(foot);
    footRows_->setContentsMargins(20, 4, 20, 10);
    footRows_->addLayout(above, 1);
    footRows_->addLayout(buttons, 1);
    dots_->stepChosen = [this](std::size_t step) { session_.goTo(step); };
    connect(startOver_, &QPushButton::clicked, &session_, &LessonSession::startOver);
    connect(back_, &QPushButton::clicked, this, [this] { turn(false); });
    connect(next_, &QPushButton::clicked, this, [this] {
        if (!session_.isLastStep()) {
            turn(true);
        } else if (!session_.isComplete() && session_.lesson().book.empty()) {
            session_.complete();
        } else if (const ShelvedLesson* next = nextLesson()) {
            openLesson(next->name);
        } else {
            session_.close();
        }
    });
    return foot;
}

void LessonDock::fillMenu() {
    menu_->clear();
    QMenu* steps = menu_->addMenu(tr("S&tart at step"));
    for (std::size_t i = 0; i < session_.lesson().steps.size(); ++i) {
        QString title;
        for (const Run& run : session_.lesson().steps[i].title) {
            title += QString::fromStdString(run.words);
        }
        steps->addAction(numberText(i + 1) + QStringLiteral(". ") + title, this,
                         [this, i] { session_.goTo(i); });
    }
    menu_->addSeparator();
    QAction* prepare = menu_->addAction(tr("&Prepare all questions for the class"), &session_,
                                        &LessonSession::prepareClass);
    prepare->setObjectName(QStringLiteral("prepareClass"));
    prepare->setVisible(session_.isClassOpen());
    menu_->addAction(tr("&For the teacher …"), this, [this] {
        if (session_.isOpen()) { // the lesson may have ended because a file was opened
            TeacherPage page(session_.lesson(), &window_);
            page.exec();
        }
    });
    menu_->addSeparator();
    menu_->addAction(tr("&Close the lesson"), &session_, &LessonSession::close);
}

void LessonDock::retranslate() {
    setWindowTitle(tr("Lesson"));
    more_->setAccessibleName(tr("Lesson menu"));
    more_->setToolTip(more_->accessibleName());
    close_->setToolTip(tr("Close the lesson and restore the previous board"));
    close_->setAccessibleName(tr("Close the lesson"));
    back_->setText(tr("Back"));
    startOver_->setText(tr("Start over"));
    startOver_->setToolTip(tr("Restart this step with its original board"));
    knob_->setAccessibleName(tr("Pointer"));
    // Each language has its own lesson files.
    shelf_.reload();
}

void LessonDock::openLesson(const QString& name, std::optional<std::size_t> step,
                            const std::optional<Game>& game) {
    const ShelvedLesson* lesson = shelf_.find(name);
    if (lesson == nullptr) {
        return;
    }
    if (const LessonError* error = lesson->error()) {
        refuse(name, LessonText::error(*error));
        return;
    }
    show();
    raise(); // the panel of a live class may be in the same place
    const auto left = stepNamed(*lesson->lesson(), remembered::stepLeftAt(name));
    session_.open(*lesson, step.value_or(left.value_or(0)), game);
}

void LessonDock::openFile(const QString& path) {
    QString problem;
    const QString name = shelf_.addFile(path, problem);
    if (name.isEmpty()) {
        refuse(QFileInfo(path).fileName(), problem);
    } else {
        openLesson(name);
    }
}

void LessonDock::refuse(const QString& name, const QString& problem) {
    showError(&window_, tr("The lesson “%1” can't be read.").arg(name), problem);
}

QString LessonDock::heading() const {
    const QString title = QString::fromStdString(session_.lesson().title);
    return session_.number() > 0 ? tr("Lesson %1: %2").arg(session_.number()).arg(title) : title;
}

bool LessonDock::turn(bool isForward) {
    if (!session_.isOpen()) {
        return false;
    }
    if (isForward) {
        session_.goTo(session_.stepIndex() + 1);
    } else if (session_.isComplete()) {
        session_.goTo(session_.stepIndex());
    } else if (session_.stepIndex() > 0) {
        session_.goTo(session_.stepIndex() - 1);
    }
    return true;
}

void LessonDock::showStep() {
    setVisible(session_.isOpen());
    body_->setEnabled(session_.isOpen()); // a hidden button may still be the window's focus widget
    Q_EMIT stepChanged();
    if (!session_.isOpen()) {
        pointer_->clear();
        return;
    }
    settle();
    if (session_.isComplete()) {
        showEnd();
        return;
    }
    const bool hadFocus = hasFocusInside(*body_);
    ask_->showAsk();
    isUnspoken_ = QAccessible::isActive();
    refresh();
    if (hadFocus && !QAccessible::isActive()) {
        QWidget* place = session_.isDone() ? next_ : ask_->answerPlace();
        (place == nullptr ? scroll_ : place)->setFocus();
    }
    scroll_->verticalScrollBar()->setValue(0);
    if (session_.step().pointer) {
        attempts_ = 0;
        pointer_->pointAt([this] { return revealed(); }, knob_);
    } else {
        pointer_->clear();
    }
}

const ShelvedLesson* LessonDock::nextLesson() const {
    const auto& all = shelf_.lessons();
    const auto open = std::ranges::find(all, session_.name(), &ShelvedLesson::name);
    if (open == all.end() || open->isOwn || open + 1 == all.end() || (open + 1)->isOwn ||
        (open + 1)->lesson() == nullptr || (open + 1)->isBook()) {
        return nullptr;
    }
    return &*(open + 1);
}

void LessonDock::showEnd() {
    const bool hadFocus = hasFocusInside(*body_);
    pointer_->clear();
    pointerRow_->hide();
    ask_->hide();
    problem_->hide();
    startOver_->hide();
    title_->setText(QString::fromStdString(session_.lesson().title));
    place_->setText(session_.placeText());
    stepTitle_->setText(QStringLiteral("\u2713 ") + tr("Lesson finished"));
    std::vector<Block> blocks;
    const auto add = [&blocks](Block::Kind kind, const QString& words) {
        blocks.push_back({.kind = kind, .prose = {{.words = words.toStdString()}}});
    };
    add(Block::Kind::paragraph, tr("You have learnt to:"));
    const QStringList aims = QString::fromStdString(session_.lesson().aims)
                                 .split(QRegularExpression(QStringLiteral("\\s*;\\s*")));
    for (const QString& aim : aims) {
        add(Block::Kind::listItem, aim);
    }
    const ShelvedLesson* next = nextLesson();
    if (next != nullptr) {
        add(Block::Kind::paragraph, tr("Next lesson: %1").arg(next->title()));
    }
    text_->setBlocks(std::move(blocks), session_.step().game.rule(), session_.numbers());
    text_->setReadable(tr("Lesson finished"));
    const std::size_t count = session_.lesson().steps.size();
    dots_->setSteps(count, session_.stepIndex(), stepsDone(session_.name(), session_.lesson()));
    minutes_->setText(QString());
    back_->setEnabled(true);
    next_->setText(next == nullptr ? tr("Close") : tr("Next lesson"));
    next_->setEnabled(true);
    next_->setDefault(true);
    if (QAccessible::isActive()) {
        speakStep();
    } else if (hadFocus) {
        next_->setFocus();
    }
    scroll_->verticalScrollBar()->setValue(0);
}

LandmarkPlace LessonDock::revealed() {
    const LandmarkPlace place = session_.pointedAt();
    // The landmark is scrolled into view several times, because the page may not be laid out at
    // first. The number of attempts is limited, so that the user can scroll away later.
    constexpr int maxAttempts = 20;
    if (attempts_ < maxAttempts && place.widget != nullptr) {
        ++attempts_;
        scrollTo(place);
    }
    return place;
}

QWidget& LessonDock::readingPlace() const {
    return session_.canContinue() && (session_.isComplete() || session_.step().ask) ? *next_
                                                                                    : firstStop();
}

QWidget& LessonDock::firstStop() const {
    const bool hasText = !text_->isEmpty();
    const bool isComplete = session_.isComplete();
    return hasText || isComplete     ? *text_
           : session_.step().pointer ? *pointerText_
           : session_.step().ask     ? ask_->questionPlace()
                                     : static_cast<QWidget&>(*next_);
}

void LessonDock::speakStep() {
    isUnspoken_ = false;
    QWidget& first = firstStop();
    // The screen reader reads the first line of a text that receives the focus.
    const bool isRead = !first.hasFocus();
    const auto unread = [&](const QWidget& place, const QString& words) {
        return isRead && &place == &first ? words.section(QLatin1Char('\n'), 1) : words;
    };
    first.setFocus(Qt::OtherFocusReason);
    QStringList rest{&first == text_ ? QString() : text_->accessibleName(),
                     unread(*text_, text_->words())};
    if (!session_.isComplete()) {
        if (session_.step().pointer) {
            rest << unread(*pointerText_, pointerText_->words());
        }
        rest << unread(ask_->questionPlace(), ask_->spokenQuestion()) << ask_->spokenRemark();
    }
    rest.removeAll(QString());
    announce(*this, rest.join(QLatin1Char('\n')));
}

void LessonDock::refresh() {
    if (!session_.isOpen()) {
        return;
    }
    if (session_.isComplete()) {
        showEnd();
        return;
    }
    const Lesson& lesson = session_.lesson();
    const Step& step = session_.step();
    const Rule& rule = step.game.rule();
    const ShownNumbers numbers = session_.numbers();
    const std::size_t count = lesson.steps.size();
    title_->setText(QString::fromStdString(lesson.title));
    place_->setText(session_.placeText());
    QString stepTitle;
    for (const Run& run : step.title) {
        stepTitle += run.kind == Run::Kind::value     ? isolated(numbers.value(run.value))
                     : run.kind == Run::Kind::formula ? formulaWords(run.formula, numbers)
                                                      : QString::fromStdString(run.words);
    }
    stepTitle_->setText(stepTitle);
    text_->setBlocks(step.text, rule, numbers);
    text_->setReadable(session_.placeText() + QStringLiteral(". ") + stepTitle);
    pointerRow_->setVisible(step.pointer.has_value());
    if (step.pointer) {
        pointerText_->setProse(step.pointer->text, rule, numbers);
        pointerText_->setReadable(tr("Pointer"));
    }
    const bool wasAnswering = hasFocusInside(*ask_);
    ask_->refresh();
    dots_->setSteps(count, session_.stepIndex(), stepsDone(session_.name(), session_.lesson()));
    const double share = 1 - static_cast<double>(session_.stepIndex()) / static_cast<double>(count);
    const auto left = static_cast<int>(std::ceil(share * static_cast<double>(lesson.minutes)));
    const bool isBook = !lesson.book.empty();
    minutes_->setText(isBook ? QString() : tr("about %Ln minute(s) left", nullptr, left));
    // Large text must leave room for the dots.
    minutes_->setWordWrap(minutes_->fontMetrics().horizontalAdvance(minutes_->text()) >
                          body_->maximumWidth() / 2);
    back_->setEnabled(session_.stepIndex() > 0);
    next_->setText(!session_.isLastStep() ? tr("Next") : isBook ? tr("Close") : tr("Finish"));
    next_->setEnabled(session_.canContinue());
    next_->setDefault(session_.canContinue());
    startOver_->show();
    if (wasAnswering && session_.isDone()) {
        next_->setFocus(); // for readers who use the keyboard
    }
    const ShelvedLesson* shelved = shelf_.find(session_.name());
    const LessonError* error = shelved == nullptr ? nullptr : shelved->error();
    problem_->setVisible(error != nullptr);
    problem_->setText(error == nullptr ? QString() : LessonText::error(*error));
    refills_ = 0;
    fillPanel();
    if (isUnspoken_ && session_.areValuesKnown()) {
        speakStep();
    }
}

void LessonDock::fillPanel() {
    QWidget& content = *scroll_->widget();
    const auto setScale = [this](int scale) {
        const double share = static_cast<double>(scale) / ownTextScale;
        for (ProseView* view : {text_, pointerText_}) {
            view->setTextScale(share);
        }
        ask_->setTextScale(share);
    };
    const auto heightIn = [&content](int width) {
        return std::max(content.heightForWidth(width), content.minimumSizeHint().height());
    };
    QSize room = scroll_->maximumViewportSize();
    const auto finish = [&] {
        // A scroll bar narrows the text, which may then need the bar that it would not need
        // otherwise.
        scroll_->setVerticalScrollBarPolicy(heightIn(room.width()) <= room.height()
                                                ? Qt::ScrollBarAlwaysOff
                                                : Qt::ScrollBarAsNeeded);
        QCoreApplication::sendPostedEvents(scroll_->viewport(), QEvent::LayoutRequest);
    };
    if (!isOnWall_ || !session_.isOpen()) {
        setScale(ownTextScale);
        content.layout()->activate();
        finish();
        return;
    }
    const int frame = body_->width() - room.width();
    const auto fitsAt = [&](int scale) {
        setScale(scale);
        content.layout()->activate(); // otherwise it would use cached size hints
        const QMargins margins = content.layout()->contentsMargins();
        const int width = room.width() - margins.left() - margins.right();
        return heightIn(room.width()) + ask_->heightOfHints(width) <= room.height() &&
               std::max({text_->narrowestWidth(), pointerText_->narrowestWidth() + knob_->width(),
                         ask_->narrowestWidth()}) <= width;
    };
    if (!isBelow()) {
        for (const double share : wallShares) {
            wallShare_ = share;
            room = QSize(widthOnWall() - frame, heightForStep(widthOnWall()));
            if (fitsAt(ownTextScale)) {
                break;
            }
        }
        limitSize(); // the dock must not move now, because the window may be arranging its docks
    }
    int scale = maxTextScale;
    while (!fitsAt(scale) && scale > smallestTextScale) {
        --scale;
    }
    finish();
}

bool LessonDock::isBelow() const {
    return window_.width() < narrowWindow;
}

int LessonDock::widthOnWall() const {
    return std::max(deskWidth, static_cast<int>(window_.width() * wallShare_));
}

void LessonDock::followShelf() {
    if (!session_.isOpen()) {
        return;
    }
    const ShelvedLesson* lesson = shelf_.find(session_.name());
    if (lesson != nullptr) {
        session_.refresh(*lesson);
    }
    refresh();
    Q_EMIT stepChanged(); // the lesson's title may have changed
}

int LessonDock::heightForStep(int width) const {
    int height = body_->height();
    for (const QWidget* around : {head_, foot_}) {
        height -= around->hasHeightForWidth() ? around->heightForWidth(width)
                                              : around->sizeHint().height();
    }
    return height;
}

int LessonDock::overflow() const {
    return std::max({0, scroll_->verticalScrollBar()->maximum(), body_->width() - width(),
                     text_->narrowestWidth() - text_->width(),
                     pointerText_->narrowestWidth() - pointerText_->width()});
}

void LessonDock::setOnWall(bool isOnWall) {
    isOnWall_ = isOnWall;
    settle();
    fillPanel();
}

void LessonDock::settle() {
    auto& window = static_cast<QMainWindow&>(window_);
    const bool isBelow = this->isBelow();
    const Qt::DockWidgetArea area = isBelow ? Qt::BottomDockWidgetArea
                                    : window.layoutDirection() == Qt::RightToLeft
                                        ? Qt::LeftDockWidgetArea
                                        : Qt::RightDockWidgetArea;
    if (window.dockWidgetArea(this) != area) {
        const bool isShown = isVisibleTo(&window);
        window.addDockWidget(area, this);
        setVisible(isShown);
    }
    const auto across = isBelow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    for (QBoxLayout* layout : {headTexts_, columns_, footRows_}) {
        layout->setDirection(across);
    }
    place_->setWordWrap(!isBelow);
    headTexts_->setSpacing(isBelow ? 16 : 2);
    columns_->setSpacing(isBelow ? 20 : 8);
    footRows_->setSpacing(isBelow ? 24 : 6);
    limitSize();
}

void LessonDock::limitSize() {
    const bool isBelow = this->isBelow();
    const int width = isOnWall_ ? widthOnWall() : deskWidth;
    body_->setMinimumSize(isBelow ? QSize(0, lowHeight) : QSize(width, 0));
    body_->setMaximumSize(isBelow ? QSize(QWIDGETSIZE_MAX, lowHeight)
                                  : QSize(width, QWIDGETSIZE_MAX));
}

bool LessonDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ &&
        (event->type() == QEvent::Resize || event->type() == QEvent::LayoutDirectionChange)) {
        settle();
    }
    if (watched == scroll_ && event->type() == QEvent::Resize) {
        fillPanel();
    }
    // A hint or an answer may need space that the text has filled, so the panel is checked again
    // after the layout.
    if (watched == scroll_->widget() && event->type() == QEvent::LayoutRequest && isOnWall_) {
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (overflow() > 0 && refills_ < maxRefills) {
                    ++refills_;
                    fillPanel();
                    attempts_ = 0; // the width of the page has changed
                }
            },
            Qt::QueuedConnection);
    }
    return QDockWidget::eventFilter(watched, event);
}

} // namespace lightsout

#include "moc_LessonDock.cpp"
