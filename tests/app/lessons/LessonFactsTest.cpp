// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/LessonReader.h"
#include "lesson/Quantities.h"
#include "tests/support/Formulas.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace lightsout;

namespace {

Lesson lessonOf(const QString& name, const QString& language) {
    QFile file(QStringLiteral(":/lessons/%1/%2.md").arg(name, language));
    const auto read =
        readLesson((file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray()).toStdString());
    return std::get<Lesson>(read); // LessonReadingTest says why one can't be read
}

/// What is said in a step before its question and after it.
std::vector<Prose> saidIn(const Step& step) {
    std::vector<Prose> said;
    for (const Block& block : step.text) {
        said.push_back(block.prose);
    }
    if (step.ask) {
        said.push_back(step.ask->text);
        said.insert(said.end(), step.ask->hints.begin(), step.ask->hints.end());
        said.push_back(step.ask->done);
    }
    return said;
}

double valueOf(const Game& game, const std::string& text) {
    Progress progress;
    return Quantities(game)
        .valueOf(std::get<Expression>(parseExpression(text)), progress)
        .value_or(-1);
}

/// Fractions of two numbers in formulas, from the first to the last.
void collectFractions(const Formula& formula, std::vector<double>& all) {
    if (formula.kind == Formula::Kind::fraction) {
        const std::string top = formulaText(formula.parts[0]);
        const std::string bottom = formulaText(formula.parts[1]);
        if (top.find_first_not_of("0123456789") == std::string::npos &&
            bottom.find_first_not_of("0123456789") == std::string::npos) {
            all.push_back(std::stod(top) / std::stod(bottom));
        }
        return;
    }
    for (const Formula& part : formula.parts) {
        collectFractions(part, all);
    }
}
std::vector<double> fractionsOf(const Step& step) {
    std::vector<double> all;
    for (const Prose& prose : saidIn(step)) {
        for (const Run& run : prose) {
            collectFractions(run.formula, all);
        }
    }
    return all;
}

/// A matrix of a formula, a row of digits each, without the bar; empty where there is none.
std::vector<std::string> matrixIn(const Prose& prose) {
    std::vector<std::string> rows;
    for (const Run& run : prose) {
        const Formula* matrix = &run.formula;
        while (matrix->kind == Formula::Kind::row && matrix->parts.size() == 1) {
            matrix = &matrix->parts[0];
        }
        for (std::size_t i = 0; matrix->kind == Formula::Kind::matrix && i < matrix->parts.size();
             ++i) {
            if (i % matrix->columns == 0) {
                rows.emplace_back();
            }
            const std::string entry = formulaText(matrix->parts[i]);
            rows.back() += entry == "|" ? "" : entry;
        }
    }
    return rows;
}
std::vector<std::string> matrixIn(const Step& step) {
    std::vector<std::string> found;
    for (const Block& block : step.text) {
        const auto rows = matrixIn(block.prose);
        found = rows.empty() ? found : rows;
    }
    return found;
}

/// The matrix of a board with the lights to change behind it.
std::vector<std::string> systemOf(const Game& game) {
    std::vector<std::string> rows;
    const BitMatrix matrix = game.rule().influenceMatrix();
    for (Vertex v = 0; v < game.vertexCount(); ++v) {
        rows.push_back(matrix.row(v).toString() + (game.difference()[v] ? '1' : '0'));
    }
    return rows;
}
void add(std::vector<std::string>& rows, std::size_t from, std::size_t to) {
    for (std::size_t i = 0; i < rows[to].size(); ++i) {
        rows[to][i] = rows[to][i] == rows[from][i] ? '0' : '1';
    }
}

/// So many cells of a pattern are reached by a press.
std::size_t reachIn(const Step& step, const CellName& cell) {
    for (const Block& block : step.text) {
        if (block.kind == Block::Kind::picture) {
            const Rule& rule = block.picture.rule();
            const BitVector reached =
                rule.changedBy(BitVector::unit(rule.vertexCount(), *vertexAt(rule, cell)));
            const BitVector both = reached ^ block.picture.lights();
            return (reached.count() + block.picture.lights().count() - both.count()) / 2;
        }
    }
    return 0;
}

double answerOf(const Step& step) {
    return valueOf(step.game, expressionText(step.ask->number));
}

} // namespace

