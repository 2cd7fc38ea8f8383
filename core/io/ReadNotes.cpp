// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/ReadNotes.h"

#include "io/EnglishText.h"

namespace lightsout {

namespace {

std::string leftOutText(const std::string& name) {
    return name == "#" || name == "!" ? "comments"
           : name == "graph"          ? "further graphs"
           : name == "port"           ? "ports"
           : name == "hyperedge"      ? "hyperedges"
           : name == "group"          ? "groups"
           : name == "rule"           ? "the rule of the automaton"
           : name == "yEd graphics"
               ? "everything in yEd's drawing except labels, positions and arrows"
               : shown(name);
}

} // namespace

std::vector<std::string> readNotes(const ReadReport& report, const Rule& rule,
                                   const ReadOptions& options, const ReadOptionNames& names) {
    std::vector<std::string> notes;
    if (!report.encoding.empty()) {
        notes.push_back("converted from " + shown(report.encoding));
    }
    if (report.graphCount > 1) {
        notes.push_back("contains " + std::to_string(report.graphCount) + " graphs; graph number " +
                        std::to_string(options.graph) + " was read; " + names.graph +
                        " reads another");
    }
    if (report.isTable) {
        notes.push_back("read as a table: a row for each of " +
                        counted(rule.lightCount(), "light", "lights") + ", a column for each of " +
                        counted(rule.buttonCount(), "button", "buttons"));
    }
    if (report.isAmbiguous && report.block == BlockMeaning::lights) {
        notes.push_back("read as the lights of a grid, because it is not square; " +
                        names.asMatrix +
                        " reads it as a table with a row for each light and a column for each "
                        "button");
    } else if (report.isAmbiguous) {
        notes.push_back("read as an influence matrix; " + names.asLights +
                        " reads it as the lights of a grid");
    } else if (report.block == BlockMeaning::lights && !options.block) {
        notes.emplace_back("read as the lights of a grid, because it is not square");
    }
    if (!report.litCharacter.empty()) {
        notes.push_back("lights that are on are marked with " + shown(report.litCharacter));
    }
    for (const auto& [name, times] : report.leftOut) {
        notes.push_back("left out: " + leftOutText(name) + " (" + std::to_string(times) + ")");
    }
    if (report.parallelEdges > 0) {
        notes.push_back(
            counted(report.parallelEdges, "repeated edge was ", "repeated edges were ") +
            (options.parallelEdges == ParallelEdges::merge
                 ? "merged; " + names.cancel + " cancels them in pairs instead"
                 : "cancelled in pairs"));
    }
    if (report.laidOut > 0) {
        notes.push_back(counted(report.laidOut, "vertex", "vertices") +
                        " without a position (drawn below the others)");
    }
    return notes;
}

} // namespace lightsout
