// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardSizes.h"

#include "io/BoardSpec.h"
#include "io/Text.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

/// Stands for the sizes that change.
constexpr std::string_view variable = "{n}";

/// A family of boards with sizes, and the largest n that is offered for each of them.
struct SizedFamily {
    std::string_view name;
    std::uint64_t most;
};
constexpr std::array<SizedFamily, 18> sizedFamilies{{{"grid", 100},
                                                     {"hex", 60},
                                                     {"triangular", 60},
                                                     {"arms", 40},
                                                     {"switches", 40},
                                                     {"bipartite", 60},
                                                     {"grid3d", 12},
                                                     {"torus3d", 12},
                                                     {"cube", 20},
                                                     {"discs", 40},
                                                     {"path", 200},
                                                     {"cycle", 200},
                                                     {"star", 200},
                                                     {"wheel", 200},
                                                     {"circulant", 200},
                                                     {"petersen", 100},
                                                     {"complete", 100},
                                                     {"hypercube", 10}}};

/// Graphs with names of their own that belong to a family with sizes.
struct NamedMember {
    std::string_view name;
    std::string_view spec;
};
constexpr std::array<NamedMember, 4> namedMembers{{{"petersen", "petersen:5:2"},
                                                   {"moebius-kantor", "petersen:8:3"},
                                                   {"desargues", "petersen:10:3"},
                                                   {"nauru", "petersen:12:5"}}};

/// The parts of a specification: "arms:", {7, 7} and ":2,self=off".
struct SpecParts {
    std::string before;
    std::vector<std::uint64_t> sizes;
    std::string after;
};

SpecParts partsOf(std::string_view spec) {
    const std::size_t end = spec.find_first_of(":,");
    std::string whole(spec);
    for (const NamedMember& member : namedMembers) {
        if (spec.substr(0, end) == member.name && (end == spec.npos || spec[end] == ',')) {
            whole = std::string(member.spec) + std::string(spec.substr(member.name.size()));
        }
    }
    const std::size_t colon = whole.find(':');
    if (colon == std::string::npos) {
        return {};
    }
    SpecParts parts{.before = whole.substr(0, colon + 1), .sizes = {}, .after = {}};
    const std::size_t last = whole.find_first_of(":,", colon + 1);
    parts.after = last == std::string::npos ? std::string() : whole.substr(last);
    std::string_view sizes = std::string_view(whole).substr(colon + 1, last - colon - 1);
    while (!sizes.empty()) {
        const std::size_t cross = std::min(sizes.find('x'), sizes.size());
        const auto number = wholeNumber(sizes.substr(0, cross));
        if (!number) {
            return {};
        }
        parts.sizes.push_back(*number);
        sizes.remove_prefix(std::min(cross + 1, sizes.size()));
    }
    return parts;
}

/// Returns the smallest n for which the pattern is a board, up to `most`.
std::uint64_t leastNumber(const std::string& pattern, std::uint64_t most) {
    std::uint64_t n = 1;
    while (n < most && !parseBoardSpec(withNumber(pattern, variable, n))) {
        ++n;
    }
    return n;
}

} // namespace

std::vector<BoardSizes> sizesOf(std::string_view spec) {
    const SpecParts parts = partsOf(spec);
    const auto* const family = std::ranges::find_if(sizedFamilies, [&](const SizedFamily& one) {
        return parts.before == std::string(one.name) + ":";
    });
    if (family == sizedFamilies.end() || parts.sizes.empty() ||
        parts.after.find("holes=") != std::string::npos) {
        return {};
    }
    std::vector<BoardSizes> all;
    const auto add = [&](std::size_t first, std::size_t last) {
        std::string sizes;
        for (std::size_t i = 0; i < parts.sizes.size(); ++i) {
            sizes += (i > 0 ? "x" : "") + (i >= first && i < last ? std::string(variable)
                                                                  : std::to_string(parts.sizes[i]));
        }
        const std::uint64_t value = parts.sizes[first];
        BoardSizes changing{.pattern = parts.before + sizes + parts.after,
                            .sizes = sizes,
                            .value = value,
                            .least = 1,
                            .most = std::max(family->most, value)};
        changing.least = leastNumber(changing.pattern, value);
        all.push_back(std::move(changing));
    };
    const std::size_t count = parts.sizes.size();
    if (std::ranges::count(parts.sizes, parts.sizes.front()) ==
        static_cast<std::ptrdiff_t>(count)) {
        add(0, count);
    }
    for (std::size_t i = 0; count > 1 && i < count; ++i) {
        add(i, i + 1);
    }
    return all;
}

std::string withNumber(std::string pattern, std::string_view letter, std::uint64_t number) {
    const std::string digits = std::to_string(number);
    for (std::size_t at = pattern.find(letter); at != std::string::npos;
         at = pattern.find(letter, at)) {
        pattern.replace(at, letter.size(), digits);
    }
    return pattern;
}

} // namespace lightsout
