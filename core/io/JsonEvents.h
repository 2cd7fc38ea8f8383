// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Error.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// Reports the pieces of a JSON text in order, each with its position, without building a tree.
/// Derived classes handle them; a handler that returns false ends the walk.
class JsonEvents : private nlohmann::json_sax<nlohmann::json> {
public:
    JsonEvents(const JsonEvents&) = delete;
    JsonEvents& operator=(const JsonEvents&) = delete;

protected:
    using Json = nlohmann::json;

    /// Maximum nesting depth of objects and lists.
    static constexpr std::size_t maxDepth = 100;

    explicit JsonEvents(std::string_view text) : text_(text), trace_(text.data()) {}
    ~JsonEvents() override = default;

    /// Walks through the whole text. Returns the error that ended the walk early: a syntax error,
    /// or the one passed to stop().
    std::optional<Error> walk();

    /// Handles a value that is neither an object nor a list. For a floating-point number, `digits`
    /// is its text, because the value may not be exact; otherwise `digits` is empty.
    virtual bool onScalar(Json value, std::string_view digits) = 0;
    /// Handle the beginning and the end of an object ('{') or a list ('[').
    virtual bool onOpen(char bracket) = 0;
    virtual bool onClose(char bracket) = 0;
    /// Handles the name of the value that follows.
    virtual void onKey(std::string name) = 0;

    /// Called from time to time, even within long strings, with the number of bytes left.
    virtual void onPause(std::size_t left) = 0;

    /// Ends the walk with an error.
    bool stop(Error error);

    /// Returns the position where the current piece begins.
    std::size_t tokenBegin() const { return tokenBegin_; }
    Position positionOf(std::size_t offset) const;

private:
    class Characters;
    static constexpr std::size_t pauseBytes = std::size_t{1} << 16;
    void pause();

    bool null() final;
    bool boolean(bool value) final;
    bool number_integer(std::int64_t value) final;
    bool number_unsigned(std::uint64_t value) final;
    bool number_float(double value, const std::string& digits) final;
    bool string(std::string& value) final;
    bool binary(Json::binary_t& value) final;
    bool start_object(std::size_t size) final;
    bool end_object() final;
    bool start_array(std::size_t size) final;
    bool end_array() final;
    bool key(std::string& name) final;
    bool parse_error(std::size_t position, const std::string& token,
                     const Json::exception& exception) final;

    void findToken();
    bool number(Json value, std::string_view digits = {});
    bool open(char bracket);
    bool close(char bracket);

    std::string_view text_;
    const char* trace_; ///< position up to which the parser has read
    const char* nextPause_ = nullptr;
    std::size_t tokenBegin_ = 0;
    std::size_t tokenEnd_ = 0;
    std::size_t depth_ = 0;
    std::optional<Error> stopped_;
};

/// Writes pieces of JSON in the order received, and inserts commas.
class JsonText {
public:
    void open(char bracket) { add({&bracket, 1}, false); }
    void close(char bracket);
    void key(const std::string& name);
    void scalar(const nlohmann::json& value, std::string_view digits);

    const std::string& text() const { return text_; }

private:
    void add(std::string_view piece, bool isWhole);

    std::string text_;
    bool needsComma_ = false;
};

} // namespace lightsout
