// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/Journal.h"

#include "graph/Families.h"
#include "tests/support/Printing.h"

#include "tests/support/Test.h"

using namespace lightsout;

namespace {

/// Returns a legal move that has a text form.
Move randomMove(const Game& game, Random& random) {
    const Vertex vertex = random.below(game.vertexCount());
    switch (random.below(6)) {
    case 0:
        return FlipStart{{vertex}};
    case 1:
        return FlipTarget{{vertex}};
    case 2:
        return FlipArcs{{{vertex, random.below(game.vertexCount())}}};
    case 3:
        return PlaceVertices{{{vertex, {static_cast<double>(random.below(9)) / 7.0, -1e-9}}}};
    case 4:
        return Label{vertex, "two words\nand a line " + std::to_string(vertex)};
    default:
        return Press{vertex};
    }
}

/// A journal, and the boards after each of its moves.
struct Written {
    explicit Written(std::size_t moves) {
        Random random(moves);
        Game game = Game::allOn(generalizedPetersenGraph(5, 2));
        game.press(3);
        text = *journalBeginning("a note\nof two lines", {.game = game});
        states.push_back(game);
        ends.push_back(text.size());
        for (std::size_t i = 0; i < moves; ++i) {
            const Move move = randomMove(game, random);
            text += *journalEntry(move);
            apply(game, move);
            states.push_back(game);
            ends.push_back(text.size());
        }
    }
    std::string text;
    std::vector<Game> states;
    std::vector<std::size_t> ends; ///< of the text after each number of moves
};

} // namespace

class JournalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesAreMadeAgain() {
        const Written written(200);
        const Result<Journal> journal = readJournal(written.text);
        QVERIFY(journal.hasValue());
        QVERIFY(journal->board.game == written.states.back());
        QCOMPARE(journal->moves, 200U);
        QCOMPARE(journal->note, std::string("a note\nof two lines"));
        QVERIFY(!journal->isTorn);
        QCOMPARE(*journalNote(written.text), journal->note);
    }

    /// This checksum is published with FNV-1a (draft-eastlake-fnv, appendix C).
    void checksumsAreThoseOfTheFormat() {
        const Game game = Game::allOn(Lattice{.rows = 1, .cols = 2});
        const Result<std::string> text = journalBeginning("foobar", {.game = game});
        const std::string_view begin = "lightsout-journal 1\n85944171f73967e8 6 foobar\n";
        QCOMPARE(text->substr(0, begin.size()), std::string(begin));
    }

    /// Wherever the text is truncated, the complete moves before that position are read.
    void truncatedJournalKeepsItsEntries() {
        const Written written(12);
        std::size_t whole = 0;
        for (std::size_t length = 0; length <= written.text.size(); ++length) {
            const Result<Journal> journal =
                readJournal(std::string_view(written.text).substr(0, length));
            if (length < written.ends.front()) {
                QVERIFY(!journal);
                continue;
            }
            while (whole + 1 < written.ends.size() && written.ends[whole + 1] <= length) {
                ++whole;
            }
            QVERIFY(journal.hasValue());
            QCOMPARE(journal->moves, whole);
            QVERIFY(journal->board.game == written.states[whole]);
            QCOMPARE(journal->isTorn, length != written.ends[whole]);
        }
    }

    /// After a changed byte, either the journal ends before its entry, or nothing can be read.
    void detectsEveryChange() {
        const Written written(12);
        for (std::size_t place = 0; place < written.text.size(); ++place) {
            std::string changed = written.text;
            changed[place] = static_cast<char>(changed[place] ^ 1);
            const Result<Journal> journal = readJournal(changed);
            std::size_t whole = 0;
            while (written.ends[whole] <= place) {
                ++whole; // the entry that contains the byte
            }
            if (whole == 0) {
                QVERIFY(!journal);
            } else {
                QVERIFY(journal.hasValue() && journal->isTorn);
                QVERIFY(journal->board.game == written.states[whole - 1]);
            }
        }
    }

    void movesThatAreNotLegalEndIt() {
        const std::string text = *journalBeginning("", {.game = Game::allOn(pathGraph(3))}) +
                                 *journalEntry(Press{1}) + *journalEntry(Press{3}) +
                                 *journalEntry(Press{0});
        const Result<Journal> journal = readJournal(text);
        QVERIFY(journal.hasValue() && journal->isTorn);
        QCOMPARE(journal->moves, 1U);
    }

    /// A document with such a label could not be read.
    void invalidLabelsEndTheJournal() {
        const std::string beginning = *journalBeginning("", {.game = Game::allOn(pathGraph(3))}) +
                                      *journalEntry(Label{0, "é"});
        for (const std::string& label : {std::string("a\0b", 3), std::string("\xf6\x8d\x9a\x91")}) {
            const Result<Journal> journal = readJournal(beginning + *journalEntry(Label{1, label}));
            QVERIFY(journal.hasValue() && journal->isTorn);
            QCOMPARE(journal->moves, 1U);
        }
    }

    void someMovesNeedABeginning() {
        QVERIFY(!journalEntry(Replace{Game()}).has_value());
        QVERIFY(!journalEntry(InsertVertices{}).has_value());
    }

    void hostileLengthsAreRefused() {
        const std::string heading = "lightsout-journal 1\n";
        for (const char* entry :
             {"", "0", "0123456789abcdef", "0123456789abcdef ", "0123456789abcdef 5",
              "0123456789abcdef 18446744073709551615 x\n", "0123456789abcdef -1 x\n",
              "0123456789abcdef 99999999999999999999 x\n", "zzzzzzzzzzzzzzzz 1 x\n"}) {
            QVERIFY2(!readJournal(heading + entry), entry);
        }
        QVERIFY(!readJournal("lightsout-journal 2\n"));
    }
};

LIGHTSOUT_TEST(JournalTest)
#include "JournalTest.moc"
