#pragma once

#include "analysis/Workbench.h"
#include "window/Appearance.h"

#include <QMainWindow>

class QTabWidget;

namespace lightsout {

class BoardActions;
class ClipboardActions;
class FileActions;
class PictureActions;

/// The frame around the tabs: menus, toolbar, status line, files. Knows the inside of no tab.
///
/// Made anew when the language, the colours or the text size change; the workbench stays.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Workbench& workbench, const Appearance& appearance);

    /// Opens a file, or says in a dialog why it can't.
    void openFile(const QString& path);
    /// Shows the tab of this name; without one, nothing changes.
    void showTab(const QString& name);

Q_SIGNALS:
    /// The user chose another language, theme or text size: make a new window with it.
    void appearanceChosen(const lightsout::Appearance& appearance);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeMenus();
    void makeDrawMenu();
    void makeViewMenu();
    void makeHelpMenu();
    void makeToolBar();
    void makeTabs();
    void refreshTitle();
    /// Keeps the window's place and tab for the next one.
    void remember() const;
    void choose(const Appearance& appearance);
    void showAbout();
    void showShortcuts();

    Workbench& workbench_;
    const Appearance appearance_;
    BoardActions* board_;
    FileActions* file_;
    ClipboardActions* clipboard_;
    PictureActions* pictures_;
    QTabWidget* tabs_;
    QAction* projector_;
};

} // namespace lightsout
