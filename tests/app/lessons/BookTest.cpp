// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/Card.h"
#include "lesson/Quantities.h"
#include "lessons/BookDialog.h"
#include "lessons/LessonMenu.h"
#include "support/Random.h"
#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QLineEdit>
#include <QScopeGuard>
#include <QSettings>
#include <QTreeWidget>

#include <cmath>
#include <set>

using namespace lightsout;

namespace {

std::vector<ShelvedLesson> books() {
    const LessonShelf shelf(lessonVocabulary());
    std::vector<ShelvedLesson> found;
    for (const ShelvedLesson& lesson : shelf.lessons()) {
        if (lesson.isBook()) {
            found.push_back(lesson);
        }
    }
    return found;
}

/// Reads tests/data/book-rows.txt: the names of the entries for each row of the documents.
std::vector<QStringList> entriesOfRows() {
    QFile file(QStringLiteral(LIGHTSOUT_SOURCE_DIR "/tests/data/book-rows.txt"));
    std::vector<QStringList> rows;
    if (file.open(QIODevice::ReadOnly)) {
        for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
            const QStringList parts = line.split(QStringLiteral(": "));
            if (!line.startsWith(QLatin1Char('#')) && parts.size() == 2 &&
                parts[0].toUInt() == rows.size() + 1) {
                rows.push_back(parts[1].split(QLatin1Char(' ')));
            }
        }
    }
    return rows;
}

constexpr auto* ownBook = R"(---
title: My book
book: by me
---

## Figure 1

A caption

```step
board grid:2x3
page kernel card=solutions
```
)";

} // namespace

