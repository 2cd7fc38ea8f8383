// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/OfRevision.h"

#include <QAccessible>
#include <QRectF>

#include <functional>
#include <optional>

class QWidget;

namespace lightsout {

/// A painted view with parts that screen readers can find: cells, entries, bars. In a derived
/// widget they are accessible children, after those that are widgets.
class PartedView {
public:
    PartedView();
    PartedView(const PartedView&) = delete;
    PartedView& operator=(const PartedView&) = delete;
    virtual ~PartedView() = default;

    /// In views with more parts, only the one with the keyboard cursor is reported.
    static constexpr std::size_t maxParts = 10'000;

    /// Parts are numbered from 0, in the order of reading.
    virtual std::size_t partCount() const = 0;
    /// Returns for example "row 2, column 3, on".
    virtual QString partName(std::size_t part) const = 0;
    /// Returns where it is drawn, in the widget's coordinates; it may be outside the visible area.
    virtual QRectF partRect(std::size_t part) const = 0;
    virtual std::optional<std::size_t> partAt(QPointF position) const = 0;
    /// Returns the part with the keyboard cursor.
    virtual std::optional<std::size_t> currentPart() const = 0;
    /// Returns whether it is on, if parts can be on.
    virtual std::optional<bool> isPartOn(std::size_t /*part*/) const { return std::nullopt; }
    /// Returns what a click on the part does; empty if it does nothing.
    virtual QString partActionName(std::size_t /*part*/) const { return {}; }
    virtual void pressPart(std::size_t /*part*/) {}

    /// Returns the number of columns if the parts are the cells of a table, row by row; otherwise
    /// 0.
    virtual std::size_t partColumns() const { return 0; }
    /// Return the header of a row of the table, or of a column: "x₅".
    virtual QString partRowName(std::size_t /*row*/) const { return {}; }
    virtual QString partColumnName(std::size_t /*column*/) const { return {}; }

    /// Returns the revision since which the parts have their numbers. A part that is stored beyond
    /// a call must be stored with this revision: see OfRevision.
    std::uint64_t partRevision() const { return partRevision_; }

protected:
    /// Must be called when the parts are renumbered.
    void renumberParts() { partRevision_ = nextRevision(); }

private:
    std::uint64_t partRevision_ = nextRevision();
};

/// Notifies screen readers that a part has another name, NameChanged, or the keyboard cursor,
/// Focus. `view` is a PartedView; nothing is sent while it is hidden.
void reportPart(QWidget& view, std::size_t part, QAccessible::Event what);

/// Changes the accessible name or description of a widget. Does nothing if the text is the same:
/// QWidget's own functions notify screen readers even then, five times a second for a clock.
void changeName(QWidget& widget, const QString& name);
void changeDescription(QWidget& widget, const QString& description);

/// Describes a view, and notifies screen readers of the name of its current part, if there is one.
void reportCurrentPart(QWidget& view, const QString& description);

/// For tests: reports the same notifications, which Qt does not send if no screen reader is active.
void observeParts(std::function<void(const QString& name, QAccessible::Event what)> hear);

} // namespace lightsout
