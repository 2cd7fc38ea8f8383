// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/DealArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

namespace {

Outcome runDeal(const Arguments& arguments, Progress& progress) {
    std::string text;
    nlohmann::ordered_json boards = nlohmann::ordered_json::array();
    const std::vector<Deal> deals = dealsOf(arguments, 1);
    for (const Deal& deal : deals) {
        progress.checkpoint(static_cast<double>(boards.size()) / static_cast<double>(deals.size()));
        const ChallengeBoard board = dealtBoard(deal, progress).board;
        const std::string code = codeFor(deal, board);
        if (arguments.wantsJson()) {
            nlohmann::ordered_json entry;
            entry["code"] = code;
            entry["lights"] = board.lights.toString();
            entry["fewest"] = deal.presses;
            boards.push_back(std::move(entry));
        } else {
            text += (text.empty() ? "" : "\n") + code + "\n" +
                    difficultyLine(board, arguments.threads(), progress) +
                    picture(board.lattice, board.lights);
        }
    }
    if (arguments.wantsJson()) {
        text = nlohmann::ordered_json{{"boards", std::move(boards)}}.dump() + "\n";
    }
    return {.text = std::move(text)};
}

} // namespace

const Command dealCommand{.name = "deal",
                          .help = "Deal boards of a given difficulty, the same on every computer",
                          .options = dealOptions,
                          .examples = {"deal --size 5x5 --difficulty 6", "deal --count 3 --rising"},
                          .takesBoard = false,
                          .readsBoards = false,
                          .run = runDeal};

} // namespace lightsout::cli
