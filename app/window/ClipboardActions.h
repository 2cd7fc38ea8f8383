// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"
#include "document/Drawing.h"
#include "io/BoardFile.h"
#include "window/BackgroundWork.h"
#include "window/KnownFile.h"

#include <QAction>

#include <functional>

class QMenu;
class QWidget;

namespace lightsout {

/// Boards as text on the clipboard: "Paste as board", the menu "Copy board as" and
/// "Copy"; and "Paste", of vertices that were copied from a drawing.
class ClipboardActions : public QObject {
    Q_OBJECT

public:
    /// `reading` and `writing` turn texts into boards and back. `shownText` says what is in front.
    ClipboardActions(Document& document, Drawing& drawing, BackgroundWork* reading,
                     BackgroundWork* writing, std::function<QString()> shownText, QWidget* window);

    /// What is shown, as text.
    QAction* copyShown;
    QAction* paste;
    QAction* pasteDrawing;
    QMenu* copyAs;

Q_SIGNALS:
    /// A picture is to be pasted.
    void picturePasted(const QImage& picture);
    /// What was pasted, to be shown for a moment.
    void reported(const QString& text);

private:
    void pasteBoard();
    void readPasted(const std::string& text, const ReadChoices& choices);
    void pasteVertices();
    /// Adds vertices to the drawing off the GUI thread.
    void addElsewhere(const Game& part);
    void copyBoard(FileFormat format);

    Document& document_;
    Drawing& drawing_;
    BackgroundWork* reading_;
    BackgroundWork* writing_;
    QWidget* window_;
    bool isPasteWaiting_ = false; ///< for vertices that are still being copied
};

} // namespace lightsout
