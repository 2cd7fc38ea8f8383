// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/EveryDialog.h"
#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QLabel>

using namespace lightsout;

namespace {

/// Returns the visible texts of buttons and labels that are larger than their widget.
QStringList cutTexts(const QWidget& parent) {
    QStringList cut;
    for (const auto* button : parent.findChildren<QAbstractButton*>()) {
        if (button->isVisible() && !button->text().isEmpty() &&
            button->width() < button->minimumSizeHint().width()) {
            cut << button->text();
        }
    }
    for (const auto* label : parent.findChildren<QLabel*>()) {
        const bool isCut = label->wordWrap()
                               ? label->height() < label->heightForWidth(label->width())
                               : label->width() < label->sizeHint().width();
        if (label->isVisible() && !label->text().isEmpty() && isCut) {
            cut << label->text();
        }
    }
    return cut;
}

} // namespace

/// Tests text at twice the usual size in lessons and dialogs. Pages are tested by PagesFitTest.
class LargeTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void cleanup() { Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    void lessonFits_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "fr", "he"}) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }
    void lessonFits() {
        QFETCH(const QString, language);
        const LessonWindow lesson(Game::allOn(Lattice{.rows = 5, .cols = 5}), language);
        const Appearance large{.language = language, .textScale = Appearance::maxText};
        large.apply(*qApp);
        lesson.window->setAppearance(large);
        lesson.dock->openLesson(QStringLiteral("01-two-laws"));
        QTRY_VERIFY(lesson.dock->isVisible());
        QTRY_COMPARE(cutTexts(*lesson.dock).join(QLatin1Char('\n')), QString());
    }

    void dialogsFit_data() { lessonFits_data(); }
    void dialogsFit() {
        QFETCH(const QString, language);
        const Appearance large{.language = language, .textScale = Appearance::maxText};
        Reader reader(Game::allOn(Lattice{.rows = 3, .cols = 3}), "play", large);
        QStringList faults;
        EveryDialog(*reader.window, reader.workbench, [&](QWidget& dialog, const QString& name) {
            for (const QString& text : cutTexts(dialog)) {
                faults << name + QStringLiteral(": ") + text;
            }
        }).open();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
};

LIGHTSOUT_TEST(LargeTextTest)
#include "LargeTextTest.moc"