/// Numbers that stand in the lessons as they are, within formulas or because a picture tells them,
/// against what the program computes.
class LessonFactsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "fr", "he"}) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }

    void rowsOfEliminationAreThoseOfTheBoard() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("03-elimination"), language);
        auto rows = systemOf(lesson.steps[2].game);
        QCOMPARE(matrixIn(lesson.steps[2]), std::vector<std::string>({rows[0], rows[1]}));
        add(rows, 0, 1);
        for (const Choice& choice : lesson.steps[2].ask->choices) {
            QCOMPARE(matrixIn(choice.text).front() == rows[1], choice.isRight);
        }
        add(rows, 0, 2);
        QCOMPARE(matrixIn(lesson.steps[3]), rows);
        std::swap(rows[1], rows[2]);
        add(rows, 1, 3);
        add(rows, 2, 3);
        QCOMPARE(matrixIn(lesson.steps[5]), rows);
    }

    void patternsHaveTheCellsThatAreSaid() {
        QFETCH_GLOBAL(QString, language);
        const Lesson quiet = lessonOf(QStringLiteral("05-quiet-patterns"), language);
        for (const Step& step : quiet.steps) {
            for (const Block& block : step.text) {
                if (block.kind == Block::Kind::picture) { // which is said to be quiet
                    QVERIFY(!block.picture.rule().changedBy(block.picture.lights()).any());
                    QCOMPARE(block.picture.rule(), step.game.rule());
                }
            }
            if (step.ask && step.ask->kind == Ask::Kind::pattern) {
                QVERIFY(valueOf(step.game, "quiet(" + std::to_string(step.ask->cells) + ")") > 0);
            }
        }
        QCOMPARE(double(reachIn(quiet.steps[1], {3, 2})), answerOf(quiet.steps[1]));
        QCOMPARE(double(reachIn(quiet.steps[9], {2, 2})), answerOf(quiet.steps[9]));
        const Game& four = quiet.steps[3].game;
        QVERIFY(valueOf(four, "quiet(8)") > valueOf(four, "solutions") / 2); // most of them
        const Game& five = quiet.steps[8].game;
        QCOMPARE(valueOf(five, "quiet(12)"), 2.0);
        QCOMPARE(valueOf(five, "quiet(16)"), 1.0);
        QCOMPARE(valueOf(five, "quiet(0) + quiet(12) + quiet(16)"), valueOf(five, "solutions"));

        const Lesson proof = lessonOf(QStringLiteral("06-all-on"), language);
        QCOMPARE(double(reachIn(proof.steps[2], {2, 1})) - 1, answerOf(proof.steps[2])); // itself
        // The liar: the numbers of the others are those of quiet patterns, his of none.
        const Choice* liar = &proof.steps[6].ask->choices[1];
        QVERIFY(liar->isRight);
        QCOMPARE(expressionText(liar->text[1].value), std::string("11"));
        QCOMPARE(valueOf(five, "quiet(11)"), 0.0);
    }

    void chancesAreThoseOfTheBoard_data() {
        QTest::addColumn<int>("step");
        QTest::addColumn<QStringList>("expressions");
        const QStringList limit{"law(40, 0)", "law(40, 2)", "law(40, 4)"};
        QTest::newRow("after one") << 2 << QStringList{"1 / vertices"};
        QTest::newRow("after two") << 3 << QStringList{"law(2, 0)", "law(2, 2)"};
        QTest::newRow("mean") << 4 << QStringList{"law(2, 0)", "law(2, 2)"};
        QTest::newRow("laws") << 7 << limit + QStringList{"law(41, 1)", "law(41, 3)"};
        QTest::newRow("one black") << 8 << QStringList{"chain(1, 2)", "chain(1, 4)"};
        QTest::newRow("by cells") << 12
                                  << QStringList{"mean(1) / vertices", "1 - mean(1) / vertices",
                                                 "mean(1) / vertices", "mean(1) / vertices",
                                                 "mean(2) / vertices"};
        QTest::newRow("variance") << 13 << limit;
    }
    void chancesAreThoseOfTheBoard() {
        QFETCH_GLOBAL(QString, language);
        QFETCH(int, step);
        QFETCH(QStringList, expressions);
        const Lesson lesson = lessonOf(QStringLiteral("12-random-play"), language);
        const Step& said = lesson.steps[std::size_t(step) - 1];
        const std::vector<double> fractions = fractionsOf(said);
        QCOMPARE(fractions.size(), std::size_t(expressions.size()));
        for (std::size_t i = 0; i < fractions.size(); ++i) {
            const std::string expression = expressions[qsizetype(i)].toStdString();
            const double computed = valueOf(lesson.steps[1].game, expression);
            QVERIFY2(std::abs(fractions[i] - computed) < 1e-9, expression.c_str());
        }
    }

    void theVarianceOfTheLessonIsThatOfTheBoard() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("12-random-play"), language);
        const Step& step = lesson.steps[12];
        QVERIFY(std::abs(answerOf(step) - valueOf(step.game, "variance(40)")) < 1e-9);
        QVERIFY(std::abs(answerOf(lesson.steps[6]) - valueOf(lesson.steps[6].game, "law(40, 2)")) <
                1e-9);
    }

    /// A French line never begins with one of these signs.
    void frenchSignsStayWithTheirWords() {
        QFETCH_GLOBAL(QString, language);
        if (language != QStringLiteral("fr")) {
            return;
        }
        for (const QString& name :
             QDir(QStringLiteral(":/lessons")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const Lesson lesson = lessonOf(name, language);
            std::vector<Prose> all;
            for (const Step& step : lesson.steps) {
                all.push_back(step.title);
                const std::vector<Prose> said = saidIn(step);
                all.insert(all.end(), said.begin(), said.end());
                for (std::size_t i = 0; step.ask && i < step.ask->choices.size(); ++i) {
                    all.push_back(step.ask->choices[i].text);
                    all.push_back(step.ask->choices[i].why);
                }
                for (std::size_t i = 0; step.ask && i < step.ask->wrong.size(); ++i) {
                    all.push_back(step.ask->wrong[i].why);
                }
            }
            for (const Block& block : lesson.teacherPage) {
                all.push_back(block.prose);
            }
            static const QRegularExpression loose(QStringLiteral(" [:;?!»]|« "));
            for (const Prose& prose : all) {
                for (const Run& run : prose) {
                    const QString words = QString::fromStdString(run.words);
                    QVERIFY2(!words.contains(loose),
                             qPrintable(name + QStringLiteral(": ") + words));
                }
            }
        }
    }
};

LIGHTSOUT_TEST(LessonFactsTest)
#include "LessonFactsTest.moc"
