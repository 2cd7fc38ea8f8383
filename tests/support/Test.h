// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

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
