// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QLabel>

using namespace lightsout;

/// Tests text at twice the usual size next to a lesson. Pages are tested by PagesFitTest.
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
        const auto cutTexts = [&lesson] {
            QStringList cut;
            for (const auto* button : lesson.dock->findChildren<QAbstractButton*>()) {
                if (button->isVisible() && !button->text().isEmpty() &&
                    button->width() < button->minimumSizeHint().width()) {
                    cut << button->text();
                }
            }
            for (const auto* label : lesson.dock->findChildren<QLabel*>()) {
                const bool isCut = label->wordWrap()
                                       ? label->height() < label->heightForWidth(label->width())
                                       : label->width() < label->sizeHint().width();
                if (label->isVisible() && !label->text().isEmpty() && isCut) {
                    cut << label->text();
                }
            }
            return cut.join(QLatin1Char('\n'));
        };
        QTRY_COMPARE(cutTexts(), QString());
    }
};

LIGHTSOUT_TEST(LargeTextTest)
#include "LargeTextTest.moc"
