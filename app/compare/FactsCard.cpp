// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/FactsCard.h"

#include "compare/ComparedFacts.h"
#include "look/LookChanges.h"
#include "look/WhyButton.h"

#include <QGridLayout>
#include <QPushButton>

namespace lightsout {

namespace {

const auto differentSign = QStringLiteral("≠");

} // namespace

FactsCard::FactsCard(Comparison& comparison, QWidget* parent)
    : Card(parent), comparison_(comparison),
      summary_(addText(TextRole::title)), heads_{makeLabel(TextRole::small, true, this),
                                                 makeLabel(TextRole::small, true, this)} {
    new WhyButton(*summary_, QStringLiteral("play.md#two-boards-beside-each-other"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(5);
    grid->addWidget(heads_[0], 0, 1);
    grid->addWidget(heads_[1], 0, 3);
    const int count = static_cast<int>(comparedFacts(comparison).size());
    for (int i = 1; i <= count; ++i) {
        const Row row{.name = makeLabel(TextRole::small, true, this),
                      .values = {makeLabel(TextRole::body, false, this),
                                 makeLabel(TextRole::body, false, this)},
                      .sign = makeLabel(TextRole::body, false, this)};
        row.sign->setTone(TextLabel::Tone::press);
        row.sign->setBold(true);
        int column = 0;
        for (TextLabel* label : {row.name, row.values[0], row.sign, row.values[1]}) {
            label->setWordWrap(label != row.sign);
            grid->addWidget(label, i, column++);
        }
        rows_.push_back(row);
    }
    grid->setColumnStretch(0, 3);
    grid->setColumnStretch(1, 3);
    grid->setColumnMinimumWidth(2, 16);
    grid->setColumnStretch(3, 3);
    content()->addLayout(grid);
    missing_ = addText(TextRole::small);
    allow_ = new QPushButton(this);
    content()->addWidget(allow_, 0, Qt::AlignLeading);
    content()->addStretch();
    connect(allow_, &QPushButton::clicked, &comparison, &Comparison::allowMemory);
    connect(&comparison, &Comparison::gamesChanged, this, &FactsCard::refresh);
    connect(&comparison, &Comparison::factsChanged, this, &FactsCard::refresh);
    onLanguageChanged(this, [this] { refresh(); });
}

void FactsCard::refresh() {
    heads_[0]->setText(tr("This board"));
    heads_[1]->setText(tr("Pinned board"));
    int differences = 0;
    const std::vector<ComparedFact> facts = comparedFacts(comparison_);
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const ComparedFact& fact = facts[i];
        const Row& row = rows_[i];
        row.name->setText(fact.name);
        row.name->setToolTip(fact.meaning);
        row.sign->setText(fact.differs ? differentSign : QString());
        row.sign->setAccessibleName(fact.differs ? tr("differs") : QString());
        for (std::size_t side = 0; side < 2; ++side) {
            row.values[side]->setText(fact.values[side]);
            row.values[side]->setBold(fact.differs);
            row.values[side]->setToolTip(fact.meaning);
            row.values[side]->setAccessibleName(
                tr("%1, %2: %3").arg(fact.name, heads_[side]->text(), fact.values[side]));
        }
        differences += fact.differs ? 1 : 0;
    }
    summary_->setText(differences == 0 ? tr("No difference")
                                       : tr("%Ln difference(s)", nullptr, differences));
    missing_->setText(missingFactsText(comparison_));
    missing_->setVisible(!missing_->text().isEmpty());
    allow_->setText(tr("Solve anyway"));
    allow_->setVisible(comparison_.memoryToAllow(Side::own) ||
                       comparison_.memoryToAllow(Side::pinned));
}

QString FactsCard::shownText() const {
    QString text = QLatin1Char('\t') + heads_[0]->text() + QLatin1Char('\t') + heads_[1]->text() +
                   QLatin1Char('\n');
    for (const Row& row : rows_) {
        text += QStringList{row.name->text(), row.values[0]->text(), row.values[1]->text(),
                            row.sign->text()}
                    .join(QLatin1Char('\t')) +
                QLatin1Char('\n');
    }
    return text;
}

} // namespace lightsout

#include "moc_FactsCard.cpp"
