// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Prose.h"

#include "io/Text.h"
#include "lesson/LessonBoard.h"

#include <algorithm>
#include <array>
#include <optional>

namespace lightsout {

namespace {

struct Placeholder {
    std::string_view word;
    Run::Kind kind;
};
constexpr std::array placeholders{
    Placeholder{"cell", Run::Kind::cell},
    Placeholder{"x", Run::Kind::press},
    Placeholder{"d", Run::Kind::change},
    Placeholder{"row", Run::Kind::equation},
};

class ProseParser {
public:
    ProseParser(LessonSource& source, std::string_view text, const Rule& rule)
        : source_(source), rest_(trimmed(text)), rule_(rule) {}

    Prose all() {
        while (!rest_.empty() && !source_.error()) {
            const char next = rest_[0];
            if (next == '*') {
                emphasize();
            } else if (next == '$') {
                const std::string_view inner = takeEnclosed('$', Expected::formulaEnd);
                add({.kind = Run::Kind::formula, .formula = readFormula(source_, inner, rule_)});
            } else if (next == '{') {
                add(placeholder(takeEnclosed('}', Expected::brace)));
            } else {
                takeWords();
            }
        }
        flush();
        if (isEmphasized_ || isStrong_) {
            source_.fail(Expected::emphasisEnd, rest_);
        }
        return std::move(prose_);
    }

private:
    void flush() {
        if (!words_.empty()) {
            prose_.push_back(
                {.words = std::move(words_), .isEmphasized = isEmphasized_, .isStrong = isStrong_});
            words_.clear();
        }
    }

    void add(Run run) {
        flush();
        run.isEmphasized = isEmphasized_;
        run.isStrong = isStrong_;
        prose_.push_back(std::move(run));
    }

    void emphasize() {
        flush();
        bool& state = rest_.starts_with("**") ? isStrong_ : isEmphasized_;
        rest_.remove_prefix(rest_.starts_with("**") ? 2 : 1);
        state = !state;
    }

    /// Returns the text between the current character and the next `end`.
    std::string_view takeEnclosed(char end, Expected missing) {
        const std::size_t stop = rest_.find(end, 1);
        if (stop == std::string_view::npos) {
            source_.fail(missing, rest_);
            return rest_.substr(0, 0);
        }
        const std::string_view inner = rest_.substr(1, stop - 1);
        rest_.remove_prefix(stop + 1);
        return trimmed(inner);
    }

    Run placeholder(std::string_view inner) {
        std::string_view rest = inner;
        const std::string_view word = takeWord(rest);
        const auto* const known = std::ranges::find(placeholders, word, &Placeholder::word);
        if (known != placeholders.end()) {
            return {.kind = known->kind, .cell = readCell(source_, rest, rule_)};
        }
        return {.kind = Run::Kind::value, .value = readExpression(source_, inner)};
    }

    /// Reads one character, an escape sequence, or consecutive newlines and spaces, which become
    /// one space.
    void takeWords() {
        const bool isEscape = rest_.size() > 1 && rest_[0] == '\\' &&
                              std::string_view("*${}\\!#-`.").find(rest_[1]) != rest_.npos;
        if (isEscape) {
            words_ += rest_[1];
            rest_.remove_prefix(2);
        } else if (rest_[0] == '\n' || isBlank(rest_[0])) {
            words_ += ' ';
            rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
        } else {
            words_ += rest_[0];
            rest_.remove_prefix(1);
        }
    }

