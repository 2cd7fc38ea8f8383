// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

namespace lightsout {

/// A quiet table of numbers to read and to copy: Ctrl+C takes the whole of it, with its heads, for
/// a spreadsheet. Runs from left to right in every language.
class NumberTable : public QTableWidget {
    Q_OBJECT

public:
    explicit NumberTable(QWidget* parent = nullptr);

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

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void dress();
    QString lines(QChar separator, bool asLocal) const;
};

} // namespace lightsout
