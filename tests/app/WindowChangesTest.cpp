// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "theme/Theme.h"

#include "tests/support/Length.h"
#include "tests/support/Pages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QProgressBar>
#include <QSettings>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <vector>

using namespace lightsout;

namespace {

/// Number of pixels that may have such a colour by chance: edges of text and of white pieces are
/// mixtures of two colours.
constexpr std::ptrdiff_t fewPixels = 100;

/// A window with a given page in front, in a given mode.
struct PageOfProgram {
    PageOfProgram(const Appearance& appearance, const PageAndMode& wanted)
        : workbench(Game::allOn(Lattice{.rows = 4, .cols = 4})) {
        appearance.apply(*qApp);
        workbench.pinned.pin(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->setFixedSize(1280, 800);
        window->show();
        showPage(*window, {wanted.page, wanted.mode});
        settle();
        page = showPage(*window, wanted);
        settle();
        workbench.selection.setVertex(5);
    }

    void settle() const {
        QTRY_VERIFY_WITH_TIMEOUT(!workbench.analysis.isWorking(), 20'000);
        const auto jobs = window->findChildren<Job*>();
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::none_of(jobs, &Job::isRunning), 20'000);
        // Progress bars disappear a moment later.
        const auto bars = window->findChildren<QProgressBar*>();
        QTRY_VERIFY(std::ranges::none_of(bars, &QWidget::isVisible));
        settleLayout();
    }

    /// Returns all texts of the page in front and of the frame, including their menus and tooltips,
    /// by widget.
    QStringList texts() const {
        QStringList all;
        const auto note = [&all](const QObject* owner, const QStringList& said) {
            const QString text = said.join(QStringLiteral(" | "));
            QString end = text;
            while (end.endsWith(QLatin1Char('.')) || end.endsWith(QChar(0x2069))) {
                end.chop(1);
            }
            if (end.endsWith(QLatin1String("ms")) || end.endsWith(QStringLiteral("מ״ש"))) {
                return; // times are measured, so they always differ
            }
            if (!std::ranges::all_of(said, &QString::isEmpty)) {
                all << QLatin1String(owner->metaObject()->className()) + QStringLiteral(": ") +
                           text;
            }
        };
        const PageTabs* tabs = &window->tabs();
        for (const auto* widget : window->findChildren<QWidget*>()) {
            // A menu without a title is Qt's own menu for entries that do not fit.
            const auto* asMenu = qobject_cast<const QMenu*>(widget);
            const bool isSeen =
                asMenu != nullptr ? !asMenu->title().isEmpty() : widget->isVisibleTo(window.get());
            if (!isSeen || isOnOtherPage(*tabs, *widget)) {
                continue;
            }
            QStringList said{widget->toolTip(), widget->accessibleName(),
                             widget->accessibleDescription()};
            if (const auto* label = qobject_cast<const QLabel*>(widget)) {
                said << label->text();
            } else if (const auto* one = qobject_cast<const QAbstractButton*>(widget)) {
                said << one->text();
            } else if (const auto* field = qobject_cast<const QLineEdit*>(widget)) {
                said << field->placeholderText();
            } else if (const auto* choice = qobject_cast<const QComboBox*>(widget)) {
                for (int i = 0; i < choice->count(); ++i) {
                    said << choice->itemText(i);
                }
            } else if (const auto* menu = qobject_cast<const QMenu*>(widget)) {
                said << menu->title();
            } else if (widget == tabs) {
                for (int i = 0; i < tabs->count(); ++i) {
                    said << tabs->tabText(i);
                }
            }
            note(widget, said);
            for (const QAction* action : widget->actions()) {
                note(action, {action->text(), action->toolTip()});
            }
        }
        all << window->windowTitle();
        all.sort();
        return all;
    }

    bool isOnOtherPage(const QTabWidget& tabs, const QWidget& widget) const {
        // The page is an ancestor of menus, too.
        for (const QObject* part = &widget; part != nullptr; part = part->parent()) {
            const auto* asWidget = qobject_cast<const QWidget*>(part);
            if (part != page && asWidget != nullptr &&
                tabs.indexOf(const_cast<QWidget*>(asWidget)) >= 0) {
                return true;
            }
        }
        return false;
    }

    /// Returns a picture of the window.
    QImage picture() const { return window->grab().toImage(); }

    Workbench workbench;
    std::unique_ptr<MainWindow> window;
    QWidget* page = nullptr;
};

QStringList missingFrom(const QStringList& all, QStringList others) {
    QStringList missing;
    for (const QString& text : all) {
        if (!others.removeOne(text)) {
            missing << text;
        }
    }
    return missing;
}

} // namespace

/// Tests that the window is kept when its language, theme or text size changes. Its texts must be
/// those of a new window, and no colour of the previous theme may remain.
class WindowChangesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }
    void cleanup() { Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    /// Uses the same window for all changes, because creating one takes longer than all checks.
    void changesApplyEverywhere_data() { pages(); }
    void changesApplyEverywhere() {
        QFETCH(const PageAndMode, shown);
        Appearance french = english();
        french.language = QStringLiteral("fr");
        Appearance hebrew = english();
        hebrew.language = QStringLiteral("he");
        const QStringList inFrench = PageOfProgram(french, shown).texts();
        const QStringList inHebrew = PageOfProgram(hebrew, shown).texts();
        const PageOfProgram kept(english(), shown);
        themeIsTakenOn(kept);
        textGrowsInPlace(kept);
        languageIsTakenOn(kept, french, inFrench);
        languageIsTakenOn(kept, hebrew, inHebrew);
    }

    /// The state of every page is kept when the language, the theme, the text size or the wall mode
    /// changes, and it is restored in the next window.
    void pagesKeepTheirState() {
        const PageOfProgram kept(english(), {"play"});
        PageTabs& tabs = kept.window->tabs();
        for (int i = 0; i < tabs.count(); ++i) {
            tabs.setCurrentIndex(i); // which creates the page
        }
        tabs.setCurrentIndex(0); // hidden pages compute nothing
        std::map<QString, QJsonObject> left;
        for (Page* page : tabs.pages()) {
            const QJsonObject state = left[page->id()] = another(page->state());
            page->restore(state);
            QVERIFY(agrees(state, page->state()));
        }
        QCOMPARE(left.size(), std::size_t{6});
        const auto isLeft = [&left](const PageTabs& shown) {
            const std::vector<Page*> pages = shown.pages();
            return pages.size() == left.size() &&
                   std::ranges::all_of(pages, [&left](const Page* page) {
                       return agrees(left.at(page->id()), page->state());
                   });
        };
        Appearance other{.language = QStringLiteral("he"), .theme = Appearance::Theme::dark};
        other.textScale = 1.25;
        for (const Appearance& appearance : {other, english()}) {
            kept.window->setAppearance(appearance);
            kept.settle();
            QVERIFY(isLeft(tabs));
        }
        QVERIFY(QTest::qWaitForWindowActive(kept.window.get()));
        for (int round = 0; round < 2; ++round) {
            QTest::keyClick(kept.window.get(), Qt::Key_F11);
            kept.settle();
            QVERIFY(isLeft(tabs));
        }
        kept.window->close();
        for (int time = 0; time < 2; ++time) {
            const PageOfProgram next(english(), {"play"});
            next.window->restorePages();
            next.settle();
            PageTabs& nextTabs = next.window->tabs();
            // In the first run, the other pages are never shown.
            for (int i = 0; time > 0 && i < nextTabs.count(); ++i) {
                nextTabs.setCurrentIndex(i);
            }
            QVERIFY(time == 0 || isLeft(nextTabs));
            next.window->close();
        }
    }

    void pagesAreMadeWhenTheyAreFirstShown() {
        const PageOfProgram program({.language = QStringLiteral("en")}, {"play"});
        PageTabs* tabs = &program.window->tabs();
        const auto made = [&tabs] {
            QStringList ids;
            for (const Page* page : tabs->pages()) {
                ids << page->id();
            }
            return ids;
        };
        QCOMPARE(tabs->count(), 6);
        QCOMPARE(made(), QStringList{QStringLiteral("play")});
        // The keyboard focus moves to the page that is shown next.
        program.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        tabs->currentWidget()->setFocus();
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(2).center());
        QCOMPARE(tabs->currentIndex(), 2);
        QCOMPARE(made(), (QStringList{QStringLiteral("play"), QStringLiteral("kernel")}));
        QCOMPARE(tabs->count(), 6);
        QVERIFY(tabs->currentWidget()->isVisible());
        QVERIFY(tabs->currentWidget()->isAncestorOf(QApplication::focusWidget()));
        const QWidget* kernel = tabs->currentWidget();
        program.window->showTab(QStringLiteral("play"));
        program.window->showTab(QStringLiteral("kernel"));
        QCOMPARE(tabs->currentWidget(), kernel);
        QCOMPARE(made().size(), 2);
        program.window->close();
        // The next window begins on the page where this one ended, and creates only that page.
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        MainWindow next(workbench, {.language = QStringLiteral("en")});
        tabs = &next.tabs();
        QCOMPARE(made(), QStringList{QStringLiteral("kernel")});
        QCOMPARE(tabs->current().id(), QStringLiteral("kernel"));
    }

private:
    static Appearance english() {
        return {.language = QStringLiteral("en"), .theme = Appearance::Theme::light};
    }

