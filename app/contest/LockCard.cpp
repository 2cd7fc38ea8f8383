// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/LockCard.h"

#include "look/Icon.h"
#include "look/LookChanges.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

LockCard::LockCard(Contest& contest, QWidget* parent)
    : Card(parent), contest_(contest), word_(new QLineEdit(this)), unlock_(new QPushButton(this)),
      giveUp_(new QPushButton(this)), answer_(makeLabel(TextRole::small, true, this)) {
    auto* lock = new QLabel(this);
    auto* title = makeLabel(TextRole::title, false, this);
    title->setWordWrap(true);
    auto* head = new QHBoxLayout;
    head->addWidget(lock);
    head->addWidget(title, 1);
    content()->addLayout(head);
    auto* list = new QWidget(this);
    auto* grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    QList<TextLabel*> locked;
    for (int i = 0; i < 6; ++i) {
        locked << makeLabel(TextRole::body, true, list);
        locked.back()->setWordWrap(true);
        grid->addWidget(locked.back(), i / 2, i % 2);
    }
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    content()->addWidget(list);
    // Who shows the ranking has nothing to be kept from.
    auto* rule = new QFrame(this);
    rule->setFixedHeight(1);
    content()->addWidget(rule);
    for (QWidget* part : std::initializer_list<QWidget*>{lock, title, list, rule}) {
        part->setHidden(contest.plan().isRanking);
    }
    auto* line = new QHBoxLayout;
    line->addWidget(word_, 1);
    line->addWidget(unlock_);
    line->addWidget(giveUp_);
    TextLabel* caption = addText(TextRole::small);
    content()->addLayout(line);
    content()->addWidget(answer_);
    answer_->setWordWrap(true);
    answer_->setTone(TextLabel::Tone::press);
    word_->setEchoMode(QLineEdit::Password);
    word_->setObjectName(QStringLiteral("teachersWord"));
    for (QPushButton* button : {unlock_, giveUp_}) {
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus);
    }
    connect(word_, &QLineEdit::returnPressed, this, &LockCard::tryWord);
    connect(word_, &QLineEdit::textEdited, answer_, &QLabel::clear);
    connect(unlock_, &QPushButton::clicked, this, &LockCard::tryWord);
    connect(giveUp_, &QPushButton::clicked, this, &LockCard::askToGiveUp);
    connect(&contest, &Contest::changed, this, &LockCard::refresh);
    keepDressed(this, [lock, rule] {
        const int side = QFontMetrics(fontFor(TextRole::title)).ascent();
        lock->setPixmap(
            themedIcon(QStringLiteral("lock")).pixmap({side, side}, lock->devicePixelRatioF()));
        rule->setStyleSheet(
            QStringLiteral("background: %1; border: none;").arg(themeOf(*rule).line.name()));
    });
    keepTranslated(this, [this, title, locked, caption] {
        title->setText(tr("Locked while the round runs"));
        const QStringList names{tr("Hint, solution, autoplay"), tr("Fewest presses left"),
                                tr("The other pages"),          tr("Lights, target, drawing"),
                                tr("Opening another board"),    tr("Pasting and dropping")};
        for (int i = 0; i < names.size(); ++i) {
            locked[i]->setText(names[i]);
        }
        caption->setText(contest_.plan().word.isSet()
                             ? tr("Teacher’s word")
                             : tr("There is no teacher’s word: it stays locked until time is up."));
        word_->setAccessibleName(tr("Teacher’s word"));
        unlock_->setText(tr("&Unlock"));
        unlock_->setToolTip(tr("Ends the round here, if this is the teacher’s word"));
        giveUp_->setText(tr("&Give up"));
        giveUp_->setToolTip(tr("Ends the round for you; the others play on"));
    });
    refresh();
}

void LockCard::refresh() {
    const bool hasWord = contest_.plan().word.isSet();
    setVisible(contest_.isLocked() && (hasWord || !contest_.plan().isRanking));
    word_->setVisible(hasWord);
    unlock_->setVisible(hasWord);
    giveUp_->setVisible(contest_.phase() == Contest::Phase::running && !contest_.plan().isRanking);
    if (!contest_.isLocked()) {
        word_->clear();
        answer_->clear();
    }
}

void LockCard::askToGiveUp() {
    QMessageBox question(QMessageBox::Question, tr("Give up"),
                         tr("Give up this round? It can’t be taken up again."), QMessageBox::Cancel,
                         window());
    QPushButton* yes = question.addButton(tr("&Give up"), QMessageBox::AcceptRole);
    question.setDefaultButton(QMessageBox::Cancel);
    const std::size_t asked = contest_.round();
    question.exec();
    if (question.clickedButton() == yes && contest_.round() == asked) {
        contest_.giveUp();
    }
}

void LockCard::tryWord() {
    const QString word = word_->text();
    word_->clear();
    if (!contest_.unlock(word)) {
        answer_->setText(tr("That is not the word."));
    }
}

} // namespace lightsout

#include "moc_LockCard.cpp"
