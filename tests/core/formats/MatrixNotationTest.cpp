// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/MatrixNotation.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

BitMatrix small() {
    return BitMatrix::fromRows({*BitVector::fromString("110"), *BitVector::fromString("011")}, 3);
}

} // namespace

class MatrixNotationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesEachNotation_data() {
        QTest::addColumn<int>("notation");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, MatrixNotation notation, const char* expected) {
            QTest::newRow(name) << static_cast<int>(notation) << QString::fromUtf8(expected);
        };
        row("plain", MatrixNotation::plain, "1 1 | 0\n0 1 | 1\n");
        row("csv", MatrixNotation::csv, "1,1,0\n0,1,1\n");
        row("latex", MatrixNotation::latex,
            "\\left[\\begin{array}{cc|c}\n1 & 1 & 0 \\\\\n0 & 1 & 1 \\\\\n\\end{array}\\right]\n");
        row("NumPy", MatrixNotation::numPy,
            "numpy.array([[1, 1, 0],\n             [0, 1, 1]], dtype=bool)\n");
        row("Sage", MatrixNotation::sage,
            "A = matrix(GF(2), 2, 3, [[1, 1, 0],\n    [0, 1, 1]])\nA.subdivide(None, [2])\n");
    }

    void writesEachNotation() {
        QFETCH(const int, notation);
        QFETCH(const QString, expected);
        const std::string text = matrixText(small(), 2, static_cast<MatrixNotation>(notation));
        QCOMPARE(QString::fromStdString(text), expected);
    }

    void writesSteps_data() {
        QTest::addColumn<int>("notation");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, MatrixNotation notation, const char* expected) {
            QTest::newRow(name) << static_cast<int>(notation) << QString::fromUtf8(expected);
        };
        row("plain", MatrixNotation::plain,
            "1 1 | 0\n0 1 | 1\n\nR1 <- R1 + R2\n\n1 0 | 1\n0 1 | 1\n");
        row("csv", MatrixNotation::csv, "1,1,0\n0,1,1\n\nR1 <- R1 + R2\n\n1,0,1\n0,1,1\n");
        row("latex", MatrixNotation::latex,
            "\\left[\\begin{array}{cc|c}\n1 & 1 & 0 \\\\\n0 & 1 & 1 \\\\\n\\end{array}\\right]\n"
            "\\xrightarrow{R_{1} \\leftarrow R_{1} + R_{2}}\n"
            "\\left[\\begin{array}{cc|c}\n1 & 0 & 1 \\\\\n0 & 1 & 1 \\\\\n\\end{array}\\right]\n");
        row("NumPy", MatrixNotation::numPy,
            "A = numpy.array([[1, 1, 0],\n             [0, 1, 1]], dtype=bool)\n"
            "A[0] ^= A[1]  # R1 <- R1 + R2\n");
        row("Sage", MatrixNotation::sage,
            "A = matrix(GF(2), 2, 3, [[1, 1, 0],\n    [0, 1, 1]])\nA.subdivide(None, [2])\n"
            "A.add_multiple_of_row(0, 1, 1)  # R1 <- R1 + R2\n");
    }

    void writesSteps() {
        QFETCH(const int, notation);
        QFETCH(const QString, expected);
        const RowOperation addition{RowOperation::Kind::add, 1, 0};
        QCOMPARE(QString::fromStdString(
                     stepText(small(), addition, 2, static_cast<MatrixNotation>(notation))),
                 expected);
    }

    void writesSolutionsAsVectors() {
        const std::vector<BitVector> basis{*BitVector::fromString("110"),
                                           *BitVector::fromString("011")};
        const BitVector particular = *BitVector::fromString("100");
        const auto text = [&](MatrixNotation notation) {
            return QString::fromStdString(solutionsText(basis, particular, notation));
        };
        QCOMPARE(text(MatrixNotation::plain),
                 QStringLiteral("Ker A = ⟨(1, 1, 0), (0, 1, 1)⟩\n"
                                "x = (1, 0, 0) + t₁ (1, 1, 0) + t₂ (0, 1, 1)\n"));
        QCOMPARE(text(MatrixNotation::numPy),
                 QStringLiteral("kernel = numpy.array([[1, 1, 0],\n"
                                "                       [0, 1, 1]], dtype=bool)\n"
                                "x = numpy.array([1, 0, 0], dtype=bool)\n"));
        const QString columns = QStringLiteral("\\begin{pmatrix}1 \\\\ 1 \\\\ 0\\end{pmatrix}");
        QVERIFY(text(MatrixNotation::latex).contains("Ker} A &= \\left\\langle " + columns));
        QVERIFY(text(MatrixNotation::latex).contains(" + t_{1} " + columns));
        QCOMPARE(solutionsText({}, {}, MatrixNotation::plain), std::string("Ker A = {0}\n"));
    }

    void writesSwaps() {
        const RowOperation swap{RowOperation::Kind::swap, 0, 1};
        const auto text = [&](MatrixNotation notation) {
            return QString::fromStdString(stepText(small(), swap, 2, notation));
        };
        QVERIFY(text(MatrixNotation::plain).endsWith("\nR1 <-> R2\n\n0 1 | 1\n1 1 | 0\n"));
        QVERIFY(text(MatrixNotation::latex).contains("{R_{1} \\leftrightarrow R_{2}}"));
        QVERIFY(text(MatrixNotation::numPy).endsWith("A[[0, 1]] = A[[1, 0]]  # R1 <-> R2\n"));
        QVERIFY(text(MatrixNotation::sage).endsWith("A.swap_rows(0, 1)  # R1 <-> R2\n"));
        const std::string french = stepText(small(), swap, 2, MatrixNotation::latex, 'L');
        QVERIFY(french.find("{L_{1} \\leftrightarrow L_{2}}") != std::string::npos);
    }

    void drawsNoBarBesideTheLastColumn() {
        QCOMPARE(matrixText(small(), 3, MatrixNotation::plain), std::string("1 1 0\n0 1 1\n"));
        QVERIFY(matrixText(small(), 3, MatrixNotation::latex).find('|') == std::string::npos);
        QVERIFY(matrixText(small(), 3, MatrixNotation::sage).find("subdivide") ==
                std::string::npos);
    }

    void writesTheEmptyMatrix() {
        QCOMPARE(matrixText(BitMatrix(), 0, MatrixNotation::plain), std::string());
        QCOMPARE(matrixText(BitMatrix(), 0, MatrixNotation::numPy),
                 std::string("numpy.array([], dtype=bool)\n"));
    }
};

LIGHTSOUT_TEST(MatrixNotationTest)
#include "MatrixNotationTest.moc"
