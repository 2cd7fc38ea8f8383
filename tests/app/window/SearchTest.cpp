// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Search.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

std::vector<SearchEntry>
entriesNamed(std::initializer_list<std::pair<const char*, const char*>> names) {
    std::vector<SearchEntry> entries;
    for (const auto& [name, place] : names) {
        entries.push_back({.name = QString::fromUtf8(name), .place = QString::fromUtf8(place)});
    }
    return entries;
}

std::size_t count(const char* name, const char* typed) {
    return Search(entriesNamed({{name, ""}})).matching(QString::fromUtf8(typed)).size();
}

} // namespace

class SearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyWordHasToOccurInAnyOrder() {
        const auto commands =
            entriesNamed({{"Undo press", "Edit"}, {"Undo", "Draw"}, {"Paste", "Edit"}});
        QCOMPARE(Search(commands).matching(QStringLiteral("edit undo")),
                 std::vector<std::size_t>({0}));
        QCOMPARE(Search(commands).matching(QStringLiteral("undo")),
                 std::vector<std::size_t>({1, 0}));
        QVERIFY(Search(commands).matching(QStringLiteral("undo nothing")).empty());
    }

    void nothingTypedShowsAll() {
        const auto commands = entriesNamed({{"A", ""}, {"B", ""}});
        QCOMPARE(Search(commands).matching(QStringLiteral("  ")), std::vector<std::size_t>({0, 1}));
        QVERIFY(Search({}).matching(QString()).empty());
    }

    void caseAndAccentsDoNotMatter() {
        const auto commands =
            entriesNamed({{"Récents", "Fichier"}, {"Ruban de Möbius", "Surfaces"}});
        QCOMPARE(Search(commands).matching(QStringLiteral("RECENTS")),
                 std::vector<std::size_t>({0}));
        QCOMPARE(Search(commands).matching(QStringLiteral("mobius")),
                 std::vector<std::size_t>({1}));
        QCOMPARE(Search(commands).matching(QStringLiteral("möbius")),
                 std::vector<std::size_t>({1}));
    }

    void namesThatBeginWithItComeFirst() {
        const auto commands =
            entriesNamed({{"Random graph", ""}, {"New graph", ""}, {"Graph", ""}});
        QCOMPARE(Search(commands).matching(QStringLiteral("gra")),
                 std::vector<std::size_t>({2, 0, 1}));
    }

    void namesWithAWordThatBeginsWithItComeNext() {
        const auto commands =
            entriesNamed({{"Paragraph", ""}, {"3. Élimination", ""}, {"L’élimination", ""}});
        QCOMPARE(Search(commands).matching(QStringLiteral("elim")),
                 std::vector<std::size_t>({1, 2}));
        const auto graphs = entriesNamed({{"Paragraph", ""}, {"(graph)", ""}, {"New graph", ""}});
        QCOMPARE(Search(graphs).matching(QStringLiteral("graph")),
                 std::vector<std::size_t>({1, 2, 0}));
    }

    void formsOfWordsDoNotMatter() {
        QCOMPARE(count("Eigenvalues", "eigenvalue"), std::size_t{1});
        QCOMPARE(count("Matrice d’adjacence", "matrices d'adjacence"), std::size_t{1});
        QCOMPARE(count("Light-chasing", "light chasing"), std::size_t{1});
        for (const char* typed : {"מטריצה", "המטריצה", "במטריצות", "מטריצת"}) {
            QCOMPARE(count("מטריצה", typed), std::size_t{1});
        }
        QCOMPARE(count("סימן", "סימנ"), std::size_t{1}); // the final form of a letter
    }

    void oneWrongLetterIsForgiven() {
        for (const char* typed : {"determnant", "determinannt", "deterninant", "detreminant"}) {
            QCOMPARE(count("Determinant", typed), std::size_t{1});
        }
        QCOMPARE(count("Determinant", "detrmnant"), std::size_t{0});
        QCOMPARE(count("Undo", "unde"), std::size_t{1});
        QCOMPARE(count("Red", "rad"), std::size_t{0}); // too short
        const auto both = entriesNamed({{"Chart", ""}, {"Charm", ""}});
        QCOMPARE(Search(both).matching(QStringLiteral("charm")), std::vector<std::size_t>({1, 0}));
    }

    void otherWordsAreFound() {
        std::vector<SearchEntry> entries =
            entriesNamed({{"Step by step", ""}, {"Gaussian law", ""}});
        entries[0].words = {QStringLiteral("Gauss"), QStringLiteral("row reduction")};
        QCOMPARE(Search(entries).matching(QStringLiteral("gauss")),
                 std::vector<std::size_t>({0, 1}));
        QCOMPARE(Search(entries).matching(QStringLiteral("reduction")),
                 std::vector<std::size_t>({0}));
    }

    void kindsDecideBetweenEqualMatches() {
        std::vector<SearchEntry> entries = entriesNamed({{"Kernel", ""}, {"Kernel", ""}});
        entries[0].kind = SearchEntry::Kind::step;
        entries[1].kind = SearchEntry::Kind::page;
        QCOMPARE(Search(entries).matching(QStringLiteral("kernel")),
                 std::vector<std::size_t>({1, 0}));
    }

    void nothingThatDiscardsIsAmongTheFirstThree() {
        std::vector<SearchEntry> entries = entriesNamed(
            {{"Clear a", ""}, {"Clear b", ""}, {"Clear c", ""}, {"Clear d", ""}, {"Clear", ""}});
        entries[0].isRisky = true;
        entries[4].isRisky = true;
        QCOMPARE(Search(entries).matching(QStringLiteral("cle")),
                 std::vector<std::size_t>({1, 2, 3, 0, 4}));
        QCOMPARE(Search(entries).matching(QStringLiteral("clear")).front(), std::size_t{4});
    }

    void everyLanguageHasTheEnglishWords() {
        const auto words = searchWords();
        QVERIFY(words.value(QStringLiteral("page=random mode=chain"))
                    .contains(QStringLiteral("Markov chain")));
    }
};

LIGHTSOUT_TEST(SearchTest)
#include "SearchTest.moc"
