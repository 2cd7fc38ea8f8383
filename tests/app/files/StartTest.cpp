// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Test.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// Tests how the program starts if parts of the system are missing.
class StartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { environment_.insert("HOME", folder_.path()); }

    void withoutADisplayOneSentenceIsPrinted_data() {
        QTest::addColumn<QString>("platform");
        QTest::addColumn<QString>("display");
        QTest::newRow("no display") << QString() << QString();
        QTest::newRow("no X server") << QStringLiteral("xcb") << QStringLiteral(":4711");
        QTest::newRow("no Wayland compositor") << QStringLiteral("wayland") << QString();
        QTest::newRow("no such platform") << QStringLiteral("nonsense") << QString();
    }

    void withoutADisplayOneSentenceIsPrinted() {
        QFETCH(QString, platform);
        QFETCH(QString, display);
        for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) {
            environment_.remove(QLatin1String(name));
        }
        environment_.insert("XDG_RUNTIME_DIR", folder_.path());
        if (!platform.isEmpty()) {
            environment_.insert("QT_QPA_PLATFORM", platform);
        }
        if (!display.isEmpty()) {
            environment_.insert("DISPLAY", display);
        }
        QProcess process;
        process.setProcessEnvironment(environment_);
        process.start(PROGRAM, QStringList());
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 2);
        const QByteArray errors = process.readAllStandardError();
        QVERIFY2(errors.startsWith("lightsout: ") && errors.contains("there is no display"),
                 errors);
        QCOMPARE(errors.count('\n'), 1);
    }

    void withoutFontsASentenceIsPrinted() {
        const QString path = folder_.filePath(QStringLiteral("fonts.conf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<?xml version='1.0'?><fontconfig><cachedir>" + folder_.path().toUtf8() +
                   "</cachedir></fontconfig>");
        file.close();
        QProcessEnvironment environment = environment_;
        environment.insert("FONTCONFIG_FILE", path);
        QProcess process;
        process.setProcessEnvironment(environment);
        // The folder can't be created, so the program ends.
        process.start(PROGRAM, {QStringLiteral("--render"), path + QStringLiteral("/none")});
        QVERIFY(process.waitForFinished());
        const QByteArray errors = process.readAllStandardError();
        QVERIFY2(errors.contains("lightsout: there are no fonts"), errors);
    }

private:
    QTemporaryDir folder_;
    QProcessEnvironment environment_ = QProcessEnvironment::systemEnvironment();
};

LIGHTSOUT_TEST(StartTest)
#include "StartTest.moc"
