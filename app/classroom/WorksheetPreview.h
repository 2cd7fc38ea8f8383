// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "worksheet/Marks.h"

#include <QWidget>

namespace lightsout {

/// A page of a worksheet as it will be printed, scaled to the widget.
class WorksheetPreview : public QWidget {
    Q_OBJECT

public:
    explicit WorksheetPreview(QWidget* parent = nullptr);

    /// Shows the page, or nothing for nullopt.
    void setPage(std::optional<SheetPage> page);

    QSize sizeHint() const override { return {460, 650}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<SheetPage> page_;
};

} // namespace lightsout
