// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/AccessibleUpdates.h"

#include "controls/Card.h"
#include "controls/PartedView.h"

#include "tests/support/Test.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

#include <functional>

using namespace lightsout;

namespace {

using Events = QList<std::pair<QObject*, QAccessible::Event>>;

Events& sentEvents() {
    static Events sent;
    return sent;
}

void record(QAccessibleEvent* event) {
    sentEvents().append({event->object(), event->type()});
}

/// Returns a function that sends events as Qt does if there is a screen reader: without one, Qt
/// before 6.8 creates none.
std::function<void(QObject*, QAccessible::Event)> eventSender() {
    QAccessible::installUpdateHandler(record);
    holdUpdatesOfHiddenWidgets();
    const QAccessible::UpdateHandler handle = QAccessible::installUpdateHandler(nullptr);
    QAccessible::installUpdateHandler(handle);
    Q_ASSERT(handle != nullptr && handle != record);
    return [handle](QObject* object, QAccessible::Event type) {
        QAccessibleEvent event(object, type);
        handle(&event);
    };
}

} // namespace

/// Tests which updates are sent to screen readers.
class AccessibleUpdatesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { sentEvents().clear(); }
    void cleanup() {
        observeParts({});
        QAccessible::installUpdateHandler(nullptr);
    }

    void toolTipsDoNotRepeatNames() {
        spareToolTips();
        QPushButton button(QStringLiteral("Undo"));
        const auto descriptionFor = [&button](const QString& toolTip) {
            button.setToolTip(toolTip);
            return QAccessible::queryAccessibleInterface(&button)
                ->text(QAccessible::Description)
                .trimmed();
        };
        QCOMPARE(descriptionFor(QStringLiteral("Undo")), QString());
        QCOMPARE(descriptionFor(QStringLiteral("Undo (\u2066Ctrl+Z\u2069)")),
                 QStringLiteral("Ctrl+Z"));
        QCOMPARE(descriptionFor(QStringLiteral("Undo \u2066x\u2069")), QStringLiteral("Undo x"));
        QCOMPARE(descriptionFor(QStringLiteral("Undo\nRestore the board")),
                 QStringLiteral("Restore the board"));
        QCOMPARE(descriptionFor(QStringLiteral("Restore")), QStringLiteral("Restore"));
        button.setAccessibleDescription(QStringLiteral("own"));
        QCOMPARE(descriptionFor(QStringLiteral("Undo")), QStringLiteral("own"));
    }

    void hiddenWidgetsSendNothingUntilTheyAreShown() {
        const auto make = eventSender();
        QWidget window;
        auto* page = new QWidget(&window);
        auto* label = new QLabel(page);
        window.show();
        page->hide();
        QVERIFY(!label->isVisible());
        sentEvents().clear();
        make(label, QAccessible::NameChanged);
        make(label, QAccessible::NameChanged);
        make(label, QAccessible::DescriptionChanged);
        make(page, QAccessible::ObjectHide);
        QCOMPARE(sentEvents(), (Events{{page, QAccessible::ObjectHide}}));
        sentEvents().clear();
        page->show();
        make(label, QAccessible::ObjectShow);
        Events late;
        for (const auto& event : sentEvents()) {
            if (event.first == label && !late.contains(event)) { // Qt 6.8 sent ObjectShow
                late.append(event);
            }
        }
        QCOMPARE(late, (Events{{label, QAccessible::ObjectShow},
                               {label, QAccessible::NameChanged},
                               {label, QAccessible::DescriptionChanged}}));
        sentEvents().clear();
        make(label, QAccessible::ObjectShow); // they are sent once
        make(label, QAccessible::NameChanged);
        QCOMPARE(sentEvents(),
                 (Events{{label, QAccessible::ObjectShow}, {label, QAccessible::NameChanged}}));
    }

    void emptyFieldsDoNotReportTheirCursor() {
        const auto make = eventSender();
        QWidget window;
        auto* field = new QLineEdit(&window);
        window.show();
        sentEvents().clear();
        make(field, QAccessible::TextSelectionChanged);
        make(field, QAccessible::TextCaretMoved);
        make(field, QAccessible::Focus);
        QCOMPARE(sentEvents(), (Events{{field, QAccessible::Focus}}));
        field->setText(QStringLiteral("5"));
        sentEvents().clear();
        make(field, QAccessible::TextCaretMoved);
        QCOMPARE(sentEvents(), (Events{{field, QAccessible::TextCaretMoved}}));
    }

    void aFactIsReadWithItsValue() {
        FactLabel fact;
        fact.setName(QStringLiteral("Fewest left"));
        auto* value = fact.findChildren<QLabel*>().last();
        const auto name = [value] {
            return QAccessible::queryAccessibleInterface(value)->text(QAccessible::Name);
        };
        fact.setValue(QStringLiteral("15"));
        QCOMPARE(name(), QStringLiteral("Fewest left: 15"));
        fact.setName(QStringLiteral("Presses left"));
        QCOMPARE(name(), QStringLiteral("Presses left: 15"));
        fact.setUnknown(QStringLiteral("This board has no solution."));
        QCOMPARE(name(), QStringLiteral("Presses left"));
        QCOMPARE(value->accessibleDescription(), QStringLiteral("This board has no solution."));
        fact.setValue(QStringLiteral("3"));
        QCOMPARE(name(), QStringLiteral("Presses left: 3"));
        QVERIFY(value->accessibleDescription().isEmpty());
    }

    /// A running clock sets its value five times a second.
    void anEqualValueIsNotReportedAgain() {
        FactLabel fact;
        fact.setName(QStringLiteral("Time"));
        QStringList heard;
        fact.setValue(QStringLiteral("0:01"));
        observeParts([&heard](const QString& text, QAccessible::Event /*what*/) { heard << text; });
        for (int i = 0; i < 5; ++i) {
            fact.setName(QStringLiteral("Time"));
            fact.setValue(QStringLiteral("0:02"));
        }
        QCOMPARE(heard, QStringList{QStringLiteral("Time: 0:02")});
    }
};

LIGHTSOUT_TEST(AccessibleUpdatesTest)
#include "AccessibleUpdatesTest.moc"
