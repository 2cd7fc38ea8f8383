// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/LessonReader.h"
#include "lesson/Quantities.h"
#include "lessons/LessonText.h"
#include "lessons/LessonValues.h"
#include "lessons/ProseView.h"
#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "text/NumberText.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

using namespace lightsout;

namespace {

const QStringList lessonLanguages{QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("he")};

QString pathOf(const QString& lesson, const QString& language) {
    return QStringLiteral(":/lessons/%1/%2.md").arg(lesson, language);
}

std::variant<Lesson, LessonError> contentOf(const QString& lesson, const QString& language) {
    QFile file(pathOf(lesson, language));
    if (!file.open(QIODevice::ReadOnly)) {
        return LessonError{};
    }
    return readLesson(file.readAll().toStdString(), lessonVocabulary());
}

/// Appends all parts of a text.
void collect(const Prose& prose, Prose& all) {
    all.insert(all.end(), prose.begin(), prose.end());
}

Prose proseOf(const Step& step) {
    Prose all = step.title;
    for (const Block& block : step.text) {
        collect(block.prose, all);
    }
    if (step.pointer) {
        collect(step.pointer->text, all);
    }
    if (step.ask) {
        collect(step.ask->text, all);
        collect(step.ask->done, all);
        for (const Prose& hint : step.ask->hints) {
            collect(hint, all);
        }
        for (const Choice& choice : step.ask->choices) {
            collect(choice.text, all);
            collect(choice.why, all);
        }
        for (const WrongAnswer& wrong : step.ask->wrong) {
            collect(wrong.why, all);
        }
    }
    return all;
}

void collectValues(const Formula& formula, std::vector<Expression>& all) {
    if (formula.kind == Formula::Kind::value) {
        all.push_back(formula.value);
    }
    for (const Formula& part : formula.parts) {
        collectValues(part, all);
    }
}

std::vector<Expression> valuesIn(const Prose& prose) {
    std::vector<Expression> all;
    for (const Run& run : prose) {
        if (run.kind == Run::Kind::value) {
            all.push_back(run.value);
        }
        collectValues(run.formula, all);
    }
    return all;
}

QString thingText(const Landmark& thing) {
    return QString::fromStdString(thing.name + ' ' + thing.word + ' ' +
                                  std::to_string(thing.number) + ' ' + cellNameText(thing.cell));
}

/// Returns what a step does, without its texts; this is the same in every language.
QString courseOf(const Step& step) {
    QStringList course{QString::number(step.setsBoard),
                       QString::fromStdString(step.game.lights().toString()),
                       QString::fromStdString(step.game.target().toString()),
                       QString::number(step.game.rule().edgeCount())};
    course << QString::number(step.namesRowAndColumn) << QString::number(step.mirrored);
    for (const std::string& concealed : step.conceals) {
        course << QString::fromStdString(concealed);
    }
    if (step.page) {
        course << QString::fromStdString(placeText(*step.page));
    }
    if (step.pointer) {
        course << thingText(step.pointer->thing);
    }
    if (step.ask) {
        course << QString::number(static_cast<int>(step.ask->kind))
               << QString::fromStdString(expressionText(step.ask->number))
               << QString::number(step.ask->hints.size()) << QString::number(step.ask->wrong.size())
               << QString::fromStdString(step.ask->goal.set.toString())
               << thingText(step.ask->thing) << QString::number(step.ask->count)
               << QString::number(step.ask->isReduced) << QString::number(step.ask->isSide)
               << QString::number(step.ask->goal.number);
        for (const double number : step.ask->numbers) {
            course << QString::number(number);
        }
        for (const Vertex light : step.ask->lights) {
            course << QString::number(light);
        }
        for (const std::size_t tile : step.ask->tiles) {
            course << QString::number(tile);
        }
        for (const WrongAnswer& wrong : step.ask->wrong) {
            course << QString::number(wrong.isAny) << thingText(wrong.thing)
                   << QString::fromStdString(expressionText(wrong.number));
        }
        for (const Choice& choice : step.ask->choices) {
            course << QString::number(choice.isRight);
        }
    }
    return course.join(QLatin1Char('|'));
}

} // namespace

