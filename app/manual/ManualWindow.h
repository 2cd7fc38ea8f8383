// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/Manual.h"

#include <QWidget>

class QLineEdit;
class QToolButton;
class QTreeWidget;

namespace lightsout {

class ManualView;

/// A separate window for the manual, with a table of contents, a search field and the current
/// chapter.
class ManualWindow : public QWidget {
    Q_OBJECT

public:
    explicit ManualWindow(QWidget* parent);

    /// Shows the chapter with this name, or the first one if there is none.
    void showChapter(const QString& name);
    /// Shows the target of a link of the English manual, in the window's language.
    void showPlaceOf(const QString& link);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void go(const ManualPlace& place);
    void followLink(const QUrl& link);
    void goBack();
    /// Shows the chapters and sections, or the search results.
    void showContents();
    void showPlace();
    void markPlace();

    Manual manual_;
    ManualPlace place_;
    std::vector<ManualPlace> before_; ///< places visited before, the most recent last
    QLineEdit* search_;
    QTreeWidget* contents_;
    QToolButton* back_;
    ManualView* view_;
};

} // namespace lightsout
