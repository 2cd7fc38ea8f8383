#include "io/JsonEvents.h"

#include "io/Text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lightsout {

namespace {

/// Walks through a text and leaves a trace of how far it came.
class TracedIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    TracedIterator(const char* place, const char** trace) : place_(place), trace_(trace) {}

    reference operator*() const { return *place_; }
    TracedIterator& operator++() {
        *trace_ = ++place_;
        return *this;
    }
    friend bool operator==(const TracedIterator& a, const TracedIterator& b) {
        return a.place_ == b.place_;
    }

private:
    const char* place_;
    const char** trace_;
};

} // namespace

std::optional<Error> JsonEvents::walk() {
    const char* end = text_.data() + text_.size();
    Json::sax_parse(TracedIterator(text_.data(), &trace_), TracedIterator(end, &trace_),
                    static_cast<nlohmann::json_sax<Json>*>(this));
    return stopped_;
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
    return false; // is not in texts
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
                             const Json::exception& exception) {
    // "[json.exception.…] parse error at line 1, column 2: syntax error while …"
    std::string_view reason = exception.what();
    constexpr std::string_view marker = "syntax error ";
    if (const std::size_t begin = reason.find(marker); begin != std::string_view::npos) {
        reason.remove_prefix(begin + marker.size());
    }
    const auto read = static_cast<std::size_t>(trace_ - text_.data());
    return stop({.code = ErrorCode::syntax,
                 .subject = std::string(reason),
                 .position = positionOf(read == 0 ? 0 : read - 1)});
}

void JsonEvents::findToken() {
    // After the token before it and what separates them.
    tokenBegin_ = std::min(text_.find_first_not_of(" \t\r\n,:", tokenEnd_), text_.size());
    tokenEnd_ = static_cast<std::size_t>(trace_ - text_.data());
}

bool JsonEvents::number(Json value, std::string_view digits) {
    findToken();
    // To see the number's end, the parser read one character more.
    if (tokenEnd_ < text_.size()) {
        --tokenEnd_;
    }
    return onScalar(std::move(value), digits);
}

bool JsonEvents::open(char bracket) {
    findToken();
    if (++depth_ > depthLimit) {
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
