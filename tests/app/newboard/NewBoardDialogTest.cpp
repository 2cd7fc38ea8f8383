// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/NewBoardDialog.h"

#include "challenge/ChallengeCode.h"
#include "controls/Card.h"
#include "graph/CellGraphs.h"
#include "graph/Families.h"

#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <memory>
#include <set>

using namespace lightsout;

namespace {

/// The dialog on the screen, used as a person would use it.
class Gallery {
public:
    explicit Gallery(BoardCategory category = BoardCategory::grids) : dialog_(category) {
        dialog_.show();
    }

    NewBoardDialog& dialog() { return dialog_; }
    QListWidget* categories() { return WidgetDriver(dialog_).part<QListWidget>("categories"); }
    QListWidget* boards() { return WidgetDriver(dialog_).part<QListWidget>("boards"); }
    QLineEdit* search() { return WidgetDriver(dialog_).part<QLineEdit>("search"); }

    void choose(const char* name) {
        const auto found = boards()->findItems(QString::fromUtf8(name), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        QTest::mouseClick(boards()->viewport(), Qt::LeftButton, Qt::NoModifier,
                          boards()->visualItemRect(found.first()).center());
        QCOMPARE(boards()->currentItem(), found.first());
    }

    std::vector<QSpinBox*> sizes() {
        std::vector<QSpinBox*> visible;
        for (auto* box : dialog_.findChildren<QSpinBox*>()) {
            if (box->isVisible()) {
                visible.push_back(box);
            }
        }
        return visible;
    }

    bool says(const QString& text) {
        for (const auto* label : dialog_.findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(text)) {
                return true;
            }
        }
        return false;
    }

    void press(const char* button) { WidgetDriver(dialog_).click(button); }

private:
    NewBoardDialog dialog_;
};

QSet<QString> allNames() {
    QSet<QString> names;
    for (const BoardKind& kind : boardKinds()) {
        names << kind.name;
    }
    return names;
}

} // namespace

class NewBoardDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void searchFindsTheEmptyDrawing() {
        for (const char* word : {"empty", "draw", "own"}) {
            Gallery gallery;
            QTest::keyClicks(gallery.search(), QString::fromLatin1(word));
            const auto found =
                gallery.boards()->findItems(QStringLiteral("Empty drawing"), Qt::MatchExactly);
            QCOMPARE(found.size(), 1);
            gallery.boards()->setCurrentItem(found.first());
            QCOMPARE(gallery.dialog().game().vertexCount(), 0U);
            QVERIFY(gallery.dialog().game().rule().graph() != nullptr);
        }
    }

    void aChallengeCodeIsItsBoard() {
        const Deal deal{.seed = 12, .rows = 4, .cols = 6, .presses = 5};
        const QString code = QString::fromStdString(*challengeCode(deal));
        Gallery gallery;
        QTest::keyClicks(gallery.search(), code.toLower());
        auto* create = gallery.dialog().findChild<QPushButton*>();
        for (auto* button : gallery.dialog().findChildren<QPushButton*>()) {
            create = button->isDefault() ? button : create;
        }
        QTRY_VERIFY(create->isEnabled());
        QVERIFY(gallery.says(QStringLiteral("Challenge")));
        QVERIFY(gallery.says(QStringLiteral("24 light")));
        const ChallengeBoard board = dealtBoard(deal, Progress()).board;
        QCOMPARE(gallery.dialog().game(), Game(Rule(board.lattice), board.lights, BitVector(24)));
        // With one letter changed, the text is not a code, and the search works as usual.
        QTest::keyClick(gallery.search(), Qt::Key_Backspace);
        QTest::keyClicks(gallery.search(), code.endsWith(QLatin1Char('2')) ? QStringLiteral("3")
                                                                           : QStringLiteral("2"));
        QVERIFY(!create->isEnabled());
        QVERIFY(gallery.says(QStringLiteral("nor a valid code")));
        gallery.search()->clear();
        QTest::keyClicks(gallery.search(), QStringLiteral("dodeca"));
        QVERIFY(create->isEnabled());
        QCOMPARE(gallery.dialog().game().vertexCount(), 20U);
    }

    void everythingIsInTheGallery() {
        const QSet<QString> names = allNames();
        for (const char* name : {"Rectangle",
                                 "King's moves",
                                 "Diagonal neighbours",
                                 "Knight's moves",
                                 "Rows and columns",
                                 "Hexagons",
                                 "Triangles",
                                 "Merlin's Magic Square",
                                 "Cylinder",
                                 "Torus",
                                 "Möbius strip",
                                 "Klein bottle",
                                 "Projective plane",
                                 "Surface of a cube",
                                 "Path",
                                 "Cycle",
                                 "Wheel",
                                 "Star",
                                 "Complete graph",
                                 "Complete bipartite graph",
                                 "Hypercube",
                                 "Circulant graph",
                                 "Tetrahedron",
                                 "Cube",
                                 "Octahedron",
                                 "Dodecahedron",
                                 "Icosahedron",
                                 "Petersen graph",
                                 "Heawood graph",
                                 "Möbius–Kantor graph",
                                 "Pappus graph",
                                 "Desargues graph",
                                 "Nauru graph",
                                 "Random graph",
                                 "Random tree"}) {
            QVERIFY2(names.contains(QString::fromUtf8(name)), name);
        }
        QCOMPARE(static_cast<std::size_t>(names.size()), boardKinds().size());
    }

    // The smallest and the largest board of each kind can be made.
    void extremesCanBeMade() {
        for (const BoardKind& kind : boardKinds()) {
            Progress progress;
            BoardOptions options = kind.firstOptions();
            const bool isDrawing = kind.name == QStringLiteral("Empty drawing");
            QCOMPARE(kind.make(options, progress).vertexCount() > 0, !isDrawing);
            for (std::size_t i = 0; i < options.sizes.size(); ++i) {
                options.sizes[i] = static_cast<std::size_t>(kind.sizes[i].least);
            }
            options.selfInfluence = false;
            const Game least = kind.make(options, progress);
            QVERIFY2(isDrawing || least.vertexCount() > 0, qPrintable(kind.name));
            QVERIFY2(!kind.offersSelfInfluence || !least.rule().selfInfluence(0),
                     qPrintable(kind.name));
            for (std::size_t i = 0; i < options.sizes.size() && !kind.isSlow; ++i) {
                options.sizes[i] = static_cast<std::size_t>(kind.sizes[i].most);
            }
            QVERIFY(kind.make(options, progress).vertexCount() >= least.vertexCount());
        }
    }

    void surfacesAreChosenByName() {
        Gallery gallery;
        gallery.categories()->setCurrentRow(1);
        gallery.choose("Klein bottle");
        QVERIFY(gallery.says(QStringLiteral("with a half twist")));
        QCOMPARE(gallery.sizes().size(), std::size_t{2});
        gallery.sizes().at(0)->setValue(4);
        gallery.sizes().at(1)->setValue(6);
        const Lattice expected{.rows = 4, .cols = 6, .topology = Topology::klein};
        QVERIFY(gallery.dialog().game() == Game::allOn(expected));
        QVERIFY(gallery.says(QStringLiteral("24 light")));
    }

    void ruleCanBeChosenOnASurface() {
        Gallery gallery(BoardCategory::surfaces);
        gallery.choose("Torus");
        WidgetDriver(gallery.dialog()).select("neighbours", static_cast<int>(Neighbours::king));
        for (auto* box : gallery.dialog().findChildren<QCheckBox*>()) {
            box->click();
        }
        gallery.press("side8");
        const Lattice expected{.rows = 8,
                               .cols = 8,
                               .topology = Topology::torus,
                               .neighbours = Neighbours::king,
                               .selfInfluence = false};
        QVERIFY(gallery.dialog().game() == Game::allOn(expected));
    }

    void searchingFindsInAllGroups() {
        Gallery gallery;
        QTest::keySequence(&gallery.dialog(), QKeySequence::Find);
        QTest::keyClicks(gallery.search(), QStringLiteral("dodeca"));
        // The results are the solid and the example.
        QCOMPARE(gallery.boards()->count(), 2);
        QVERIFY(gallery.dialog().game() == Game::allOn(dodecahedronGraph()));
        QTest::keyClicks(gallery.search(), QStringLiteral("x"));
        QCOMPARE(gallery.boards()->count(), 0);
        QVERIFY(gallery.says(QStringLiteral("Nothing found")));
        gallery.search()->clear();
        QCOMPARE(gallery.boards()->currentItem()->text(), QStringLiteral("Rectangle"));
    }

    void arrowKeysWalkTheGallery() {
        Gallery gallery(BoardCategory::solids);
        gallery.boards()->setFocus();
        std::set<QString> seen;
        for (int i = 0; i < gallery.boards()->count(); ++i) {
            seen.insert(gallery.boards()->currentItem()->text());
            QVERIFY(gallery.says(gallery.boards()->currentItem()->text()));
            const int before = gallery.boards()->currentRow();
            QTest::keyClick(gallery.boards(), Qt::Key_Right);
            if (gallery.boards()->currentRow() == before) {
                QTest::keyClick(gallery.boards(), Qt::Key_Down);
                QTest::keyClick(gallery.boards(), Qt::Key_Home);
            }
        }
        QVERIFY(seen.size() > 2);
    }

    void seedsRepeatRandomGraphs() {
        Gallery gallery(BoardCategory::random);
        QCOMPARE(gallery.sizes().size(), std::size_t{3});
        const Game first = gallery.dialog().game();
        QCOMPARE(first.rule().edgeCount(), std::size_t{24});
        gallery.press("another");
        QCOMPARE(gallery.sizes().at(2)->value(), 2);
        QVERIFY(gallery.dialog().game() != first);
        gallery.sizes().at(2)->setValue(1);
        QVERIFY(gallery.dialog().game() == first);
        // A number of edges above the maximum is reduced and not an error.
        gallery.sizes().at(0)->setValue(4);
        QCOMPARE(gallery.dialog().game().rule().edgeCount(), std::size_t{6});
    }

    void examplesOpenWithADoubleClick() {
        Gallery gallery(BoardCategory::examples);
        QVERIFY(gallery.boards()->count() >= 20);
        gallery.choose("Merlin");
        QVERIFY(gallery.says(QStringLiteral("1978")));
        QVERIFY(gallery.says(QStringLiteral("16 connection(s)"))); // eight of them arrows
        QVERIFY(gallery.sizes().empty());
        QSignalSpy accepted(&gallery.dialog(), &QDialog::accepted);
        QTest::mouseDClick(
            gallery.boards()->viewport(), Qt::LeftButton, Qt::NoModifier,
            gallery.boards()->visualItemRect(gallery.boards()->currentItem()).center());
        QCOMPARE(accepted.count(), 1);
        QVERIFY(gallery.dialog().game().target().any());
    }
};

LIGHTSOUT_TEST(NewBoardDialogTest)
#include "NewBoardDialogTest.moc"
