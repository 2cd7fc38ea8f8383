// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/ComboBoxInterface.h"

#include "controls/PartedView.h"

#include "tests/support/Test.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

using namespace lightsout;

namespace {

/// A window with a combo box and a button.
struct ShownBox {
    ShownBox() {
        installComboBoxInterface();
        box.addItems({QStringLiteral("2"), QStringLiteral("\u20663 \u00D7 3\u2069")});
        box.setAccessibleName(QStringLiteral("Size"));
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(&box);
        layout->addWidget(&button);
        window.show();
        window.activateWindow();
        box.setFocus();
        observeParts([this](const QString& text, QAccessible::Event) { announced << text; });
    }
    ~ShownBox() { observeParts({}); }
    void choose(int index) {
        box.setCurrentIndex(index);
        announceChoice(QAccessibleValueChangeEvent(&box, box.currentText()));
    }

    QStringList announced;
    QWidget window;
    QComboBox box;
    QPushButton button;
};

} // namespace

/// Tests what screen readers get of combo boxes.
class ComboBoxInterfaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theChoiceIsReadAfterTheName() {
        ShownBox shown;
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&shown.box);
        QCOMPARE(read->role(), QAccessible::ComboBox);
        for (int index : {0, 1, -1, 1}) {
            shown.box.setCurrentIndex(index);
            const QString choice = QStringList{{}, "2", "3 × 3"}.at(index + 1);
            QCOMPARE(read->text(QAccessible::Name), QStringLiteral("Size"));
            QCOMPARE(read->text(QAccessible::Value), choice);
            const QAccessibleTextInterface* text = read->textInterface();
            QCOMPARE(text->text(0, text->characterCount()), choice);
        }
    }

    void choicesWithoutAListAreAnnounced() {
        ShownBox shown;
        QTRY_VERIFY(shown.box.hasFocus());
        shown.choose(1);
        QCOMPARE(shown.announced.size(), 1);
        QVERIFY(shown.announced.first().contains(QStringLiteral("3 × 3")));
        shown.button.setFocus(); // a choice by the program
        shown.choose(0);
        QCOMPARE(shown.announced.size(), 1);
    }

    void choicesInAListAreNot() {
        ShownBox shown;
        QTRY_VERIFY(shown.box.hasFocus());
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(&shown.box);
        QVERIFY(read->state().expandable && !read->state().expanded);
        const auto open = [read] {
            read->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
        };
        open();
        QVERIFY(shown.box.view()->isVisible() && read->state().expanded);
        shown.choose(1);
        QCOMPARE(shown.announced, QStringList());
        open();
        QTRY_VERIFY(!shown.box.view()->isVisible());
    }
};

LIGHTSOUT_TEST(ComboBoxInterfaceTest)
#include "ComboBoxInterfaceTest.moc"
