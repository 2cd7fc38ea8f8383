// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/PatternTile.h"
#include "controls/WhyButton.h"
#include "lessons/ProseView.h"
#include "text/SpokenText.h"

#include "tests/support/EveryDialog.h"
#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QRegularExpression>

#include <set>

using namespace lightsout;

namespace {

/// Describes an object of the accessible tree by the classes and names of its widgets.
QString pathOf(const QAccessibleInterface& one) {
    if (one.object() == nullptr) {
        return QStringLiteral("a part of ") +
               (one.parent() != nullptr ? pathOf(*one.parent()) : QString());
    }
    const QObject* parent = one.object()->parent();
    return QLatin1String(one.object()->metaObject()->className()) + QLatin1Char(' ') +
           one.object()->objectName() + QLatin1String(" in ") +
           (parent != nullptr ? QLatin1String(parent->metaObject()->className())
                              : QLatin1String("nothing"));
}

/// Returns what a screen reader reads twice about an object, or an empty text.
QString repetitionIn(const QAccessibleInterface& one) {
    const QString name = one.text(QAccessible::Name);
    const QString description = one.text(QAccessible::Description);
    const QString rest = description.mid(name.size());
    if (!name.isEmpty() && description.startsWith(name) &&
        (rest.isEmpty() || rest.startsWith(QLatin1String(" (")) ||
         rest.startsWith(QLatin1Char('\n')))) {
        return QStringLiteral("read twice");
    }
    for (const auto& [label, relation] : one.relations(QAccessible::Label)) {
        const QString labelled = label->text(QAccessible::Name);
        // The screen reader reads both unless they agree.
        if (one.role() != QAccessible::ComboBox && labelled != name && !labelled.isEmpty() &&
            name.contains(labelled, Qt::CaseInsensitive)) {
            return QStringLiteral("label and name: ") + labelled;
        }
    }
    return {};
}

/// Returns what is wrong with the texts of an object of the accessible tree, or an empty text.
QString faultOf(const QAccessibleInterface& one) {
    static const QRegularExpression isolates(QStringLiteral("[\u2066-\u2069]"));
    const QString name = one.text(QAccessible::Name);
    const QString description = one.text(QAccessible::Description);
    // The name of a combo box is its current item, as Qt reports it.
    const bool isItem = one.role() == QAccessible::ComboBox;
    if ((name.contains(isolates) && !isItem) || description.contains(isolates)) {
        return QStringLiteral("isolates");
    }
    if (QString repeated = repetitionIn(one); !repeated.isEmpty()) {
        return repeated;
    }
    const auto* widget = qobject_cast<const QWidget*>(one.object());
    const bool isReached = widget != nullptr && widget->isVisible() &&
                           (widget->focusPolicy() & Qt::TabFocus) != 0 &&
                           widget->focusProxy() == nullptr;
    if (isReached && name.isEmpty() && one.relations(QAccessible::Label).isEmpty()) {
        return QStringLiteral("no name");
    }
    return {};
}

} // namespace

/// Tests the names and descriptions of everything in the accessible tree, in each language.
class AccessibleTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void textsCanBeSpoken_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "fr", "he"}) {
            QTest::newRow(language) << QString::fromLatin1(language);
        }
    }
    void textsCanBeSpoken() {
        QFETCH(const QString, language);
        Reader reader(boardOf(3), "play", {.language = language});
        reader.workbench.pinned.pin(boardOf(2));
        std::set<QString> faults;
        for (const PageAndMode& shown : pagesAndModes()) {
            showPage(*reader.window, shown);
            settle(reader.workbench, *reader.window);
            for (const QAccessibleInterface* one : reader.all()) {
                const QString fault = faultOf(*one);
                if (!fault.isEmpty()) {
                    faults.insert(QStringLiteral("%1: %2: %3 | %4")
                                      .arg(fault, pathOf(*one), one->text(QAccessible::Name),
                                           one->text(QAccessible::Description)));
                }
            }
        }
        const QStringList all(faults.begin(), faults.end());
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
    }

    void dialogsCanBeSpoken_data() { textsCanBeSpoken_data(); }
    void dialogsCanBeSpoken() {
        QFETCH(const QString, language);
        Reader reader(boardOf(3), "play", {.language = language});
        std::set<QString> faults;
        EveryDialog(*reader.window, reader.workbench, [&](QWidget& dialog, const QString& name) {
            for (const QAccessibleInterface* one :
                 Reader::under(QAccessible::queryAccessibleInterface(&dialog))) {
                if (const QString fault = faultOf(*one); !fault.isEmpty()) {
                    faults.insert(QStringLiteral("%1: %2: %3: %4 | %5")
                                      .arg(name, fault, pathOf(*one), one->text(QAccessible::Name),
                                           one->text(QAccessible::Description)));
                }
            }
        }).open();
        const QStringList all(faults.begin(), faults.end());
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
    }

    /// There are many of these buttons on a page.
    void whyIsSaidInAWord() {
        const Reader reader(boardOf(3), "random");
        const auto buttons = reader.page->findChildren<WhyButton*>();
        QVERIFY(buttons.size() > 3);
        for (WhyButton* button : buttons) {
            const auto* one = QAccessible::queryAccessibleInterface(button);
            QCOMPARE(one->text(QAccessible::Name), QStringLiteral("Why?"));
            QVERIFY(one->text(QAccessible::Description).trimmed().isEmpty());
            QVERIFY(!button->toolTip().isEmpty());
        }
    }

    void patternsAreListsOfCells() {
        const Reader reader(boardOf(5), "kernel");
        const Lattice lattice{.rows = 2, .cols = 3};
        QCOMPARE(spokenPattern(Rule(lattice), *BitVector::fromString("101010")),
                 QStringLiteral("row 1: columns 1, 3; row 2: column 2"));
        QCOMPARE(spokenPattern(Rule(lattice), BitVector(6)), QStringLiteral("0 cells or vertices"));
        const auto tiles = reader.page->findChildren<PatternTile*>();
        QVERIFY(tiles.size() > 2);
        for (const PatternTile* tile : tiles) {
            const QString cells =
                spokenPattern(reader.workbench.document.game().rule(), tile->pattern());
            QVERIFY2(tile->accessibleDescription().endsWith(cells),
                     qPrintable(tile->accessibleDescription()));
        }
    }

    void headingsOfLessonsAreSpoken() {
        ProseView view;
        view.setBlocks({{.kind = Block::Kind::heading, .prose = {{.words = "Ranks"}}},
                        {.prose = {{.words = "The rank is 3."}}}},
                       Rule(), {});
        QCOMPARE(view.words(), QStringLiteral("Ranks, heading\nThe rank is 3."));
    }

    /// On the start page, too, every text can be spoken.
    void startPageIsNotReadTwice() {
        Reader reader(boardOf(3));
        reader.window->greet();
        QStringList faults;
        for (const QAccessibleInterface* one : reader.all()) {
            if (!faultOf(*one).isEmpty()) {
                faults << faultOf(*one) + QLatin1String(": ") + pathOf(*one);
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
};

LIGHTSOUT_TEST(AccessibleTextsTest)
#include "AccessibleTextsTest.moc"
