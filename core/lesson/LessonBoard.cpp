// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/LessonBoard.h"

#include "graph/CircleLayout.h"
#include "io/BoardSpec.h"
#include "io/Text.h"
#include "lesson/CellName.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::string_view graphWord = "graph:";

void addEdge(LessonSource& source, std::string_view word, Graph& graph) {
    const std::size_t middle = word.find_first_of("->");
    const auto from = wholeNumber(word.substr(0, middle));
    const auto to =
        middle == std::string_view::npos ? std::nullopt : wholeNumber(word.substr(middle + 1));
    if (!from || !to) {
        source.fail(Expected::board, word);
        return;
    }
    const std::size_t count = graph.vertexCount();
    if (*from < 1 || *to < 1 || *from > count || *to > count || *from == *to) {
        source.fail(Expected::placeOnBoard, word);
        return;
    }
    graph.addArc(*from - 1, *to - 1);
    if (word[middle] == '-') {
        graph.addArc(*to - 1, *from - 1);
    }
}

Rule readGraph(LessonSource& source, std::string_view text) {
    std::string_view size = takeWord(text).substr(graphWord.size());
    const std::string_view option = size.substr(std::min(size.find(','), size.size()));
    size.remove_suffix(option.size());
    const auto count = wholeNumber(size);
    if (!count || *count < 1 || *count > maxLessonVertices ||
        (!option.empty() && option != ",self=off" && option != ",self=on")) {
        source.fail(Expected::board, size);
        return {};
    }
    Graph graph(*count);
    placeOnCircle(graph);
    for (Vertex v = 0; v < *count; ++v) {
        graph.setSelfInfluence(v, option != ",self=off");
    }
    while (!text.empty() && !source.error()) {
        addEdge(source, takeWord(text), graph);
    }
    return Rule(std::move(graph));
}

} // namespace

Rule readBoard(LessonSource& source, std::string_view text) {
    if (text.starts_with(graphWord)) {
        return readGraph(source, text);
    }
    constexpr std::uint64_t memory = 1 << 20;
    const Result<Rule> rule = parseBoardSpec(text, {.memory = memory});
    if (!rule) {
        source.fail(Expected::board, text, rule.error());
        return {};
    }
    if (rule->vertexCount() > maxLessonVertices) {
        source.fail(Expected::board, text,
                    Error{.code = ErrorCode::tooManyVertices,
                          .expected = maxLessonVertices,
                          .found = rule->vertexCount()});
        return {};
    }
    return *rule;
}

BitVector readLights(LessonSource& source, std::string_view text, const Rule& rule,
                     const BitVector& target) {
    const std::size_t size = rule.vertexCount();
    std::string_view rest = text;
    const std::string_view word = takeWord(rest);
    if (word == "all" && rest.empty()) {
        return BitVector::ones(size);
    }
    if (word == "none" && rest.empty()) {
        return BitVector(size);
    }
    if (word == "after") {
        return target ^ rule.changedBy(readCells(source, rest, rule));
    }
    if (word == "random" || word == "solvable") {
        const auto seed = wholeNumber(rest);
        if (!seed) {
            source.fail(Expected::lights, rest);
        }
        Random random(seed.value_or(1));
        return word == "random" ? BitVector::random(size, random)
                                : randomSolvableLights(rule, target, random);
    }
    std::string digits(text);
    std::erase_if(digits, [](char c) { return c == '\n' || isBlank(c); });
    const auto lights = BitVector::fromString(digits);
    if (!lights || digits.empty()) {
        source.fail(Expected::lights, text);
        return BitVector(size);
    }
    if (lights->size() != size) {
        source.fail(Expected::lightPerVertex, text);
        return BitVector(size);
    }
    return *lights;
}

} // namespace lightsout
