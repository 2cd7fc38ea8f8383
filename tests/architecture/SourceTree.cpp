#include "tests/architecture/SourceTree.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>

#include <utility>

namespace lightsout {

namespace {

constexpr int mostLines = 400;

const QMap<QString, QSet<QString>>& coreTable() {
    static const QMap<QString, QSet<QString>> table{
        {"support", {}},
        {"gf2", {"support"}},
        {"graph", {"support"}},
        {"game", {"support", "gf2", "graph"}},
        {"sparse", {"support", "gf2", "graph"}},
        {"solve", {"support", "gf2", "graph", "game", "sparse"}},
        {"tiling", {"support", "gf2", "graph", "game"}},
        {"random", {"support", "gf2", "graph", "game", "sparse", "solve"}},
        {"census", {"support", "gf2", "graph"}},
        {"io", {"support", "gf2", "graph", "game"}},
    };
    return table;
}

bool isQtHeader(const QString& target) {
    static const QRegularExpression qt("^(Qt[A-Z]\\w*/|Q[A-Z]|q[a-z]+\\.h$)");
    return qt.match(target).hasMatch();
}

/// Drawing is a mode of the Play tab in a folder of its own. The parts of MainWindow may open the
/// dialog for a new board; they know no tab.
const QMap<QString, QSet<QString>>& appTable() {
    static const QMap<QString, QSet<QString>> table{
        {"document", {"core"}},
        {"analysis", {"core", "document"}},
        {"widgets", {"core", "document"}},
        {"cli", {"core"}},
        {"play", {"core", "document", "analysis", "widgets", "drawing"}},
        {"window", {"core", "document", "analysis", "widgets", "newboard"}},
    };
    return table;
}

/// Checks the includes of one module's files: its own, those of the modules it uses, no others.
void checkIncludes(const SourceTree& tree, const QString& folder, const QSet<QString>& uses,
                   bool mayUseQt, QStringList& violations) {
    const QString module = folder.section('/', -1);
    for (const QString& file : tree.sources(folder)) {
        for (const Include& include : tree.includes(file)) {
            const QString place = QString("%1:%2: ").arg(file).arg(include.line);
            if (!mayUseQt && isQtHeader(include.target)) {
                violations << place + "includes Qt's " + include.target;
            }
            if (!include.isQuoted || include.target.endsWith(".moc")) {
                continue;
            }
            const QString used = include.target.section('/', 0, -2);
            const bool ofCore = uses.contains("core") && coreTable().contains(used);
            if (used != module && !uses.contains(used) && !ofCore) {
                violations << place + module + " may not include " + include.target;
            }
        }
    }
}

/// The uses a module declares must be allowed; those it may make are what it declares, or what the
/// table allows where it declares nothing.
QSet<QString> checkedUses(const SourceTree& tree, const QString& folder,
                          const QSet<QString>& allowed, QStringList& violations) {
    const auto declared = tree.declaredUses(folder);
    if (!declared) {
        return allowed;
    }
    for (const QString& used : *declared - allowed) {
        violations << folder + "/CMakeLists.txt: USES " + used + ", which the design forbids";
    }
    return *declared;
}

} // namespace

QStringList SourceTree::sources(const QString& folder) const {
    QStringList found;
    QDirIterator files(QDir(root_).filePath(folder), {"*.h", "*.cpp"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        found << QDir(root_).relativeFilePath(files.next());
    }
    found.sort();
    return found;
}

QStringList SourceTree::modules(const QString& folder) const {
    QStringList found;
    const QDir directory(QDir(root_).filePath(folder));
    for (const QString& name : directory.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!sources(folder + '/' + name).isEmpty()) {
            found << name;
        }
    }
    return found;
}

QStringList SourceTree::topLevel() const {
    QStringList found = QDir(root_).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    // As .gitignore has it.
    found.removeIf(
        [](const QString& name) { return name.startsWith("build") || name.endsWith(".user"); });
    return found;
}

QString SourceTree::read(const QString& path) const {
    QFile file(QDir(root_).filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QList<Include> SourceTree::includes(const QString& path) const {
    static const QRegularExpression directive(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])");
    QList<Include> found;
    int number = 0;
    for (const QString& line : read(path).split('\n')) {
        ++number;
        if (const auto match = directive.match(line); match.hasMatch()) {
            found << Include{match.captured(2), match.captured(1) == "\"", number};
        }
    }
    return found;
}

int SourceTree::lineCount(const QString& path) const {
    return static_cast<int>(read(path).count('\n'));
}

std::optional<QSet<QString>> SourceTree::declaredUses(const QString& folder) const {
    static const QRegularExpression call("lightsout_module\\(([^)]*)\\)");
    static const QRegularExpression comment("#[^\n]*");
    const auto match = call.match(read(folder + "/CMakeLists.txt").remove(comment));
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    QSet<QString> uses;
    QString keyword;
    static const QRegularExpression blanks("\\s+");
    for (const QString& word : match.captured(1).split(blanks, Qt::SkipEmptyParts)) {
        if (word == word.toUpper()) {
            keyword = word;
        } else if (keyword == "USES") {
            uses << word;
        }
    }
    return uses;
}

std::optional<QSet<QString>> allowedInCore(const QString& module) {
    const auto entry = coreTable().find(module);
    return entry == coreTable().end() ? std::nullopt : std::optional(*entry);
}

QSet<QString> allowedInApp(const QString& module) {
    return appTable().value(module, {"core", "document", "analysis", "widgets"});
}

QStringList dependencyViolations(const SourceTree& tree) {
    QStringList violations;
    for (const QString& module : tree.modules("core")) {
        const QString folder = "core/" + module;
        const auto allowed = allowedInCore(module);
        if (!allowed) {
            violations << folder + ": is not a folder of the design";
            continue;
        }
        if (!tree.declaredUses(folder)) {
            violations << folder + "/CMakeLists.txt: has no lightsout_module()";
        }
        checkIncludes(tree, folder, checkedUses(tree, folder, *allowed, violations), false,
                      violations);
    }
    for (const QString& module : tree.modules("app")) {
        const QString folder = "app/" + module;
        checkIncludes(tree, folder, checkedUses(tree, folder, allowedInApp(module), violations),
                      module != "cli", violations);
    }
    // The frame may include all modules, but only the frame itself includes the main window.
    for (const QString& file : tree.sources("app")) {
        for (const Include& include : tree.includes(file)) {
            if (include.target.section('/', -1) == "MainWindow.h" && file != "app/main.cpp" &&
                file != "app/MainWindow.cpp" && file != "app/Render.cpp") {
                violations << QString("%1:%2: includes MainWindow.h").arg(file).arg(include.line);
            }
        }
    }
    return violations;
}

QStringList layoutViolations(const SourceTree& tree) {
    QStringList violations;
    static const QSet<QString> known{
        "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md",   "app",
        "core",           "resources",         "tests",   "translations"};
    for (const QString& name : tree.topLevel()) {
        if (!known.contains(name)) {
            violations << name + ": does not belong on the top level";
        }
    }
    for (const QString& file : tree.sources("core") + tree.sources("app")) {
        if (const int lines = tree.lineCount(file); lines > mostLines) {
            violations
                << QString("%1: has %2 lines; are there two ideas in it?").arg(file).arg(lines);
        }
        if (file.startsWith("core/") && file.count('/') != 2) {
            violations << file + ": is not in one of core's folders";
        }
    }
    return violations;
}

} // namespace lightsout
