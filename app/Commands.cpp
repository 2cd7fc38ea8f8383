// SPDX-License-Identifier: GPL-3.0-or-later
#include "Commands.h"

#include "HelpActions.h"
#include "classroom/ClassroomActions.h"
#include "drawing/DrawingActions.h"
#include "drawing/LayoutActions.h"
#include "files/ClipboardActions.h"
#include "files/FileActions.h"
#include "files/PictureActions.h"
#include "files/PictureLightsAction.h"
#include "labbook/LabBookActions.h"
#include "live/LiveActions.h"
#include "page/Page.h"
#include "settings/PreferencesDialog.h"
#include "webpage/WebPageDialog.h"
#include "window/BoardActions.h"
#include "window/CommandPalette.h"
#include "window/SizeBar.h"
#include "window/StageActions.h"

#include <QMainWindow>

namespace lightsout {

Commands::Commands(Workbench& workbench, const Appearance& appearance, const Sources& sources,
                   QMainWindow* window)
    : board(new BoardActions(workbench, window)),
      file(new FileActions(workbench.document, workbench.autosave, window)),
      clipboard(new ClipboardActions(
          workbench.document, workbench.drawing, file->reading, file->writing, file->rereading,
          [shown = sources.shown] { return shown().page->shownText(); }, window)),
      classroom(new ClassroomActions(workbench, window)),
      fromPicture(new PictureLightsAction(workbench.document, window)),
      pictures(new PictureActions(workbench, file->writing, window)),
      pictureOf(new PictureCommands(workbench, sources.shown, window)),
      webPage(new WebPageActions(workbench, window)),
      labBook(new LabBookActions(workbench, *pictureOf, window)),
      live(new LiveActions(workbench, labBook->book(), window)),
      drawing(new DrawingActions(workbench.drawing, DrawingActions::Keys::all, window)),
      layouts(new LayoutActions(workbench, window)), stage(new StageActions(appearance, window)),
      sizeBar(new SizeBar(workbench, window)),
      preferences(new PreferencesAction(workbench, appearance, window)),
      find(new FindAction(sources.search, window)), help(new HelpActions(sources.chapter, window)) {
    QObject::connect(clipboard, &ClipboardActions::picturePasted, fromPicture,
                     &PictureLightsAction::fit);
    QObject::connect(clipboard, &ClipboardActions::reported, file, &FileActions::reported);
    // While part of a drawing is selected, the same shortcut copies that part as a drawing.
    Drawing& drawn = workbench.drawing;
    QObject::connect(
        &drawn, &Drawing::selectionChanged, clipboard,
        [copy = clipboard->copyShown, &drawn] { copy->setEnabled(!drawn.hasSelection()); });
}

QList<QAction*> Commands::landmarks() const {
    return {board->newBoard, board->undo, board->redo,     board->random,   board->solvable,
            board->allOn,    board->hint, board->solution, board->autoplay, stage->projector};
}

QList<QAction*> Commands::onWall() const {
    return {board->undo, board->redo, board->hint, board->solution, stage->projector};
}

Tools Commands::tools() const {
    return toolsOf(*board, find, stage->projector);
}

} // namespace lightsout
