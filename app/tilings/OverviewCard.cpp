// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/OverviewCard.h"

#include "controls/StopButton.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int factGap = 28;

} // namespace

OverviewCard::OverviewCard(QWidget* parent)
    : Card(parent), headline_(addText(TextRole::headline)), text_(addText(TextRole::body)),
      facts_(new QWidget(this)), count_(new FactLabel(QString())),
      classes_(new FactLabel(QString())), presses_(new FactLabel(QString())),
      searched_(new FactLabel(QString())), stop_(new StopButton(this)),
      restart_(new QPushButton(this)), proof_(new QPushButton(this)) {
    new WhyButton(*text_, QStringLiteral("tilings.md#what-a-tiling-is"));
    auto* row = new WrapLayout(facts_, factGap);
    for (FactLabel* fact : {count_, classes_, presses_, searched_}) {
        row->addWidget(fact);
    }
    content()->addWidget(facts_);
    for (QPushButton* button : {proof_, stop_, restart_}) {
        content()->addWidget(button, 0, Qt::AlignLeading);
    }
    restart_->setObjectName(QStringLiteral("searchAgain"));
    proof_->setObjectName(QStringLiteral("watchProof"));
    proof_->setDefault(true);
    connect(stop_, &QPushButton::clicked, this, &OverviewCard::stopRequested);
    connect(restart_, &QPushButton::clicked, this, &OverviewCard::restartRequested);
    connect(proof_, &QPushButton::clicked, this, &OverviewCard::proofRequested);
    showSearching(0);
    onLanguageChanged(this, [this] { retranslate(); });
}

void OverviewCard::retranslate() {
    count_->setName(tr("Tilings"));
    classes_->setName(tr("Up to symmetry"));
    presses_->setName(tr("Presses per tiling"));
    searched_->setName(tr("Searched"));
    restart_->setText(tr("Search again"));
    proof_->setText(tr("Watch the proof"));
}

void OverviewCard::showFacts(const Rule& rule, const TilingFacts& facts, const QString& count,
                             bool isCounting) {
    text_->setAccessibleName({});
    stop_->setVisible(isCounting);
    restart_->setVisible(count.isEmpty() && !isCounting && !facts.refusal);
    const bool hasProof = facts.obstruction && facts.obstruction->kind == Obstruction::Kind::search;
    proof_->setVisible(hasProof);
    facts_->setVisible(!facts.refusal);
    if (facts.refusal) {
        headline_->setText(tr("Too large"));
        text_->setText(tr("The search for tilings is limited to boards of up to %1 vertices.")
                           .arg(numberText(maxTilingVertices)));
        return;
    }
    if (facts.haveNone()) {
        headline_->setText(tr("No tiling"));
        text_->setText(reason(rule, *facts.obstruction, vertexName));
        text_->setAccessibleName(reason(rule, *facts.obstruction, spokenVertexName));
    } else {
        const BitVector& first = facts.tilings.front();
        headline_->setText(tr("Every light changes exactly once."));
        text_->setText(tr("%Ln pressed cell(s); the tiles round them cover all %1 lights.", nullptr,
                          static_cast<int>(first.count()))
                           .arg(numberText(rule.vertexCount())));
    }
    const bool isKnown = !count.isEmpty();
    count_->setValue(isKnown ? isolated(count)
                             : tr("more than %1").arg(numberText(facts.tilings.size())));
    if (facts.classes) {
        classes_->setValue(numberText(*facts.classes));
    } else {
        classes_->setUnknown(tr("There are too many tilings to compare."));
    }
    // On undirected boards all tilings have the same number of presses.
    const bool areEqual = rule.isUndirected() && !facts.tilings.empty();
    if (areEqual) {
        presses_->setValue(numberText(facts.tilings.front().count()));
    } else {
        presses_->setUnknown(facts.tilings.empty()
                                 ? tr("No tiling is known.")
                                 : tr("On directed boards, this number can vary."));
    }
    searched_->setValue(isKnown ? tr("completely") : tr("partly"));
}

void OverviewCard::showSearching(double fraction) {
    headline_->setText(tr("Looking for tilings …"));
    text_->setAccessibleName({});
    text_->setText(tr("%1 of the search is done. The remaining time can't be predicted.")
                       .arg(doneText(fraction)));
    facts_->hide();
    proof_->hide();
    restart_->hide();
    stop_->show();
}

void OverviewCard::showStopped() {
    headline_->setText(tr("The search was stopped."));
    text_->clear();
    text_->setAccessibleName({});
    facts_->hide();
    proof_->hide();
    stop_->hide();
    restart_->show();
}

QString OverviewCard::reason(const Rule& rule, const Obstruction& obstruction,
                             VertexNaming name) const {
    switch (obstruction.kind) {
    case Obstruction::Kind::darkLight:
        return tr("No press changes %1.").arg(name(rule, obstruction.light));
    case Obstruction::Kind::sizes:
        return obstruction.lights == rule.vertexCount()
                   ? tr("The size of every tile is a multiple of %1, but the number of lights, %2, "
                        "is not.")
                         .arg(numberText(obstruction.divisor), numberText(obstruction.lights))
                   : tr("In one part of the board, every tile size is a multiple of %1, but the "
                        "number of lights, %2, is not.")
                         .arg(numberText(obstruction.divisor), numberText(obstruction.lights));
    case Obstruction::Kind::search:
        return tr(
            "Wherever you start, one light remains that no tile can cover. %Ln move(s) prove it.",
            nullptr, static_cast<int>(obstruction.proof.moves.size()));
    case Obstruction::Kind::unknown:
        break;
    }
    return tr("All possibilities were tried, and none works.");
}

} // namespace lightsout

#include "moc_OverviewCard.cpp"
