#pragma once

#include "document/Document.h"

#include <QAction>

class QMenu;
class QWidget;

namespace lightsout {

/// Opening and saving: the file menu's commands, recent files, and "save changes?".
class FileActions : public QObject {
    Q_OBJECT

public:
    FileActions(Document& document, QWidget* window);

    QAction* open;
    QAction* save;
    QAction* saveAs;
    QMenu* recent;

    /// Opens the file after asking about unsaved changes. Says what is wrong if it can't.
    void openFile(const QString& path);
    /// Asks what to do with unsaved changes. False when the user wants to stay.
    bool mayDiscard();

private:
    void chooseAndOpen();
    bool saveToPresentFile();
    bool chooseAndSave();
    bool saveTo(const QString& path);
    void remember(const QString& path);
    void fillRecent();
    void complain(const QString& headline, const QString& path, const QString& what);

    Document& document_;
    QWidget* window_;
};

} // namespace lightsout
