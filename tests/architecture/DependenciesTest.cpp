#include "tests/architecture/SourceTree.h"

#include <QTest>

#include <QDir>
#include <QTemporaryDir>

using namespace lightsout;

/// Who may include whom: section 1 of the design, and the USES lists of the build files.
class DependenciesTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheModules();
    void everyIncludeIsAllowed();
    void tableHasNoCycle();
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
    QVERIFY(tree.includes("core/gf2/BitMatrix.h").front().target == "gf2/BitVector.h");
}

void DependenciesTest::everyIncludeIsAllowed() {
    const QStringList violations = dependencyViolations(SourceTree(LIGHTSOUT_SOURCE_DIR));
    QVERIFY2(violations.isEmpty(), qPrintable('\n' + violations.join('\n')));
}

void DependenciesTest::tableHasNoCycle() {
    for (const char* module :
         {"gf2", "graph", "game", "solve", "tiling", "random", "census", "io"}) {
        const auto allowed = allowedInCore(module);
        QVERIFY(allowed.has_value());
        for (const QString& used : *allowed) {
            const auto further = allowedInCore(used);
            QVERIFY(further.has_value());
            QVERIFY(!further->contains(module));
            QVERIFY2((*allowed).contains(*further), module); // and it is transitive
        }
    }
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
    add("forbidden declaration", "core/gf2/CMakeLists.txt",
        "lightsout_module(gf2\n  USES game # why not\n  SOURCES A.cpp)",
        "core/gf2/CMakeLists.txt: USES game, which the design forbids");
    add("unknown folder", "core/misc/A.cpp", "", "core/misc: is not a folder of the design");
    add("no module", "core/io/A.cpp", "", "core/io/CMakeLists.txt: has no lightsout_module()");
    add("tab in tab", "app/play/A.cpp", "#include \"matrix/MatrixPage.h\"\n",
        "app/play/A.cpp:1: play may not include matrix/MatrixPage.h");
    add("tab declares tab", "app/play/CMakeLists.txt", "lightsout_module(play USES matrix)",
        "app/play/CMakeLists.txt: USES matrix, which the design forbids");
    add("analysis in widgets", "app/widgets/A.h", "#include \"analysis/Facts.h\"\n",
        "app/widgets/A.h:1: widgets may not include analysis/Facts.h");
    add("Qt in the command line", "app/cli/A.cpp", "#include <QFile>\n",
        "app/cli/A.cpp:1: includes Qt's QFile");
    add("main window in a page list", "app/Pages.cpp", "#include \"MainWindow.h\"\n",
        "app/Pages.cpp:1: includes MainWindow.h");
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
    write(root, "app/play/CMakeLists.txt", "lightsout_module(play USES core SOURCES A.cpp)");
    write(root, "app/play/Empty.cpp", "");
    write(root, file, text);
    const QStringList expected = violation.isEmpty() ? QStringList() : QStringList(violation);
    QCOMPARE(dependencyViolations(SourceTree(root.path())), expected);
}

QTEST_GUILESS_MAIN(DependenciesTest)
#include "DependenciesTest.moc"
