// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/SourceTree.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

bool isQtHeader(const QString& target) {
    static const QRegularExpression qt("^(Qt[A-Z]\\w*/|Q[A-Z]|q[a-z]+\\.h$)");
    return qt.match(target).hasMatch();
}

/// Returns true for the folders of app that belong to the command line.
bool isWithoutQt(const QString& module) {
    return module == "arguments" || module == "cli";
}

/// The declared uses of each folder; "core" represents all folders of core.
using Uses = QMap<QString, QSet<QString>>;

Uses declaredUses(const SourceTree& tree, QStringList& violations) {
    Uses uses;
    for (const QString& top : {QString("core"), QString("app")}) {
        for (const QString& module : tree.modules(top)) {
            const auto declared = tree.declaredUses(top + '/' + module);
            if (!declared) {
                violations << top + '/' + module + "/CMakeLists.txt: names no target";
            }
            uses[module] = declared.value_or(QSet<QString>());
        }
    }
    return uses;
}

/// Checks that core uses only core, the command line uses no window, and only the frame uses a
/// page.
void checkDeclarations(const SourceTree& tree, const Uses& uses, QStringList& violations) {
    const QStringList core = tree.modules("core");
    const QSet<QString> inCore(core.begin(), core.end());
    const QStringList pages = tree.pages();
    const QSet<QString> page(pages.begin(), pages.end());
    const auto forbid = [&](const QString& folder, const QSet<QString>& used) {
        for (const QString& name : used) {
            violations << folder + "/CMakeLists.txt: may not use " + name;
        }
    };
    for (const QString& module : core) {
        forbid("core/" + module, uses[module] - inCore);
    }
    for (const QString& module : tree.modules("app")) {
        forbid("app/" + module, isWithoutQt(module)
                                    ? uses[module] - QSet<QString>{"core", "arguments"}
                                    : uses[module] & page);
    }
}

/// Returns the modules that a module uses, directly or indirectly.
QSet<QString> reachedFrom(const Uses& uses, const QString& module) {
    QSet<QString> reached;
    QStringList open = uses.value(module).values();
    while (!open.isEmpty()) {
        const QString next = open.takeLast();
        if (!reached.contains(next)) {
            reached << next;
            open << uses.value(next).values();
        }
    }
    return reached;
}

void checkCycles(const Uses& uses, QStringList& violations) {
    for (const QString& module : uses.keys()) {
        if (reachedFrom(uses, module).contains(module)) {
            violations << module + ": uses itself in a circle";
        }
    }
}

