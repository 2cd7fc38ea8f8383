// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <string>
#include <vector>

namespace lightsout {

/// Covers the widgets that show the answer to a step's question, anywhere in the window. Covered
/// widgets stay enabled, because pages check whether a widget is enabled.
class Concealment : public QObject {
    Q_OBJECT

public:
    explicit Concealment(QWidget& window) : window_(window) {}
    ~Concealment() override { reveal(); }

    /// Covers the widgets of the window that reveal one of the named facts, and uncovers all
    /// others.
    void conceal(const std::vector<std::string>& names);
    /// Also covers matching widgets that were created in the meantime.
    void refresh();
    void reveal() { conceal({}); }

    /// Returns the widgets that are covered.
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
