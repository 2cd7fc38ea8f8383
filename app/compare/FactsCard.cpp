// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/FactsCard.h"

#include "controls/WhyButton.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"
#include "text/Glossary.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QGridLayout>
#include <QLocale>
#include <QPushButton>
#include <QString>

#include <vector>

namespace lightsout {

namespace {

const auto differentSign = QStringLiteral("≠");

/// A fact about both boards, as text.
struct ComparedFact {
    QString name;
    QString meaning;               ///< a sentence that explains the fact
    std::array<QString, 2> values; ///< indexed by Side
    bool differs = false;          ///< false while one of the values is unknown
};

/// A function that returns the value of a fact for a board; empty while it is not known.
using Value = std::function<QString(Side)>;

/// Returns a text that says which lights a press changes.
QString ruleText(const Rule& rule) {
    const Lattice* lattice = rule.lattice();
    if (lattice == nullptr) {
        return FactsCard::tr("as drawn");
    }
    const QString neighbours = neighboursText(lattice->neighbours);
    return lattice->selfInfluence ? neighbours
                                  : FactsCard::tr("%1, without self-influence").arg(neighbours);
}

QString fewestText(const Facts& facts) {
    if (!facts.solvable) {
        return FactsCard::tr("no solution");
    }
    const QString presses = numberText(facts.solution.count());
    return facts.fewestProven ? presses : isolated(QStringLiteral("≤ ") + presses);
}

ComparedFact compared(const QString& name, const QString& meaning, const Comparison& comparison,
                      const Value& value) {
    ComparedFact fact{.name = name, .meaning = meaning, .values = {}};
    bool areKnown = true;
    for (const Side side : bothSides) {
        QString& text = fact.values[static_cast<std::size_t>(side)];
        text = value(side);
        if (text.isEmpty()) {
            areKnown = false;
            text = comparison.isWorking(side) ? QStringLiteral("…") : FactsCard::tr("not known");
        }
    }
    fact.differs = areKnown && fact.values[0] != fact.values[1];
    return fact;
}

/// Returns the facts; their number and order never change.
std::vector<ComparedFact> comparedFacts(const Comparison& comparison) {
    std::vector<ComparedFact> all;
    const auto add = [&](const QString& name, const QString& meaning, const Value& value) {
        all.push_back(compared(name, meaning, comparison, value));
    };
    const auto addTerm = [&](Term term, const Value& value) {
        add(termName(term), termSentence(term), value);
    };
    /// Makes the value of a computed fact.
    const auto known = [&](const std::function<QString(const Facts&)>& text) -> Value {
        return [&comparison, text](Side side) {
            const Facts* facts = comparison.facts(side);
            return facts == nullptr || facts->refusal ? QString() : text(*facts);
        };
    };
    /// Makes the value of a fact that depends on the rule alone. It stays valid while presses are
    /// made.
    const auto knownOfRule = [&](const std::function<QString(const Facts&)>& text) -> Value {
        return [&comparison, text](Side side) {
            const Facts* facts = comparison.factsOfRule(side);
            return facts == nullptr || facts->refusal ? QString() : text(*facts);
        };
    };
    addTerm(Term::board, [&](Side side) { return boardName(comparison.game(side).rule()); });
    add(FactsCard::tr("Rule"), FactsCard::tr("The lights a press changes."),
        [&](Side side) { return ruleText(comparison.game(side).rule()); });
    addTerm(Term::vertices,
            [&](Side side) { return numberText(comparison.game(side).vertexCount()); });
    addTerm(Term::edges, knownOfRule([](const Facts& facts) { return numberText(facts.edges); }));
    addTerm(Term::rank, knownOfRule([](const Facts& facts) { return numberText(facts.rank); }));
    addTerm(Term::nullity,
            knownOfRule([](const Facts& facts) { return numberText(facts.nullity); }));
    add(FactsCard::tr("Solvable boards"),
        FactsCard::tr("The share of boards with this rule that can be solved."),
        knownOfRule(
            [](const Facts& facts) { return solvableShareText(facts.unreachedDimensions()); }));
    addTerm(Term::symmetries, [&](Side side) {
        const Symmetries* symmetries = comparison.symmetries(side);
        return symmetries != nullptr && symmetries->count() ? largeNumberText(*symmetries->count())
                                                            : QString();
    });
    add(FactsCard::tr("Solvable"), termSentence(Term::solvable), known([](const Facts& facts) {
            return facts.solvable ? FactsCard::tr("yes") : FactsCard::tr("no");
        }));
    addTerm(Term::solutions, known([](const Facts& facts) {
                return facts.solvable ? powerOfTwoText(facts.nullity) : numberText(0);
            }));
    addTerm(Term::fewestPresses, known(fewestText));
    add(FactsCard::tr("Lights on"), FactsCard::tr("The number of lights on now."),
        [&](Side side) { return numberText(comparison.game(side).lights().count()); });
    add(FactsCard::tr("Presses made"),
        FactsCard::tr("Presses since the start, including repeated ones."),
        [&](Side side) { return numberText(comparison.game(side).pressCount()); });
    return all;
}

/// Returns sentences that say why facts can't be computed, or that computing them needs a lot of
/// memory; empty if neither is the case.
QString missingFactsText(const Comparison& comparison) {
    QStringList sentences;
    for (const Side side : bothSides) {
        const Facts* facts = comparison.facts(side);
        if (facts != nullptr && facts->refusal) {
            sentences << QStringLiteral("%1: %2").arg(boardName(comparison.game(side).rule()),
                                                      errorText(*facts->refusal));
        } else if (const auto memory = comparison.memoryToAllow(side)) {
            sentences << FactsCard::tr("%1: solving this board needs %2 of memory, which is a lot.")
                             .arg(boardName(comparison.game(side).rule()),
                                  QLocale().formattedDataSize(static_cast<qint64>(*memory)));
        }
    }
    return sentences.join(QLatin1Char(' '));
}

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
