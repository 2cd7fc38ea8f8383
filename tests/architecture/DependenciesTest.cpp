// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/SourceTree.h"
#include "tests/support/Test.h"

#include <QTest>

#include <QDir>
#include <QHash>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace lightsout;

/// Tests which folders may include which, according to the build files.
class DependenciesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheModules();
    void everyIncludeIsAllowed();
    void librariesAreListed();
    void picturesAreCurrent_data();
    void picturesAreCurrent();
    void noticesEveryKindOfViolation_data();
    void noticesEveryKindOfViolation();
};

namespace {

void write(const QTemporaryDir& root, const QString& path, const QByteArray& text) {
    const QFileInfo info(root.filePath(path));
    QDir().mkpath(info.path());
    QFile file(info.filePath());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

} // namespace

void DependenciesTest::findsTheModules() {
    const SourceTree tree(LIGHTSOUT_SOURCE_DIR);
    for (const char* module : {"support", "gf2", "graph", "game", "solve"}) {
        QVERIFY2(tree.modules("core").contains(module), module);
        QVERIFY2(tree.declaredUses(QString("core/") + module).has_value(), module);
    }
    QCOMPARE(tree.declaredUses("core/game"), (QSet<QString>{"support", "gf2", "graph"}));
    QVERIFY(tree.sources("core").contains("core/gf2/BitMatrix.h"));
    QVERIFY(tree.sources("app").contains("app/main.cpp"));
    QCOMPARE(tree.pages().mid(0, 2), (QStringList{"play", "elimination"}));
    QVERIFY(tree.includes("core/gf2/BitMatrix.h").front().target == "gf2/BitVector.h");
}

void DependenciesTest::everyIncludeIsAllowed() {
    const QStringList violations = dependencyViolations(SourceTree(LIGHTSOUT_SOURCE_DIR));
    QVERIFY2(violations.isEmpty(), qPrintable('\n' + violations.join('\n')));
}

// The table in app/README.md contains the libraries that the build files search for, with their
// versions, and the parts of Qt.
void DependenciesTest::librariesAreListed() {
    const SourceTree tree(LIGHTSOUT_SOURCE_DIR);
    const QString table =
        tree.read("app/README.md").section("## Libraries", 1).section("\n## ", 0, 0);
    const QHash<QString, QString> names{
        {"Eigen3", "Eigen"},
        {"GIF", "giflib"},
        {"LibXml2", "libxml2"},
        {"Qt6", "Qt"},
        {"nlohmann_json", "nlohmann/json"},
    };
    const QRegularExpression package("(?:find_package\\((\\w+) |\\b(\\w+)>=)([0-9.]+)");
    QSet<QString> found;
    for (const QString& path : tree.scripts()) {
        if (path != "CMakeLists.txt" && !path.startsWith("core/") && !path.startsWith("app/")) {
            continue;
        }
        const QString text = tree.read(path);
        for (auto matches = package.globalMatch(text); matches.hasNext();) {
            const auto match = matches.next();
            const QString name = match.captured(1) + match.captured(2);
            if (name != "Python") { // only its module needs it
                found << names.value(name, name) + ' ' + match.captured(3);
            }
        }
    }
    QVERIFY(found.size() >= 10);
    for (const QString& library : found) {
        QVERIFY2(table.contains("| " + library + ' '), qPrintable(library));
    }
    const QString parts = tree.read("CMakeLists.txt").section("COMPONENTS ", 1).section(')', 0, 0);
    for (const QString& part : parts.split(' ')) {
        QVERIFY2(table.contains(part), qPrintable(part));
    }
}

void DependenciesTest::picturesAreCurrent_data() {
    QTest::addColumn<QString>("top");
    QTest::newRow("core") << "core";
    QTest::newRow("app") << "app";
}

void DependenciesTest::picturesAreCurrent() {
    QFETCH(QString, top);
    const SourceTree tree(LIGHTSOUT_SOURCE_DIR);
    const QString picture = "```mermaid\n" + dependencyPicture(tree, top) + "```\n";
    QVERIFY2(tree.read(top + "/README.md").contains(picture),
             qPrintable(top + "/README.md has to show\n" + picture));
}

void DependenciesTest::noticesEveryKindOfViolation_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("violation");
    const auto add = [](const char* name, const char* file, const char* text,
                        const char* violation) {
        QTest::newRow(name) << QString(file) << QByteArray(text) << QString(violation);
    };
    add("nothing wrong", "core/game/Game.cpp", "#include \"gf2/BitVector.h\"\n#include <vector>\n",
        "");
    add("Qt in core", "core/gf2/A.cpp", "#include <QString>\n",
        "core/gf2/A.cpp:1: includes Qt's QString");
    add("Qt module in core", "core/gf2/A.cpp", "\n#include <QtCore/QString>\n",
        "core/gf2/A.cpp:2: includes Qt's QtCore/QString");
    add("old Qt header in core", "core/gf2/A.cpp", "#include <qstring.h>\n",
        "core/gf2/A.cpp:1: includes Qt's qstring.h");
    add("app in core", "core/gf2/A.cpp", "#include \"document/Document.h\"\n",
        "core/gf2/A.cpp:1: gf2 may not include document/Document.h");
    add("undeclared module", "core/gf2/A.cpp", "#include \"support/Random.h\"\n",
        "core/gf2/A.cpp:1: gf2 may not include support/Random.h");
    add("include without its folder", "core/gf2/A.cpp", "#include \"BitVector.h\"\n",
        "core/gf2/A.cpp:1: gf2 may not include BitVector.h");
    add("circle", "core/gf2/CMakeLists.txt",
        "lightsout_module(gf2\n  USES game # why not\n  SOURCES A.cpp)",
        "game: uses itself in a circle\ngf2: uses itself in a circle");
    add("core declares app", "core/gf2/CMakeLists.txt", "lightsout_module(gf2\n  USES look)",
        "core/gf2/CMakeLists.txt: may not use look");
    add("no target", "core/io/A.cpp", "", "core/io/CMakeLists.txt: names no target");
    add("page in page", "app/play/A.cpp", "#include \"kernel/KernelPage.h\"\n",
        "app/play/A.cpp:1: play may not include kernel/KernelPage.h");
    add("page declares page", "app/play/CMakeLists.txt", "lightsout_module(play USES kernel)",
        "app/play/CMakeLists.txt: may not use kernel");
    add("shared part declares page", "app/look/CMakeLists.txt",
        "lightsout_module(look USES kernel)", "app/look/CMakeLists.txt: may not use kernel");
    add("undeclared shared part", "app/look/A.h", "#include \"board/BoardView.h\"\n",
        "app/look/A.h:1: look may not include board/BoardView.h");
    add("window in the command line", "app/cli/CMakeLists.txt",
        "add_executable(c main.cpp)\ntarget_link_libraries(c PRIVATE lightsout::look)",
        "app/cli/CMakeLists.txt: may not use look");
    add("undeclared folder in the frame", "app/Menus.cpp", "#include \"look/Theme.h\"\n",
        "app/Menus.cpp:1: app may not include look/Theme.h");
    add("page in the frame", "app/Menus.cpp", "#include \"kernel/KernelPage.h\"\n",
        "app/Menus.cpp:1: app may not include kernel/KernelPage.h");
    add("Qt in the command line", "app/cli/A.cpp", "#include <QFile>\n",
        "app/cli/A.cpp:1: includes Qt's QFile");
    add("Qt in what is said on a command line", "app/arguments/A.cpp", "#include <QFile>\n",
        "app/arguments/A.cpp:1: includes Qt's QFile");
    add("window in what is said on a command line", "app/arguments/CMakeLists.txt",
        "lightsout_module(arguments USES look)", "app/arguments/CMakeLists.txt: may not use look");
    add("main window in the frame", "app/Menus.cpp", "#include \"MainWindow.h\"\n",
        "app/Menus.cpp:1: includes MainWindow.h");
    add("main window in main", "app/main.cpp", "#include \"MainWindow.h\"\n", "");
    add("core in a tab", "app/play/A.cpp", "#include \"game/Game.h\"\n#include <QWidget>\n", "");
}

