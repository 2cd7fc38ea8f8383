// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

#include <QTest>

#include <string>
#include <vector>

namespace lightsout {

struct NamedMatrix {
    std::string name;
    BitMatrix matrix;
};

inline BitMatrix onesMatrix(std::size_t rows, std::size_t cols) {
    return BitMatrix::fromRows(std::vector(rows, BitVector::ones(cols)), cols);
}

/// Returns matrices of every shape that elimination must handle.
inline std::vector<NamedMatrix> matrixZoo() {
    Random random(2024);
    std::vector<NamedMatrix> zoo{
        {"0 x 0", BitMatrix(0, 0)},          {"0 x 65", BitMatrix(0, 65)},
        {"65 x 0", BitMatrix(65, 0)},        {"zero 1 x 1", BitMatrix(1, 1)},
        {"zero 64 x 65", BitMatrix(64, 65)}, {"ones 65 x 64", onesMatrix(65, 64)},
    };
    for (const std::size_t size : {1U, 63U, 64U, 65U, 128U}) {
        zoo.push_back({"identity " + std::to_string(size), BitMatrix::identity(size)});
    }
    for (const std::size_t size : {1U, 2U, 7U, 8U, 9U, 63U, 64U, 65U, 127U, 128U, 129U, 200U}) {
        zoo.push_back({"square " + std::to_string(size), BitMatrix::random(size, size, random)});
    }
    zoo.push_back({"wide 1 x 200", BitMatrix::random(1, 200, random)});
    zoo.push_back({"wide 20 x 200", BitMatrix::random(20, 200, random)});
    zoo.push_back({"wide 63 x 129", BitMatrix::random(63, 129, random)});
    zoo.push_back({"tall 200 x 1", BitMatrix::random(200, 1, random)});
    zoo.push_back({"tall 200 x 20", BitMatrix::random(200, 20, random)});
    zoo.push_back({"tall 129 x 63", BitMatrix::random(129, 63, random)});
    for (const std::size_t rank : {1U, 10U, 63U}) {
        zoo.push_back(
            {"redundant, rank at most " + std::to_string(rank),
             BitMatrix::random(130, rank, random) * BitMatrix::random(rank, 140, random)});
    }
    // The first pivots are beyond the first word.
    zoo.push_back({"late pivots", BitMatrix(66, 70).augmented(BitMatrix::random(66, 66, random))});
    // Every second column is free.
    BitMatrix gaps(70, 140);
    for (std::size_t r = 0; r < gaps.rows(); ++r) {
        gaps.flip(r, 2 * r + 1);
    }
    zoo.push_back({"every second column free", gaps});
    return zoo;
}

/// Adds a data row for each matrix of the zoo, in the column "matrix".
inline void addMatrixZoo() {
    QTest::addColumn<BitMatrix>("matrix");
    for (const auto& [name, matrix] : matrixZoo()) {
        QTest::newRow(name.c_str()) << matrix;
    }
}

} // namespace lightsout
