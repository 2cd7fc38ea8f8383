// SPDX-License-Identifier: GPL-3.0-or-later
// Used when the project is built: prints the completions of lightsout-cli for a shell.
#include "cli/Completions.h"

#include <cstdio>

int main(int argc, char** argv) {
    using namespace lightsout::cli;
    const auto shell = argc == 2 ? shellNamed(argv[1]) : std::nullopt;
    if (!shell) {
        std::fprintf(stderr, "Usage: %s bash|zsh|fish\n", argv[0]);
        return 2;
    }
    return std::fputs(completionsFor(*shell).c_str(), stdout) < 0 ? 1 : 0;
}
