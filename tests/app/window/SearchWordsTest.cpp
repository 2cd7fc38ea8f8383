// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "page/Page.h"
#include "window/CommandPalette.h"
#include "window/PageTabs.h"

#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

using namespace lightsout;

namespace {

using Kind = SearchEntry::Kind;

struct Row {
    QStringList targets; ///< any of these beginnings of a target
    QStringList words;
};

/// Reads tests/data/search-words.txt. `language` counts the columns of words from 0.
std::vector<Row> rowsFor(int language) {
    QFile file(QStringLiteral(LIGHTSOUT_SOURCE_DIR "/tests/data/search-words.txt"));
    std::vector<Row> rows;
    if (!file.open(QIODevice::ReadOnly)) {
        return rows;
    }
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        const QStringList columns = line.split(QLatin1Char('|'));
        if (columns.size() == 4) {
            Row row{.targets = columns[0].split(QLatin1Char(',')),
                    .words = columns[language + 1].split(QChar(0xB7))};
            for (QString& text : row.targets) {
                text = text.trimmed();
            }
            for (QString& text : row.words) {
                text = text.trimmed();
            }
            rows.push_back(row);
        }
    }
    return rows;
}

/// Returns whether an entry leads to where one of the targets says.
bool leadsTo(const SearchEntry& entry, const Row& row) {
    for (const QString& target : row.targets) {
        if (entry.target == target || entry.target.startsWith(target + QLatin1Char(' ')) ||
            (target.endsWith(QLatin1Char('=')) && entry.target.startsWith(target)) ||
            (target.startsWith(QStringLiteral("lesson=")) && entry.target.startsWith(target))) {
            return true;
        }
    }
    if (row.targets.contains(QStringLiteral("board"))) {
        return entry.kind == Kind::board;
    }
    return row.targets.contains(QStringLiteral("command=")) && entry.kind == Kind::command;
}

} // namespace

/// Tests that people find things under the words that they know.
class SearchWordsTest : public QObject {
    Q_OBJECT

private:
    struct Program {
        explicit Program(const QString& language) {
            const Appearance appearance{.language = language};
            appearance.apply(*qApp);
            window = std::make_unique<MainWindow>(workbench, appearance);
            window->setAttribute(Qt::WA_DeleteOnClose, false);
        }

        Workbench workbench{Game::allOn(Lattice{.rows = 3, .cols = 3})};
        std::unique_ptr<MainWindow> window;
    };

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void cleanup() { Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    void everyWordIsFound_data() {
        QTest::addColumn<int>("column");
        QTest::newRow("en") << 0;
        QTest::newRow("fr") << 1;
        QTest::newRow("he") << 2;
    }
    void everyWordIsFound() {
        QFETCH(const int, column);
        const Program program(QString::fromLatin1(QTest::currentDataTag()));
        const Search search(program.window->search().entries());
        QStringList missing;
        // English words are found in every language.
        for (const int language : QSet<int>{0, column}) {
            const std::vector<Row> rows = rowsFor(language);
            QVERIFY(rows.size() > 20);
            for (const Row& row : rows) {
                for (const QString& word : row.words) {
                    std::vector<std::size_t> found = search.matching(word);
                    found.resize(std::min<std::size_t>(found.size(), 3));
                    if (std::ranges::none_of(found, [&](std::size_t index) {
                            return leadsTo(search.entries()[index], row);
                        })) {
                        missing << word + QStringLiteral(" (%1)").arg(row.targets.front());
                    }
                }
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral("; "))));
    }

    void placesAreShown() {
        const Program program(QStringLiteral("en"));
        const auto choose = [&](const char* target) {
            const auto entries = program.window->search().entries();
            const auto found =
                std::ranges::find(entries, QLatin1String(target), &SearchEntry::target);
            QVERIFY2(found != entries.end(), target);
            found->run();
        };
        choose("page=tilings mode=map");
        QCOMPARE(program.window->tabs().current().id(), QStringLiteral("tilings"));
        QCOMPARE(program.window->tabs().current().mode(), QStringLiteral("map"));
        choose("board=grid:5x5");
        QVERIFY(program.workbench.document.game() == Game::allOn(Lattice{.rows = 5, .cols = 5}));
        QCOMPARE(program.window->tabs().current().id(), QStringLiteral("tilings"));
    }

