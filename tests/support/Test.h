// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

// Windows respond late on a busy machine.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expression) QTRY_VERIFY_WITH_TIMEOUT((expression), 30'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), expected, 30'000)

namespace lightsout {

/// A function that runs one test class with the arguments of Qt Test, and returns the number of
/// failed functions.
using TestRun = int (*)(int argc, char** argv);

/// Registers the class under its name. Returns true.
bool addTest(const char* className, TestRun run);

} // namespace lightsout

/// Must be at the end of the file of a test class, before its .moc file. The tests of a folder are
/// one program; its first argument is the name of the class to run.
#define LIGHTSOUT_TEST(Class)                                                                      \
    [[maybe_unused]] static const bool is##Class##Added =                                          \
        lightsout::addTest(#Class, [](int argc, char** argv) {                                     \
            Class test;                                                                            \
            return QTest::qExec(&test, argc, argv);                                                \
        });
