// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

// On a busy machine windows answer late.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), 30'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), expected, 30'000)

namespace lightsout {

/// Runs one test class with the arguments of Qt Test, and returns how many of its functions failed.
using TestRun = int (*)(int argc, char** argv);

/// Makes the class known to main() under its name; true.
bool addTest(const char* className, TestRun run);

} // namespace lightsout

/// Stands at the end of the file of a test class, before its .moc file. The tests of a folder are
/// one program, which takes the name of the class to run as its first argument.
#define LIGHTSOUT_TEST(Class)                                                                      \
    [[maybe_unused]] static const bool is##Class##Added =                                          \
        lightsout::addTest(#Class, [](int argc, char** argv) {                                     \
            Class test;                                                                            \
            return QTest::qExec(&test, argc, argv);                                                \
        });