/// Checks that files of a module include only their own headers and those of the modules that it
/// uses.
void checkIncludes(const SourceTree& tree, const QString& module, const QStringList& files,
                   const QSet<QString>& uses, bool mayUseQt, QStringList& violations) {
    const QStringList core = tree.modules("core");
    for (const QString& file : files) {
        for (const Include& include : tree.includes(file)) {
            const QString place = QString("%1:%2: ").arg(file).arg(include.line);
            if (!mayUseQt && isQtHeader(include.target)) {
                violations << place + "includes Qt's " + include.target;
            }
            if (!include.isQuoted || include.target.endsWith(".moc") ||
                include.target.startsWith("moc_")) {
                continue;
            }
            const QString used = include.target.section('/', 0, -2);
            const bool ofCore = uses.contains("core") && core.contains(used);
            if (used != module && !uses.contains(used) && !ofCore) {
                violations << place + (module.isEmpty() ? "app" : module) + " may not include " +
                                  include.target;
            }
        }
    }
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

QStringList SourceTree::scripts() const {
    const QDir root(root_);
    QStringList found{"CMakeLists.txt"};
    for (const char* folder : {".ci", ".githooks", "app", "core", "resources", "tests"}) {
        QDirIterator files(root.filePath(folder),
                           {"CMakeLists.txt", "*.cmake", "*.sh", "run", "commit-msg", "pre-commit"},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            found << root.relativeFilePath(files.next());
        }
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
    // These are the names in .gitignore.
    found.removeIf(
        [](const QString& name) { return name.startsWith("build") || name.endsWith(".user"); });
    return found;
}

QStringList SourceTree::pages() const {
    static const QRegularExpression list("set\\(pages ([^)]*)\\)");
    QStringList pages =
        list.match(read("app/CMakeLists.txt")).captured(1).split(' ', Qt::SkipEmptyParts);
    for (QString& page : pages) {
        page = page.section('/', 0, 0); // without its class
    }
    return pages;
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

std::optional<QSet<QString>> SourceTree::declaredUses(const QString& folder) const {
    static const QRegularExpression comment("#[^\n]*");
    static const QRegularExpression module("lightsout_module\\(([^)]*)\\)");
    static const QRegularExpression program("target_link_libraries\\(([^)]*)\\)");
    static const QRegularExpression blanks("\\s+");
    const QString text = read(folder + "/CMakeLists.txt").remove(comment);
    QSet<QString> uses;
    if (const auto match = module.match(text); match.hasMatch()) {
        QString keyword;
        for (const QString& word : match.captured(1).split(blanks, Qt::SkipEmptyParts)) {
            if (word == word.toUpper()) {
                keyword = word;
            } else if (keyword == "USES") {
                uses << word;
            }
        }
        return uses;
    }
    bool found = false;
    for (auto match = program.globalMatch(text); match.hasNext();) {
        found = true;
        for (const QString& word : match.next().captured(1).split(blanks, Qt::SkipEmptyParts)) {
            if (word.startsWith("lightsout::")) {
                uses << word.section("::", 1);
            }
        }
    }
    return found ? std::optional(uses) : std::nullopt;
}

QString dependencyPicture(const SourceTree& tree, const QString& top) {
    Uses uses;
    for (const QString& module : tree.modules(top)) {
        uses[module] = tree.declaredUses(top + '/' + module).value_or(QSet<QString>());
    }
    if (top == "app") {
        const QStringList pages = tree.pages();
        uses["app"] = tree.declaredUses("app").value_or(QSet<QString>());
        uses["app"].unite({pages.begin(), pages.end()});
        uses["app"].remove("workbench"); // the frame itself
    }
    QString picture = "flowchart TD\n";
    for (auto module = uses.begin(); module != uses.end(); ++module) {
        QStringList used = module->values();
        used.sort();
        for (const QString& name : std::as_const(used)) {
            const bool follows = std::ranges::any_of(used, [&](const QString& other) {
                return other != name && reachedFrom(uses, other).contains(name);
            });
            if (!follows) {
                picture += "    " + module.key() + " --> " + name + '\n';
            }
        }
    }
    return picture;
}

QStringList dependencyViolations(const SourceTree& tree) {
    QStringList violations;
    const Uses uses = declaredUses(tree, violations);
    checkDeclarations(tree, uses, violations);
    checkCycles(uses, violations);
    for (const QString& module : tree.modules("core")) {
        checkIncludes(tree, module, tree.sources("core/" + module), uses[module], false,
                      violations);
    }
    for (const QString& module : tree.modules("app")) {
        checkIncludes(tree, module, tree.sources("app/" + module), uses[module],
                      !isWithoutQt(module), violations);
    }
    // The files of the frame are in app itself.
    QStringList frame = tree.sources("app");
    frame.removeIf([](const QString& file) { return file.count('/') != 1; });
    const QSet<QString> ofFrame = tree.declaredUses("app").value_or(QSet<QString>());
    checkIncludes(tree, "", frame, ofFrame + QSet<QString>{"core"}, true, violations);
    // Only the frame itself includes the main window.
    for (const QString& file : tree.sources("app")) {
        for (const Include& include : tree.includes(file)) {
            if (include.target.section('/', -1) == "MainWindow.h" && file != "app/main.cpp" &&
                !file.startsWith("app/MainWindow") && file != "app/Render.cpp") {
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
    for (const QString& file : tree.sources("core") + tree.sources("app") + tree.sources("tests")) {
        if (!tree.read(file).startsWith("// SPDX-License-Identifier: GPL-3.0-or-later\n")) {
            violations << file + ": does not begin with its licence";
        }
    }
    for (const QString& file : tree.sources("core") + tree.sources("app")) {
        if (file.startsWith("core/") && file.count('/') != 2) {
            violations << file + ": is not in one of core's folders";
        }
    }
    return violations;
}

} // namespace lightsout
