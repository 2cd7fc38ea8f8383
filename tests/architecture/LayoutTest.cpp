// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/SourceTree.h"
#include "tests/support/Test.h"

#include <QTest>

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace lightsout;

/// Tests where files are and what they contain.
class LayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingIsInItsPlace();
    void noticesEveryKindOfViolation();
    void testsMirrorCore();
    void everyFolderOfTestsIsBuilt();
    void numbersAreReadAlikeInEveryLocale();
    void settingsHaveOnePlace();
    void theApplicationHasThreeFilters();
    void everyClassIsInOneSource();
};

namespace {

void write(const QTemporaryDir& root, const QString& path, int lines) {
    const QFileInfo info(root.filePath(path));
    QDir().mkpath(info.path());
    QFile file(info.filePath());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("// SPDX-License-Identifier: GPL-3.0-or-later");
    file.write(QByteArray(lines, '\n'));
}

} // namespace

void LayoutTest::everythingIsInItsPlace() {
    const QStringList violations = layoutViolations(SourceTree(LIGHTSOUT_SOURCE_DIR));
    QVERIFY2(violations.isEmpty(), qPrintable('\n' + violations.join('\n')));
}

void LayoutTest::noticesEveryKindOfViolation() {
    const QTemporaryDir root;
    write(root, "README.md", 1000);
    write(root, "core/gf2/Long.cpp", 1000);
    QCOMPARE(layoutViolations(SourceTree(root.path())), QStringList());
    write(root, "notes.txt", 1);
    write(root, "core/Loose.h", 1);
    QFile unlicensed(root.filePath("core/gf2/Unlicensed.cpp"));
    QVERIFY(unlicensed.open(QIODevice::WriteOnly));
    unlicensed.write("int x;\n");
    unlicensed.close();
    QCOMPARE(layoutViolations(SourceTree(root.path())),
             (QStringList{"notes.txt: does not belong on the top level",
                          "core/gf2/Unlicensed.cpp: does not begin with its licence",
                          "core/Loose.h: is not in one of core's folders"}));
}

// The folder tests/core/gf2 tests core/gf2, and so on.
void LayoutTest::testsMirrorCore() {
    const SourceTree tree(LIGHTSOUT_SOURCE_DIR);
    const QStringList modules = tree.modules("core");
    const QStringList tested = tree.modules("tests/core");
    for (const QString& folder : tested) {
        QVERIFY2(modules.contains(folder), qPrintable(folder));
    }
    for (const QString& module : modules) {
        // The tests of core/python are written in Python.
        QVERIFY2(tested.contains(module) || module == "python",
                 qPrintable(module + " has no tests"));
    }
}

// A folder that no build file names would be ignored silently.
void LayoutTest::everyFolderOfTestsIsBuilt() {
    const SourceTree tree(LIGHTSOUT_SOURCE_DIR);
    int folders = 0;
    for (const QString parent : {"tests/core", "tests/app"}) {
        const QString list = tree.read(parent + "/CMakeLists.txt");
        for (const QString& module : tree.modules(parent)) {
            const QString folder = parent + '/' + module;
            const QRegularExpression together("FOLDERS(\\s+\\w+)*\\s+" + module + "\\s");
            const QRegularExpression alone("lightsout_test_folders\\([^)]*\\b" + module + "\\b");
            const QString build = tree.read(folder + "/CMakeLists.txt");
            QVERIFY2(list.contains(together) || list.contains(alone), qPrintable(folder));
            QVERIFY2(list.contains(together) != build.contains("lightsout_tests("),
                     qPrintable(folder));
            ++folders;
        }
    }
    QVERIFY(folders > 20);
}

// If the decimal point is a comma, the C library reads "1.5" as 1, and Qt sets the locale.
void LayoutTest::numbersAreReadAlikeInEveryLocale() {
    const QRegularExpression reading(
        "\\b(sto(i|u?ll?|f|l?d)|strto\\w+|ato[ifl]\\w*|\\w*scanf|setlocale)\\(");
    QVERIFY(reading.match("std::stod(digits)").hasMatch());
    QVERIFY(reading.match("std::strtod(text, nullptr)").hasMatch());
    const SourceTree tree(LIGHTSOUT_SOURCE_DIR);
    for (const QString& source : tree.sources("core") + tree.sources("app")) {
        const auto found = reading.match(tree.read(source));
        QVERIFY2(!found.hasMatch(), qPrintable(source + ": " + found.captured()));
    }
}

// Everything that is stored between sessions has a type and a key in one place: preferences, and
// remembered values.
void LayoutTest::settingsHaveOnePlace() {
    const SourceTree tree(LIGHTSOUT_SOURCE_DIR);
    QStringList users;
    for (const QString& source : tree.sources("app")) {
        if (tree.read(source).contains("QSettings")) {
            users << source;
        }
    }
    QCOMPARE(users, (QStringList{"app/settings/Preferences.cpp", "app/settings/Remembered.cpp",
                                 "app/settings/SettingsFile.cpp", "app/settings/SettingsFile.h"}));
}

void LayoutTest::theApplicationHasThreeFilters() {
    const SourceTree tree(LIGHTSOUT_SOURCE_DIR);
    const QRegularExpression installed(
        "(qApp|instance\\(\\)|\\bapp(lication)?)(->|\\.)installEventFilter");
    QVERIFY(installed.match("qApp->installEventFilter(this);").hasMatch());
    QStringList users;
    for (const QString& source : tree.sources("app")) {
        const QString text = tree.read(source);
        if (text.contains("filterApplication(*") || text.contains(installed)) {
            users << source;
        }
    }
    QCOMPARE(users,
             (QStringList{"app/controls/AccessibleUpdates.cpp", "app/lessons/LessonSession.cpp",
                          "app/theme/ApplicationFilter.h", // declares the others
                          "app/theme/Style.cpp"}));
}

// A class that is too long for one file contains a second idea, which should be a class of its own.
void LayoutTest::everyClassIsInOneSource() {
    const QRegularExpression definition("^(?! )(?:[\\w:<>,&* ]+[ &*])?([A-PR-Z]\\w*)::~?\\w+\\(",
                                        QRegularExpression::MultilineOption);
    QVERIFY(definition.match("void Foo::bar() {").captured(1) == "Foo");
    const SourceTree tree(LIGHTSOUT_SOURCE_DIR);
    QHash<QString, QSet<QString>> sources; // by folder and class
    for (const QString& source : tree.sources("core") + tree.sources("app")) {
        // What depends on the operating system has a source for each.
        if (source.endsWith(".cpp") && !source.startsWith("core/support/Platform")) {
            auto found = definition.globalMatch(tree.read(source));
            while (found.hasNext()) {
                sources[source.section('/', 0, -2) + '/' + found.next().captured(1)] << source;
            }
        }
    }
    QVERIFY(sources.size() > 300);
    for (const QSet<QString>& cut : sources) {
        QVERIFY2(cut.size() == 1, qPrintable(QStringList(cut.values()).join(", ")));
    }
}

LIGHTSOUT_TEST(LayoutTest)
#include "LayoutTest.moc"
