// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/Peers.h"

void registerElimination();
void registerPolynomials();

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    lightsout::addPeersToContext();
    registerElimination();
    registerPolynomials();
    benchmark::RunSpecifiedBenchmarks();
}
