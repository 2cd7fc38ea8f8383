// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/CurrentDocument.h"

#include <QTemporaryDir>
#include <QToolButton>

#include <memory>

class QMimeData;

namespace lightsout {

/// A button from which the user can drag the board, as a file, to a file manager, a message or
/// another window. A click saves a copy instead.
class FileHandle : public QToolButton {
    Q_OBJECT

public:
    FileHandle(const CurrentDocument& document, QAction* saveCopy, QWidget* parent = nullptr);

    /// Returns the data for a drag: the document's own file or, if this is not up to date, a new
    /// one. Returns null if the new file can't be written.
    std::unique_ptr<QMimeData> dragged();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    const CurrentDocument& document_;
    QPoint pressedAt_;
    std::unique_ptr<QTemporaryDir> folder_; ///< set once an unsaved board has been dragged
};

} // namespace lightsout
