// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/Glossary.h"

#include <QCoreApplication>

namespace lightsout {

namespace {

struct Entry {
    Term term;
    const char* name;
    const char* sentence;
};

constexpr Entry entries[] = {
    {Term::board, QT_TRANSLATE_NOOP("Glossary", "Board"),
     QT_TRANSLATE_NOOP("Glossary",
                       "The cells or vertices, with the rule for what each press changes.")},
    {Term::vertices, QT_TRANSLATE_NOOP("Glossary", "Vertices"),
     QT_TRANSLATE_NOOP("Glossary", "The number of lights (cells, on a grid).")},
    {Term::edges, QT_TRANSLATE_NOOP("Glossary", "Edges"),
     QT_TRANSLATE_NOOP("Glossary",
                       "The number of pairs of vertices in which at least one changes the other.")},
    {Term::press, QT_TRANSLATE_NOOP("Glossary", "Press"),
     QT_TRANSLATE_NOOP("Glossary", "Pressing a cell switches its own light and those of its "
                                   "neighbours, or the lights given by the rule.")},
    {Term::neighbour, QT_TRANSLATE_NOOP("Glossary", "Neighbour"),
     QT_TRANSLATE_NOOP("Glossary", "Another cell whose light changes when this cell is pressed.")},
    {Term::selfInfluence, QT_TRANSLATE_NOOP("Glossary", "Self-influence"),
     QT_TRANSLATE_NOOP("Glossary", "Whether pressing a cell changes its own light.")},
    {Term::influenceMatrix, QT_TRANSLATE_NOOP("Glossary", "Influence matrix"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "A table of 0s and 1s: a 1 in row v and column u means that pressing u changes light v. "
         "Column u is the change vector of u.")},
    {Term::elimination, QT_TRANSLATE_NOOP("Glossary", "Elimination"),
     QT_TRANSLATE_NOOP("Glossary", "Rows are added to one another until each equation begins with "
                                   "a later unknown than the one before.")},
    {Term::pivot, QT_TRANSLATE_NOOP("Glossary", "Pivot"),
     QT_TRANSLATE_NOOP("Glossary", "The 1 in a row that is used to clear the rest of its column.")},
    {Term::freeUnknown, QT_TRANSLATE_NOOP("Glossary", "Free unknown"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "An unknown whose column has no pivot: it can be chosen freely, and the others follow.")},
    {Term::rank, QT_TRANSLATE_NOOP("Glossary", "Rank"),
     QT_TRANSLATE_NOOP("Glossary", "The number of pivots, or independent presses: 2 to this power "
                                   "is the number of boards that can be reached.")},
    {Term::nullity, QT_TRANSLATE_NOOP("Glossary", "Nullity"),
     QT_TRANSLATE_NOOP("Glossary",
                       "The number of free unknowns: a solvable board has 2^nullity solutions.")},
    {Term::quietPattern, QT_TRANSLATE_NOOP("Glossary", "Quiet pattern"),
     QT_TRANSLATE_NOOP("Glossary", "A set of presses that together change no light.")},
    {Term::solutions, QT_TRANSLATE_NOOP("Glossary", "Solutions"),
     QT_TRANSLATE_NOOP("Glossary", "The number of sets of presses that lead from these lights to "
                                   "the target.")},
    {Term::solvable, QT_TRANSLATE_NOOP("Glossary", "This board"),
     QT_TRANSLATE_NOOP("Glossary", "Whether the target can be reached from these lights.")},
    {Term::certificate, QT_TRANSLATE_NOOP("Glossary", "Certificate"),
     QT_TRANSLATE_NOOP("Glossary", "A set of lights such that every press changes an even number "
                                   "of them, but an odd number must change.")},
    {Term::fewestPresses, QT_TRANSLATE_NOOP("Glossary", "Fewest presses"),
     QT_TRANSLATE_NOOP("Glossary", "The length of a shortest solution; called “proven” if it is "
                                   "certain that no shorter one exists.")},
    {Term::lightChasing, QT_TRANSLATE_NOOP("Glossary", "Light chasing"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "Each row is turned off by presses in the row below, until only the last row is left.")},
    {Term::symmetries, QT_TRANSLATE_NOOP("Glossary", "Symmetries"),
     QT_TRANSLATE_NOOP("Glossary",
                       "The number of ways to renumber the vertices without changing the rule.")},
    {Term::tiling, QT_TRANSLATE_NOOP("Glossary", "Tiling"),
     QT_TRANSLATE_NOOP("Glossary", "A solution in which every light changes exactly once.")},
    {Term::stateGraph, QT_TRANSLATE_NOOP("Glossary", "State graph"),
     QT_TRANSLATE_NOOP("Glossary", "A point for each possible board, and a line for each press "
                                   "that leads from one board to another.")},
    {Term::randomPlay, QT_TRANSLATE_NOOP("Glossary", "Random play"),
     QT_TRANSLATE_NOOP("Glossary",
                       "Each press is on a random cell. All cells are equally likely.")},
    {Term::lazyPlay, QT_TRANSLATE_NOOP("Glossary", "Lazy play"),
     QT_TRANSLATE_NOOP("Glossary", "Random play that skips each press with probability ½.")},
    {Term::markovChain, QT_TRANSLATE_NOOP("Glossary", "Markov chain"),
     QT_TRANSLATE_NOOP("Glossary",
                       "A random process whose next state depends only on the present one.")},
    {Term::limitLaw, QT_TRANSLATE_NOOP("Glossary", "Limit law"),
     QT_TRANSLATE_NOOP("Glossary", "The long-run probability of each number of black cells.")},
    {Term::mean, QT_TRANSLATE_NOOP("Glossary", "Mean"),
     QT_TRANSLATE_NOOP("Glossary", "The long-run average over many games.")},
    {Term::variance, QT_TRANSLATE_NOOP("Glossary", "Variance"),
     QT_TRANSLATE_NOOP("Glossary", "The average of the squared distance from the mean.")},
    {Term::totalVariation, QT_TRANSLATE_NOOP("Glossary", "Total variation distance"),
     QT_TRANSLATE_NOOP(
         "Glossary",
         "The largest difference between the probabilities that two laws give to the same event.")},
};

const Entry& entryOf(Term term) {
    return entries[static_cast<std::size_t>(term)];
}

} // namespace

const std::vector<Term>& allTerms() {
    static const std::vector<Term> all = [] {
        std::vector<Term> terms;
        for (const Entry& entry : entries) {
            terms.push_back(entry.term);
        }
        return terms;
    }();
    return all;
}

QString termName(Term term) {
    return QCoreApplication::translate("Glossary", entryOf(term).name);
}

QString termSentence(Term term) {
    return QCoreApplication::translate("Glossary", entryOf(term).sentence);
}

} // namespace lightsout
