// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Rule.h"
#include "tests/app/classroom/PrintedSheet.h"
#include "tests/support/Printing.h"
#include "tests/support/Programs.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <set>

using namespace lightsout;

/// Tests `lightsout --worksheet`.
class WorksheetPdfTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isReadBack_data();
    void isReadBack();
    void theKeySolvesEachPuzzle_data();
    void theKeySolvesEachPuzzle();
    void isVectorsWithItsFonts_data();
    void isVectorsWithItsFonts();
    void refusesAsTheCommandLineDoes();
    void leavesOutWhatIsTooLarge();
};

namespace {

struct PrintingRun {
    int status;
    QByteArray output;
    QByteArray errors;
};

/// Runs the program without a display.
PrintingRun worksheet(const QStringList& arguments) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) {
        environment.remove(name);
    }
    process.setProcessEnvironment(environment);
    process.start(PROGRAM, QStringList{"--worksheet"} + arguments);
    process.waitForFinished(-1);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("not there");
}

using Sheet = std::map<int, PrintedPuzzle>;

/// Returns the puzzles of a PDF, and its answers.
std::pair<Sheet, Sheet> puzzlesAndKey(const QString& path, int pages, bool isRightToLeft) {
    std::pair<Sheet, Sheet> both;
    for (int i = 1; i <= pages; ++i) {
        for (auto& [number, puzzle] : PrintedPage(path, i, isRightToLeft).puzzles()) {
            Sheet& sheet = both.first.contains(number) ? both.second : both.first;
            sheet[number] = std::move(puzzle);
        }
    }
    return both;
}

BitVector bits(const std::vector<bool>& marks) {
    BitVector vector(marks.size());
    for (std::size_t i = 0; i < marks.size(); ++i) {
        vector.set(i, marks[i]);
    }
    return vector;
}

/// Returns the rows of each matrix [A | d] of a puzzle. d is the grid with one column to the right
/// of A, even on pages written from right to left.
QList<QStringList> matricesOf(const PrintedPuzzle& puzzle) {
    QList<QStringList> all;
    for (const PrintedGrid& matrix : puzzle.grids) {
        if (matrix.rows != matrix.cols) {
            continue;
        }
        const PrintedGrid* right = nullptr;
        for (const PrintedGrid& grid : puzzle.grids) {
            const bool isRight = grid.cols == 1 && grid.frame.left() > matrix.frame.right();
            if (isRight && (right == nullptr || grid.frame.left() < right->frame.left())) {
                right = &grid;
            }
        }
        QStringList rows;
        for (std::size_t row = 0; right != nullptr && row < matrix.rows; ++row) {
            rows << matrix.digits.mid(static_cast<qsizetype>(row * matrix.cols),
                                      static_cast<qsizetype>(matrix.cols)) +
                        right->digits[static_cast<qsizetype>(row)];
        }
        all << rows;
    }
    return all;
}

/// Returns all sums of rows.
std::set<std::string> spanOf(const QStringList& rows) {
    std::set<std::string> span{std::string(static_cast<std::size_t>(rows[0].size()), '0')};
    for (const QString& row : rows) {
        for (const std::string& sum : std::set(span)) {
            span.insert((*BitVector::fromString(sum) ^ *BitVector::fromString(row.toStdString()))
                            .toString());
        }
    }
    return span;
}

/// Returns true if the printed values of the unknowns satisfy every row.
bool fulfil(const std::map<int, QString>& unknowns, const QStringList& rows) {
    return std::ranges::all_of(rows, [&](const QString& row) {
        int sum = row.back().digitValue();
        for (const auto& [index, value] : unknowns) {
            sum += row[index - 1].digitValue() * value.toInt();
        }
        return sum % 2 == 0;
    });
}

/// Returns true if the first 1 of each row is the only 1 in its column and to the right of those
/// above.
bool isReduced(const QStringList& rows) {
    qsizetype last = -1;
    for (const QString& row : rows) {
        const qsizetype first = row.indexOf('1');
        if (first < 0) {
            last = row.size(); // all rows below must be zero
            continue;
        }
        const auto inColumn = std::ranges::count_if(
            rows, [first](const QString& other) { return other[first] == '1'; });
        if (first <= last || inColumn != 1) {
            return false;
        }
        last = first;
    }
    return true;
}

} // namespace

void WorksheetPdfTest::isReadBack_data() {
    QTest::addColumn<QString>("title");
    QTest::newRow("en") << "Put out all the lights";
    QTest::newRow("fr") << "Éteignez toutes les lumières";
    QTest::newRow("he") << "כבו את כל הנורות";
}

