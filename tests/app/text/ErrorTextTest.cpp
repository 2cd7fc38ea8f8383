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

    /// A sentence for every code: a new one without words must not reach users.
    void everyErrorHasASentence() {
        for (int code = 0; code <= static_cast<int>(ErrorCode::tableTooLarge); ++code) {
            const Error error{.code = static_cast<ErrorCode>(code), .subject = "subject"};
            QVERIFY2(errorText(error).endsWith(QLatin1Char('.')), qPrintable(errorText(error)));
        }
    }
};

LIGHTSOUT_TEST(ErrorTextTest)
#include "ErrorTextTest.moc"
