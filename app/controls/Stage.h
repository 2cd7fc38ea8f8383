// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>

class QBoxLayout;
class QWidget;

namespace lightsout {

/// Determines how much of a page is shown. Desk mode (the normal window) shows all of it. Wall mode
/// (for a projector) shows its subject and little else; subjectOnly shows only the subject. The
/// subject is the main content of the page, such as the board or the matrix.
enum class Stage { desk, wall, subjectOnly };

/// Margins around a page in wall mode.
inline constexpr QMargins wallMargins{16, 8, 16, 8};

/// The two columns of a page in desk mode: the subject of the page, and the cards next to it.
struct DeskColumns {
    int spacing = 0;
    int subjectShare = 1; ///< stretch factor of the subject's width
    int sideShare = 1;
};
/// Sets the spacing and the stretch factors of both columns for this stage.
void arrangeColumns(QBoxLayout& columns, Stage stage, const DeskColumns& desk);

/// Returns the side of a picture in wall mode if the picture belongs to the subject of the page: a
/// quarter of the height of the widget's window.
int wallPictureSide(const QWidget& widget);

/// A view that enlarges its subject in wall mode.
class Staged {
public:
    virtual ~Staged() = default;

    virtual void setStage(Stage stage) = 0;
};

} // namespace lightsout
