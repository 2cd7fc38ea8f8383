// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StatusFacts.h"

#include "look/Card.h"
#include "look/LookChanges.h"
#include "look/WhyButton.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QMouseEvent>

#include <algorithm>

namespace lightsout {

namespace {

constexpr auto placeProperty = "manualPlace";

/// Of a word in the manual's lexicon.
QString placeOf(Term term) {
    const auto place = std::ranges::find(allTerms(), term) - allTerms().begin();
    return QStringLiteral("lexicon.md#%1").arg(place);
}

} // namespace

void StatusFacts::mousePressEvent(QMouseEvent* event) {
    const QWidget* fact = childAt(event->pos());
    const QString place = fact != nullptr ? fact->property(placeProperty).toString() : QString();
    if (!place.isEmpty()) {
        ManualEvent wanted(place);
        QCoreApplication::sendEvent(window(), &wanted);
    }
}

StatusFacts::StatusFacts(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), row_(new QHBoxLayout(this)) {
    setObjectName(QStringLiteral("facts")); // by which lessons know it
    row_->setContentsMargins(16, 0, 16, 0);
    row_->setSpacing(6);
    connect(&workbench.document, &Document::changed, this, &StatusFacts::refresh);
    connect(&workbench.analysis, &Analysis::factsChanged, this, &StatusFacts::refresh);
    connect(&workbench.symmetries, &Symmetries::changed, this, &StatusFacts::refresh);
    keepTranslated(this, [this] {
        setAccessibleName(tr("Facts about the board"));
        refresh();
    });
}

void StatusFacts::refresh() {
    const Game& game = workbench_.document.game();
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr && row_->count() > 0) {
        return; // the next answer is a moment away: do not flicker
    }
    const Fact board{Term::board, boardName(game.rule())};
    if (facts == nullptr || facts->refusal) {
        show({board,
              {Term::vertices, numberText(game.vertexCount())},
              {Term::rank, workbench_.analysis.isWorking() ? tr("…") : tr("not known"),
               facts != nullptr ? errorText(*facts->refusal) : QString()}});
        return;
    }
    const auto& symmetries = workbench_.symmetries.count();
    show(
        {board,
         {Term::vertices, numberText(facts->vertices)},
         {Term::edges,
          facts->oneWayEdges == 0
              ? numberText(facts->edges)
              : tr("%1, %2 one-way").arg(numberText(facts->edges), numberText(facts->oneWayEdges))},
         {Term::rank, numberText(facts->rank)},
         {Term::nullity, numberText(facts->nullity)},
         {Term::solutions, facts->solvable ? powerOfTwoText(facts->nullity) : numberText(0)},
         {Term::symmetries,
          symmetries                          ? largeNumberText(*symmetries)
          : workbench_.symmetries.isWorking() ? tr("…")
                                              : tr("not counted"),
          symmetries || workbench_.symmetries.isWorking()
              ? QString()
              : tr("They are looked for on boards of up to %Ln vertices.", nullptr,
                   static_cast<int>(Symmetries::maxVertices))},
         {Term::solvable, facts->solvable ? tr("solvable") : tr("not solvable")}});
}

void StatusFacts::show(const std::vector<Fact>& facts) {
    while (QLayoutItem* item = row_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList spoken;
    for (const auto& [term, value, reason] : facts) {
        const QString name = termName(term);
        const QString explanation =
            reason.isEmpty() ? termSentence(term) : termSentence(term) + QLatin1Char(' ') + reason;
        TextLabel* caption = makeLabel(TextRole::small, true, this);
        caption->setText(name);
        TextLabel* fact = makeLabel(TextRole::small, false, this);
        fact->setText(value);
        fact->setBold(true);
        for (TextLabel* label : {caption, fact}) {
            label->setToolTip(explanation);
            label->setProperty(placeProperty, placeOf(term));
            label->setCursor(Qt::WhatsThisCursor);
        }
        row_->addWidget(caption);
        row_->addWidget(fact);
        row_->addSpacing(18);
        spoken.append(QStringList{name, value, reason}.join(QLatin1Char(' ')).trimmed());
    }
    row_->addStretch();
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
}

} // namespace lightsout
