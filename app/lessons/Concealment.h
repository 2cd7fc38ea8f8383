// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace lightsout {

/// Covers the widgets that show the answer to a step's question, anywhere in the window. Covered
/// widgets stay enabled, because pages check whether a widget is enabled.
class Concealment : public QObject {
    Q_OBJECT

public:
    /// Returns the widgets that show answers of one kind.
    using Find = std::function<QList<QWidget*>(const std::string& name)>;

    explicit Concealment(Find find) : find_(std::move(find)) {}
    ~Concealment() override { reveal(); }

    /// Covers the widgets that show answers of these kinds, and uncovers all others.
    void conceal(const std::vector<std::string>& names);
    /// Also covers matching widgets that were created since conceal() was called.
    void refresh() { conceal(names_); }
    void reveal() { conceal({}); }

    /// Returns the widgets that are covered.
    std::vector<QWidget*> covered() const;

private:
    struct Covered {
        QPointer<QWidget> widget;
        QPointer<QWidget> cover;
    };

    Find find_;
    std::vector<std::string> names_;
    std::vector<Covered> covered_;
};

} // namespace lightsout
