// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QSet>
#include <QString>

#include <optional>

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
    /// The folders of app that hold a page, in the order of the tabs, as app/CMakeLists.txt has it.
    QStringList pages() const;
    /// What stands at the top level, but for hidden files and build folders.
    QStringList topLevel() const;

    QString read(const QString& path) const;
    QList<Include> includes(const QString& path) const;
    /// What the folder's CMakeLists.txt names as used: the USES list of its lightsout_module(), or
    /// the targets of the project that its programs and libraries link; nothing without any.
    std::optional<QSet<QString>> declaredUses(const QString& folder) const;

private:
    QString root_;
};

/// The folders of core or of app as a Mermaid flowchart, with an arrow from each to those it uses;
/// arrows that follow from others are left out. In app, all of core is one node, and the frame is
/// another one, "app".
QString dependencyPicture(const SourceTree& tree, const QString& top);

/// Each broken rule about who uses whom, as a sentence beginning with the place. The build files
/// say what a folder uses, directly; there is no circle in it; core and the command line know
/// neither the window nor Qt; a page is used by the frame alone, which sees only its Tab.h.
QStringList dependencyViolations(const SourceTree& tree);
/// Each file that stands where none belongs, or does not begin with its licence.
QStringList layoutViolations(const SourceTree& tree);

} // namespace lightsout
