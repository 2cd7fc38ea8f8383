// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Programs.h"
#include "tests/support/Test.h"

#include <QProcess>
#include <QTemporaryDir>

/// Plays a lecture on an X server with a window manager: every click does what it shows.
class LectureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyClickDoesWhatItShows_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "he"}) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }
    void everyClickDoesWhatItShows() {
        QFETCH(const QString, language);
        for (const char* program : {"Xvfb", "openbox", "xdotool"}) {
            LIGHTSOUT_SKIP_WITHOUT(QLatin1String(program));
        }
        QProcess server;
        server.start(QStringLiteral("Xvfb"),
                     {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                      QStringLiteral("0"), QStringLiteral("1280x800x24"),
                      QStringLiteral("-nolisten"), QStringLiteral("tcp")});
        QVERIFY(server.waitForReadyRead());
        const QTemporaryDir home;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("DISPLAY"),
                           QLatin1Char(':') + QString::fromLatin1(server.readLine().trimmed()));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        for (const char* folder :
             {"HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_STATE_HOME"}) {
            environment.insert(QString::fromLatin1(folder), home.path());
        }
        QProcess manager;
        manager.setProcessEnvironment(environment);
        manager.start(QStringLiteral("openbox"), {QStringLiteral("--sm-disable")});
        QVERIFY(manager.waitForStarted());
        QProcess lecture;
        lecture.setProcessEnvironment(environment);
        lecture.start(QStringLiteral(LECTURE), {language});
        const bool hasEnded = lecture.waitForFinished(180'000);
        const QByteArray output = lecture.readAllStandardError();
        for (QProcess* process : {&lecture, &manager, &server}) {
            process->kill();
            process->waitForFinished();
        }
        QVERIFY2(hasEnded && lecture.exitStatus() == QProcess::NormalExit &&
                     lecture.exitCode() == 0,
                 output.constData());
    }
};

LIGHTSOUT_TEST(LectureTest)
#include "LectureTest.moc"
