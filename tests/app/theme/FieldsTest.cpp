// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Style.h"

#include "tests/support/Test.h"

#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace lightsout;

namespace {

/// A form that is higher than its view.
struct ScrolledForm {
    ScrolledForm() {
        auto* form = new QWidget;
        auto* lines = new QVBoxLayout(form);
        number = new QSpinBox;
        number->setRange(0, 100);
        number->setValue(50);
        choice = new QComboBox;
        choice->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        choice->setCurrentIndex(1);
        slider = new QSlider(Qt::Horizontal);
        slider->setRange(0, 100);
        slider->setValue(50);
        for (QWidget* field : fields()) {
            lines->addWidget(field);
        }
        form->setMinimumHeight(900);
        area.setWidget(form);
        area.setWidgetResizable(true);
        area.resize(300, 200);
        area.show();
        area.setFocus();
        QCoreApplication::processEvents();
    }
    QList<QWidget*> fields() const { return {number, choice, slider}; }
    QList<int> values() const { return {number->value(), choice->currentIndex(), slider->value()}; }
    /// Turns the wheel over a widget as the window system does.
    static void wheelOver(QWidget* widget) {
        const QPoint middle = widget->rect().center();
        QWheelEvent down(middle, widget->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        // Only spontaneous events are passed on to parents, but sendEvent() clears that flag.
        QSpontaneKeyEvent::setSpontaneous(&down);
        QCoreApplication::instance()->notify(widget, &down);
    }

    QScrollArea area;
    QSpinBox* number = nullptr;
    QComboBox* choice = nullptr;
    QSlider* slider = nullptr;
};

} // namespace

class FieldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new Style); }

    /// The field keeps its value and does not get the focus; its scroll area scrolls.
    void fieldsWithoutTheFocusAreScrolledPast() {
        const ScrolledForm form;
        const QList<int> before = form.values();
        for (QWidget* field : form.fields()) {
            const int scrolled = form.area.verticalScrollBar()->value();
            ScrolledForm::wheelOver(field);
            QCOMPARE(form.values(), before);
            QVERIFY(!field->hasFocus());
            QVERIFY(form.area.verticalScrollBar()->value() > scrolled);
        }
    }

    void theFieldWithTheFocusFollowsTheWheel() {
        ScrolledForm form;
        QVERIFY(QTest::qWaitForWindowActive(&form.area));
        for (QWidget* field : form.fields()) {
            const QList<int> before = form.values();
            field->setFocus();
            ScrolledForm::wheelOver(field);
            QVERIFY(form.values() != before);
        }
    }
};

LIGHTSOUT_TEST(FieldsTest)
#include "FieldsTest.moc"