/// Tests the lists of places for books.
class BookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() {
        QSettings().clear();
        QDir(LessonShelf::ownFolder()).removeRecursively();
    }
    void cleanupTestCase() { QDir(LessonShelf::ownFolder()).removeRecursively(); }

    void everyDocumentHasAllItsEntries() {
        std::vector<std::size_t> counts;
        std::set<std::string> names;
        for (const ShelvedLesson& book : books()) {
            counts.push_back(book.lesson()->steps.size());
            for (const Step& step : book.lesson()->steps) {
                QVERIFY2(step.setsBoard && step.page && !step.text.empty() && !step.ask,
                         proseText(step.title).c_str());
                QVERIFY2(names.insert(step.name).second, step.name.c_str());
            }
        }
        QCOMPARE(counts, (std::vector<std::size_t>{38, 23, 64, 47, 24, 12}));
    }

    /// Each of the 76 rows of the documents has an entry.
    void everyRowHasAnEntry() {
        std::set<QString> names;
        for (const ShelvedLesson& book : books()) {
            for (const Step& step : book.lesson()->steps) {
                names.insert(QString::fromStdString(step.name));
            }
        }
        const std::vector<QStringList> rows = entriesOfRows();
        QCOMPARE(rows.size(), std::size_t{76});
        for (const QStringList& row : rows) {
            QVERIFY(!row.isEmpty());
            for (const QString& entry : row) {
                QVERIFY2(names.contains(entry), qPrintable(entry));
            }
        }
    }

    /// Rows drawn at random are two clicks away from the start page.
    void aRowIsTwoClicksFromTheStartPage_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("French") << QStringLiteral("fr");
        QTest::newRow("Hebrew") << QStringLiteral("he");
    }
    void aRowIsTwoClicksFromTheStartPage() {
        QFETCH(const QString, language);
        const std::vector<QStringList> rows = entriesOfRows();
        Random random(language == QStringLiteral("fr") ? 62 : 63);
        for (int drawn = 0; drawn < 10; ++drawn) {
            const std::uint64_t row = random.below(rows.size());
            const QStringList& entries = rows[row];
            const QString entry = entries[static_cast<qsizetype>(
                random.below(static_cast<std::uint64_t>(entries.size())))];
            const LessonWindow program(Game::allOn(Lattice{.rows = 5, .cols = 5}), language);
            program.action("startPage")->trigger();
            whenDialogOpens<BookDialog>([&](BookDialog& dialog) {
                auto* list = dialog.findChild<QTreeWidget*>();
                const std::vector<ShelvedLesson> all = books();
                for (QTreeWidgetItemIterator item(list); *item != nullptr; ++item) {
                    const QTreeWidgetItem* book = (*item)->parent();
                    if (book == nullptr) {
                        continue;
                    }
                    const auto place =
                        list->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(book));
                    const auto& steps = all[static_cast<std::size_t>(place)].lesson()->steps;
                    const auto step = static_cast<std::size_t>(book->indexOfChild(*item));
                    if (QString::fromStdString(steps[step].name) == entry) {
                        list->scrollToItem(*item);
                        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                                          list->visualItemRect(*item).center());
                        return;
                    }
                }
            });
            WidgetDriver(*program.window).click("openBooks");
            QVERIFY2(program.session().isOpen(), qPrintable(entry));
            const Step& step = program.session().step();
            QCOMPARE(QString::fromStdString(step.name), entry);
            QCOMPARE(program.game(), step.game);
            const Page& page = program.window->tabs().current();
            QVERIFY(page.isVisible());
            QCOMPARE(page.id().toStdString(), step.page->page);
            QCOMPARE(page.mode().toStdString(), step.page->mode);
            qInfo("row %d: entry %s, 2 clicks", static_cast<int>(row + 1), qPrintable(entry));
        }
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    void everyNumberIsRight() {
        std::size_t numbers = 0;
        Progress progress;
        for (const ShelvedLesson& book : books()) {
            for (const Step& step : book.lesson()->steps) {
                Quantities quantities(step.game);
                for (const Check& check : step.checks) {
                    const auto number = quantities.valueOf(check.number, progress);
                    const auto value = quantities.valueOf(check.value, progress);
                    constexpr double rounding = 1e-12;
                    QVERIFY2(number && value && std::abs(*number - *value) < rounding,
                             qPrintable(book.name + QStringLiteral(": ") +
                                        QString::fromStdString(proseText(step.title) + ", " +
                                                               expressionText(check.number))));
                    ++numbers;
                }
            }
        }
        QVERIFY(numbers > 200);
    }

    void everyEntryOpens() {
        const LessonWindow program;
        const Game own = program.game();
        for (const ShelvedLesson& book : books()) {
            for (std::size_t i = 0; i < book.lesson()->steps.size(); ++i) {
                const Step& step = book.lesson()->steps[i];
                const std::string name = proseText(step.title);
                program.dock->openLesson(book.name, i);
                QVERIFY2(program.game() == step.game, name.c_str());
                const Page& page = program.window->tabs().current();
                QCOMPARE(page.id().toStdString(), step.page->page);
                QCOMPARE(page.mode().toStdString(), step.page->mode);
                const QString card = QString::fromStdString(step.page->card);
                QVERIFY2(card.isEmpty() ||
                             page.findChild<Card*>(card + QStringLiteral("Card")) != nullptr,
                         name.c_str());
                const auto solution = step.page->values.find("solution");
                QCOMPARE(program.workbench.guide.isSolutionWanted(),
                         solution != step.page->values.end() && solution->second == "shown");
            }
        }
        program.session().close();
        QCOMPARE(program.game(), own);
    }

    void valuesOfAPlaceAreSet() {
        const LessonWindow program;
        writeOwn(QStringLiteral("values.md"),
                 "---\ntitle: Values\nbook: Test\n---\n\n## Entry\n\nCaption\n\n```step\n"
                 "board grid:2x2\nlights 1100\npressed 2 3\n"
                 "page random states length=3 presses=25\n```\n");
        LessonShelf shelf(lessonVocabulary());
        QVERIFY(shelf.find(QStringLiteral("values")) != nullptr);
        QTRY_VERIFY(!program.action("fromYourBook")->text().isEmpty());
        program.dock->openFile(LessonShelf::ownFolder() + QStringLiteral("/values.md"));
        QCOMPARE(program.game().pressCount(), std::uint64_t{2});
        const QJsonObject state = program.window->tabs().current().state();
        QCOMPARE(state.value(QStringLiteral("presses")).toInt(), 25);
        QCOMPARE(state.value(QStringLiteral("states"))
                     .toObject()
                     .value(QStringLiteral("length"))
                     .toInt(),
                 3);
        program.session().close();
    }

    void aClickOpensAnEntry() {
        const LessonWindow program;
        whenDialogOpens<BookDialog>([](BookDialog& dialog) {
            auto* entries = dialog.findChild<QTreeWidget*>();
            dialog.findChild<QLineEdit*>()->setText(QStringLiteral("figure 14.4"));
            QTreeWidgetItem* textbook = entries->topLevelItem(1);
            QVERIFY(entries->topLevelItem(0)->isHidden());
            for (int i = 0; i < textbook->childCount(); ++i) {
                if (!textbook->child(i)->isHidden()) {
                    const QRect row = entries->visualItemRect(textbook->child(i));
                    QTest::mouseClick(entries->viewport(), Qt::LeftButton, {}, row.center());
                    return;
                }
            }
        });
        program.action("fromYourBook")->trigger();
        QVERIFY(program.session().isOpen());
        QCOMPARE(proseText(program.session().step().title), std::string("Figure 14.4"));
        QVERIFY(program.workbench.guide.isSolutionWanted());
        QCOMPARE(program.session().placeText(), QStringLiteral("6 of 23"));
    }

    void aTeacherWritesAList() {
        writeOwn(QStringLiteral("mine.md"), ownBook);
        const LessonWindow program;
        for (const QAction* lesson : program.window->findChild<LessonMenu*>()->lessons()) {
            QVERIFY(!lesson->objectName().contains(QStringLiteral("mine")));
        }
        whenDialogOpens<BookDialog>([](BookDialog& dialog) {
            const auto* entries = dialog.findChild<QTreeWidget*>();
            const QTreeWidgetItem* last = entries->topLevelItem(entries->topLevelItemCount() - 1);
            QCOMPARE(last->text(0), QStringLiteral("My book"));
            QCOMPARE(last->child(0)->text(1), QStringLiteral("A caption"));
            dialog.reject();
        });
        program.action("fromYourBook")->trigger();
        const std::string text(ownBook);
        const auto errorIn = [&](const std::string& from, const std::string& to) {
            std::string wrong = text;
            const auto read =
                readLesson(wrong.replace(wrong.find(from), from.size(), to), lessonVocabulary());
            const auto* error = std::get_if<LessonError>(&read);
            return error == nullptr ? LessonError() : *error;
        };
        const LessonError card = errorIn("card=solutions", "card=solution");
        QCOMPARE(card.position.line, std::size_t{12});
        QCOMPARE(card.expected, Expected::card);
        const LessonError value = errorIn("card=solutions", "method=gauss");
        QCOMPARE(value.position.line, std::size_t{12});
        QCOMPARE(value.expected, Expected::value);
        QCOMPARE(value.names, (std::vector<std::string>{"counts", "basis", "solution"}));
    }
};

LIGHTSOUT_TEST(BookTest)
#include "BookTest.moc"
