#include "cli/Commands.h"

#include <array>

namespace lightsout::cli {

std::span<const Command* const> allCommands() {
    static constexpr std::array<const Command*, 6> commands{&infoCommand,      &solveCommand,
                                                            &eliminateCommand, &inverseCommand,
                                                            &kernelCommand,    &convertCommand};
    return commands;
}

} // namespace lightsout::cli
