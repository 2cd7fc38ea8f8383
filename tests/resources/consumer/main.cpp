// SPDX-License-Identifier: GPL-3.0-or-later
// Solves the board named by the first argument, with all lights on. Prints the presses, or nothing
// if there is no solution.

#include <formats/BoardFile.h>
#include <io/BoardSpec.h>
#include <solve/Solver.h>

#include <iostream>

int main(int argc, char** argv) {
    using namespace lightsout;
    const Result<Rule> rule = parseBoardSpec(argc > 1 ? argv[1] : "");
    if (!rule) {
        std::cerr << "column " << rule.error().position.column << '\n';
        return 2;
    }
    Progress progress;
    const Result<Solver> solver = Solver::build(*rule, progress);
    if (!solver) {
        return 3;
    }
    const Game game = Game::allOn(*rule);
    const Answer answer = solver->solve(game.difference(), progress);
    std::cout << (answer.solvable ? answer.vector.toString() : std::string()) << '\n';
    // Functions of the library that use other libraries work as well.
    const Result<std::string> text = writeBoard({.game = game}, FileFormat::graphMl);
    const bool isReadAgain = text && readBoard(*text, FileFormat::graphMl).hasValue();
    std::cout << solver->nullity() << ' ' << (isReadAgain ? "read" : "lost") << '\n';
    try {
        progress.cancel();
        static_cast<void>(solver->solve(game.difference(), progress));
    } catch (const Cancelled&) {
        std::cout << "cancelled\n";
    }
    return 0;
}