void WorksheetPdfTest::isReadBack() {
    QFETCH(const QString, title);
    LIGHTSOUT_SKIP_WITHOUT("pdftotext");
    const QTemporaryDir folder;
    const QString path = folder.filePath("sheet.pdf");
    const PrintingRun run = worksheet({path, "--language", QTest::currentDataTag(), "--count", "8",
                                       "--difficulty", "3", "--answers", "--json"});
    QVERIFY2(run.status == 0, run.errors);
    QCOMPARE(run.output, QByteArray("{\"pages\":4,\"puzzles\":8}\n"));
    QProcess process;
    process.start("pdftotext", {"-layout", path, "-"});
    QVERIFY(process.waitForFinished(-1));
    // The marks for the direction of each piece of text are removed.
    const QString text = QString::fromUtf8(process.readAllStandardOutput())
                             .remove(QRegularExpression("[\\x{200e}\\x{200f}\\x{202a}-\\x{202e}]"));
    QCOMPARE(text.count('\f'), 4); // the end of each page
    QCOMPARE(text.count(QRegularExpression("\\b3 (presses|appuis)|3 ?לחיצות")), 16);
    QVERIFY2(text.contains(title), qPrintable(text));
    // The answers contain each board's code, and every page has the code of the first board at the
    // bottom.
    QCOMPARE(text.count("3LXA "), 8 + 4);
}

void WorksheetPdfTest::theKeySolvesEachPuzzle_data() {
    isReadBack_data(); // in every language
}

void WorksheetPdfTest::theKeySolvesEachPuzzle() {
    LIGHTSOUT_SKIP_WITHOUT("pdftocairo");
    LIGHTSOUT_SKIP_WITHOUT("pdftotext");
    // A board with quiet patterns and tilings, small enough for matrices.
    const Rule rule(Lattice{.rows = 2, .cols = 3});
    constexpr std::size_t cells = 6;
    constexpr int each = 4;
    const QTemporaryDir folder;
    const QString path = folder.filePath("sheet.pdf");
    const QString language = QTest::currentDataTag();
    const PrintingRun run = worksheet(
        {path, "--language", language, "--size", "2x3", "--difficulty", "2", "--count",
         QString::number(each), "--kind", "solve,press,matrix,elimination,patterns,tilings,graphs",
         "--answers", "--json"});
    QVERIFY2(run.status == 0, run.errors);
    QCOMPARE(run.output, QByteArray("{\"pages\":10,\"puzzles\":22}\n"));
    const auto sheets = puzzlesAndKey(path, 10, language == "he");
    const Sheet& puzzles = sheets.first;
    const Sheet& key = sheets.second;
    QCOMPARE(puzzles.size(), std::size_t{22});
    QCOMPARE(key.size(), std::size_t{22});
    int number = 1;
    const auto next = [&] {
        const int before = number++;
        return std::pair(puzzles.at(before), key.at(before));
    };
    for (int i = 0; i < each; ++i) { // solve
        const auto [puzzle, answer] = next();
        const PrintedGrid& board = puzzle.grids.at(0);
        QVERIFY(board.rows == 2 && board.cols == 3 && bits(board.rings).any());
        QVERIFY(bits(board.crosses).none());
        QCOMPARE(answer.grids.at(0).rings, board.rings);
        QCOMPARE(bits(answer.grids.at(0).crosses).count(), std::size_t{2});
        QCOMPARE(rule.changedBy(bits(answer.grids.at(0).crosses)), bits(board.rings));
    }
    for (int i = 0; i < each; ++i) { // press
        const auto [puzzle, answer] = next();
        const PrintedGrid& before = puzzle.grids.at(0);
        QVERIFY(bits(before.crosses).any() && bits(puzzle.grids.at(1).rings).none());
        QCOMPARE(bits(answer.grids.at(1).rings),
                 bits(before.rings) ^ rule.changedBy(bits(before.crosses)));
    }
    for (int i = 0; i < each; ++i) { // matrix
        const auto [puzzle, answer] = next();
        const BitVector lights = bits(puzzle.grids.at(0).rings);
        QStringList rows;
        for (std::size_t light = 0; light < cells; ++light) {
            rows << QString::fromStdString(rule.influenceMatrix().row(light).toString()) +
                        (lights[light] ? '1' : '0');
        }
        QCOMPARE(matricesOf(answer), {rows});
        QCOMPARE(answer.unknowns.size(), cells);
        QVERIFY(fulfil(answer.unknowns, rows));
        // The puzzle itself shows only the first row.
        QCOMPARE(matricesOf(puzzle).at(0).filter(QRegularExpression("[01]")), {rows[0]});
        QVERIFY(std::ranges::all_of(puzzle.unknowns,
                                    [](const auto& unknown) { return unknown.second.isEmpty(); }));
    }
    for (int i = 0; i < each; ++i) { // elimination
        const auto [puzzle, answer] = next();
        const auto given = matricesOf(puzzle);
        const auto reduced = matricesOf(answer);
        QCOMPARE(given.size(), 2);
        QCOMPARE(reduced.size(), 2);
        QCOMPARE(reduced[0], given[0]);
        QVERIFY(given[1].join("").trimmed().isEmpty());
        QVERIFY(isReduced(reduced[1]));
        QCOMPARE(spanOf(reduced[1]), spanOf(given[0]));
        QCOMPARE(answer.unknowns.size(), cells);
        QVERIFY(fulfil(answer.unknowns, given[0]));
    }
    const BitVector pattern = bits(next().second.grids.at(0).filled);
    QVERIFY(pattern.any());
    QVERIFY(rule.changedBy(pattern).none());
    const BitVector tiling = bits(next().second.grids.at(0).crosses);
    std::array<int, cells> changes{};
    tiling.forEachOne(
        [&](Vertex press) { rule.forEachToggled(press, [&](Vertex light) { ++changes[light]; }); });
    QVERIFY(std::ranges::all_of(changes, [](int count) { return count == 1; }));
    for (int i = 0; i < each; ++i) { // graphs
        const auto [puzzle, answer] = next();
        QVERIFY(puzzle.graph && answer.graph);
        const BitVector pressed = bits(answer.graph->filled);
        QVERIFY(bits(puzzle.graph->filled).none() && pressed.any());
        QCOMPARE(answer.graph->edges, puzzle.graph->edges);
        BitVector lights = bits(puzzle.graph->rings) ^ pressed;
        for (const auto& [a, b] : puzzle.graph->edges) {
            lights.set(a, lights[a] != pressed[b]);
            lights.set(b, lights[b] != pressed[a]);
        }
        QVERIFY(lights.none());
    }
}

