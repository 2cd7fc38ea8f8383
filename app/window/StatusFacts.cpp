#include "window/StatusFacts.h"

#include "look/Card.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QHBoxLayout>
#include <QLocale>

namespace lightsout {

namespace {

/// A decimal number, in full while that can be taken in.
QString groupOrderText(const std::string& decimal) {
    constexpr std::size_t mostDigits = 12;
    return decimal.size() <= mostDigits
               ? numberText(std::stoull(decimal))
               : isolated(QStringLiteral("> 10^%1").arg(decimal.size() - 1));
}

} // namespace

StatusFacts::StatusFacts(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(16, 0, 16, 0);
    row_->setSpacing(6);
    setAccessibleName(tr("Facts about the board"));
    connect(&workbench.document, &Document::changed, this, &StatusFacts::refresh);
    connect(&workbench.analysis, &Analysis::factsChanged, this, &StatusFacts::refresh);
    connect(&workbench.symmetries, &Symmetries::changed, this, &StatusFacts::refresh);
    refresh();
}

void StatusFacts::refresh() {
    const Game& game = workbench_.document.game();
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr && row_->count() > 0) {
        return; // the next answer is a moment away: do not flicker
    }
    const std::pair<QString, QString> board{tr("Board"), boardName(game.rule())};
    if (facts == nullptr || facts->refusal) {
        show({board,
              {tr("Vertices"), numberText(game.vertexCount())},
              {tr("Rank"), workbench_.analysis.isWorking() ? tr("…") : tr("not known")}});
        return;
    }
    const auto& symmetries = workbench_.symmetries.count();
    show(
        {board,
         {tr("Vertices"), numberText(facts->vertices)},
         {tr("Edges"),
          facts->oneWayEdges == 0
              ? numberText(facts->edges)
              : tr("%1, %2 one-way").arg(numberText(facts->edges), numberText(facts->oneWayEdges))},
         {tr("Rank"), numberText(facts->rank)},
         {tr("Nullity"), numberText(facts->nullity)},
         {tr("Solutions"), facts->solvable ? powerOfTwoText(facts->nullity) : numberText(0)},
         {tr("Symmetries"), symmetries ? groupOrderText(*symmetries) : QStringLiteral("–")},
         {tr("This board"), facts->solvable ? tr("solvable") : tr("not solvable")}});
}

void StatusFacts::show(std::initializer_list<std::pair<QString, QString>> facts) {
    while (QLayoutItem* item = row_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList spoken;
    for (const auto& [name, value] : facts) {
        QLabel* caption = makeLabel(TextRole::small, true, this);
        caption->setText(name);
        QLabel* fact = makeLabel(TextRole::small, false, this);
        fact->setText(value);
        QFont bold = fact->font();
        bold.setBold(true);
        fact->setFont(bold);
        row_->addWidget(caption);
        row_->addWidget(fact);
        row_->addSpacing(18);
        spoken.append(name + QLatin1Char(' ') + value);
    }
    row_->addStretch();
    setAccessibleDescription(spoken.join(QStringLiteral(", ")));
}

} // namespace lightsout
