#include "cli/Commands.h"

#include <array>

namespace lightsout::cli {

std::span<const Command* const> allCommands() {
    static constexpr std::array<const Command*, 4> commands{&infoCommand, &solveCommand,
                                                            &kernelCommand, &convertCommand};
    return commands;
}

} // namespace lightsout::cli
