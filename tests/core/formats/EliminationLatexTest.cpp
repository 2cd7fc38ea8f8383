// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EliminationLatex.h"

#include "game/Game.h"
#include "solve/RecordedChase.h"
#include "tests/support/Programs.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

BitMatrix systemOf(const Rule& rule) {
    BitMatrix rightSide(rule.vertexCount(), 1);
    rightSide.setColumn(0, BitVector::ones(rule.vertexCount()));
    return rule.influenceMatrix().augmented(rightSide);
}

RecordedElimination gaussOf(const Rule& rule) {
    Progress progress;
    return recordElimination(systemOf(rule), rule.vertexCount(), progress);
}

} // namespace

class EliminationLatexTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTwoByOneBoard() {
        Progress progress;
        const std::string text =
            eliminationLatex(gaussOf(Lattice{.rows = 1, .cols = 2}), 2, progress);
        QVERIFY(text.find("1&1&1\\\\\n1&1&1\\\\\n") != std::string::npos);
        QVERIFY(text.find("$\\xrightarrow{\\substack{R_{2} \\leftarrow R_{2} + R_{1}}}$") !=
                std::string::npos);
        QVERIFY(text.find("\\mathbf{1}&1&1\\\\\n0&0&0\\\\\n") != std::string::npos);
        QVERIFY(text.find("\\operatorname{rank} = 1") != std::string::npos);
        const std::string french =
            eliminationLatex(gaussOf(Lattice{.rows = 1, .cols = 2}), 2, progress, 'L');
        QVERIFY(french.find("{L_{2} \\leftarrow L_{2} + L_{1}}") != std::string::npos);
    }

    void compiles_data() {
        QTest::addColumn<RecordedElimination>("elimination");
        QTest::addColumn<std::size_t>("columns");
        const auto add = [](const char* name, RecordedElimination elimination,
                            std::size_t columns) {
            QTest::newRow(name) << std::move(elimination) << columns;
        };
        Random random(77);
        Progress progress;
        add("empty", gaussOf(Rule()), 0);
        add("1 x 1", gaussOf(Lattice{}), 1);
        add("5 x 5", gaussOf(Lattice{.rows = 5, .cols = 5}), 25);
        add("unsolvable", gaussOf(Lattice{.rows = 1, .cols = 2, .selfInfluence = false}), 2);
        add("directed", gaussOf(randomGraph(9, 40, true, SelfInfluences::mixed, random)), 9);
        add("nothing but zeros", gaussOf(Graph(3, false)), 3);
        add("only both ends", gaussOf(Lattice{.rows = 7, .cols = 7}), 49);
        const Rule three = Lattice{.rows = 3, .cols = 3};
        add("inverse",
            recordElimination(three.influenceMatrix().augmented(BitMatrix::identity(9)), 9,
                              progress),
            9);
        add("matrix alone", recordElimination(three.influenceMatrix(), 9, progress), 9);
        add("chasing", recordChase(*three.lattice(), systemOf(three), progress).elimination, 9);
    }

    void compiles() {
        QFETCH(RecordedElimination, elimination);
        QFETCH(std::size_t, columns);
        Progress progress;
        const std::string text = eliminationLatex(elimination, columns, progress);
        LIGHTSOUT_SKIP_WITHOUT("pdflatex");
        const QTemporaryDir folder;
        QFile file(folder.filePath("steps.tex"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        QProcess latex;
        latex.setWorkingDirectory(folder.path());
        latex.start("pdflatex", {"-interaction=nonstopmode", "-halt-on-error", "steps.tex"});
        QVERIFY(latex.waitForFinished());
        const QByteArray output = latex.readAllStandardOutput();
        QVERIFY2(latex.exitCode() == 0, output.right(1000).constData());
        QVERIFY2(!output.contains("Overfull \\hbox"), output.constData());
        QVERIFY(QFile::exists(folder.filePath("steps.pdf")));
    }
};

LIGHTSOUT_TEST(EliminationLatexTest)
#include "EliminationLatexTest.moc"
