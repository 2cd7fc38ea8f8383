// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Programs.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

using namespace lightsout;

/// Tests the scripts that build, test and package the workbench on a fresh machine.
class ScriptsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void packagesAreDeclaredOnce();
    void utf8IsChosenIfNoLocaleIsSet();
    void missingProgramsFailIfAllAreRequired();
};

namespace {

QString textOf(const QString& path) {
    QFile file(QStringLiteral(LIGHTSOUT_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Runs a command in an environment that has nothing else than PATH, and returns its output.
QString output(const QString& command, int status = 0) {
    QProcess process;
    process.setWorkingDirectory(QStringLiteral(LIGHTSOUT_SOURCE_DIR));
    process.start(QStringLiteral("env"),
                  {QStringLiteral("-i"), QStringLiteral("PATH=/usr/bin:/bin"),
                   QStringLiteral("bash"), QStringLiteral("-c"), command});
    if (!process.waitForFinished() || process.exitCode() != status) {
        return QStringLiteral("failed: ") + QString::fromUtf8(process.readAllStandardError());
    }
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

} // namespace

void ScriptsTest::packagesAreDeclaredOnce() {
    const QString list = QStringLiteral("source app/packages.sh; echo ");
    const QStringList packages =
        output(list + QStringLiteral("\"${build_packages[@]}\" \"${test_packages[@]}\" "
                                     "\"${check_packages[@]}\" \"${long_packages[@]}\""))
            .split(QLatin1Char(' '));
    QVERIFY(packages.size() > 60);
    for (const char* script :
         {"app/run.sh", "tests/run.sh", ".ci/run", "resources/package/make.sh"}) {
        const QString text = textOf(QLatin1String(script));
        QVERIFY2(text.contains(QLatin1String("source app/packages.sh")) ||
                     text.contains(QLatin1String("source \"$root/app/packages.sh\"")),
                 script);
        QVERIFY2(text.contains(QRegularExpression(QStringLiteral("install_missing \"\\$\\{"))),
                 script);
        for (const char* package : {"chromium-driver", "dpkg-dev", "qt6-base-dev"}) {
            QVERIFY2(packages.contains(QLatin1String(package)), package);
            QVERIFY2(!text.contains(QLatin1String(package)), script);
        }
    }
    // The package can be made without what only tests need, and tests have all that it needs.
    const QString packaging = output(list + QStringLiteral("\"${packaging_packages[@]}\""));
    QVERIFY(packaging.contains(QLatin1String("file")));
    QVERIFY(output(list + QStringLiteral("\"${test_packages[@]}\"")).startsWith(packaging));
}

void ScriptsTest::utf8IsChosenIfNoLocaleIsSet() {
    QCOMPARE(output(QStringLiteral("source app/packages.sh; locale charmap")),
             QStringLiteral("UTF-8"));
    // A locale with UTF-8 is kept, because it is the language of the window.
    QCOMPARE(
        output(QStringLiteral("export LANG=C.utf8; source app/packages.sh; echo ${LC_ALL-unset}")),
        QStringLiteral("unset"));
}

void ScriptsTest::missingProgramsFailIfAllAreRequired() {
    const QString skip = QStringLiteral(
        "cd tests/support; %1 /usr/bin/python3 -B -c 'import programs; programs.skip(\"none\")'");
    QCOMPARE(output(skip.arg(QString()), 77), QStringLiteral("none"));
    QCOMPARE(output(skip.arg(QStringLiteral("LIGHTSOUT_ALL_PROGRAMS=1")), 1),
             QStringLiteral("none"));
    QVERIFY(textOf(QStringLiteral("tests/run.sh"))
                .contains(QLatin1String("export LIGHTSOUT_ALL_PROGRAMS=1")));
    const auto before = qgetenv("LIGHTSOUT_ALL_PROGRAMS");
    qunsetenv("LIGHTSOUT_ALL_PROGRAMS");
    QVERIFY(!isRequired(QStringLiteral("groff")));
    qputenv("LIGHTSOUT_ALL_PROGRAMS", "1");
    QVERIFY(isRequired(QStringLiteral("groff")));
    if (before.isNull()) {
        qunsetenv("LIGHTSOUT_ALL_PROGRAMS");
    }
}

LIGHTSOUT_TEST(ScriptsTest)
#include "ScriptsTest.moc"
