// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/SourceTree.h"
#include "tests/support/Test.h"

#include <QTest>

#include <QDir>
#include <QHash>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>

using namespace lightsout;

/// Tests that every source includes the project headers that it uses. The compiler does not notice
/// a missing one if the sources of a folder are compiled together, and compiling each separately
/// takes half an hour (tests/sources.sh).
class IncludesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySourceIncludesWhatItUses();
    void noticesWhatIsMissing();
};

namespace {

/// The names that a file declares and uses, as far as its text shows them.
struct FileNames {
    QSet<QString> types;     ///< of the namespace, with their definitions
    QSet<QString> functions; ///< of the namespace
    QSet<QString> constants; ///< of the namespace, and other names of types
    QSet<QString> others;    ///< members, variables, parameters, and types that are only named
    QSet<QString> used;      ///< all words
    QSet<QString> called;    ///< words before a bracket that belong to no object
    QStringList reached;     ///< the file and all files that it includes, even indirectly
};

QSet<QString> allIn(const QString& text, const QString& expression) {
    const QRegularExpression regular(expression, QRegularExpression::MultilineOption);
    QSet<QString> names;
    for (auto matches = regular.globalMatch(text); matches.hasNext();) {
        names << matches.next().captured(1);
    }
    return names;
}

/// Namespaces are not indented, but the contents of classes and functions are.
FileNames namesOf(QString text) {
    static const QRegularExpression directive("^\\s*#.*$", QRegularExpression::MultilineOption);
    static const QRegularExpression unread(
        R"re(//[^\n]*|/\*.*?\*/|R"\(.*?\)"|"(?:\\.|[^"\\\n])*")re",
        QRegularExpression::DotMatchesEverythingOption);
    text.remove(directive);
    text.remove(unread);
    FileNames names;
    names.types = allIn(text, R"(^(?:class|struct|enum class|enum|union) (\w+)[^;{(]*\{)");
    names.functions = allIn(text, R"(^(?:[A-Za-z_\[][\w:<>,&* \[\]]*?[ &*>])(\w+)\()");
    names.constants =
        allIn(text, R"(^(?:inline |static )*constexpr [\w:<>, ]+ (\w+)(?: =|[{;\[]))") +
        allIn(text, R"(^using (\w+) =)");
    names.others =
        allIn(text, R"((?:(?<!return)(?<!else)(?<=[\w>&*\]]) |[&*>]|::)(\w+)(?=\s*[=;,){(:\[>]))") +
        allIn(text, R"((?:class|struct|enum|using|typename) (\w+))");
    names.used = allIn(text, R"(\b([A-Za-z_]\w*)\b)");
    names.called = allIn(text, R"((?<![\w.>:])(?:lightsout::)?(\w+)\()");
    return names;
}

QStringList missingIncludes(const SourceTree& tree) {
    // Members of Qt's classes and functions of the standard library have the same names.
    static const QSet<QString> elsewhere{"gcd", "raise", "scrollTo", "styleSheet"};
    QHash<QString, FileNames> files;
    for (const char* top : {"app", "core", "tests"}) {
        for (const QString& path : tree.sources(top)) {
            if (!path.startsWith("tests/resources/consumer")) { // uses the installed headers
                files.insert(path, namesOf(tree.read(path)));
            }
        }
    }
    QHash<QString, QStringList> headersOf; // for each name
    for (auto file = files.begin(); file != files.end(); ++file) {
        file->reached << file.key();
        for (qsizetype i = 0; i < file->reached.size(); ++i) {
            for (const Include& include : tree.includes(file->reached[i])) {
                for (const char* root : {"app/", "core/", ""}) {
                    const QString path = root + include.target;
                    if (include.isQuoted && files.contains(path) && !file->reached.contains(path)) {
                        file->reached << path;
                    }
                }
            }
        }
        if (file.key().endsWith(".h")) {
            for (const QString& name : file->types + file->functions + file->constants) {
                headersOf[name] << file.key();
            }
        }
    }
    QStringList missing;
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        const auto isDeclared = [&](const QString& name) {
            return std::ranges::any_of(file->reached, [&](const QString& path) {
                const FileNames& names = files[path];
                return names.others.contains(name) || names.functions.contains(name) ||
                       names.types.contains(name) || names.constants.contains(name);
            });
        };
        for (const QString& name : file->used) {
            const QStringList headers = headersOf.value(name);
            if (headers.size() != 1 || elsewhere.contains(name)) {
                continue; // a function of the standard library, or one of several that may be meant
            }
            const FileNames& declaring = files[headers.front()];
            const QString top = headers.front().section('/', 0, 0);
            const bool mayUse = file.key().startsWith("tests/") || top == "core" ||
                                file.key().startsWith(top + '/');
            const bool isUsed = !declaring.functions.contains(name) || file->called.contains(name);
            if (mayUse && isUsed && !isDeclared(name)) {
                missing
                    << QString("%1: uses %2 without \"%3\"").arg(file.key(), name, headers.front());
            }
        }
    }
    missing.sort();
    return missing;
}

} // namespace

void IncludesTest::everySourceIncludesWhatItUses() {
    const QStringList missing = missingIncludes(SourceTree(LIGHTSOUT_SOURCE_DIR));
    QVERIFY2(missing.isEmpty(), qPrintable('\n' + missing.join('\n')));
}

void IncludesTest::noticesWhatIsMissing() {
    const QTemporaryDir root;
    const auto write = [&root](const QString& path, const QByteArray& text) {
        QDir().mkpath(QFileInfo(root.filePath(path)).path());
        QFile file(root.filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    };
    write("core/gf2/Rank.h", "struct Rank {\n    int value;\n};\nint rankOf(int matrix);\n"
                             "inline constexpr int maxRank = 64;\n");
    write("core/gf2/Through.h", "#include \"gf2/Rank.h\"\n");
    write("core/solve/All.cpp", "#include \"gf2/Rank.h\"\nRank all = {rankOf(maxRank)};\n");
    write("core/solve/Deep.cpp", "#include \"gf2/Through.h\"\nRank all = {rankOf(maxRank)};\n");
    write("core/solve/Own.cpp",
          "struct Rank {};\nint f(int maxRank) { return x.rankOf(maxRank); }\n");
    write("core/solve/Words.cpp", "// Rank\nconst char* text = \"rankOf(maxRank)\";\n");
    QCOMPARE(missingIncludes(SourceTree(root.path())), QStringList());
    write("app/board/Type.cpp", "int f() { return Rank{1}.value; }\n");
    write("app/board/Function.cpp", "int f() {\n    return rankOf(1);\n}\n");
    write("tests/core/Constant.cpp", "int f() {\n    return maxRank;\n}\n");
    QCOMPARE(missingIncludes(SourceTree(root.path())),
             (QStringList{R"(app/board/Function.cpp: uses rankOf without "core/gf2/Rank.h")",
                          R"(app/board/Type.cpp: uses Rank without "core/gf2/Rank.h")",
                          R"(tests/core/Constant.cpp: uses maxRank without "core/gf2/Rank.h")"}));
}

LIGHTSOUT_TEST(IncludesTest)
#include "IncludesTest.moc"
