// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/SweepPlan.h"

#include "cli/BoardArguments.h"
#include "cli/Messages.h"
#include "graph/Limits.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace lightsout::cli {

namespace {

constexpr std::string_view headingStart = "# lightsout sweep ";
constexpr std::uint64_t maxPoints = 10'000'000;
/// What the boards' lights depend on, beside the board.
constexpr std::array<const char*, 4> ofBoards{"--self", "--format", "--lights", "--target"};

/// "A..B", or one number "A".
std::optional<SweepRange> rangeGiven(const Arguments& arguments, const char* option) {
    const auto value = arguments.text(option);
    if (!value) {
        return std::nullopt;
    }
    const std::size_t dots = value->find("..");
    const auto first = wholeNumber(std::string_view(*value).substr(0, dots));
    const auto last =
        dots == std::string::npos ? first : wholeNumber(std::string_view(*value).substr(dots + 2));
    if (!first || !last || *last < *first) {
        throw Failure{.where = option,
                      .what = "\"" + shown(*value) + "\" is not a range of numbers such as 1..9"};
    }
    return SweepRange{*first, *last};
}

/// The letter must stand in the board just when its range is given.
void checkLetter(const std::string& board, const char* letter, const char* option, bool isGiven) {
    const bool isUsed = board.find(letter) != std::string::npos;
    if (isUsed && !isGiven) {
        throw Failure{.where = "command line", .what = std::string(option) + " is missing"};
    }
    if (isGiven && !isUsed) {
        throw Failure{.where = option,
                      .what = std::string("there is no ") + letter + " in the board"};
    }
}

std::string replaced(std::string text, std::string_view letter, std::uint64_t number) {
    for (std::size_t at = text.find(letter); at != std::string::npos; at = text.find(letter, at)) {
        text.replace(at, letter.size(), std::to_string(number));
    }
    return text;
}

std::optional<std::pair<std::size_t, std::size_t>> shardIn(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const auto index = wholeNumber(text.substr(0, slash));
    const auto count = wholeNumber(text.substr(std::min(slash + 1, text.size())));
    return index && count && *index >= 1 && *index <= *count
               ? std::optional(std::pair<std::size_t, std::size_t>(*index, *count))
               : std::nullopt;
}

std::vector<std::size_t> pointsOf(std::size_t shard, std::size_t shardCount, std::size_t count) {
    std::vector<std::size_t> points;
    for (std::size_t point = shard - 1; point < count; point += shardCount) {
        points.push_back(point);
    }
    return points;
}

/// Whether other seeds may give other boards.
bool isRandom(const std::string& board, const Arguments& arguments) {
    for (const char* family : {"gnp:", "regular:", "tree:", "planar:"}) {
        if (board.starts_with(family)) {
            return true;
        }
    }
    for (const char* option : {"--lights", "--target"}) {
        const auto value = arguments.text(option);
        if (value == "random" || value == "solvable") {
            return true;
        }
    }
    return false;
}

Quantity quantityGiven(const Arguments& arguments) {
    const std::string& name = arguments.positional(0, "QUANTITY");
    const auto quantity = quantityNamed(name);
    if (!quantity || arguments.positionals().size() > 1) {
        std::string names;
        for (const Quantity each : allQuantities()) {
            names += names.empty() ? "" : ", ";
            names += nameOf(each);
        }
        throw Failure{.where = "command line",
                      .what = "\"" + shown(quantity ? arguments.positionals()[1] : name) +
                              "\" is not a quantity; there are " + names};
    }
    return *quantity;
}

} // namespace

SweepPlan SweepPlan::of(const Arguments& arguments) {
    SweepPlan plan;
    plan.arguments_ = arguments;
    plan.quantity_ = quantityGiven(arguments);
    const auto board = arguments.text("--board");
    if (!board) {
        throw Failure{.where = "command line", .what = "--board is missing"};
    }
    plan.board_ = *board;
    plan.n_ = rangeGiven(arguments, "--n");
    plan.m_ = rangeGiven(arguments, "--m");
    checkLetter(plan.board_, "{n}", "--n", plan.n_.has_value());
    checkLetter(plan.board_, "{m}", "--m", plan.m_.has_value());
    const std::uint64_t points =
        saturatingProduct(plan.n_ ? plan.n_->count() : 1, plan.m_ ? plan.m_->count() : 1);
    if (points > maxPoints) {
        throw Failure{Status::tooLarge, plan.m_ ? "--m" : "--n",
                      std::to_string(points) + " boards; up to " + std::to_string(maxPoints) +
                          " are possible"};
    }
    const bool hasTime = plan.quantity_ == Quantity::mean || plan.quantity_ == Quantity::variance;
    if (hasTime != arguments.has("--presses")) {
        throw Failure{.where = hasTime ? "command line" : "--presses",
                      .what = hasTime ? "--presses is missing" : "is for mean and variance"};
    }
    plan.presses_ = arguments.number("--presses", 0, 0);
    plan.samples_ = arguments.number("--samples", 1, 1);
    if (arguments.has("--samples") && !isRandom(plan.board_, arguments)) {
        throw Failure{.where = "--samples", .what = "nothing is drawn by chance here"};
    }
    if (const auto text = arguments.text("--shard")) {
        const auto shard = shardIn(*text);
        if (!shard) {
            throw Failure{.where = "--shard",
                          .what = "\"" + shown(*text) + "\" is not a shard such as 3/16"};
        }
        std::tie(plan.shard_, plan.shardCount_) = *shard;
    }
    // What is wrong with the board or the lights is wrong with the first or the last of them.
    for (const std::size_t number : {std::size_t{0}, plan.pointCount() - 1}) {
        plan.board(number, 0);
    }
    return plan;
}

