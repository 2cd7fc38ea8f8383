// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/VertexFields.h"

#include "graph/Limits.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <utility>

namespace lightsout {

namespace {

template <typename T>
std::optional<Error> set(std::optional<T>& field, T value, const std::string& key) {
    if (field) {
        return Error{.code = ErrorCode::repeated, .subject = key};
    }
    field = std::move(value);
    return std::nullopt;
}

} // namespace

std::optional<Error> VertexFields::take(const std::string& key, nlohmann::json& value) {
    const Error wrongType{.code = ErrorCode::wrongType, .subject = key};
    if (key == "x" || key == "y") {
        if (!value.is_number()) {
            return wrongType;
        }
        const auto coordinate = value.get<double>();
        if (!(std::abs(coordinate) <= maxCoordinate)) {
            return Error{.code = ErrorCode::numberOutOfRange,
                         .subject = value.dump(),
                         .expected = static_cast<std::uint64_t>(maxCoordinate)};
        }
        return set(key == "x" ? x : y, coordinate, key);
    }
    if (key == "label") {
        auto* const text = value.get_ptr<std::string*>();
        if (text == nullptr) {
            return wrongType;
        }
        if (text->find('\0') != std::string::npos) {
            return Error{.code = ErrorCode::syntax, .subject = key};
        }
        return set(label, std::move(*text), key);
    }
    if (key == "self" || key == "button" || key == "light") {
        auto& field = key == "self" ? self : key == "button" ? button : light;
        return value.is_boolean() ? set(field, value.get<bool>(), key) : wrongType;
    }
    return Error{.code = ErrorCode::syntax, .subject = key};
}

void VertexFields::addTo(Graph& graph, std::vector<VertexMark>& marks) const {
    const Vertex added = graph.addVertex({*x, *y}, self.value_or(true));
    graph.setLabel(added, label.value_or(""));
    if (button == false || light == false) {
        marks.push_back({added, button.value_or(true), light.value_or(true)});
    }
}

} // namespace lightsout
