// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/RoundCard.h"

#include "controls/WrapLayout.h"
#include "theme/LookChanges.h"

#include <QAction>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace lightsout {

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

#include "moc_RoundCard.cpp"
