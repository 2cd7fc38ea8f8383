// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Test.h"

#include <cstdio>
#include <map>
#include <string>

#ifdef __SANITIZE_THREAD__
#include <cstdarg>

#include <sched.h>

extern "C" int __interceptor_clone(int (*)(void*), void*, int, void*, int*, void*, int*);

/// Qt starts other programs in processes that share the memory of the test. The thread sanitizer
/// would attribute their actions to the test and then miss all its locks, so these processes get a
/// copy of the memory.
extern "C" int clone(int (*function)(void*), void* stack, int flags, void* argument, ...) noexcept {
    std::va_list rest;
    va_start(rest, argument);
    int* const parent = va_arg(rest, int*);
    void* const storage = va_arg(rest, void*);
    int* const child = va_arg(rest, int*);
    va_end(rest);
    return __interceptor_clone(function, stack, flags & ~CLONE_VM, argument, parent, storage,
                               child);
}
#endif

// This file is compiled once for tests of the window, and once for tests without a window.
#ifdef LIGHTSOUT_WINDOW
#include <QApplication>
#include <QTemporaryDir>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

namespace {

/// Returns the classes of this program. This is a function, because classes are added before main()
/// begins.
std::map<std::string, lightsout::TestRun>& tests() {
    static std::map<std::string, lightsout::TestRun> all;
    return all;
}

} // namespace

#ifdef LIGHTSOUT_WINDOW
namespace {

/// A home folder for this run and the programs that it starts, so that neither settings nor boards
/// of tests are stored in the user's own folder.
class Home {
public:
    Home() {
        if (!qEnvironmentVariableIsSet("XDG_CACHE_HOME")) {
            // Caches fonts, which every test would search for otherwise.
            qputenv("XDG_CACHE_HOME", qgetenv("HOME") + "/.cache");
        }
        qputenv("HOME", folder_.path().toLocal8Bit());
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"}) {
            qunsetenv(name);
        }
    }

private:
    QTemporaryDir folder_;
};

} // namespace
#endif

bool lightsout::addTest(const char* className, TestRun run) {
    return tests().emplace(className, run).second;
}

int main(int argc, char** argv) {
    const auto test = argc < 2 ? tests().end() : tests().find(argv[1]);
    if (test == tests().end()) {
        std::fprintf(stderr, "Usage: %s CLASS [arguments of Qt Test]\nCLASS is one of:\n", argv[0]);
        for (const auto& [name, run] : tests()) {
            std::fprintf(stderr, "  %s\n", name.c_str());
        }
        return 2;
    }
    argv[1] = argv[0];
    int remaining = argc - 1;
    // Like QTEST_MAIN of Qt: pictures have the same size on every screen.
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
#ifdef LIGHTSOUT_WINDOW
    const Home home;
#endif
    Application application(remaining, argv + 1);
    return test->second(remaining, argv + 1);
}
