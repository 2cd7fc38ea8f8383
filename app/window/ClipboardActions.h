// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"
#include "io/BoardFile.h"
#include "window/BackgroundWork.h"

#include <QAction>

#include <functional>

class QMenu;
class QWidget;

namespace lightsout {

/// Boards as text on the clipboard: "Paste as board", the menu "Copy board as" and
/// "Copy".
class ClipboardActions : public QObject {
    Q_OBJECT

public:
    /// `reading` and `writing` turn texts into boards and back. `shownText` says what is in front.
    ClipboardActions(Document& document, BackgroundWork* reading, BackgroundWork* writing,
                     std::function<QString()> shownText, QWidget* window);

    /// What is shown, as text.
    QAction* copyShown;
    QAction* paste;
    QMenu* copyAs;

Q_SIGNALS:
    /// A picture is to be pasted.
    void picturePasted(const QImage& picture);

private:
    void pasteBoard();
    void copyBoard(FileFormat format);

    Document& document_;
    BackgroundWork* reading_;
    BackgroundWork* writing_;
    QWidget* window_;
};

} // namespace lightsout