    LessonSource& source_;
    std::string_view rest_;
    const Rule& rule_;
    Prose prose_;
    std::string words_;
    bool isEmphasized_ = false;
    bool isStrong_ = false;
};

/// Returns the kind of block that a line begins, and the length of its mark; nullopt if the line
/// has no mark.
std::optional<std::pair<Block::Kind, std::size_t>> beginningOf(std::string_view line) {
    if (line.starts_with("### ")) {
        return std::pair(Block::Kind::heading, std::size_t{4});
    }
    if (line.starts_with("- ")) {
        return std::pair(Block::Kind::listItem, std::size_t{2});
    }
    if (line.starts_with("![")) {
        return std::pair(Block::Kind::picture, std::size_t{2});
    }
    const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
    if (digits > 0 && line.substr(digits).starts_with(". ")) {
        return std::pair(Block::Kind::numberedItem, digits + 2);
    }
    return std::nullopt;
}

void readPicture(LessonSource& source, std::string_view text, const Rule& rule, Block& block) {
    const std::size_t middle = text.find("](");
    if (middle == std::string_view::npos || !text.ends_with(')')) {
        source.fail(Expected::picture, text);
        return;
    }
    block.prose = readProse(source, text.substr(0, middle), rule);
    const std::string_view target = text.substr(middle + 2, text.size() - middle - 3);
    std::size_t end = target.find(" lights ");
    if (end == std::string_view::npos) {
        end = target.find(" pattern ");
        block.showsPattern = end != std::string_view::npos;
    }
    const Rule shown = readBoard(source, target.substr(0, end));
    const BitVector none(shown.vertexCount());
    BitVector lights = none;
    if (end != std::string_view::npos) {
        std::string_view rest = target.substr(end);
        takeWord(rest);
        lights = readLights(source, rest, shown, none);
    }
    block.picture = Game(shown, lights, none);
}

Block readBlock(LessonSource& source, std::string_view text, const Rule& rule) {
    Block block;
    if (const auto beginning = beginningOf(text)) {
        block.kind = beginning->first;
        text.remove_prefix(beginning->second);
    }
    if (block.kind == Block::Kind::picture) {
        readPicture(source, trimmed(text), rule, block);
        return block;
    }
    block.prose = readProse(source, text, rule);
    if (block.kind == Block::Kind::paragraph && block.prose.size() == 1 &&
        block.prose[0].kind == Run::Kind::formula) {
        block.kind = Block::Kind::formula;
    }
    return block;
}

} // namespace

Prose readProse(LessonSource& source, std::string_view text, const Rule& rule) {
    return ProseParser(source, text, rule).all();
}

std::vector<Block> readBlocks(LessonSource& source, std::string_view text, const Rule& rule) {
    std::vector<Block> blocks;
    std::string_view block = text.substr(0, 0); // the lines of the current block
    const auto finish = [&] {
        if (!trimmed(block).empty()) {
            blocks.push_back(readBlock(source, trimmed(block), rule));
        }
        block = block.substr(0, 0);
    };
    while (!text.empty()) {
        const char* const begin = text.data();
        const std::string_view line = takeLine(text);
        if (trimmed(line).empty() || beginningOf(line)) {
            finish();
        }
        if (trimmed(block).empty()) {
            block = line;
        } else {
            block = std::string_view(block.data(),
                                     static_cast<std::size_t>(begin - block.data()) + line.size());
        }
    }
    finish();
    return blocks;
}

std::string proseText(const Prose& prose) {
    std::string text;
    bool isEmphasized = false;
    bool isStrong = false;
    const auto mark = [&](bool emphasized, bool strong) {
        text +=
            std::string(strong != isStrong ? "**" : "") + (emphasized != isEmphasized ? "*" : "");
        isEmphasized = emphasized;
        isStrong = strong;
    };
    for (const Run& run : prose) {
        mark(run.isEmphasized, run.isStrong);
        const auto* const placeholder =
            std::ranges::find(placeholders, run.kind, &Placeholder::kind);
        if (placeholder != placeholders.end()) {
            text += '{' + std::string(placeholder->word) + ' ' + cellNameText(run.cell) + '}';
        } else if (run.kind == Run::Kind::formula) {
            text += '$' + formulaText(run.formula) + '$';
        } else if (run.kind == Run::Kind::value) {
            text += '{' + expressionText(run.value) + '}';
        }
        for (const char character : run.words) {
            const bool isSign =
                std::string_view("*${}\\").find(character) != std::string_view::npos;
            text += isSign ? "\\" : "";
            text += character;
        }
    }
    mark(false, false);
    // Escape text that would begin a block of another kind.
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (!text.empty() && std::string_view("#-!`").find(text[0]) != std::string_view::npos) {
        text.insert(0, 1, '\\');
    } else if (digits > 0 && text.substr(digits).starts_with(". ")) {
        text.insert(digits, 1, '\\');
    }
    return text;
}

} // namespace lightsout
