#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

namespace lightsout {

/// An #include with quotes or angle brackets.
struct Include {
    QString target;
    bool isQuoted = false;
    int line = 0;
};

/// The sources of the project as text, for tests of their shape. Paths are relative to the root.
class SourceTree {
public:
    explicit SourceTree(QString root) : root_(std::move(root)) {}

    /// The .h and .cpp files in and below a folder, sorted.
    QStringList sources(const QString& folder) const;
    /// The folders directly in a folder that hold sources, sorted.
    QStringList modules(const QString& folder) const;
    /// What stands at the top level, but for hidden files and build folders.
    QStringList topLevel() const;

    QString read(const QString& path) const;
    QList<Include> includes(const QString& path) const;
    int lineCount(const QString& path) const;
    /// The USES list of the folder's lightsout_module(), if its CMakeLists.txt has one.
    std::optional<QSet<QString>> declaredUses(const QString& folder) const;

private:
    QString root_;
};

/// Which modules one may include, by the table of the design (section 1); nothing for a folder of
/// core that is not in it. For app, a folder that is not in the table is a tab.
std::optional<QSet<QString>> allowedInCore(const QString& module);
QSet<QString> allowedInApp(const QString& module);

/// Each broken rule about who includes whom, as a sentence beginning with the place.
QStringList dependencyViolations(const SourceTree& tree);
/// Each file that is too long or stands where none belongs.
QStringList layoutViolations(const SourceTree& tree);

} // namespace lightsout
