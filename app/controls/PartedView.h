// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/OfRevision.h"

#include <QAccessible>
#include <QRectF>

#include <functional>
#include <optional>

class QWidget;

namespace lightsout {

/// A painted view with parts that screen readers can find, such as cells, entries or bars. The
/// accessibility tree lists the parts of a derived widget after its child widgets.
class PartedView {
public:
    PartedView();
    PartedView(const PartedView&) = delete;
    PartedView& operator=(const PartedView&) = delete;
    virtual ~PartedView() = default;

    /// If a view has more parts than this, only the part with the keyboard cursor is reported.
    static constexpr std::size_t maxParts = 10'000;

    /// Returns the number of parts. They are numbered from 0, in reading order.
    virtual std::size_t partCount() const = 0;
    /// Returns the name of a part, such as "row 2, column 3, on".
    virtual QString partName(std::size_t part) const = 0;
    /// Returns the rectangle of a part in the widget's coordinates. It may be outside the visible
    /// area.
    virtual QRectF partRect(std::size_t part) const = 0;
    virtual std::optional<std::size_t> partAt(QPointF position) const = 0;
    /// Returns the part with the keyboard cursor.
    virtual std::optional<std::size_t> currentPart() const = 0;
    /// Returns whether the part is on; nullopt if parts can't be on.
    virtual std::optional<bool> isPartOn(std::size_t /*part*/) const { return std::nullopt; }
    /// Returns the name of the action that a click on the part performs; empty if a click does
    /// nothing.
    virtual QString partActionName(std::size_t /*part*/) const { return {}; }
    virtual void pressPart(std::size_t /*part*/) {}

    /// Returns the number of columns if the parts are the cells of a table, row by row; otherwise
    /// 0.
    virtual std::size_t partColumns() const { return 0; }
    /// Return the header of a row or a column of the table, such as "x₅".
    virtual QString partRowName(std::size_t /*row*/) const { return {}; }
    virtual QString partColumnName(std::size_t /*column*/) const { return {}; }

    /// Returns the revision at which the parts got their current numbers. Code that stores a part
    /// for longer than a call must store this revision with it: see OfRevision.
    std::uint64_t partRevision() const { return partRevision_; }

protected:
    /// Must be called when the parts are renumbered.
    void renumberParts() { partRevision_ = nextRevision(); }

private:
    std::uint64_t partRevision_ = nextRevision();
};

/// Notifies screen readers that a part has a new name (NameChanged), has the keyboard cursor
/// (Focus), or was turned on or off (StateChanged). `view` must be a PartedView; nothing is sent
/// while it is hidden.
void reportPart(QWidget& view, std::size_t part, QAccessible::Event what);

/// Change the accessible name or description of a widget. They do nothing if the text stays the
/// same. QWidget's own functions would notify screen readers even if the text is unchanged, for
/// example five times a second for a clock.
void changeName(QWidget& widget, const QString& name);
void changeDescription(QWidget& widget, const QString& description);

/// Sets the description of a view. If the view has a current part, notifies screen readers of its
/// name.
void reportCurrentPart(QWidget& view, const QString& description);

/// For tests: sets a function that receives the same notifications as screen readers. Qt does not
/// send them if no screen reader is active.
void observeParts(std::function<void(const QString& name, QAccessible::Event what)> hear);
/// Passes a notification to the function set by observeParts(), if there is one.
void notifyObserver(const QString& text, QAccessible::Event what);
bool hasObserver();

} // namespace lightsout
