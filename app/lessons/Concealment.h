// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <string>
#include <vector>

namespace lightsout {

/// Covers what shows the answer to a step's question, wherever it is in the window. What is covered
/// stays enabled, since pages look at that.
class Concealment : public QObject {
    Q_OBJECT

public:
    explicit Concealment(QWidget& window) : window_(window) {}
    ~Concealment() override { reveal(); }

    /// Covers all widgets of the window that reveal one of these names, and no others.
    void conceal(const std::vector<std::string>& names);
    /// Covers widgets that were made since.
    void refresh();
    void reveal() { conceal({}); }

    /// The widgets that are covered.
    std::vector<QWidget*> covered() const;

private:
    struct Covered {
        QPointer<QWidget> widget;
        QPointer<QWidget> cover;
    };

    bool isWanted(const QWidget& widget) const;

    QWidget& window_;
    std::vector<std::string> names_;
    std::vector<Covered> covered_;
};

} // namespace lightsout