void DependenciesTest::noticesEveryKindOfViolation() {
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    QFETCH(QString, violation);
    const QTemporaryDir root;
    write(root, "core/gf2/CMakeLists.txt", "lightsout_module(gf2\n  SOURCES A.cpp)");
    write(root, "core/gf2/Empty.cpp", "");
    write(root, "core/game/CMakeLists.txt", "lightsout_module(game\n  USES gf2\n  SOURCES A.cpp)");
    write(root, "core/game/Empty.cpp", "");
    write(root, "app/CMakeLists.txt",
          "set(pages play/PlayPage kernel/KernelPage)\ntarget_link_libraries(workbench\n  PUBLIC "
          "lightsout::window)");
    write(root, "app/cli/CMakeLists.txt",
          "add_executable(c main.cpp)\ntarget_link_libraries(c PRIVATE lightsout::core)");
    write(root, "app/cli/Empty.cpp", "");
    write(root, "app/arguments/CMakeLists.txt", "lightsout_module(arguments USES core)");
    write(root, "app/arguments/Empty.cpp", "");
    write(root, "app/look/CMakeLists.txt", "lightsout_module(look SOURCES A.cpp)");
    write(root, "app/look/Empty.cpp", "");
    write(root, "app/kernel/CMakeLists.txt", "lightsout_module(kernel USES core)");
    write(root, "app/kernel/Empty.cpp", "");
    write(root, "app/play/CMakeLists.txt", "lightsout_module(play USES core SOURCES A.cpp)");
    write(root, "app/play/Empty.cpp", "");
    write(root, file, text);
    const QStringList expected = violation.split('\n', Qt::SkipEmptyParts);
    QCOMPARE(dependencyViolations(SourceTree(root.path())), expected);
}

LIGHTSOUT_TEST(DependenciesTest)
#include "DependenciesTest.moc"
