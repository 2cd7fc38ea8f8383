// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace lightsout {

/// A field for several lines of plain text. The Tab key leaves the field.
///
/// Pasting from an empty clipboard, with Ctrl+V or with the middle button, crashes a program that
/// uses QPlainTextEdit of Qt 6.4; here it inserts nothing.
class TextEditor : public QPlainTextEdit {
public:
    explicit TextEditor(QWidget* parent = nullptr);

protected:
    void insertFromMimeData(const QMimeData* source) override;
};

} // namespace lightsout
