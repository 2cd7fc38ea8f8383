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

/// The sources of the project as text, for tests of their structure. Paths are relative to the
/// root.
class SourceTree {
public:
    explicit SourceTree(QString root) : root_(std::move(root)) {}

    /// Returns the .h and .cpp files in and below a folder, sorted.
    QStringList sources(const QString& folder) const;
    /// Returns the build files and the scripts of the shell, including hidden ones, sorted.
    QStringList scripts() const;
    /// Returns the folders directly in a folder that contain sources, sorted.
    QStringList modules(const QString& folder) const;
    /// Returns the folders of app that contain a page, in the order of the tabs, as in
    /// app/CMakeLists.txt.
    QStringList pages() const;
    /// Returns the entries of the top level, except hidden files and build folders.
    QStringList topLevel() const;

    QString read(const QString& path) const;
    QList<Include> includes(const QString& path) const;
    /// Returns the uses that the folder's CMakeLists.txt declares: the USES list of its
    /// lightsout_module(), or the targets of the project that its programs and libraries link;
    /// nullopt if there are none.
    std::optional<QSet<QString>> declaredUses(const QString& folder) const;

private:
    QString root_;
};

/// Returns the folders of core or of app as a Mermaid flowchart, with an arrow from each folder to
/// those that it uses. Arrows that follow from others are omitted. In app, all of core is one node,
/// and the frame is another one, "app".
QString dependencyPicture(const SourceTree& tree, const QString& top);

/// Returns a sentence for each violation of the rules about dependencies, beginning with the place.
/// The build files declare what a folder uses directly, and there are no cycles. core and the
/// command line use neither the window nor Qt. Only the frame uses pages, through the interface in
/// app/page.
QStringList dependencyViolations(const SourceTree& tree);
/// Returns the files that are in a wrong place or do not begin with their licence.
QStringList layoutViolations(const SourceTree& tree);

} // namespace lightsout
