// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace lightsout {

/// A field for several lines of plain text. The Tab key leaves the field.
///
/// In Qt 6.4, pasting into a QPlainTextEdit from an empty clipboard, with Ctrl+V or the middle
/// button, crashes the program. In this class, it inserts nothing.
class TextEditor : public QPlainTextEdit {
public:
    explicit TextEditor(QWidget* parent = nullptr);

protected:
    void insertFromMimeData(const QMimeData* source) override;
};

} // namespace lightsout
