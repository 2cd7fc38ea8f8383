// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Parser.h"

#include "arguments/Command.h"
#include "arguments/Messages.h"
#include "tests/support/Test.h"

#include <array>

using namespace lightsout;
using namespace lightsout::cli;

namespace {

constexpr std::array<const char*, 2> boards{"FROM", "TO..."};
constexpr std::array<OptionDescription, 2> options{{
    {"--size", "N", "A number"},
    {"--quick", nullptr, "A flag"},
}};

Command command(const char* name, std::span<const char* const> positionals) {
    return {.name = name,
            .help = "",
            .positionals = positionals,
            .options = options,
            .takesBoard = false,
            .readsBoards = false,
            .run = nullptr};
}

const Command copying = command("copy", boards);
const Command naming = command("name", {});
constexpr std::array commands{&copying, &naming};

/// Returns the result of parsing a command line as one line of text.
std::string meaning(Parser& parser, std::vector<const char*> words) {
    words.insert(words.begin(), "program");
    try {
        const auto parsed = parser.parse(static_cast<int>(words.size()), words.data());
        if (const auto* text = std::get_if<std::string>(&parsed)) {
            return *text;
        }
        const Request& request = std::get<Request>(parsed);
        std::string line = request.command->name;
        for (const char* option : {"--size", "--quick", "--json", "--seed"}) {
            if (const auto value = request.arguments.text(option)) {
                line += std::string(" ") + option + "=" + *value;
            }
        }
        for (const std::string& positional : request.arguments.positionals()) {
            line += " " + positional;
        }
        return line;
    } catch (const Failure& failure) {
        return failure.where + ": " + failure.what;
    }
}

} // namespace

class ParserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesApart();
    void resetsBeforeParsing();
};

void ParserTest::takesApart() {
    Parser parser(commands);
    QCOMPARE(meaning(parser, {"copy", "a", "--size", "3", "b", "--quick", "c"}),
             "copy --size=3 --quick= a b c");
    QCOMPARE(meaning(parser, {"name", "--seed=7"}), "name --seed=7");
    QCOMPARE(meaning(parser, {"name", "a"}), "name: \"a\" is not expected here");
    QCOMPARE(meaning(parser, {"name", "--size"}), "--size: N is missing");
    QCOMPARE(meaning(parser, {"name", "--size=1", "--size=2"}), "--size: is given more than once");
    QCOMPARE(meaning(parser, {"name", "--quick=yes"}), "--quick: takes no value");
    QCOMPARE(meaning(parser, {"draw"}), "draw: there is no such command; --help lists them");
    QCOMPARE(meaning(parser, {}), "command line: a command is expected; --help lists them");
}

void ParserTest::resetsBeforeParsing() {
    const std::vector<std::vector<const char*>> lines{
        {"copy", "a", "b", "c"},
        {"copy"},
        {"name", "--size=1"},
        {"copy", "--size=2", "a"},
        {"name", "--size=1", "--size=2"},
        {},
        {"draw"},
        {"name", "--size"},
        {"copy", "--quick", "--json"},
        {"name"},
        {"--help"},
        {"copy", "--help"},
        {"copy", "--size=3", "a", "b"},
    };
    Parser parser(commands);
    for (const auto& before : lines) {
        for (const auto& line : lines) {
            meaning(parser, before);
            Parser fresh(commands);
            QCOMPARE(meaning(parser, line), meaning(fresh, line));
        }
    }
}

LIGHTSOUT_TEST(ParserTest)
#include "ParserTest.moc"
