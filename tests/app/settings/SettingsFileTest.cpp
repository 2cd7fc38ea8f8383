// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/SettingsFile.h"

#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTest>

using namespace lightsout;

class SettingsFileTest : public QObject {
    Q_OBJECT

    static QVariantMap examples() {
        return {{QStringLiteral("text"), QStringLiteral("é \"x\" \n שלום")},
                {QStringLiteral("group/number"), -7},
                {QStringLiteral("group/share"), 1.25},
                {QStringLiteral("truth"), true},
                {QStringLiteral("list"), QStringList{QStringLiteral("a"), QString()}},
                {QStringLiteral("one"), QStringList{QStringLiteral("a")}},
                {QStringLiteral("none"), QStringList()},
                {QStringLiteral("bytes"), QByteArray("\0\xff{", 3)},
                {QStringLiteral("no bytes"), QByteArray()}};
    }

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() {
        QSettings::setDefaultFormat(QSettings::NativeFormat);
        QSettings().clear();
    }

    void keepsValues() {
        useDurableSettings();
        const QVariantMap values = examples();
        for (auto entry = values.begin(); entry != values.end(); ++entry) {
            QSettings().setValue(entry.key(), entry.value());
        }
        // Simulates the next session: Qt does not cache a file under another name.
        const QString path = QSettings().fileName();
        const QString copy = path + QStringLiteral(".copy.json");
        QFile::remove(copy);
        QVERIFY(QFile::copy(path, copy));
        const QSettings read(copy, QSettings::defaultFormat());
        QCOMPARE(read.allKeys().size(), values.size());
        QCOMPARE(read.value(QStringLiteral("text")).toString(),
                 values[QStringLiteral("text")].toString());
        QCOMPARE(read.value(QStringLiteral("group/number")).toInt(), -7);
        QCOMPARE(read.value(QStringLiteral("group/share")).toDouble(), 1.25);
        QCOMPARE(read.value(QStringLiteral("truth")).toBool(), true);
        for (const char* name : {"list", "one", "none"}) {
            QCOMPARE(read.value(QLatin1String(name)).toStringList(),
                     values[QLatin1String(name)].toStringList());
        }
        for (const char* name : {"bytes", "no bytes"}) {
            QCOMPARE(read.value(QLatin1String(name)).toByteArray(),
                     values[QLatin1String(name)].toByteArray());
        }
        QVERIFY(settingsProblem().isEmpty());
        QSettings().clear();
    }

    void migratesEarlierSettings() {
        QSettings().setValue(QStringLiteral("language"), QStringLiteral("fr"));
        QSettings().setValue(QStringLiteral("bytes"), QByteArray("ab"));
        useDurableSettings();
        QFile::remove(QSettings().fileName());
        QSettings::setDefaultFormat(QSettings::NativeFormat);
        useDurableSettings();
        QCOMPARE(QSettings().value(QStringLiteral("language")).toString(), QStringLiteral("fr"));
        QCOMPARE(QSettings().value(QStringLiteral("bytes")).toByteArray(), QByteArray("ab"));
        QSettings().clear();
    }

    void ignoresInvalidFiles() {
        useDurableSettings();
        const QString path = QSettings().fileName() + QStringLiteral(".strange.json");
        for (const char* text : {"", "[1]", "{", "{\"a\": {\"base64\": 7}}", "\xff\xfe"}) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            const QSettings read(path, QSettings::defaultFormat());
            QVERIFY(read.value(QStringLiteral("a")).toByteArray().isEmpty());
            QFile::remove(path);
        }
    }

    void reportsAFileThatCannotBeWritten() {
        useDurableSettings();
        QSettings().clear();
        const QString path = QSettings().fileName();
        QFile::remove(path);
        QVERIFY(QDir().mkpath(path)); // a folder blocks the file
        QSettings().setValue(QStringLiteral("a"), 1);
        QVERIFY(settingsProblem().contains(path));
        QVERIFY(QDir().rmdir(path));
        QVERIFY(settingsProblem().isEmpty()); // stored as soon as possible
        QVERIFY(QFile::exists(path));
        QSettings().clear();
    }
};

LIGHTSOUT_TEST(SettingsFileTest)
#include "SettingsFileTest.moc"
