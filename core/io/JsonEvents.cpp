// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/JsonEvents.h"

#include "io/Text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lightsout {

/// Iterates over a string and records the current position.
class JsonEvents::Characters {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Characters(const char* place, JsonEvents& events) : place_(place), events_(&events) {}

    reference operator*() const { return *place_; }
    Characters& operator++() {
        events_->trace_ = ++place_;
        if (place_ == events_->nextPause_) {
            events_->pause();
        }
        return *this;
    }
    friend bool operator==(const Characters& a, const Characters& b) {
        return a.place_ == b.place_;
    }

private:
    const char* place_;
    JsonEvents* events_;
};

std::optional<Error> JsonEvents::walk() {
    nextPause_ = text_.data() + std::min(pauseBytes, text_.size());
    Json::sax_parse(Characters(text_.data(), *this), Characters(text_.data() + text_.size(), *this),
                    static_cast<nlohmann::json_sax<Json>*>(this));
    return stopped_;
}

void JsonEvents::pause() {
    const auto left = static_cast<std::size_t>(text_.data() + text_.size() - nextPause_);
    nextPause_ += std::min(pauseBytes, left);
    onPause(left);
}

bool JsonEvents::stop(Error error) {
    stopped_ = std::move(error);
    return false;
}

Position JsonEvents::positionOf(std::size_t offset) const {
    return positionAt(text_, offset);
}

bool JsonEvents::null() {
    findToken();
    return onScalar(nullptr, {});
}

bool JsonEvents::boolean(bool value) {
    findToken();
    return onScalar(value, {});
}

bool JsonEvents::number_integer(std::int64_t value) {
    return number(value);
}

bool JsonEvents::number_unsigned(std::uint64_t value) {
    return number(value);
}

bool JsonEvents::number_float(double value, const std::string& digits) {
    return number(value, digits);
}

bool JsonEvents::string(std::string& value) {
    findToken();
    return onScalar(std::move(value), {});
}

bool JsonEvents::binary(Json::binary_t& /*value*/) {
    return false; // does not occur in JSON text
}

bool JsonEvents::start_object(std::size_t /*size*/) {
    return open('{');
}

bool JsonEvents::end_object() {
    return close('}');
}

bool JsonEvents::start_array(std::size_t /*size*/) {
    return open('[');
}

bool JsonEvents::end_array() {
    return close(']');
}

bool JsonEvents::key(std::string& name) {
    findToken();
    onKey(std::move(name));
    return true;
}

bool JsonEvents::parse_error(std::size_t /*position*/, const std::string& /*token*/,
                             const Json::exception& /*exception*/) {
    // The exception's message is for programmers. Instead, report the text found, up to the end of
    // its word; it is empty at the end of the text.
    const auto read = static_cast<std::size_t>(trace_ - text_.data());
    findToken();
    const std::string_view met = text_.substr(tokenBegin_);
    return stop({.code = ErrorCode::syntax,
                 .subject = std::string(met.substr(0, met.find_first_of(" \t\r\n,:]}", 1))),
                 .position = positionOf(read == 0 ? 0 : read - 1)});
}

void JsonEvents::findToken() {
    // The token begins after the previous one and its separators.
    tokenBegin_ = std::min(text_.find_first_not_of(" \t\r\n,:", tokenEnd_), text_.size());
    tokenEnd_ = static_cast<std::size_t>(trace_ - text_.data());
}

bool JsonEvents::number(Json value, std::string_view digits) {
    findToken();
    // The parser read one more character to find the end of the number.
    if (tokenEnd_ < text_.size()) {
        --tokenEnd_;
    }
    return onScalar(std::move(value), digits);
}

bool JsonEvents::open(char bracket) {
    findToken();
    if (++depth_ > maxDepth) {
        return stop({.code = ErrorCode::syntax,
                     .subject = std::string(1, bracket),
                     .position = positionOf(tokenBegin_)});
    }
    return onOpen(bracket);
}

bool JsonEvents::close(char bracket) {
    findToken();
    --depth_;
    return onClose(bracket);
}

void JsonText::close(char bracket) {
    needsComma_ = false;
    add({&bracket, 1}, true);
}

void JsonText::key(const std::string& name) {
    add(nlohmann::json(name).dump() + ": ", false);
}

void JsonText::scalar(const nlohmann::json& value, std::string_view digits) {
    add(digits.empty() ? value.dump() : digits, true);
}

void JsonText::add(std::string_view piece, bool isWhole) {
    if (std::exchange(needsComma_, isWhole)) {
        text_ += ", ";
    }
    text_ += piece;
}

} // namespace lightsout
