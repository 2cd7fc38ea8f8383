// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <numeric>
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

std::map<std::size_t, const Lesson*> lessonsByNumber(const LessonShelf& shelf) {
    std::map<std::size_t, const Lesson*> lessons;
    for (const ShelvedLesson& lesson : shelf.lessons()) {
        if (!lesson.isOwn && !lesson.isBook()) {
            lessons[static_cast<std::size_t>(lesson.number)] = lesson.lesson();
        }
    }
    return lessons;
}

QString manualIn(const QString& language) {
    QFile file(QStringLiteral(":/manual/%1/classroom.md").arg(language));
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Checks that each lesson of a course comes after those on which it builds.
void verifyOrder(const std::map<std::size_t, const Lesson*>& lessons,
                 const std::vector<std::size_t>& course) {
    std::set<std::size_t> known;
    for (const std::size_t number : course) {
        QVERIFY2(lessons.contains(number), QByteArray::number(qulonglong{number}));
        for (const std::size_t needed : lessons.at(number)->after) {
            QVERIFY2(known.contains(needed), QByteArray::number(qulonglong{number}));
        }
        known.insert(number);
    }
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
        auto lessons = lessonsByNumber(shelf);
        const QString manual = manualIn(language);
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

    /// The last two items of the list have no minutes: a project week and a student alone, who
    /// takes all lessons in order or a selection that begins with lessons 1 to 6.
    void theWeekAndTheStudentsCourseFit_data() { coursesFit_data(); }
    void theWeekAndTheStudentsCourseFit() {
        QFETCH(QString, language);
        const LessonWindow window;
        const LessonShelf shelf(lessonVocabulary());
        const auto lessons = lessonsByNumber(shelf);
        static const QRegularExpression item(QStringLiteral("^- (?!45|90)[^\\n]*(\\n  [^\\n]*)*"),
                                             QRegularExpression::MultilineOption);
        std::vector<std::vector<std::size_t>> courses;
        for (auto found = item.globalMatch(manualIn(language)); found.hasNext();) {
            const auto numbers = numbersIn(found.next().captured());
            if (numbers.size() > 5) {
                courses.push_back(numbers);
            }
        }
        QCOMPARE(courses.size(), std::size_t{2});
        verifyOrder(lessons, courses[0]);
        std::vector<std::size_t> student{1, 2, 3, 4, 5, 6};
        QCOMPARE(std::vector(courses[1].begin(), courses[1].begin() + 2),
                 std::vector<std::size_t>({1, 6}));
        student.insert(student.end(), courses[1].begin() + 2, courses[1].end());
        verifyOrder(lessons, student);
        std::vector<std::size_t> all(lessons.size());
        std::iota(all.begin(), all.end(), 1U);
        verifyOrder(lessons, all);
    }
};

LIGHTSOUT_TEST(LessonCoursesTest)
#include "LessonCoursesTest.moc"
