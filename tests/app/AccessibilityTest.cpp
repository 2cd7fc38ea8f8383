// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatMap.h"
#include "theme/FocusRing.h"
#include "window/ToolBar.h"

#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QAction>
#include <QButtonGroup>
#include <QDockWidget>
#include <QPointer>
#include <QPushButton>
#include <QToolButton>

#include <set>

using namespace lightsout;

class AccessibilityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void everythingThatCanBeTouchedHasANameAndARole_data() {
        QTest::addColumn<PageAndMode>("shown");
        for (const PageAndMode& shown : pagesAndModes()) {
            QTest::newRow(qPrintable(shown.text())) << shown;
        }
    }
    void everythingThatCanBeTouchedHasANameAndARole() {
        QFETCH(const PageAndMode, shown);
        Reader reader(boardOf(2));
        reader.workbench.pinned.pin(boardOf(2));
        showPage(*reader.window, shown);
        settle(reader.workbench, *reader.window);
        for (QAccessibleInterface* one : reader.all()) {
            const bool isShown = !one->state().invisible;
            const bool isTouched =
                one->actionInterface() != nullptr && one->actionInterface()->actionNames().contains(
                                                         QAccessibleActionInterface::pressAction());
            if (isShown && isTouched && one->role() != QAccessible::PageTabList) {
                const QObject* object = one->object();
                // Qt creates the extension button of a toolbar that is too narrow. It is never
                // shown here.
                QVERIFY2(!one->text(QAccessible::Name).isEmpty() ||
                             (object != nullptr &&
                              object->objectName() == QStringLiteral("qt_toolbar_ext_button")),
                         object != nullptr ? object->metaObject()->className() : "a part");
                QVERIFY(one->role() != QAccessible::NoRole);
            }
            if (isShown && one->role() == QAccessible::ComboBox) {
                const auto labels = one->relations(QAccessible::Label);
                QVERIFY2(!labels.isEmpty() &&
                             !labels.first().first->text(QAccessible::Name).isEmpty(),
                         qPrintable(one->object()->objectName() + QLatin1Char(' ') +
                                    one->text(QAccessible::Name)));
            }
        }
    }

    /// A screen reader toggles buttons without clicking them. This has the same effect as a click.
    void togglingIsAsGoodAsClicking_data() { everythingThatCanBeTouchedHasANameAndARole_data(); }
    void togglingIsAsGoodAsClicking() {
        QFETCH(const PageAndMode, shown);
        Reader reader(boardOf(3));
        reader.workbench.pinned.pin(boardOf(2));
        showPage(*reader.window, shown);
        settle(reader.workbench, *reader.window);
        // Everything in view, with its text.
        const auto content = [&reader] {
            settle(reader.workbench, *reader.window);
            QStringList all;
            for (const auto* widget : reader.window->findChildren<QWidget*>()) {
                if (widget->isVisible()) {
                    all << QStringLiteral("%1 %2 %3 %4")
                               .arg(QLatin1String(widget->metaObject()->className()),
                                    widget->objectName(), widget->property("text").toString(),
                                    widget->property("checked").toString());
                }
            }
            return all;
        };
        // These change the board with time, or the whole window.
        const auto plays = [](const QAbstractButton& button) {
            const QList<QAction*> actions = button.actions();
            return !actions.isEmpty() && (actions[0]->objectName() == QStringLiteral("autoplay") ||
                                          actions[0]->objectName() == QStringLiteral("projector"));
        };
        std::vector<QPointer<QAbstractButton>> buttons;
        for (auto* button : reader.window->findChildren<QAbstractButton*>()) {
            if (button->isVisible() && button->isEnabled() && button->isCheckable() &&
                !button->isChecked() && !plays(*button)) {
                buttons.emplace_back(button);
            }
        }
        for (const QPointer<QAbstractButton>& button : buttons) {
            if (button == nullptr || !button->isVisible() || !button->isEnabled() ||
                button->isChecked()) {
                continue; // it was replaced or hidden by another one
            }
            const QString name = button->objectName() + QLatin1Char(' ') + button->text();
            const auto toggle = [&button] {
                if (button != nullptr) {
                    QAccessible::queryAccessibleInterface(button)->actionInterface()->doAction(
                        QAccessibleActionInterface::toggleAction());
                }
            };
            // In an exclusive group, a click on the chosen button must not do anything more.
            const bool isExclusive = button->group() != nullptr && button->group()->exclusive();
            if (!isExclusive) { // what is made only once is made now
                toggle();
                content();
                toggle();
                content();
            }
            toggle();
            const QStringList toggled = content();
            if (button == nullptr || !button->isVisible() || !button->isChecked()) {
                continue; // a game may have ended by itself
            }
            if (!isExclusive) {
                toggle();
                content();
            }
            if (button != nullptr) {
                button->click();
            }
            const QStringList clicked = content();
            QStringList differences{name};
            for (qsizetype i = 0; i < std::max(clicked.size(), toggled.size()); ++i) {
                if (clicked.value(i) != toggled.value(i)) {
                    differences << toggled.value(i) << clicked.value(i);
                }
            }
            QVERIFY2(differences.size() == 1, qPrintable(differences.join(QLatin1Char('\n'))));
        }
    }

    /// Fields that are shown together have different names.
    void fieldsHaveDistinctNames_data() { everythingThatCanBeTouchedHasANameAndARole_data(); }
    void fieldsHaveDistinctNames() {
        QFETCH(const PageAndMode, shown);
        Reader reader(boardOf(3));
        reader.workbench.pinned.pin(boardOf(2));
        showPage(*reader.window, shown);
        settle(reader.workbench, *reader.window);
        std::set<QString> names;
        for (const QAccessibleInterface* one : reader.all()) {
            const QAccessible::Role role = one->role();
            const auto* widget = qobject_cast<const QWidget*>(one->object());
            if (widget != nullptr && widget->isVisible() &&
                (role == QAccessible::ComboBox || role == QAccessible::CheckBox ||
                 role == QAccessible::SpinBox || role == QAccessible::Slider ||
                 qobject_cast<const HeatMap*>(widget) != nullptr)) {
                const QString name = widget->accessibleName().isEmpty()
                                         ? one->text(QAccessible::Name)
                                         : widget->accessibleName();
                QVERIFY2(names.insert(name).second, qPrintable(name));
            }
        }
    }

    void everythingIsReachedByTheTabKeyAndShowsIt_data() {
        everythingThatCanBeTouchedHasANameAndARole_data();
    }
    void everythingIsReachedByTheTabKeyAndShowsIt() {
        QFETCH(const PageAndMode, shown);
        Reader reader(boardOf(3));
        reader.workbench.pinned.pin(boardOf(2));
        showPage(*reader.window, shown);
        settle(reader.workbench, *reader.window);
        std::set<QWidget*> unreached;
        for (auto* widget : reader.window->findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->isEnabled() && widget->focusProxy() == nullptr &&
                (widget->focusPolicy() & Qt::TabFocus) != 0) {
                unreached.insert(widget);
            }
        }
        QVERIFY(unreached.size() > 3);
        QWidget* first = nullptr;
        for (std::size_t i = 0; i < 2 * unreached.size() + 100; ++i) {
            QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget()
                                                                   : reader.window.get(),
                            Qt::Key_Tab);
            QWidget* now = QApplication::focusWidget();
            QVERIFY(now != nullptr);
            if (first == nullptr) {
                first = now;
            }
            if (unreached.erase(now) == 0) {
                continue;
            }
            // In an exclusive group of buttons, Tab reaches one button, and the arrow keys reach
            // the others.
            const auto* button = qobject_cast<const QAbstractButton*>(now);
            if (button != nullptr && button->group() != nullptr && button->group()->exclusive()) {
                for (QAbstractButton* other : button->group()->buttons()) {
                    unreached.erase(other);
                }
            }
            QApplication::processEvents();
            const QRect place(now->mapTo(reader.window.get(), QPoint()), now->size());
            const QRect around = place.adjusted(-4, -4, 4, 4);
            const QImage focused = reader.window->grab(around).toImage();
            now->clearFocus();
            QApplication::processEvents();
            const QImage usual = reader.window->grab(around).toImage();
            QVERIFY2(focused != usual,
                     qPrintable(QStringLiteral("%1 %2 at %3, %4")
                                    .arg(QLatin1String(now->metaObject()->className()),
                                         now->accessibleName())
                                    .arg(place.x())
                                    .arg(place.y())));
            now->setFocus(Qt::TabFocusReason);
        }
        QStringList left;
        for (const QWidget* widget : unreached) {
            left << QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') +
                        widget->accessibleName() + widget->objectName();
        }
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QStringLiteral(", "))));
    }

    void everyPartIsReachedByF6() {
        Reader reader(boardOf(3));
        auto* dock = new QDockWidget(reader.window.get());
        auto* inside = new QWidget;
        const auto* button = new QPushButton(inside);
        dock->setWidget(inside);
        reader.window->addDockWidget(Qt::LeftDockWidgetArea, dock);
        dock->show();
        auto* board = reader.page->findChild<BoardView*>();
        const auto partAfter = [&](Qt::KeyboardModifiers modifiers) -> QString {
            QTest::keyClick(reader.window.get(), Qt::Key_F6, modifiers);
            const QWidget* focus = reader.window->focusWidget();
            return focus == board                     ? QStringLiteral("board")
                   : focus == button                  ? QStringLiteral("dock")
                   : reader.page->isAncestorOf(focus) ? QStringLiteral("rest")
                                                      : focus->objectName();
        };
        board->setFocus();
        QCOMPARE(partAfter({}), QStringLiteral("rest"));
        QCOMPARE(partAfter({}), QStringLiteral("dock"));
        QCOMPARE(partAfter({}), QStringLiteral("board"));
        QCOMPARE(partAfter(Qt::ShiftModifier), QStringLiteral("dock"));
        dock->hide();
        board->setFocus();
        QCOMPARE(partAfter(Qt::ShiftModifier), QStringLiteral("rest"));
        QCOMPARE(partAfter({}), QStringLiteral("board"));
    }

    void toolbarIsReachedByKeyboard() {
        const Reader reader(boardOf(3));
        const auto* bar = reader.window->findChild<ToolBar*>();
        std::set<const QWidget*> unreached;
        for (const auto* button : bar->findChildren<QToolButton*>()) {
            if (button->isVisible() && button->isEnabled() && !button->actions().isEmpty()) {
                unreached.insert(button);
            }
        }
        QVERIFY(unreached.size() > 5);
        for (int i = 0; i < 200 && !unreached.empty(); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            unreached.erase(QApplication::focusWidget());
        }
        QCOMPARE(unreached.size(), std::size_t{0});
    }

    void focusIsNotLeftOverFromTheMouse() {
        const Reader reader(boardOf(3));
        auto* button = reader.window->findChild<QAbstractButton*>(QStringLiteral("chase"));
        QTest::keyClick(reader.window.get(), Qt::Key_Tab);
        const auto isRinged = [&reader] {
            const auto rings = reader.window->findChildren<FocusRing*>();
            return std::ranges::any_of(rings, &FocusRing::isVisible);
        };
        QVERIFY(isRinged());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!isRinged());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(isRinged());
    }
};

LIGHTSOUT_TEST(AccessibilityTest)
#include "AccessibilityTest.moc"
