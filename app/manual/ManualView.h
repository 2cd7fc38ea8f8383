// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Theme.h"
#include "manual/Manual.h"

#include <QTextBrowser>

namespace lightsout {

/// Gives a document made from the manual's Markdown its fonts, margins and colours.
void styleManual(QTextDocument& document, const Theme& theme, Qt::LayoutDirection direction);

/// A chapter of the manual, to be read: in a column that is not too wide, in the colours and the
/// direction of the window.
class ManualView : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualView(QWidget* parent = nullptr);

    /// Shows a chapter from where the section begins.
    void show(const Chapter& chapter, std::optional<qsizetype> section);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumn();
    QTextBlock headingOf(qsizetype section) const;
};

} // namespace lightsout