    /// Checks that the window adopts the language. `texts` are those of a window that was created
    /// in this language.
    static void languageIsTakenOn(const PageOfProgram& kept, const Appearance& language,
                                  const QStringList& texts) {
        kept.window->setAppearance(language);
        kept.settle();
        const QStringList changed = kept.texts();
        const QStringList stale = missingFrom(changed, texts);
        QVERIFY2(stale.isEmpty(), qPrintable(stale.join(QLatin1Char('\n'))));
        const QStringList gone = missingFrom(texts, changed);
        QVERIFY2(gone.isEmpty(), qPrintable(gone.join(QLatin1Char('\n'))));
    }

    /// Checks that no surface has a colour of the light theme.
    static void themeIsTakenOn(const PageOfProgram& kept) {
        Appearance dark = english();
        dark.theme = Appearance::Theme::dark;
        kept.window->setAppearance(dark);
        kept.settle();
        const Theme theme = Theme::light();
        const QImage picture = kept.picture().convertToFormat(QImage::Format_RGB32);
        for (const QColor& colour : {theme.background, theme.card, theme.cell}) {
            std::ptrdiff_t left = 0;
            for (int y = 0; y < picture.height(); ++y) {
                const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
                left += std::count(line, line + picture.width(), colour.rgb());
            }
            QVERIFY2(left < fewPixels,
                     qPrintable(QStringLiteral("%1: %2").arg(colour.name()).arg(left)));
        }
        kept.window->setAppearance(english());
        kept.settle();
    }