    /// The words of the documents are in the window, in the manual and in the lessons.
    void everyWordOfTheDocumentsIsUsed_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("word"); // as a regular expression
        const auto add = [](const char* language, const char* word) {
            QTest::newRow(word) << QString::fromUtf8(language) << QString::fromUtf8(word);
        };
        add("en", "scalar product");
        add("en", "optimal solution");
        add("fr", "matrice de transition");
        add("fr", "produit scalaire");
        add("fr", "parties? gagnantes?");
        add("fr", "configurations? neutres?");
        add("he", "פתרון אופטימלי");
        add("he", "וקטור ה?שינוי");
        add("he", "מכפלה ה?סקלרית");
        add("he", "פוליאומינו");
    }
    void everyWordOfTheDocumentsIsUsed() {
        QFETCH(const QString, language);
        QFETCH(const QString, word);
        const QString root = QStringLiteral(LIGHTSOUT_SOURCE_DIR);
        const QRegularExpression pattern(word, QRegularExpression::CaseInsensitiveOption);
        const auto isIn = [&](const QString& folder, const QString& file) {
            QDirIterator files(root + folder, {file}, QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile text(files.next());
                if (text.open(QIODevice::ReadOnly)) {
                    // Lines may be broken between words.
                    if (QString::fromUtf8(text.readAll()).simplified().contains(pattern)) {
                        return true;
                    }
                }
            }
            return false;
        };
        QVERIFY(isIn(QStringLiteral("/translations"), "lightsout_" + language + ".ts") ||
                (language == QStringLiteral("en") && isIn(QStringLiteral("/app"), "*.cpp")));
        QVERIFY(isIn(QStringLiteral("/resources/manual/") + language, QStringLiteral("*.md")));
        QVERIFY(isIn(QStringLiteral("/resources/lessons"), language + ".md"));
    }

    void everyTargetOfTheWordsExists() {
        const Program program(QStringLiteral("en"));
        QSet<QString> targets;
        for (const SearchEntry& entry : program.window->search().entries()) {
            targets << entry.target;
        }
        for (const char* menu : {"command=exportPicture", "command=copyAs"}) {
            targets << QLatin1String(menu); // their words apply to the commands in them
        }
        const QHash<QString, QStringList> words = searchWords();
        for (const QString& target : words.keys()) {
            QVERIFY2(targets.contains(target), qPrintable(target));
        }
    }

    void aHitShowsTheCard() {
        const Program program(QStringLiteral("en"));
        program.window->show();
        for (const SearchEntry& entry : program.window->search().entries()) {
            if (entry.target == QStringLiteral("page=elimination mode=outcome card=determinant")) {
                entry.run();
            }
        }
        const Page& page = program.window->tabs().current();
        QCOMPARE(page.id(), QStringLiteral("elimination"));
        QCOMPARE(page.mode(), QStringLiteral("outcome"));
        const auto* card = page.findChild<QWidget*>(QStringLiteral("determinantCard"));
        QVERIFY(card->isVisible());
        QVERIFY(card->findChild<QWidget*>(QStringLiteral("flash")) != nullptr);
    }

    void sizesAndCodesAreBoards() {
        const Program program(QStringLiteral("en"));
        const auto made = program.window->search().made(QStringLiteral("7x9 torus"));
        QCOMPARE(made.size(), std::size_t{1});
        made[0].run();
        const Lattice* board = program.workbench.document.game().rule().lattice();
        QVERIFY(board != nullptr && board->rows == 7 && board->cols == 9);
        QCOMPARE(board->topology, Topology::torus);
        QVERIFY(program.window->search().made(QStringLiteral("seven")).empty());
        QVERIFY(program.window->search().made(QStringLiteral("0x5")).empty());
    }
};

LIGHTSOUT_TEST(SearchWordsTest)
#include "SearchWordsTest.moc"
