// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Assert.h"

#include "tests/support/Test.h"

#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

class AssertTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void trueConditionContinues();
    void falseConditionEndsTheProgram();
};

void AssertTest::trueConditionContinues() {
    int evaluations = 0;
    LIGHTSOUT_ASSERT(++evaluations == 1);
    QCOMPARE(evaluations, 1);
}

void AssertTest::falseConditionEndsTheProgram() {
    std::array<int, 2> pipe{};
    QCOMPARE(::pipe(pipe.data()), 0);
    const pid_t child = fork();
    if (child == 0) {
        const rlimit noCore{0, 0};
        setrlimit(RLIMIT_CORE, &noCore);
        std::signal(SIGABRT, SIG_DFL); // Qt Test installs its own handler
        dup2(pipe[1], STDERR_FILENO);
        LIGHTSOUT_ASSERT(1 + 1 == 3);
        _exit(0);
    }
    close(pipe[1]);
    QByteArray words(1000, '\0');
    words.resize(static_cast<int>(read(pipe[0], words.data(), 1000)));
    close(pipe[0]);
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
    QCOMPARE(WTERMSIG(status), SIGABRT);
    QVERIFY2(words.contains("assertion failed: 1 + 1 == 3"), words.constData());
    QVERIFY2(words.contains("AssertTest.cpp:"), words.constData());
}

LIGHTSOUT_TEST(AssertTest)
#include "AssertTest.moc"
