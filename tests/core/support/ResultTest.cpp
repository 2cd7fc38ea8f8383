// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Result.h"

#include "tests/support/Test.h"

#include <QTest>

#include <memory>
#include <string>

using namespace lightsout;

class ResultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsAValue();
    void holdsAnError();
    void canMoveTheValueOut();
    void changesItsValue();
    void distinguishesTooLargeFromInvalid();
};

void ResultTest::holdsAValue() {
    const Result<std::string> result = std::string("board");
    QVERIFY(result.hasValue());
    QVERIFY(static_cast<bool>(result));
    QVERIFY(result.value() == "board");
    QVERIFY(*result == "board");
    QCOMPARE(result->size(), std::size_t{5});
}

void ResultTest::holdsAnError() {
    const Result<std::string> result = Error{.code = ErrorCode::wrongLength,
                                             .subject = "lights",
                                             .position = {2, 7},
                                             .expected = 25,
                                             .found = 24};
    QVERIFY(!result.hasValue());
    QVERIFY(!result);
    QVERIFY(result.error().code == ErrorCode::wrongLength);
    QVERIFY(result.error().subject == "lights");
    QVERIFY((result.error().position == Position{.line = 2, .column = 7}));
    QCOMPARE(result.error().expected, std::uint64_t{25});
    QCOMPARE(result.error().found, std::uint64_t{24});
}

void ResultTest::canMoveTheValueOut() {
    Result<std::unique_ptr<int>> result = std::make_unique<int>(3);
    const std::unique_ptr<int> number = std::move(result).value();
    QCOMPARE(*number, 3);
    result = std::make_unique<int>(4);
    const std::unique_ptr<int> other = *std::move(result);
    QCOMPARE(*other, 4);
}

void ResultTest::changesItsValue() {
    Result<std::string> result = std::string("board");
    *result += 's';
    result->push_back('!');
    result.value().insert(0, 1, '>');
    QVERIFY(*result == ">boards!");
}

void ResultTest::distinguishesTooLargeFromInvalid() {
    for (const ErrorCode code :
         {ErrorCode::tooManyVertices, ErrorCode::tooManyArcs, ErrorCode::tooMuchMemory,
          ErrorCode::outOfMemory, ErrorCode::fileTooLarge}) {
        QVERIFY(isTooLarge(code));
    }
    for (const ErrorCode code :
         {ErrorCode::syntax, ErrorCode::notSquare, ErrorCode::numberOutOfRange}) {
        QVERIFY(!isTooLarge(code));
    }
}

LIGHTSOUT_TEST(ResultTest)
#include "ResultTest.moc"
