// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

// Published numbers. Index 0 is for boards of size 1. OEIS: The On-Line Encyclopedia of Integer
// Sequences, https://oeis.org.

namespace lightsout {

/// Nullity of the n × n board, n = 1 … 130: OEIS A159257.
inline constexpr std::array<std::size_t, 130> nullityOfSquares{
    0,  0, 0,  4,  2,  0, 0,  0,  8,  0,  6,  0, 0,  4, 0,  8,  2,  0,  16, 0,  0,  0,
    14, 4, 0,  0,  0,  0, 10, 20, 0,  20, 16, 4, 6,  0, 0,  0,  32, 0,  2,  0,  0,  4,
    0,  0, 30, 0,  8,  8, 0,  0,  2,  4,  0,  0, 0,  0, 22, 0,  40, 24, 0,  28, 42, 0,
    32, 0, 8,  0,  14, 0, 0,  4,  0,  0,  2,  0, 64, 0, 0,  0,  6,  12, 0,  0,  0,  0,
    10, 0, 0,  20, 0,  4, 62, 0,  0,  20, 16, 0, 18, 0, 0,  4,  0,  0,  6,  0,  8,  0,
    0,  0, 2,  4,  0,  0, 0,  8,  46, 0,  0,  0, 80, 4, 50, 56, 0,  56, 56, 0};

/// Nullity of the n × n torus, n = 1 … 40: OEIS A165738.
inline constexpr std::array<std::size_t, 40> nullityOfTori{
    0, 0, 4, 0,  8, 8, 0, 0, 4, 16, 0,  16, 0,  0,  12, 0,  16, 8, 0, 32,
    4, 0, 0, 32, 8, 0, 4, 0, 0, 24, 40, 0,  44, 32, 8,  16, 0,  0, 4, 64};

/// Nullity of the m × n board, m, n = 1 … 12, recomputed for this project by an independent script
/// whose method was validated on Project Euler 707.
inline constexpr std::array<std::array<std::size_t, 12>, 12> nullityOfRectangles{{
    {0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0},
    {1, 0, 2, 0, 1, 0, 2, 0, 1, 0, 2, 0},
    {0, 2, 0, 0, 3, 0, 0, 2, 0, 0, 3, 0},
    {0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0},
    {1, 1, 3, 0, 2, 0, 4, 1, 1, 0, 4, 0},
    {0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0},
    {0, 2, 0, 0, 4, 0, 0, 2, 0, 0, 7, 0},
    {1, 0, 2, 0, 1, 6, 2, 0, 1, 0, 2, 0},
    {0, 1, 0, 4, 1, 0, 0, 1, 8, 0, 1, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {1, 2, 3, 0, 4, 0, 7, 2, 1, 0, 6, 0},
    {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
}};

/// Fewest presses from all on to all off on the n × n board, n = 1 … 54: OEIS A075464.
inline constexpr std::array<std::size_t, 54> fewestPressesOfSquares{
    1,   4,   5,    4,    15,  28,   33,   40,   25,   44,   55,   72,  105, 56,
    117, 104, 147,  188,  141, 224,  245,  276,  231,  270,  353,  356, 405, 416,
    345, 376, 553,  428,  469, 520,  563,  600,  761,  772,  561,  696, 891, 940,
    953, 772, 1069, 1188, 971, 1096, 1165, 1220, 1317, 1256, 1487, 1400};

/// Solutions from all on to all off on the n × n board up to rotation and reflection: OEIS A075463.
inline constexpr std::array<std::size_t, 18> solutionsUpToSymmetry{1, 1,  1, 5, 1, 1, 1,  1, 43,
                                                                   1, 10, 1, 1, 5, 1, 43, 1, 1};

} // namespace lightsout
