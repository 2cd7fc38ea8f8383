// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace lightsout;

namespace {

std::vector<std::size_t> numbersIn(const QString& text) {
    static const QRegularExpression number(QStringLiteral("\\d+"));
    std::vector<std::size_t> numbers;
    for (auto found = number.globalMatch(text); found.hasNext();) {
        numbers.push_back(found.next().captured().toULongLong());
    }
    return numbers;
}

} // namespace

/// Tests the courses that the manual recommends against the lessons: "- 90 minutes, from age 16,
/// after lesson 1, …: lessons 11 and 12."
class LessonCoursesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void coursesFit_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "fr", "he"}) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }
    void coursesFit() {
        QFETCH(QString, language);
        const LessonWindow window;
        const LessonShelf shelf(lessonVocabulary());
        std::map<std::size_t, const Lesson*> lessons;
        for (const ShelvedLesson& lesson : shelf.lessons()) {
            lessons[static_cast<std::size_t>(lesson.number)] = lesson.lesson();
        }
        QFile file(QStringLiteral(":/manual/%1/classroom.md").arg(language));
        QVERIFY(file.open(QFile::ReadOnly));
        const QString manual = QString::fromUtf8(file.readAll());
        static const QRegularExpression course(QStringLiteral("^- (45|90) [^:\\n]*:[^\\n]*$"),
                                               QRegularExpression::MultilineOption);
        std::size_t courses = 0;
        for (auto found = course.globalMatch(manual); found.hasNext(); ++courses) {
            const QString line = found.next().captured();
            const qsizetype colon = line.indexOf(QLatin1Char(':'));
            const std::vector<std::size_t> before = numbersIn(line.first(colon));
            std::set<std::size_t> known(before.begin() + 2, before.end());
            std::size_t minutes = 0;
            std::size_t age = 0;
            for (const std::size_t number : numbersIn(line.sliced(colon))) {
                const Lesson* lesson = lessons[number];
                QVERIFY2(lesson != nullptr, qPrintable(line));
                minutes += lesson->minutes;
                age = std::max(age, numbersIn(QString::fromStdString(lesson->age)).at(0));
                for (const std::size_t needed : lesson->after) {
                    QVERIFY2(known.contains(needed), qPrintable(line));
                }
                known.insert(number);
            }
            QVERIFY2(minutes <= before.at(0), qPrintable(line));
            QVERIFY2(age == before.at(1), qPrintable(line));
        }
        QCOMPARE(courses, std::size_t{8});
    }
};

LIGHTSOUT_TEST(LessonCoursesTest)
#include "LessonCoursesTest.moc"
