// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Theme.h"

#include <QTableWidget>
#include <QTimer>

#include <vector>

namespace lightsout {

/// A plain table of numbers to read and to copy: Ctrl+C copies all of it, with its headers, for a
/// spreadsheet. Runs from left to right in every language. Its font shrinks if numbers would be cut
/// off, and the table scrolls if that does not help.
class NumberTable : public QTableWidget {
    Q_OBJECT

public:
    explicit NumberTable(QWidget* parent = nullptr);

    /// Sets the role of its text, used if there is room for it.
    void setRole(TextRole role);
    /// Clears the table and sets rows and columns with these headers.
    void setHeads(const QStringList& rows, const QStringList& columns);
    /// `exact` is the text to copy, with a decimal point; if empty, `text` is copied.
    void setNumber(int row, int column, const QString& text, const QString& exact = {});
    /// Draws a number in the second colour, or in the colour of presses.
    void setPale(int row, int column);
    void setEmphasized(int row, int column);

    /// Returns tab-separated columns, with numbers in the format of the language.
    QString forClipboard() const;
    /// Returns CSV (RFC 4180), with a decimal point in numbers.
    QString csv() const;
    void copy() const;

    /// Fits all columns in a smaller font, as far as a small window has room for that.
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyStyle();
    /// Chooses the font size, and distributes the width among the columns.
    void fit();
    /// Returns the width that each column needs for its head and its numbers in this font.
    std::vector<int> columnWidths(const QFont& font) const;
    QString lines(QChar separator, bool asLocal) const;

    TextRole role_ = TextRole::headline;
    QTimer fitting_;
};

} // namespace lightsout
