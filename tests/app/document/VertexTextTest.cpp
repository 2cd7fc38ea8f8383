#include "document/VertexText.h"
#include "document/ErrorText.h"
#include "graph/Families.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class VertexTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsCountFromOne() {
        const Rule rule = Lattice{.rows = 3, .cols = 4};
        QCOMPARE(vertexName(rule, 6), QStringLiteral("row 2, column 3"));
        QCOMPARE(vertexShortName(rule, 6), QStringLiteral("r2c3"));
    }

    void labelsReplaceNumbers() {
        Graph graph = pathGraph(3);
        graph.setLabel(1, "Łódź");
        const Rule rule(graph);
        QCOMPARE(vertexName(rule, 0), QStringLiteral("vertex 1"));
        QCOMPARE(vertexShortName(rule, 1), QStringLiteral("Łódź"));
    }

    void subscripts() { QCOMPARE(subscript(1205), QStringLiteral("₁₂₀₅")); }

    void movesHaveNames() {
        const Rule rule = Lattice{.rows = 3, .cols = 3};
        QCOMPARE(moveName(rule, Press{4}), QStringLiteral("press row 2, column 2"));
        QCOMPARE(moveName(rule, FlipStart{{1}}), QStringLiteral("edit lights"));
    }

    void errorsNameTheirPlace() {
        const Error error{.code = ErrorCode::notANumber, .subject = "abc", .position = {3, 7}};
        QCOMPARE(errorText(error), QStringLiteral("Line 3, column 7: “abc” is not a number."));
    }

    /// A sentence for every code: a new one without words must not reach users.
    void everyErrorHasASentence() {
        for (int code = 0; code <= static_cast<int>(ErrorCode::tooMuchMemory); ++code) {
            const Error error{.code = static_cast<ErrorCode>(code), .subject = "subject"};
            QVERIFY2(errorText(error).endsWith(QLatin1Char('.')), qPrintable(errorText(error)));
        }
    }
};

LIGHTSOUT_TEST(VertexTextTest)
#include "VertexTextTest.moc"
