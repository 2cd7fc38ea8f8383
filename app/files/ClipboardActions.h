// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/CurrentDocument.h"
#include "document/Drawing.h"
#include "files/BackgroundWork.h"
#include "files/KnownFile.h"
#include "files/Rereading.h"
#include "formats/BoardFile.h"

#include <QAction>

#include <functional>

class QMenu;
class QWidget;

namespace lightsout {

/// The clipboard commands: "Paste as board", the menu "Copy board as" and "Copy" for boards as
/// text, and "Paste" for vertices that were copied from a drawing.
class ClipboardActions : public QObject {
    Q_OBJECT

public:
    /// `reading` and `writing` run the conversions between text and boards. `rereading` remembers
    /// pasted texts. `shownText` returns the text of the current page.
    ClipboardActions(CurrentDocument& document, Drawing& drawing, BackgroundWork* reading,
                     BackgroundWork* writing, Rereading* rereading,
                     std::function<QString()> shownText, QWidget* window);

    /// Shows the board of a text that was dropped.
    void pasteText(const QString& text);

    /// Copies the content of the current page as text.
    QAction* copyShown;
    QAction* paste;
    QAction* pasteDrawing;
    QMenu* copyAs;

Q_SIGNALS:
    /// Emitted when a picture has been pasted.
    void picturePasted(const QImage& picture);
    /// Emitted with a message about the pasted content, to be shown briefly.
    void reported(const QString& text);

private:
    void pasteBoard();
    void readPasted(const std::string& text, const ReadChoices& choices);
    void showPasted(const std::string& text, const Game& game, const ReadReport& report,
                    const QString& summary);
    void pasteVertices();
    /// Adds vertices to the drawing off the GUI thread.
    void addElsewhere(const Game& part);
    void copyBoard(FileFormat format);

    CurrentDocument& document_;
    Drawing& drawing_;
    BackgroundWork* reading_;
    BackgroundWork* writing_;
    Rereading* rereading_;
    QWidget* window_;
    std::string pasted_;          ///< the last text
    bool isPasteWaiting_ = false; ///< whether a paste waits for a copy in progress
};

} // namespace lightsout
