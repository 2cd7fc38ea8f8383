// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/QuestionJson.h"

#include "support/Assert.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace lightsout {

namespace {

using Json = nlohmann::ordered_json;

/// The names of the kinds of formulas that can be written, in the order of Formula::Kind.
constexpr std::array<const char*, 9> formulaKinds{"row",      "letter",   "number", "sign", "sum",
                                                  "scripted", "fraction", "matrix", "table"};
constexpr int maxDepth = 100; ///< maximum nesting of a formula that is read

Json jsonOf(const Formula& formula) {
    const auto kind = static_cast<std::size_t>(formula.kind);
    LIGHTSOUT_ASSERT(kind < formulaKinds.size());
    Json json{{"kind", formulaKinds.at(kind)}};
    if (!formula.text.empty()) {
        json["text"] = formula.text;
    }
    if (!formula.parts.empty()) {
        json["parts"] = Json::array();
        for (const Formula& part : formula.parts) {
            json["parts"].push_back(jsonOf(part));
        }
    }
    if (formula.columns > 0) {
        json["columns"] = formula.columns;
    }
    return json;
}

Formula formulaIn(const Json& json, int depth = 0) {
    Formula formula;
    const std::string kind = json.at("kind");
    for (std::size_t i = 0; i < formulaKinds.size(); ++i) {
        if (kind == formulaKinds.at(i)) {
            formula.kind = static_cast<Formula::Kind>(i);
        }
    }
    formula.text = json.value("text", std::string());
    formula.columns = json.value("columns", std::size_t{0});
    if (json.contains("parts") && depth < maxDepth) {
        for (const Json& part : json.at("parts")) {
            formula.parts.push_back(formulaIn(part, depth + 1));
        }
    }
    return formula;
}

} // namespace

Json jsonOf(const ClassAnswer& answer) {
    if (const auto* number = std::get_if<double>(&answer)) {
        return {{"number", *number}};
    }
    if (const auto* chosen = std::get_if<ChosenAnswer>(&answer)) {
        return {{"choice", chosen->choice}};
    }
    return {{"cells", std::get<CellsAnswer>(answer).cells}};
}

Json jsonOf(const Prose& prose) {
    Json json = Json::array();
    for (const Run& run : prose) {
        if (run.kind == Run::Kind::formula) {
            json.push_back({{"formula", jsonOf(run.formula)}});
            continue;
        }
        LIGHTSOUT_ASSERT(run.kind == Run::Kind::words);
        Json words{{"words", run.words}};
        if (run.isEmphasized) {
            words["emphasis"] = true;
        }
        if (run.isStrong) {
            words["strong"] = true;
        }
        json.push_back(std::move(words));
    }
    return json;
}

Prose proseIn(const Json& json) {
    Prose prose;
    for (const Json& run : json) {
        if (run.contains("formula")) {
            prose.push_back({.kind = Run::Kind::formula, .formula = formulaIn(run.at("formula"))});
        } else {
            prose.push_back({.words = run.at("words"),
                             .isEmphasized = run.value("emphasis", false),
                             .isStrong = run.value("strong", false)});
        }
    }
    return prose;
}

} // namespace lightsout
