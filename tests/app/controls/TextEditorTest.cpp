// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/TextEditor.h"

#include "tests/support/Test.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

using namespace lightsout;

class TextEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pastesText() {
        TextEditor editor;
        QGuiApplication::clipboard()->setText(QStringLiteral("two\nlines"));
        QTest::keyClick(&editor, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(editor.toPlainText(), QStringLiteral("two\nlines"));
    }

    void pastesNothingFromAnEmptyClipboard() {
        TextEditor editor;
        editor.setPlainText(QStringLiteral("kept"));
        QGuiApplication::clipboard()->setMimeData(new QMimeData);
        QTest::keyClick(&editor, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(editor.toPlainText(), QStringLiteral("kept"));
    }
};

LIGHTSOUT_TEST(TextEditorTest)
#include "TextEditorTest.moc"
