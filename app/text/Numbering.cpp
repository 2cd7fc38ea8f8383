// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/Numbering.h"

#include <atomic>

namespace lightsout {

namespace {

// These are also read by worker threads that print.
std::atomic<CellNumbers> cellNumbers{CellNumbers::automatic};
std::atomic<std::size_t> firstNumber{1};

} // namespace

Numbering Numbering::current() {
    return {.cells = cellNumbers, .first = firstNumber};
}

void Numbering::setCurrent(const Numbering& numbering) {
    cellNumbers = numbering.cells;
    firstNumber = numbering.first;
}

} // namespace lightsout
