// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/Theme.h"

#include <QTableWidget>
#include <QTimer>

#include <array>
#include <vector>

namespace lightsout {

/// A plain table of numbers. Ctrl+C copies the whole table, with its headers, for a spreadsheet.
/// Columns run from left to right in every language. If numbers would be cut off, the font shrinks
/// and headers get more lines; if that is not enough, the table scrolls.
class NumberTable : public QTableWidget {
    Q_OBJECT

public:
    explicit NumberTable(QWidget* parent = nullptr);

    /// Sets the role that determines the font. The font is smaller if the table would not fit.
    void setRole(TextRole role);
    /// Clears the table, and creates rows and columns with these headers.
    void setHeads(const QStringList& rows, const QStringList& columns);
    /// Sets the name of the column of row headers in copies of the table.
    void setRowsName(const QString& name) { rowsName_ = name; }
    /// Sets the text of an entry. `exact` is the text to copy, with a decimal point; if it is
    /// empty, `text` is copied.
    void setNumber(int row, int column, const QString& text, const QString& exact = {});
    /// Sets a number that is displayed with this many decimals. It is copied with up to 12
    /// significant digits.
    void setDecimal(int row, int column, double number, int decimals);
    /// Sets an estimate with its margin. It is copied without the margin, rounded like the text.
    void setEstimate(int row, int column, double estimate, double margin);
    /// Draw the number of an entry in the secondary colour, or in the colour of presses.
    void setPale(int row, int column);
    void setEmphasized(int row, int column);

    /// Returns the table with tab-separated columns, and numbers with the decimal separator of the
    /// language.
    QString forClipboard() const;
    /// Returns the table as comma-separated values (RFC 4180), with a decimal point in numbers.
    QString csv() const;
    void copy() const;

    /// Returns a size whose width fits all columns in a smaller font, but does not exceed a limit
    /// that suits small windows.
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The sizes of the fonts, as shares of the usual ones, and whether headers have a line for
    /// each word.
    struct Fit {
        double numbers = 1;
        double heads = 1;
        bool areHeadsNarrow = false;
    };
    static const std::array<Fit, 9> fits;

    void applyStyle();
    /// Chooses the sizes of the font, and distributes the width among the columns.
    void fit();
    /// Returns the width that each column needs for its header and its numbers.
    std::vector<int> columnWidths(const Fit& fit) const;
    QString headText(int column, const Fit& fit) const;
    QString lines(QChar separator, bool asLocal) const;

    QString rowsName_;
    TextRole role_ = TextRole::headline;
    QTimer fitting_;
};

} // namespace lightsout
