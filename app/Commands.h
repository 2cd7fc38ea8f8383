// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture/PictureCommands.h"
#include "window/CommandPalette.h"
#include "window/ToolBar.h"

class QMainWindow;

namespace lightsout {

class BoardActions;
class ClassroomActions;
class ClipboardActions;
class DrawingActions;
class FileActions;
class FindAction;
class HelpActions;
class LabBookActions;
class LayoutActions;
class LiveActions;
class PictureActions;
class PictureLightsAction;
class PreferencesAction;
class SizeBar;
class StageActions;
class WebPageActions;

/// The commands of the window that do not depend on the current page. The window owns them.
struct Commands {
    /// Functions that the commands call to query the window.
    struct Sources {
        std::function<PictureCommands::Shown()> shown;
        std::function<QString()> chapter; ///< manual chapter to open; empty for the first chapter
        SearchSources search;
    };
    Commands(Workbench& workbench, const Appearance& appearance, const Sources& sources,
             QMainWindow* window);

    /// Returns the commands in the tool bar.
    Tools tools() const;
    /// Returns the commands whose buttons lessons can point at. Their object names are the names of
    /// the landmarks.
    QList<QAction*> landmarks() const;
    /// Returns the few commands that have buttons in wall mode.
    QList<QAction*> onWall() const;

    BoardActions* board;
    FileActions* file;
    ClipboardActions* clipboard;
    ClassroomActions* classroom;
    PictureLightsAction* fromPicture;
    PictureActions* pictures;
    PictureCommands* pictureOf;
    WebPageActions* webPage;
    LabBookActions* labBook;
    LiveActions* live;
    DrawingActions* drawing;
    LayoutActions* layouts;
    StageActions* stage;
    SizeBar* sizeBar;
    PreferencesAction* preferences;
    FindAction* find;
    HelpActions* help;
};

} // namespace lightsout
