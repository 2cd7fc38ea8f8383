// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/ComparedFacts.h"

#include "text/BoardText.h"
#include "text/ErrorText.h"
#include "text/Glossary.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QLocale>

namespace lightsout {

namespace {

/// A function that returns the value of a fact for a board; empty while it is not known.
using Value = std::function<QString(Side)>;

/// Describes which lights a press changes.
QString ruleText(const Rule& rule) {
    const Lattice* lattice = rule.lattice();
    if (lattice == nullptr) {
        return QCoreApplication::translate("ComparedFacts", "as drawn");
    }
    const QString neighbours = neighboursText(lattice->neighbours);
    return lattice->selfInfluence
               ? neighbours
               : QCoreApplication::translate("ComparedFacts", "%1, without self-influence")
                     .arg(neighbours);
}

QString fewestText(const Facts& facts) {
    if (!facts.solvable) {
        return QCoreApplication::translate("ComparedFacts", "no solution");
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
            text = comparison.isWorking(side)
                       ? QStringLiteral("…")
                       : QCoreApplication::translate("ComparedFacts", "not known");
        }
    }
    fact.differs = areKnown && fact.values[0] != fact.values[1];
    return fact;
}

} // namespace

std::vector<ComparedFact> comparedFacts(const Comparison& comparison) {
    std::vector<ComparedFact> all;
    const auto add = [&](const QString& name, const QString& meaning, const Value& value) {
        all.push_back(compared(name, meaning, comparison, value));
    };
    const auto addTerm = [&](Term term, const Value& value) {
        add(termName(term), termSentence(term), value);
    };
    /// Used for computed facts.
    const auto known = [&](const std::function<QString(const Facts&)>& text) -> Value {
        return [&comparison, text](Side side) {
            const Facts* facts = comparison.facts(side);
            return facts == nullptr || facts->refusal ? QString() : text(*facts);
        };
    };
    /// Used for facts that depend on the rule alone. They stay valid while presses are made.
    const auto knownOfRule = [&](const std::function<QString(const Facts&)>& text) -> Value {
        return [&comparison, text](Side side) {
            const Facts* facts = comparison.factsOfRule(side);
            return facts == nullptr || facts->refusal ? QString() : text(*facts);
        };
    };
    addTerm(Term::board, [&](Side side) { return boardName(comparison.game(side).rule()); });
    add(QCoreApplication::translate("ComparedFacts", "Rule"),
        QCoreApplication::translate("ComparedFacts", "The lights a press changes."),
        [&](Side side) { return ruleText(comparison.game(side).rule()); });
    addTerm(Term::vertices,
            [&](Side side) { return numberText(comparison.game(side).vertexCount()); });
    addTerm(Term::edges, knownOfRule([](const Facts& facts) { return numberText(facts.edges); }));
    addTerm(Term::rank, knownOfRule([](const Facts& facts) { return numberText(facts.rank); }));
    addTerm(Term::nullity,
            knownOfRule([](const Facts& facts) { return numberText(facts.nullity); }));
    add(QCoreApplication::translate("ComparedFacts", "Solvable boards"),
        QCoreApplication::translate("ComparedFacts",
                                    "The share of boards with this rule that can be solved."),
        knownOfRule(
            [](const Facts& facts) { return solvableShareText(facts.unreachedDimensions()); }));
    addTerm(Term::symmetries, [&](Side side) {
        const Symmetries* symmetries = comparison.symmetries(side);
        return symmetries != nullptr && symmetries->count() ? largeNumberText(*symmetries->count())
                                                            : QString();
    });
    add(QCoreApplication::translate("ComparedFacts", "Solvable"), termSentence(Term::solvable),
        known([](const Facts& facts) {
            return facts.solvable ? QCoreApplication::translate("ComparedFacts", "yes")
                                  : QCoreApplication::translate("ComparedFacts", "no");
        }));
    addTerm(Term::solutions, known([](const Facts& facts) {
                return facts.solvable ? powerOfTwoText(facts.nullity) : numberText(0);
            }));
    addTerm(Term::fewestPresses, known(fewestText));
    add(QCoreApplication::translate("ComparedFacts", "Lights on"),
        QCoreApplication::translate("ComparedFacts", "The number of lights on now."),
        [&](Side side) { return numberText(comparison.game(side).lights().count()); });
    add(QCoreApplication::translate("ComparedFacts", "Presses made"),
        QCoreApplication::translate("ComparedFacts",
                                    "Presses since the start, including repeated ones."),
        [&](Side side) { return numberText(comparison.game(side).pressCount()); });
    return all;
}

QString missingFactsText(const Comparison& comparison) {
    QStringList sentences;
    for (const Side side : bothSides) {
        const Facts* facts = comparison.facts(side);
        if (facts != nullptr && facts->refusal) {
            sentences << QStringLiteral("%1: %2").arg(boardName(comparison.game(side).rule()),
                                                      errorText(*facts->refusal));
        } else if (const auto memory = comparison.memoryToAllow(side)) {
            sentences << QCoreApplication::translate(
                             "ComparedFacts",
                             "%1: solving this board needs %2 of memory, which is a lot.")
                             .arg(boardName(comparison.game(side).rule()),
                                  QLocale().formattedDataSize(static_cast<qint64>(*memory)));
        }
    }
    return sentences.join(QLatin1Char(' '));
}

} // namespace lightsout
