// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/RoundCards.h"

#include "contest/ContestText.h"
#include "controls/WrapLayout.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr double timesBody = 4.2; ///< font size of the enlarged time, relative to body text
constexpr int barSteps = 1000;
/// The time is shown in the colour of presses when at most this much of a round is left.
constexpr qint64 lastMilliseconds = 30'000;

QFont largeFont() {
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * timesBody);
    font.setBold(true);
    return font;
}

/// Returns the time in seconds, rounded up so that a countdown shows 0:00 only at its end.
quint64 secondsLeft(qint64 milliseconds) {
    return static_cast<quint64>((milliseconds + 999) / 1000);
}

} // namespace

LargeTime::LargeTime(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LargeTime::setSeconds(quint64 seconds) {
    if (const QString text = timeText(seconds); text != text_) {
        text_ = text;
        setAccessibleDescription(text);
        update();
    }
}

QSize LargeTime::sizeHint() const {
    const QFontMetrics metrics(largeFont());
    return {metrics.horizontalAdvance(QStringLiteral("00:00")), metrics.capHeight() + 12};
}

void LargeTime::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setFont(largeFont());
    painter.setPen(palette().color(QPalette::WindowText));
    const int width = painter.fontMetrics().horizontalAdvance(text_);
    // The baseline is at the bottom, since digits have no descenders.
    painter.drawText(isRightToLeft() ? this->width() - width : 0, height() - 6, text_);
}

void LargeTime::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

CountdownCard::CountdownCard(Contest& contest, QWidget* parent)
    : Card(parent), contest_(contest), caption_(makeLabel(TextRole::body, true, this)),
      time_(new LargeTime(this)), round_(makeLabel(TextRole::body, true, this)),
      codes_(makeLabel(TextRole::value, false, this)), copy_(new QPushButton(this)),
      bar_(new QProgressBar(this)), ends_(new QWidget(this)),
      whole_(makeLabel(TextRole::small, true, this)), begin_(new QPushButton(this)) {
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(8);
    caption_->setWordWrap(true);
    grid->addWidget(caption_, 0, 0);
    grid->addWidget(round_, 0, 1, Qt::AlignTrailing);
    grid->addWidget(time_, 1, 0, 2, 1, Qt::AlignVCenter);
    grid->addWidget(codes_, 1, 1, Qt::AlignTrailing);
    grid->addWidget(copy_, 2, 1, Qt::AlignTrailing);
    grid->setColumnStretch(0, 1);
    content()->addLayout(grid);
    codes_->setTone(TextLabel::Tone::accent);
    codes_->setAlignment(Qt::AlignTrailing);
    codes_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    bar_->setRange(0, barSteps);
    bar_->setTextVisible(false);
    content()->addWidget(bar_);
    auto* row = new QHBoxLayout(ends_);
    row->setContentsMargins(0, 0, 0, 0);
    auto* none = makeLabel(TextRole::small, true, ends_);
    none->setText(timeText(0));
    row->addWidget(none);
    row->addStretch();
    row->addWidget(whole_);
    content()->addWidget(ends_);
    content()->addWidget(begin_, 0, Qt::AlignLeading);
    begin_->setObjectName(QStringLiteral("beginRound"));
    copy_->setFocusPolicy(Qt::TabFocus);
    begin_->setFocusPolicy(Qt::TabFocus);
    connect(copy_, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(codesText(contest_.boards())); });
    connect(begin_, &QPushButton::clicked, &contest, &Contest::beginNextRound);
    connect(&contest, &Contest::changed, this, &CountdownCard::refresh);
    connect(&contest, &Contest::ticked, this, &CountdownCard::refreshTime);
    onLanguageChanged(this, [this] {
        copy_->setText(tr("&Copy"));
        copy_->setToolTip(tr("Copy the codes of this round"));
        bar_->setAccessibleName(tr("Time left"));
        refresh();
    });
}