    static void textGrowsInPlace(const PageOfProgram& kept) {
        // Some labels are recreated, possibly at the address of an earlier one.
        std::vector<std::pair<QPointer<QLabel>, int>> heights;
        for (auto* label : kept.page->findChildren<QLabel*>()) {
            heights.emplace_back(label, label->fontMetrics().height());
        }
        Appearance larger = english();
        larger.textScale = 1.5;
        kept.window->setAppearance(larger);
        kept.settle();
        for (const auto& [label, before] : heights) {
            if (label != nullptr && !label->text().isEmpty()) {
                QVERIFY2(label->fontMetrics().height() > before, qPrintable(label->text()));
            }
        }
        kept.window->setAppearance(english());
        kept.settle();
    }

    /// Returns true if `state` has all values of `said`. Parts that did not exist have no values.
    static bool agrees(const QJsonObject& said, const QJsonObject& state) {
        const QStringList keys = said.keys();
        return std::ranges::all_of(keys, [&](const QString& key) {
            const QJsonValue value = said.value(key);
            return value.isObject() ? agrees(value.toObject(), state.value(key).toObject())
                                    : value == state.value(key);
        });
    }
    /// Returns a state in which every choice differs.
    static QJsonObject another(QJsonObject state) {
        const bool chases = state.contains(QStringLiteral("isChasing"));
        for (const QString& key : state.keys()) {
            const QJsonValue value = state.value(key);
            if (value.isBool()) {
                state[key] = !value.toBool();
            } else if (key == QStringLiteral("games")) {
                state[key] = 10 * value.toInt();      // this must be one of a few numbers
            } else if (value.isDouble() && !chases) { // chasing needs it
                state[key] = value.toInt() + 1;
            } else if (value.isObject()) {
                state[key] = another(value.toObject());
            }
        }
        return state;
    }

    /// Adds a row for each page and mode.
    static void pages() {
        QTest::addColumn<PageAndMode>("shown");
        const PageAndMode all[] = {
            {"play"},
            {"play", "press", "chase"},
            {"play", "compare"},
            {"play", "compare", "comparePatterns"},
            {"play", "compare", "compareLaws"},
            {"elimination", "steps"},
            {"elimination", "by-hand"},
            {"elimination", "outcome"},
            {"elimination", "methods"},
            {"kernel"},
            {"kernel", "", "browse"},
            {"kernel", "", "allBoards"},
            {"tilings", "browse"},
            {"tilings", "search"},
            {"tilings", "by-hand"},
            {"tilings", "map"},
            {"random", "laws"},
            {"random", "laws", "unfold timeCard"},
            {"random", "experiments"},
            {"random", "chain"},
            {"random", "states"},
            {"random", "winning"},
            {"counts"},
        };
        const std::size_t step = isRunAtLength() ? 1 : 4;
        for (std::size_t i = step / 2; i < std::size(all); i += step) {
            QTest::newRow(qPrintable(all[i].text())) << all[i];
        }
    }
};

LIGHTSOUT_TEST(WindowChangesTest)
#include "WindowChangesTest.moc"
