// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/KeptBoards.h"

#include "support/Random.h"

#include "tests/support/Length.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>

#include <ctime>

using namespace lightsout;

namespace {

/// The maximum work that may be lost, in milliseconds.
constexpr qint64 maxLost = 2000;

struct State {
    QByteArray hash;
    qint64 time = 0; ///< when the board appeared, in milliseconds
};

qint64 milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1'000'000;
}

/// A program that works until it is killed.
class Victim {
public:
    Victim(const QString& folder, int seed) {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_STATE_HOME"), folder + QStringLiteral("/state"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder + QStringLiteral("/config"));
        environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), folder); // avoids a warning
        process_.setProcessEnvironment(environment);
        process_.setProcessChannelMode(QProcess::SeparateChannels);
        process_.start(QStringLiteral(VICTIM),
                       {QStringLiteral("edit"), folder, QString::number(seed)});
    }

    /// Waits for the line that reports the initial board.
    bool hasBegun() {
        while (states_.empty() && process_.waitForReadyRead(30'000)) {
            read();
        }
        return !states_.empty();
    }
    void workFor(qint64 time) {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < time) {
            process_.waitForReadyRead(
                static_cast<int>(std::max<qint64>(time - clock.elapsed(), 1)));
            read();
        }
    }
    /// Kills the program. Returns the time.
    qint64 kill() {
        const qint64 time = milliseconds();
        process_.kill();
        process_.waitForFinished();
        read();
        return time;
    }
    const std::vector<State>& states() const { return states_; }
    QByteArray errors() { return process_.readAllStandardError() + unknown_; }

private:
    void read() {
        while (process_.canReadLine()) {
            const QList<QByteArray> words = process_.readLine().trimmed().split(' ');
            if (words.size() == 3 && (words[0] == "began" || words[0] == "made")) {
                states_.push_back({words[1], words[2].toLongLong()});
            } else {
                unknown_ += words.join(' ') + '\n';
            }
        }
    }

    QProcess process_;
    std::vector<State> states_;
    QByteArray unknown_;
};

int rounds() {
    return isRunAtLength() ? 200 : 12;
}

} // namespace

class KillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Repeats: start, edit, save, kill -9 at a random moment. After the next start, the recovered
    /// board is at most two seconds old.
    void atMostTwoSecondsAreLost() {
        const QTemporaryDir folder;
        Random random(17);
        std::vector<State> before;
        qint64 killed = 0;
        std::size_t moves = 0;
        qint64 lost = 0;
        for (int round = 0; round <= rounds(); ++round) {
            Victim victim(folder.path(), round);
            QVERIFY2(victim.hasBegun(), victim.errors().constData());
            if (round > 0) {
                const QByteArray found = victim.states().front().hash;
                // The latest time at which the board was the one that was recovered.
                qint64 until = -1;
                for (std::size_t i = 0; i < before.size(); ++i) {
                    if (before[i].hash == found) {
                        until = i + 1 < before.size() ? before[i + 1].time : killed;
                    }
                }
                QVERIFY2(until >= 0, "the board is none that there was");
                lost = std::max(lost, killed - until);
                QVERIFY2(killed - until <= maxLost,
                         qPrintable(QString::number(killed - until) + QStringLiteral(" ms lost")));
            }
            if (round == rounds()) {
                victim.kill();
                break;
            }
            // Often kills the program before it has saved anything.
            victim.workFor(static_cast<qint64>(random.below(random.below(3) == 0 ? 400 : 2500)));
            killed = victim.kill();
            QVERIFY2(victim.errors().isEmpty(), victim.errors().constData());
            before = victim.states();
            moves += before.size();
        }
        qInfo("%d times killed in %zu moves: at most %lld ms of work were lost", rounds(), moves,
              static_cast<long long>(lost));
        QVERIFY(moves > 10U * static_cast<unsigned>(rounds()));
        // Old boards do not accumulate.
        const QDir kept(folder.filePath(QStringLiteral("state/lightsout/boards")));
        QVERIFY(kept.entryList({QStringLiteral("*.left")}).size() <=
                static_cast<qsizetype>(KeptBoards::maxLeft));
        QVERIFY(kept.entryList({QStringLiteral("*.lock")}).size() <= 2);
    }
};

LIGHTSOUT_TEST(KillTest)
#include "KillTest.moc"
