// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace lightsout {

/// Shows a string as a QR code. The code is black on white in every theme, because cameras require
/// it.
class QrCode : public QWidget {
    Q_OBJECT

public:
    explicit QrCode(QWidget* parent = nullptr);

    void setText(const QString& text);
    /// Returns the number of squares along a side; 0 if there is no code.
    int modules() const { return modules_; }
    bool isDark(int row, int column) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString text_;
    int modules_ = 0;
    std::vector<bool> dark_;
};

} // namespace lightsout
