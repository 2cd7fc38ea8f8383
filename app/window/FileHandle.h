// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"

#include <QTemporaryDir>
#include <QToolButton>

#include <memory>

class QMimeData;

namespace lightsout {

/// The board as a file to drag out of the window: into a file manager, a message, another window.
/// A click saves a copy instead.
class FileHandle : public QToolButton {
    Q_OBJECT

public:
    FileHandle(const Document& document, QAction* saveCopy, QWidget* parent = nullptr);

    /// What is dragged: the document's own file, or one just written where that is not up to date.
    /// Null where it can't be written.
    std::unique_ptr<QMimeData> dragged();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    const Document& document_;
    QPoint pressedAt_;
    std::unique_ptr<QTemporaryDir> folder_; ///< once something was dragged that is in no file
};

} // namespace lightsout
