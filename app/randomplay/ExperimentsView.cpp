// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/ExperimentsView.h"

#include "controls/FrontStack.h"
#include "controls/Layouts.h"
#include "controls/WrapLayout.h"
#include "randomplay/ExperimentsCard.h"
#include "randomplay/PairCard.h"
#include "randomplay/SizesCard.h"
#include "text/CommandText.h"
#include "theme/LookChanges.h"

#include <QButtonGroup>
#include <QPushButton>

namespace lightsout {

ExperimentsView::ExperimentsView(RandomPlay& play, QWidget* parent)
    : QWidget(parent), play_(play), choice_(new QButtonGroup(this)), tools_(new WrapLayout),
      cards_(new FrontStack(this)), lengths_(new ExperimentsCard(play, this)),
      sizes_(new SizesCard(play, this)), pair_(new PairCard(play, this)) {
    for (const auto& [experiment, name] :
         {std::pair(lengths, "severalLengths"), {sizes, "severalSizes"}, {pair, "twoCells"}}) {
        auto* button = new QPushButton(this);
        button->setObjectName(QLatin1String(name));
        button->setCheckable(true);
        choice_->addButton(button, experiment);
        tools_->addWidget(button);
    }
    for (QWidget* card : std::initializer_list<QWidget*>{lengths_, sizes_, pair_}) {
        cards_->addWidget(card);
    }
    connect(choice_, &QButtonGroup::idToggled, this, [this](int id, bool isChosen) {
        if (isChosen) {
            cards_->setCurrentIndex(id);
        }
    });
    setExperiment(lengths);
    setColumn(this, {tools_, {cards_, 1}});
    setTexts<ExperimentsView>(choice_->button(lengths), QT_TR_NOOP("Several lengths"),
                              QT_TR_NOOP("Play games of several lengths on this board"));
    setTexts<ExperimentsView>(choice_->button(sizes), QT_TR_NOOP("Several sizes"),
                              QT_TR_NOOP("Compare the means for square boards of several sizes"));
    setTexts<ExperimentsView>(choice_->button(pair), QT_TR_NOOP("Two cells"),
                              QT_TR_NOOP("See whether two cells are independent"));
}

ExperimentsView::Experiment ExperimentsView::experiment() const {
    return static_cast<Experiment>(choice_->checkedId());
}

void ExperimentsView::setExperiment(Experiment experiment) {
    choice_->button(experiment)->setChecked(true);
}

QStringList ExperimentsView::commands(const BitVector& target, const QString& path) const {
    const Game board(play_.rule(), play_.lights(), target);
    const auto command = [](const Game& game, const SimulationPlan& plan, const QString& file) {
        QString words = QStringLiteral("simulate --games %1 --presses %2 --seed %3 --batch %4")
                            .arg(plan.games)
                            .arg(plan.presses)
                            .arg(plan.seed)
                            .arg(plan.batch);
        if (plan.watchedPair) {
            words += QStringLiteral(" --covariance %1,%2")
                         .arg(plan.watchedPair->first)
                         .arg(plan.watchedPair->second);
        }
        return gameCommand(plan.walk == Walk::lazy ? words + QStringLiteral(" --lazy") : words,
                           game, file);
    };
    QStringList commands;
    if (experiment() == sizes) {
        const std::vector<Game> starts = sizes_->starts();
        const std::vector<SimulationPlan> plans = sizes_->plans();
        for (std::size_t i = 0; i < plans.size(); ++i) {
            commands << command(starts[i], plans[i], {});
        }
        return commands;
    }
    for (const SimulationPlan& plan : experiment() == pair ? pair_->plans() : lengths_->plans()) {
        commands << command(board, plan, path);
    }
    return commands;
}

} // namespace lightsout

#include "moc_ExperimentsView.cpp"
