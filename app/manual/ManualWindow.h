// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/Manual.h"

#include <QWidget>

class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lightsout {

class ManualView;

/// The manual in a window of its own beside the workbench: its contents, a field to look for words,
/// and the chapter.
class ManualWindow : public QWidget {
    Q_OBJECT

public:
    explicit ManualWindow(QWidget* parent);

    /// Shows the chapter of this name, or the first where there is none.
    void showChapter(const QString& name);
    /// Shows where a link leads that the manual in English could have, in the window's language.
    void showPlaceOf(const QString& link);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void go(const ManualPlace& place);
    void followLink(const QUrl& link);
    void goBack();
    /// Shows the chapters and sections, or what was found.
    void showContents();
    void showPlace();
    void markPlace();

    Manual manual_;
    ManualPlace place_;
    std::vector<ManualPlace> before_; ///< where the reader came from, the latest last
    QLineEdit* search_;
    QTreeWidget* contents_;
    QToolButton* back_;
    ManualView* view_;
};

} // namespace lightsout
