// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/Manual.h"
#include "theme/Theme.h"

#include <QTextBrowser>

namespace lightsout {

/// Sets the fonts, margins and colours of a document made from the Markdown of the manual.
void styleManual(QTextDocument& document, const Theme& theme, Qt::LayoutDirection direction);

/// A view that shows a chapter of the manual in a column of limited width, in the colours and
/// direction of the window.
class ManualView : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualView(QWidget* parent = nullptr);

    /// Shows a chapter, scrolled to the beginning of the section.
    void show(const Chapter& chapter, std::optional<qsizetype> section);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumn();
    QTextBlock headingOf(qsizetype section) const;
};

} // namespace lightsout
