// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace lightsout {

class LessonDock;
class LessonShelf;

/// The list of the books, with their figures, tables, examples and questions. A click on an entry
/// closes the dialog and opens the entry in the dock.
class BookDialog : public QDialog {
    Q_OBJECT

public:
    /// `openFile` is the command that opens a file that the user has written.
    BookDialog(const LessonShelf& shelf, LessonDock& dock, QAction& openFile, QWidget* parent);

private:
    void fill(const LessonShelf& shelf);
    void filter(const QString& words);
    void open(const QTreeWidgetItem* item);

    LessonDock& dock_;
    QLineEdit* words_;
    QTreeWidget* entries_;
};

} // namespace lightsout