std::size_t SweepPlan::pointCount() const {
    return (n_ ? n_->count() : 1) * (m_ ? m_->count() : 1);
}

SweepPoint SweepPlan::point(std::size_t number) const {
    const std::size_t width = m_ ? m_->count() : 1;
    return {.n = n_ ? std::optional(n_->first + number / width) : std::nullopt,
            .m = m_ ? std::optional(m_->first + number % width) : std::nullopt};
}

std::vector<std::size_t> SweepPlan::pointsOfShard() const {
    return pointsOf(shard_, shardCount_, pointCount());
}

SavedBoard SweepPlan::board(std::size_t number, std::uint64_t sample) const {
    const SweepPoint at = point(number);
    std::string spec = board_;
    spec = at.n ? replaced(std::move(spec), "{n}", *at.n) : spec;
    spec = at.m ? replaced(std::move(spec), "{m}", *at.m) : spec;
    Arguments arguments = arguments_;
    arguments.add("--seed", std::to_string(arguments_.seed() + sample));
    return boardNamed(spec, "--board", arguments);
}

Measurement SweepPlan::measure(std::size_t number, std::size_t threads, Progress& progress) const {
    std::vector<Measurement> samples;
    for (std::uint64_t sample = 0; sample < samples_; ++sample) {
        progress.checkpoint();
        std::optional<SavedBoard> saved;
        try {
            saved = board(number, sample);
        } catch (const Failure&) {
            return {}; // between the first and the last there may be sizes without a board
        }
        samples.push_back(lightsout::measure(quantity_, saved->game, presses_, threads, progress));
    }
    return averageOf(samples);
}

nlohmann::ordered_json SweepPlan::description() const {
    nlohmann::ordered_json json;
    json["quantity"] = nameOf(quantity_);
    json["board"] = board_;
    for (const auto& [name, range] : {std::pair("n", n_), std::pair("m", m_)}) {
        if (range) {
            json[name] = {range->first, range->last};
        }
    }
    for (const char* option : ofBoards) {
        if (const auto value = arguments_.text(option)) {
            json[option + 2] = *value;
        }
    }
    json["presses"] = presses_;
    json["samples"] = samples_;
    json["seed"] = arguments_.seed();
    json["points"] = pointCount();
    return json;
}

std::string SweepPlan::heading() const {
    nlohmann::ordered_json json = description();
    json["shard"] = std::to_string(shard_) + "/" + std::to_string(shardCount_);
    return std::string(headingStart) + json.dump();
}

std::optional<SweepPlan::Part> SweepPlan::partOf(std::string_view heading) {
    if (!heading.starts_with(headingStart)) {
        return std::nullopt;
    }
    // What we write is flat but for the ranges; much deeper values could not even be written again.
    bool isFlat = true;
    const auto noticeDepth = [&isFlat](int depth, nlohmann::ordered_json::parse_event_t /*event*/,
                                       const nlohmann::ordered_json& /*value*/) {
        constexpr int deepest = 2;
        isFlat = isFlat && depth <= deepest;
        return isFlat;
    };
    auto json =
        nlohmann::ordered_json::parse(heading.substr(headingStart.size()), noticeDepth, false);
    if (!isFlat) {
        return std::nullopt;
    }
    if (!json.is_object() || !json.contains("shard") || !json["shard"].is_string() ||
        !json.contains("points") || !json["points"].is_number_unsigned()) {
        return std::nullopt;
    }
    const auto shard = shardIn(json["shard"].get<std::string>());
    const auto count = json["points"].get<std::uint64_t>();
    if (!shard || count > maxPoints) {
        return std::nullopt;
    }
    json.erase("shard");
    return Part{.points = pointsOf(shard->first, shard->second, count),
                .pointCount = count,
                .whole = std::string(headingStart) + json.dump()};
}

std::string sweepColumns() {
    return "n,m,value,proven,low,high";
}

std::string sweepLine(const SweepPoint& point, const Measurement& measurement) {
    const auto size = [](const std::optional<std::uint64_t>& number) {
        return number ? std::to_string(*number) : std::string();
    };
    return size(point.n) + "," + size(point.m) + "," + measurement.value.value_or("") + "," +
           (measurement.isProven ? "true" : "false") + "," + measurement.low.value_or("") + "," +
           measurement.high.value_or("");
}

} // namespace lightsout::cli
