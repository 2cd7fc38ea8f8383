// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Theme.h"

#include <QTableWidget>
#include <QTimer>

#include <vector>

namespace lightsout {

/// A quiet table of numbers to read and to copy: Ctrl+C takes the whole of it, with its heads, for
/// a spreadsheet. Runs from left to right in every language. Its numbers are smaller where they
/// would be cut, and it scrolls where that does not help.
class NumberTable : public QTableWidget {
    Q_OBJECT

public:
    explicit NumberTable(QWidget* parent = nullptr);

    /// The kind of its text where there is room for it.
    void setRole(TextRole role);
    /// Empties the table; rows and columns with these heads.
    void setHeads(const QStringList& rows, const QStringList& columns);
    /// `exact`: what is copied, with a decimal point; the text shown where it is empty.
    void setNumber(int row, int column, const QString& text, const QString& exact = {});
    /// Writes a number in the second colour, or in the colour of presses.
    void setPale(int row, int column);
    void setEmphasized(int row, int column);

    /// Columns by tabs, numbers as the language writes them.
    QString forClipboard() const;
    /// RFC 4180, numbers with a decimal point.
    QString csv() const;
    void copy() const;

    /// All columns in a smaller text, as far as a small window has room for that.
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyStyle();
    /// Chooses the size of the text, and shares the width out among the columns.
    void fit();
    /// What each column needs for its head and its numbers in this font.
    std::vector<int> columnWidths(const QFont& font) const;
    QString lines(QChar separator, bool asLocal) const;

    TextRole role_ = TextRole::headline;
    QTimer fitting_;
};

} // namespace lightsout
