// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// If placed before a function, this macro compiles it for several kinds of processors. At run
/// time, the program uses the best version for the machine. Sanitizers do not support such
/// functions.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__) &&       \
    defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define LIGHTSOUT_HAS_CLONES
#define LIGHTSOUT_FASTEST_CLONES __attribute__((target_clones("avx2", "default")))
/// Does the same for functions that loop over whole words, which benefit from the widest registers.
#define LIGHTSOUT_WIDEST_CLONES __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define LIGHTSOUT_FASTEST_CLONES
#define LIGHTSOUT_WIDEST_CLONES
#endif

/// If placed before a function, this macro inlines it into all its callers, including functions
/// compiled for several kinds of processors.
#if defined(__GNUC__)
#define LIGHTSOUT_INLINE LIGHTSOUT_INLINED inline
/// Does the same for a lambda, if placed after its parameters.
#define LIGHTSOUT_INLINED __attribute__((always_inline))
#else
#define LIGHTSOUT_INLINE inline
#define LIGHTSOUT_INLINED
#endif
