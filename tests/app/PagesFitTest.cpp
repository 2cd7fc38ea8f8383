// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "controls/Navigator.h"
#include "theme/Touch.h"

#include "tests/support/Length.h"
#include "tests/support/Pages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/Touch.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGraphicsTextItem>
#include <QGraphicsView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QSlider>
#include <QSpinBox>
#include <QStatusBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QLegend>

#include <memory>

using namespace lightsout;

namespace {

QString nameOf(const QWidget& widget) {
    QString text = widget.objectName();
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        text = label->text().left(60);
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        text = button->text();
    }
    const QRect place = widget.geometry();
    return QStringLiteral("%1 \"%2\" (%3, %4; %5 x %6)")
        .arg(QLatin1String(widget.metaObject()->className()), text)
        .arg(place.x())
        .arg(place.y())
        .arg(place.width())
        .arg(place.height());
}

/// Returns true for lists whose width follows the chosen entry (showChosenWhole()).
bool isFittedToChosen(const QComboBox& field) {
    return field.sizeAdjustPolicy() == QComboBox::AdjustToMinimumContentsLengthWithIcon;
}

/// Returns how much larger a widget would have to be to show its whole text.
QSize lackOf(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty()) {
            return {0, 0};
        }
        return label->wordWrap() ? QSize(0, label->heightForWidth(label->width()) - label->height())
                                 : label->sizeHint() - label->size();
    }
    const auto* sign = qobject_cast<const QToolButton*>(&widget);
    if (sign != nullptr && sign->icon().isNull()) {
        // The button's style requests a larger margin around the text than it needs.
        return sign->fontMetrics().size(Qt::TextShowMnemonic, sign->text()) - sign->size();
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        return button->minimumSizeHint() - button->size();
    }
    if (const auto* field = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(field);
        const QRect room = field->style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                          QStyle::SC_ComboBoxEditField, field);
        const QFontMetrics metrics = field->fontMetrics();
        int width = metrics.horizontalAdvance(field->currentText());
        if (!isFittedToChosen(*field)) {
            for (int i = 0; i < field->count(); ++i) {
                width = std::max(width, metrics.horizontalAdvance(field->itemText(i)));
            }
        }
        return QSize(width, metrics.height()) - room.size();
    }
    if (const auto* number = qobject_cast<const QSpinBox*>(&widget)) {
        const auto* text = number->findChild<const QLineEdit*>();
        return QSize(number->fontMetrics().horizontalAdvance(number->text()),
                     number->fontMetrics().height()) -
               text->size();
    }
    if (const auto* slider = qobject_cast<const QSlider*>(&widget);
        slider != nullptr && slider->orientation() == Qt::Horizontal) {
        return QSize(80, 12) - slider->size(); // otherwise, it has collapsed
    }
    return {0, 0};
}

/// Returns true for widgets that cover others intentionally: in the corner of a view, or over tabs
/// that do not fit.
bool isOverlay(const QWidget& widget) {
    return qobject_cast<const Navigator*>(&widget) != nullptr ||
           dynamic_cast<const Navigable*>(widget.parentWidget()) != nullptr ||
           qobject_cast<const QTabBar*>(widget.parentWidget()) != nullptr ||
           qobject_cast<const QGraphicsView*>(widget.parentWidget()) != nullptr;
}

/// Returns the titles and legend entries of charts that Qt shortened, and names for which a legend
/// has no room or that overlap. Numbers on axes are omitted: in the lowest charts, Qt replaces all
/// of them by dots.
QStringList shortenedOf(const QWidget& root) {
    const QString dots = QStringLiteral("...");
    QStringList faults;
    for (const auto* view : root.findChildren<QGraphicsView*>()) {
        for (const QGraphicsItem* item :
             view->isVisible() ? view->items() : QList<QGraphicsItem*>()) {
            const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
            if (text != nullptr && text->isVisible() && text->toPlainText() != dots &&
                text->toPlainText().contains(dots)) {
                faults
                    << QStringLiteral("%1 shortens \"%2\"").arg(nameOf(*view), text->toPlainText());
            }
        }
    }
    for (const auto* view : root.findChildren<QChartView*>()) {
        const QLegend& legend = *view->chart()->legend();
        if (!view->isVisible() || !legend.isVisible()) {
            continue;
        }
        QList<const QGraphicsTextItem*> names;
        for (const QGraphicsItem* item : view->items()) {
            const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
            if (text == nullptr || !text->isVisible() || !legend.isAncestorOf(text)) {
                continue;
            }
            if (!legend.sceneBoundingRect().contains(text->sceneBoundingRect().center())) {
                faults << QStringLiteral("%1 hides \"%2\"").arg(nameOf(*view), text->toPlainText());
            }
            for (const QGraphicsTextItem* other : names) {
                const QRectF common = text->sceneBoundingRect() & other->sceneBoundingRect();
                if (common.width() > 1 && common.height() > 1) {
                    faults << QStringLiteral("%1: \"%2\" overlaps \"%3\"")
                                  .arg(nameOf(*view), text->toPlainText(), other->toPlainText());
                }
            }
            names << text;
        }
    }
    return faults;
}

