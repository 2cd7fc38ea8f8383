// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/ErrorText.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class ErrorTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void errorsNameTheirPlace() {
        const Error error{.code = ErrorCode::notANumber, .subject = "abc", .position = {3, 7}};
        QCOMPARE(errorText(error), QStringLiteral("Line 3, column 7: “abc” is not a number."));
    }

    /// Only symmetric matrices are refused if they are not square.
    void tablesMayHaveAnyShape() {
        QCOMPARE(errorText({.code = ErrorCode::notSquare, .expected = 2, .found = 3}),
                 QStringLiteral("A symmetric matrix must be square, but this one has 2 rows and 3 "
                                "columns."));
    }

    void reportsTheNeedAndTheLimit() {
        const QString table = errorText({.code = ErrorCode::tableTooLarge,
                                         .expected = std::uint64_t{1} << 31,
                                         .found = std::uint64_t{3} << 30});
        QVERIFY2(table.contains(QStringLiteral("3.00 GiB")), qPrintable(table));
        QVERIFY2(table.contains(QStringLiteral("2.00 GiB")), qPrintable(table));
        const QString steps =
            errorText({.code = ErrorCode::tooManySteps, .expected = 1 << 20, .found = UINT64_MAX});
        QVERIFY2(steps.contains(QStringLiteral("1,048,576")), qPrintable(steps));
        QVERIFY2(!steps.contains(QStringLiteral("18,446")), qPrintable(steps));
    }

    /// Every code has a sentence, so that users never see a code without one.
    void everyErrorHasASentence() {
        for (int code = 0; code <= static_cast<int>(ErrorCode::tableTooLarge); ++code) {
            const Error error{.code = static_cast<ErrorCode>(code), .subject = "subject"};
            QVERIFY2(errorText(error).endsWith(QLatin1Char('.')), qPrintable(errorText(error)));
        }
    }
};

LIGHTSOUT_TEST(ErrorTextTest)
#include "ErrorTextTest.moc"
