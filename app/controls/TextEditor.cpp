// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/TextEditor.h"

#include <QMimeData>

namespace lightsout {

TextEditor::TextEditor(QWidget* parent) : QPlainTextEdit(parent) {
    setTabChangesFocus(true);
}

void TextEditor::insertFromMimeData(const QMimeData* source) {
    insertPlainText(source->text());
}

} // namespace lightsout