void WorksheetPdfTest::isVectorsWithItsFonts_data() {
    isReadBack_data(); // in every language
}

void WorksheetPdfTest::isVectorsWithItsFonts() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("sheet.pdf");
    QCOMPARE(worksheet({path, "--language", QTest::currentDataTag(), "--size", "2x2",
                        "--difficulty", "2", "--kind",
                        "solve,press,matrix,elimination,patterns,tilings,graphs", "--answers"})
                 .status,
             0);
    const QByteArray pdf = content(path);
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("/FontFile"));
    QVERIFY(!pdf.contains("/Subtype /Image"));
    // All fonts are embedded, according to another program.
    LIGHTSOUT_SKIP_WITHOUT("pdffonts");
    QProcess process;
    process.start("pdffonts", {path});
    QVERIFY(process.waitForFinished(-1));
    const QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
    const qsizetype column = lines.front().indexOf("emb");
    QVERIFY(column > 0 && lines.size() > 3);
    for (const QByteArray& line : lines.mid(2)) {
        QCOMPARE(line.mid(column, 3), QByteArray("yes"));
    }
}

void WorksheetPdfTest::refusesAsTheCommandLineDoes() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("sheet.pdf");
    const PrintingRun run = worksheet({path, "--difficulty", "16"});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.errors.endsWith("lightsout: --difficulty: the hardest boards of 5 x 5 need 15 "
                                 "presses\n"),
             run.errors);
    QCOMPARE(content(path), QByteArray("not there"));
    QCOMPARE(worksheet({}).status, 2);
    QCOMPARE(worksheet({path, "--boards", "none.txt"}).status, 2);
    QCOMPARE(worksheet({path, "--size", "8x8", "--kind", "matrix"}).status, 3);
}

void WorksheetPdfTest::leavesOutWhatIsTooLarge() {
    const QTemporaryDir folder;
    const PrintingRun run = worksheet(
        {folder.filePath("sheet.pdf"), "--size", "8x8", "--kind", "solve,matrix", "--json"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, QByteArray("{\"pages\":1,\"puzzles\":6}\n"));
    QVERIFY2(run.errors.endsWith("lightsout: matrix: boards of more than 25 cells are left out\n"),
             run.errors);
}

LIGHTSOUT_TEST(WorksheetPdfTest)
#include "WorksheetPdfTest.moc"
