// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/BoardCard.h"

#include "controls/WhyButton.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

BoardCard::BoardCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), title_(addText(TextRole::title)),
      reason_(makeLabel(TextRole::body, true, this)), picture_(new PatternPicture(this)),
      show_(new QPushButton(this)), fraction_(addText(TextRole::body)) {
    new WhyButton(*title_, QStringLiteral("mathematics.md#which-boards-can-be-solved"));
    reason_->setWordWrap(true);
    auto* text = new QVBoxLayout;
    text->addWidget(reason_);
    text->addWidget(show_, 0, Qt::AlignLeading);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(picture_, 0, Qt::AlignTop);
    row->addLayout(text, 1);
    content()->insertLayout(1, row);
    show_->setCheckable(true);
    connect(show_, &QPushButton::clicked, this,
            [this](bool on) { workbench_.guide.setSolutionWanted(on); });
    connect(&workbench.document, &CurrentDocument::changed, this, &BoardCard::refresh);
    connect(&workbench.analysis, &Analysis::factsChanged, this, &BoardCard::refresh);
    connect(&workbench.guide, &Guide::changed, this, &BoardCard::refresh);
    onLanguageChanged(this, [this] { retranslate(); });
}

void BoardCard::retranslate() {
    show_->setText(tr("Show on the board"));
    refresh();
}

void BoardCard::refresh() {
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr &&
        !title_->text().isEmpty()) {
        return; // the next facts follow in a moment; this avoids flicker
    }
    const bool isKnown = facts != nullptr && !facts->refusal && facts->vertices > 0;
    setVisible(isKnown);
    if (!isKnown) {
        return;
    }
    const bool unsolvable = !facts->solvable;
    picture_->setVisible(unsolvable && facts->vertices <= PatternPicture::maxVertices);
    show_->setVisible(unsolvable);
    show_->setChecked(workbench_.guide.certificate().has_value());
    if (unsolvable) {
        const Game& game = workbench_.document.game();
        title_->setText(tr("Why this board can't be solved"));
        reason_->setText(tr("An odd number of these lights (%Ln) must change. Every press changes "
                            "an even number of them, so some always remain.",
                            nullptr,
                            static_cast<int>(facts->certificate.overlap(game.difference()))));
        picture_->setPattern(game.rule(), facts->certificate);
        picture_->setAccessibleName(tr("The lights that prove that the board can't be solved"));
    } else if (facts->unreachedDimensions() == 0 && facts->nullity > 0) {
        title_->setText(tr("Why this board can be solved"));
        reason_->setText(tr(
            "The board has more buttons than lights, and every choice of lights can be solved."));
    } else if (facts->unreachedDimensions() == 0) {
        title_->setText(tr("Why this board can be solved"));
        reason_->setText(tr("The board's matrix is invertible, so every choice of lights has "
                            "exactly one solution."));
    } else {
        title_->setText(tr("Why this board can be solved"));
        reason_->setText(
            facts->rule.isUndirected()
                ? tr("Every quiet pattern contains an even number of the lights that must change.")
                : tr("If every press changes an even number of lights in a set, then an even "
                     "number of them must change."));
    }
    fraction_->setText(fractionText(*facts));
    fraction_->setVisible(facts->unreachedDimensions() > 0);
}

QString BoardCard::fractionText(const Facts& facts) const {
    return tr("Of all boards with this rule, 1 in %1 can be solved.")
        .arg(powerOfTwoText(facts.unreachedDimensions()));
}

} // namespace lightsout

#include "moc_BoardCard.cpp"
