// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardSpec.h"
#include "lesson/CellName.h"
#include "lesson/LessonReader.h"
#include "lesson/Quantities.h"
#include "random/StateGraph.h"
#include "solve/KernelBasis.h"
#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Formulas.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <set>

using namespace lightsout;

namespace {

Lesson lessonOf(const QString& name, const QString& language) {
    QFile file(QStringLiteral(":/lessons/%1/%2.md").arg(name, language));
    const auto read =
        readLesson((file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray()).toStdString(),
                   lessonVocabulary());
    return std::get<Lesson>(read); // LessonReadingTest reports the error otherwise
}

/// Returns the text of a step, including the one that follows its question.
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

/// Returns the numbers of a text, such as the two sides of a board.
std::vector<std::size_t> numbersIn(const Prose& prose) {
    std::vector<std::size_t> numbers;
    for (const Run& run : prose) {
        if (run.kind == Run::Kind::value) {
            numbers.push_back(std::size_t(run.value.number));
        }
    }
    return numbers;
}

/// Appends the fractions of two numbers in a formula, from left to right.
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

/// Returns a matrix in a formula as one string of digits for each row, without the bar, or a table
/// without its headings; empty if there is none.
std::vector<std::string> matrixIn(const Prose& prose) {
    std::vector<std::string> rows;
    for (const Run& run : prose) {
        const Formula* matrix = &run.formula;
        while (matrix->kind == Formula::Kind::row && matrix->parts.size() == 1) {
            matrix = &matrix->parts[0];
        }
        const bool isTable = matrix->kind == Formula::Kind::table;
        if (!isTable && matrix->kind != Formula::Kind::matrix) {
            continue;
        }
        for (std::size_t i = isTable ? matrix->columns : 0; i < matrix->parts.size(); ++i) {
            if (i % matrix->columns == 0) {
                rows.emplace_back();
            }
            const std::string entry = formulaText(matrix->parts[i]);
            const bool isHeading = isTable && i % matrix->columns == 0;
            rows.back() += isHeading || entry == "|" ? "" : entry;
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

/// Returns the matrix of a board, followed by the lights to change.
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

/// Returns how many cells of a pattern a press changes.
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

const Step& stepNamed(const Lesson& lesson, const char* name) {
    const auto found = std::ranges::find(lesson.steps, name, &Step::name);
    LIGHTSOUT_ASSERT(found != lesson.steps.end());
    return *found;
}

double answerOf(const Step& step) {
    return valueOf(step.game, expressionText(step.ask->number));
}

/// What a reader has done in a step: how often each cell was pressed and each light changed.
struct Played {
    const Game& begun;
    std::vector<std::size_t> presses;
    std::vector<std::size_t> changes;

    /// Returns the numbers, from 1, of the cells that were pressed an odd number of times.
    std::set<std::size_t> plan() const {
        std::set<std::size_t> cells;
        for (std::size_t i = 0; i < presses.size(); ++i) {
            if (presses[i] % 2 == 1) {
                cells.insert(i + 1);
            }
        }
        return cells;
    }
    std::size_t total() const {
        return std::accumulate(presses.begin(), presses.end(), std::size_t(0));
    }
    bool wins() const {
        for (Vertex light = 0; light < changes.size(); ++light) {
            if (begun.difference()[light] != (changes[light] % 2 == 1)) {
                return false;
            }
        }
        return true;
    }
    bool changesNothing() const {
        return std::ranges::all_of(changes, [](std::size_t count) { return count % 2 == 0; });
    }
    bool pressesNoCellTwice() const {
        return std::ranges::all_of(presses, [](std::size_t count) { return count <= 1; });
    }
};
using Condition = std::function<bool(const Played&)>;

Condition isPlan(const std::set<std::size_t>& cells) {
    return [cells](const Played& played) { return played.plan() == cells; };
}
bool wins(const Played& played) {
    return played.wins();
}
bool winsWithoutRepetition(const Played& played) {
    return played.wins() && played.pressesNoCellTwice();
}
/// Every light that must change changes once, and no other light does.
bool isTiling(const Played& played) {
    std::vector<std::size_t> changes(played.changes.size());
    for (const std::size_t cell : played.plan()) {
        played.begun.rule()
            .changedBy(BitVector::unit(changes.size(), cell - 1))
            .forEachOne([&](Vertex light) { ++changes[light]; });
    }
    for (Vertex light = 0; light < changes.size(); ++light) {
        if (changes[light] != (played.begun.difference()[light] ? 1U : 0U)) {
            return false;
        }
    }
    return true;
}
bool isQuietPattern(const Played& played) {
    return !played.plan().empty() && played.changesNothing();
}

/// What the texts ask for, step by step, written independently of the goals.
const std::map<QString, Condition>& conditions() {
    static const std::set<std::size_t> pictured{1, 5, 6, 9, 11, 14, 15, 16};
    static const std::map<QString, Condition> all{
        {QStringLiteral("01-two-laws 1"), isPlan({5})},
        {QStringLiteral("01-two-laws 3"), wins},
        {QStringLiteral("01-two-laws 4"), isPlan({1, 5})},
        {QStringLiteral("01-two-laws 6"), isPlan({1, 5})},
        {QStringLiteral("01-two-laws 7"),
         [](const Played& played) { return played.total() > 0 && played.changesNothing(); }},
        {QStringLiteral("01-two-laws 11"), winsWithoutRepetition},
        {QStringLiteral("02-equations 2"), isPlan({1, 4})},
        {QStringLiteral("02-equations 6"), wins},
        {QStringLiteral("02-equations 7"), winsWithoutRepetition},
        {QStringLiteral("04-none-one-many 1"), winsWithoutRepetition},
        {QStringLiteral("04-none-one-many 2"), isPlan({2})},
        {QStringLiteral("04-none-one-many 5"), isPlan({1, 2})},
        {QStringLiteral("04-none-one-many 6"), isQuietPattern},
        {QStringLiteral("04-none-one-many 8"), isPlan({1, 2, 4, 5})},
        {QStringLiteral("05-quiet-patterns 1"), isPlan(pictured)},
        {QStringLiteral("05-quiet-patterns 7"), isTiling},
        {QStringLiteral("06-all-on 1"), wins},
        {QStringLiteral("08-graphs 2"),
         [](const Played& played) { return played.wins() && played.total() == 1; }},
        {QStringLiteral("08-graphs 5"), wins},
        {QStringLiteral("08-graphs 6"), isTiling},
        {QStringLiteral("08-graphs 11"),
         [](const Played& played) { return played.plan().size() == 2 && played.changesNothing(); }},
        {QStringLiteral("08-graphs 12"), wins},
        {QStringLiteral("09-fewest-presses 4"), winsWithoutRepetition},
        {QStringLiteral("10-tilings 1"), isTiling},
        {QStringLiteral("10-tilings 3"), isTiling},
        {QStringLiteral("11-random-play 1"),
         [](const Played& played) { return played.total() == 6; }},
        // Both are changed by the same presses.
        {QStringLiteral("12-one-half 18"),
         [](const Played& played) {
             const std::set<std::size_t> plan = played.plan();
             return plan == std::set<std::size_t>{1, 2} || plan == std::set<std::size_t>{5, 6};
         }},
        {QStringLiteral("13-state-graph 5"),
         [](const Played& played) { return played.wins() && played.total() == 2; }},
        {QStringLiteral("14-map-of-counts 5"), isQuietPattern},
        {QStringLiteral("15-mistakes 6"), winsWithoutRepetition},
        {QStringLiteral("16-codes 2"), isPlan(pictured)},
        {QStringLiteral("16-codes 7"),
         [](const Played& played) { return played.wins() && played.plan().size() == 2; }},
        {QStringLiteral("16-codes 11"), isTiling},
    };
    return all;
}

} // namespace

/// Tests numbers that are written out in lessons, in formulas or pictures, against what the program
/// computes.
class LessonFactsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
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

    void patternsHaveTheStatedCells() {
        QFETCH_GLOBAL(QString, language);
        const Lesson quiet = lessonOf(QStringLiteral("05-quiet-patterns"), language);
        for (const Step& step : quiet.steps) {
            for (const Block& block : step.text) {
                if (block.kind == Block::Kind::picture) { // a pattern that the text calls quiet
                    QVERIFY(!block.picture.rule().changedBy(block.picture.lights()).any());
                    QCOMPARE(block.picture.rule(), step.game.rule());
                }
            }
            if (step.ask && step.ask->kind == Ask::Kind::pattern) {
                QVERIFY(valueOf(step.game, "quiet(" + std::to_string(step.ask->count) + ")") > 0);
            }
        }
        QCOMPARE(double(reachIn(quiet.steps[1], {3, 2})), answerOf(quiet.steps[1]));
        QCOMPARE(double(reachIn(quiet.steps[9], {2, 2})), answerOf(quiet.steps[9]));
        const Game& four = quiet.steps[3].game;
        QVERIFY(valueOf(four, "quiet(8)") > valueOf(four, "solutions") / 2); // the majority
        // For the hints: two patterns of the basis do not suffice, but three do.
        Progress progress;
        const Result<Solver> solver = Solver::build(four.rule(), progress);
        const auto basis = tidyBasis(kernelBasis(*solver, progress), progress);
        std::size_t triples = 0;
        for (std::size_t a = 0; a < basis.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                QCOMPARE((basis[a] ^ basis[b]).count(), std::size_t{8});
                for (std::size_t c = 0; c < b; ++c) {
                    triples += (basis[a] ^ basis[b] ^ basis[c]).count() == 12 ? 1 : 0;
                }
            }
        }
        QVERIFY(triples > 0);
        const Game& five = quiet.steps[8].game;
        QCOMPARE(valueOf(five, "quiet(12)"), 2.0);
        QCOMPARE(valueOf(five, "quiet(16)"), 1.0);
        QCOMPARE(valueOf(five, "quiet(0) + quiet(12) + quiet(16)"), valueOf(five, "solutions"));

        const Lesson proof = lessonOf(QStringLiteral("06-all-on"), language);
        const Step& neighbours = stepNamed(proof, "neighbours-inside-the-pattern");
        QCOMPARE(double(reachIn(neighbours, {2, 1})) - 1, answerOf(neighbours)); // itself
        const Step& often = stepNamed(proof, "how-often-is-it-true");
        double even = 0;
        for (int cells = 0; cells <= 16; cells += 2) {
            even += valueOf(often.game, "quiet(" + std::to_string(cells) + ")");
        }
        QCOMPARE(even, answerOf(often));
        // The riddle of the liar: the numbers of the other pupils belong to quiet patterns, but not
        // his.
        const auto& pupils = stepNamed(proof, "who-is-wrong").ask->choices;
        const auto liar = std::ranges::find(pupils, true, &Choice::isRight);
        QCOMPARE(expressionText(liar->text[1].value), std::string("11"));
        QCOMPARE(valueOf(five, "quiet(11)"), 0.0);
    }

    /// The hint for the first step of the proof: a pair of presses that a half turn preserves.
    void twoPressesSolveTheFirstGraph() {
        QFETCH_GLOBAL(QString, language);
        const Lesson proof = lessonOf(QStringLiteral("06-all-on"), language);
        Game game = proof.steps[0].game;
        game.press(1); // vertex 2 of the hint
        game.press(4);
        QVERIFY(game.isWon());
        QCOMPARE(valueOf(proof.steps[0].game, "fewest"), 2.0);
    }

    /// Of the four squares in the question of lesson 4, one has no quiet pattern; the largest one
    /// has more than all smaller squares.
    void oneOfTheSquaresHasNoQuietPattern() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("04-none-one-many"), language);
        const auto nullity = [](std::size_t side) {
            return valueOf(Game::allOn(Lattice{.rows = side, .cols = side}), "nullity");
        };
        for (const Choice& choice : lesson.steps[11].ask->choices) {
            const auto side = numbersIn(choice.text).at(0);
            QCOMPARE(nullity(side) == 0, choice.isRight);
        }
        for (std::size_t side = 1; side < 9; ++side) {
            QVERIFY(nullity(side) < nullity(9));
        }
        for (const Step& step : lesson.steps) {
            for (const Block& block : step.text) {
                if (block.kind == Block::Kind::picture) {
                    QVERIFY(!block.picture.rule().changedBy(block.picture.lights()).any());
                }
            }
        }
    }

    void theChaseLeavesWhatTheTableSays() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("07-light-chasing"), language);
        const auto leftBy = [](Game game) {
            for (Vertex light = 0; light < 20; ++light) {
                if (game.lights()[light]) {
                    game.press(light + 5);
                }
            }
            return game.lights().toString();
        };
        const Rule rule = lesson.steps[0].game.rule();
        std::vector<std::string> lines;
        for (Vertex cell = 0; cell < 5; ++cell) {
            Game game(rule, BitVector(25), BitVector(25));
            game.press(cell);
            const std::string left = leftBy(game);
            QCOMPARE(left.substr(0, 20), std::string(20, '0'));
            lines.push_back(left.substr(20));
        }
        QCOMPARE(matrixIn(lesson.steps[5]), lines);
        const auto system = matrixIn(lesson.steps[6]);
        QCOMPARE(system.size(), lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            std::string column;
            for (const std::string& line : lines) {
                column += line[i];
            }
            QCOMPARE(system[i].substr(0, 5), column);
        }
        // The relations in the text hold, and no others.
        add(lines, 0, 4);
        QCOMPARE(lines[4], lines[2]);
        add(lines, 1, 3);
        QCOMPARE(lines[3], lines[2]);
        QCOMPARE(answerOf(lesson.steps[6]), 3.0);
        // The board of the second step results from the first one, and the goals are reached by
        // chasing.
        Game game = lesson.steps[0].game;
        game.press(6);
        game.press(7);
        QCOMPARE(game.lights(), lesson.steps[1].game.lights());
        const std::string firstLeft = leftBy(lesson.steps[0].game).substr(20);
        QCOMPARE(firstLeft, std::string("00110"));
        // The board is taken up again in the last step; its lines generate all that can be left.
        QCOMPARE(lesson.steps.back().game, lesson.steps[0].game);
        std::set<std::string> sums;
        for (std::uint32_t first = 1; first < 32; ++first) {
            Game chased(rule, BitVector(25), BitVector(25));
            for (Vertex cell = 0; cell < 5; ++cell) {
                if ((first >> cell & 1) != 0) {
                    chased.press(cell);
                }
            }
            sums.insert(leftBy(chased).substr(20));
        }
        const auto listed = matrixIn(lesson.steps.back());
        std::set<std::string> sumsOfListed;
        for (std::uint32_t chosen = 0; chosen < 8; ++chosen) {
            BitVector sum(5);
            for (std::size_t i = 0; i < 3; ++i) {
                if ((chosen >> i & 1) != 0) {
                    sum ^= *BitVector::fromString(listed.at(i));
                }
            }
            sumsOfListed.insert(sum.toString());
        }
        QVERIFY(sumsOfListed == sums);
        QVERIFY(!sums.contains(firstLeft));
        for (const std::size_t step : {1U, 4U}) {
            Game chased = lesson.steps[step].game;
            lesson.steps[step].ask->goal.set.forEachOne(
                [&](Vertex vertex) { chased.press(vertex); });
            QCOMPARE(chased.lights().toString().substr(0, 20), std::string(20, '0'));
        }
        QVERIFY(valueOf(lesson.steps[8].game, "fewest") > 0);    // can be solved
        QCOMPARE(valueOf(lesson.steps[9].game, "fewest"), -1.0); // can't be solved
    }

    /// In each step of the proof about tilings, consider all presses that would change a light: the
    /// forced ones, one after the other, are the only ones that change no light twice, and for an
    /// impossible light there is none. Every contradiction is confirmed by a complete search.
    void pressesOfTheProofAreForced() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("10-tilings"), language);
        std::size_t forced = 0;
        std::size_t impossible = 0;
        for (const Step& step : lesson.steps) {
            if (!step.ask) {
                continue;
            }
            const Rule& rule = step.game.rule();
            std::vector<std::size_t> changes(rule.vertexCount());
            const auto pressAll = [&](const BitVector& presses, int by) {
                presses.forEachOne([&](Vertex press) {
                    rule.forEachToggled(press, [&](Vertex light) { changes[light] += by; });
                });
            };
            const auto isAllowed = [&](Vertex press) {
                bool areOnce = true;
                rule.forEachToggled(
                    press, [&](Vertex light) { areOnce = areOnce && changes[light] == 0; });
                return areOnce;
            };
            const auto allowedFor = [&](Vertex light) {
                std::size_t count = 0;
                rule.forEachToggled(light,
                                    [&](Vertex press) { count += isAllowed(press) ? 1 : 0; });
                return count;
            };
            pressAll(step.game.presses(), 1);
            for (const std::size_t count : changes) {
                QVERIFY(count <= 1);
            }
            if (step.ask->kind == Ask::Kind::impossible) {
                QCOMPARE(changes[step.ask->goal.number], std::size_t{0});
                QCOMPARE(allowedFor(step.ask->goal.number), std::size_t{0});
                ++impossible;
            } else if (step.ask->kind == Ask::Kind::forced) {
                BitVector left = step.ask->goal.set;
                while (left.any()) {
                    std::optional<Vertex> next;
                    left.forEachOne([&](Vertex press) {
                        bool isOnly = false;
                        rule.forEachToggled(press, [&](Vertex light) {
                            isOnly = isOnly || (isAllowed(press) && allowedFor(light) == 1);
                        });
                        next = isOnly ? std::optional(press) : next;
                    });
                    QVERIFY(next);
                    pressAll(BitVector::unit(rule.vertexCount(), *next), 1);
                    left.flip(*next);
                    ++forced;
                }
            }
        }
        QCOMPARE(forced, std::size_t{8});
        QCOMPARE(impossible, std::size_t{6});
        QCOMPARE(answerOf(stepNamed(lesson, "the-theorem")), 0.0);
        // The numbers of tilings that the proof derives.
        const auto tilings = [](std::size_t rows, std::size_t cols) {
            return valueOf(Game::allOn(Lattice{.rows = rows, .cols = cols}), "tilings");
        };
        for (std::size_t cols = 1; cols <= 12; ++cols) {
            QCOMPARE(tilings(1, cols), cols % 3 == 2 ? 2.0 : 1.0);
            QCOMPARE(tilings(2, cols), cols % 2 == 1 ? 2.0 : 0.0);
        }
        for (std::size_t rows = 3; rows <= 7; ++rows) {
            for (std::size_t cols = 3; cols <= 7; ++cols) {
                QCOMPARE(tilings(rows, cols), rows == 4 && cols == 4 ? 2.0 : 0.0);
            }
        }
        QCOMPARE(answerOf(stepNamed(lesson, "two-rows")), 6.0);
        double squares = 0;
        for (std::size_t side = 1; side <= 10; ++side) {
            squares += tilings(side, side) > 0 ? 1 : 0;
        }
        QCOMPARE(answerOf(stepNamed(lesson, "which-squares")), squares);
    }

    void theIntegersSolveAllEquationsOfThreeBySix() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("10-tilings"), language);
        QString entries;
        const Step& integers = stepNamed(lesson, "integers-are-not-enough");
        for (const std::string& row : matrixIn(integers)) {
            entries += QString::fromStdString(row).remove(QLatin1Char(' '));
            entries.replace(QChar(0x2212), QLatin1Char('-'));
        }
        std::vector<int> numbers;
        static const QRegularExpression entry(QStringLiteral("-?\\d"));
        for (auto found = entry.globalMatch(entries); found.hasNext();) {
            numbers.push_back(found.next().captured().toInt());
        }
        const Rule& rule = integers.game.rule();
        QCOMPARE(numbers.size(), rule.vertexCount());
        for (Vertex light = 0; light < rule.vertexCount(); ++light) {
            int sum = 0;
            rule.forEachToggled(light, [&](Vertex press) { sum += numbers[press]; });
            QCOMPARE(sum, 1);
        }
    }

    void graphsAgreeWithTheLesson() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("08-graphs"), language);
        double rings = 0;
        for (int length = 3; length <= 12; ++length) {
            const std::string spec = "cycle:" + std::to_string(length);
            const Result<Rule> ring = parseBoardSpec(spec, {.memory = 1 << 20});
            rings += valueOf(Game::allOn(*ring), "nullity") > 0 ? 1 : 0;
        }
        QCOMPARE(answerOf(stepNamed(lesson, "which-rings")), rings);
        // Tests the neighbours of every vertex of the Petersen graph.
        const Game& petersen = lesson.steps[4].game;
        for (Vertex vertex = 0; vertex < 10; ++vertex) {
            Game game = petersen;
            game.rule().forEachToggled(vertex, [&](Vertex light) {
                if (light != vertex) {
                    game.press(light);
                }
            });
            QVERIFY(game.isWon());
            QCOMPARE(game.pressCount(), std::uint64_t{3});
        }
        Game arrows = lesson.steps[11].game;
        arrows.press(0);
        arrows.press(2);
        QVERIFY(arrows.isWon());
    }

    /// Tests the results that lesson 12 derives from its recurrence against the moments that the
    /// program computes.
    void oneCellTendsToOneHalf() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("12-one-half"), language);
        const Game& cells = lesson.steps[0].game;
        // The mean over all cells: four corners, four sides and the middle, each with its own
        // factor.
        for (const int presses : {1, 2, 5}) {
            const auto black = [&](int reach) {
                return (1 - std::pow(1 - 2 * reach / 9.0, presses)) / 2;
            };
            const double mean = valueOf(cells, "mean(" + std::to_string(presses) + ")");
            QVERIFY(std::abs(4 * black(3) + 4 * black(4) + black(5) - mean) < 1e-12);
        }
        // The corner, after some presses, as guessed and as computed.
        const std::pair<const char*, double> answers[] = {
            {"one-cell-one-press", 1.0 / 3},      {"guess-two", 4.0 / 9},
            {"guess-five", 121.0 / 243},          {"guess-many", 0.5},
            {"the-next-press", 4.0 / 9},          {"the-third-press", 13.0 / 27},
            {"the-fourth-press", 40.0 / 81},      {"the-distances", 3},
            {"the-distance-to-one-half", 1.0 / 9}};
        for (const auto& [name, answer] : answers) {
            QVERIFY2(std::abs(answerOf(stepNamed(lesson, name)) - answer) < 1e-12, name);
        }
        // The areas of the right tiles.
        const auto areaOf = [&](const char* name) {
            const Ask& ask = *stepNamed(lesson, name).ask;
            const auto& [left, upperLeft, upperRight] = ask.numbers;
            const std::array<double, 4> areas{left * upperLeft, left * (1 - upperLeft),
                                              (1 - left) * upperRight,
                                              (1 - left) * (1 - upperRight)};
            double area = 0;
            for (const std::size_t tile : ask.tiles) {
                area += areas.at(tile);
            }
            return area;
        };
        QVERIFY(std::abs(areaOf("the-tiles") - 4.0 / 9) < 1e-12);
        QVERIFY(std::pow(1.0 / 3, 4) / 2 < 0.01 && std::pow(1.0 / 3, 3) / 2 > 0.01);
        // For two opposite cells, counts the presses that change both.
        const Rule& four = stepNamed(lesson, "joint-law").game.rule();
        int both = 0;
        int different = 0;
        for (Vertex press = 0; press < 4; ++press) {
            const BitVector changed = four.changedBy(BitVector::unit(4, press));
            both += changed[0] && changed[3] ? 1 : 0;
            different += changed[0] != changed[3] ? 1 : 0;
        }
        QCOMPARE(both / 4.0, answerOf(stepNamed(lesson, "two-cells-at-once")));
        QVERIFY(std::abs(areaOf("joint-law") - different / 4.0) < 1e-12);
    }

    /// Tests the bound and the counts of lesson 9.
    void boundsAndCountsOfShortestPlans() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("09-fewest-presses"), language);
        QCOMPARE(answerOf(lesson.steps[2]), 2.0); // nine lights, at most five per press
        QCOMPARE(valueOf(lesson.steps[4].game, "fewest"), 4.0);
        QCOMPARE(valueOf(lesson.steps[5].game, "fewest"), 15.0);
        QCOMPARE(valueOf(lesson.steps[7].game, "nullity"), 32.0);
        QCOMPARE(valueOf(lesson.steps[9].game, "solutions"), 1.0); // one plan for each board
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
        const Lesson lesson = lessonOf(QStringLiteral("11-random-play"), language);
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
        const Lesson lesson = lessonOf(QStringLiteral("11-random-play"), language);
        const Step& step = lesson.steps[12];
        QVERIFY(std::abs(answerOf(step) - valueOf(step.game, "variance(40)")) < 1e-9);
        QVERIFY(std::abs(answerOf(lesson.steps[6]) - valueOf(lesson.steps[6].game, "law(40, 2)")) <
                1e-9);
    }

    /// Tests the matrix of two separate lights, and the numbers of games computed from it.
    void gamesAreCountedByPowers() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("13-state-graph"), language);
        const Rule& two = lesson.steps[6].game.rule();
        std::vector<std::string> rows;
        for (std::uint32_t from = 0; from < 4; ++from) {
            rows.emplace_back();
            for (std::uint32_t to = 0; to < 4; ++to) {
                const bool isNext =
                    afterPress(two, from, 0) == to || afterPress(two, from, 1) == to;
                rows.back() += isNext ? '1' : '0';
            }
        }
        std::vector<std::string> shown;
        for (const Block& block : lesson.steps[6].text) {
            for (const Run& run : block.prose) {
                for (const Formula& part : run.formula.parts) {
                    for (std::size_t i = 0; part.kind == Formula::Kind::matrix && i < 16; ++i) {
                        if (i % 4 == 0) {
                            shown.emplace_back();
                        }
                        shown.back() += formulaText(part.parts[i]);
                    }
                }
            }
        }
        QCOMPARE(shown, rows);
        const Game& four = lesson.steps[3].game;
        QCOMPARE(valueOf(four, "games(4)"), 24.0);
        QCOMPARE(valueOf(four, "games(6)"), 480.0);
        QCOMPARE(valueOf(four, "needing(2)"), 6.0);
        QVERIFY(std::abs(fractionsOf(lesson.steps[12]).back() - 0.25) < 1e-12);
        QVERIFY(std::abs(answerOf(lesson.steps[12]) - 24.0 / 256) < 1e-12);
        // The detour of six presses has the same effect as two presses.
        Game game = lesson.steps[4].game;
        for (const Vertex press : {0U, 1U, 3U, 0U, 2U, 1U}) {
            game.press(press);
        }
        QVERIFY(game.isWon());
    }

    /// Tests the counterexamples on the map, and the patterns made with mirrors.
    void conjecturesBreakWhereTheLessonSays() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("14-map-of-counts"), language);
        const auto hasPatterns = [](std::size_t side) {
            return valueOf(Game::allOn(Lattice{.rows = side, .cols = side}), "nullity") > 0;
        };
        const auto firstBreak = [&](auto claims) {
            std::size_t side = 1;
            while (hasPatterns(side) == claims(side + 1)) {
                ++side;
            }
            return double(side);
        };
        QCOMPARE(answerOf(lesson.steps[5]),
                 firstBreak([](std::size_t next) { return next % 5 == 0; }));
        QCOMPARE(answerOf(lesson.steps[7]),
                 firstBreak([](std::size_t next) { return next % 5 == 0 || next % 6 == 0; }));
        QCOMPARE(answerOf(lesson.steps[9]), firstBreak([](std::size_t next) {
                     return next % 5 == 0 || next % 6 == 0 || next % 17 == 0;
                 }));
        const Step& mirrors = stepNamed(lesson, "the-other-direction");
        QVERIFY(mirrors.game.presses().any() && !mirrors.game.lights().any());
        QCOMPARE(mirrors.mirrored, std::size_t{4});
        for (const Vertex light : mirrors.ask->lights) {
            QCOMPARE(changersOf(mirrors.game, light).count() % 2, std::size_t{0});
        }
        QVERIFY(hasPatterns(16) && hasPatterns(33));
        for (const std::size_t side : {1U, 3U, 7U, 15U, 31U}) {
            QVERIFY(!hasPatterns(side));
        }
        for (std::size_t length = 1; length < 13; ++length) {
            const Game row = Game::allOn(Lattice{.rows = 1, .cols = length});
            QCOMPARE(valueOf(row, "nullity"), length % 3 == 2 ? 1.0 : 0.0);
        }
    }

    /// Tests the nine cells that are not a quiet pattern, and the cell that is too many.
    void mistakesInTheLessonAreWrong() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("15-mistakes"), language);
        for (const Block& block : lesson.steps[6].text) {
            if (block.kind == Block::Kind::picture) {
                const Rule& rule = block.picture.rule();
                QCOMPARE(block.picture.lights().count(), std::size_t{9});
                QCOMPARE(rule.changedBy(block.picture.lights()), lesson.steps[7].game.lights());
                const auto wrong = vertexAt(rule, lesson.steps[7].ask->thing.cell);
                QVERIFY(block.picture.lights()[*wrong]);
            }
        }
        QCOMPARE(answerOf(lesson.steps[0]), 3.0);
        QCOMPARE(valueOf(lesson.steps[1].game, "chain(2, 1)"), 0.5);
        QCOMPARE(valueOf(lesson.steps[1].game, "chain(2, 3)"), 0.5);
        Game game = lesson.steps[5].game;
        for (const Vertex press : {0U, 2U, 4U, 6U, 8U}) { // the formulas for the first row 1, 0, 1
            game.press(press);
        }
        QVERIFY(game.isWon());
        QCOMPARE(answerOf(lesson.steps[11]), 24.0);
        QVERIFY(std::abs(answerOf(lesson.steps[12]) - 750) < 1e-9);
        QCOMPARE(valueOf(lesson.steps[12].game, "law(40, 1) + law(40, 3)"), 0.0);
        const auto matrix = matrixIn(lesson.steps[13]);
        std::size_t pivot = 1; // the first row has been used
        while (matrix.at(pivot)[1] == '0') {
            ++pivot;
        }
        QCOMPARE(answerOf(lesson.steps[13]), double(pivot + 1));
        // The number of 3 × 3 boards by presses equals the number of sets of cells.
        const Game& cells = lesson.steps[15].game;
        for (const int presses : {3, 4, 5, 6}) {
            const std::string number = std::to_string(presses);
            QCOMPARE(valueOf(cells, "needing(" + number + ")"),
                     valueOf(cells, "choose(9, " + number + ")"));
        }
    }

    /// Tests the distances of codes of quiet patterns.
    void wordsAreFarApart() {
        QFETCH_GLOBAL(QString, language);
        const Lesson lesson = lessonOf(QStringLiteral("16-codes"), language);
        const Game& four = lesson.steps[3].game;
        double distance = 1;
        while (valueOf(four, "quiet(" + std::to_string(int(distance)) + ")") == 0) {
            ++distance;
        }
        QCOMPARE(answerOf(lesson.steps[3]), distance);
        QCOMPARE(answerOf(lesson.steps[7]), std::floor((distance - 1) / 2));
        QCOMPARE(answerOf(lesson.steps[8]), distance - 1);
        QCOMPARE(valueOf(four, "1 + quiet(8) + quiet(12)"), valueOf(four, "solutions"));
        QCOMPARE(valueOf(lesson.steps[6].game, "fewest"), 2.0);
        QCOMPARE(answerOf(lesson.steps[11]), 4.0);
    }

    /// Compares all states of boards of up to 16 cells that a goal accepts with what the text asks,
    /// each also with two more presses of the first cell.
    void goalsAcceptWhatTheTextAsks() {
        QFETCH_GLOBAL(QString, language);
        if (language != QStringLiteral("en")) {
            return; // LessonReadingTest compares the goals of the languages
        }
        std::size_t compared = 0;
        for (const QString& name :
             QDir(QStringLiteral(":/lessons")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            std::size_t number = 0;
            const Lesson lesson = lessonOf(name, language);
            for (const Step& step : lesson.steps) {
                ++number;
                if (!step.ask || step.ask->kind != Ask::Kind::until ||
                    step.game.vertexCount() > 16 || isDrawn(step.ask->goal)) {
                    continue;
                }
                const QString where = QStringLiteral("%1 %2").arg(name).arg(number);
                const auto condition = conditions().find(where);
                // Step 6.12 plays on the graph that the reader has drawn.
                if (where == QStringLiteral("06-all-on 12")) {
                    continue;
                }
                QVERIFY2(condition != conditions().end(), qPrintable(where));
                compareStates(step, condition->second, where);
                ++compared;
            }
        }
        QCOMPARE(compared, conditions().size());
    }

    void onlyTheCompleteGraphIsComplete() {
        QFETCH_GLOBAL(QString, language);
        const Goal goal = lessonOf(QStringLiteral("08-graphs"), language).steps[8].ask->goal;
        QVERIFY(goal.kind == Goal::Kind::graph);
        for (std::size_t vertices = 1; vertices <= 5; ++vertices) {
            std::vector<std::pair<Vertex, Vertex>> pairs;
            for (Vertex a = 0; a < vertices; ++a) {
                for (Vertex b = 0; b < a; ++b) {
                    pairs.emplace_back(a, b);
                }
            }
            for (std::size_t chosen = 0; chosen < (std::size_t(1) << pairs.size()); ++chosen) {
                Graph graph(vertices);
                for (std::size_t i = 0; i < pairs.size(); ++i) {
                    if ((chosen >> i & 1) != 0) {
                        graph.addArc(pairs[i].first, pairs[i].second);
                        graph.addArc(pairs[i].second, pairs[i].first);
                    }
                }
                QCOMPARE(isReached(goal, Game(), Game::allOn(Rule(std::move(graph)))),
                         vertices == 4 && chosen == 63);
            }
        }
        // A path of seven vertices has six edges, as the complete graph on four vertices has.
        QVERIFY(!isReached(goal, Game(), Game::allOn(*parseBoardSpec("path:7", {}))));
    }

    /// The status bar shows these quantities, and pages show quantities that are counted or
    /// computed.
    void doesNotShowTheAnswer() {
        QFETCH_GLOBAL(QString, language);
        static const QRegularExpression shown(
            QStringLiteral("\\b(rank|nullity|solutions|solvable|edges|symmetries)\\b"));
        for (const QString& name :
             QDir(QStringLiteral(":/lessons")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            std::string page = "play";
            std::size_t number = 0;
            const Lesson lesson = lessonOf(name, language);
            for (const Step& step : lesson.steps) {
                ++number;
                page = step.page ? step.page->page + ' ' + step.page->mode : page;
                if (!step.ask ||
                    (step.ask->kind != Ask::Kind::number && step.ask->kind != Ask::Kind::predict)) {
                    continue;
                }
                const QString asked = QString::fromStdString(expressionText(step.ask->number));
                const auto conceals = [&](const char* what) {
                    return std::ranges::find(step.conceals, what) != step.conceals.end();
                };
                const QByteArray where = (name + QStringLiteral(", step %1").arg(number)).toUtf8();
                QVERIFY2(!asked.contains(shown) || conceals("facts"), where);
                QVERIFY2(!asked.contains(shown) || page != "kernel " || conceals("solutions"),
                         where);
                QVERIFY2(page != "random laws" || conceals("laws"), where);
            }
        }
    }

    /// If a question is about a number of presses, the page shows that number. Step 13.11 asks the
    /// reader to set it.
    void pagesShowTheNumberOfPressesThatIsAskedFor() {
        QFETCH_GLOBAL(QString, language);
        // The first argument of the quantities that depend on a number of presses.
        static const QRegularExpression pressesOf(
            QStringLiteral("\\b(mean|variance|law|games)\\((\\d+)"));
        std::size_t shown = 0;
        for (const QString& name :
             QDir(QStringLiteral(":/lessons")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            std::size_t number = 0;
            const Lesson lesson = lessonOf(name, language);
            for (const Step& step : lesson.steps) {
                ++number;
                const auto asked =
                    step.ask
                        ? pressesOf.match(QString::fromStdString(expressionText(step.ask->number)))
                        : QRegularExpressionMatch();
                const std::string mode =
                    step.page && step.page->page == "random" ? step.page->mode : "";
                if (!asked.hasMatch() || mode.empty() || step.name == "read-it") {
                    continue;
                }
                const auto& values = step.page->values;
                const auto value = values.find(mode == "states" ? "length" : "presses");
                const QByteArray where = (name + QStringLiteral(", step %1").arg(number)).toUtf8();
                QVERIFY2(value != values.end(), where);
                QVERIFY2(value->second == asked.captured(2).toStdString(), where);
                ++shown;
            }
        }
        QVERIFY2(shown >= 6, QByteArray::number(qulonglong{shown}));
    }

private:
    static bool isDrawn(const Goal& goal) {
        return goal.kind == Goal::Kind::vertices || goal.kind == Goal::Kind::edges ||
               goal.kind == Goal::Kind::graph || goal.kind == Goal::Kind::hub;
    }

    static void compareStates(const Step& step, const Condition& condition, const QString& where) {
        const Game& begun = step.game;
        const std::size_t count = begun.vertexCount();
        const BitMatrix matrix = begun.rule().influenceMatrix();
        for (const std::size_t more : {0U, 2U}) {
            for (std::size_t cells = 0; cells < (std::size_t(1) << count); ++cells) {
                Played played{begun, std::vector<std::size_t>(count),
                              std::vector<std::size_t>(count)};
                Game game = begun;
                for (Vertex v = 0; v < count; ++v) {
                    played.presses[v] = (cells >> v & 1) + (v == 0 ? more : 0);
                    for (std::size_t i = 0; i < played.presses[v]; ++i) {
                        game.press(v);
                        for (Vertex light = 0; light < count; ++light) {
                            played.changes[light] += matrix.get(light, v) ? 1U : 0U;
                        }
                    }
                }
                if (isReached(step.ask->goal, begun, game) != condition(played)) {
                    const QStringList plan = [&] {
                        QStringList list;
                        for (const std::size_t cell : played.plan()) {
                            list << QString::number(cell);
                        }
                        return list;
                    }();
                    QFAIL(qPrintable(where + QStringLiteral(": ") + plan.join(u' ')));
                }
            }
        }
    }

private Q_SLOTS:
    /// A French line never begins with one of these characters.
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
