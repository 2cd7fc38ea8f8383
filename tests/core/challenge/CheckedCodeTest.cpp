// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/CheckedCode.h"
#include "support/Random.h"
#include "tests/support/Test.h"

#include <QTest>

#include <array>
#include <optional>
#include <set>

using namespace lightsout;

namespace {

constexpr std::array codeKinds{CodeKind::deal, CodeKind::board, CodeKind::results};

CodeNumber randomNumber(std::size_t symbols, Random& random) {
    const CodeNumber bits = (CodeNumber(random.word()) << 64U) | random.word();
    return bits >> static_cast<unsigned>(128 - 5 * digitsOfNumber(symbols));
}

/// Returns the number, or nullopt.
std::optional<CodeNumber> read(CodeKind kind, std::string_view text) {
    const auto symbols = codeSymbols(text);
    if (!std::holds_alternative<CodeSymbols>(symbols)) {
        return std::nullopt;
    }
    const auto number = readCode(kind, std::get<CodeSymbols>(symbols));
    return std::holds_alternative<CodeNumber>(number) ? std::optional(std::get<CodeNumber>(number))
                                                      : std::nullopt;
}

CodeFault characterFault(std::string_view text) {
    const auto symbols = codeSymbols(text);
    const auto* fault = std::get_if<CodeFault>(&symbols);
    return fault != nullptr ? *fault : CodeFault{CodeFault::Kind::length};
}

} // namespace

/// Tests that codes of numbers detect typing errors.
class CheckedCodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsWhatWasWritten();
    void noticesEveryWrongSymbol();
    void noticesEverySwap();
    void noticesEveryOtherKind();
    void ignoresCaseBlanksAndDashes();
    void namesWhatIsInNoCode();
    void namesANewerVersion();
    void hasNoLettersThatLookAlike();
};

void CheckedCodeTest::holdsWhatWasWritten() {
    Random random(1);
    for (const std::size_t symbols : {3U, 8U, 12U, 16U}) {
        const CodeNumber numbers = CodeNumber(1)
                                   << static_cast<unsigned>(5 * digitsOfNumber(symbols));
        for (const CodeKind kind : codeKinds) {
            QCOMPARE(read(kind, writeCode(kind, 0, symbols)), CodeNumber(0));
            QCOMPARE(read(kind, writeCode(kind, numbers - 1, symbols)), CodeNumber(numbers - 1));
            for (int i = 0; i < 200; ++i) {
                const CodeNumber number = randomNumber(symbols, random);
                QCOMPARE(read(kind, writeCode(kind, number, symbols)), number);
            }
        }
    }
}

// Tries all positions, and all 36 letters and digits, for many codes.
void CheckedCodeTest::noticesEveryWrongSymbol() {
    const std::string_view characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    Random random(2);
    for (const std::size_t symbols : {8U, 12U, 16U}) {
        for (int i = 0; i < 150; ++i) {
            const CodeKind kind = codeKinds.at(random.below(3));
            const std::string code = writeCode(kind, randomNumber(symbols, random), symbols);
            for (std::size_t place = 0; place < code.size(); ++place) {
                for (const char character : characters) {
                    std::string wrong = code;
                    wrong[place] = character;
                    if (code[place] != ' ' && character != code[place]) {
                        QVERIFY2(!read(kind, wrong), wrong.c_str());
                    }
                }
            }
        }
    }
}

// Swaps neighbours and any two other symbols: every swap that changes the code is detected.
void CheckedCodeTest::noticesEverySwap() {
    Random random(3);
    std::size_t swaps = 0;
    std::size_t noticed = 0;
    for (const std::size_t symbols : {8U, 12U, 16U}) {
        for (int i = 0; i < 300; ++i) {
            const std::string code =
                writeCode(CodeKind::board, randomNumber(symbols, random), symbols);
            for (std::size_t a = 0; a < code.size(); ++a) {
                for (std::size_t b = a + 1; b < code.size(); ++b) {
                    std::string swapped = code;
                    std::swap(swapped[a], swapped[b]);
                    if (code[a] != ' ' && code[b] != ' ' && swapped != code) {
                        ++swaps;
                        noticed += read(CodeKind::board, swapped) ? 0 : 1;
                    }
                }
            }
        }
    }
    QVERIFY(swaps > 50'000);
    QCOMPARE(noticed, swaps);
}

void CheckedCodeTest::noticesEveryOtherKind() {
    Random random(4);
    for (int i = 0; i < 200; ++i) {
        for (const CodeKind kind : codeKinds) {
            for (const CodeKind other : codeKinds) {
                const std::string code = writeCode(kind, randomNumber(12, random), 12);
                QCOMPARE(read(other, code).has_value(), kind == other);
            }
        }
    }
}

void CheckedCodeTest::ignoresCaseBlanksAndDashes() {
    const std::string code = writeCode(CodeKind::board, 123'456'789, 12);
    QCOMPARE(code.size(), std::size_t{14});
    const QString text = QString::fromStdString(code);
    for (const QString& typed :
         {text.toLower(), QString(text).remove(' '), QString(text).replace(' ', '-'),
          " \t" + text + "\r\n", QString(text).replace(' ', QChar(0x2013)),
          QString(text).replace(' ', QChar(0x00A0)), text.split("").join("--")}) {
        QCOMPARE(read(CodeKind::board, typed.toStdString()), CodeNumber(123'456'789));
    }
}

void CheckedCodeTest::namesWhatIsInNoCode() {
    const CodeFault zero = characterFault("K7H0");
    QCOMPARE(zero.kind, CodeFault::Kind::character);
    QCOMPARE(zero.character, std::string("0"));
    QCOMPARE(zero.column, std::size_t{4});
    // Columns are counted in characters, and messages name whole characters.
    const CodeFault accent = characterFault("K\u2013\u00e9");
    QCOMPARE(accent.character, std::string("\u00e9"));
    QCOMPARE(accent.column, std::size_t{3});
    QCOMPARE(characterFault("\x80\x80\x80\x80\x80\x80").character.size(), std::size_t{4});
    QCOMPARE(characterFault(std::string_view("\0", 1)).column, std::size_t{1});
}

void CheckedCodeTest::namesANewerVersion() {
    // Constructs a valid code of version 2: all sums are linear, so some last symbol fits.
    CodeSymbols symbols{2, 0, 0, 0, 0, 0, 0, 0};
    int versions = 0;
    for (; symbols.back() < 32; ++symbols.back()) {
        const auto number = readCode(CodeKind::deal, symbols);
        const CodeFault& fault = std::get<CodeFault>(number);
        if (fault.kind == CodeFault::Kind::newVersion) {
            QCOMPARE(fault.count, std::size_t{2});
            ++versions;
        }
    }
    QCOMPARE(versions, 1);
}

void CheckedCodeTest::hasNoLettersThatLookAlike() {
    QCOMPARE(codeAlphabet.size(), std::size_t{32});
    QCOMPARE(std::set<char>(codeAlphabet.begin(), codeAlphabet.end()).size(), std::size_t{32});
    for (const char character : {'0', 'O', '1', 'I'}) {
        QCOMPARE(codeAlphabet.find(character), std::string_view::npos);
    }
}

LIGHTSOUT_TEST(CheckedCodeTest)
#include "CheckedCodeTest.moc"
