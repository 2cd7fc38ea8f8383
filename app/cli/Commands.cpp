#include "cli/Commands.h"

#include <array>

namespace lightsout::cli {

std::span<const Command* const> allCommands() {
    static constexpr std::array<const Command*, 7> commands{
        &infoCommand,   &solveCommand,   &eliminateCommand, &inverseCommand,
        &kernelCommand, &tilingsCommand, &convertCommand};
    return commands;
}

} // namespace lightsout::cli
