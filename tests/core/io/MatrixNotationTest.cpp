#include "io/MatrixNotation.h"

#include <QTest>

using namespace lightsout;

namespace {

BitMatrix small() {
    return BitMatrix::fromRows({*BitVector::fromString("110"), *BitVector::fromString("011")}, 3);
}

} // namespace

class MatrixNotationTest : public QObject {
    Q_OBJECT

private slots:
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

QTEST_GUILESS_MAIN(MatrixNotationTest)
#include "MatrixNotationTest.moc"
