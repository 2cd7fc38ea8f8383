// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "controls/Card.h"
#include "controls/WhyButton.h"
#include "manual/ManualWindow.h"
#include "text/Glossary.h"
#include "window/StatusBar.h"

#include "tests/support/Pages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QLabel>
#include <QTextBlock>
#include <QTextBrowser>

using namespace lightsout;

/// Tests the links from the window to the manual.
class ManualLinksTest : public QObject {
    Q_OBJECT

private:
    struct Program {
        explicit Program(const QString& language) {
            const Appearance appearance{.language = language};
            appearance.apply(*qApp);
            workbench.pinned.pin(Game::allOn(Lattice{.rows = 4, .cols = 4}));
            window = std::make_unique<MainWindow>(workbench, appearance);
            window->setAttribute(Qt::WA_DeleteOnClose, false);
            window->show();
            settle(workbench, *window);
        }
        /// Returns the first text that is visible in the manual.
        QString shownSection() const {
            const auto* manual = window->findChild<ManualWindow*>();
            return manual == nullptr
                       ? QString()
                       : manual->findChild<QTextBrowser*>()->textCursor().block().text();
        }

        Workbench workbench{Game::allOn(Lattice{.rows = 3, .cols = 3})};
        std::unique_ptr<MainWindow> window;
    };

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void cleanup() { Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    void everyQuestionMarkLeadsToItsParagraph() {
        const Program program(QStringLiteral("en"));
        const Manual manual(QStringLiteral("en"));
        std::set<QString> pages;
        for (const PageAndMode& shown : pagesAndModes()) {
            showPage(*program.window, shown);
            settle(program.workbench, *program.window);
        }
        const auto all = program.window->findChildren<WhyButton*>();
        QVERIFY(all.size() >= 12);
        for (WhyButton* why : all) {
            const auto place = manual.target(0, why->place());
            QVERIFY2(place && place->section, qPrintable(why->place()));
            why->click();
            QCOMPARE(program.shownSection(),
                     manual.chapters()[place->chapter].sections[*place->section]);
            pages.insert(manual.chapters()[place->chapter].name);
        }
        QVERIFY(pages.size() >= 6);
        // Every section with theorems can be reached from the cards that use them.
        const auto theorems = manual.target(0, QStringLiteral("mathematics.md"));
        const QStringList& sections = manual.chapters()[theorems->chapter].sections;
        for (qsizetype section = 0; section + 1 < sections.size(); ++section) { // not references
            QVERIFY2(std::ranges::any_of(all,
                                         [&](const WhyButton* why) {
                                             const auto place = manual.target(0, why->place());
                                             return place->chapter == theorems->chapter &&
                                                    place->section == section;
                                         }),
                     qPrintable(sections[section]));
        }
    }

    /// Every theorem has a proof, or a reference to one, in every language.
    void everyTheoremHasItsProof() {
        const std::tuple<QString, QString, QString> words[] = {
            {QStringLiteral("en"), QStringLiteral("Theorem"), QStringLiteral("Proof")},
            {QStringLiteral("fr"), QStringLiteral("Théorème"), QStringLiteral("Démonstration")},
            {QStringLiteral("he"), QStringLiteral("משפט"), QStringLiteral("הוכחה")},
        };
        for (const auto& [language, theorem, proof] : words) {
            QFile file(QStringLiteral(":/manual/%1/mathematics.md").arg(language));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            const auto theorems = text.count(QLatin1Char('*') + theorem);
            QVERIFY2(theorems >= 17, qPrintable(language));
            QCOMPARE(text.count(QLatin1Char('*') + proof), theorems);
        }
    }

    /// Cards that state facts have a question mark. The cards in this list have controls, a game or
    /// a legend.
    void everyCardOfAPageHasAQuestionMark() {
        const Program program(QStringLiteral("en"));
        const QStringList without{
            QStringLiteral("StatusCard"), // is above BoardCard, which explains why
            QStringLiteral("DrawingCard"), QStringLiteral("SelectionCard"),
            QStringLiteral("LayoutCard"),  QStringLiteral("PatternCard"),
            QStringLiteral("LiveCard"),    QStringLiteral("LegendCard"),
            QStringLiteral("Card"), // plain cards contain a legend, a form or a list
        };
        std::set<QString> seen;
        QStringList lacking;
        for (const PageAndMode& shown : pagesAndModes()) {
            showPage(*program.window, shown);
            settle(program.workbench, *program.window);
            for (const auto* card : program.window->findChildren<Card*>()) {
                const QString name =
                    QString::fromLatin1(card->metaObject()->className()).section("::", -1);
                if (!card->isVisible() || without.contains(name)) {
                    continue;
                }
                seen.insert(name);
                if (card->findChildren<WhyButton*>().isEmpty()) {
                    lacking << QStringLiteral("%1 (%2)").arg(name, shown.text());
                }
            }
        }
        QVERIFY2(lacking.isEmpty(), qPrintable(lacking.join(QLatin1Char('\n'))));
        QVERIFY(seen.size() > 20);
    }

    void questionMarksFollowTheirTexts_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("left to right") << QStringLiteral("en");
        QTest::newRow("right to left") << QStringLiteral("he");
    }
    void questionMarksFollowTheirTexts() {
        QFETCH(const QString, language);
        const Program program(language);
        showPage(*program.window, {"kernel"});
        settle(program.workbench, *program.window);
        int seen = 0;
        for (const auto* why : program.window->findChildren<WhyButton*>()) {
            if (!why->isVisible()) {
                continue;
            }
            ++seen;
            QVERIFY(why->parentWidget()->rect().contains(why->geometry()));
            QCOMPARE(why->x() < why->parentWidget()->width() / 2, language == QStringLiteral("he"));
        }
        QVERIFY(seen > 1);
    }

    void theManualAnswersInTheLanguageOfTheWindow() {
        const Program program(QStringLiteral("fr"));
        auto* why = program.window->findChild<WhyButton*>();
        const auto place = Manual(QStringLiteral("en")).target(0, why->place());
        why->click();
        const Manual french(QStringLiteral("fr"));
        QCOMPARE(program.shownSection(),
                 french.chapters()[place->chapter].sections[*place->section]);
    }

    void factsOfTheStatusLineAreLookedUp() {
        const Program program(QStringLiteral("en"));
        auto* facts = program.window->findChild<StatusFacts*>();
        const auto labels = facts->findChildren<QLabel*>();
        const auto rank = std::ranges::find(labels, termName(Term::rank), &QLabel::text);
        QVERIFY(rank != labels.end());
        const QPoint centre = (*rank)->mapTo(facts, (*rank)->rect().center());
        QTest::mouseClick(facts, Qt::LeftButton, Qt::NoModifier, centre);
        QCOMPARE(program.shownSection(), termName(Term::rank));
    }
};

LIGHTSOUT_TEST(ManualLinksTest)
#include "ManualLinksTest.moc"
