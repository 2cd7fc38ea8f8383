// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/LessonReader.h"

#include "io/Text.h"
#include "lesson/StepReader.h"

#include <algorithm>
#include <set>

namespace lightsout {

namespace {

constexpr std::string_view headingMark = "---";

void readField(LessonSource& source, std::string_view line, Lesson& lesson,
               std::set<std::string_view>& seen) {
    const std::size_t colon = line.find(':');
    const std::string_view name = trimmed(line.substr(0, colon));
    if (colon == std::string_view::npos) {
        source.fail(Expected::field, line);
        return;
    }
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (!seen.insert(name).second) {
        source.fail(Expected::fieldOnce, name);
    } else if (name == "title") {
        lesson.title = value;
    } else if (name == "aims") {
        lesson.aims = value;
    } else if (name == "age") {
        lesson.age = value;
    } else if (name == "needs") {
        lesson.needs = value;
    } else if (name == "after") {
        std::string_view rest = value;
        while (!rest.empty()) {
            const std::string_view word = takeWord(rest);
            const auto number = wholeNumber(word);
            constexpr std::size_t maxNumber = 1000;
            if (!number || *number < 1 || *number > maxNumber) {
                source.fail(Expected::lessonNumber, word);
                return;
            }
            lesson.after.push_back(*number);
        }
    } else if (name == "pieces") {
        lesson.hasPieces = value == "yes";
        if (!lesson.hasPieces && value != "no") {
            source.fail(Expected::yesOrNo, value);
        }
    } else if (name == "minutes") {
        constexpr std::size_t maxMinutes = 600;
        lesson.minutes = wholeNumber(value).value_or(0);
        if (lesson.minutes < 1 || lesson.minutes > maxMinutes) {
            source.fail(Expected::minutes, value);
        }
    } else {
        source.fail(Expected::field, name);
    }
}

void readHeading(LessonSource& source, std::string_view& rest, Lesson& lesson) {
    const std::string_view first = takeLine(rest);
    if (trimmed(first) != headingMark) {
        source.fail(Expected::heading, first);
        return;
    }
    std::set<std::string_view> seen;
    while (true) {
        if (rest.empty()) {
            source.fail(Expected::headingEnd, rest);
            return;
        }
        const std::string_view line = takeLine(rest);
        if (trimmed(line) == headingMark) {
            if (lesson.title.empty()) {
                source.fail(Expected::title, line);
            } else if (lesson.minutes == 0) {
                source.fail(Expected::minutes, line);
            }
            return;
        }
        if (!trimmed(line).empty()) {
            readField(source, line, lesson, seen);
        }
    }
}

/// Returns the lines before the next title outside of fences.
std::string_view takeBody(std::string_view& rest) {
    const std::string_view whole = rest;
    bool isFenced = false;
    while (!rest.empty()) {
        std::string_view after = rest;
        const std::string_view line = takeLine(after);
        if (line.starts_with(fenceMark)) {
            isFenced = !isFenced;
        } else if (!isFenced && (line.starts_with("## ") || line.starts_with("# "))) {
            break;
        }
        rest = after;
    }
    return whole.substr(0, whole.size() - rest.size());
}

void readTeacherPage(LessonSource& source, std::string_view line, std::string_view& rest,
                     Lesson& lesson) {
    const Rule& rule = lesson.steps.back().game.rule();
    lesson.teacherTitle = readProse(source, line.substr(1), rule);
    lesson.teacherPage = readBlocks(source, takeBody(rest), rule);
    if (!rest.empty()) {
        source.fail(Expected::teacherPageLast, rest);
    }
}

} // namespace

std::variant<Lesson, LessonError> readLesson(std::string_view text,
                                             const LessonVocabulary& vocabulary) {
    LessonSource source(text);
    if (text.size() > maxLessonBytes) {
        source.fail(Expected::shorterText, text.substr(0, 0));
        return *source.error();
    }
    if (const auto bad = firstBadByte(text)) {
        source.fail(Expected::text, text.substr(*bad, 0));
        return *source.error();
    }
    Lesson lesson;
    std::string_view rest = withoutByteOrderMark(text);
    readHeading(source, rest, lesson);
    std::size_t lines = 1; // number of the line at `counted`
    const char* counted = text.data();
    while (!source.error() && (!trimmed(rest).empty() || lesson.steps.empty())) {
        const std::string_view line = takeLine(rest);
        if (line.starts_with("## ")) {
            const Game game = lesson.steps.empty() ? Game() : lesson.steps.back().game;
            lesson.steps.push_back(readStep(source, line, takeBody(rest), game, vocabulary));
            lines += static_cast<std::size_t>(std::count(counted, line.data(), '\n'));
            counted = line.data();
            lesson.steps.back().line = lines;
        } else if (line.starts_with("# ") && !lesson.steps.empty()) {
            readTeacherPage(source, line, rest, lesson);
        } else if (!trimmed(line).empty() || rest.empty()) {
            source.fail(Expected::step, line);
        }
    }
    if (source.error()) {
        return *source.error();
    }
    return lesson;
}

} // namespace lightsout