void CountdownCard::refresh() {
    const bool isOver = contest_.phase() == Contest::Phase::over;
    const std::size_t rounds = contest_.plan().rounds.size();
    const std::size_t next = contest_.round() + (isOver ? 1 : 0);
    switch (contest_.phase()) {
    case Contest::Phase::ready:
        caption_->setText(tr("Begins in"));
        break;
    case Contest::Phase::running:
    case Contest::Phase::waiting:
        caption_->setText(tr("Time left"));
        break;
    case Contest::Phase::over:
        caption_->setText(contest_.isLastRound() ? tr("The contest is over")
                                                 : tr("The next round begins in"));
        break;
    }
    time_->setAccessibleName(caption_->text());
    time_->setVisible(!isOver || !contest_.isLastRound());
    round_->setText(roundText(contest_.round(), rounds));
    QStringList codes;
    for (const ContestBoard& board : contest_.boards()) {
        codes << isolated(board.code);
    }
    codes_->setText(codes.join(QLatin1Char('\n')));
    whole_->setText(timeText(static_cast<quint64>(contest_.plan().roundSeconds)));
    for (QWidget* part : std::initializer_list<QWidget*>{bar_, ends_}) {
        part->setVisible(!isOver);
    }
    begin_->setVisible(isOver && !contest_.isLastRound());
    if (next < rounds) {
        begin_->setText(tr("&Begin round %1 now").arg(next + 1));
    }
    refreshTime();
}

void CountdownCard::refreshTime() {
    const qint64 left = contest_.millisecondsLeft();
    time_->setSeconds(secondsLeft(left));
    bar_->setValue(contest_.isRoundRunning()
                       ? static_cast<int>(left * barSteps / contest_.roundMilliseconds())
                       : barSteps);
    const bool isLast = contest_.isRoundRunning() && left <= lastMilliseconds;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, isLast ? themeOf(*this).press : themeOf(*this).text);
    if (colours.color(QPalette::WindowText) != time_->palette().color(QPalette::WindowText)) {
        time_->setPalette(colours);
    }
}

RoundCard::RoundCard(Contest& contest, const QList<QAction*>& actions, QWidget* parent)
    : Card(parent), contest_(contest), hidden_(addText(TextRole::body)),
      giveUp_(new QPushButton(this)) {
    auto* row = new WrapLayout(nullptr, 8);
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::TabFocus);
        button->setObjectName(action->objectName());
        row->addWidget(button);
    }
    row->addWidget(giveUp_);
    content()->addLayout(row);
    giveUp_->setObjectName(QStringLiteral("giveUp"));
    giveUp_->setAutoDefault(false);
    giveUp_->setFocusPolicy(Qt::TabFocus);
    connect(giveUp_, &QPushButton::clicked, this, &RoundCard::askToGiveUp);
    connect(&contest, &Contest::changed, this, &RoundCard::refresh);
    onLanguageChanged(this, [this] {
        hidden_->setText(tr("Hints and solutions are hidden during the round."));
        giveUp_->setText(tr("&Give up"));
        giveUp_->setToolTip(tr("Ends the round for you; the others play on"));
    });
    refresh();
}

void RoundCard::refresh() {
    const bool isPlayer = !contest_.plan().isRanking;
    hidden_->setVisible(isPlayer && contest_.isRoundRunning());
    giveUp_->setVisible(isPlayer && contest_.phase() == Contest::Phase::running);
}

void RoundCard::askToGiveUp() {
    QMessageBox question(QMessageBox::Question, tr("Give up"),
                         tr("Give up this round? It can't be resumed."), QMessageBox::Cancel,
                         window());
    QPushButton* yes = question.addButton(tr("&Give up"), QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    const std::size_t asked = contest_.round();
    question.exec();
    if (question.clickedButton() == yes && contest_.round() == asked) {
        contest_.giveUp();
    }
}

} // namespace lightsout

#include "moc_RoundCards.cpp"