/// Returns descriptions of widgets that are cut off, lie outside their parent, or cover a sibling.
QStringList faultsOf(const QWidget& root) {
    QStringList faults;
    QList<QWidget*> all = root.findChildren<QWidget*>();
    all.prepend(const_cast<QWidget*>(&root));
    for (const QWidget* widget : all) {
        if (!widget->isVisible()) {
            continue;
        }
        if (const QSize lack = lackOf(*widget); lack.width() > 1 || lack.height() > 1) {
            faults << QStringLiteral("%1 lacks %2 x %3")
                          .arg(nameOf(*widget))
                          .arg(lack.width())
                          .arg(lack.height());
        }
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget->parentWidget());
        const bool isViewport = area != nullptr && area->viewport() == widget;
        QList<const QWidget*> children;
        for (const QObject* child : widget->children()) {
            const auto* part = qobject_cast<const QWidget*>(child);
            if (part != nullptr && part->isVisible() && !part->size().isEmpty() &&
                !part->isWindow() && !isOverlay(*part)) {
                children << part;
            }
        }
        for (qsizetype i = 0; i < children.size(); ++i) {
            const QRect place = children[i]->geometry();
            if (!isViewport && !widget->rect().contains(place)) {
                faults << QStringLiteral("%1 is outside %2")
                              .arg(nameOf(*children[i]), nameOf(*widget));
            }
            for (qsizetype k = 0; k < i; ++k) {
                if (place.intersects(children[k]->geometry())) {
                    faults << QStringLiteral("%1 lies over %2")
                                  .arg(nameOf(*children[i]), nameOf(*children[k]));
                }
            }
        }
    }
    return faults;
}

/// Chooses each entry of the lists whose width follows the chosen entry, and returns the faults of
/// these lists.
QStringList faultsOfEntries(const QWidget& root) {
    QStringList faults;
    for (auto* field : root.findChildren<QComboBox*>()) {
        if (!field->isVisible() || !isFittedToChosen(*field)) {
            continue;
        }
        const int chosen = field->currentIndex();
        for (int i = 0; i < field->count(); ++i) {
            field->setCurrentIndex(i);
            settleLayout();
            if (const QSize lack = lackOf(*field); lack.width() > 1 || lack.height() > 1) {
                faults << QStringLiteral("%1 lacks %2 x %3 for \"%4\"")
                              .arg(nameOf(*field))
                              .arg(lack.width())
                              .arg(lack.height())
                              .arg(field->currentText());
            }
        }
        field->setCurrentIndex(chosen);
        settleLayout();
    }
    return faults;
}

/// Returns true for pages whose cards need more space than the smallest window has, so that they
/// scroll.
bool mayScrollSideways(const PageAndMode& pageAndMode) {
    return QLatin1String(pageAndMode.page) == QLatin1String("kernel") ||
           QLatin1String(pageAndMode.page) == QLatin1String("random");
}

QStringList sidewaysOf(const QWidget& root) {
    QStringList faults;
    for (const auto* area : root.findChildren<QScrollArea*>()) {
        if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0) {
            faults << QStringLiteral("%1 scrolls sideways by %2")
                          .arg(nameOf(*area))
                          .arg(area->horizontalScrollBar()->maximum());
        }
    }
    return faults;
}

/// Returns a window for a workbench, which gets a pinned board for Compare.
std::unique_ptr<MainWindow> makeWindow(Workbench& workbench, const Appearance& appearance) {
    appearance.apply(*qApp);
    workbench.pinned.pin(Game::allOn(Lattice{.rows = 5, .cols = 5}));
    auto window = std::make_unique<MainWindow>(workbench, appearance);
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    return window;
}

} // namespace

