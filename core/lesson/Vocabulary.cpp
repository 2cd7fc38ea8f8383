// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Vocabulary.h"

#include "facts/Fact.h"

namespace lightsout {

namespace {

std::vector<std::string> factIds() {
    std::vector<std::string> ids;
    for (const Fact& fact : allFacts()) {
        ids.emplace_back(fact.id);
    }
    return ids;
}

} // namespace

const LessonVocabulary& windowVocabulary() {
    using Argument = LandmarkArgument;
    static const LessonVocabulary vocabulary{
        .pages = {{.id = "play",
                   .modes = {"press", "lights", "target", "pattern", "draw", "whatif", "compare"},
                   .cards = {"board", "chase", "chase-table", "vertex", "solvability", "pattern",
                             "drawing", "selection", "layout", "preview", "changes", "changeKinds"},
                   .values = {{"part", {"compareFacts", "comparePatterns", "compareLaws"}},
                              {"solution", {"hidden", "shown"}}}},
                  {.id = "elimination",
                   .modes = {"steps", "by-hand", "outcome", "methods"},
                   .cards = {"formulas", "determinant", "bounds", "brute-force", "steps", "by-hand",
                             "outcome", "row"},
                   .values = {{"method", {"gauss", "chase"}},
                              {"matrix",
                               {"system", "matrix", "inverse", "zero-diagonal", "unit-diagonal"}},
                              {"step"},
                              {"solution", {"hidden", "shown"}}}},
                  {.id = "kernel",
                   .modes = {},
                   .cards = {"patterns", "overlap", "solutions", "weights"},
                   .values = {{"counts", {"solutions", "quiet", "boards"}},
                              {"basis", {"lightest", "free-columns", "orthogonal"}},
                              {"solution", {"hidden", "shown"}}}},
                  {.id = "tilings",
                   .modes = {"browse", "search", "by-hand", "map"},
                   .cards = {"overview", "search", "puzzle", "sizes", "gallery", "legend"},
                   .values = {{"solution", {"hidden", "shown"}}}},
                  {.id = "random",
                   .modes = {"laws", "experiments", "chain", "states", "winning"},
                   .cards = {"live", "games", "time", "limit", "cells", "lengths", "sizes", "pair",
                             "chain", "spectrum", "states", "winning-means", "winning-law",
                             "winning-games", "winning-facts"},
                   .values = {{"games"},
                              {"presses"},
                              {"start", {"board", "off", "one"}},
                              {"side", {"chart", "matrix", "power", "sum"}},
                              {"length"},
                              {"experiment", {"lengths", "sizes", "pair"}},
                              {"solution", {"hidden", "shown"}}}},
                  {.id = "counts",
                   .modes = {"map", "atlas", "sweep"},
                   .cards = {"size", "bound", "squares", "charts", "atlasCounts", "atlasChosen",
                             "atlasFiles", "identities"},
                   .values = {{"fact", factIds()},
                              {"colours", {"solutions", "unique", "solvable", "nullity"}},
                              {"solution", {"hidden", "shown"}}}}},
        .landmarks = {{"board"},
                      {"cell", Argument::cell},
                      {"matrix"},
                      {"row", Argument::number},
                      {"column", Argument::number},
                      {"pattern", Argument::number},
                      {"mode", Argument::mode},
                      {"play"},
                      {"step"},
                      {"step-back"},
                      {"card", Argument::card},
                      {"chart", Argument::card},
                      {"tab", Argument::page},
                      {"facts"},
                      {"new-board"},
                      {"undo"},
                      {"redo"},
                      {"random"},
                      {"solvable"},
                      {"all-on"},
                      {"hint"},
                      {"solution"},
                      {"autoplay"},
                      {"projector"}},
        .concealable = {"facts", "solutions", "laws", "states"}};
    return vocabulary;
}

} // namespace lightsout
