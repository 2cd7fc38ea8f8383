// SPDX-License-Identifier: GPL-3.0-or-later
// A tool for building the project: it prints a completion script for lightsout-cli and a given
// shell. The script completes commands, their options, the words that an option accepts, and file
// names everywhere else. It is generated from allCommands(), so it is always complete.
#include "cli/Commands.h"
#include "formats/BoardFile.h"
#include "io/BoardSpec.h"
#include "sweep/Sweep.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace lightsout::cli {

namespace {

template <typename Names>
std::vector<std::string> words(const Names& names) {
    return {names.begin(), names.end()};
}

/// Returns the words that are allowed for a value with this name. A name such as "on|off" lists the
/// words itself; a name such as "LIGHTS" has a known list. Returns no words for other names, such
/// as "FILE".
std::vector<std::string> wordsOf(std::string_view value) {
    if (value == "SPEC") {
        return words(boardSpecNames());
    }
    if (value == "LIGHTS") {
        return {"all", "none", "random", "solvable"};
    }
    if (value == "QUANTITY") {
        return words(namesOfSweptFacts());
    }
    if (value.find('|') == std::string_view::npos || std::ranges::any_of(value, [](char c) {
            return std::islower(static_cast<unsigned char>(c)) == 0 && c != '|' && c != '-';
        })) {
        return {};
    }
    std::vector<std::string> choices(1);
    for (const char c : value) {
        if (c == '|') {
            choices.emplace_back();
        } else {
            choices.back() += c;
        }
    }
    return choices;
}

std::vector<std::string> wordsOf(const OptionDescription& option) {
    return option.valueName == nullptr                      ? std::vector<std::string>()
           : std::string_view(option.name) == "--to"        ? words(writableFormats())
           : std::string_view(option.valueName) == "FORMAT" ? words(readableFormats())
                                                            : wordsOf(option.valueName);
}

/// Returns true if a value may be a file name instead of a word.
bool isFileToo(std::string_view value) {
    return value == "SPEC";
}

/// Returns the words that are allowed for the first positional argument.
std::vector<std::string> firstWords(const Command& command) {
    return command.positionals.empty() ? std::vector<std::string>()
                                       : wordsOf(command.positionals.front());
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

/// Returns text in single quotes, in a form that all three shells accept.
std::string inQuotes(std::string_view text) {
    std::string all = "'";
    for (const char c : text) {
        all += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return all + "'";
}

std::string bashScript() {
    std::string commands;
    std::string options;
    std::string choices;
    for (const Command* command : allCommands()) {
        const std::string name = command->name;
        commands += name + " ";
        std::vector<std::string> names{"--help"};
        for (const OptionDescription& option : optionsOf(*command)) {
            names.emplace_back(option.name);
            const std::vector<std::string> words = wordsOf(option);
            if (!words.empty()) {
                choices += "    " + name + ":" + option.name +
                           ") words=" + inQuotes(joined(words)) +
                           (isFileToo(option.valueName) ? " files=1" : "") + " ;;\n";
            }
        }
        if (const std::vector<std::string> first = firstWords(*command); !first.empty()) {
            choices += "    " + name + ":" + name + ") words=" + inQuotes(joined(first)) + " ;;\n";
        }
        options += "      " + name + ") words=" + inQuotes(joined(names)) + " ;;\n";
    }
    return "# Completion of lightsout-cli for bash.\n"
           "_lightsout_cli() {\n"
           "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}\n"
           "  local command=${COMP_WORDS[1]} words='' files=''\n"
           "  case $command:$before in\n" +
           choices +
           "  esac\n"
           "  if [[ $COMP_CWORD -eq 1 ]]; then\n"
           "    words=" +
           inQuotes(commands + "--help --version") +
           "\n"
           "  elif [[ -z $words && $word == -* ]]; then\n"
           "    case $command in\n" +
           options +
           "    esac\n"
           "  fi\n"
           "  if [[ -n $words ]]; then\n"
           "    mapfile -t COMPREPLY < <(compgen -W \"$words\" ${files:+-f} -- \"$word\")\n"
           "  else\n"
           "    mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
           "  fi\n"
           "}\n"
           "complete -o filenames -F _lightsout_cli lightsout-cli\n";
}

/// Escapes colons and brackets, which have a special meaning for _arguments and _describe.
std::string escaped(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (c == ':' || c == '[' || c == ']') {
            escaped += '\\';
        }
        escaped += c;
    }
    return escaped;
}

std::string zshScript() {
    std::string commands;
    std::string options;
    for (const Command* command : allCommands()) {
        commands +=
            "    " + inQuotes(std::string(command->name) + ":" + escaped(command->help)) + "\n";
        options += "    " + std::string(command->name) + ")\n      _arguments";
        for (const OptionDescription& option : optionsOf(*command)) {
            std::string text = std::string(option.name) + "[" + escaped(option.help) + "]";
            if (option.valueName != nullptr) {
                const std::vector<std::string> words = wordsOf(option);
                text += ":" + escaped(option.valueName) + ":" +
                        (words.empty()                 ? "_files"
                         : isFileToo(option.valueName) ? "{compadd " + joined(words) + "; _files}"
                                                       : "(" + joined(words) + ")");
            }
            options += " \\\n        " + inQuotes(text);
        }
        if (const std::vector<std::string> first = firstWords(*command); !first.empty()) {
            options += " \\\n        " + inQuotes("1:" + escaped(command->positionals.front()) +
                                                  ":(" + joined(first) + ")");
        }
        options += " \\\n        '*:file:_files' ;;\n";
    }
    return "#compdef lightsout-cli\n"
           "# Completion of lightsout-cli for zsh.\n"
           "_lightsout_cli() {\n"
           "  local -a commands\n"
           "  commands=(\n" +
           commands +
           "  )\n"
           "  if (( CURRENT == 2 )); then\n"
           "    _describe command commands\n"
           "    return\n"
           "  fi\n"
           "  local command=$words[2]\n"
           "  shift words\n"
           "  (( CURRENT-- ))\n"
           "  case $command in\n" +
           options +
           "  esac\n"
           "}\n"
           "_lightsout_cli \"$@\"\n";
}

std::string fishScript() {
    std::string text =
        "# Completion of lightsout-cli for fish.\n"
        "complete -c lightsout-cli -n __fish_use_subcommand -f -l help -d 'Show the commands'\n"
        "complete -c lightsout-cli -n __fish_use_subcommand -f -l version -d 'Show the version'\n";
    for (const Command* command : allCommands()) {
        const std::string name = command->name;
        text += "complete -c lightsout-cli -n __fish_use_subcommand -f -a " + name + " -d " +
                inQuotes(command->help) + "\n";
        for (const OptionDescription& option : optionsOf(*command)) {
            const std::vector<std::string> words = wordsOf(option);
            text += "complete -c lightsout-cli -n '__fish_seen_subcommand_from " + name + "' -l " +
                    (option.name + 2) + " -d " + inQuotes(option.help);
            if (!words.empty()) {
                text += std::string(isFileToo(option.valueName) ? " -r -a " : " -x -a ") +
                        inQuotes(joined(words));
            } else if (option.valueName != nullptr) {
                text += " -r";
            }
            text += "\n";
        }
        if (const std::vector<std::string> first = firstWords(*command); !first.empty()) {
            text += "complete -c lightsout-cli -n '__fish_seen_subcommand_from " + name +
                    "; and test (count (commandline -opc)) -eq 2' -f -a " +
                    inQuotes(joined(first)) + "\n";
        }
    }
    return text;
}

} // namespace

} // namespace lightsout::cli

int main(int argc, char** argv) {
    using namespace lightsout::cli;
    const std::string_view shell = argc == 2 ? argv[1] : "";
    const std::string script = shell == "bash"   ? bashScript()
                               : shell == "zsh"  ? zshScript()
                               : shell == "fish" ? fishScript()
                                                 : "";
    if (script.empty()) {
        std::fprintf(stderr, "Usage: %s bash|zsh|fish\n", argv[0]);
        return 2;
    }
    return std::fputs(script.c_str(), stdout) < 0 ? 1 : 0;
}