/// Tests that all parts of every page are inside the window: in every mode and language, at a desk
/// and on a wall, in small and in large windows.
class PagesFitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }
    void cleanup() { Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    void everyPageFits_data() {
        QTest::addColumn<Appearance>("appearance");
        for (const Appearance::Language& language : languages()) {
            for (const bool isOnWall : {false, true}) {
                QTest::addRow("%s %s", qPrintable(language.code), isOnWall ? "wall" : "desk")
                    << Appearance{.language = language.code, .projector = isOnWall};
            }
        }
    }
    void everyPageFits() {
        QFETCH(const Appearance, appearance);
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        const auto window = makeWindow(workbench, appearance);
        window->setUpdatesEnabled(false); // painting is irrelevant here
        window->show();
        QList<QSize> sizes{QSize(960, 600), QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080),
                           QSize(3840, 2160)};
        if (!isRunAtLength()) {
            sizes = appearance.projector ? QList{sizes[1], sizes[2]} : QList{sizes[0], sizes[4]};
        }
        QCOMPARE(countFaults(workbench, *window, sizes, false), qsizetype{0});
    }

    /// Text at twice the usual size is completely visible, although pages may scroll.
    void textOfTwiceTheSizeFits_data() {
        QTest::addColumn<QString>("language");
        for (const Appearance::Language& language : languages()) {
            QTest::newRow(qPrintable(language.code)) << language.code;
        }
    }
    void textOfTwiceTheSizeFits() {
        QFETCH(const QString, language);
        const Appearance appearance{.language = language, .textScale = Appearance::maxText};
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        const auto window = makeWindow(workbench, appearance);
        window->setUpdatesEnabled(false);
        window->show();
        QCOMPARE(countFaults(workbench, *window, {QSize(1280, 800), QSize(1920, 1080)}, true),
                 qsizetype{0});
    }

    /// No page paints over the bars around it: they look the same if the page is not painted.
    void noPagePaintsOverTheFrame_data() {
        QTest::addColumn<Appearance>("appearance");
        for (const bool isOnWall : {false, true}) {
            QTest::newRow(isOnWall ? "wall" : "desk")
                << Appearance{.language = QStringLiteral("en"), .projector = isOnWall};
        }
    }
    void noPagePaintsOverTheFrame() {
        QFETCH(const Appearance, appearance);
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        const auto window = makeWindow(workbench, appearance);
        window->show();
        QStringList faults;
        QList<QSize> sizes{QSize(960, 600), QSize(1280, 800)};
        for (const PageAndMode& pageAndMode : pagesAndModes()) {
            QWidget& page = *showPage(*window, pageAndMode);
            settle(workbench, *window);
            std::ranges::reverse(sizes); // as in countFaults()
            for (const QSize& size : sizes) {
                window->setFixedSize(size);
                settleLayout();
                settleLayout();
                const QImage whole = window->grab().toImage();
                page.setUpdatesEnabled(false); // it is not painted
                const QImage frame = window->grab().toImage();
                page.setUpdatesEnabled(true);
                const QRect inside(page.mapTo(window.get(), QPoint()), page.size());
                for (int y = 0; y < size.height(); ++y) {
                    for (int x = 0; x < size.width(); ++x) {
                        if (!inside.contains(x, y) && whole.pixel(x, y) != frame.pixel(x, y)) {
                            faults << QStringLiteral("%1 %2: %3, %4")
                                          .arg(pageAndMode.text())
                                          .arg(size.width())
                                          .arg(x)
                                          .arg(y);
                            y = size.height(); // one pixel is enough
                            break;
                        }
                    }
                }
                // What lies inside the page's rectangle must not lie over a bar.
                for (const QWidget* bar : std::initializer_list<const QWidget*>{
                         window->menuBar(), window->statusBar(),
                         window->findChild<QToolBar*>(QStringLiteral("toolbar"))}) {
                    if (bar->isVisible() &&
                        inside.intersects(QRect(bar->mapTo(window.get(), QPoint()), bar->size()))) {
                        faults << pageAndMode.text() + QStringLiteral(" lies over ") + nameOf(*bar);
                    }
                }
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    /// A view of any size can be painted: small windows can leave it no room at all.
    void viewsWithoutRoomArePainted() {
        const Appearance appearance{.language = QStringLiteral("en")};
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        const auto window = makeWindow(workbench, appearance);
        window->show();
        for (const PageAndMode& pageAndMode : pagesAndModes()) {
            const QWidget& page = *showPage(*window, pageAndMode);
            settle(workbench, *window);
            for (QWidget* view : page.findChildren<QWidget*>()) {
                if (!QByteArray(view->metaObject()->className()).startsWith("lightsout::")) {
                    continue;
                }
                const QRect geometry = view->geometry();
                for (const QSize size : {QSize(1, 1), QSize(3, 300), QSize(300, 3)}) {
                    view->resize(size);
                    view->grab();
                }
                view->setGeometry(geometry);
            }
        }
    }

    /// This test must be the last: a touch has a permanent effect.
    void controlsForFingersFit() {
        const Appearance appearance{.language = QStringLiteral("en")};
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        const auto window = makeWindow(workbench, appearance);
        window->show();
        QTest::touchEvent(window.get(), touchScreen()).press(0, QPoint(2, 2), window.get());
        QTest::touchEvent(window.get(), touchScreen()).release(0, QPoint(2, 2), window.get());
        QTRY_VERIFY(!touch::styleSheet().isEmpty());
        window->setUpdatesEnabled(false);
        QCOMPARE(countFaults(workbench, *window, {QSize(1280, 800), QSize(1920, 1080)}, true),
                 qsizetype{0});
        QStringList small;
        for (const PageAndMode& pageAndMode : pagesAndModes()) {
            showPage(*window, pageAndMode);
            settle(workbench, *window);
            for (const QWidget* control : window->findChildren<QWidget*>()) {
                const bool isControl = qobject_cast<const QPushButton*>(control) != nullptr ||
                                       qobject_cast<const QComboBox*>(control) != nullptr ||
                                       qobject_cast<const QSpinBox*>(control) != nullptr ||
                                       qobject_cast<const QCheckBox*>(control) != nullptr ||
                                       qobject_cast<const QSlider*>(control) != nullptr;
                if (isControl && control->isVisible() && control->height() < touch::targetSize) {
                    small << pageAndMode.text() + QStringLiteral(": ") + nameOf(*control);
                }
            }
        }
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
    }

private:
    /// Returns all languages, or only the one with the longest texts and the one written from right
    /// to left.
    static QList<Appearance::Language> languages() {
        QList<Appearance::Language> all = Appearance::languages();
        if (!isRunAtLength()) {
            all.removeIf([](const Appearance::Language& language) {
                return language.code == QLatin1String("en");
            });
        }
        return all;
    }

    /// Shows every page in every mode in windows of these sizes, and reports everything that does
    /// not fit.
    static qsizetype countFaults(const Workbench& workbench, MainWindow& window, QList<QSize> sizes,
                                 bool mayScroll) {
        qsizetype faultCount = 0;
        for (const PageAndMode& pageAndMode : pagesAndModes()) {
            showPage(window, pageAndMode);
            settle(workbench, window);
            for (const QSize& size : sizes) {
                window.resize(size);
                settleLayout(); // the window may choose another text size
                settleLayout();
                QStringList faults = faultsOf(window);
                faults << faultsOfEntries(window.tabs());
                if (window.appearance().textScale == 1) {
                    faults << shortenedOf(window);
                }
                if (!mayScroll && !mayScrollSideways(pageAndMode)) {
                    faults << sidewaysOf(window.tabs());
                }
                const QSize least = window.minimumSizeHint();
                if (least.width() > size.width() || least.height() > size.height()) {
                    faults
                        << QStringLiteral("needs %1 x %2").arg(least.width()).arg(least.height());
                }
                faultCount += faults.size();
                for (const QString& fault : faults) {
                    qWarning().noquote() << QStringLiteral("%1 %2: %3")
                                                .arg(pageAndMode.text())
                                                .arg(size.width())
                                                .arg(fault);
                }
            }
            // Changing the text size takes longer than everything else, so the next page begins
            // with the current size.
            std::ranges::reverse(sizes);
        }
        return faultCount;
    }
};

LIGHTSOUT_TEST(PagesFitTest)
#include "PagesFitTest.moc"
