#include "play/ChaseCard.h"
#include "play/ChaseTableDialog.h"
#include "play/PlayPage.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Test.h"

#include <QPushButton>
#include <QTest>

using namespace lightsout;

/// Light chasing on the Play tab, with the mouse.
class ChaseCardTest : public QObject {
    Q_OBJECT

    static QPushButton* button(QWidget& page, const QString& text) {
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->text() == text) {
                return button;
            }
        }
        return nullptr;
    }

    static bool shows(const QWidget& page, const QString& text) {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

private Q_SLOTS:
    void leadsThroughABoard() {
        Workbench workbench(
            Game(Lattice{.rows = 3, .cols = 3}, *BitVector::fromString("100000000"), BitVector(9)));
        PlayPage page(workbench);
        page.resize(1100, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        auto* board = page.findChild<BoardView*>();
        QTest::mouseClick(button(page, QStringLiteral("Light chasing")), Qt::LeftButton);
        QVERIFY(shows(page, QStringLiteral("Chase row 1 with row 2.")));
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(3).center().toPoint());
        QVERIFY(shows(page, QStringLiteral("Chase row 2 with row 3.")));
        for (const Vertex cell : {6U, 7U}) {
            QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(cell).center().toPoint());
        }
        QVERIFY(shows(page, QStringLiteral("Go back to the first row.")));
        QVERIFY(shows(page, QStringLiteral("Left in the last row")));
        // A solution takes the place of the stars.
        workbench.guide.setSolutionWanted(true);
        QVERIFY(!shows(page, QStringLiteral("Go back to the first row.")));
        QVERIFY(!button(page, QStringLiteral("Light chasing"))->isChecked());
    }

    void theTableOpens() {
        Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        PlayPage page(workbench);
        page.show();
        QTest::mouseClick(button(page, QStringLiteral("Light chasing")), Qt::LeftButton);
        bool opened = false;
        whenDialogOpens<ChaseTableDialog>([&](ChaseTableDialog& dialog) {
            opened = shows(dialog, QStringLiteral("7 case(s)"));
            dialog.reject();
        });
        QTest::mouseClick(button(page, QStringLiteral("Look-up table …")), Qt::LeftButton);
        QVERIFY(opened);
    }
};

LIGHTSOUT_TEST(ChaseCardTest)
#include "ChaseCardTest.moc"
