// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/LiveClass.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QBoxLayout;
class QMainWindow;
class QStackedWidget;

namespace lightsout {

class AnswerBars;
class CellCounts;
class NameCloud;
class ProseView;
class PupilWall;
class QrCode;
class RankingView;
class WallText;

/// The window that the class sees on the wall: the way in, the pupils' boards, questions and the
/// ranking. It only shows; the teacher controls the class in the ClassDock. Everything on it is as
/// large as the window allows.
///
/// F11 switches to full screen and back, and Escape leaves full screen. Closing the window hides
/// it; the class continues.
class LiveWall : public QWidget {
    Q_OBJECT

public:
    /// The class must outlive the wall.
    explicit LiveWall(LiveClass& live);

    PupilWall& tiles() { return *tiles_; }
    /// Shows the window for the first time: on another screen than the workbench if there is one,
    /// otherwise over its pages, so that the teacher's dock stays visible.
    void showNextTo(const QMainWindow& workbench);
    /// Shows the window in front of others.
    void bringToFront();

    bool isWayInShown() const { return isWayInShown_; }
    /// Shows the way in instead of the current scene. It is shown in the lobby in any case.
    void setWayInShown(bool isShown);
    /// Returns the token of the pupil whose board is enlarged; empty if there is none.
    const std::string& closePupil() const { return closePupil_; }
    /// Enlarges the board of the pupil with this token; an empty token returns to all boards.
    void lookCloser(const std::string& token);
    /// Sets the number of milliseconds after which the wall says what to check if no phone has
    /// connected.
    void setPatience(Moment patience);

Q_SIGNALS:
    /// Emitted when the window has been hidden or shown, or shows something else.
    void changed();

protected:
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The pages for the scenes, in their order in the stack.
    enum class View { wayIn, boards, close, question, ranking };

    WallText* addText(QWidget* parent, double size, bool isBold = true);
    QBoxLayout* addBox(QBoxLayout* box, double spacing, double margin = 0);
    QWidget* makeWayIn();
    QWidget* makeClose();
    QWidget* makeQuestion();
    QWidget* makeSide();
    void retranslate();
    View view() const;
    /// Shows the state of the class.
    void refresh();
    /// Shows what changes when pupils join, press or answer.
    void refreshPupils();
    void refreshWayIn();
    void refreshBoards();
    void refreshClose();
    void refreshQuestion();
    void refreshRanking();
    void refreshClock();
    /// Gives everything a size that suits the window's.
    void fit();
    /// Makes the question of a lesson as large as its space allows.
    void fitProse(double unit);
    void toggleFullScreen();

    LiveClass& live_;
    bool isWayInShown_ = false;
    std::string closePupil_;
    Moment patience_ = 60'000;

    /// Sizes are in hundredths of the window's height, or of its width if it is narrow.
    struct SizedLayout {
        QBoxLayout* layout;
        double spacing;
        double margin;
    };
    std::vector<SizedLayout> layouts_;
    std::vector<WallText*> texts_;

    WallText* title_ = nullptr;
    WallText* clock_ = nullptr;
    QStackedWidget* pages_ = nullptr;
    QWidget* side_ = nullptr;

    QrCode* code_ = nullptr;
    WallText* joinTitle_ = nullptr;
    WallText* joinNote_ = nullptr;
    std::vector<WallText*> steps_;
    std::vector<WallText*> stepNumbers_;
    WallText* address_ = nullptr;
    WallText* word_ = nullptr;
    WallText* joined_ = nullptr;
    WallText* loaded_ = nullptr;
    NameCloud* names_ = nullptr;
    WallText* advice_ = nullptr; ///< what to check if no phone can connect

    PupilWall* tiles_ = nullptr;

    WallText* closeName_ = nullptr;
    WallText* closeState_ = nullptr;
    CellCounts* closeBoard_ = nullptr;

    WallText* question_ = nullptr;
    ProseView* prose_ = nullptr; ///< the question of a lesson with drawn formulas
    CellCounts* questionBoard_ = nullptr;
    std::size_t shownQuestion_ = 0; ///< number of the question that prose_ shows

    RankingView* ranking_ = nullptr;

    QWidget* facts_ = nullptr;
    WallText* solved_ = nullptr;
    WallText* fewest_ = nullptr;
    QWidget* heatBox_ = nullptr;
    WallText* heatTitle_ = nullptr;
    CellCounts* heat_ = nullptr;
    QWidget* answers_ = nullptr;
    AnswerBars* bars_ = nullptr;
    WallText* answered_ = nullptr;
    WallText* right_ = nullptr;
    QrCode* smallCode_ = nullptr;
    WallText* late_ = nullptr;
    WallText* smallAddress_ = nullptr;
    WallText* smallWord_ = nullptr;

    QBoxLayout* corner_ = nullptr;
    WallText* notice_ = nullptr;

    QTimer ticking_;
    QTimer soon_;
    QTimer noticing_;
};

} // namespace lightsout