/// Tests the files of the program's lessons, as the build does.
class LessonReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void everyLessonIsRead_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("language");
        const QStringList lessons =
            QDir(QStringLiteral(":/lessons")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(!lessons.isEmpty());
        for (const QString& lesson : lessons) {
            for (const QString& language : lessonLanguages) {
                QTest::addRow("%s %s", qPrintable(lesson), qPrintable(language))
                    << lesson << language;
            }
        }
    }
    void everyLessonIsRead() {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        const auto read = contentOf(lesson, language);
        const auto* const error = std::get_if<LessonError>(&read);
        QVERIFY2(error == nullptr, error == nullptr ? "" : qPrintable(LessonText::error(*error)));
        const auto& content = std::get<Lesson>(read);
        QVERIFY(!content.aims.empty() && !content.age.empty() && !content.needs.empty());
        QVERIFY(!content.teacherPage.empty());
        QVERIFY(content.steps.size() >= 8 && content.steps.size() <= 20);
        QVERIFY(content.minutes >= 10 && content.minutes <= 40);
        const auto english = contentOf(lesson, QStringLiteral("en"));
        const auto& model = std::get<Lesson>(english);
        QCOMPARE(content.steps.size(), model.steps.size());
        QCOMPARE(content.minutes, model.minutes);
        for (std::size_t i = 0; i < content.steps.size(); ++i) {
            const Step& step = content.steps[i];
            const QByteArray line = "line " + QByteArray::number(qulonglong{step.line});
            QVERIFY2(courseOf(step) == courseOf(model.steps[i]), line);
            QVERIFY2(step.name == model.steps[i].name && step.name.find(' ') == std::string::npos,
                     line);
            checkNumbers(proseOf(step), step, line);
        }
        Prose teacher;
        for (const Block& block : content.teacherPage) {
            collect(block.prose, teacher);
        }
        checkNumbers(teacher, content.steps.back(), "the page for the teacher");
    }

    /// In each language, at most a quarter of the questions are choices, right choices are at any
    /// position, and each lesson has at least two predictions.
    /// A full stop stays on the line of the formula before it, and a Hebrew prefix such as "ב־" on
    /// that of the formula after it, in dialogs of every width.
    void linesBreakBetweenWords_data() { everyLessonIsRead_data(); }
    void linesBreakBetweenWords() {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        const auto read = contentOf(lesson, language);
        for (const Step& step : std::get<Lesson>(read).steps) {
            ProseView view;
            view.setLayoutDirection(language == u"he" ? Qt::RightToLeft : Qt::LeftToRight);
            Progress progress;
            view.setBlocks(step.text, step.game.rule(),
                           shownNumbers(step.game.rule(),
                                        computeValues(step.game, valuesOf(step), {}, progress)));
            view.show();
            for (int width = 200; width <= 600; width += 50) {
                view.resize(width, view.height());
                for (QTextBlock block = view.document().begin(); block.isValid();
                     block = block.next()) {
                    for (int i = 0; i < block.layout()->lineCount(); ++i) {
                        const QTextLine line = block.layout()->lineAt(i);
                        const QString shown =
                            block.text().mid(line.textStart(), line.textLength()).trimmed();
                        static const QRegularExpression punctuation(
                            QStringLiteral("^[.,;:!?)»…]+$"));
                        const bool isLast = i + 1 == block.layout()->lineCount();
                        const bool endsWithPrefix = !isLast && shown.endsWith(QChar(0x05BE));
                        QVERIFY2(!shown.contains(punctuation) && !endsWithPrefix,
                                 qPrintable(QString::fromStdString(step.name) +
                                            QStringLiteral(": ") + shown));
                    }
                }
            }
        }
    }
    void questionsVary() {
        for (const QString& language : lessonLanguages) {
            std::size_t questions = 0;
            std::size_t choices = 0;
            std::vector<std::size_t> rightAt(6);
            for (const QString& name :
                 QDir(QStringLiteral(":/lessons")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                const auto read = contentOf(name, language);
                std::size_t predictions = 0;
                for (const Step& step : std::get<Lesson>(read).steps) {
                    questions += step.ask ? 1 : 0;
                    predictions += step.ask && step.ask->kind == Ask::Kind::predict ? 1 : 0;
                    if (step.ask && step.ask->kind == Ask::Kind::choice) {
                        const auto& all = step.ask->choices;
                        const auto right = std::ranges::find(all, true, &Choice::isRight);
                        ++rightAt.at(std::size_t(right - all.begin()));
                        ++choices;
                    }
                }
                QVERIFY2(predictions >= 2, qPrintable(name));
            }
            QVERIFY2(4 * choices <= questions, qPrintable(QString::number(choices)));
            for (const std::size_t count : rightAt) {
                QVERIFY2(5 * count <= 2 * choices, qPrintable(QString::number(count)));
            }
        }
    }

    /// The quotation marks are those of the window.
    void quotationMarksAreThoseOfTheWindow() {
        const std::pair<QString, QString> others[] = {
            {QStringLiteral("en"), QStringLiteral("\"„«")},
            {QStringLiteral("fr"), QStringLiteral("\"“”„")},
            {QStringLiteral("he"), QStringLiteral("\"“«")}};
        for (const QString& name :
             QDir(QStringLiteral(":/lessons")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            for (const auto& [language, marks] : others) {
                QFile file(QStringLiteral(":/lessons/%1/%2.md").arg(name, language));
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QString text = QString::fromUtf8(file.readAll());
                for (const QChar mark : marks) {
                    QVERIFY2(!text.contains(mark), qPrintable(name + language + mark));
                }
            }
        }
    }

    void errorsAreOneSentenceWithTheirLine() {
        const auto read =
            readLesson("---\ntitle: A\nminutes: 3\n---\n## S\n```step\npaint\n```\n", {});
        const QString text = LessonText::error(std::get<LessonError>(read));
        QVERIFY2(text.startsWith(QStringLiteral("Line 7: a known word")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("not “paint”. Did you mean “")));
        const auto messageFor = [](const std::string& lines) {
            const auto wrong = readLesson("---\ntitle: A\nminutes: 3\n---\n## S\n```step\nboard "
                                          "grid:2x2\n" +
                                              lines + "\n```\n",
                                          lessonVocabulary());
            return LessonText::error(std::get<LessonError>(wrong));
        };
        const std::pair<const char*, const char*> meant[] = {
            {"lihgts all", "lights"},
            {"ask number = solvabel => How many?", "solvable"},
            {"ask number = rnak => How many?", "rank"},
            {"ask until tilling => Do.", "tiling"},
            {"ask chioce => Which?", "choice"},
            {"page tillings", "tilings"},
            {"page random law", "laws"},
            {"point bord => Here", "board"},
            {"page random\npoint card game => Here", "games"},
            {"conceal fact\nask number = 1 => How many?", "facts"},
        };
        for (const auto& [lines, word] : meant) {
            const QString message = messageFor(lines);
            QVERIFY2(message.contains(QStringLiteral("Did you mean “") + isolated(word)),
                     qPrintable(message));
            QVERIFY2(message.size() < 140, qPrintable(message)); // fits on a wall
        }
        QVERIFY(messageFor("ask number = choose(3) => How many?")
                    .contains(isolated(QStringLiteral("choose(…, …)"))));
        // Every kind of error has a text.
        for (int kind = 0; kind <= static_cast<int>(Expected::picture); ++kind) {
            const LessonError error{.expected = static_cast<Expected>(kind),
                                    .position = {.line = 3, .column = 1}};
            QVERIFY(LessonText::error(error).size() > 20);
        }
    }

    void numbersAreWrittenAndReadAsPeopleDo() {
        QCOMPARE(numberIn(QStringLiteral(" 12 ")), std::optional(12.0));
        QCOMPARE(numberIn(QStringLiteral("0,5")), std::optional(0.5));
        QCOMPARE(numberIn(QStringLiteral("0.5")), std::optional(0.5));
        QCOMPARE(numberIn(QStringLiteral("1/4")), std::optional(0.25));
        QCOMPARE(numberIn(QStringLiteral("−3")), std::optional(-3.0));
        const std::pair<QString, double> written[] = {
            {QStringLiteral("2^9"), 512},      {QStringLiteral("2⁹"), 512},
            {QStringLiteral("2¹⁰ − 1"), 1023}, {QStringLiteral("1/2 + 1/4"), 0.75},
            {QStringLiteral("25 %"), 0.25},    {QStringLiteral("12,5%"), 0.125},
            {QStringLiteral("½"), 0.5},        {QStringLiteral("3 × 4 ÷ 2"), 6},
            {QStringLiteral("٥١٢"), 512},      {QStringLiteral("٠٫٥"), 0.5},
            {QStringLiteral("५१२"), 512},      {QStringLiteral("65 536"), 65536},
            {QStringLiteral("65,536"), 65536}, {QStringLiteral("65\u202F536"), 65536},
            {QStringLiteral("4!"), 24},        {QStringLiteral("3! + 0!"), 7},
            {QStringLiteral("+1"), 1},         {QStringLiteral("1:4"), 0.25},
            {QStringLiteral("5 x 5"), 25},     {QStringLiteral("1 : 2"), 0.5},
            {QStringLiteral("(1 + 2)^2"), 9},  {QStringLiteral("\u200E7"), 7},
        };
        for (const auto& [text, value] : written) {
            const auto read = numberIn(text);
            QVERIFY2(read && std::abs(*read - value) < 1e-12, qPrintable(text));
        }
        for (const char* text : {"", "many", "1/0", "1 2", "nan", "inf", "2x", "rank", "2 +", "(3",
                                 "%", "1,2,3.4,5", "!", "19!", "x 5", "5 x", "++1"}) {
            QVERIFY2(!numberIn(QLatin1String(text)), text);
        }
        QCOMPARE(valueText(512), QStringLiteral("512"));
        QCOMPARE(valueText(0.25), QStringLiteral("0.25"));
        QCOMPARE(valueText(1.0 / 3), QStringLiteral("0.3333"));
        QCOMPARE(valueText(-2), QStringLiteral("-2"));
        QCOMPARE(valueText(1e-6), QStringLiteral("0"));
        QCOMPARE(valueText(5000.25), QStringLiteral("5,000"));
        QCOMPARE(valueText(-4294.9673), QStringLiteral("-4,295"));
    }

private:
    /// Every number is computed and has a value; none is written out in the text.
    static void checkNumbers(const Prose& prose, const Step& step, const QByteArray& where) {
        for (const Run& run : prose) {
            const bool hasDigit = std::any_of(run.words.begin(), run.words.end(),
                                              [](char c) { return c >= '0' && c <= '9'; });
            QVERIFY2(!hasDigit, where + ": a number is written out in “" + run.words.c_str() + "”");
        }
        Quantities quantities(step.game);
        quantities.setGuess(1);
        std::vector<Expression> values = valuesIn(prose);
        if (step.ask &&
            (step.ask->kind == Ask::Kind::number || step.ask->kind == Ask::Kind::predict)) {
            values.push_back(step.ask->number);
            for (const WrongAnswer& wrong : step.ask->wrong) {
                values.push_back(wrong.number);
            }
        }
        for (const Expression& value : values) {
            Progress progress;
            QVERIFY2(quantities.valueOf(value, progress).has_value(),
                     where + ": no value of " + expressionText(value).c_str());
        }
    }
};

LIGHTSOUT_TEST(LessonReadingTest)
#include "LessonReadingTest.moc"
